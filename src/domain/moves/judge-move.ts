/**
 * Judges a move with reasons: the one verdict shown with it in plans, on cards and pages, and in answers.
 *
 * Pure. A player is judged by the best move that drops him (`player-advice.ts`), so no answer keeps a player that
 * another one drops.
 */
import type { KeepReason } from "../engine/keep-value";

const MOVE_VERDICTS = ["for", "even", "against"] as const;
export type MoveVerdict = (typeof MOVE_VERDICTS)[number];

const MOVE_REASONS = [
  /** The player dropped must be kept. */
  "move.drops-a-keeper",
  /** It gains in this matchup what an add must gain. */
  "move.helps-this-matchup",
  /** It gains over the rest of the season what an add must gain. */
  "move.helps-later",
  /** It gains, but less than an add is worth. */
  "move.below-price",
  "move.loses",
] as const;
type MoveReason = (typeof MOVE_REASONS)[number];

export type MoveJudgment = { readonly verdict: MoveVerdict; readonly because: MoveReason };

/** Gains in one unit: points, or category value. */
export type JudgedMove = {
  /** Over the days left. */
  readonly gain: number;
  /** Over the season after them. */
  readonly gainAfter: number;
  /** Gain an add must reach to be worth it. */
  readonly addPrice: number;
  /** Why the player dropped must not be; empty when he may be, or nobody is dropped. */
  readonly keeps: readonly KeepReason[];
};

export function judgeMove({ gain, gainAfter, addPrice, keeps }: JudgedMove): MoveJudgment {
  if (keeps.length > 0) return { verdict: "against", because: "move.drops-a-keeper" };
  const total = gain + gainAfter;
  if (total <= 0) return { verdict: "against", because: "move.loses" };
  if (total < addPrice) return { verdict: "even", because: "move.below-price" };
  return { verdict: "for", because: gain > 0 ? "move.helps-this-matchup" : "move.helps-later" };
}
