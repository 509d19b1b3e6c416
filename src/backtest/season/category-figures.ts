/** What season replays of category leagues show: categories, matchups or rank points won, and places. */
import { type ClusteredMean, clusteredMean } from "../reliability";
import { type CategoryRun, matchupWon } from "./category-replay";
import type { CategoryGoal } from "./category-standing";

export type CategorySeasonFigures = {
  readonly leagues: number;
  readonly seasons: number;
  /**
   * Share of categories won a week where each counts, of matchups where most of them do, ties counted half; in a rotisserie the final rank
   * points. Intervals are clustered by league.
   */
  readonly score: ClusteredMean;
  /** The score of each seat less that of the same seat by rule. */
  readonly overRule: ClusteredMean;
  readonly place: ClusteredMean;
  /** The lowest score of a season. */
  readonly worstSeason: number;
  readonly addsPerWeek: number;
};

/**
 * @param byRule seasons of the same seats without advice, in any order. Throws `TooFewGames` for fewer than two leagues.
 */
export function categoryFigures(
  runs: readonly CategoryRun[],
  byRule: readonly CategoryRun[],
  { goal, categoryCount }: { readonly goal: CategoryGoal; readonly categoryCount: number },
): CategorySeasonFigures {
  const scoreOf = (run: CategoryRun): number => {
    if (goal === "roto") return run.rankPoints ?? 0;
    const shares = run.matchups.map((week) =>
      goal === "most-categories" ? matchupWon(week) : (1 + (week.won - week.lost) / categoryCount) / 2,
    );
    return shares.reduce((sum, share) => sum + share, 0) / shares.length;
  };
  const keyOf = ({ seed, seat }: CategoryRun) => `${seed} ${seat}`;
  const ruleScores = new Map(byRule.map((run) => [keyOf(run), scoreOf(run)]));
  const clustered = (of: (run: CategoryRun) => number) =>
    clusteredMean(runs.map((run) => ({ value: of(run), cluster: run.seed })));
  return {
    leagues: new Set(runs.map(({ seed }) => seed)).size,
    seasons: runs.length,
    score: clustered(scoreOf),
    overRule: clustered((run) => scoreOf(run) - (ruleScores.get(keyOf(run)) ?? Number.NaN)),
    place: clustered(({ place }) => place),
    worstSeason: Math.min(...runs.map(scoreOf)),
    addsPerWeek:
      runs.flatMap(({ moves }) => moves).filter(({ add }) => add !== null).length /
      runs.reduce((sum, { weekCount }) => sum + weekCount, 0),
  };
}
