/**
 * Proof that a server which is used without a pause holds on to nothing and does not slow down.
 *
 * A person asks, reads, cuts streams, plans, decides, moves the demo's day and has every job run; then deletes the
 * conversations and resets the demo, so that each cycle ends where it began. What the server holds is read there. The
 * first cycles fill caches and are left out; of the rest the last third is held against the first.
 */

import { createCaller, type Notes, type Tally } from "../server/patient-person";
import { proofInstance } from "../server/proof-instance";
import { type ProofServer, startProofServer } from "../server/proof-server";
import type { TrialOutcome } from "../suite";
import { holdingOf } from "./soak-measures";
import { noLatencies, soakRound, startedAnew } from "./soak-person";
import { type Cycle, describeCycles, medianOf, notFlat } from "./soak-verdict";

type Trial = {
  readonly minutes: number;
  /** Fewer in the short trial, so that its thirds are more than one cycle each. */
  readonly roundsPerCycle: number;
  /**
   * The short trial runs beside CI's evaluations, whose load comes and goes: its latencies and resident memory, which
   * was 0.93 to 1.15 of the beginning's in three of them, are printed and not held. Live memory is read once the
   * garbage is gone.
   */
  readonly holdsPace: boolean;
};

/** The short one for CI, then the hour. */
const TRIALS: readonly [Trial, ...Trial[]] = [
  { minutes: 5, roundsPerCycle: 2, holdsPace: false },
  { minutes: 60, roundsPerCycle: 4, holdsPace: true },
];
export const SOAK_TRIALS = TRIALS.length;
const MINUTE_MS = 60_000;
const WARM_UP_CYCLES = 1;

export async function soakTrial(index: number): Promise<TrialOutcome> {
  const { minutes, roundsPerCycle, holdsPace } = TRIALS[(index - 1) % TRIALS.length] ?? TRIALS[0];
  const place = await (await proofInstance("embedded")).fresh();
  let logLines = 0;
  let server: ProofServer | undefined;
  const tally: Tally = { runs: 0, failed: 0, again: 0, clicks: 0, refused: 0 };
  const problems: string[] = [];
  const cycles: Cycle[] = [];
  try {
    server = await startProofServer(
      { ...place.env, FANVISE_JOBS: "on", FANVISE_LOG_LEVEL: "info" },
      { onLine: () => (logLines += 1) },
    );
    const untilMs = performance.now() + minutes * MINUTE_MS;
    const caller = createCaller(server.origin, "", tally);
    const notes: Notes = { reported: { cardIds: new Set(), decisions: new Map() }, tally, problems, untilMs: Infinity };
    while (performance.now() < untilMs && problems.length === 0) {
      const latencies = noLatencies();
      const linesBefore = logLines;
      for (let at = 0; at < roundsPerCycle; at += 1)
        await soakRound({ origin: server.origin, caller, notes, at: cycles.length * roundsPerCycle + at }, latencies);
      await startedAnew(caller);
      const resourceUse = await holdingOf(server, place.env.FANVISE_DATA_DIR ?? "");
      cycles.push({ resourceUse, latencies, lines: logLines - linesBefore, loopMs: measuredLoop() });
    }
  } finally {
    await server?.kill("SIGTERM");
    await place.remove();
  }
  const measured = cycles.slice(WARM_UP_CYCLES);
  problems.push(...notFlat(measured, { holdsPace }));
  const lines = describeCycles(measured, minutes, tally);
  return {
    ok: problems.length === 0,
    line: [...lines, ...problems.map((each) => `WRONG: ${each}`)].join("\n    "),
    figures: { minutes, cycles: cycles.length, plans: tally.runs, clicks: tally.clicks, wrong: problems.length },
  };
}

/** How fast this machine is at the moment: others run on it too. */
function measuredLoop(): number {
  const times = Array.from({ length: 5 }, () => {
    const beganMs = performance.now();
    let sum = 0;
    for (let at = 0; at < 5_000_000; at += 1) sum += Math.sqrt(at);
    return sum > 0 ? performance.now() - beganMs : 0;
  });
  return medianOf(times);
}

export const soakSummary = (outcomes: readonly TrialOutcome[]): readonly string[] => outcomes.map(({ line }) => line);
