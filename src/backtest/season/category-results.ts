/** Who won what by categories: a matchup's categories, a rotisserie's rank points, and places. */
import { isRatio, ratioOf, type StatLine } from "@/domain/stats/stats";
import type { CategoryRule } from "@/domain/win-probability/category-form";

export type CategoryScore = { readonly won: number; readonly lost: number };

/** 1 when mine is better, -1 when theirs is, 0 for a tie. A percentage without an attempt on either side is a tie. */
function outcomeOf({ statId, isReverse }: CategoryRule, mine: StatLine, theirs: StatLine): number {
  const amountOf = (line: StatLine) => (isRatio(statId) ? ratioOf(statId, line) : (line[String(statId)] ?? 0));
  const [own, other] = [amountOf(mine), amountOf(theirs)];
  if (own === undefined || other === undefined) return 0;
  return Math.sign(own - other) * (isReverse ? -1 : 1);
}

export function categoryScore(rules: readonly CategoryRule[], mine: StatLine, theirs: StatLine): CategoryScore {
  const outcomes = rules.map((rule) => outcomeOf(rule, mine, theirs));
  return { won: outcomes.filter((one) => one > 0).length, lost: outcomes.filter((one) => one < 0).length };
}

/** Rank points of each team: in each category 1 for the last, one more for every team behind, ties shared. */
export const rankPoints = (rules: readonly CategoryRule[], teams: readonly StatLine[]): number[] =>
  teams.map((mine) =>
    rules.reduce((sum, rule) => {
      // The team itself is level with itself.
      const ahead = teams.reduce((total, theirs) => total + (1 + outcomeOf(rule, mine, theirs)) / 2, -0.5);
      return sum + 1 + ahead;
    }, 0),
  );

/** From 1; teams that are level share their places. @param keys of each team, the first that differs decides */
export const placeOf = (team: number, keys: readonly (readonly number[])[]): number => {
  const own = keys[team] ?? [];
  const compared = keys.map((other) => Math.sign(other.map((key, at) => key - (own[at] ?? 0)).find(Boolean) ?? 0));
  const ahead = compared.filter((one) => one > 0).length;
  const level = compared.filter((one) => one === 0).length - 1;
  return 1 + ahead + level / 2;
};
