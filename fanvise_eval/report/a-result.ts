/** Results for tests of reports: passed unless said otherwise. */
import { type CaseResult, type EvalRun, NOTHING_BROKEN } from "../runner/trace";

export function aResult(id: string, over: Partial<CaseResult> = {}): CaseResult {
  return {
    id,
    category: "math",
    riskLevel: "medium",
    scenario: "G",
    world: "points-jan15-demo",
    language: "en",
    scores: [1],
    verdict: NOTHING_BROKEN,
    trace: { steps: [], cards: [], decisionCount: 0, rosterBefore: [], rosterAfter: [] },
    usage: { modelCalls: 2, toolCalls: 1, inputTokens: 0, outputTokens: 0, costUsd: 0, ms: 40 },
    grade: "passed",
    ...over,
  };
}

export const aFailure = (id: string, over: Partial<CaseResult> = {}): CaseResult =>
  aResult(id, {
    scores: [0],
    grade: "failed",
    verdict: { ...NOTHING_BROKEN, information: ["does not say 512.3"] },
    ...over,
  });

export const aRun = (results: readonly CaseResult[], over: Partial<EvalRun> = {}): EvalRun => ({
  dataset: "golden",
  model: "rules",
  commit: "abc1234",
  startedAt: "2025-01-15T12:00:00.000Z",
  repeat: 1,
  results,
  ...over,
});
