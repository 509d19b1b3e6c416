/**
 * Whether an approved move shows in the league, and when to look again.
 *
 * Pure. Waiting is real time, the day of the move is the league's: a demo clock may stand still for ever, so there a few looks on
 * the day are enough.
 */
import type { EasternDay } from "../ids";

export type ApprovedMove = { drop: number | null; add: number | null; effectiveDay: EasternDay };

/** What one look found; `unreadable` when the league could not be read. */
export type Look = "seen" | "not_yet" | "unreadable";

const MINUTE_MS = 60_000;
/** After the approval and after each look: soon at first, since most people act at once. */
const WAITS_MS = [0, MINUTE_MS / 2, 2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS];
const LATER_MS = 60 * MINUTE_MS;
/** Looks on the day itself after which a standing clock is not waited for. */
const LOOKS_WHILE_CLOCK_STANDS = 3;

/** Epoch milliseconds of the next look. */
export function nextLookMs(looks: number, lastMs: number): number {
  return lastMs + (WAITS_MS[looks] ?? LATER_MS);
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
 * What a look means for the proposal; `null` while it is waited on. Never "not_seen" without having read the league.
 *
 * @param looksOnDay looks that found "not_yet" on the day of the move or later, this one included.
 */
export function verdictOfLook(
  look: Look,
  at: { today: EasternDay; effectiveDay: EasternDay; looksOnDay: number; mayClockStand: boolean },
): "verified" | "not_seen" | null {
  // What the league shows for a later day may still come to nothing: only the day itself decides.
  if (look === "seen") return at.today < at.effectiveDay ? null : "verified";
  if (look === "unreadable" || at.today < at.effectiveDay) return null;
  if (at.today > at.effectiveDay) return "not_seen";
  return at.mayClockStand && at.looksOnDay >= LOOKS_WHILE_CLOCK_STANDS ? "not_seen" : null;
}
