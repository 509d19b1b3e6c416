/** Reports of a backtest, part by part. */
import type { DecisionReport, ProvenSample } from "@/backtest/decision-backtest";
import type { ProjectionFigures } from "@/backtest/projection-backtest";
import type { Reliability } from "@/backtest/reliability";
import type { RestOfSeasonFigures } from "@/backtest/rest-of-season";
import type { CategorySeasonReport } from "@/backtest/season/category-part";
import type { SeasonOddsReport } from "@/backtest/season/season-odds";
import type { SeasonReport } from "@/backtest/season/season-part";
import type { TradeFigures } from "@/backtest/trades/trade-figures";
import type { WeeklyCategories } from "@/backtest/weekly-categories";
import type { WinProbabilityReport } from "@/backtest/weekly-win-probability";

export type BacktestReport = {
  readonly box: { readonly lines: number; readonly days: number; readonly inconsistentLines: number };
  readonly projection?: ProjectionFigures;
  readonly restOfSeason?: RestOfSeasonFigures;
  /** Chances to play over the games of a week, seen from three mornings of it. */
  readonly presence?: Reliability;
  /** `n` to `ece` are of the matchups with games played known; both views in full beside them. */
  readonly winProbability?: WinProbabilityReport & Record<"n" | "brier" | "logLoss" | "ece", number>;
  readonly categories?: WeeklyCategories;
  readonly decisions?: DecisionReport & { readonly proven: ProvenSample };
  readonly trades?: TradeFigures;
  readonly season?: SeasonReport | CategorySeasonReport;
  readonly seasonOdds?: SeasonOddsReport;
};
