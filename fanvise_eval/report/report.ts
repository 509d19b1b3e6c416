/** Content of a report in reading order: whether it may be merged, what fails, then the tables. Pure. */
import type { GoldenCase } from "../cases/schema";
import type { CaseResult, EvalRun } from "../runner/trace";
import { type Baseline, type BaselineComparison, compareWithBaseline } from "./baseline";
import type { BrokenGate } from "./gates";
import {
  compareText,
  GROUPINGS,
  type Grouping,
  groupsOf,
  isPassed,
  type McNemar,
  mcNemar,
  type Share,
  type Summary,
  summaryOf,
  type UsageTotals,
  usageOf,
} from "./statistics";

export type ReportInput = {
  run: EvalRun;
  /** Cases by id, for the expectations of failed ones. */
  cases?: ReadonlyMap<string, GoldenCase>;
  /** The oracle's value of each reference, such as `score:me`, by case id. */
  facts?: ReadonlyMap<string, Readonly<Record<string, readonly string[]>>>;
  /** Left out: gates were not asked for, as with a model of one's own. */
  brokenGates?: readonly BrokenGate[];
  baseline?: Baseline;
  /** Hashes of the run's cases, to detect those rewritten since the baseline. */
  hashes?: ReadonlyMap<string, string>;
  /** Another run of the same cases, such as of another model. */
  other?: EvalRun;
};

export type Shown = {
  result: CaseResult;
  expect: GoldenCase["expect"] | null;
  provenance: string | null;
  facts: Readonly<Record<string, readonly string[]>>;
};

export type Report = {
  run: Omit<EvalRun, "results">;
  summary: Summary;
  usage: UsageTotals;
  gates: readonly BrokenGate[] | null;
  /** Critical ones first. */
  failing: readonly Shown[];
  needsJudge: readonly Shown[];
  passed: readonly CaseResult[];
  tables: readonly { by: Grouping; groups: ReturnType<typeof groupsOf> }[];
  baseline: BaselineComparison | null;
  other: { run: Omit<EvalRun, "results">; summary: Summary; usage: UsageTotals; mcNemar: McNemar } | null;
};

const RISKS = ["critical", "high", "medium"] as const;

export function reportOf(input: ReportInput): Report {
  const { run, baseline, hashes, other } = input;
  const sorted = [...run.results].sort(byRiskAndId);
  const shown = (result: CaseResult): Shown => {
    const golden = input.cases?.get(result.id);
    return {
      result,
      expect: golden?.expect ?? null,
      provenance: golden?.provenance ?? null,
      facts: input.facts?.get(result.id) ?? {},
    };
  };
  return {
    run: headOf(run),
    summary: summaryOf(sorted),
    usage: usageOf(sorted),
    gates: input.brokenGates ?? null,
    failing: sorted.filter((result) => !isPassed(result) && result.grade !== "needs judge").map(shown),
    needsJudge: sorted.filter(({ grade }) => grade === "needs judge").map(shown),
    passed: sorted.filter(isPassed).sort((a, b) => compareText(a.id, b.id)),
    tables: GROUPINGS.map((by) => ({ by, groups: groupsOf(sorted, by) })),
    baseline: baseline ? compareWithBaseline(run, baseline, hashes) : null,
    other: other
      ? {
          run: headOf(other),
          summary: summaryOf(other.results),
          usage: usageOf(other.results),
          mcNemar: mcNemar(run.results, other.results),
        }
      : null,
  };
}

const headOf = ({ results: _, ...head }: EvalRun): Omit<EvalRun, "results"> => head;

const byRiskAndId = (a: CaseResult, b: CaseResult): number =>
  RISKS.indexOf(a.riskLevel) - RISKS.indexOf(b.riskLevel) || compareText(a.id, b.id);

/** "97.3 % (93.4 to 98.9)". */
export const shareWords = ({ share, low, high }: Share): string =>
  share === null ? "no case" : `${percent(share)} % (${percent(low)} to ${percent(high)})`;

const percent = (share: number): string => (share * 100).toFixed(1);

export const BY_WORDS: Readonly<Record<Grouping, string>> = {
  category: "category",
  riskLevel: "risk",
  scenario: "scenario",
  world: "world",
  language: "language",
};

/** Name and value of each figure of usage, in words. */
export function usageWords(usage: UsageTotals): readonly (readonly [string, string])[] {
  const ms = (value: number | null) => (value === null ? "none" : `${Math.round(value)} ms`);
  return [
    ["model calls", String(usage.modelCalls)],
    ["look-ups", String(usage.toolCalls)],
    ["tokens in", String(usage.inputTokens)],
    ["tokens out", String(usage.outputTokens)],
    ["cost", usage.costUsd === null ? "not known" : `$${usage.costUsd.toFixed(4)}`],
    ["time of a case, median", ms(usage.p50Ms)],
    ["time of a case, 95th percentile", ms(usage.p95Ms)],
    ["time of all cases", `${(usage.ms / 1_000).toFixed(1)} s`],
  ];
}

/** Lists of the comparison with the baseline, with what each means. */
export const baselineWords = (comparison: BaselineComparison): readonly (readonly [string, readonly string[]])[] => [
  ["passed before, fail now", comparison.broken],
  ["of the baseline, not run", comparison.missing],
  ["failed before, pass now", comparison.repaired],
  ["not in the baseline", comparison.added],
  ["written anew since", comparison.rewritten],
];

/** "p = 0.031": how likely so unequal a split is when neither is better. */
export const pWords = (p: number): string => (p < 0.001 ? "p < 0.001" : `p = ${p.toFixed(3)}`);
