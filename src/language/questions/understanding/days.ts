/**
 * Days in a question: "tonight", "Thursday", "την Πέμπτη", "16 Jan", "2025-01-16".
 *
 * Pure. A spoken day is stored as spoken and becomes a date only with the league's day, which the caller knows.
 */

import type { EasternDay } from "@/domain/ids";
import { addDays, parseDay } from "@/domain/season/eastern-day";
import { foldedLine, type Text } from "./text";

export type ParsedDay =
  | { kind: "offset"; days: number }
  /** 0 is Sunday. The next such day, today included; the one before today when `isLast`. */
  | { kind: "weekday"; weekday: number; isLast: boolean }
  | { kind: "date"; day: EasternDay }
  /** Without a month the next such day, today included. */
  | { kind: "day-of-month"; month: number | null; dayOfMonth: number };

const OFFSETS: readonly (readonly [RegExp, number])[] = [
  [/ (?:μεθαυριο|day after tomorrow) /, 2],
  [/ (?:προχθεσ|προχτεσ|day before yesterday) /, -2],
  [/ (?:tomorrows?|tomorow|tommorow|tommorrow|2morrow|tomoz|tmrw|tmr|tmw|avrio|aurio|αυριο|αυριαν\S*) /, 1],
  [
    / (?:todays?|tonights?|tonite|2nite|2day|this evening|simera|shmera|apopse|apopsi|σημερα|σημεριν\S*|αποψε|αποψιν\S*) /,
    0,
  ],
  [/ (?:yesterdays?|last night|xthes|xtes|χθεσ|χτεσ|εχθεσ|χθεσιν\S*) /, -1],
];

const WEEKDAYS: readonly RegExp[] = [
  / (?:sundays?|sun|κυριακη\S*|kyriaki|kuriaki|kyriakh) /,
  / (?:mondays?|mon|δευτερα|δευτερασ|deutera|deytera|deftera) /,
  / (?:tuesdays?|tues?|τριτη|τριτησ|triti|trith) /,
  / (?:wednesdays?|wed|τεταρτη|τεταρτησ|tetarti|tetarth) /,
  / (?:thursdays?|thurs?|thu|πεμπτη|πεμπτησ|pempti|pempth) /,
  / (?:fridays?|fri|παρασκευη\S*|paraskevi|paraskevh|paraskeyh) /,
  / (?:saturdays?|sat|σαββατο|σαββατου|savvato|sabbato|savato) /,
];

const MONTHS: readonly RegExp[] = [
  /^(?:jan|january|ιανουαρ\S*)$/,
  /^(?:feb|february|φεβρουαρ\S*)$/,
  /^(?:mar|march|μαρτι\S*)$/,
  /^(?:apr|april|απριλ\S*)$/,
  /^(?:may|μαιο\S*)$/,
  /^(?:jun|june|ιουνι\S*)$/,
  /^(?:jul|july|ιουλι\S*)$/,
  /^(?:aug|august|αυγουστ\S*)$/,
  /^(?:sept?|september|σεπτεμβρ\S*)$/,
  /^(?:oct|october|οκτωβρ\S*)$/,
  /^(?:nov|november|νοεμβρ\S*)$/,
  /^(?:dec|december|δεκεμβρ\S*)$/,
];

/** Several days: they become dates with the league's day, like a single one. */
export type ParsedWindow = "next week" | "weekend";

const WINDOWS: readonly (readonly [ParsedWindow, RegExp])[] = [
  ["next week", / (?:next week|following week|next matchup|(?:επομεν|αλλ|ερχομεν)ησ? ε?βδομαδασ?) /],
  ["weekend", / (?:weekend|saturday and sunday|σαββατοκυριακο\S*|σουκου) /],
];

export function parseWindow(text: Text): ParsedWindow | undefined {
  const line = foldedLine(text);
  return WINDOWS.find(([, pattern]) => pattern.test(line))?.[0];
}

/** First and last day; weeks begin on Monday. */
export function resolveWindow(parsed: ParsedWindow, today: EasternDay): { from: EasternDay; to: EasternDay } {
  const sunday = addDays(today, (7 - weekdayOf(today)) % 7);
  if (parsed === "next week") return { from: addDays(sunday, 1), to: addDays(sunday, 7) };
  const saturday = addDays(sunday, -1);
  return { from: saturday < today ? today : saturday, to: sunday };
}

const UNTIL = /(?: (?:until|till|through|thru|by|between now and|μεχρι|εωσ))(?: την| το)?$/;

/** The first day named in the question, `undefined` without one. */
export function parseNamedDay(text: Text): ParsedDay | undefined {
  const iso = /\b\d{4}-\d{2}-\d{2}\b/.exec(text.source)?.[0];
  const day = iso === undefined ? undefined : parseDay(iso);
  if (day !== undefined) return { kind: "date", day };
  const line = foldedLine(text);
  for (const [pattern, days] of OFFSETS) if (pattern.test(line)) return { kind: "offset", days };
  const numbered = numberedDay(line);
  if (numbered !== undefined) return { kind: "day-of-month", month: null, dayOfMonth: numbered };
  for (const [weekday, pattern] of WEEKDAYS.entries()) {
    const found = pattern.exec(line);
    // "Until Sunday" is no single day.
    if (found && UNTIL.test(line.slice(0, found.index))) return undefined;
    if (found)
      return { kind: "weekday", weekday, isLast: /(?:last|περασμενη|περασμενο)$/.test(line.slice(0, found.index)) };
  }
  return dayOfMonth(text);
}

/** "The 20th", "στις 20". In Greek an hour is said alike, so a small number needs its weekday. */
function numberedDay(line: string): number | undefined {
  if (line.split(" ").some((word) => MONTHS.some((pattern) => pattern.test(word)))) return undefined;
  const english = / the (\d{1,2})(?:st|nd|rd|th) (?!pick|round|place|seed|man)/.exec(line)?.[1];
  const greek = / στισ (\d{1,2}) (?!μμ|το βραδυ|ακριβωσ)/.exec(line)?.[1];
  const isDay = Number(greek) > 12 || WEEKDAYS.some((pattern) => pattern.test(line));
  const number = Number(english ?? (isDay ? greek : undefined));
  return number >= 1 && number <= 31 ? number : undefined;
}

function dayOfMonth(text: Text): ParsedDay | undefined {
  for (const [index, word] of text.words.entries()) {
    const month = MONTHS.findIndex((pattern) => pattern.test(word.normalized)) + 1;
    if (month === 0) continue;
    const before = text.words[index - 1]?.normalized === "of" ? text.words[index - 2] : text.words[index - 1];
    const besides = [before, text.words[index + 1]];
    const amount = besides.map((each) => each && /^\d{1,2}/.exec(each.raw)?.[0]).find((digits) => digits !== undefined);
    const number = Number(amount ?? 0);
    if (number >= 1 && number <= 31) return { kind: "day-of-month", month, dayOfMonth: number };
  }
  return undefined;
}

/** @returns `undefined` for a date that does not exist. A day of a month is the one nearest to today. */
export function resolveDay(parsed: ParsedDay, today: EasternDay): EasternDay | undefined {
  switch (parsed.kind) {
    case "date":
      return parsed.day;
    case "offset":
      return addDays(today, parsed.days);
    case "weekday": {
      const ahead = (parsed.weekday - weekdayOf(today) + 7) % 7;
      return addDays(today, parsed.isLast ? ahead - 7 : ahead);
    }
    case "day-of-month": {
      if (parsed.month === null) {
        const days = Array.from({ length: 62 }, (_, ahead) => addDays(today, ahead));
        return days.find((day) => Number(day.slice(8)) === parsed.dayOfMonth);
      }
      const year = Number(today.slice(0, 4));
      const text = (offset: number) =>
        `${year + offset}-${String(parsed.month).padStart(2, "0")}-${String(parsed.dayOfMonth).padStart(2, "0")}`;
      const days = [-1, 0, 1].flatMap((offset) => parseDay(text(offset)) ?? []);
      const distance = (day: EasternDay) => Math.abs(Date.parse(day) - Date.parse(today));
      return days.sort((a, b) => distance(a) - distance(b))[0];
    }
  }
}

/** 0 is Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
