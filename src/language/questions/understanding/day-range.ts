/**
 * Several days in a row in a question: "Thursday to Saturday", "until Sunday", "from Jan 17 to 19", "αύριο και
 * Παρασκευή".
 *
 * Pure. The days are stored as spoken and become dates only with the league's day, like a single one.
 */

import type { EasternDay } from "@/domain/ids";
import { addDays } from "@/domain/season/eastern-day";
import { type ParsedDay, parseNamedDay, parseWindow, resolveDay } from "./days";
import { fromGreeklish } from "./names/greeklish";
import { readText, type Text } from "./text";

/** `null`: an open end. `isExclusive`: the last day is not among them. */
export type ParsedRange = {
  readonly from: ParsedDay | null;
  readonly to: ParsedDay | null;
  readonly isExclusive: boolean;
  /** Days named one by one, and not as a first and a last. */
  readonly isList?: true;
};
export type DayRange = { readonly from: EasternDay; readonly to: EasternDay };

/** Longer than any matchup: an open end reaches to the last of its days. */
const OPEN_END_DAYS = 13;

export function parseRange(text: Text): ParsedRange | undefined {
  const tokens = tokensOf(text);
  for (let at = 0; at < tokens.length; at += 1) {
    const first = dayAt(tokens, at);
    const range = first && (rowFrom(tokens, first) ?? openRange(tokens, at, first));
    if (range) return range;
  }
  if (parseWindow(text) !== "weekend") return undefined;
  const line = ` ${tokens.join(" ")} `;
  return ONLY_WEEKEND.test(line) || !WEEKEND_BESIDE.test(line) ? WEEKEND : undefined;
}

const WEEKEND: ParsedRange = {
  from: { kind: "weekday", weekday: 6, isLast: false },
  to: { kind: "weekday", weekday: 0, isLast: false },
  isExclusive: false,
};
const ONLY_WEEKEND =
  / (?:only|just|solely|μονο|mono) (?:\S+ ){0,3}(?:weekend|σαββατοκυριακο|σουκου)| (?:weekend|σαββατοκυριακο|σουκου) (?:only|μονο|mono) /;
/**
 * "Use it today or save it for the weekend", "I am away this weekend", "going into the weekend": the plan is for the
 * other days too.
 */
const WEEKEND_BESIDE =
  / (?:today|tonight|now|wait|waiting|save|saving|hold|holding|keep|into|by|before|until|till|through|or|away|gone|busy|travell?ing|holiday|vacation|σημερα|αποψε|τωρα|κρατ\S+|περιμεν\S+|μεχρι|ωσ|εωσ|πριν|η|λειπω|ταξιδι|διακοπεσ) /;

/** From this day to the last of a row: "Thursday to Saturday", "tomorrow and Friday". */
function rowFrom(tokens: readonly string[], first: Found): ParsedRange | undefined {
  const last = lastOfRow(tokens, first);
  return last && { from: first.day, to: last.day, isExclusive: false, ...(last.isList && { isList: true as const }) };
}

/** "Until Saturday", "from Friday on", "only on Friday". */
function openRange(tokens: readonly string[], at: number, { day, next }: Found): ParsedRange | undefined {
  const line = lineBefore(tokens, at);
  const before = wordBefore(tokens, at);
  const isOn = ON.test(` ${tokens.slice(next, next + 2).join(" ")} `);
  const isFrom = STARTING.test(before) || (FROM.test(before) && (isOn || day.kind === "offset"));
  if (isFrom || NOT_BEFORE.test(line)) return { from: day, to: null, isExclusive: false };
  if (UNTIL.test(before) && !OF_ANOTHER_MATTER.test(line))
    return { from: null, to: day, isExclusive: BEFORE.test(before) };
  return isOnlyDay(tokens, at, next) ? { from: day, to: day, isExclusive: false } : undefined;
}

/** @returns `undefined` where the days are in no order, or do not exist. */
export function resolveRange({ from, to, isExclusive, isList }: ParsedRange, today: EasternDay): DayRange | undefined {
  const start = from === null ? today : resolveDay(from, today);
  const end = to === null ? start && addDays(start, OPEN_END_DAYS) : resolveDay(to, today);
  if (!start || !end) return undefined;
  const last = isExclusive ? addDays(end, -1) : end;
  // "Thursday to Saturday" on a Friday: the days have begun.
  const first = start > last && from?.kind === "weekday" && !isList ? addDays(start, -7) : start;
  const isOver = last < today;
  return first > last || isOver ? undefined : { from: first < today ? today : first, to: last };
}

/** The days of a question about a plan; `undefined` where it bounds none. */
export function dayRangeIn(question: string, today: EasternDay): DayRange | undefined {
  const parsed = parseRange(fromGreeklish(readText(question)));
  return parsed && resolveRange(parsed, today);
}

/** Folded words; a dash between two of them is a "to", a comma a ",", an ISO date one token. */
function tokensOf({ words }: Text): string[] {
  const joined = words.flatMap(({ normalized, gap }, at) => [
    ...(at > 0 && /^\s*[-–—]\s*$/.test(gap) ? ["-"] : []),
    ...(at > 0 && /,/.test(gap) ? [","] : []),
    normalized,
  ]);
  const tokens: string[] = [];
  for (let at = 0; at < joined.length; at += 1) {
    const iso = joined.slice(at, at + 5).join("");
    const isIso = /^\d{4}-\d{2}-\d{2}$/.test(iso);
    tokens.push(isIso ? iso : (joined[at] ?? ""));
    if (isIso) at += 4;
  }
  return tokens;
}

/** `month`: month of a number that means a day; `undefined` when the number is no day. */
type Found = { day: ParsedDay; next: number; month: number | null | undefined };

const FILLERS = /^(?:the|on|this|coming|of|τησ|του|την|το|τη|τον|τισ|στισ|στη|στην|στο|η|ο)$/;
const NUMBER = /^(\d{1,2})(?:st|nd|rd|th|η|ησ)?$/;

const daysOfWords = new Map<string, ParsedDay | undefined>();
const MAX_REMEMBERED = 5_000;

/** Remembered, since the everyday words come again and again. */
function dayOfWords(words: string): ParsedDay | undefined {
  if (daysOfWords.has(words)) return daysOfWords.get(words);
  const day = parseNamedDay(readText(words));
  if (daysOfWords.size < MAX_REMEMBERED) daysOfWords.set(words, day);
  return day;
}

/** A day that begins at this token, fillers before it not counted. */
function dayAt(tokens: readonly string[], at: number, known?: number | null): Found | undefined {
  const token = tokens[at] ?? "";
  const written = dayOfWords(token);
  if (written?.kind === "date" || written?.kind === "offset" || written?.kind === "weekday")
    return { day: written, next: at + 1, month: undefined };
  const named = monthOf(token);
  const dayOfMonth = dayNumber(tokens[named === undefined ? at : at + 1]);
  if (dayOfMonth === undefined) return undefined;
  if (named !== undefined)
    return { day: { kind: "day-of-month", month: named, dayOfMonth }, next: at + 2, month: named };
  const month = monthAhead(tokens, at + 1) ?? (/\D$/.test(token) ? (known ?? null) : known);
  if (month === undefined) return undefined;
  let next = at + 1;
  while (FILLERS.test(tokens[next] ?? "")) next += 1;
  const isMonthNext = monthOf(tokens[next] ?? "") !== undefined;
  return { day: { kind: "day-of-month", month, dayOfMonth }, next: isMonthNext ? next + 1 : at + 1, month };
}

function dayNumber(token: string | undefined): number | undefined {
  const number = Number(NUMBER.exec(token ?? "")?.[1]);
  return number >= 1 && number <= 31 ? number : undefined;
}

function monthOf(token: string): number | undefined {
  const day = dayOfWords(`1 ${token}`);
  return day?.kind === "day-of-month" && day.month !== null ? day.month : undefined;
}

/** "17 to 19 January": the month comes with the last of them. */
function monthAhead(tokens: readonly string[], from: number): number | undefined {
  const ahead = tokens.slice(from, from + MAX_WORDS_TO_MONTH);
  const next = ahead.find((token) => !JOINS.test(token) && !FILLERS.test(token) && !NUMBER.test(token));
  return next === undefined ? undefined : monthOf(next);
}
const MAX_WORDS_TO_MONTH = 8;

const JOINS = /^(?:to|till|til|until|through|thru|and|plus|or|up|-|,|εωσ|μεχρι|ωσ|με|και|η|mexri|mehri|ews|eos|kai)$/;

/** The last of days that follow each other: "Thursday, Friday and Saturday". */
function lastOfRow(tokens: readonly string[], first: Found): { day: ParsedDay; isList: boolean } | undefined {
  let last: Found | undefined;
  let isList = true;
  let at = first.next;
  while (JOINS.test(tokens[at] ?? "")) {
    let next = at;
    while (JOINS.test(tokens[next] ?? "") || FILLERS.test(tokens[next] ?? "")) next += 1;
    const found = dayAt(tokens, next, last?.month ?? first.month);
    if (!found) break;
    if (tokens.slice(at, next).some((token) => RANGES.test(token))) isList = false;
    last = found;
    at = found.next;
  }
  return last && { day: last.day, isList };
}
const RANGES = /^(?:to|till|til|until|through|thru|up|-|εωσ|μεχρι|ωσ|με|mexri|mehri|ews|eos)$/;

/** The word before a day, fillers left out. */
function wordBefore(tokens: readonly string[], at: number): string {
  let before = at - 1;
  while (FILLERS.test(tokens[before] ?? "")) before -= 1;
  return tokens[before] ?? "";
}

const lineBefore = (tokens: readonly string[], at: number): string =>
  ` ${tokens.slice(Math.max(0, at - 5), at).join(" ")} `;

const UNTIL = /^(?:until|till|til|through|thru|by|before|μεχρι|εωσ|ωσ|πριν|mexri|mehri|ews|eos|prin)$/;
const BEFORE = /^(?:before|πριν|prin)$/;
const NOT_BEFORE = / (?:not|nothing|οχι|μην|τιποτα) (?:\S+ )?(?:before|until|πριν|μεχρι) (?:\S+ )?$/;
const STARTING = /^(?:starting|beginning)$/;
const FROM = /^(?:from|απο|apo)$/;
const ON = /^ (?:on|onwards?|forward|και μετα|και περα|κι επειτα|kai meta)/;
/** "Hold it until Saturday", "he is out until Friday": a player's return or a hold does not limit a plan's days. */
const OF_ANOTHER_MATTER =
  / (?:hold|wait|keep|save|stash|plays?|playing|out|back|returns?|misses|away|εκτοσ|παιζει|παιζουν|κρατ\S+|περιμεν\S+|λειπ\S+|μπω) /;
const ONLY = /^(?:only|just|solely|μονο|αποκλειστικα|mono)$/;
const ITS_ONLY = / (?:it|its|is|was|ειναι) (?:only|just|μονο) (?:\S+ )?$/;
const ENDS_ITS_PART = /^(?:,|please|pls|what|which|who|i|and|thanks|τι|ποι\S+|παρακαλω)$/;

/** "Only on Friday", "Friday only": a single day bounds a plan only when it is said to. */
function isOnlyDay(tokens: readonly string[], at: number, next: number): boolean {
  if (ONLY.test(wordBefore(tokens, at))) return !ITS_ONLY.test(lineBefore(tokens, at));
  const after = tokens[next + 1];
  return ONLY.test(tokens[next] ?? "") && (after === undefined || ENDS_ITS_PART.test(after));
}
