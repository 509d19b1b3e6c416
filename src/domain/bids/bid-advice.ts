/** What to bid on a claim, and which bid wins how often: never more than the player is worth. Pure. */
import { fault, isUsableNumber, type Outcome, solved } from "../lineup/fault";
import { bestBid } from "./best-bid";
import type { BidChance } from "./bid-chances";

/** Chances that a ladder gives the lowest bid for. */
const LADDER_CHANCES = [0.5, 0.75, 0.9] as const;

type LadderRung = {
  /** 0 to 1, as asked for. */
  readonly chance: number;
  /** Lowest whole bid that wins at least so often; `null` where that is more than he is worth or than the budget left. */
  readonly bid: number | null;
};

type BidReason =
  /** He gains nothing over his drop. */
  | "bid.no-gain"
  /** The league's lowest bid is more than he is worth. */
  | "bid.minimum-above-worth"
  /** The budget left is less than the league's lowest bid. */
  | "bid.budget-spent"
  /** More than the lowest bid costs more than the better chance is worth. */
  | "bid.minimum-enough"
  /** The better chance is worth the bid. */
  | "bid.worth-it";

export type BidAdvice = {
  /** Whole dollars; `null`: do not bid. */
  readonly bid: number | null;
  /** That this bid wins, 0 to 1; `null` without one. */
  readonly chance: number | null;
  readonly reason: BidReason;
  readonly ladder: readonly LadderRung[];
};

export type BidSetting = {
  /**
   * Gain of the add over his drop until the season's end. With nothing left to spend, a player who gains is worth $0,
   * and still a bid of $0.
   */
  readonly gain: number;
  /** Dollars that he is worth: nothing is ever bid beyond them. */
  readonly worth: number;
  readonly budgetLeft: number;
  /** The league's lowest bid, 0 in many. */
  readonly minimumBid: number;
  /** From the league's lowest bid on. */
  readonly chances: readonly BidChance[];
};

/** Faults: an amount that is no number of 0 or more. */
export function bidAdvice({ gain, worth, budgetLeft, minimumBid, chances }: BidSetting): Outcome<BidAdvice> {
  for (const [name, amount] of [
    ["worth in dollars", worth],
    ["budget left", budgetLeft],
    ["lowest bid", minimumBid],
  ] as const) {
    if (!isUsableNumber(amount) || amount < 0) return fault("engine.bad-number", name);
  }
  if (!isUsableNumber(gain)) return fault("engine.bad-number", "gain of the add");
  const lowest = Math.ceil(minimumBid);
  const highest = Math.min(worth, budgetLeft);
  const possible = chances.filter(({ bid }) => bid >= lowest && bid <= highest);
  const ladder = LADDER_CHANCES.map((chance) => {
    const rung = gain > 0 ? possible.find((each) => each.chance >= chance) : undefined;
    return { chance, bid: rung?.bid ?? null };
  });
  const none = (reason: BidReason) => solved({ bid: null, chance: null, reason, ladder });
  if (gain <= 0) return none("bid.no-gain");
  if (lowest > budgetLeft) return none("bid.budget-spent");
  const best = bestBid(possible, highest);
  if (!best) return none("bid.minimum-above-worth");
  const reason = best.bid === lowest ? "bid.minimum-enough" : "bid.worth-it";
  return solved({ ...best, reason, ladder });
}
