/**
 * Who plays when: every NBA team over a stretch of days, for the page, and single players' games, for the tool.
 *
 * Both default to the current matchup. The tool's answer stays under its size whatever is asked: lists of games give
 * way to counts.
 */

import type { PlayerScheduleOutput, ScheduleOutput } from "@/contract/league/schedule-output";
import { dayOf, gamesLeftInMatchup } from "@/domain/league/league-snapshot";
import type { ProGame } from "@/domain/league/matchup";
import type { TeamScope } from "@/domain/league/scope";
import { gameLabel } from "@/domain/players/player-labels";
import { gamesOfTeam, matchupOfPeriod } from "@/domain/season/calendar";
import { addDays } from "@/domain/season/eastern-day";
import { gamesByProTeam, LIGHT_NIGHT_GAMES, nightsOf, secondNights } from "@/domain/season/pro-schedule";
import { proTeamLabel } from "@/domain/season/pro-teams";
import { matchupsOf } from "../matchup/matchup-calendar";
import type { ServiceDeps } from "../ports";
import { provenanceOf } from "../sources/source-reader";
import type { LeagueContext, LeagueService } from "./league.service";
import type { PlayerSchedules } from "./player-schedule";
import { type DayWindow, type RequestedDays, windowOf } from "./schedule-window";

export type ScheduleService = {
  /** Every NBA team. @throws WindowReversed, WindowTooLong, DayOutsideSeason and the source's errors */
  grid(
    scope: TeamScope,
    request: RequestedDays,
    signal?: AbortSignal,
  ): Promise<{ output: ScheduleOutput; isCached: boolean }>;
  /**
   * The named players and NBA teams, every NBA team, or my roster and the opponent's. Throws as `grid` does. At most
   * 6,000 characters.
   */
  ofPlayers(
    scope: TeamScope,
    request: RequestedDays & { playerNames?: readonly string[] | undefined; everyClub?: boolean | undefined },
    signal?: AbortSignal,
  ): Promise<{ output: PlayerScheduleOutput; isCached: boolean }>;
};

export function createScheduleService(
  deps: ServiceDeps,
  league: LeagueService,
  playerSchedules: PlayerSchedules,
): ScheduleService {
  return {
    async grid(scope, request, signal) {
      const context = await league.buildIntelligenceSnapshot(scope, signal);
      const window = windowOf(context, request);
      const nowMs = deps.sourceOf(scope).leagueClock.now();
      const schedule = context.readings.filter((reading) => reading !== context.leagueReading);
      return {
        output: {
          ...provenanceOf([context.leagueReading], schedule, deps.systemClock),
          ...gridOf(context, window, nowMs),
        },
        isCached: context.readings.every((reading) => reading.isCached),
      };
    },
    async ofPlayers(scope, { playerNames, everyClub, ...request }, signal) {
      const context = await league.buildIntelligenceSnapshot(scope, signal);
      const window = windowOf(context, request);
      if (everyClub) return playerSchedules.ofEveryProTeam(scope, context, window);
      return playerNames && playerNames.length > 0
        ? playerSchedules.ofNamed(scope, context, window, playerNames, signal)
        : playerSchedules.ofBothRosters(scope, context, window, signal);
    },
  };
}

function gridOf(context: LeagueContext, window: DayWindow, nowMs: number) {
  const { schedule } = context.league.settings;
  const backToBackDays = new Map(nightsOf(context.games, window).map(({ period, games }) => [Number(period), games]));
  const days = Array.from({ length: window.last - window.first + 1 }, (_, offset) => {
    const games = backToBackDays.get(window.first + offset) ?? 0;
    return {
      day: addDays(window.from, offset),
      games,
      isLight: games > 0 && games <= LIGHT_NIGHT_GAMES,
      matchupPeriod: matchupOfPeriod(context.calendar, schedule, window.first + offset) ?? null,
    };
  });
  const lightDays = days.filter(({ isLight }) => isLight).map(({ day }) => day);
  const matchups = matchupsOf(context);
  const playoffs = matchups.filter(({ isPlayoffs }) => isPlayoffs);
  const [firstPlayoff, lastPlayoff] = [playoffs[0], playoffs.at(-1)];
  return {
    from: window.from,
    to: window.to,
    today: context.today,
    days,
    clubs: proTeamRows(context, window, new Set(lightDays), nowMs),
    gamesInWindow: days.reduce((sum, { games }) => sum + games, 0),
    lightDays,
    matchups,
    playoffs: firstPlayoff && lastPlayoff ? { firstDay: firstPlayoff.firstDay, lastDay: lastPlayoff.lastDay } : null,
  };
}

function proTeamRows(context: LeagueContext, window: DayWindow, lightDays: ReadonlySet<string>, nowMs: number) {
  const ofProTeam = gamesByProTeam(context.games);
  const proTeams = new Set(context.games.flatMap((game) => [game.homeProTeamId, game.awayProTeamId]));
  return [...proTeams]
    .map((proTeam): ScheduleOutput["clubs"][number] => {
      const inWindow = gamesOfTeam(ofProTeam(proTeam), proTeam, window);
      const byPeriod = new Map<number, ProGame>(inWindow.map((game) => [game.scoringPeriod, game]));
      return {
        proTeam: proTeamLabel(proTeam),
        games: Array.from({ length: window.last - window.first + 1 }, (_, offset) => {
          const game = byPeriod.get(window.first + offset);
          return game ? gameLabel(game, proTeam) : null;
        }),
        gamesInWindow: inWindow.length,
        gamesLeftInMatchup: gamesLeftInMatchup(context, proTeam, nowMs),
        gamesOnLightDays: inWindow.filter((game) => lightDays.has(dayOf(context, game.scoringPeriod))).length,
        secondNights: secondNights(ofProTeam(proTeam), proTeam, window).map((period) => dayOf(context, period)),
      };
    })
    .sort((a, b) => a.proTeam.localeCompare(b.proTeam));
}
