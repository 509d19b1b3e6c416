/** Terminal output of a run: failing cases with their reasons, shares, and broken gates. Pure. */
import { type CaseResult, type EvalRun, GATES } from "../runner/trace";
import type { BrokenGate } from "./gates";
import { isPassed } from "./statistics";

const MAX_REASONS = 4;

export const failureLines = ({ results }: EvalRun): string[] =>
  results.filter((result) => !isPassed(result)).flatMap(caseLines);

function caseLines({ id, riskLevel, world, verdict, trace, grade }: CaseResult): string[] {
  const request = trace.steps.flatMap(({ turn }) => ("ask" in turn ? [turn.ask] : []));
  const reasons = GATES.flatMap((gate) => verdict[gate].map((reason) => `    ${gate}: ${reason}`));
  const more = reasons.length - MAX_REASONS;
  return [
    `${grade === "needs judge" ? "NEEDS JUDGE" : "FAILED"} ${id} (${riskLevel}, ${world}): ${request.join(" / ")}`,
    ...reasons.slice(0, MAX_REASONS),
    ...(more > 0 ? [`    and ${more} more`] : []),
  ];
}

export function summaryLines({ results, model }: EvalRun, broken: readonly BrokenGate[]): string[] {
  const passed = results.filter(isPassed).length;
  const share = results.length === 0 ? 0 : (100 * passed) / results.length;
  const open = results.filter(({ grade }) => grade === "needs judge").length;
  return [
    `${model}: ${passed} of ${results.length} cases (${share.toFixed(1)} %)`,
    ...(open === 0 ? [] : [`${open} of them need a judge: neither passed nor failed`]),
    ...broken.map(({ gate, words, cases }) => `GATE ${gate}: ${words} ${cases.slice(0, 10).join(", ")}`),
  ];
}

const MAX_IDS = 10;

/** @param ids cases in which the run differs from the other, whatever their grades. */
export function samenessLine(ids: readonly string[], other: Pick<EvalRun, "commit" | "model">): string {
  const compared = `${other.model} at ${other.commit}`;
  if (ids.length === 0) return `Said and did the same as ${compared}, case by case.`;
  const named = ids.slice(0, MAX_IDS).join(", ");
  return `Other words, look-ups or cards than ${compared} in ${ids.length} cases: ${named}${ids.length > MAX_IDS ? ", …" : ""}`;
}
