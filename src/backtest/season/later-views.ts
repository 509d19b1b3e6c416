/** What is expected of everybody in the weeks after the one that is played, as seen on each plan morning. */
import type { LaterForecaster } from "../forecaster";
import { PLAN_DAYS, type PlanDay } from "../replay-forecasts";
import { DAYS_PER_WEEK, type ReplaySeason } from "../replay-season";

/** Weeks of each of the two samples of later days. */
const SAMPLE_WEEKS = 3;
export const SAMPLE_DAYS = SAMPLE_WEEKS * DAYS_PER_WEEK;

type LaterView = {
  /** Expected points, the chance to play included, at player × `SAMPLE_DAYS` + day: the three weeks after this one, and the three behind them. */
  readonly samples: readonly [near: Float64Array, far: Float64Array];
  /** Points of an ordinary game of his, given that he plays, by player. */
  readonly perGame: Float64Array;
  /** How often each sample happens until the last week. */
  readonly weights: readonly [near: number, far: number];
};

export type LaterViews = (week: number, planDay: PlanDay) => LaterView;

/** @param forecaster not yet advanced. @param lastWeek the last week that is played, counted from 0. */
export function laterViews(
  season: ReplaySeason,
  forecaster: LaterForecaster,
  { fromWeek, lastWeek }: { readonly fromWeek: number; readonly lastWeek: number },
): LaterViews {
  const views = new Map<string, LaterView>();
  for (let week = fromWeek; week <= lastWeek; week++) {
    for (const planDay of PLAN_DAYS) {
      const today = season.days[week * DAYS_PER_WEEK + planDay];
      if (today === undefined) break;
      forecaster.advanceTo(today);
      const near = sampleFrom(season, forecaster, { firstWeek: week + 1, lastWeek });
      const far = sampleFrom(season, forecaster, { firstWeek: week + 1 + SAMPLE_WEEKS, lastWeek });
      const weeksAfterNear = lastWeek - week - SAMPLE_WEEKS;
      const farWeight = weeksAfterNear <= 0 ? 0 : Math.max(1, weeksAfterNear / SAMPLE_WEEKS);
      views.set(`${week} ${planDay}`, {
        samples: [near, far],
        perGame: perGameOf(season, forecaster),
        weights: [1, farWeight],
      });
    }
  }
  return (week, planDay) => {
    const view = views.get(`${week} ${planDay}`);
    if (!view) throw new RangeError(`no later forecasts of week ${week}`);
    return view;
  };
}

const perGameOf = ({ players }: ReplaySeason, forecaster: LaterForecaster): Float64Array =>
  Float64Array.from(players, ({ playerId }) => {
    const team = forecaster.teamOf(playerId);
    return (team === undefined ? undefined : forecaster.ordinary(playerId, team)?.mean) ?? 0;
  });

function sampleFrom(
  season: ReplaySeason,
  forecaster: LaterForecaster,
  { firstWeek, lastWeek }: { readonly firstWeek: number; readonly lastWeek: number },
): Float64Array {
  const values = new Float64Array(season.players.length * SAMPLE_DAYS);
  for (const [player, { playerId }] of season.players.entries()) {
    const team = forecaster.teamOf(playerId);
    const ordinary = team === undefined ? undefined : forecaster.ordinary(playerId, team);
    if (team === undefined || !ordinary) continue;
    for (let day = 0; day < SAMPLE_DAYS; day++) {
      const at = firstWeek * DAYS_PER_WEEK + day;
      if (at >= (lastWeek + 1) * DAYS_PER_WEEK) break;
      const game = season.gameOf(team, at);
      if (game) values[player * SAMPLE_DAYS + day] = ordinary.chanceOn(game.day) * ordinary.mean;
    }
  }
  return values;
}
