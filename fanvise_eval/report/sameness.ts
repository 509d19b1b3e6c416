/** Whether two runs said and did the same: grades, words, look-ups with their answers, cards, decisions. */
import type { CaseResult, EvalRun } from "../runner/trace";

/**
 * Fields that depend on the moment or on chance and differ between equal runs. A prompt contains ages, so its length is
 * one.
 */
const OF_THE_RUN: ReadonlySet<string> = new Set([
  ...["ms", "events", "cached"],
  ...["id", "threadId", "runId", "connectionId", "proposalId", "toolCallId", "replaces", "dependsOn"],
  ...["fetchedAt", "ageSeconds", "age", "inputTokens", "createdAt", "decidedAt", "statusChangedAt", "checkedAt"],
]);

/** Ids of the cases that only one run has, or in which the two differ, in the order of the first. */
export function differingCases(run: EvalRun, other: EvalRun): string[] {
  const [mine, theirs] = [textByCase(run), textByCase(other)];
  return [...new Set([...mine.keys(), ...theirs.keys()])].filter((id) => mine.get(id) !== theirs.get(id));
}

const textByCase = ({ results }: EvalRun): Map<string, string> =>
  new Map(results.map((result) => [result.id, caseText(result)]));

const caseText = (result: CaseResult): string =>
  JSON.stringify(result, (key, value: unknown) => (OF_THE_RUN.has(key) ? undefined : value));
