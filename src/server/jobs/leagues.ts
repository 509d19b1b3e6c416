/** Work on every connected league, where one that fails leaves the others alone. */
import type { OwnedConnectionRow } from "@/db/account/connections";
import { teamId } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import { AppError } from "@/lib/errors";
import type { Logger } from "@/lib/log";

/** Everybody's leagues, each for its owner's team. */
export function scopesOf(connections: readonly OwnedConnectionRow[]): TeamScope[] {
  return connections.map((row) => ({
    personId: row.ownerId,
    connectionId: row.connectionId,
    universe: row.provider,
    leagueId: row.leagueKey,
    season: row.season,
    teamId: teamId.parse(row.teamId),
  }));
}

/**
 * One league after another; stops early when the signal aborts.
 *
 * @returns how many leagues ended in each way that `work` names, and how many failed.
 * @throws the first failure when every league failed, and anything that is no planned failure.
 */
export async function eachLeague<Outcome extends string>(
  scopes: readonly TeamScope[],
  work: (scope: TeamScope) => Promise<Outcome>,
  { signal, log, job }: { signal: AbortSignal; log: Logger; job: string },
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const failures: AppError[] = [];
  for (const scope of scopes) {
    if (signal.aborted) break;
    try {
      const outcome = await work(scope);
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      failures.push(error);
      log.log("warn", "jobs.league_failed", { job, connectionId: scope.connectionId, code: error.code });
    }
  }
  const [first] = failures;
  if (first && failures.length === scopes.length) throw first;
  return { ...counts, ...(first ? { failed: failures.length } : {}) };
}
