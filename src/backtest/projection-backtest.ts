/**
 * The projection against what happened: every game of a season from a player's 15th on, seen from its own morning.
 */
import { productionOf } from "@/domain/projection/base-stats";
import { PROJECTION } from "@/domain/projection/committed-model";
import type { PointsProjection, ProjectionModel } from "@/domain/projection/model";
import { projectPoints } from "@/domain/projection/points-of-line";
import { chanceToOutscore } from "@/domain/projection/start-sit";
import { ESPN_DEFAULT_POINTS } from "@/domain/stats/scoring";
import type { BoxSeason } from "./box-season";
import { gamesSeen, type SeenGame } from "./walk-forward";

export type ErrorFigures = { readonly mae: number; readonly bias: number; readonly rmse: number };

export type ProjectionFigures = {
  readonly n: number;
  readonly players: number;
  readonly mean: ErrorFigures;
  readonly median: ErrorFigures;
  readonly coverage80: number;
  readonly width80: number;
  /** Figures by band of predicted mean. */
  readonly bands: readonly BandFigures[];
  /** The plainest forecaster on the same games. */
  readonly seasonAverage: ErrorFigures;
  readonly startSit: StartSitFigures;
};

type BandFigures = {
  readonly from: number | null;
  readonly to: number | null;
  readonly n: number;
  readonly mean: ErrorFigures;
  readonly median: ErrorFigures;
  readonly coverage80: number;
  readonly width80: number;
};

type StartSitFigures = {
  /** All pairs of players of the same day, ties of the outcome left out. */
  readonly pairs: number;
  readonly right: number;
  /** Pairs whose season averages lie within 5 points. */
  readonly closePairs: number;
  readonly closeRight: number;
  readonly ece: number;
  /** The same calls by season average. */
  readonly seasonAverageRight: number;
  readonly seasonAverageCloseRight: number;
};

export type Prediction = {
  readonly seen: SeenGame;
  readonly actual: number;
  readonly projection: PointsProjection;
  readonly seasonAverage: number;
};

/** Predictions of ESPN's default points for the scored population. */
export function predictSeason(season: BoxSeason, prior?: BoxSeason, model: ProjectionModel = PROJECTION): Prediction[] {
  return gamesSeen(season, prior).map((seen) => {
    const { form, league, game } = seen;
    return {
      seen,
      actual: productionOf(seen.actual),
      projection: projectPoints(model, form, league, game, { items: ESPN_DEFAULT_POINTS }),
      seasonAverage: productionOf(form.seasonMean),
    };
  });
}

const BAND_EDGES = [15, 25, 35];
const CLOSE_POINTS = 5;
const BINS = 10;

/** All figures over given predictions. With none, counts are 0 and figures NaN. */
export function projectionFigures(predictions: readonly Prediction[]): ProjectionFigures {
  const edges = [null, ...BAND_EDGES, null];
  return {
    n: predictions.length,
    players: new Set(predictions.map(({ seen }) => seen.line.playerId)).size,
    ...figuresOf(predictions),
    bands: edges.slice(0, -1).map((from, at) => {
      const to = edges[at + 1] ?? null;
      const inBand = predictions.filter(
        ({ projection: { mean } }) => (from === null || mean >= from) && (to === null || mean < to),
      );
      return { from, to, n: inBand.length, ...figuresOf(inBand) };
    }),
    seasonAverage: errorsOf(predictions, ({ seasonAverage }) => seasonAverage),
    startSit: startSitFigures(predictions),
  };
}

function figuresOf(predictions: readonly Prediction[]) {
  const inside = predictions.filter(
    ({ actual, projection: { interval80 } }) => actual >= interval80[0] && actual <= interval80[1],
  );
  const width = predictions.reduce((sum, { projection: { interval80 } }) => sum + interval80[1] - interval80[0], 0);
  return {
    mean: errorsOf(predictions, ({ projection }) => projection.mean),
    median: errorsOf(predictions, ({ projection }) => projection.median),
    coverage80: inside.length / predictions.length,
    width80: width / predictions.length,
  };
}

function errorsOf(predictions: readonly Prediction[], of: (prediction: Prediction) => number): ErrorFigures {
  let [absolute, signed, squared] = [0, 0, 0];
  for (const prediction of predictions) {
    const error = of(prediction) - prediction.actual;
    absolute += Math.abs(error);
    signed += error;
    squared += error * error;
  }
  const n = predictions.length;
  return { mae: absolute / n, bias: signed / n, rmse: Math.sqrt(squared / n) };
}

/**
 * Every pair of a day once; the first of the pair is the one with the lower player id, so no order favors a forecast.
 */
function startSitFigures(predictions: readonly Prediction[]): StartSitFigures {
  const counts = { pairs: 0, right: 0, closePairs: 0, closeRight: 0, averageRight: 0, averageCloseRight: 0 };
  const bins = Array.from({ length: BINS }, () => ({ chances: 0, won: 0, n: 0 }));
  for (const players of Map.groupBy(predictions, ({ seen }) => seen.line.day).values()) {
    players.forEach((a, at) => {
      for (const b of players.slice(at + 1)) {
        if (a.actual === b.actual) continue;
        const won = Number(a.actual > b.actual);
        const chance = chanceToOutscore(a.projection, b.projection);
        const right = rightness(chance - 0.5, won);
        const averageRight = rightness(a.seasonAverage - b.seasonAverage, won);
        counts.pairs++;
        counts.right += right;
        counts.averageRight += averageRight;
        if (Math.abs(a.seasonAverage - b.seasonAverage) <= CLOSE_POINTS) {
          counts.closePairs++;
          counts.closeRight += right;
          counts.averageCloseRight += averageRight;
        }
        const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))];
        if (!bin) continue;
        bin.n++;
        bin.chances += chance;
        bin.won += won;
      }
    });
  }
  return {
    pairs: counts.pairs,
    right: counts.right / counts.pairs,
    closePairs: counts.closePairs,
    closeRight: counts.closeRight / counts.closePairs,
    ece: bins.reduce((sum, { chances, won }) => sum + Math.abs(chances - won), 0) / counts.pairs,
    seasonAverageRight: counts.averageRight / counts.pairs,
    seasonAverageCloseRight: counts.averageCloseRight / counts.closePairs,
  };
}

/** A call without a preference is right half the time. */
const rightness = (preference: number, won: number): number =>
  preference === 0 ? 0.5 : Number(preference > 0 === (won === 1));
