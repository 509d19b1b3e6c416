/**
 * From a player's form and a game to a whole distribution.
 *
 * Every base stat has its own linear model over the same features; points are the league's scoring of the projected
 * line, so points and category leagues read one projection. Mean and median differ because points are skewed, and the
 * product carries both: sums are made of means, "what will he most likely do" is the median.
 */
import { BASE_STAT_COUNT, type StatVector } from "./base-stats";
import { FEATURES, type GameContext, gameFeatures } from "./game-features";
import type { LeagueForm, PlayerForm } from "./player-form";

export type ProjectionModel = {
  /** One row of coefficients per base stat, in the order of `FEATURES`. */
  readonly coefficients: readonly (readonly number[])[];
  readonly spread: SpreadModel;
};

/** How points lie around their mean. All in the scoring's own unit, by way of the league's average line. */
export type SpreadModel = {
  /** Median from: league mean, mean, mean above 1.5 league means, mean below 0.6. */
  readonly median: readonly number[];
  /** Mean absolute error from: league mean, geometric mean of both, mean, unsteadiness of minutes. */
  readonly error: readonly number[];
  /** Quantiles of (points - mean) / error at `probabilities`, for means of `knots` league means. */
  readonly probabilities: readonly number[];
  readonly knots: readonly number[];
  readonly quantiles: readonly (readonly number[])[];
  /** Root mean square of the same ratio. */
  readonly sdPerError: number;
};

export type PointsProjection = {
  readonly mean: number;
  readonly median: number;
  readonly sd: number;
  readonly interval80: readonly [low: number, high: number];
};

/** The expected base stats given that he plays: nothing is below 0, and it could be a line. */
export function projectVector(
  model: ProjectionModel,
  form: PlayerForm,
  league: LeagueForm,
  game: GameContext,
): StatVector {
  const vector = new Float64Array(BASE_STAT_COUNT);
  for (const [stat, row] of gameFeatures(form, league, game).entries()) {
    vector[stat] = Math.max(0, dot(model.coefficients[stat] ?? [], row));
  }
  keepConsistent(vector);
  return vector;
}

/**
 * Separate models may disagree by a hair: makes within attempts, threes within all shots, misses of both kinds not
 * below 0.
 */
function keepConsistent(vector: StatVector): void {
  const cap = (stat: number, max: number) => {
    vector[stat] = Math.min(vector[stat] ?? 0, Math.max(0, max));
  };
  const of = (stat: number) => vector[stat] ?? 0;
  const [made, tried, threesMade, threesTried, freeMade, freeTried] = [0, 1, 2, 3, 4, 5];
  cap(freeMade, of(freeTried));
  cap(threesTried, of(tried));
  cap(threesMade, of(threesTried));
  cap(made, of(tried) - of(threesTried) + of(threesMade));
  cap(threesMade, of(made));
}

function dot(coefficients: readonly number[], row: Float64Array): number {
  if (coefficients.length !== FEATURES.length) throw new RangeError("the model has other features");
  let sum = 0;
  for (let at = 0; at < row.length; at++) sum += (coefficients[at] ?? 0) * (row[at] ?? 0);
  return sum;
}

export type SpreadInput = {
  /** Mean points of the projected line. */
  readonly mean: number;
  /** Mean points of the league's average line under the same scoring. */
  readonly leagueMean: number;
  /** Points of his rates over one deviation of his last ten games' minutes. */
  readonly minutesVolatility: number;
};

export const medianTerms = ({ mean, leagueMean }: SpreadInput): number[] => [
  leagueMean,
  mean,
  Math.max(0, mean - 1.5 * leagueMean),
  Math.max(0, 0.6 * leagueMean - mean),
];

/** Means far below the league's, or below 0 in odd scorings, keep the spread of a small one. */
export function errorTerms({ mean, leagueMean, minutesVolatility }: SpreadInput): number[] {
  const size = Math.max(mean, 0.2 * leagueMean);
  return [leagueMean, Math.sqrt(leagueMean * size), size, minutesVolatility];
}

const MIN_ERROR = 0.1;

/**
 * @throws `RangeError` for numbers that are none, and when the league's average line is worth nothing or less: no spread can
 * be told in such a unit.
 */
export function pointsAround(spread: SpreadModel, input: SpreadInput): PointsProjection {
  const { mean, leagueMean, minutesVolatility } = input;
  if (![mean, leagueMean, minutesVolatility].every(Number.isFinite)) throw new RangeError("points that are no number");
  if (leagueMean <= 0) throw new RangeError("the average line is worth nothing under this scoring");
  const error = Math.max(dotTerms(spread.error, errorTerms(input)), MIN_ERROR * leagueMean);
  const { probabilities } = spread;
  const measured = quantilesAt(spread, mean / leagueMean).map((ratio) => mean + error * ratio);
  // The median has a fit of its own; the curve goes through it and stays one that rises.
  const fitted = dotTerms(spread.median, medianTerms(input));
  const beside = (chance: number) => measured[probabilities.indexOf(chance)] ?? fitted;
  const median = Math.min(Math.max(fitted, beside(0.4)), beside(0.6));
  const points = measured.map((value, at) => (probabilities[at] === 0.5 ? median : value));
  const quantile = (probability: number): number => interpolated(probabilities, points, probability);
  return { mean, median, sd: error * spread.sdPerError, interval80: [quantile(0.1), quantile(0.9)] };
}

const dotTerms = (coefficients: readonly number[], terms: readonly number[]): number =>
  terms.reduce((sum, term, at) => sum + term * (coefficients[at] ?? 0), 0);

function quantilesAt({ knots, quantiles, probabilities }: SpreadModel, size: number): number[] {
  return probabilities.map((_, at) =>
    interpolated(
      knots,
      quantiles.map((row) => row[at] ?? 0),
      size,
    ),
  );
}

/** Straight lines between the points, level beyond the first and the last. */
export function interpolated(xs: readonly number[], ys: readonly number[], x: number): number {
  const above = xs.findIndex((known) => known >= x);
  if (above === 0) return ys[0] ?? 0;
  if (above < 0) return ys.at(-1) ?? 0;
  const [x0 = 0, x1 = 0] = [xs[above - 1], xs[above]];
  const [y0 = 0, y1 = 0] = [ys[above - 1], ys[above]];
  return x1 === x0 ? y1 : y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
}
