/**
 * The counting stats that are projected, in one fixed order, and what follows from them.
 *
 * Points and rebounds are sums of others, so they are derived and never projected on their own: a line always adds up.
 */
import { STAT, type StatLine } from "../stats/stats";

export const BASE_STATS = [
  STAT.FGM,
  STAT.FGA,
  STAT.THREE_PM,
  STAT.THREE_PA,
  STAT.FTM,
  STAT.FTA,
  STAT.OREB,
  STAT.DREB,
  STAT.AST,
  STAT.STL,
  STAT.BLK,
  STAT.TO,
  STAT.PF,
] as const;

export const BASE_STAT_COUNT = BASE_STATS.length;

/** Amounts in the order of `BASE_STATS`. */
export type StatVector = Float64Array;

/** The base stats of a line. A stat that the line does not carry counts as 0: box scores carry all of them. */
export const statVector = (line: StatLine): StatVector =>
  Float64Array.from(BASE_STATS, (statId) => line[String(statId)] ?? 0);

/**
 * The line of one game with points, total rebounds and misses derived. @param minutes added as a stat of its own when
 * given.
 */
export function lineOf(vector: StatVector, minutes?: number): StatLine {
  const amount = (at: number) => vector[at] ?? 0;
  return {
    ...Object.fromEntries(BASE_STATS.map((statId, at) => [statId, amount(at)])),
    [STAT.PTS]: 2 * amount(0) + amount(2) + amount(4),
    [STAT.REB]: amount(6) + amount(7),
    [STAT.FG_MISSED]: amount(1) - amount(0),
    [STAT.FT_MISSED]: amount(5) - amount(4),
    [STAT.THREE_MISSED]: amount(3) - amount(2),
    [STAT.GP]: 1,
    ...(minutes === undefined ? {} : { [STAT.MIN]: minutes }),
  };
}

/** ESPN's default points per base stat, its points and rebounds spread over the stats that make them. */
export const PRODUCTION_WEIGHTS: StatVector = Float64Array.from([4, -1, 2, 0, 2, -1, 1, 1, 2, 4, 4, -2, 0]);

/** All-round production: the one number by which players and opponents are compared whatever a league scores. */
export function productionOf(vector: StatVector): number {
  let sum = 0;
  for (let at = 0; at < BASE_STAT_COUNT; at++) sum += (vector[at] ?? 0) * (PRODUCTION_WEIGHTS[at] ?? 0);
  return sum;
}
