/**
 * Days and ages in words.
 *
 * Pure, and without the platform's own date formats: server and browser may carry different ones, and a page that
 * differs between the two is drawn twice.
 */
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const JUST_NOW_SECONDS = 30;
const STEPS = [
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3_600 },
  { unit: "minute", seconds: 60 },
  { unit: "second", seconds: 1 },
];

/** `2025-01-15` as "Wednesday 15 January 2025"; a text that is no day comes back as it is. */
export function dayInWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(date.getTime())) return day;
  return `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/**
 * How long ago an instant was, in its largest whole unit: "12 minutes ago", "just now" below half a minute.
 *
 * @param instant ISO 8601; one that cannot be read gives `null`. A future one, of a clock that runs ahead, is "just now".
 */
export function agoInWords(instant: string, nowMs: number): string | null {
  const then = Date.parse(instant);
  if (Number.isNaN(then)) return null;
  const seconds = Math.floor((nowMs - then) / 1000);
  if (seconds < JUST_NOW_SECONDS) return "just now";
  const step = STEPS.find((candidate) => seconds >= candidate.seconds);
  if (!step) return "just now";
  const count = Math.floor(seconds / step.seconds);
  return `${count} ${step.unit}${count === 1 ? "" : "s"} ago`;
}
