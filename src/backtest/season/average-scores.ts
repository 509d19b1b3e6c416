/**
 * Players ranked by z-scores of their season averages, the way of public lists: per category the distance from the mean of the players a
 * league rosters, in their deviations, added up. A percentage counts as makes beyond what the attempts give at those players' rate.
 */
import { RATIOS } from "@/domain/stats/stats";
import type { CategoryRule } from "@/domain/win-probability/category-form";
import type { PlayedAmounts } from "../categories/played-amounts";
import { TEAMS } from "../replay-league";
import { ROSTER_SIZE } from "../replay-lineup";
import { DAYS_PER_WEEK, type ReplaySeason } from "../replay-season";

/**
 * Scores of all players before the Monday of a week. A player without a game has averages of 0.
 *
 * @param poolSize players with the best averages in points, whose means and deviations are taken
 */
export function averageScores(
  season: ReplaySeason,
  amounts: PlayedAmounts,
  categories: readonly CategoryRule[],
  poolSize: number = TEAMS * ROSTER_SIZE,
): (week: number, player: number) => number {
  const known = new Map<number, Float64Array>();
  return (week, player) => {
    const scores = known.get(week) ?? scoresBefore(season, amounts, categories, { week, poolSize });
    known.set(week, scores);
    return scores[player] ?? 0;
  };
}

function scoresBefore(
  season: ReplaySeason,
  amounts: PlayedAmounts,
  categories: readonly CategoryRule[],
  { week, poolSize }: { readonly week: number; readonly poolSize: number },
): Float64Array {
  const perGame = averagesBefore(season, amounts, week);
  const points = (player: number) => season.averages[week * season.players.length + player] || 0;
  const pool = [...season.players.keys()].sort((a, b) => points(b) - points(a) || a - b).slice(0, poolSize);
  const scores = new Float64Array(season.players.length);
  for (const { statId, isReverse } of categories) {
    const value = impactOf(statId, perGame, pool);
    const mean = meanOf(pool, value);
    const deviation = Math.sqrt(meanOf(pool, (player) => (value(player) - mean) ** 2));
    if (deviation === 0) continue;
    const sign = isReverse ? -1 : 1;
    for (let player = 0; player < scores.length; player++)
      scores[player] = (scores[player] ?? 0) + (sign * (value(player) - mean)) / deviation;
  }
  return scores;
}

type PerGame = (statId: number, player: number) => number;

/** Over the games a player played. */
function averagesBefore({ points, players }: ReplaySeason, amounts: PlayedAmounts, week: number): PerGame {
  const games = new Float64Array(players.length);
  const sums = new Map([...amounts.keys()].map((statId) => [statId, new Float64Array(players.length)]));
  for (let at = 0; at < week * DAYS_PER_WEEK * players.length; at++) {
    if (Number.isNaN(points[at] ?? Number.NaN)) continue;
    const player = at % players.length;
    games[player] = (games[player] ?? 0) + 1;
    for (const [statId, sum] of sums) sum[player] = (sum[player] ?? 0) + (amounts.get(statId)?.[at] ?? 0);
  }
  return (statId, player) => (sums.get(statId)?.[player] ?? 0) / Math.max(1, games[player] ?? 0);
}

function impactOf(statId: number, perGame: PerGame, pool: readonly number[]): (player: number) => number {
  const ratio = RATIOS[statId];
  if (!ratio) return (player) => perGame(statId, player);
  const above = (player: number) =>
    ratio.numerator.reduce((sum, [part, factor]) => sum + factor * perGame(part, player), 0);
  const below = (player: number) => perGame(ratio.denominator, player);
  const rate = meanOf(pool, above) / (meanOf(pool, below) || 1);
  return (player) => above(player) - rate * below(player);
}

const meanOf = (pool: readonly number[], of: (player: number) => number): number =>
  pool.reduce((sum, player) => sum + of(player), 0) / Math.max(1, pool.length);
