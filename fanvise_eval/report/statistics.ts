/**
 * The statistics of a report. Pure.
 *
 * A case is the unit: repetitions of one case are no further evidence about the dataset, so every interval counts
 * cases.
 */
import type { CaseResult } from "../runner/trace";

/** Two-sided 95 % of the normal distribution. */
const Z_95 = 1.959963984540054;

/** A share of 0..1 with its 95 % interval. Without cases the share is `null` and the interval everything. */
export type Share = { passed: number; of: number; share: number | null; low: number; high: number };

/** Wilson's score interval without continuity correction. @param passed a mean of repetitions may be a fraction */
export function wilson(passed: number, of: number): Share {
  if (of === 0) return { passed, of, share: null, low: 0, high: 1 };
  if (passed < 0 || passed > of) throw new RangeError(`${passed} of ${of}`);
  const share = passed / of;
  const z2 = Z_95 * Z_95;
  const centre = (passed + z2 / 2) / (of + z2);
  const half = (Z_95 / (of + z2)) * Math.sqrt(of * share * (1 - share) + z2 / 4);
  // At none and all the bound is the share itself; rounding would leave 1e-17 beside it.
  return {
    passed,
    of,
    share,
    low: passed === 0 ? 0 : centre - half,
    high: passed === of ? 1 : centre + half,
  };
}

/**
 * Chance that `k` repetitions drawn from those made all pass: C(passed, k) / C(made, k), the unbiased estimate of
 * pass^k of the τ-bench paper (Yao et al. 2024).
 */
export function passToThe(k: number, passed: number, made: number): number {
  if (k < 1 || k > made) throw new RangeError(`pass^${k} of ${made} repetitions`);
  let chance = 1;
  for (let drawn = 0; drawn < k; drawn++) chance *= Math.max(0, passed - drawn) / (made - drawn);
  return chance;
}

/** Every repetition passed all its gates. What needs a judge has not passed. */
export const isPassed = ({ grade, scores }: Pick<CaseResult, "grade" | "scores">): boolean =>
  grade === "passed" && scores.length > 0 && scores.every((score) => score === 1);

/** Something that could be checked is not met. What needs a judge has not failed. */
export const isFailed = (result: Pick<CaseResult, "grade" | "scores">): boolean =>
  result.grade !== "needs judge" && !isPassed(result);

export type Summary = {
  cases: number;
  needsJudge: number;
  /** pass^1, pass^2 … up to the repetitions made. What needs a judge counts as not passed. */
  passToThe: readonly Share[];
};

export function summaryOf(results: readonly CaseResult[]): Summary {
  const made = results.map(({ scores }) => scores.length).filter((length) => length > 0);
  const repeat = made.length === 0 ? 1 : Math.min(...made);
  const chance = (k: number, { grade, scores }: CaseResult) =>
    grade === "needs judge" || scores.length === 0
      ? 0
      : passToThe(k, scores.filter((score) => score === 1).length, scores.length);
  const at = (k: number) => wilson(total(results.map((result) => chance(k, result))), results.length);
  return {
    cases: results.length,
    needsJudge: results.filter(({ grade }) => grade === "needs judge").length,
    passToThe: Array.from({ length: repeat }, (_, index) => at(index + 1)),
  };
}

export const GROUPINGS = ["category", "riskLevel", "scenario", "world", "language"] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Groups results and sorts the groups by name. */
export function groupsOf(results: readonly CaseResult[], by: Grouping): { name: string; summary: Summary }[] {
  const groups = Map.groupBy(results, (result) => result[by]);
  return [...groups]
    .map(([name, members]) => ({ name, summary: summaryOf(members) }))
    .sort((a, b) => compareText(a.name, b.name));
}

export type McNemar = {
  pairs: number;
  onlyFirst: readonly string[];
  onlySecond: readonly string[];
  /** Cases of one run alone, and those that need a judge in either. */
  unpaired: number;
  /** Two-sided, exact. */
  p: number;
};

/** Do two runs differ, by the cases that only one of them passes? */
export function mcNemar(first: readonly CaseResult[], second: readonly CaseResult[]): McNemar {
  const graded = (results: readonly CaseResult[]) =>
    new Map(results.filter(({ grade }) => grade !== "needs judge").map((result) => [result.id, isPassed(result)]));
  const [a, b] = [graded(first), graded(second)];
  const pairs = [...a.keys()].filter((id) => b.has(id)).sort(compareText);
  const onlyFirst = pairs.filter((id) => a.get(id) && !b.get(id));
  const onlySecond = pairs.filter((id) => !a.get(id) && b.get(id));
  const ids = new Set([...first, ...second].map(({ id }) => id));
  return {
    pairs: pairs.length,
    onlyFirst,
    onlySecond,
    unpaired: ids.size - pairs.length,
    p: exactMcNemar(onlyFirst.length, onlySecond.length),
  };
}

/** Twice the tail of a fair coin over the pairs that differ, at most 1. */
export function exactMcNemar(onlyFirst: number, onlySecond: number): number {
  const differing = onlyFirst + onlySecond;
  const fewer = Math.min(onlyFirst, onlySecond);
  // Logarithms, since 2^-n of a thousand cases is no number any more.
  let logTerm = -differing * Math.LN2;
  let tail = 0;
  for (let heads = 0; heads <= fewer; heads++) {
    tail += Math.exp(logTerm);
    logTerm += Math.log(differing - heads) - Math.log(heads + 1);
  }
  return Math.min(1, 2 * tail);
}

/**
 * Cohen's kappa of two raters: agreement beyond what their own frequencies would give by chance.
 *
 * @returns `null` without pairs, and where both give everything the same label: then chance alone agrees fully.
 */
export function cohensKappa(pairs: readonly (readonly [string, string])[]): number | null {
  if (pairs.length === 0) return null;
  const frequency = (rater: 0 | 1, label: string) =>
    pairs.filter((pair) => pair[rater] === label).length / pairs.length;
  const labels = [...new Set(pairs.flat())];
  const agreed = pairs.filter(([one, other]) => one === other).length / pairs.length;
  const byChance = total(labels.map((label) => frequency(0, label) * frequency(1, label)));
  return byChance === 1 ? null : (agreed - byChance) / (1 - byChance);
}

/** The value that so large a share of them does not exceed, by nearest rank; `null` of none. */
export function quantile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}

export type UsageTotals = {
  modelCalls: number;
  toolCalls: number;
  inputTokens: number;
  outputTokens: number;
  /** `null` as soon as the price of one case is not known. */
  costUsd: number | null;
  ms: number;
  p50Ms: number | null;
  p95Ms: number | null;
};

export function usageOf(results: readonly CaseResult[]): UsageTotals {
  const usages = results.map(({ usage }) => usage);
  const costs = usages.flatMap(({ costUsd }) => costUsd ?? []);
  const sum = (of: "modelCalls" | "toolCalls" | "inputTokens" | "outputTokens" | "ms") =>
    total(usages.map((usage) => usage[of]));
  const ms = usages.map((usage) => usage.ms);
  return {
    modelCalls: sum("modelCalls"),
    toolCalls: sum("toolCalls"),
    inputTokens: sum("inputTokens"),
    outputTokens: sum("outputTokens"),
    costUsd: costs.length === usages.length ? total(costs) : null,
    ms: sum("ms"),
    p50Ms: quantile(ms, 0.5),
    p95Ms: quantile(ms, 0.95),
  };
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Compares by code unit, the same on every machine. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
