/** How a replayed matchup stands on a morning: the margin that is expected and how far it may be off. */
import { forecastPointsMatchup, type GameForecast, POINTS_CALIBRATION } from "@/domain/win-probability/points-matchup";
import { valueAt } from "../decision-course";
import type { ForecastBook, PlanDay, WeekView } from "../replay-forecasts";
import { starterChooser } from "../replay-lineup";
import { DAYS_PER_WEEK, type ReplaySeason } from "../replay-season";

export type MatchupState = {
  /** Expected final margin, mine less theirs, in points, and its variance. */
  readonly margin: number;
  readonly variance: number;
};

type Sides = {
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
  /** Points ahead so far. */
  readonly lead: number;
};

/** Calls `start` for each starter of the days from `planDay` to Sunday, each day's lineup by that morning's expectations. */
type StartersAhead = (
  view: WeekView,
  players: readonly number[],
  planDay: PlanDay,
  start: (player: number, dayIndex: number) => void,
) => void;

export function startersAhead(season: ReplaySeason): StartersAhead {
  const chooser = starterChooser((player) => season.players[player]?.positionBits ?? 0);
  return (view, players, planDay, start) => {
    for (let dayIndex = planDay as number; dayIndex < DAYS_PER_WEEK; dayIndex++) {
      const value = (player: number) => valueAt(view, player, dayIndex);
      const able = players.filter((player) => value(player) > 0).sort((a, b) => value(b) - value(a) || a - b);
      chooser.choose(able, (player) => start(player, dayIndex));
    }
  };
}

/** Both sides with their expected starters; calibrated as the product's chances are. */
export function matchupStates(book: ForecastBook): (week: number, planDay: PlanDay, sides: Sides) => MatchupState {
  const startersOf = startersAhead(book.season);
  const gamesLeft = (view: WeekView, players: readonly number[], planDay: PlanDay): GameForecast[] => {
    const games: GameForecast[] = [];
    startersOf(view, players, planDay, (player, dayIndex) => {
      const at = player * DAYS_PER_WEEK + dayIndex;
      const [pPlay = 0, mean = 0, sd = 0] = [view.pPlay[at], view.mean[at], view.sd[at]];
      games.push({ pPlay, mean, sd, player: String(player) });
    });
    return games;
  };
  return (week, planDay, { mine, theirs, lead }) => {
    const view = book.ahead(week, planDay);
    const forecast = forecastPointsMatchup(
      {
        myBanked: lead,
        oppBanked: 0,
        myGames: gamesLeft(view, mine, planDay),
        oppGames: gamesLeft(view, theirs, planDay),
      },
      POINTS_CALIBRATION,
    );
    if (!forecast.ok) throw new RangeError(`${forecast.error.code}: ${forecast.error.detail}`);
    return { margin: forecast.value.marginMean, variance: forecast.value.marginVar };
  };
}
