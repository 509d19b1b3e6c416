/**
 * Proof that every fault of every dependency looks as `docs/technical/Faults.md` says, loses nothing, and is over as
 * soon as it says.
 *
 * A trial is one cell, tried on the built server. The document is made from the same cells; it is written when a full
 * run has tried them all and found them so.
 */
import { writeFileSync } from "node:fs";
import type { TrialOutcome } from "../suite";
import { CELLS, faultsDocument, TRIED_CELLS } from "./fault-matrix";
import { tryCell } from "./fault-trial";

const FAULTS_DOCUMENT = new URL("../../../docs/technical/Faults.md", import.meta.url);
const RUNS_AT_WILL = "not possible on this machine";

export async function faultMatrixTrial(index: number): Promise<TrialOutcome> {
  const cell = TRIED_CELLS[(index - 1) % TRIED_CELLS.length];
  if (!cell) throw new Error("there are no cells");
  const name = `${cell.dependency}, ${cell.mode}`;
  if (cell.isPossible && !cell.isPossible()) return { ok: true, line: `SKIPPED ${name}: ${RUNS_AT_WILL}` };
  const { problems, recoveredMs } = await tryCell(cell);
  return {
    ok: problems.length === 0,
    line: `${name}: ${cell.how}; well again after ${(recoveredMs / 1_000).toFixed(1)} s${problems.map((each) => `\n    ${each}`).join("")}`,
    figures: {
      tried: 1,
      recoveredMs: Math.round(recoveredMs),
      lost: problems.filter((each) => each.startsWith("lost")).length,
    },
  };
}

export function faultMatrixSummary(outcomes: readonly TrialOutcome[]): readonly string[] {
  const all = (name: string) => outcomes.map(({ figures }) => figures?.[name] ?? 0);
  const tried = all("tried").reduce((sum, one) => sum + one, 0);
  const isComplete = tried === TRIED_CELLS.length && outcomes.every(({ ok }) => ok);
  if (isComplete) writeFileSync(FAULTS_DOCUMENT, faultsDocument());
  return [
    `${tried} of ${TRIED_CELLS.length} cells tried as they are written, ${CELLS.length - TRIED_CELLS.length} do not apply; longest recovery ${(Math.max(0, ...all("recoveredMs")) / 1_000).toFixed(1)} s`,
    `${all("lost").reduce((sum, one) => sum + one, 0)} acknowledged answers lost`,
    ...(isComplete ? ["docs/technical/Faults.md is written"] : []),
  ];
}
