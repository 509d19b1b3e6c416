/**
 * Keeps the statuses of rostered players fresh while nobody asks.
 *
 * Reading a league's rosters notes every status in the history (`roster.service`); this decides when that is due. A
 * league that is not due costs no request.
 */
import type { ProGame } from "@/domain/league/matchup";
import type { TeamScope } from "@/domain/league/scope";
import { isStatusRefreshDue } from "@/domain/players/status-refresh";
import type { Clock } from "@/lib/clock";
import type { LeagueService } from "../league/league.service";
import type { RosterService } from "../league/roster.service";

/** "source down": only the last good rosters could be had, which say nothing new. */
type StatusRefresh = "refreshed" | "not due" | "out of season" | "source down";

export type StatusRefreshService = {
  /** @throws the source's errors, when it was never read before */
  refresh(scope: TeamScope, signal: AbortSignal): Promise<StatusRefresh>;
};

export type StatusRefreshDeps = {
  league: LeagueService;
  rosters: Pick<RosterService, "readAll">;
  leagueClockOf(scope: TeamScope): Clock;
  systemClock: Clock;
};

type LastReading = { atMs: number; games: readonly ProGame[] };

export function createStatusRefreshService(deps: StatusRefreshDeps): StatusRefreshService {
  const last = new Map<string, LastReading>();
  return {
    async refresh(scope, signal) {
      const nowMs = deps.systemClock.now();
      const known = last.get(scope.connectionId);
      const sinceLastMs = known && nowMs - known.atMs;
      if (!isStatusRefreshDue(deps.leagueClockOf(scope).now(), sinceLastMs, known?.games ?? [])) return "not due";
      const context = await deps.league.buildIntelligenceSnapshot(scope, signal);
      const isInSeason = context.calendarPeriod === Number(context.todayPeriod);
      if (isInSeason) {
        const rosters = await deps.rosters.readAll(scope, context.todayPeriod, signal);
        // Not noted as a reading: the next call tries again.
        if (rosters.isStale) return "source down";
      }
      last.set(scope.connectionId, { atMs: nowMs, games: context.games });
      return isInSeason ? "refreshed" : "out of season";
    },
  };
}
