/** Types of the game log services: outputs and inputs. */
import type { RosterGameLogsOutput } from "@/contract/players/game-log-outputs";
import type { GameLogOutput, NotFoundOutput } from "@/contract/tool-outputs";
import type { TeamId } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import type { LeagueService } from "../league/league.service";
import type { RosterService } from "../league/roster.service";
import type { MatchupReader } from "../matchup/matchup-reader";
import type { GameLogReader } from "./game-log-reader";
import type { PlayerService } from "./player.service";

/** The last games, at most so many. With `days` only those of so many days before today, today included. */
export type GameStretch = { readonly games: number; readonly days?: number | undefined };

export type GameLogService = {
  getPlayerGameLog(
    scope: TeamScope,
    name: string,
    stretch: GameStretch,
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
