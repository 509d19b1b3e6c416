/**
 * How far a real stat line strays from its forecast: one description, from which the closed form takes its moments and
 * the simulation its draws, so that the two answer the same question.
 *
 * Given that he plays, a player's attempts and counts follow forecast × week × game × chance:
 * - week: his forecast is off for all his games alike, in minutes (shared by every count) and in each count by itself;
 * - game: foul trouble, blowouts and overtime move all counts of one line together;
 * - chance: what is left, more or less than Poisson (`spread`, variance ÷ mean).
 * Whether he plays at all goes together over his games too: an absence often lasts the week (`runs`).
 * Week and game factors are lognormal with mean 1. Makes are binomial given attempts. How many of the shots are threes
 * sways by a share up or down, with the week and with the game.
 */

/** Independently drawn stats. Makes, misses, points and kinds of rebounds follow. */
export const COUNT_FAMILIES = ["FGA", "FTA", "REB", "AST", "STL", "BLK", "TO", "PF"] as const;
export type CountFamily = (typeof COUNT_FAMILIES)[number];

export type CountNoise = {
  /**
   * Variance ÷ mean once the factors are known, above 0 and at most 2: free throws come in pairs, shots are rationed.
   */
  readonly spread: number;
  /** How strongly the count follows the shared factors; minutes themselves are 1. */
  readonly loading: number;
  /** Variance of the logarithm of the count's own week factor. */
  readonly weekVariance: number;
};

/** Variances of the logarithm of the shared factors, for players of these forecast minutes. */
type MinutesNoise = { readonly minutes: number; readonly game: number; readonly week: number };

export type LineNoise = {
  readonly counts: Readonly<Record<CountFamily, CountNoise>>;
  /** Relative deviation of the share of threes among the shots. */
  readonly threeShare: { readonly game: number; readonly week: number };
  /**
   * Share of the week's presence that his games have in common, 0 (each by itself) to 1; left out it is 0. Of games
   * further apart than a week so much is not in common.
   */
  readonly runs?: number;
  /** Ascending in minutes; between two the logarithm is interpolated, beyond the ends the last one holds. */
  readonly byMinutes: readonly MinutesNoise[];
  /** Minutes of a forecast that has none: base + FGA, REB, AST times these. */
  readonly minutesFrom: { readonly base: number; readonly FGA: number; readonly REB: number; readonly AST: number };
};

/** Chance that he plays both of two games. */
export const chanceOfBoth = (one: number, other: number, { runs = 0 }: Pick<LineNoise, "runs">): number =>
  one * other + runs * (Math.min(one, other) - one * other);

const MIN_VARIANCE = 1e-9;

/** Shared variances at these minutes. An empty table means no shared noise. */
export function noiseAtMinutes(noise: LineNoise, minutes: number): { game: number; week: number } {
  const table = noise.byMinutes;
  const above = table.findIndex((knot) => knot.minutes >= minutes);
  const upper = table[above === -1 ? table.length - 1 : above];
  if (!upper) return { game: 0, week: 0 };
  const lower = above > 0 ? table[above - 1] : upper;
  if (!lower || lower === upper || above === -1) return { game: upper.game, week: upper.week };
  const share = (minutes - lower.minutes) / (upper.minutes - lower.minutes);
  const between = (from: number, to: number) =>
    Math.exp((1 - share) * Math.log(Math.max(from, MIN_VARIANCE)) + share * Math.log(Math.max(to, MIN_VARIANCE)));
  return { game: between(lower.game, upper.game), week: between(lower.week, upper.week) };
}
