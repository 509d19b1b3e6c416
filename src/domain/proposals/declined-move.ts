/**
 * Inputs a declined move rested on, and whether they have changed.
 *
 * Pure. A declined (drop, add) pair is not proposed again in its matchup while its inputs are the same.
 */

/** Inputs a move was valued on, for its two players. Player ids are keys. */
export type MoveInputs = {
  /** Status of each player, as the league says it. */
  readonly statuses: Readonly<Record<string, string>>;
  /** Days left in the matchup on which each player has a game, `YYYY-MM-DD`, ascending. */
  readonly gameDays: Readonly<Record<string, readonly string[]>>;
  /** Gain in win probability; `null` without an opponent. */
  readonly winProbabilityGain: number | null;
};

/** Inputs a decline rested on. */
export type RestedOn = MoveInputs & {
  /** Latest news items that name each player, newest first; `null` when the index could not be read. */
  readonly newsIds: Readonly<Record<string, readonly number[]>> | null;
};

export type DeclinedMove = {
  readonly drop: number | null;
  readonly add: number | null;
  readonly effectiveDay: string;
  /** ISO 8601 UTC. */
  readonly declinedAt: string;
  /** `null`: declined before this was stored, so nothing is known to have changed. */
  readonly restedOn: RestedOn | null;
};

/** The same things as they are now. */
export type InputsNow = MoveInputs & {
  /** First day that still counts: games before it were played, not taken out of the schedule. */
  readonly today: string;
  /** Newest first; `null` when the index cannot be read: then no news reopens a move. */
  readonly newsIds: Readonly<Record<string, readonly number[]>> | null;
};

export type ReopenedReason =
  | { readonly code: "status-changed"; readonly playerId: number; readonly from: string; readonly to: string }
  | { readonly code: "news"; readonly playerId: number; readonly newsId: number }
  | { readonly code: "schedule-changed"; readonly playerId: number }
  | { readonly code: "larger-gain"; readonly from: number; readonly to: number };

/** How much more win probability a move must add than when it was declined. */
const LARGER_GAIN = 0.01;
/** Differences of stored decimals are not exact. */
const ROUNDING = 1e-9;

/**
 * First change since the decline, in this order: a status, the schedule, news, the gain; `null` while the decline still
 * holds.
 */
export function reopenedBecause(declined: DeclinedMove, now: InputsNow): ReopenedReason | null {
  const { restedOn } = declined;
  if (restedOn === null) return null;
  const playerIds = [declined.drop, declined.add].filter((id) => id !== null);
  for (const playerId of playerIds) {
    const [from, to] = [restedOn.statuses[playerId], now.statuses[playerId]];
    if (from !== undefined && to !== undefined && from !== to) return { code: "status-changed", playerId, from, to };
  }
  for (const playerId of playerIds) {
    const [then, present] = [restedOn.gameDays[playerId], now.gameDays[playerId]];
    if (then && present && comingDays(then, now.today) !== comingDays(present, now.today)) {
      return { code: "schedule-changed", playerId };
    }
  }
  for (const playerId of playerIds) {
    const known = restedOn.newsIds?.[playerId];
    // The newest alone: an older item that was not among the latest then comes up when a later one is pruned.
    const fresh = now.newsIds?.[playerId]?.[0];
    if (known && fresh !== undefined && !known.includes(fresh)) return { code: "news", playerId, newsId: fresh };
  }
  const [from, to] = [restedOn.winProbabilityGain, now.winProbabilityGain];
  if (from !== null && to !== null && to - from >= LARGER_GAIN - ROUNDING) return { code: "larger-gain", from, to };
  return null;
}

const comingDays = (days: readonly string[], today: string): string =>
  days
    .filter((day) => day >= today)
    .sort()
    .join(" ");

/** The pair of a move as a key, whatever its day. */
export const pairKey = ({ drop, add }: { readonly drop: number | null; readonly add: number | null }): string =>
  `${drop} ${add}`;
