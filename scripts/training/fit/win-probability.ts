/**
 * Fits the calibration of weekly chances to win, and how much of a plan's own gain may be claimed, on replayed leagues.
 */
import type { BoxSeason } from "@/backtest/box-season";
import { fitClaimShrink } from "@/backtest/decision-backtest";
import { type SeasonForecaster, seasonAverages } from "@/backtest/forecaster";
import { projectedGames } from "@/backtest/projected-games";
import { forecastBook } from "@/backtest/replay-forecasts";
import { replaySeason } from "@/backtest/replay-season";
import { DECISION_REPLAY, ENGINE_RULES, FROM_WEEK, WIN_PROBABILITY_REPLAY } from "@/backtest/replay-settings";
import { fitCategoryScale } from "@/backtest/weekly-categories";
import { fitWinProbability } from "@/backtest/weekly-win-probability";
import type { ProjectionModel } from "@/domain/projection/model";
import { ESPN_DEFAULT_POINTS } from "@/domain/stats/scoring";
import type { PointsCalibration } from "@/domain/win-probability/points-matchup";
import { leftOutModels } from "./projection";
import { rounded } from "./ridge";

/**
 * Every player is forecast by a model that has not seen him, as every player of the next season will be.
 *
 * @param model the projection fitted on the same season.
 */
export function fitMatchups(
  season: BoxSeason,
  model: ProjectionModel,
): {
  points: PointsCalibration;
  /** The same of the plainest forecaster, so that a comparison is between two calibrated ones. */
  seasonAverage: PointsCalibration;
  claimShrink: number;
} {
  const replay = replaySeason(season, ESPN_DEFAULT_POINTS);
  const bookOf = (forecaster: SeasonForecaster) => forecastBook(replay, forecaster, FROM_WEEK);
  const calibrationOf = (book: ReturnType<typeof bookOf>): PointsCalibration => {
    const { spreadScale, tau, runs, doubt } = fitWinProbability(book, WIN_PROBABILITY_REPLAY).calibration;
    return { spreadScale: rounded(spreadScale), tau: rounded(tau), runs: rounded(runs), doubt: rounded(doubt) };
  };
  const projected = bookOf(projectedGames(season, ESPN_DEFAULT_POINTS, undefined, leftOutModels(season, model)));
  return {
    points: calibrationOf(projected),
    seasonAverage: calibrationOf(bookOf(seasonAverages(season, ESPN_DEFAULT_POINTS))),
    claimShrink: rounded(fitClaimShrink(projected, DECISION_REPLAY, { ...ENGINE_RULES, claimShrink: 1 })),
  };
}

/** Leagues replayed for the category calibration. */
const CATEGORY_LEAGUES = 8;

/** The same for category leagues: how far to widen margins, and how much absences last through a week. */
export function fitCategories(season: BoxSeason, model: ProjectionModel): { spreadScale: number; runs: number } {
  const forecaster = projectedGames(season, ESPN_DEFAULT_POINTS, undefined, leftOutModels(season, model));
  const { spreadScale, runs } = fitCategoryScale(season, undefined, CATEGORY_LEAGUES, forecaster);
  return { spreadScale: rounded(spreadScale), runs: rounded(runs) };
}
