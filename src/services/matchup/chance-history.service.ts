/**
 * The course of a person's own matchup: the chance to win whenever the engine worked it out.
 *
 * Noting never delays or fails an answer: it is written behind it, and only when something has changed.
 */
import { hourOf, type MatchupChance, type MatchupChanceTable } from "@/db/league/matchup-chances";
import type { TeamScope } from "@/domain/league/scope";
import { isoNow } from "@/lib/clock";
import { failureCode } from "@/lib/errors";
import type { Logger } from "@/lib/log";
import type { WeekSession } from "../planning/week-session";
import type { ServiceDeps } from "../ports";

export type ChanceHistory = {
  /** Records the win probability. Does nothing without an opponent or when the matchup comes from the stored copy. */
  note(scope: TeamScope, week: NotedWeek): void;
  /**
   * Oldest first, from league time alone, the present as this week says it last; empty for another team than the
   * person's own.
   */
  winProbabilityHistory(scope: TeamScope, week: NotedWeek): Promise<MatchupChance[]>;
  /**
   * Clears the recorded state of these connections after their points were deleted, so that they are recorded again.
   * Waits for pending writes.
   */
  forget(connectionIds: readonly string[]): Promise<void>;
  /** Resolves when everything noted so far is written. */
  settled(): Promise<void>;
};

type NotedWeek = Pick<WeekSession, "provenance" | "chances" | "score" | "opponent" | "matchupPeriod">;

/** A hundredth of a per cent: less is not seen. */
const STEPS = 10_000;
const MAX_NOTED = 5_000;

export function createChanceHistory(options: {
  deps: Pick<ServiceDeps, "sourceOf">;
  table: MatchupChanceTable;
  log: Logger;
}): ChanceHistory {
  const { deps, table, log } = options;
  const noted = new Map<string, { what: string; at: string }>();
  let writing: Promise<unknown> = Promise.resolve();

  const pointOf = (scope: TeamScope, { chances, score, opponent, matchupPeriod }: NotedWeek): MatchupChance | null => {
    if (chances.winProbability === null || opponent === null) return null;
    return {
      matchupPeriod,
      notedAt: isoNow(deps.sourceOf(scope).leagueClock),
      winProbability: Math.round(chances.winProbability * STEPS) / STEPS,
      myScore: score?.mine ?? null,
      opponentTeamId: opponent.teamId,
      opponentScore: score?.theirs ?? null,
    };
  };

  return {
    note(scope, week) {
      const point = week.provenance.stale ? null : pointOf(scope, week);
      if (!point) return;
      const key = `${scope.connectionId} ${scope.teamId}`;
      const { notedAt, ...rest } = point;
      const what = JSON.stringify(rest);
      const last = noted.get(key);
      // A clock that was set back leaves points that have not come yet.
      if (last?.what === what && last.at <= hourOf(notedAt)) return;
      if (noted.size > MAX_NOTED) noted.clear();
      noted.set(key, { what, at: hourOf(notedAt) });
      // One after another, so that the last said is the last written.
      writing = writing
        .then(() => table.note(scope, point))
        .catch((error: unknown) => {
          noted.delete(key);
          log.log("warn", "chances.not_noted", { code: failureCode(error) });
        });
    },

    async winProbabilityHistory(scope, week) {
      const now = pointOf(scope, week);
      const before = now && (await table.before(scope, now.matchupPeriod, now.notedAt));
      const { winProbability } = week.chances;
      // Noted to a hundredth of a per cent; the present is said as it is everywhere else.
      return before && winProbability !== null ? [...before, { ...now, winProbability }] : [];
    },

    async forget(connectionIds) {
      await writing;
      const isGone = (key: string) => connectionIds.some((connectionId) => key.startsWith(`${connectionId} `));
      for (const key of [...noted.keys()]) if (isGone(key)) noted.delete(key);
    },

    settled: async () => {
      await writing;
    },
  };
}
