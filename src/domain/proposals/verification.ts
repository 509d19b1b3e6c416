/**
 * Verification of approved moves against the league, and its schedule.
 *
 * Pure. Waiting is real time, the day of the move is the league's: a demo clock may never move, so there a few checks
 * on the day are enough.
 */
import type { EasternDay } from "../ids";

export type ApprovedMove = { drop: number | null; add: number | null; effectiveDay: EasternDay };

/** Result of one check; `unreadable` when the league could not be read. */
export type VerificationResult = "seen" | "not_yet" | "unreadable";

const MINUTE_MS = 60_000;
/** Waits after the approval and after each check: short at first, since most users act at once. */
const WAITS_MS = [0, MINUTE_MS / 2, 2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS];
const LATER_MS = 60 * MINUTE_MS;
/** Checks on the day itself after which a demo clock that does not move is not waited for. */
const ATTEMPTS_WHILE_CLOCK_FROZEN = 3;

/** Epoch milliseconds of the next check. */
export function nextAttemptMs(attempts: number, lastMs: number): number {
  return lastMs + (WAITS_MS[attempts] ?? LATER_MS);
}

/** Both halves of the move show: he who was to come is there, he who was to go is not. */
export function isSeen({ drop, add }: ApprovedMove, rosterPlayerIds: readonly number[]): boolean {
  const roster = new Set(rosterPlayerIds);
  return (add === null || roster.has(add)) && (drop === null || !roster.has(drop));
}

/** Which half shows, for a person who did one of the two. */
export function halfSeen(
  { drop, add }: ApprovedMove,
  rosterPlayerIds: readonly number[],
): "move.added_only" | "move.dropped_only" | null {
  const roster = new Set(rosterPlayerIds);
  if (drop === null || add === null) return null;
  if (roster.has(add) && roster.has(drop)) return "move.added_only";
  return !roster.has(add) && !roster.has(drop) ? "move.dropped_only" : null;
}

/**
 * Verdict of a check for the proposal; `null` while it is still pending. Never "not_seen" without having read the
 * league.
 *
 * @param looksOnDay checks that found "not_yet" on the day of the move or later, this one included.
 */
export function verdictOfAttempt(
  verification: VerificationResult,
  at: { today: EasternDay; effectiveDay: EasternDay; attemptsOnDay: number; canClockBeFrozen: boolean },
): "verified" | "not_seen" | null {
  // A move shown for a later day may still fail: only the day itself decides.
  if (verification === "seen") return at.today < at.effectiveDay ? null : "verified";
  if (verification === "unreadable" || at.today < at.effectiveDay) return null;
  if (at.today > at.effectiveDay) return "not_seen";
  return at.canClockBeFrozen && at.attemptsOnDay >= ATTEMPTS_WHILE_CLOCK_FROZEN ? "not_seen" : null;
}
