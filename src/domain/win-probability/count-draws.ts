/** Counts by inversion: one uniform number, one count, and a larger mean never gives a smaller count of it. */

/** No count of a game reaches this; it ends a walk that rounding would not. */
const LARGEST_COUNT = 250;

const RECIPROCALS = Float64Array.from({ length: LARGEST_COUNT + 2 }, (_, at) => (at === 0 ? 0 : 1 / at));

export function poisson(mean: number, uniform: number): number {
  let chance = Math.exp(-mean);
  let reached = chance;
  let count = 0;
  while (uniform > reached && count < LARGEST_COUNT) {
    count++;
    chance *= mean * (RECIPROCALS[count] ?? 0);
    reached += chance;
  }
  return count;
}

/** @param tries a whole number. @param logMiss `log(1 - chance)`, where the caller draws often at one chance. */
export function binomial(tries: number, chance: number, uniform: number, logMiss = Math.log1p(-chance)): number {
  if (tries <= 0 || chance <= 0) return 0;
  if (chance >= 1) return tries;
  const odds = chance / (1 - chance);
  let exactly = Math.exp(tries * logMiss);
  let reached = exactly;
  let count = 0;
  while (uniform > reached && count < tries && count < LARGEST_COUNT) {
    exactly *= odds * (tries - count) * (RECIPROCALS[count + 1] ?? 0);
    count++;
    reached += exactly;
  }
  return count;
}

/**
 * A count of this mean whose variance is `spread` times it, 0 < spread <= 2: singles and pairs above 1, Poisson at 1, a
 * binomial below (there the number of tries is rounded at random, so that the mean is exact).
 */
export function drawCount(mean: number, spread: number, first: number, second: number): number {
  if (spread > 1) return 2 * poisson((mean * (spread - 1)) / 2, first) + poisson(mean * (2 - spread), second);
  if (spread === 1) return poisson(mean, second);
  return binomial(Math.floor(mean / (1 - spread) + first), 1 - spread, second);
}
