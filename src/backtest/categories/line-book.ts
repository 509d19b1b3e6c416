/** Forecasts with the stats behind their points: a book keeps points alone, so the forecaster is overheard while it is made. */
import type { StatLine } from "@/domain/stats/stats";
import type { SeasonForecaster } from "../forecaster";
import { type ForecastBook, forecastBook, type PlanDay } from "../replay-forecasts";
import { DAYS_PER_WEEK, type ReplaySeason } from "../replay-season";

export type LineBook = {
  readonly book: ForecastBook;
  /** Expected stats of a player's game on a day, given that he plays, as seen on a plan morning of its week; empty without a game. */
  lineOf(planDay: PlanDay, day: number, player: number): StatLine;
};

/** @param forecaster not yet advanced. @param mornings of the week on which lines are noted */
export function lineBook(
  season: ReplaySeason,
  forecaster: SeasonForecaster,
  { fromWeek, mornings }: { readonly fromWeek: number; readonly mornings: readonly PlanDay[] },
): LineBook {
  const lines = new Map<number, StatLine>();
  const dayIndex = new Map(season.days.map((day, index) => [day, index]));
  const playerIndex = new Map(season.players.map(({ playerId }, index) => [playerId, index]));
  const keyOf = (planDay: number, day: number, player: number) =>
    (day * DAYS_PER_WEEK + planDay) * season.players.length + player;
  let planDay: PlanDay | undefined;
  const overheard: SeasonForecaster = {
    name: forecaster.name,
    teamOf: (playerId) => forecaster.teamOf(playerId),
    advanceTo(day) {
      const weekday = (dayIndex.get(day) ?? 0) % DAYS_PER_WEEK;
      planDay = mornings.find((morning) => morning === weekday);
      forecaster.advanceTo(day);
    },
    forecast(playerId, game) {
      const forecast = forecaster.forecast(playerId, game);
      const [day, player] = [dayIndex.get(game.day), playerIndex.get(playerId)];
      if (!forecast || planDay === undefined || day === undefined || player === undefined) return forecast;
      const key = keyOf(planDay, day, player);
      // A game for an NBA team that nobody knew of that morning must not take the place of the one that was expected.
      if (!lines.has(key) || game.team === forecaster.teamOf(playerId)) lines.set(key, forecast.stats);
      return forecast;
    },
  };
  const book = forecastBook(season, overheard, fromWeek);
  return { book, lineOf: (morning, day, player) => lines.get(keyOf(morning, day, player)) ?? {} };
}
