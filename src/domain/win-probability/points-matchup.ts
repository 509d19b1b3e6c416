/**
 * Chance of winning a points matchup, from a normal margin.
 *
 * Banked points are certain. A game still to play has mean m and deviation s when played, and is played with chance p:
 * it adds p·m to the mean and p·s² + p·(1 - p)·m² to the variance. A calibration may add the error that all games of a
 * player share and that absences come in runs, count off something while nobody knows who plays, and widen or narrow
 * the spread.
 */
import fitted from "../fitted/win-probability.json" with { type: "json" };
import { fault, isUsableNumber, type Outcome, solved } from "../lineup/fault";
import { chanceAboveZero } from "./normal";

export type GameForecast = {
  /** Points given that the player plays. */
  readonly mean: number;
  readonly sd: number;
  readonly pPlay: number;
  /** Player of the game. Required when `tau` is above 0: errors of one player's games are correlated. */
  readonly player?: string;
};

export type PointsMatchup = {
  readonly myBanked: number;
  readonly oppBanked: number;
  /** Games that will count, not started yet. */
  readonly myGames: readonly GameForecast[];
  readonly oppGames: readonly GameForecast[];
};

export type PointsCalibration = {
  /** Factor on the deviation of the margin, above 0. */
  readonly spreadScale: number;
  /** Deviation of a player's forecast error that all his games share, in points per game. */
  readonly tau: number;
  /** Correlation of a player's presence in two of his games, 0 to 1: absences come in runs. */
  readonly runs: number;
  /**
   * Part of a game's expected points to count off while it is not known who plays, 0 for nothing. A chance of exactly 1
   * says that it is known; nothing is counted off then.
   */
  readonly doubt: number;
};

/** The forecast as it is given: independent games, nothing widened. */
export const UNCALIBRATED: PointsCalibration = { spreadScale: 1, tau: 0, runs: 0, doubt: 0 };

/** The calibration that the product uses, fitted on margins of a whole season of replayed leagues. */
export const POINTS_CALIBRATION: PointsCalibration = fitted.points;

export type PointsForecast = {
  readonly marginMean: number;
  readonly marginVar: number;
  /** 0 to 1. With nothing left to vary: 1 ahead, 0 behind, 0.5 level. */
  readonly winProbability: number;
};

/**
 * Faults: a number that is not finite, a negative deviation, a chance outside 0 to 1, a game of nobody where the
 * calibration needs to know which games are one player's.
 */
export function forecastPointsMatchup(
  matchup: PointsMatchup,
  calibration: PointsCalibration = UNCALIBRATED,
): Outcome<PointsForecast> {
  const { myBanked, oppBanked, myGames, oppGames } = matchup;
  const wrong = wrongCalibration(calibration);
  if (wrong) return wrong;
  const { spreadScale, tau, runs, doubt } = calibration;
  if (!isUsableNumber(myBanked) || !isUsableNumber(oppBanked)) return fault("engine.bad-number", "banked points");
  for (const [index, game] of [...myGames, ...oppGames].entries()) {
    if (!isForecast(game)) return fault("engine.bad-number", `game ${index}, mine first`);
    const needsPlayer = tau > 0 || runs > 0;
    if (needsPlayer && game.player === undefined) {
      return fault("engine.bad-number", `player of game ${index}, mine first`);
    }
  }
  const meanOf = ({ mean, pPlay }: GameForecast) => pPlay * mean * (pPlay < 1 ? 1 - doubt : 1);
  const varianceOf = (games: readonly GameForecast[]) =>
    sum(games, ownVariance) +
    (tau === 0 ? 0 : tau * tau * squaredGames(games)) +
    (runs === 0 ? 0 : runs * pairsOfPresence(games));
  const marginMean = myBanked - oppBanked + sum(myGames, meanOf) - sum(oppGames, meanOf);
  const marginVar = spreadScale * spreadScale * (varianceOf(myGames) + varianceOf(oppGames));
  return solved({ marginMean, marginVar, winProbability: chanceAboveZero(marginMean, marginVar) });
}

function wrongCalibration({ spreadScale, tau, runs, doubt }: PointsCalibration): ReturnType<typeof fault> | undefined {
  if (!isUsableNumber(spreadScale) || spreadScale <= 0) return fault("engine.bad-number", "spreadScale");
  if (!isUsableNumber(tau) || tau < 0) return fault("engine.bad-number", "tau");
  if (!(runs >= 0 && runs <= 1)) return fault("engine.bad-number", "runs");
  if (!(Math.abs(doubt) <= 1)) return fault("engine.bad-number", "doubt");
  return undefined;
}

const isForecast = ({ mean, sd, pPlay }: GameForecast): boolean =>
  isUsableNumber(mean) && isUsableNumber(sd) && sd >= 0 && pPlay >= 0 && pPlay <= 1;

/** Variance of one game from playing or not. */
const presenceVariance = ({ mean, pPlay }: GameForecast): number => pPlay * (1 - pPlay) * mean * mean;
const ownVariance = ({ mean, sd, pPlay }: GameForecast): number =>
  pPlay * sd * sd + presenceVariance({ mean, sd, pPlay });
const sum = (games: readonly GameForecast[], of: (game: GameForecast) => number): number =>
  games.reduce((total, game) => total + of(game), 0);

/** Expected square of the games each player plays, over players: the shared error counts once per game, squared. */
function squaredGames(games: readonly GameForecast[]): number {
  const expected = new Map<string, number>();
  for (const { player = "", pPlay } of games) expected.set(player, (expected.get(player) ?? 0) + pPlay);
  const squares = [...expected.values()].reduce((total, played) => total + played * played, 0);
  return squares + sum(games, ({ pPlay }) => pPlay * (1 - pPlay));
}

/** Twice the products of deviations of all pairs of a player's games, of the part that comes from playing or not. */
function pairsOfPresence(games: readonly GameForecast[]): number {
  const sums = new Map<string, { deviations: number; squares: number }>();
  for (const game of games) {
    const { player = "" } = game;
    const { deviations, squares } = sums.get(player) ?? { deviations: 0, squares: 0 };
    const variance = presenceVariance(game);
    sums.set(player, { deviations: deviations + Math.sqrt(variance), squares: squares + variance });
  }
  return [...sums.values()].reduce((total, { deviations, squares }) => total + deviations ** 2 - squares, 0);
}
