/** What an add is worth in dollars of the waiver budget. Pure. */
import type { ScoringFormat } from "../league/league";
import { fault, isCount, isUsableNumber, type Outcome, solved } from "../lineup/fault";
import { bestBid } from "./best-bid";
import type { BidChance } from "./bid-chances";

/**
 * Gain until the season's end of an ordinary week's best add, in `WeekEngine.laterUnit` of each format: the median over
 * three teams on four Mondays of the demo leagues. A season of points is that of wins at 0.0016 wins a point.
 */
const WEEKS_BEST_ADD: Readonly<Record<ScoringFormat, number>> = {
  points: 0.12,
  "each-category": 0.39,
  "most-categories": 0.11,
  roto: 0.56,
  "season-points": 75,
  unknown: 0.12,
};

export const gainOfAWeek = (format: ScoringFormat): number => WEEKS_BEST_ADD[format];

/** Claims worth making that a week offers: our own choice. With fewer, the budget left grows and later bids with it. */
const CLAIMS_A_WEEK = 2;

/** Gains of claims to come, in ordinary weeks' best adds: exponential, many small and a few that decide a season. */
const GAINS_TO_COME: readonly number[] = [0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95].map(
  (share) => -Math.log(1 - share),
);

export type BidWorthSetting = {
  /** Gain of the add over his drop until the season's end, in `WeekEngine.laterUnit`. */
  readonly gain: number;
  /** The same of an ordinary week's best add. */
  readonly gainOfAWeek: number;
  /** Dollars not spent yet. */
  readonly budgetLeft: number;
  /** Weeks until the season's end, this one included. */
  readonly weeksLeft: number;
  /** Chances of bids on an ordinary claim of this league. */
  readonly chances: readonly BidChance[];
};

/**
 * Dollars, 0 or more and never more than the budget left. A dollar costs the gain that it would bring later: the price
 * at which the budget left is just spent by the season's end on the claims to come. In the last weeks, or with more
 * budget than those claims can use, a dollar left over buys nothing, and a player who gains is worth all of it. 0 for an
 * add that does not gain.
 *
 * Faults: a gain that is no number, an ordinary gain or a week count of 0 or less, a budget below 0.
 */
export function bidWorth(setting: BidWorthSetting): Outcome<number> {
  const { gain, gainOfAWeek: ordinary, budgetLeft, weeksLeft } = setting;
  if (!isUsableNumber(gain)) return fault("engine.bad-number", "gain of the add");
  if (!isUsableNumber(ordinary) || ordinary <= 0) return fault("engine.bad-number", "gain of an ordinary add");
  if (!isUsableNumber(budgetLeft) || budgetLeft < 0) return fault("engine.bad-number", "budget left");
  if (!isCount(weeksLeft) || weeksLeft === 0) return fault("engine.bad-number", "weeks left in the season");
  if (gain <= 0) return solved(0);
  return solved(Math.min(budgetLeft, (gain / ordinary) * dollarsOfAWeeksGain(setting)));
}

const NO_BID = { bid: 0, chance: 0 };

/** Halvings of the range searched: to less than a cent of any budget. */
const HALVINGS = 24;

/** Dollars that an ordinary week's gain is worth. */
function dollarsOfAWeeksGain({ budgetLeft, weeksLeft, chances }: BidWorthSetting): number {
  const claimsToCome = CLAIMS_A_WEEK * weeksLeft - 1;
  const spentAt = (dollars: number) =>
    (claimsToCome / GAINS_TO_COME.length) *
    GAINS_TO_COME.reduce((sum, gain) => {
      const { bid, chance } = bestBid(chances, Math.min(budgetLeft, gain * dollars)) ?? NO_BID;
      return sum + bid * chance;
    }, 0);
  // Even the smallest of the gains is worth the whole budget: there is nothing to save for.
  let [low, high] = [0, budgetLeft / (GAINS_TO_COME[0] ?? 1)];
  if (spentAt(high) <= budgetLeft) return high;
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (spentAt(middle) <= budgetLeft) low = middle;
    else high = middle;
  }
  return low;
}
