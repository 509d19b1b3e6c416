/**
 * Days and ages in the language of the page.
 *
 * Pure, and without the platform's own date formats: server and browser may carry different ones, and a page that
 * differs between the two is drawn twice.
 */
import type { Words } from "@/language/texts/ui/messages";

type Time = Words<"time">;
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

const JUST_NOW_SECONDS = 30;
const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** `2025-01-15` as "Wednesday, January 15, 2025"; a text that is no day comes back as it is. */
export function dayIn(say: Time, day: string): string {
  const date = dateOf(day);
  if (!date) return day;
  return say("day", {
    weekday: say(`weekday${date.weekday}`),
    date: String(date.date),
    month: say(`month${date.month}`),
    year: String(date.year),
  });
}

/** `2025-01-15` as "Wed, Jan 15"; a text that is no day comes back as it is. */
export function shortDayIn(say: Time, day: string): string {
  const date = dateOf(day);
  if (!date) return day;
  return say("shortDay", {
    weekday: say(`shortWeekday${date.weekday}`),
    date: String(date.date),
    month: say(`shortMonth${date.month}`),
  });
}

/** `19:05` as "7:05 PM"; a text that is no time of day comes back as it is. */
export function clockIn(say: Time, time: string): string {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  if (hour === undefined) return time;
  return say(Number(hour) < 12 ? "am" : "pm", { time: `${Number(hour) % 12 || 12}:${minute}` });
}

/** `2025-01-15` as "Wed"; a text that is no day comes back as it is. */
export function weekdayIn(say: Time, day: string): string {
  const date = dateOf(day);
  return date ? say(`shortWeekday${date.weekday}`) : day;
}

/**
 * How long ago an instant was, in its largest whole unit: "12 minutes ago", "just now" below half a minute.
 *
 * @param instant ISO 8601; one that cannot be read gives `null`. A future one, of a clock that runs ahead, is "just
 * now".
 */
export function agoIn(say: Time, instant: string, nowMs: number): string | null {
  const then = Date.parse(instant);
  if (Number.isNaN(then)) return null;
  const seconds = Math.floor((nowMs - then) / 1000);
  if (seconds < JUST_NOW_SECONDS) return say("justNow");
  if (seconds < MINUTE) return say("secondsAgo", { count: seconds });
  if (seconds < HOUR) return say("minutesAgo", { count: Math.floor(seconds / MINUTE) });
  if (seconds < DAY) return say("hoursAgo", { count: Math.floor(seconds / HOUR) });
  return say("daysAgo", { count: Math.floor(seconds / DAY) });
}

/**
 * How far ahead an instant is, "in 3 hours", rounded up to a whole minute; `null` for one that has passed or cannot be
 * read.
 */
export function untilIn(say: Time, instant: string, nowMs: number): string | null {
  const seconds = Math.ceil((Date.parse(instant) - nowMs) / 1000);
  if (!(seconds > 0)) return null;
  if (seconds < HOUR) return say("inMinutes", { count: Math.ceil(seconds / MINUTE) });
  if (seconds < DAY) return say("inHours", { count: Math.floor(seconds / HOUR) });
  return say("inDays", { count: Math.floor(seconds / DAY) });
}

function dateOf(day: string): { weekday: Weekday; date: number; month: Month; year: number } | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(date.getTime())) return undefined;
  return {
    weekday: date.getUTCDay() as Weekday,
    date: date.getUTCDate(),
    month: (date.getUTCMonth() + 1) as Month,
    year: date.getUTCFullYear(),
  };
}
