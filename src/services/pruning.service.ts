/** Clears away what nobody will ask for again, a batch at a time, until nothing is left or the time is up. */
import type { PruningTables } from "@/db/jobs/pruning";
import type { Clock } from "@/lib/clock";

const RETENTION_DAYS = { news: 120, runEvents: 30, dayAnswers: 14, chances: 30 } as const;
const DAY_MS = 86_400_000;

/** Small enough that a question asked meanwhile waits for milliseconds. */
const BATCH = { news: 200, runs: 50, dayAnswers: 100, chances: 500, threads: 20, rateLimits: 1_000 } as const;

/**
 * How many news items, runs whose events went, stored answers, points of matchups, threads whose old checkpoints went,
 * and counts of requests.
 */
type PruneReport = Record<"news" | "runs" | "dayAnswers" | "chances" | "threads" | "rateLimits", number>;

export type PruningService = { prune(signal: AbortSignal): Promise<PruneReport> };

export function createPruningService(deps: { tables: PruningTables; systemClock: Clock }): PruningService {
  const { tables } = deps;
  return {
    async prune(signal) {
      const daysAgo = (days: number) => new Date(deps.systemClock.now() - days * DAY_MS).toISOString();
      return {
        news: await untilNone(() => tables.news(daysAgo(RETENTION_DAYS.news), BATCH.news), signal),
        runs: await untilNone(() => tables.runEvents(daysAgo(RETENTION_DAYS.runEvents), BATCH.runs), signal),
        dayAnswers: await untilNone(
          () => tables.dayAnswers(daysAgo(RETENTION_DAYS.dayAnswers), BATCH.dayAnswers),
          signal,
        ),
        chances: await untilNone(() => tables.chances(daysAgo(RETENTION_DAYS.chances), BATCH.chances), signal),
        threads: await untilNone(() => tables.checkpoints(BATCH.threads), signal),
        rateLimits: await untilNone(() => tables.rateLimits(BATCH.rateLimits), signal),
      };
    },
  };
}

async function untilNone(batch: () => Promise<number>, signal: AbortSignal): Promise<number> {
  let total = 0;
  while (!signal.aborted) {
    const count = await batch();
    if (count === 0) break;
    total += count;
  }
  return total;
}
