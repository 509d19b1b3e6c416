/** One player's page: who and how he is, what he did, when he plays next. */

import type { PlayerPageOutput } from "@/contract/players/players-output";
import { easternDay } from "@/domain/ids";
import { dayOf } from "@/domain/league/league-snapshot";
import type { TeamScope } from "@/domain/league/scope";
import { gameLabel } from "@/domain/players/player-labels";
import { gamesOfTeam } from "@/domain/season/calendar";
import { isUpcoming, secondNights } from "@/domain/season/pro-schedule";
import { AppError } from "@/lib/errors";
import type { LeagueContext } from "../league/league.service";
import { ALL_GAMES, type ServiceDeps } from "../ports";
import type { GameLogService } from "./game-logs";
import { nameOfId } from "./known-players";
import type { PlayerService } from "./player.service";
import type { PlayerStatusService } from "./player-status.service";
import type { StatusHistoryService } from "./status-history.service";

/** No player of this season has that id. */
export class PlayerNotFound extends AppError {
  static override readonly code = "player.not_found";
  static override readonly status = 404;
}

export type PlayerPageService = {
  /** @throws PlayerNotFound and the source's errors */
  view(
    scope: TeamScope,
    playerId: number,
    signal?: AbortSignal,
  ): Promise<{ output: PlayerPageOutput; isCached: boolean }>;
};

const LAST_GAMES = 10;
const DAYS_AHEAD = 7;

export function createPlayerPageService(
  deps: ServiceDeps,
  services: {
    players: PlayerService;
    playerStatus: PlayerStatusService;
    gameLogs: GameLogService;
    statusHistory: StatusHistoryService;
  },
): PlayerPageService {
  const { players, playerStatus, gameLogs, statusHistory } = services;
  return {
    async view(scope, playerId, signal) {
      const name = nameOfId(playerId);
      const found = await players.find(scope, name, signal);
      if (found.kind === "unclear") throw new PlayerNotFound();
      const [status, log] = await Promise.all([
        playerStatus.searchPlayerStatusSnapshots(scope, name, signal),
        gameLogs.getPlayerGameLog(scope, name, { games: LAST_GAMES }, signal),
      ]);
      // After the last ten games: by then the whole log is stored.
      const season = await gameLogs.getPlayerGameLog(scope, name, { games: ALL_GAMES }, signal);
      if (!status.output.found || !log.output.found || !season.output.found) throw new PlayerNotFound();
      const playedDays = season.output.games.map(({ day }) => easternDay.parse(day));
      const history = await statusHistory.statusHistory(scope, found.player.playerId, playedDays);
      return {
        output: {
          ...status.output,
          seasonAverages: season.output.averages,
          gameLog: log.output,
          nextGames: nextGames(found.context, found.player.proTeamId, deps.sourceOf(scope).leagueClock.now()),
          statusHistory: history.toReversed(),
        },
        isCached: status.isCached && log.isCached,
      };
    },
  };
}

function nextGames(context: LeagueContext, proTeamId: number, nowMs: number): PlayerPageOutput["nextGames"] {
  const days = { first: context.calendarPeriod, last: context.calendarPeriod + DAYS_AHEAD - 1 };
  const second = new Set(secondNights(context.games, proTeamId, days));
  return gamesOfTeam(context.games, proTeamId, days)
    .filter((game) => isUpcoming(game, nowMs))
    .sort((a, b) => a.scoringPeriod - b.scoringPeriod)
    .map((game) => ({
      day: dayOf(context, game.scoringPeriod),
      opponent: gameLabel(game, proTeamId),
      isToday: game.scoringPeriod === context.calendarPeriod,
      isSecondNight: second.has(game.scoringPeriod),
    }));
}
