/**
 * Recent games of a player or of a whole roster, scored with the requesting league's settings.
 *
 * Raw lines are stored once and shared; points never are. A missed game is a missed game, not a zero.
 */

import { labelOf } from "@/domain/players/player-labels";
import { STAT, statLabel } from "@/domain/stats/stats";
import type { ServiceDeps } from "../ports";
import { provenanceOf } from "../sources/source-reader";
import { GameLogUnreadable } from "./game-log-reader";
import { type LogSummary, summarizeLog } from "./game-log-summary";
import type { GameLogService, GameLogSources } from "./game-logs";
import { createRosterGameLogs } from "./roster-game-logs";

const SHOWN_STATS = [STAT.MIN, STAT.PTS, STAT.REB, STAT.AST, STAT.STL, STAT.BLK, STAT.THREE_PM, STAT.TO] as const;

export function createGameLogService(deps: ServiceDeps, sources: GameLogSources): GameLogService {
  return {
    async getPlayerGameLog(scope, name, stretch, signal) {
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
          ...describe(summarizeLog(context, player, rows, stretch, nowMs)),
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
