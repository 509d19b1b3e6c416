/**
 * Everything that the replays ask of a forecaster, in one walk through the season: each question is put on its own
 * morning, before the forecaster has seen anything of that day.
 */
import type { SeasonForecaster } from "./forecaster";
import { DAYS_PER_WEEK, type ReplaySeason } from "./replay-season";

/** Days of the week on which a plan is made, counted from Monday: Monday, Wednesday and Friday. */
export const PLAN_DAYS = [0, 2, 4] as const;
export type PlanDay = (typeof PLAN_DAYS)[number];

/** Games to come of everybody; each array at player × 7 + day of the week, 0 where no game is known. */
export type WeekView = { readonly pPlay: Float64Array; readonly mean: Float64Array; readonly sd: Float64Array };

export type ForecastBook = {
  readonly name: string;
  readonly season: ReplaySeason;
  /** Forecast seen that morning: the NBA team's games from that day to Sunday, each with its chance to play. */
  ahead(week: number, planDay: PlanDay): WeekView;
  /** Forecast seen on Monday, for the games that were really played; `pPlay` is 1 there. Their results stay unknown. */
  playedAsOfMonday(week: number): WeekView;
  /** Expected points of the day's game as seen that morning, for those who play it; NaN for the others. */
  morningMean(day: number, player: number): number;
};

/** @param forecaster not yet advanced. @param fromWeek first week that anything will be asked of. */
export function forecastBook(season: ReplaySeason, forecaster: SeasonForecaster, fromWeek: number): ForecastBook {
  const playerCount = season.players.length;
  const views = new Map<string, WeekView>();
  const mornings = new Float64Array(season.days.length * playerCount).fill(Number.NaN);
  for (let day = fromWeek * DAYS_PER_WEEK; day < season.days.length; day++) {
    const date = season.days[day];
    if (date === undefined) break;
    forecaster.advanceTo(date);
    const [week, dayIndex] = [Math.floor(day / DAYS_PER_WEEK), day % DAYS_PER_WEEK];
    if (dayIndex === 0) views.set(`${week} played`, playedView(season, forecaster, week));
    if (PLAN_DAYS.some((planDay) => planDay === dayIndex)) {
      views.set(`${week} ${dayIndex}`, aheadView(season, forecaster, day));
    }
    for (let player = 0; player < playerCount; player++) {
      const game = season.playedGame(day, player);
      const forecast = game && forecaster.forecast(season.players[player]?.playerId ?? "", game);
      if (forecast) mornings[day * playerCount + player] = forecast.mean;
    }
  }
  const view = (key: string): WeekView => {
    const found = views.get(key);
    if (!found) throw new RangeError(`no forecasts of week ${key}`);
    return found;
  };
  return {
    name: forecaster.name,
    season,
    ahead: (week, planDay) => view(`${week} ${planDay}`),
    playedAsOfMonday: (week) => view(`${week} played`),
    morningMean: (day, player) => mornings[day * playerCount + player] ?? Number.NaN,
  };
}

function emptyView(playerCount: number): WeekView {
  const cells = playerCount * DAYS_PER_WEEK;
  return { pPlay: new Float64Array(cells), mean: new Float64Array(cells), sd: new Float64Array(cells) };
}

function aheadView(season: ReplaySeason, forecaster: SeasonForecaster, today: number): WeekView {
  const view = emptyView(season.players.length);
  const sunday = today - (today % DAYS_PER_WEEK) + DAYS_PER_WEEK - 1;
  for (const [player, { playerId }] of season.players.entries()) {
    const team = forecaster.teamOf(playerId);
    if (team === undefined) continue;
    for (let day = today; day <= sunday; day++) {
      const game = season.gameOf(team, day);
      const forecast = game && forecaster.forecast(playerId, game);
      if (!forecast) continue;
      const at = player * DAYS_PER_WEEK + (day % DAYS_PER_WEEK);
      view.pPlay[at] = forecast.pPlay;
      view.mean[at] = forecast.mean;
      view.sd[at] = forecast.sd;
    }
  }
  return view;
}

function playedView(season: ReplaySeason, forecaster: SeasonForecaster, week: number): WeekView {
  const view = emptyView(season.players.length);
  for (const [player, { playerId }] of season.players.entries()) {
    for (let dayIndex = 0; dayIndex < DAYS_PER_WEEK; dayIndex++) {
      const game = season.playedGame(week * DAYS_PER_WEEK + dayIndex, player);
      const forecast = game && forecaster.forecast(playerId, game);
      if (!forecast) continue;
      const at = player * DAYS_PER_WEEK + dayIndex;
      view.pPlay[at] = 1;
      view.mean[at] = forecast.mean;
      view.sd[at] = forecast.sd;
    }
  }
  return view;
}
