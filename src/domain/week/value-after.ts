/** What a player is worth after the week: only what the wire will not offer anyway is lost with him. */
import { fault, isUsableNumber, type Outcome, solved } from "../lineup/fault";

export type RestOfSeason = {
  /** What he is expected to be worth in a week. */
  readonly weeklyValue: number;
  /** What the best player on the wire for his place is expected to be worth in a later week. */
  readonly bestWireWeeklyValueLater: number;
  /** Weeks after this one, 0 or more; may be broken. */
  readonly weeksLeft: number;
};

/** `WeekPlayer.valueAfter`, 0 or more. Faults: numbers that are none, a negative number of weeks. */
export function valueAfterWeek({ weeklyValue, bestWireWeeklyValueLater, weeksLeft }: RestOfSeason): Outcome<number> {
  if (!isUsableNumber(weeklyValue)) return fault("engine.bad-number", "weeklyValue");
  if (!isUsableNumber(bestWireWeeklyValueLater)) return fault("engine.bad-number", "bestWireWeeklyValueLater");
  if (!isUsableNumber(weeksLeft) || weeksLeft < 0) return fault("engine.bad-number", "weeksLeft");
  return solved(Math.max(0, weeklyValue - bestWireWeeklyValueLater) * weeksLeft);
}
