/**
 * Later weeks of a category league: each team's next full week, once, grown or shrunk to what it plays in the week asked about.
 *
 * Pure. The moments of a week's lines cost a hundredth of a second a team, and a season has a hundred team-weeks: a sum and its variance grow
 * with the games, so one week of each team serves for all. Categories are taken as independent.
 */
import type { ScoringItem } from "../league/league";
import type { PeriodRange } from "../season/calendar";
import { categoryChances, prepareSides, totalAt } from "../win-probability/category-matchup";
import { matchupChances } from "../win-probability/category-outcomes";
import { CATEGORY_CALIBRATION, LINE_NOISE } from "../win-probability/committed-noise";
import type { CategoryTotal, Chances } from "../win-probability/contest";
import { laterLines, type TeamWeeks } from "./team-weeks";

export type LaterCategories = { readonly categories: readonly Chances[]; readonly matchup: Chances };

/** `null` in a league with a category that no line has. @param typical a week in which every team plays */
export function laterCategoryForecasts(
  items: readonly ScoringItem[],
  weeks: TeamWeeks,
  { teamCount, typical }: { readonly teamCount: number; readonly typical: PeriodRange },
): ((range: PeriodRange, one: number, other: number) => LaterCategories) | null {
  const sides = Array.from({ length: teamCount }, (_, team) => ({
    scored: {},
    games: laterLines(weeks.starts(team, typical)),
  }));
  const prepared = prepareSides(items, sides, LINE_NOISE);
  if (!prepared.ok) return null;
  const { forms } = prepared.value;
  const usual = sides.map((_, team) => weeks.points(team, typical));
  return (range, one, other) => {
    const growth = (team: number) => {
      const week = usual[team] ?? 0;
      return week > 0 ? weeks.points(team, range) / week : 1;
    };
    const [mine, theirs] = [growth(one), growth(other)];
    const categories = forms.map((form, index) =>
      categoryChances(
        form,
        grown(totalAt(prepared.value.sides, one, index), mine),
        grown(totalAt(prepared.value.sides, other, index), theirs),
        CATEGORY_CALIBRATION,
      ),
    );
    return { categories, matchup: matchupChances(categories) };
  };
}

const grown = (
  { above, below, varAbove, varBelow, covariance, ...rest }: CategoryTotal,
  by: number,
): CategoryTotal => ({
  ...rest,
  above: above * by,
  below: below * by,
  varAbove: varAbove * by,
  varBelow: varBelow * by,
  covariance: covariance * by,
});
