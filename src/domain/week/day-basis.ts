/**
 * What a newcomer must beat on a day.
 *
 * Some players' best lineup is solved once. A newcomer of some eligibility can join its members above his value until
 * their places are all needed; the value of the member at whose turn his class becomes full is his threshold. He adds
 * exactly what he is worth above it, and nothing below it.
 */
import type { DayStarters } from "./eligibility";
import type { Candidate } from "./open-week";

export type DayBasis = {
  readonly total: number;
  /** Thresholds by eligibility class; 0 while a slot stays open, infinite for a class that has none. */
  readonly thresholds: Float64Array;
};

/**
 * @param starters of the day, used up. @param players worth a start that day, best first. @param starts takes what each
 * starter is worth.
 */
export function dayBasis(
  starters: DayStarters,
  players: readonly Candidate[],
  { day, classCount }: { day: number; classCount: number },
  starts?: number[],
): DayBasis {
  const thresholds = new Float64Array(classCount);
  let total = 0;
  starters.clear();
  starters.reportFull(Number.POSITIVE_INFINITY, thresholds, 0);
  for (const player of players) {
    if (!starters.tryAdd(player.eligibility)) continue;
    const value = player.value[day] ?? 0;
    total += value;
    starts?.push(value);
    starters.reportFull(value, thresholds, 0);
  }
  return { total, thresholds };
}
