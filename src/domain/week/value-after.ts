/** Value of a player after the week: dropping him loses only what free agents do not offer. */
import { fault, isUsableNumber, type Outcome, solved } from "../lineup/fault";

export type RestOfSeason = {
  /** Expected value in a week. */
  readonly weeklyValue: number;
  /** Expected value in a later week of the best free agent who fits his slot. */
  readonly bestFreeAgentWeeklyValueLater: number;
  /** Weeks after this one, 0 or more; may be broken. */
  readonly weeksLeft: number;
};

/** `WeekPlayer.valueAfter`, 0 or more. Faults: numbers that are none, a negative number of weeks. */
export function valueAfterWeek({
  weeklyValue,
  bestFreeAgentWeeklyValueLater,
  weeksLeft,
}: RestOfSeason): Outcome<number> {
  if (!isUsableNumber(weeklyValue)) return fault("engine.bad-number", "weeklyValue");
  if (!isUsableNumber(bestFreeAgentWeeklyValueLater)) return fault("engine.bad-number", "bestWireWeeklyValueLater");
  if (!isUsableNumber(weeksLeft) || weeksLeft < 0) return fault("engine.bad-number", "weeksLeft");
  return solved(Math.max(0, weeklyValue - bestFreeAgentWeeklyValueLater) * weeksLeft);
}
