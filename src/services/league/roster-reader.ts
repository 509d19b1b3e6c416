/** All rosters of a day as the league shows them, before anything that was approved is folded in. */

import type { ScoringPeriodId } from "@/domain/ids";
import type { DayRoster } from "@/domain/league/matchup";
import type { TeamScope } from "@/domain/league/scope";
import { dayEt } from "@/domain/season/eastern-day";
import { notingStatuses } from "../players/status-noting";
import { LIFETIME_MS, type ServiceDeps } from "../ports";
import type { AnswerStore, Reading } from "../sources/source-reader";

export type RosterReader = {
  /**
   * All rosters of today's scoring period. When the source fails, the latest stored day's rosters; each names its
   * scoring period.
   */
  readAll(scope: TeamScope, period: ScoringPeriodId, signal?: AbortSignal): Promise<Reading<DayRoster[]>>;
  /** Rosters of exactly the requested day; never those of another day. */
  readDay(scope: TeamScope, period: ScoringPeriodId, signal?: AbortSignal): Promise<Reading<DayRoster[]>>;
};

const ROSTER_SHAPE = 1;

export function createRosterReader(deps: ServiceDeps): RosterReader {
  const read = (
    scope: TeamScope,
    period: ScoringPeriodId,
    stored: AnswerStore<DayRoster[]>,
    signal: AbortSignal | undefined,
  ) => {
    const { client, label, leagueClock } = deps.sourceOf(scope);
    return deps.reader.read<DayRoster[]>({
      // With the day on which it is read: a coming day's roster carries the statuses of today.
      key: `rosters:${scope.connectionId}:${period}:${dayEt(leagueClock.now())}`,
      source: label,
      ttlMs: LIFETIME_MS.roster,
      fetch: (fetchSignal) => client.getRosters(period, fetchSignal),
      // A past day's roster, too, carries today's statuses.
      store: notingStatuses(deps, scope, stored, (rosters) =>
        rosters.flatMap(({ entries }) => entries.map((entry) => entry.player)),
      ),
      signal,
    });
  };
  return {
    readAll: (scope, period, signal) =>
      read(scope, period, deps.store.daySnapshot<DayRoster[]>(scope, "rosters", period, ROSTER_SHAPE), signal),
    readDay: (scope, period, signal) =>
      read(scope, period, deps.store.snapshot<DayRoster[]>(scope, `rosters:${period}`, ROSTER_SHAPE), signal),
  };
}
