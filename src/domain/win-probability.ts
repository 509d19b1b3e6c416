/**
 * Chance of winning a points matchup, from a normal margin.
 *
 * Banked points are certain. A game still to play has mean m and deviation s when played, and is played with chance p:
 * it adds p·m to the mean and p·s² + p·(1 - p)·m² to the variance. Games are taken as independent.
 */
import { fault, isUsableNumber, type Outcome, solved } from "./lineup/fault";

export type GameForecast = {
  /** Points given that the player plays. */
  readonly mean: number;
  readonly sd: number;
  readonly pPlay: number;
};

export type PointsMatchup = {
  readonly myBanked: number;
  readonly oppBanked: number;
  /** Games that will count, not started yet. */
  readonly myGames: readonly GameForecast[];
  readonly oppGames: readonly GameForecast[];
};

export type PointsForecast = {
  readonly marginMean: number;
  readonly marginVar: number;
  /** 0 to 1. With nothing left to vary: 1 ahead, 0 behind, 0.5 level. */
  readonly winProbability: number;
};

/** Faults: a number that is not finite, a negative deviation, a chance outside 0 to 1. */
export function forecastPointsMatchup(matchup: PointsMatchup): Outcome<PointsForecast> {
  const { myBanked, oppBanked, myGames, oppGames } = matchup;
  if (!isUsableNumber(myBanked) || !isUsableNumber(oppBanked)) return fault("engine.bad-number", "banked points");
  for (const [index, game] of [...myGames, ...oppGames].entries()) {
    if (!isForecast(game)) return fault("engine.bad-number", `game ${index}, mine first`);
  }
  const marginMean = myBanked - oppBanked + sum(myGames, meanOf) - sum(oppGames, meanOf);
  const marginVar = sum(myGames, varianceOf) + sum(oppGames, varianceOf);
  return solved({ marginMean, marginVar, winProbability: chanceAboveZero(marginMean, marginVar) });
}

const isForecast = ({ mean, sd, pPlay }: GameForecast): boolean =>
  isUsableNumber(mean) && isUsableNumber(sd) && sd >= 0 && pPlay >= 0 && pPlay <= 1;

const meanOf = ({ mean, pPlay }: GameForecast): number => pPlay * mean;
const varianceOf = ({ mean, sd, pPlay }: GameForecast): number => pPlay * sd * sd + pPlay * (1 - pPlay) * mean * mean;
const sum = (games: readonly GameForecast[], of: (game: GameForecast) => number): number =>
  games.reduce((total, game) => total + of(game), 0);

/** P(X > 0) for a normal X, a tie counted half when nothing varies. */
export function chanceAboveZero(mean: number, variance: number): number {
  if (variance > 0) return normalCdf(mean / Math.sqrt(variance));
  return mean === 0 ? 0.5 : Number(mean > 0);
}

/** From here the tail's continued fraction converges faster than the series, and keeps the digits of small chances. */
const TAIL_FROM = 5;
const TAIL_TERMS = 40;
const INVERSE_ROOT_TWO_PI = 0.3989422804014327;

/** The standard normal distribution function, to within 1e-14. `normalCdf(-x)` is accurate for large x too. */
export function normalCdf(x: number): number {
  const size = Math.abs(x);
  if (Number.isNaN(x)) return Number.NaN;
  if (size < TAIL_FROM) return 0.5 + Math.sign(x) * centralArea(size);
  return x < 0 ? upperTail(size) : 1 - upperTail(size);
}

const density = (x: number): number => INVERSE_ROOT_TWO_PI * Math.exp(-0.5 * x * x);

/** Area from 0 to x: density(x) times x + x³/3 + x⁵/(3·5) + …, all terms positive, so nothing cancels. */
function centralArea(x: number): number {
  let term = x;
  let series = x;
  for (let odd = 3; term > series * 1e-17; odd += 2) {
    term *= (x * x) / odd;
    series += term;
  }
  return density(x) * series;
}

/** Area beyond x: density(x) / (x + 1/(x + 2/(x + 3/(x + …)))). */
function upperTail(x: number): number {
  let fraction = x;
  for (let term = TAIL_TERMS; term >= 1; term--) fraction = x + term / fraction;
  return density(x) / fraction;
}
