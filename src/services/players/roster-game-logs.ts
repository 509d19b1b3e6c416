/** The form of a whole roster at once: who plays above his season, who below, who misses games. */
import type { RosterGameLogsOutput } from "@/contract/players/game-log-outputs";
import type { RosterEntry } from "@/domain/league/matchup";
import { lineupRole } from "@/domain/lineup/slots";
import { statusLabel } from "@/domain/players/player";
import { labelOf, round3 } from "@/domain/players/player-labels";
import { STAT, statLabel } from "@/domain/stats/stats";
import { teamOf } from "../league/league.service";
import { ownershipLabel } from "../league/ownership";
import type { ServiceDeps } from "../ports";
import { provenanceOf } from "../sources/source-reader";
import { type LogSummary, summarizeLog } from "./game-log-summary";
import type { GameLogService, GameLogSources } from "./game-logs";

const MINUTES = statLabel(STAT.MIN);

export function createRosterGameLogs(deps: ServiceDeps, sources: GameLogSources): GameLogService["getRosterGameLogs"] {
  return async (scope, { teamId = scope.teamId, lastNGames, signal }) => {
    const context = await sources.league.buildIntelligenceSnapshot(scope, signal);
    const team = teamOf(context, teamId);
    const isMine = teamId === scope.teamId;
    const [rosters, matchup] = await Promise.all([
      sources.rosters.readAll(scope, context.todayPeriod, signal),
      isMine ? undefined : sources.matchups.opponentId(scope, context, signal),
    ]);
    const entries = rosters.value.find((roster) => roster.teamId === teamId)?.entries ?? [];
    const players = entries.map((entry) => entry.player);
    const logs = players.length > 0 ? await sources.logs.read(scope, context, players, signal) : undefined;
    const readings = [...context.readings, rosters, ...(matchup?.readings ?? []), ...(logs?.readings ?? [])];
    const nowMs = deps.sourceOf(scope).leagueClock.now();
    const rows = [...entries]
      .sort((a, b) => a.slotId - b.slotId)
      .map((entry) => ({ entry, log: logs?.ofPlayer.get(Number(entry.player.playerId)) }));
    return {
      isCached: readings.every((reading) => reading.isCached),
      output: {
        ...provenanceOf([rosters, ...(logs?.readings ?? [])], readings, deps.systemClock),
        teamId: Number(teamId),
        teamName: team.teamName,
        ownership: ownershipLabel(context, teamId, { mine: scope.teamId, opponentId: matchup?.opponentId }),
        lastNGames,
        players: rows.flatMap(({ entry, log }) =>
          log ? [describe(entry, summarizeLog(context, entry.player, log, { games: lastNGames }, nowMs))] : [],
        ),
        withoutLog: rows.flatMap(({ entry, log }) => (log ? [] : [entry.player.fullName])),
      },
    };
  };
}

function describe({ player, slotId }: RosterEntry, summary: LogSummary): RosterGameLogsOutput["players"][number] {
  const { averages, seasonAverages, averagePoints } = summary;
  // Where points tell the form, minutes tell why.
  const compared = Object.entries(averages).filter(([stat]) => averagePoints === null || stat === MINUTES);
  const changes = compared.map(
    ([stat, average]) => [stat, round3(average - (seasonAverages[stat] ?? average))] as const,
  );
  return {
    ...labelOf(player),
    statusText: statusLabel(player.availability.status),
    place: lineupRole(slotId),
    gamesShown: summary.shown.length,
    gamesMissed: summary.gamesMissed,
    lastGameDay: summary.shown[0]?.day ?? null,
    averages,
    changes: Object.fromEntries(changes.filter(([, change]) => change !== 0)),
    fantasyPoints: summary.shown.flatMap(({ points }) => points ?? []),
    averageFantasyPoints: summary.averagePoints,
    seasonAverageFantasyPoints: summary.seasonAveragePoints,
    difference: summary.difference,
  };
}
