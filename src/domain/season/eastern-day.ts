/**
 * The league's day.
 *
 * Pure. ESPN closes a scoring period at 3 a.m. US Eastern, so the league's day of an instant is New York's calendar
 * date three hours earlier. Days are compared and counted as strings; only this file turns instants into days.
 */
import { type EasternDay, easternDay } from "../ids";

const DAY_TURN_HOURS = 3;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

const newYork = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/New_York",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The league's day of an instant given in epoch milliseconds. Throws `RangeError` for an instant that is no date. */
export function dayEt(instantMs: number): EasternDay {
  return easternDay.parse(newYork.format(new Date(instantMs - DAY_TURN_HOURS * HOUR_MS)));
}

const newYorkTime = new Intl.DateTimeFormat("en-GB", {
  timeZone: "America/New_York",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** The hour in US Eastern, `19:05`. */
export const easternTime = (instantMs: number): string => newYorkTime.format(instantMs);

/** The day `count` days later (earlier when negative). */
export function addDays(day: EasternDay, count: number): EasternDay {
  return easternDay.parse(new Date(midnightUtc(day) + count * DAY_MS).toISOString().slice(0, 10));
}

/** Whole days from `from` to `to`, negative when `to` is earlier. */
export function daysBetween(from: EasternDay, to: EasternDay): number {
  return Math.round((midnightUtc(to) - midnightUtc(from)) / DAY_MS);
}

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: EasternDay): number => new Date(midnightUtc(day)).getUTCDay();

/**
 * The instant, epoch milliseconds, at which the league's day is over: 3 a.m. US Eastern, in winter and summer time
 * alike.
 */
export function endOfDay(day: EasternDay): number {
  const next = addDays(day, 1);
  const inSummer = midnightUtc(next) + (DAY_TURN_HOURS + 4) * HOUR_MS;
  return dayEt(inSummer) === next ? inSummer : inSummer + HOUR_MS;
}

/** A text that must be a real day, such as `2024-02-29`; `undefined` for `2023-02-29` or anything else. */
export function parseDay(text: string): EasternDay | undefined {
  const read = easternDay.safeParse(text);
  if (!read.success) return undefined;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text) ? read.data : undefined;
}

/** Arithmetic, since a parser of dates took most of the time of a player's later games. */
function midnightUtc(day: EasternDay): number {
  const dayOfMonth = Number(day.slice(8));
  const instant = Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, dayOfMonth);
  if (new Date(instant).getUTCDate() !== dayOfMonth) throw new RangeError(`${day} is not a day`);
  return instant;
}
