/**
 * How long absences last.
 *
 * Shares of players back within M days once they have been out for N days, over 11,473 absences (published by the Full
 * Court Press project from its own records; our box scores hold no reasons for an absence, so they cannot be refitted).
 */

const DAYS_OUT = [1, 3, 7, 14, 28] as const;
const WITHIN_DAYS = [1, 3, 7, 14, 28] as const;
/** Per cent; one row per days out, one column per days ahead. */
const BACK_PERCENT: readonly (readonly number[])[] = [
  [0.1, 38.3, 68.1, 82.3, 88.4],
  [24.6, 50, 70.7, 82.9, 89],
  [12.9, 33.2, 54.7, 70, 80.2],
  [7.8, 20.8, 36.4, 52.8, 66.6],
  [2.4, 9.8, 20.5, 36.1, 52.4],
];

/**
 * Chance that he has returned by `withinDays` from now when he has been out for `daysOut` days.
 *
 * Between the measured points the logarithm of the days is interpolated; an absence of over 28 days counts as 28, and
 * beyond 28 days ahead the chance stays. 0 days ahead: 0.
 *
 * @throws `RangeError` for days that are negative or not finite.
 */
export function chanceBackWithin(daysOut: number, withinDays: number): number {
  for (const days of [daysOut, withinDays]) {
    if (!Number.isFinite(days) || days < 0) throw new RangeError(`${days} is not a number of days`);
  }
  if (withinDays < 1) return 0;
  const row = position(DAYS_OUT, Math.max(1, daysOut));
  const column = position(WITHIN_DAYS, withinDays);
  const next = ({ below }: Position, of: readonly unknown[]) => Math.min(below + 1, of.length - 1);
  const at = (index: number) => {
    const back = BACK_PERCENT[index] ?? [];
    return mixed(back[column.below] ?? 0, back[next(column, WITHIN_DAYS)] ?? 0, column.part);
  };
  return mixed(at(row.below), at(next(row, DAYS_OUT)), row.part) / 100;
}

const mixed = (a: number, b: number, part: number): number => a + (b - a) * part;

type Position = { readonly below: number; readonly part: number };

function position(scale: readonly number[], days: number): Position {
  const last = scale.length - 1;
  const above = scale.findIndex((known) => known > days);
  if (above < 0) return { below: last, part: 0 };
  const [low = 1, high = 1] = [scale[above - 1], scale[above]];
  return { below: above - 1, part: (Math.log(days) - Math.log(low)) / (Math.log(high) - Math.log(low)) };
}

/** Share of his usual minutes in the first and second week back, from the same source; 1 later. @throws as above. */
export function minutesShareOnReturn(daysSinceReturn: number): number {
  if (!Number.isFinite(daysSinceReturn) || daysSinceReturn < 0)
    throw new RangeError(`${daysSinceReturn} is not a number of days`);
  if (daysSinceReturn < 7) return 0.91;
  return daysSinceReturn < 14 ? 0.98 : 1;
}
