/** Whether a claim is worth the place in the waiver order. Pure. */
import { fault, isCount, isUsableNumber, type Outcome, solved } from "../lineup/fault";

export type PrioritySetting = {
  /** Gain of the add over his drop until the season's end, in `WeekEngine.laterUnit`. */
  readonly gain: number;
  /** The same of an ordinary week's best add. */
  readonly gainOfAWeek: number;
  /** Place in the waiver order, 1 first. */
  readonly rank: number;
  readonly teams: number;
  /** The order starts over each week, so that a place given up is back soon. */
  readonly isOrderReset: boolean;
};

export type PriorityAdvice = {
  readonly isWorthIt: boolean;
  /** Gain that the claim must bring: what the place is worth. */
  readonly price: number;
};

/**
 * The team whose claim goes through moves to the end of the order. The first place is worth an ordinary week's best
 * add, the last nothing, those between their share; none costs anything where the order starts over each week.
 *
 * Faults: a place outside the order, a gain that is no number.
 */
export function priorityAdvice({
  gain,
  gainOfAWeek,
  rank,
  teams,
  isOrderReset,
}: PrioritySetting): Outcome<PriorityAdvice> {
  if (!isCount(teams) || teams === 0) return fault("engine.bad-number", "teams of the league");
  if (!isCount(rank) || rank === 0 || rank > teams) return fault("engine.bad-number", "place in the waiver order");
  if (!isUsableNumber(gain)) return fault("engine.bad-number", "gain of the add");
  if (!isUsableNumber(gainOfAWeek) || gainOfAWeek <= 0) return fault("engine.bad-number", "gain of an ordinary add");
  const price = teams === 1 || isOrderReset ? 0 : (gainOfAWeek * (teams - rank)) / (teams - 1);
  return solved({ isWorthIt: gain > 0 && gain >= price, price });
}
