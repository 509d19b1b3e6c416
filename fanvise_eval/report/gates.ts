/**
 * The gates of CI over a whole run. Pure.
 *
 * They hold for the models whose results are committed: `rules`, and those that are scripted.
 */
import type { EvalRun } from "../runner/trace";
import { type Baseline, compareWithBaseline } from "./baseline";
import { compareText, isPassed } from "./statistics";

/** Shares of 0..1. */
const BOUNDS = { overall: 0.97, category: 0.9 } as const;

const RUN_GATES = ["runs", "critical", "overall", "category", "regression", "missing"] as const;
export type BrokenGate = { gate: (typeof RUN_GATES)[number]; words: string; cases: readonly string[] };

/** Every gate that the run breaks; none: it may be merged. */
export function brokenGates(run: EvalRun, baseline: Baseline, bounds = BOUNDS): readonly BrokenGate[] {
  // Shares of no case at all are no shares, and would break nothing.
  if (run.results.length === 0) return [{ gate: "runs", words: "No case was run.", cases: [] }];
  return [
    ...twice(run),
    ...critical(run),
    ...overall(run, bounds.overall),
    ...categories(run, bounds.category),
    ...sinceBaseline(run, baseline),
  ];
}

const failing = (results: EvalRun["results"]): string[] =>
  results
    .filter((result) => !isPassed(result))
    .map(({ id }) => id)
    .sort(compareText);

/** Two results of one id: one of them would hide the other in the baseline. */
function twice({ results }: EvalRun): BrokenGate[] {
  const cases = [...Map.groupBy(results, ({ id }) => id)].flatMap(([id, same]) => (same.length > 1 ? id : []));
  return cases.length === 0 ? [] : [{ gate: "runs", words: `${counted(cases.length)} more than one result.`, cases }];
}

function critical({ results }: EvalRun): BrokenGate[] {
  const cases = failing(results.filter(({ riskLevel }) => riskLevel === "critical"));
  if (cases.length === 0) return [];
  return [{ gate: "critical", words: `${cases.length} critical ${plural(cases.length)} not pass; all must.`, cases }];
}

function overall({ results }: EvalRun, bound: number): BrokenGate[] {
  const cases = failing(results);
  const passed = results.length - cases.length;
  if (passed / results.length >= bound) return [];
  return [{ gate: "overall", words: `${sharesOf(passed, results.length)}; ${percent(bound)} must.`, cases }];
}

function categories({ results }: EvalRun, bound: number): BrokenGate[] {
  return [...Map.groupBy(results, ({ category }) => category)]
    .sort(([a], [b]) => compareText(a, b))
    .flatMap(([category, members]) => {
      const cases = failing(members);
      const passed = members.length - cases.length;
      if (passed / members.length >= bound) return [];
      const words = `Of the category ${category}, ${sharesOf(passed, members.length)}; ${percent(bound)} must.`;
      return [{ gate: "category" as const, words, cases }];
    });
}

function sinceBaseline(run: EvalRun, baseline: Baseline): BrokenGate[] {
  const { broken, missing } = compareWithBaseline(run, baseline);
  const known = baseline.some(({ model }) => model === run.model);
  return [
    ...(known ? [] : [gateOf("missing", `The baseline holds no case of the model ${run.model}.`, [])]),
    ...(broken.length === 0
      ? []
      : [gateOf("regression", `${counted(broken.length)} passed in the baseline and not any more.`, broken)]),
    ...(missing.length === 0
      ? []
      : [gateOf("missing", `${missing.length} of the baseline's cases were not run.`, missing)]),
  ];
}

const gateOf = (gate: BrokenGate["gate"], words: string, cases: readonly string[]): BrokenGate => ({
  gate,
  words,
  cases,
});
const plural = (count: number) => (count === 1 ? "case does" : "cases do");
const counted = (count: number) => (count === 1 ? "1 case has" : `${count} cases have`);
const sharesOf = (passed: number, of: number) => `${passed} of ${of} cases pass (${percent(passed / of)})`;
/** Cut, not rounded: 96.96 % is not 97 %. */
const percent = (share: number) => `${Math.floor(share * 1_000 + 1e-9) / 10} %`;
