/**
 * Days as sentences write them, English and Greek: "2025-01-17", "Fri 17 Jan", "January 17", "Παρασκευή", "tomorrow".
 *
 * Pure.
 */

import type { EasternDay } from "../ids";
import { addDays, weekdayOf } from "../season/eastern-day";
import type { Token } from "./text";

export type ShownDay = {
  /** Places of its first and last token. */
  readonly from: number;
  readonly to: number;
  readonly iso?: string;
  /** 0 for Sunday. */
  readonly weekday?: number;
  readonly date?: number;
  /** 0 for January. */
  readonly month?: number;
  readonly year?: number;
  /** Days from today. */
  readonly offset?: number;
};

const names = (text: string) => text.split(" ");
/** Each list in one style, Sunday first. */
const WEEKDAYS: readonly (readonly string[])[] = [
  names("Sunday Monday Tuesday Wednesday Thursday Friday Saturday"),
  names("Sun Mon Tue Wed Thu Fri Sat"),
  names("Κυριακή Δευτέρα Τρίτη Τετάρτη Πέμπτη Παρασκευή Σάββατο"),
  names("Κυρ Δευ Τρι Τετ Πεμ Παρ Σαβ"),
];
const MONTHS: readonly (readonly string[])[] = [
  names("January February March April May June July August September October November December"),
  names("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
  names(
    "Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου Δεκεμβρίου",
  ),
  names("Ιανουάριο Φεβρουάριο Μάρτιο Απρίλιο Μάιο Ιούνιο Ιούλιο Αύγουστο Σεπτέμβριο Οκτώβριο Νοέμβριο Δεκέμβριο"),
  names("Ιαν Φεβ Μαρ Απρ Μαΐ Ιουν Ιουλ Αυγ Σεπ Οκτ Νοε Δεκ"),
];
const MORE_WEEKDAYS: Readonly<Record<string, number>> = { tues: 2, thur: 4, thurs: 4 };
const MORE_MONTHS: Readonly<Record<string, number>> = { sept: 8 };
const RELATIVE: Readonly<Record<string, number>> = {
  today: 0,
  tonight: 0,
  tomorrow: 1,
  yesterday: -1,
  σημερα: 0,
  αποψε: 0,
  αυριο: 1,
  χθεσ: -1,
  χτεσ: -1,
};
const fold = (name: string): string => name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ς", "σ");

const placesOf = (styles: readonly (readonly string[])[], more: Readonly<Record<string, number>>) =>
  new Map([
    ...styles.flatMap((style) => style.map((name, place) => [fold(name), place] as const)),
    ...Object.entries(more),
  ]);
const WEEKDAY_OF = placesOf(WEEKDAYS, MORE_WEEKDAYS);
const MONTH_OF = placesOf(MONTHS, MORE_MONTHS);

/** Every day of a sentence, in order, without overlaps. */
export function shownDays(tokens: readonly Token[], isTaken: (at: number) => boolean): ShownDay[] {
  const days: ShownDay[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const found = isTaken(at) ? undefined : dayAt(tokens, at);
    if (!found) continue;
    days.push(found);
    at = found.to;
  }
  return days;
}

function dayAt(tokens: readonly Token[], at: number): ShownDay | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.kind === "day") return { from: at, to: at, iso: token.normalized };
  if (token.kind === "word") {
    const offset = RELATIVE[token.normalized];
    if (offset !== undefined) return { from: at, to: at, offset };
  }
  const dayIndex = weekdayIn(token);
  if (dayIndex === undefined) return dateAt(tokens, at);
  const next = isComma(tokens[at + 1]) || isOpening(tokens[at + 1]) ? at + 2 : at + 1;
  const date = dateAt(tokens, skipArticle(tokens, next));
  if (date) return { ...date, from: at, weekday: dayIndex };
  return { from: at, to: at, weekday: dayIndex };
}

function dateAt(tokens: readonly Token[], at: number): ShownDay | undefined {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const month = monthIn(first);
  if (first && month !== undefined) {
    const date = dateIn(second);
    if (second && date !== undefined) {
      const to = isOrdinal(third) ? at + 2 : at + 1;
      return withYear(tokens, { from: at, to, date, month });
    }
    // A month by itself: "in January". "May" and "March" are words as well.
    const isWord = ["may", "march", "mar", "dec"].includes(first.normalized);
    return isWord ? undefined : withYear(tokens, { from: at, to: at, month });
  }
  const date = dateIn(first);
  if (!first || date === undefined) return undefined;
  let monthAt = at + 1;
  if (isOrdinal(tokens[monthAt])) monthAt += 1;
  if (tokens[monthAt]?.normalized === "of") monthAt += 1;
  const named = tokens[monthAt];
  const monthAfter = monthIn(named);
  if (!named || monthAfter === undefined) return undefined;
  return withYear(tokens, { from: at, to: monthAt, date, month: monthAfter });
}

function withYear(tokens: readonly Token[], day: ShownDay): ShownDay {
  const at = isComma(tokens[day.to + 1]) ? day.to + 2 : day.to + 1;
  const token = tokens[at];
  if (token?.kind !== "number" || !/^20\d\d$/.test(token.raw)) return day;
  return { ...day, to: at, year: Number(token.raw) };
}

const isComma = (token: Token | undefined) => token?.raw === ",";
const isOpening = (token: Token | undefined) => token?.raw === "(";
const isOrdinal = (token: Token | undefined) => token !== undefined && /^(?:st|nd|rd|th)$/.test(token.normalized);
const skipArticle = (tokens: readonly Token[], at: number) =>
  ["the", "στισ", "τισ", "η"].includes(tokens[at]?.normalized ?? "") ? at + 1 : at;

/** With a capital only: "sat" and "second" are words. */
const weekdayIn = (token: Token | undefined) =>
  token?.kind === "word" && token.isCapital ? WEEKDAY_OF.get(token.normalized) : undefined;
const monthIn = (token: Token | undefined) =>
  token?.kind === "word" && token.isCapital ? MONTH_OF.get(token.normalized) : undefined;
function dateIn(token: Token | undefined): number | undefined {
  if (token?.kind !== "number" || !/^\d{1,2}$/.test(token.raw)) return undefined;
  const date = Number(token.raw);
  return date >= 1 && date <= 31 ? date : undefined;
}

/** Whether a day is the one shown. A relative day needs `today`; without it nothing is that day. */
export function isShownDay(shown: ShownDay, day: string, today: EasternDay | undefined): boolean {
  if (shown.offset !== undefined) return today !== undefined && addDays(today, shown.offset) === day;
  if (shown.iso !== undefined) return shown.iso === day;
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return (
    (shown.date === undefined || shown.date === date) &&
    (shown.month === undefined || shown.month === month - 1) &&
    (shown.year === undefined || shown.year === year) &&
    (shown.weekday === undefined || shown.weekday === weekdayOf(day as EasternDay))
  );
}
