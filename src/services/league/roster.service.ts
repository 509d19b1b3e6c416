/** Rosters of a day, mine or my opponent's, with games, status and points beside every name. */

import type { RosterOutput, RosterPlayer } from "@/contract/tool-outputs";
import { type EasternDay, type ScoringPeriodId, scoringPeriodId, type TeamId } from "@/domain/ids";
import { isPointsFormat, type ScoringFormat } from "@/domain/league/league";
import { dayOf, gamesLeftInMatchup } from "@/domain/league/league-snapshot";
import { opponentOf, type RosterEntry } from "@/domain/league/matchup";
import type { TeamScope } from "@/domain/league/scope";
import { lineupRole, SLOT, slotLabel } from "@/domain/lineup/slots";
import { type Availability, isFlagged } from "@/domain/players/player";
import { availabilityOf, gameLabel, labelOf, round1, tipOffOf } from "@/domain/players/player-labels";
import {
  changeOf,
  type LapsedMove,
  lapsedLabel,
  plannedUntil,
  playersOn,
  type RosterChange,
} from "@/domain/roster/timeline";
import { gamesOfTeam, periodOfDay } from "@/domain/season/calendar";
import { addDays, endOfDay } from "@/domain/season/eastern-day";
import { scoreLine } from "@/domain/stats/scoring";
import { AppError } from "@/lib/errors";
import type { MatchupReader } from "../matchup/matchup-reader";
import { seasonForm } from "../players/player-rows";
import type { ServiceDeps } from "../ports";
import { provenanceOf, type Reading } from "../sources/source-reader";
import { type LeagueContext, type LeagueService, teamOf } from "./league.service";
import type { RosterReader } from "./roster-reader";
import type { RosterTimelines } from "./roster-timeline";

/** The asked day is outside the league's season. */
export class DayOutsideSeason extends AppError {
  static override readonly code = "league.day_outside_season";
  static override readonly status = 404;
}

/** There is no opponent: a bye, or a format without head-to-head matchups. */
class NoOpponent extends AppError {
  static override readonly code = "matchup.no_opponent";
  static override readonly status = 404;
  constructor(format: ScoringFormat) {
    const isRanked = format === "roto" || format === "season-points";
    super({ format }, { text: isRanked ? `matchup.no_opponent.${format}` : "matchup.no_opponent" });
  }
}

export type RosterService = Pick<RosterReader, "readAll"> & {
  /**
   * A coming day has the approved moves folded in, marked `planned`; a past one has that day's statuses, or none.
   *
   * @throws DayOutsideSeason, NoOpponent, TeamNotInLeague and the source's errors
   */
  view(
    scope: TeamScope,
    options: { side: "mine" | "opponent"; day?: EasternDay | undefined; signal?: AbortSignal },
  ): Promise<{ output: RosterOutput; isCached: boolean }>;
};

export function createRosterService(
  deps: ServiceDeps,
  sources: {
    league: LeagueService;
    matchups: MatchupReader;
    rosters: RosterReader;
    timelines: RosterTimelines;
  },
): RosterService {
  const { league, matchups, rosters, timelines } = sources;

  /** The league's entries of the day, with what was approved until then and is not shown yet. */
  async function withPlanned(
    scope: TeamScope,
    context: LeagueContext,
    request: { entries: readonly RosterEntry[]; day: EasternDay; signal: AbortSignal | undefined },
  ): Promise<{
    entries: readonly PlannedEntry[];
    lapsed: readonly LapsedMove[];
    readings: readonly Reading<unknown>[];
  }> {
    const { day, signal } = request;
    const today = await rosters.readAll(scope, context.todayPeriod, signal);
    const { timeline, joining, readings } = await timelines.of(scope, context, today.value, { signal });
    const held = new Set(request.entries.map(({ player }) => Number(player.playerId)));
    const onDay = playersOn(timeline, day);
    const leaving = new Set(plannedUntil(timeline, day).flatMap(({ leaves }) => leaves ?? []));
    const stays = request.entries.filter(({ player: { playerId } }) => onDay.has(playerId) || !leaving.has(playerId));
    const joined = joining
      .filter(({ player: { playerId } }) => onDay.has(playerId) && !held.has(playerId))
      .map(({ player }): PlannedEntry => {
        return { player, slotId: SLOT.BENCH, isLineupLocked: null, isRosterLocked: null, dayRows: [], isPlanned: true };
      });
    const entries = [...stays, ...joined].map((entry) => ({
      ...entry,
      change: changeOf(timeline, entry.player.playerId),
    }));
    return { entries, lapsed: timeline.lapsed, readings: [today, ...readings] };
  }

  /** Statuses recorded for each player on a past day; a day without a read has none. */
  async function asTheyWere(
    scope: TeamScope,
    day: EasternDay,
    entries: readonly RosterEntry[],
  ): Promise<readonly PlannedEntry[]> {
    const [startOfDay, endMs] = [new Date(endOfDay(addDays(day, -1))).toISOString(), endOfDay(day)];
    const until = new Date(endMs).toISOString();
    return Promise.all(
      entries.map(async (entry) => {
        const rows = await deps.store.statusRows(scope.universe, Number(entry.player.playerId), until);
        const noted = rows.findLast(({ lastSeenAt }) => lastSeenAt >= startOfDay);
        const availability: Availability = noted
          ? { status: noted.status, isInjured: noted.isInjured, expectedReturnDay: noted.expectedReturnDay }
          : { status: "UNKNOWN", isInjured: null, expectedReturnDay: null };
        return { ...entry, player: { ...entry.player, availability } };
      }),
    );
  }

  return {
    readAll: rosters.readAll,
    async view(scope, { side, day, signal }) {
      const context = await league.buildIntelligenceSnapshot(scope, signal);
      const period = periodFor(context, day);
      const opponent = side === "opponent" ? await matchups.current(scope, context, signal) : undefined;
      const teamId = side === "mine" ? scope.teamId : opponentOf(opponent?.value, scope.teamId)?.teamId;
      if (teamId === undefined) throw new NoOpponent(context.league.settings.format);
      const read = await (day === undefined ? rosters.readAll : rosters.readDay)(scope, period, signal);
      const nowMs = deps.sourceOf(scope).leagueClock.now();
      const roster = read.value.find((each) => each.teamId === teamId);
      const shownPeriod = roster?.scoringPeriod ?? period;
      const shownDay = dayOf(context, shownPeriod);
      const request = { entries: roster?.entries ?? [], day: shownDay, signal };
      const isPast = day !== undefined && shownDay < context.today;
      const normalized = side === "mine" && !isPast ? await withPlanned(scope, context, request) : undefined;
      const entries =
        normalized?.entries ?? (isPast ? await asTheyWere(scope, shownDay, request.entries) : request.entries);
      const readings = [
        ...context.readings,
        read,
        ...(opponent ? [opponent] : []),
        ...(normalized?.readings.filter((each) => each !== read) ?? []),
      ];
      const about = { teamId, side, period: shownPeriod, isPast, nowMs };
      return {
        output: {
          ...provenanceOf([read], readings, deps.systemClock),
          ...describe(context, about, entries),
          ...(normalized && normalized.lapsed.length > 0 && { lapsedMoves: normalized.lapsed.map(lapsedLabel) }),
        },
        isCached: readings.every((reading) => reading.isCached),
      };
    },
  };
}

/** A roster entry of a coming day. */
type PlannedEntry = RosterEntry & {
  /** There once the person makes the approved move. */
  readonly isPlanned?: boolean;
  readonly change?: RosterChange | null;
};

function periodFor(context: LeagueContext, day: EasternDay | undefined): ScoringPeriodId {
  if (day === undefined) return context.todayPeriod;
  const period = periodOfDay(context.calendar, day);
  const { firstScoringPeriod, finalScoringPeriod } = context.league.status;
  if (period < firstScoringPeriod || period > finalScoringPeriod) throw new DayOutsideSeason();
  return scoringPeriodId.parse(period);
}

type ShownRoster = {
  readonly teamId: TeamId;
  readonly side: "mine" | "opponent";
  readonly period: ScoringPeriodId;
  /** Its day is over. */
  readonly isPast: boolean;
  readonly nowMs: number;
};

function describe(
  context: LeagueContext,
  { teamId, side, period, isPast, nowMs }: ShownRoster,
  entries: readonly PlannedEntry[],
) {
  // Starters in slot order, then bench, then IR: ESPN's slot ids already ascend that way.
  const rows = [...entries]
    .sort((a, b) => a.slotId - b.slotId)
    .map((entry) => ({ entry, shown: rosterPlayer(context, entry, { period, isPast, nowMs }) }));
  const players = rows.map((row) => row.shown);
  const starters = players.filter((player) => player.place === "starter");
  // A past day raises no warnings.
  const flagged = isPast
    ? []
    : rows.filter((row) => isFlagged(row.entry.player.availability.status)).map((row) => row.shown);
  const scored = starters.flatMap((player) => (player.pointsOnDay === null ? [] : [player.pointsOnDay]));
  return {
    teamId: Number(teamId),
    teamName: teamOf(context, teamId).teamName,
    ownership: side === "mine" ? ("my roster" as const) : ("opponent" as const),
    day: dayOf(context, period),
    scoringPeriod: Number(period),
    isToday: dayOf(context, period) === context.today,
    players,
    counts: {
      players: players.length,
      starters: starters.length,
      bench: players.filter((player) => player.place === "bench").length,
      injuredReserve: players.filter((player) => player.place === "IR").length,
      withGame: players.filter((player) => player.game !== null).length,
      startersWithGame: starters.filter((player) => player.game !== null).length,
      flagged: flagged.length,
      statusUnknown: players.filter((player) => player.status === "UNKNOWN").length,
    },
    flagged: flagged.map(({ name, place, status, statusText, expectedReturn }) => ({
      name,
      place,
      status,
      statusText,
      expectedReturn,
    })),
    startersPointsOnDay: scored.length === 0 ? null : round1(scored.reduce((sum, points) => sum + points, 0)),
  };
}

function rosterPlayer(
  context: LeagueContext,
  entry: PlannedEntry,
  { period, isPast, nowMs }: Pick<ShownRoster, "period" | "isPast" | "nowMs">,
): RosterPlayer {
  const { player } = entry;
  const { settings } = context.league;
  const game = gamesOfTeam(context.games, player.proTeamId, { first: period, last: period })[0];
  const played = entry.dayRows.filter((row) => Object.keys(row.stats).length > 0);
  const points = played.map((row) => scoreLine(row.stats, settings.scoringItems, player.defaultPositionId).total);
  const { pointsPerGame } = seasonForm(context, player, entry.seasonRow);
  return {
    ...labelOf(player),
    ...availabilityOf(player.availability),
    slot: slotLabel(entry.slotId),
    place: lineupRole(entry.slotId),
    game: game ? gameLabel(game, player.proTeamId) : null,
    ...(game && tipOffOf(game)),
    gamesLeftInMatchup: isPast ? null : gamesLeftInMatchup(context, player.proTeamId, nowMs),
    ...(entry.isPlanned && { planned: true as const }),
    ...(entry.change && { comingMove: entry.change }),
    ...(pointsPerGame !== null && { pointsPerGame }),
    pointsOnDay:
      isPointsFormat(settings.format) && played.length > 0 ? round1(points.reduce((sum, each) => sum + each, 0)) : null,
  };
}
