/** Recorded statuses of a player over time. All instants are league time; nothing after its clock is returned. */
import type { StatusStartLabel } from "@/contract/tool-outputs";
import type { EasternDay, PlayerId } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import { isFlagged, type Player, statusLabel } from "@/domain/players/player";
import { heldSince, historyOf, type StatusPeriod, type StatusStart } from "@/domain/players/status-history";
import { dayEt } from "@/domain/season/eastern-day";
import { isoNow } from "@/lib/clock";
import type { ServiceDeps } from "../ports";

type StatusHistoryEntry = StatusPeriod & { statusText: string };

export type StatusHistoryService = {
  /**
   * Stretches of one status, oldest first; empty for a player that no read has seen.
   *
   * @param playedDays days on which he played, here and below: no absence spans one of them
   */
  statusHistory(
    scope: TeamScope,
    playerId: PlayerId,
    playedDays?: readonly EasternDay[],
  ): Promise<StatusHistoryEntry[]>;
  /** Since when a player has had the status that he has now; `null` for an active one, or when it was noted otherwise. */
  heldSince(
    scope: TeamScope,
    player: Pick<Player, "playerId" | "availability">,
    playedDays?: readonly EasternDay[],
  ): Promise<StatusStartLabel | null>;
};

export function createStatusHistoryService(deps: ServiceDeps): StatusHistoryService {
  const rowsOf = (scope: TeamScope, playerId: PlayerId) =>
    deps.store.statusRows(scope.universe, Number(playerId), isoNow(deps.sourceOf(scope).leagueClock));
  return {
    async statusHistory(scope, playerId, playedDays) {
      const periods = historyOf(await rowsOf(scope, playerId), playedDays);
      return periods.map((period) => ({ ...period, statusText: statusLabel(period.status) }));
    },
    async heldSince(scope, { playerId, availability: { status } }, playedDays) {
      if (!isFlagged(status)) return null;
      return labelled(heldSince(await rowsOf(scope, playerId), status, playedDays));
    },
  };
}

const labelled = (start: StatusStart | null): StatusStartLabel | null =>
  start && { day: dayEt(Date.parse(start.since)), isAtLeast: start.isAtLeast };
