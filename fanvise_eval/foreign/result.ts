/** What a foreign case came to, in the form of all results: its tools and answers are in the trace. Pure. */
import type { CaseResult, Trace } from "../runner/trace";
import type { ForeignCase } from "./case";
import { gradeForeign } from "./grade";

/** One time that the question was asked. */
export type Asked = { trace: Trace; usage: CaseResult["usage"] };

/**
 * Result over all repetitions: failed when one failed, passed when all passed; a case that needs a judge has no score.
 *
 * @param repetitions at least one
 */
export function foreignResult(foreign: ForeignCase, world: string, repetitions: readonly Asked[]): CaseResult {
  const graded = repetitions.map((request) => ({
    asked: request,
    ...gradeForeign(foreign, request.trace.steps.at(-1)?.answer ?? null),
  }));
  const shown =
    graded.find(({ grade }) => grade === "failed") ?? graded.find(({ grade }) => grade === "needs judge") ?? graded[0];
  if (!shown) throw new RangeError("a case is asked at least once");
  return {
    id: foreign.id,
    category: foreign.category,
    language: foreign.language,
    world,
    // The form says nothing of risks and scenarios.
    riskLevel: "medium",
    scenario: "foreign",
    scores: shown.grade === "needs judge" ? [] : graded.map(({ grade }) => (grade === "passed" ? 1 : 0)),
    verdict: shown.verdict,
    ...shown.asked,
    grade: shown.grade,
  };
}
