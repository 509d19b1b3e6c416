/**
 * Which of several players with the same name a person means, by whose they are and how widely they are rostered.
 *
 * Pure. Only what leaves no real doubt is decided; otherwise those who are left are asked about.
 */
import type { Player } from "../player";

/**
 * "mine": somebody to drop or bench. "others": somebody to add. "anyone": all of them are wanted. Without it, my own
 * player is the likelier one.
 */
export type WhosePlayer = "mine" | "others" | "anyone";

/** Where two players share a name, the one that few leagues roster is not meant beside one that nearly all do. */
const WIDELY_ROSTERED_PERCENT = 25;
const TIMES_AS_WIDELY = 5;

/** @param candidates at least one @returns some of them, in their order; never none */
export function meantPlayers(
  candidates: readonly Player[],
  own: ReadonlySet<number>,
  whose?: WhosePlayer,
): readonly Player[] {
  if (whose === "anyone") return candidates;
  const mine = candidates.filter(({ playerId }) => own.has(playerId));
  const others = candidates.filter(({ playerId }) => !own.has(playerId));
  const likely = whose === "others" ? others : mine;
  const left = likely.length > 0 ? likely : candidates;
  if (left.length < 2) return left;
  const [first, second] = left.toSorted((a, b) => rosteredPercent(b) - rosteredPercent(a));
  const isObvious =
    whose !== "mine" &&
    mine.length < 2 &&
    first !== undefined &&
    rosteredPercent(first) >= WIDELY_ROSTERED_PERCENT &&
    rosteredPercent(first) >= TIMES_AS_WIDELY * rosteredPercent(second);
  return isObvious ? [first] : left;
}

const rosteredPercent = (player: Player | undefined): number => player?.percentOwned ?? 0;
