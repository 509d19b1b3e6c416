/** Fits the calibration of weekly chances to win, and how much of a plan's own gain may be claimed, on replayed leagues. */
import type { BoxSeason } from "@/backtest/box-season";
import { fitClaimShrink } from "@/backtest/decision-backtest";
import { type SeasonForecaster, seasonAverages } from "@/backtest/forecaster";
import { projectedGames } from "@/backtest/projected-games";
import { forecastBook } from "@/backtest/replay-forecasts";
import { replaySeason } from "@/backtest/replay-season";
import { DECISION_REPLAY, ENGINE_RULES, FROM_WEEK, WIN_PROBABILITY_REPLAY } from "@/backtest/replay-settings";
import { fitWinProbability } from "@/backtest/weekly-win-probability";
import { ESPN_DEFAULT_POINTS } from "@/domain/scoring";
import type { PointsCalibration } from "@/domain/win-probability/points-matchup";
import { rounded } from "./ridge";

/** @param season projected with the committed constants, so fit those first. */
export function fitMatchups(season: BoxSeason): {
  points: PointsCalibration;
  /** The same of the plainest forecaster, so that a comparison is between two calibrated ones. */
  seasonAverage: PointsCalibration;
  claimShrink: number;
} {
  const replay = replaySeason(season, ESPN_DEFAULT_POINTS);
  const bookOf = (forecaster: SeasonForecaster) => forecastBook(replay, forecaster, FROM_WEEK);
  const calibrationOf = (book: ReturnType<typeof bookOf>): PointsCalibration => {
    const { spreadScale, tau, runs, trust } = fitWinProbability(book, WIN_PROBABILITY_REPLAY).calibration;
    return { spreadScale: rounded(spreadScale), tau: rounded(tau), runs: rounded(runs), trust: rounded(trust) };
  };
  const projected = bookOf(projectedGames(season, ESPN_DEFAULT_POINTS));
  return {
    points: calibrationOf(projected),
    seasonAverage: calibrationOf(bookOf(seasonAverages(season, ESPN_DEFAULT_POINTS))),
    claimShrink: rounded(fitClaimShrink(projected, DECISION_REPLAY, { ...ENGINE_RULES, claimShrink: 1 })),
  };
}
