/** The published backtest of deals: 24 leagues, every second Monday until the usual deadline. */
import { ESPN_DEFAULT_POINTS } from "@/domain/stats/scoring";
import type { BoxSeason } from "../box-season";
import { projectedGames } from "../projected-games";
import type { ForecastBook } from "../replay-forecasts";
import { FROM_WEEK, TENDED_REPLAY, WIN_PROBABILITY_REPLAY } from "../replay-settings";
import { judgedDeals } from "./judged-deals";
import { type TradeFigures, tradeFigures } from "./trade-figures";

/** Six of each kind for every league and Monday. */
const DEALS_A_MONDAY = 18;
/** Weeks before the season's end in which no deal is made any more. */
const DEADLINE_WEEKS = 5;

export function tradePart(book: ForecastBook, season: BoxSeason, prior: BoxSeason | undefined): TradeFigures {
  const lastWeek = book.season.weekCount - 1;
  const sides = judgedDeals(book, projectedGames(season, ESPN_DEFAULT_POINTS, prior), {
    seeds: WIN_PROBABILITY_REPLAY.seeds,
    fromWeek: FROM_WEEK,
    lastWeek,
    deadlineWeek: lastWeek - DEADLINE_WEEKS,
    dealsPerMonday: DEALS_A_MONDAY,
    replaceAfterDays: TENDED_REPLAY.rules.replaceAfterDays,
  });
  return tradeFigures(sides);
}
