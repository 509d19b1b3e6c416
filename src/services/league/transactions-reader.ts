/**
 * The league's transactions by day. ESPN lists them one day at a time; a finished day does not change: it is requested
 * once and stored permanently.
 */
import { type ScoringPeriodId, scoringPeriodId } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import type { LeagueTransaction } from "@/domain/league/transaction";
import { AppError } from "@/lib/errors";
import { LIFETIME_MS, type ServiceDeps } from "../ports";
import type { Reading } from "../sources/source-reader";
import type { LeagueContext } from "./league.service";

type DayOfTransactions = { period: ScoringPeriodId; reading: Reading<LeagueTransaction[]> };

export type TransactionsReader = {
  /** The last days within the season, today included, latest first. A day that fails costs only itself. */
  lastDays(
    scope: TeamScope,
    context: LeagueContext,
    days: number,
    signal?: AbortSignal,
  ): Promise<{
    read: DayOfTransactions[];
    failures: ReadonlyMap<ScoringPeriodId, AppError>;
    periods: readonly ScoringPeriodId[];
  }>;
  /** Finished days before the last `days` that are stored already; nothing is requested for them. */
  storedBefore(scope: TeamScope, context: LeagueContext, days: number): Promise<LeagueTransaction[]>;
};

const READS_AT_ONCE = 3;
const TRANSACTIONS_SHAPE = 1;

export function createTransactionsReader(deps: ServiceDeps): TransactionsReader {
  const resourceOf = (context: LeagueContext, period: ScoringPeriodId) =>
    // A read made during the day is incomplete, so it is stored under another key than the whole day.
    `transactions:${period}:${period < context.todayPeriod ? "whole" : "so-far"}`;
  const storeOf = (scope: TeamScope, resource: string) =>
    deps.store.snapshot<LeagueTransaction[]>(scope, resource, TRANSACTIONS_SHAPE);

  async function readDay(
    scope: TeamScope,
    context: LeagueContext,
    period: ScoringPeriodId,
    signal: AbortSignal | undefined,
  ): Promise<Reading<LeagueTransaction[]>> {
    const { client, label } = deps.sourceOf(scope);
    const resource = resourceOf(context, period);
    const store = storeOf(scope, resource);
    if (period < context.todayPeriod) {
      const stored = await store.load();
      if (stored) return { ...stored, source: label, isStale: false, isCached: true };
    }
    return deps.reader.read<LeagueTransaction[]>({
      key: `${resource}:${scope.connectionId}`,
      source: label,
      ttlMs: LIFETIME_MS.transactions,
      fetch: (fetchSignal) => client.getTransactions(period, fetchSignal),
      store,
      signal,
    });
  }

  return {
    async lastDays(scope, context, days, signal) {
      const periods = lastPeriods(context, days);
      return { ...(await readDays(periods, (period) => readDay(scope, context, period, signal))), periods };
    },
    async storedBefore(scope, context, days) {
      const before = lastPeriods(context, Number.POSITIVE_INFINITY).slice(days);
      const stored = await Promise.all(before.map((period) => storeOf(scope, resourceOf(context, period)).load()));
      return stored.flatMap((day) => day?.value ?? []);
    },
  };
}

/** Today's period and those before it within the season, latest first. */
function lastPeriods({ todayPeriod, league }: LeagueContext, days: number): ScoringPeriodId[] {
  const first = Math.max(league.status.firstScoringPeriod, todayPeriod - days + 1);
  return Array.from({ length: todayPeriod - first + 1 }, (_, back) => scoringPeriodId.parse(todayPeriod - back));
}

async function readDays(
  periods: readonly ScoringPeriodId[],
  readOne: (period: ScoringPeriodId) => Promise<Reading<LeagueTransaction[]>>,
) {
  const read: DayOfTransactions[] = [];
  const failures = new Map<ScoringPeriodId, AppError>();
  for (let at = 0; at < periods.length; at += READS_AT_ONCE) {
    const some = periods.slice(at, at + READS_AT_ONCE);
    const results = await Promise.allSettled(some.map(readOne));
    for (const [index, period] of some.entries()) {
      const result = results[index];
      if (result?.status === "fulfilled") read.push({ period, reading: result.value });
      else if (result?.reason instanceof AppError) failures.set(period, result.reason);
      else throw result?.reason;
    }
  }
  return { read, failures };
}
