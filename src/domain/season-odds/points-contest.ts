/**
 * Matchups to come of a points league, from what both rosters are expected to score.
 *
 * The three constants are of 2023-24: 24 replayed leagues, every Monday, each later week of each team against what was expected of it.
 * Rosters differ less later than they seem to now, and what a forecast misses in one week it partly misses in all. 2024-25 has nearly the
 * same (0.72, 0.22 and 233 points a margin), and played no part in them.
 */
import type { ContestForecast } from "./simulate";

/** Deviation of a whole week's margin around what is expected, as a share of the points a team scores in it: 233 of 1,249. */
const WEEK_DEVIATION = 0.187;

/** Part of an expected difference that is still there in later weeks: 0.72 in the next three, 0.60 beyond eight. */
const LATER_DIFFERENCE = 0.65;

/** Share of a margin's variance that lasts for the rest of the season. */
export const LASTING_SHARE = 0.21;

/** An expected margin in deviations, as far as it is still there in later weeks. Measured on points; categories follow it. */
export const laterEdge = (edge: number): number => LATER_DIFFERENCE * edge;

/** @param weekly points that a team of the league scores in seven days, above 0 */
export function pointsContest(
  home: number,
  away: number,
  weekly: number,
  laterDifference: number = LATER_DIFFERENCE,
): ContestForecast {
  const level = (home + away) / 2;
  // Variance grows with the games, and points do.
  const deviation = WEEK_DEVIATION * weekly * Math.sqrt(Math.max(level, 1) / weekly);
  const difference = laterDifference * (home - away);
  return {
    edges: [difference / deviation],
    points: { home: level + difference / 2, away: level - difference / 2, deviation: deviation / Math.SQRT2 },
  };
}
