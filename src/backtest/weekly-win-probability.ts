/**
 * Judges chances to win a week against what happened, and fits their calibration.
 *
 * The calibration belongs to the season before the one judged: `fitWinProbability` is given the earlier season,
 * `weeklyWinProbability` the later one with constants that cannot know it.
 */
import { chanceAboveZero } from "@/domain/win-probability/normal";
import type { PointsCalibration } from "@/domain/win-probability/points-matchup";
import { type ClusteredMean, clusteredMean, type JudgedChance, type Reliability, reliability } from "./reliability";
import type { ForecastBook } from "./replay-forecasts";
import {
  type MarginForecast,
  type MatchupView,
  type ReplayedMatchup,
  type ReplaySettings,
  replayedMatchups,
  VIEWS,
} from "./replayed-matchups";

type JudgedForecaster = {
  readonly forecaster: string;
  /** Each matchup from both sides, so `n` is twice the matchups. */
  readonly all: Reliability;
  /** Each matchup once, from the side that a draw calls home. */
  readonly outOfSample: Reliability;
  /** Forecast between 0.4 and 0.6 by this forecaster; `null` when there is none. */
  readonly nearEven: Reliability | null;
  /** Teams whose ten best season averages differ by at most `CLOSE_STRENGTH`. */
  readonly closeInStrength: Reliability | null;
};

export type JudgedView = {
  readonly model: JudgedForecaster;
  readonly baseline: JudgedForecaster;
  /** Brier of the baseline less the model's; above 0 when the model is better. Clustered by calendar week. */
  readonly brierGain: ClusteredMean;
};

export type WinProbabilityReport = {
  readonly matchups: number;
  readonly leagues: number;
  readonly weeks: number;
} & Readonly<Record<MatchupView, JudgedView>>;

export type JudgedBook = { readonly book: ForecastBook; readonly calibration: PointsCalibration };

const CLOSE_STRENGTH = 0.03;
const NEAR_EVEN = [0.4, 0.6] as const;

/** The model sets the lineups of both; both are judged on the same outcomes. */
export function weeklyWinProbability(
  model: JudgedBook,
  baseline: JudgedBook,
  settings: ReplaySettings,
): WinProbabilityReport {
  const matchups = replayedMatchups([model.book, baseline.book], settings);
  const judge = (view: MatchupView): JudgedView => {
    const mine = matchups.map((matchup) => judged(matchup, view, 0, model.calibration));
    const plain = matchups.map((matchup) => judged(matchup, view, 1, baseline.calibration));
    const error = (one: JudgedChance | undefined) => (one ? (one.chance - one.outcome) ** 2 : 0);
    return {
      model: judgedForecaster(model.book.name, matchups, mine),
      baseline: judgedForecaster(baseline.book.name, matchups, plain),
      brierGain: clusteredMean(
        matchups.map(({ week }, index) => ({ cluster: week, value: error(plain[index]) - error(mine[index]) })),
      ),
    };
  };
  return {
    matchups: matchups.length,
    leagues: settings.seeds.length,
    weeks: new Set(matchups.map(({ week }) => week)).size,
    gamesKnown: judge("gamesKnown"),
    monday: judge("monday"),
  };
}

function judged(
  matchup: ReplayedMatchup,
  view: MatchupView,
  book: number,
  calibration: PointsCalibration,
): JudgedChance {
  const { margin, forecasts } = matchup[view];
  const { mean, doubted, ...parts } = forecasts[book] ?? NOTHING;
  return {
    chance: chanceAboveZero(
      mean - calibration.doubt * doubted,
      calibration.spreadScale ** 2 * varianceOf(parts, calibration),
    ),
    outcome: margin === 0 ? 0.5 : Number(margin > 0),
  };
}

type VarianceParts = Omit<MarginForecast, "mean" | "doubted">;

const NOTHING: MarginForecast = { mean: 0, doubted: 0, ownVar: 0, sharedVar: 0, runsVar: 0 };

const varianceOf = (
  { ownVar, sharedVar, runsVar }: VarianceParts,
  { tau, runs }: { tau: number; runs: number },
): number => ownVar + tau * tau * sharedVar + runs * runsVar;

function judgedForecaster(
  forecaster: string,
  matchups: readonly ReplayedMatchup[],
  chances: readonly JudgedChance[],
): JudgedForecaster {
  const over = (keep: (one: JudgedChance, index: number) => boolean) => {
    const retained = chances.filter(keep);
    return retained.length > 0 ? reliability(fromBothSides(retained)) : null;
  };
  return {
    forecaster,
    all: reliability(fromBothSides(chances)),
    outOfSample: reliability(chances),
    nearEven: over(({ chance }) => chance >= NEAR_EVEN[0] && chance <= NEAR_EVEN[1]),
    closeInStrength: over((_, index) => (matchups[index]?.strengthGap ?? 1) <= CLOSE_STRENGTH),
  };
}

/** Both managers see their probability, and which side is home is arbitrary. */
const fromBothSides = (chances: readonly JudgedChance[]): JudgedChance[] =>
  chances.flatMap((one) => [one, { chance: 1 - one.chance, outcome: 1 - one.outcome }]);

export type FittedWinProbability = {
  readonly calibration: PointsCalibration;
  readonly matchups: number;
  /** Mean negative log density of the margins, at the fit and uncalibrated. */
  readonly logDensity: number;
  readonly logDensityUncalibrated: number;
};

/** A shared error beyond this many points a game would be a broken forecaster. */
const TAUS = Array.from({ length: 21 }, (_, step) => step / 2);
const RUNS = Array.from({ length: 11 }, (_, step) => step / 10);

type MarginError = MarginForecast & { readonly margin: number };

/**
 * The calibration under which the margins of a season are likeliest, of both views together.
 *
 * Margins say more than wins do: for each tau and run on a grid, the best doubt and scale have closed forms.
 */
export function fitWinProbability(book: ForecastBook, settings: ReplaySettings): FittedWinProbability {
  const errors = replayedMatchups([book], settings).flatMap((matchup) =>
    VIEWS.flatMap((view) =>
      matchup[view].forecasts.map((forecast): MarginError => ({ ...forecast, margin: matchup[view].margin })),
    ),
  );
  if (errors.length === 0) throw new RangeError("no matchups to fit on");
  const grid = TAUS.flatMap((tau) => RUNS.map((runs) => bestWith(errors, { tau, runs })));
  const { logDensity, ...calibration } = grid.reduce((leader, one) =>
    one.logDensity < leader.logDensity ? one : leader,
  );
  return {
    calibration,
    matchups: errors.length / VIEWS.length,
    logDensity,
    logDensityUncalibrated: logDensityOf(errors),
  };
}

function bestWith(errors: readonly MarginError[], { tau, runs }: { tau: number; runs: number }) {
  const variances = errors.map((error) => varianceOf(error, { tau, runs }));
  let [along, across] = [0, 0];
  for (const [index, { margin, mean, doubted }] of errors.entries()) {
    along += ((mean - margin) * doubted) / (variances[index] ?? 1);
    across += (doubted * doubted) / (variances[index] ?? 1);
  }
  const doubt = across > 0 ? Math.max(-1, Math.min(1, along / across)) : 0;
  let [ratios, logs] = [0, 0];
  for (const [index, { margin, mean, doubted }] of errors.entries()) {
    const variance = variances[index] ?? 1;
    ratios += (margin - mean + doubt * doubted) ** 2 / variance;
    logs += Math.log(variance);
  }
  const scaleSquared = ratios / errors.length;
  const logDensity = 0.5 * (Math.log(2 * Math.PI) + Math.log(scaleSquared) + logs / errors.length + 1);
  return { spreadScale: Math.sqrt(scaleSquared), tau, runs, doubt, logDensity };
}

function logDensityOf(errors: readonly MarginError[]): number {
  let sum = 0;
  for (const { margin, mean, ownVar } of errors) sum += Math.log(2 * Math.PI * ownVar) + (margin - mean) ** 2 / ownVar;
  return (0.5 * sum) / errors.length;
}
