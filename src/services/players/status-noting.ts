/** Statuses are noted whenever players are read, so that their history needs no reads of its own. */

import type { TeamScope } from "@/domain/league/scope";
import type { Player } from "@/domain/players/player";
import { isoNow } from "@/lib/clock";
import type { ServiceDeps } from "../ports";
import type { AnswerStore } from "../sources/source-reader";

/** The store of an answer that holds players. What the source says of them now is noted beside it, in league time. */
export function notingStatuses<T>(
  deps: ServiceDeps,
  scope: TeamScope,
  store: AnswerStore<T>,
  playersOf: (answer: T) => readonly Player[],
): AnswerStore<T> {
  const { label, leagueClock } = deps.sourceOf(scope);
  return {
    load: () => store.load(),
    async save(answer) {
      await store.save(answer);
      const known = playersOf(answer.value).filter((player) => player.availability.status !== "UNKNOWN");
      const readings = known.map(({ playerId, availability }) => ({ playerId: Number(playerId), ...availability }));
      await deps.store.recordStatuses(scope.universe, label, isoNow(leagueClock), readings);
    },
  };
}
