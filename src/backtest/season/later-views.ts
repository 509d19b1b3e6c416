/** What is expected of everybody in the weeks after the one that is played, as seen on each plan morning. */
import { type LaterDays, laterDays } from "@/domain/season-value/later-days";
import type { LaterForecaster } from "../forecaster";
import { PLAN_DAYS, type PlanDay } from "../replay-forecasts";
import { DAYS_PER_WEEK, type ReplaySeason } from "../replay-season";

/** Expected points, the chance to play included, of some later days, at player × days + day. */
export type LaterSample = Pick<LaterDays, "dayCount" | "weight"> & { readonly values: Float64Array };

type LaterView = {
  readonly samples: readonly LaterSample[];
  /** Points of an ordinary game of his, given that he plays, by player. */
  readonly perGame: Float64Array;
};

/** One number a day. */
export const daysOf = ({ values, dayCount }: LaterSample, player: number): Float64Array =>
  values.subarray(player * dayCount, (player + 1) * dayCount);

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
      const days = laterDays({
        last: (week + 1) * DAYS_PER_WEEK - 1,
        finalPeriod: (lastWeek + 1) * DAYS_PER_WEEK - 1,
        playoffsFrom: null,
        playoffChance: 0,
      });
      views.set(`${week} ${planDay}`, {
        samples: laterSamples(season, forecaster, days),
        perGame: perGameOf(season, forecaster),
      });
    }
  }
  return (week, planDay) => {
    const view = views.get(`${week} ${planDay}`);
    if (!view) throw new RangeError(`no later forecasts of week ${week}`);
    return view;
  };
}

/** Everybody's expected points on the sampled days, as the forecaster sees them on the day it was last advanced to. */
export const laterSamples = (
  season: ReplaySeason,
  forecaster: LaterForecaster,
  days: readonly LaterDays[],
): readonly LaterSample[] => days.map((sample) => ({ ...sample, values: valuesOver(season, forecaster, sample) }));

const perGameOf = ({ players }: ReplaySeason, forecaster: LaterForecaster): Float64Array =>
  Float64Array.from(players, ({ playerId }) => {
    const team = forecaster.teamOf(playerId);
    return (team === undefined ? undefined : forecaster.ordinary(playerId, team)?.mean) ?? 0;
  });

function valuesOver(
  season: ReplaySeason,
  forecaster: LaterForecaster,
  { firstPeriod, dayCount }: Pick<LaterDays, "firstPeriod" | "dayCount">,
): Float64Array {
  const values = new Float64Array(season.players.length * dayCount);
  for (const [player, { playerId }] of season.players.entries()) {
    const team = forecaster.teamOf(playerId);
    const ordinary = team === undefined ? undefined : forecaster.ordinary(playerId, team);
    if (team === undefined || !ordinary) continue;
    for (let day = 0; day < dayCount; day++) {
      const game = season.gameOf(team, firstPeriod + day);
      if (game) values[player * dayCount + day] = ordinary.chanceOn(game.day) * ordinary.mean;
    }
  }
  return values;
}
