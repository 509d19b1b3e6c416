/**
 * State of an outside source: whether it works, since when it fails, and what the user can do.
 *
 * Pure. Times are ISO 8601; ages come in words from the caller.
 */
export type SourceState = "working" | "not used yet" | "failing" | "paused" | "needs you";

export type SourceFindings = {
  lastSuccessAt: string | null;
  lastFailure: { code: string; at: string } | null;
  /** The source is being left alone after failures in a row, its own or those of another source at the same address. */
  isPaused: boolean;
};

/** Failures that no waiting mends: somebody has to sign in again, correct a setting, or make a league public. */
const FOR_A_PERSON: ReadonlySet<string> = new Set([
  "espn.login_refused",
  "espn.league_private",
  "espn.league_not_found",
  "espn.moved_or_blocked",
  "embeddings.refused",
  "embeddings.wrong_shape",
  "feed.moved",
  "feed.not_a_feed",
  "feed.refused",
  "model.key_refused",
]);

export function sourceState({ lastSuccessAt, lastFailure, isPaused }: SourceFindings): SourceState {
  const isFailing = lastFailure !== null && (lastSuccessAt === null || lastFailure.at > lastSuccessAt);
  if (isFailing && FOR_A_PERSON.has(lastFailure.code)) return "needs you";
  // Who was never asked has not failed, whatever another source at its address did.
  if (isPaused && (lastFailure !== null || lastSuccessAt !== null)) return "paused";
  if (isFailing) return "failing";
  return lastSuccessAt === null ? "not used yet" : "working";
}
