/**
 * Recent games of a player or of a whole roster, scored with the asking league's settings.
 *
 * Raw lines are kept once and shared; points never are. A missed game is a missed game, not a zero.
 */
import type { RosterGameLogsOutput } from "@/contract/players/game-log-outputs";
import type { GameLogOutput, NotFoundOutput } from "@/contract/tool-outputs";
import type { TeamId } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import { labelOf } from "@/domain/players/player-labels";
import { STAT, statLabel } from "@/domain/stats/stats";
import type { LeagueService } from "../league/league.service";
import type { RosterService } from "../league/roster.service";
import type { MatchupReader } from "../matchup/matchup.service";
import type { ServiceDeps } from "../ports";
import { provenanceOf } from "../sources/source-reader";
import { type GameLogReader, GameLogUnreadable } from "./game-log-reader";
import { type LogSummary, summarizeLog } from "./game-log-summary";
import type { PlayerService } from "./player.service";
import { createRosterGameLogs } from "./roster-game-logs";

export type GameLogService = {
  getPlayerGameLog(
    scope: TeamScope,
    name: string,
    games: number,
    signal?: AbortSignal,
  ): Promise<{ output: GameLogOutput | NotFoundOutput; isCached: boolean }>;
  /**
   * Everyone on a roster, with one request for all whose log may have grown.
   *
   * @param options.teamId any team of the league; the viewed one when left out.
   * @throws TeamNotInLeague and the source's errors
   */
  getRosterGameLogs(
    scope: TeamScope,
    options: { teamId?: TeamId | undefined; lastNGames: number; signal?: AbortSignal },
  ): Promise<{ output: RosterGameLogsOutput; isCached: boolean }>;
};

export type GameLogSources = {
  league: LeagueService;
  players: PlayerService;
  rosters: RosterService;
  matchups: MatchupReader;
  logs: GameLogReader;
};

const SHOWN_STATS = [STAT.MIN, STAT.PTS, STAT.REB, STAT.AST, STAT.STL, STAT.BLK, STAT.THREE_PM, STAT.TO] as const;

export function createGameLogService(deps: ServiceDeps, sources: GameLogSources): GameLogService {
  return {
    async getPlayerGameLog(scope, name, games, signal) {
      const found = await sources.players.find(scope, name, signal);
      if (found.kind === "unclear") return { output: found.output, isCached: found.isCached };
      const { context, player } = found;
      const logs = await sources.logs.read(scope, context, [player], signal);
      const rows = logs.ofPlayer.get(Number(player.playerId));
      if (!rows) throw new GameLogUnreadable({ playerId: Number(player.playerId) });
      const nowMs = deps.sourceOf(scope).leagueClock.now();
      const readings = [...found.readings, ...logs.readings];
      return {
        isCached: readings.every((reading) => reading.isCached),
        output: {
          ...provenanceOf(logs.readings, readings, deps.systemClock),
          ...labelOf(player),
          found: true,
          ...describe(summarizeLog(context, player, rows, games, nowMs)),
        },
      };
    },
    getRosterGameLogs: createRosterGameLogs(deps, sources),
  };
}

function describe(summary: LogSummary) {
  const best = summary.shown
    .flatMap(({ day, points }) => (points === null ? [] : [{ day, fantasyPoints: points }]))
    .sort((a, b) => b.fantasyPoints - a.fantasyPoints)[0];
  return {
    games: summary.shown.map(({ row, day, points }) => ({
      day,
      fantasyPoints: points,
      line: Object.fromEntries(
        SHOWN_STATS.flatMap((id) => {
          const amount = row.stats[String(id)];
          return amount === undefined ? [] : [[statLabel(id), amount]];
        }),
      ),
    })),
    gamesShown: summary.shown.length,
    gamesMissed: summary.gamesMissed,
    averages: summary.averages,
    seasonGames: summary.seasonGames,
    seasonAverages: summary.seasonAverages,
    averageFantasyPoints: summary.averagePoints,
    best: best ?? null,
    seasonAverageFantasyPoints: summary.seasonAveragePoints,
    difference: summary.difference,
  };
}
