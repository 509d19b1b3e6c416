/** What players are worth in a replayed points league: their expected points, brought together over the season as wins. */
import { winsPerPointLater, winsPerPointNow } from "@/domain/season-value/wins-per-point";
import { valueAt } from "../decision-course";
import type { ForecastBook } from "../replay-forecasts";
import { daysOf, type LaterViews } from "./later-views";
import type { MatchupState } from "./matchup-state";
import type { Worth } from "./policies";

/** Deviation of a whole week's margin between two teams of a replayed league, in points: as 2023-24 had it. */
const FULL_WEEK_DEVIATION = 253;

/** @param laterOf called when the season value is first asked for. */
export function pointsWorth(book: ForecastBook, laterOf: () => LaterViews): Worth<MatchupState> {
  return {
    now({ week, planDay }) {
      const view = book.ahead(week, planDay);
      return (player, dayIndex) => valueAt(view, player, dayIndex);
    },
    later({ week, planDay, matchup }) {
      const { samples, perGame } = laterOf()(week, planDay);
      return {
        weights: samples.map(({ weight }) => weight),
        samplesOf: (player) => samples.map((sample) => [...daysOf(sample, player)]),
        rate: winsPerPointLater(FULL_WEEK_DEVIATION ** 2) / winsPerPointNow(matchup),
        pointsPerGame: (player) => perGame[player] ?? 0,
      };
    },
  };
}
