/** What is expected of everybody in the weeks after the one that is played, as seen on each plan morning. */
import { type LaterDays, laterDays } from "@/domain/season-value/later-days";
import type { StatLine } from "@/domain/stats/stats";
import type { LaterForecaster } from "../forecaster";
import { PLAN_DAYS, type PlanDay } from "../replay-forecasts";
import { DAYS_PER_WEEK, type ReplaySeason } from "../replay-season";

/** Some later days, at player × days + day: the chance to play, 0 without a game, and the points expected with it. */
export type LaterSample = Pick<LaterDays, "dayCount" | "weight"> & {
  readonly chances: Float64Array;
  readonly values: Float64Array;
};

type LaterView = {
  readonly samples: readonly LaterSample[];
  /** Points of an ordinary game of his, given that he plays, by player. */
  readonly perGame: Float64Array;
  /** Stats of such a game, by player; absent for a player without any history. */
  readonly lines: readonly (StatLine | undefined)[];
};

/** Expected points, one number a day. */
export const daysOf = ({ values, dayCount }: LaterSample, player: number): Float64Array =>
  values.subarray(player * dayCount, (player + 1) * dayCount);

/** Chances to play, one a day. */
export const chancesOf = ({ chances, dayCount }: LaterSample, player: number): Float64Array =>
  chances.subarray(player * dayCount, (player + 1) * dayCount);

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
      const games = season.players.map(({ playerId }) => ordinaryGame(forecaster, playerId));
      views.set(`${week} ${planDay}`, {
        samples: laterSamples(season, forecaster, days),
        perGame: Float64Array.from(games, (game) => game?.mean ?? 0),
        lines: games.map((game) => game?.line),
      });
    }
  }
  return (week, planDay) => {
    const view = views.get(`${week} ${planDay}`);
    if (!view) throw new RangeError(`no later forecasts of week ${week}`);
    return view;
  };
}

/** Everybody's sampled days, as the forecaster sees them on the day it was last advanced to. */
export const laterSamples = (
  season: ReplaySeason,
  forecaster: LaterForecaster,
  days: readonly LaterDays[],
): readonly LaterSample[] => days.map((sample) => ({ ...sample, ...daysAhead(season, forecaster, sample) }));

function ordinaryGame(forecaster: LaterForecaster, playerId: string): ReturnType<LaterForecaster["ordinary"]> {
  const team = forecaster.teamOf(playerId);
  return team === undefined ? undefined : forecaster.ordinary(playerId, team);
}

function daysAhead(
  season: ReplaySeason,
  forecaster: LaterForecaster,
  { firstPeriod, dayCount }: Pick<LaterDays, "firstPeriod" | "dayCount">,
): Pick<LaterSample, "chances" | "values"> {
  const chances = new Float64Array(season.players.length * dayCount);
  const values = new Float64Array(chances.length);
  for (const [player, { playerId }] of season.players.entries()) {
    const team = forecaster.teamOf(playerId);
    const ordinary = ordinaryGame(forecaster, playerId);
    if (team === undefined || !ordinary) continue;
    for (let day = 0; day < dayCount; day++) {
      const game = season.gameOf(team, firstPeriod + day);
      if (!game) continue;
      const [at, chance] = [player * dayCount + day, ordinary.chanceOn(game.day)];
      chances[at] = chance;
      values[at] = chance * ordinary.mean;
    }
  }
  return { chances, values };
}
