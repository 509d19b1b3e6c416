/**
 * Games over a stretch of days: of the players and NBA teams named, of every NBA team, or of my roster and the
 * opponent's.
 */

import type { PlayerScheduleOutput } from "@/contract/league/schedule-output";
import { dayOf } from "@/domain/league/league-snapshot";
import { type DayRoster, opponentOf } from "@/domain/league/matchup";
import type { TeamScope } from "@/domain/league/scope";
import { SLOT } from "@/domain/lineup/slots";
import type { Player } from "@/domain/players/player";
import { gameLabel } from "@/domain/players/player-labels";
import { countedPlayer, gamesLeftIn } from "@/domain/roster/games-left";
import { changeOf, playersOn, type RosterChange, type RosterTimeline } from "@/domain/roster/timeline";
import { gamesOfTeam } from "@/domain/season/calendar";
import { addDays } from "@/domain/season/eastern-day";
import { isUpcoming, secondNights } from "@/domain/season/pro-schedule";
import { PRO_TEAM_IDS, proTeamName, proTeamNamed } from "@/domain/season/pro-team-names";
import { proTeamLabel } from "@/domain/season/pro-teams";
import type { MatchupReader } from "../matchup/matchup-reader";
import type { KnownPlayersReader } from "../players/known-players";
import type { ServiceDeps } from "../ports";
import { provenanceOf } from "../sources/source-reader";
import { type LeagueContext, teamOf } from "./league.service";
import { ownershipLabel } from "./ownership";
import type { RosterReader } from "./roster-reader";
import type { RosterTimelines } from "./roster-timeline";
import type { DayWindow } from "./schedule-window";

type Answer = Promise<{ output: PlayerScheduleOutput; isCached: boolean }>;

export type PlayerSchedules = {
  /**
   * An NBA team's name means the NBA team. Names that mean nobody, or several, come back as such. At most eight names
   * are read.
   */
  ofNamed(
    scope: TeamScope,
    context: LeagueContext,
    window: DayWindow,
    names: readonly string[],
    signal?: AbortSignal,
  ): Answer;
  /** Most games first, then most that are left. */
  ofEveryProTeam(scope: TeamScope, context: LeagueContext, window: DayWindow): Answer;
  ofBothRosters(scope: TeamScope, context: LeagueContext, window: DayWindow, signal?: AbortSignal): Answer;
};

const MAX_PLAYER_SCHEDULE_CHARS = 6_000;
const MAX_NAMES = 8;

type Row = PlayerScheduleOutput["players"][number];
type ProTeamRow = PlayerScheduleOutput["clubs"][number];
type Side = "mine" | "opponent" | "other";
type Held = {
  player: Player;
  side: Side;
  ownership: string;
  isOnIr: boolean;
  /** Change by an approved move of this player, and the periods in which he is on the roster; all when left out. */
  change?: RosterChange | null;
  isThereIn?: (period: number) => boolean;
};
type Shown = { held: Held; row: Row };

export function createPlayerSchedules(
  deps: ServiceDeps,
  readCached: KnownPlayersReader,
  sources: { rosters: Pick<RosterReader, "readAll">; timelines: RosterTimelines; matchups: MatchupReader },
): PlayerSchedules {
  const { rosters, timelines, matchups } = sources;
  const ofProTeams = async (context: LeagueContext, window: DayWindow, proTeams: readonly ProTeamRow[]): Answer => ({
    output: fitted({
      ...provenanceOf([context.leagueReading], context.readings, deps.systemClock),
      ...daysOf(context, window),
      players: [],
      teams: [],
      byDay: [],
      notFound: [],
      listed: "every game",
      clubs: [...proTeams],
    }),
    isCached: context.readings.every((reading) => reading.isCached),
  });
  return {
    ofEveryProTeam(scope, context, window) {
      const nowMs = deps.sourceOf(scope).leagueClock.now();
      const rows = PRO_TEAM_IDS.map((proTeam) => proTeamRowOf(context, window, proTeam, nowMs));
      return ofProTeams(
        context,
        window,
        rows.sort((a, b) => b.games - a.games || b.gamesLeft - a.gamesLeft || a.clubName.localeCompare(b.clubName)),
      );
    },

    async ofNamed(scope, context, window, all, signal) {
      const nowMs = deps.sourceOf(scope).leagueClock.now();
      const queries = [...new Set(all)].slice(0, MAX_NAMES);
      const proTeamIds = new Set(queries.flatMap((query) => proTeamNamed(query) ?? []));
      const proTeams = [...proTeamIds].map((proTeam) => proTeamRowOf(context, window, proTeam, nowMs));
      const names = queries.filter((query) => proTeamNamed(query) === undefined);
      if (names.length === 0) return ofProTeams(context, window, proTeams);
      const [known, rostered, matchup] = await Promise.all([
        readCached(scope, signal),
        rosters.readAll(scope, context.todayPeriod, signal),
        matchups.opponentId(scope, context, signal),
      ]);
      const readings = [...known.readings, rostered, ...matchup.readings];
      const { opponentId } = matchup;
      const heldBy = holders(context, rostered.value, { mine: scope.teamId, opponent: opponentId });
      const request = names.map((query) => ({ query, found: known.resolve(query) }));
      const players = request.flatMap(({ found }) => (found.kind === "one" ? [found.player] : []));
      const rows = [...new Set(players)].map((player) =>
        rowOf(context, window, heldBy.get(player.playerId) ?? nobodys(player), nowMs),
      );
      const notFound = request.flatMap(({ query, found }) =>
        found.kind === "one"
          ? []
          : [
              {
                query: query.slice(0, 80),
                candidates: found.kind === "several" ? found.candidates.map(({ fullName }) => fullName) : [],
                nearest: found.kind === "none" ? (found.nearest ?? []).map(({ fullName }) => fullName) : [],
              },
            ],
      );
      return {
        output: fitted({
          ...provenanceOf([rostered], readings, deps.systemClock),
          ...daysOf(context, window),
          players: rows,
          clubs: proTeams,
          teams: [],
          byDay: [],
          notFound,
          listed: "every game",
        }),
        isCached: readings.every((reading) => reading.isCached),
      };
    },

    async ofBothRosters(scope, context, window, signal) {
      const nowMs = deps.sourceOf(scope).leagueClock.now();
      const [rostered, matchup] = await Promise.all([
        rosters.readAll(scope, context.todayPeriod, signal),
        matchups.current(scope, context, signal),
      ]);
      const team = await timelines.of(scope, context, rostered.value, { signal });
      const readings = [...context.readings, rostered, matchup, ...team.readings];
      const opponentId = opponentOf(matchup.value, scope.teamId)?.teamId;
      const heldBy = holders(context, rostered.value, { mine: scope.teamId, opponent: opponentId });
      const joining = team.joining.map(({ player }): Held => {
        return { player, side: "mine", ownership: "my roster", isOnIr: false };
      });
      const shown = [...heldBy.values(), ...joining]
        .map((held) => (held.side === "mine" ? asPlanned(context, held, team.timeline) : held))
        .filter(({ side }) => side !== "other")
        .map((held): Shown => ({ held, row: rowOf(context, window, held, nowMs) }))
        .sort((a, b) => Number(a.held.side === "opponent") - Number(b.held.side === "opponent"));
      const counted = shown.filter(({ row }) => !row.isOnIr);
      return {
        output: fitted({
          ...provenanceOf([rostered, matchup], readings, deps.systemClock),
          ...daysOf(context, window),
          players: shown.map(({ row }) => row),
          teams: [scope.teamId, ...(opponentId === undefined ? [] : [opponentId])].flatMap((teamId) => {
            const isMine = teamId === scope.teamId;
            const of = counted.filter(({ held }) => held.side === (isMine ? "mine" : "opponent"));
            const sums = sumsOf(context, window, { of, nowMs });
            const ownership = isMine ? "my roster" : "opponent";
            return sums ? [{ ownership, teamName: teamOf(context, teamId).teamName, ...sums }] : [];
          }),
          byDay: byDayOf(context, window, counted),
          clubs: [],
          notFound: [],
          listed: "every game",
        }),
        isCached: readings.every((reading) => reading.isCached),
      };
    },
  };
}

const daysOf = (context: LeagueContext, { from, to }: DayWindow) => ({ from, to, today: context.today });

/** On no roster: free or on waivers, which the rosters do not tell. */
const nobodys = (player: Player): Held => ({ player, side: "other", ownership: "unknown", isOnIr: false });

/** Roster that holds each player, by player id. */
function holders(
  context: LeagueContext,
  rosters: readonly DayRoster[],
  { mine, opponent }: { mine: number; opponent: number | undefined },
): ReadonlyMap<number, Held> {
  const holderOf = (teamId: number): Pick<Held, "side" | "ownership"> => ({
    side: teamId === mine ? "mine" : teamId === opponent ? "opponent" : "other",
    ownership: ownershipLabel(context, teamId, { mine, opponentId: opponent }),
  });
  return new Map(
    rosters.flatMap(({ teamId, entries }) =>
      entries.map(({ player, slotId }): [number, Held] => [
        player.playerId,
        { player, ...holderOf(teamId), isOnIr: slotId === SLOT.IR },
      ]),
    ),
  );
}

function rowOf(
  context: LeagueContext,
  window: DayWindow,
  { player, ownership, isOnIr, change, isThereIn }: Held,
  nowMs: number,
): Row {
  return {
    playerId: Number(player.playerId),
    name: player.fullName,
    proTeam: proTeamLabel(player.proTeamId),
    ownership,
    isOnIr,
    ...gamesOf(context, window, player.proTeamId, nowMs, isThereIn),
    ...(change && { comingMove: change }),
  };
}

/** With the periods in which the approved moves have him on the roster; what is over stays as the league has it. */
function asPlanned(context: LeagueContext, held: Held, timeline: RosterTimeline): Held {
  const id = Number(held.player.playerId);
  const change = changeOf(timeline, id);
  if (!change) return held;
  const isThereIn = (period: number) =>
    period < context.todayPeriod ? timeline.playerIds.has(id) : playersOn(timeline, dayOf(context, period)).has(id);
  return { ...held, change, isThereIn };
}

const proTeamRowOf = (context: LeagueContext, window: DayWindow, proTeam: number, nowMs: number): ProTeamRow => ({
  proTeam: proTeamLabel(proTeam),
  clubName: proTeamName(proTeam),
  ...gamesOf(context, window, proTeam, nowMs),
});

function gamesOf(
  context: LeagueContext,
  window: DayWindow,
  proTeam: number,
  nowMs: number,
  isThereIn: (period: number) => boolean = () => true,
) {
  const games = gamesOfTeam(context.games, proTeam, window)
    .filter(({ scoringPeriod }) => isThereIn(scoringPeriod))
    .sort((a, b) => a.scoringPeriod - b.scoringPeriod);
  return {
    games: games.length,
    gamesLeft: games.filter((game) => isUpcoming(game, nowMs)).length,
    secondNights: secondNights(context.games, proTeam, window).filter(isThereIn).length,
    on: games.map((game) => `${dayOf(context, game.scoringPeriod)} ${gameLabel(game, proTeam)}`),
  };
}

/** `null` of a team of which no player is known. */
function sumsOf(context: LeagueContext, window: DayWindow, { of, nowMs }: { of: readonly Shown[]; nowMs: number }) {
  const isThere = new Map(of.map(({ held }) => [Number(held.player.playerId), held.isThereIn]));
  const gamesOf = gamesLeftIn(context, {
    first: Math.max(window.first, context.todayPeriod),
    last: window.last,
    nowMs,
  });
  const left = gamesOf(
    of.map(({ held }) => countedPlayer(held.player, { isInIr: held.isOnIr })),
    (period) => new Set([...isThere].flatMap(([id, isThereIn]) => (isThereIn?.(period) === false ? [] : [id]))),
  );
  if (!left) return null;
  const games = of.reduce((sum, { row }) => sum + row.games, 0);
  return { games, gamesLeft: left.games, playableGamesLeft: left.playable };
}

function byDayOf(context: LeagueContext, window: DayWindow, shown: readonly Shown[]): PlayerScheduleOutput["byDay"] {
  const playing = (period: number, side: Side) =>
    shown.filter(
      ({ held }) =>
        held.side === side &&
        (held.isThereIn?.(period) ?? true) &&
        gamesOfTeam(context.games, held.player.proTeamId, { first: period, last: period }).length > 0,
    ).length;
  return Array.from({ length: window.last - window.first + 1 }, (_, offset) => {
    const [mine, opponent] = [playing(window.first + offset, "mine"), playing(window.first + offset, "opponent")];
    return { day: addDays(window.from, offset), mine, opponent, difference: mine - opponent };
  });
}

/**
 * Within the size: the opponent's lists of games go first, then all of them, NBA teams' as well; sums and counts stay.
 */
function fitted(output: PlayerScheduleOutput): PlayerScheduleOutput {
  const withoutLists = (from: (row: Row) => boolean) =>
    output.players.map((row) => (from(row) ? { ...row, on: undefined } : row));
  const withoutAnyList: PlayerScheduleOutput = {
    ...output,
    players: withoutLists(() => true),
    clubs: output.clubs.map((row) => ({ ...row, on: undefined })),
    listed: "counts",
  };
  const shorter: PlayerScheduleOutput[] = [
    output,
    { ...output, players: withoutLists((row) => row.ownership === "opponent"), listed: "my players' games" },
    withoutAnyList,
  ];
  const fits = (candidate: PlayerScheduleOutput) => JSON.stringify(candidate).length <= MAX_PLAYER_SCHEDULE_CHARS;
  return shorter.find(fits) ?? { ...withoutAnyList, byDay: [] };
}
