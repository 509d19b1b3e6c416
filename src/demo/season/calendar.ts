/**
 * Days, weeks and matchups of the demo season.
 *
 * A scoring period is one day, 2024-10-22 is period 1, and a day ends at 3 a.m. US Eastern. Weeks run Monday to Sunday,
 * the first from opening day; the two weeks around the All-Star break are one week of 14 days, as in ESPN's own
 * calendar. Twenty regular matchups of one week, then two rounds of two weeks. All instants are epoch milliseconds.
 */

export const SEASON = 2025;
export const FINAL_PERIOD = 174;
export const REGULAR_MATCHUPS = 20;
/** Week ids of each matchup, the value ESPN sends as `scheduleSettings.matchupPeriods`. */
export const MATCHUP_WEEKS: Readonly<Record<number, readonly number[]>> = {
  ...Object.fromEntries(Array.from({ length: REGULAR_MATCHUPS }, (_, at) => [at + 1, [at + 1]])),
  21: [21, 22],
  22: [23, 24],
};
export const LAST_MATCHUP = 22;
const ALL_STAR_WEEK = 17;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const OPENING_UTC = Date.UTC(2024, 9, 22);

/** The Eastern calendar day of a scoring period, `YYYY-MM-DD`. Any whole number is answered, outside the season too. */
export const dayOfPeriod = (period: number): string =>
  new Date(OPENING_UTC + (period - 1) * DAY_MS).toISOString().slice(0, 10);

/** The scoring period of an Eastern calendar day `YYYY-MM-DD`; 1 is opening day, 0 and less lie before it. */
export const periodOfDay = (dayEt: string): number => (Date.parse(`${dayEt}T00:00:00Z`) - OPENING_UTC) / DAY_MS + 1;

/**
 * Hours that Eastern time is behind UTC on this day, from 3 a.m. on: summer time ended on 2024-11-03 and began on
 * 2025-03-09.
 */
const easternOffsetHours = (dayEt: string): number => (dayEt >= "2024-11-03" && dayEt < "2025-03-09" ? 5 : 4);

/** The instant of a wall-clock time on a scoring period's day. Hours from 24 on fall into the following night. */
export function instantInPeriod(period: number, hourEt: number, minuteEt = 0): number {
  const day = dayOfPeriod(hourEt >= 24 ? period + 1 : period);
  return OPENING_UTC + (period - 1) * DAY_MS + (hourEt + easternOffsetHours(day)) * HOUR_MS + minuteEt * 60_000;
}

/** The scoring period that is running at an instant: a new one begins at 3 a.m. Eastern. */
export function periodAt(epochMs: number): number {
  const guess = Math.floor((epochMs - OPENING_UTC) / DAY_MS) + 1;
  return epochMs >= instantInPeriod(guess, 3) ? guess : guess - 1;
}

export type DayRange = { readonly first: number; readonly last: number };

/** First and last scoring period of a week id (1 to 24). */
export function daysOfWeek(week: number): DayRange {
  if (week === 1) return { first: 1, last: 6 };
  const first = 7 + 7 * (week - 2) + (week > ALL_STAR_WEEK ? 7 : 0);
  return { first, last: first + (week === ALL_STAR_WEEK ? 13 : 6) };
}

/** First and last scoring period of a matchup (1 to 22). */
export function daysOfMatchup(matchup: number): DayRange {
  const weeks = MATCHUP_WEEKS[matchup];
  const [firstWeek, lastWeek] = [weeks?.[0], weeks?.at(-1)];
  if (firstWeek === undefined || lastWeek === undefined) throw new RangeError(`no matchup ${matchup}`);
  return { first: daysOfWeek(firstWeek).first, last: daysOfWeek(lastWeek).last };
}

/** The matchup that holds a day. Days after the season belong to the last one, days before it to the first. */
export function matchupOfPeriod(period: number): number {
  for (let matchup = 1; matchup < LAST_MATCHUP; matchup += 1) if (period <= daysOfMatchup(matchup).last) return matchup;
  return LAST_MATCHUP;
}
