/**
 * What players are worth after the matchup, in the unit of the matchup's own values: a point of this matchup and a point of a later week
 * are brought together as wins.
 */
import { matchupPeriodId, type PlayerId } from "../ids";
import { isRankedTable, type ScoringFormat } from "../league/league";
import type { LeagueSnapshot } from "../league/league-snapshot";
import { periodsOfMatchup } from "../season/calendar";
import { type LaterDays, laterDays } from "../season-value/later-days";
import { type LaterPlayer, seasonValues } from "../season-value/season-value";
import { winsPerPointLater } from "../season-value/wins-per-point";
import { rosterRoom } from "../week/league-week";
import { must } from "./engine-refusal";
import type { MatchupOutlook } from "./matchup-outlook";
import type { MatchupValue } from "./matchup-value";
import type { PlayerOutlook } from "./outlook";

export type SeasonWorth = {
  /** Worth after the matchup beyond a free agent's, 0 or more, in the unit of the matchup's values. */
  valueOf(id: PlayerId): number;
  /** Wins of one unit of the matchup's values: matchups in points and most-categories leagues, categories where each counts, rank points in a rotisserie. */
  readonly winsPerUnit: number;
};

/** What is counted over the season: matchups won (categories won, where each is a win), a rotisserie's rank points, or points where the season is one sum. */
export type LaterUnit = "wins" | "roto points" | "points";

export const laterUnitOf = (format: ScoringFormat): LaterUnit =>
  format === "roto" ? "roto points" : format === "season-points" ? "points" : "wins";

const DAYS_A_WEEK = 7;

/**
 * Deviation of a whole week's margin between two teams, as a share of the points that a team scores in it.
 *
 * Measured on the replayed leagues of 2023-24: 253 of 1,249 points (`backtest --parts season`).
 */
const WEEK_DEVIATION = 0.2;

/** Wins of one point in a later week. @param weekly points that the team scores in a week; `null` when it scores none. */
export const winsOfPointLater = (weekly: number): number | null =>
  weekly > 0 ? winsPerPointLater((WEEK_DEVIATION * weekly) ** 2) : null;

/** The days after a scoring period as samples, the league's playoffs among them. */
export function daysAfter(context: LeagueSnapshot, last: number): LaterDays[] {
  const { settings, status } = context.league;
  return laterDays({
    last,
    finalPeriod: status.finalScoringPeriod,
    playoffsFrom: playoffsFrom(context),
    playoffChance: Math.min(1, settings.schedule.playoffTeamCount / Math.max(1, settings.size)),
  });
}

export function seasonWorth(outlook: MatchupOutlook, value: MatchupValue): SeasonWorth {
  const { setting, context, timeline, mine, joining, freeAgents } = outlook;
  const { settings } = context.league;
  const days = daysAfter(context, setting.last);
  // With the approved moves made: players who leave are gone, and those who join are no free agents any more.
  const leaving = new Set(timeline.planned.map(({ leaves }) => leaves));
  const roster = [
    ...mine.map((held) => held.outlook).filter(({ player }) => !leaving.has(player.playerId)),
    ...joining,
  ];
  const owned = new Set(roster.map(({ player }) => player.playerId));
  const asLater = (player: PlayerOutlook) => laterPlayer(player, value.ofOrdinary(player), days);
  const { values, perDay } = must(
    seasonValues({
      slotCounts: settings.slotCounts,
      rosterSize: rosterRoom(settings).rosterSize,
      roster: roster.map(asLater),
      freeAgents: freeAgents.flatMap(({ outlook: one }) => (owned.has(one.player.playerId) ? [] : asLater(one))),
      weights: days.map(({ weight }) => weight),
      addPrice: value.addPrice,
    }),
  );
  const laterOf = (id: PlayerId) => values.get(id) ?? 0;
  const { winsPerUnit } = value;
  if (winsPerUnit === null || isRankedTable(settings.format)) {
    return { valueOf: laterOf, winsPerUnit: 1 };
  }
  const later = winsOfPointLater(perDay * DAYS_A_WEEK) ?? winsPerUnit;
  const rate = later / winsPerUnit;
  return { valueOf: (id) => rate * laterOf(id), winsPerUnit };
}

/** ESPN counts regular-season matchups only; the next one is the first of the playoffs. */
function playoffsFrom({ league: { settings }, calendar }: LeagueSnapshot): number | null {
  const { schedule, format } = settings;
  if (schedule.playoffTeamCount === 0 || isRankedTable(format)) return null;
  const first = matchupPeriodId.safeParse(schedule.regularSeasonMatchups + 1);
  return (first.success && periodsOfMatchup(calendar, schedule, first.data)?.first) || null;
}

/** @param worthOfGame of an ordinary game of his */
export function laterPlayer(outlook: PlayerOutlook, worthOfGame: number, days: readonly LaterDays[]): LaterPlayer {
  const worth = Math.max(0, worthOfGame);
  const until = days.reduce((last, { firstPeriod, dayCount }) => Math.max(last, firstPeriod + dayCount - 1), 0);
  const chances = new Map(outlook.laterGames(until).map(({ period, pPlay }) => [Number(period), pPlay]));
  const { playerId, eligibleSlots, defaultPositionId } = outlook.player;
  return {
    playerId,
    eligibleSlots,
    defaultPositionId,
    samples: days.map(({ firstPeriod, dayCount }) =>
      Array.from({ length: dayCount }, (_, day) => worth * (chances.get(firstPeriod + day) ?? 0)),
    ),
  };
}
