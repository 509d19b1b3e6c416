/** Words about when somebody comes back, to days where the words give days. Pure. */

import { type EasternDay, easternDay } from "../ids";
import { addDays, weekdayOf } from "../season/eastern-day";

type ExpectedReturn = {
  at: number;
  timing: string;
  earliestDay: EasternDay | null;
  latestDay: EasternDay | null;
  confidence: number;
};

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  couple: 2,
  several: 3,
  few: 3,
};
const UNIT_DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };
const count = `(?:\\d{1,2}|${Object.keys(NUMBERS)
  .filter((word) => word !== "a" && word !== "couple")
  .join("|")}|a couple(?: of)?|a)`;
const unit = "(days?|weeks?|months?)";
const span = `(?<low>${count})(?:\\s?(?:-|to|or|-to-)\\s?(?<high>${count}))?[ -]${unit}`;
const lead =
  "(?:at least |about |approximately |around |roughly |another |up to |the next |an estimated |an expected |a minimum of )*";

const ABSENCE = new RegExp(
  `\\b(?:out|sidelined|miss(?:es|ing)?|absent|shut down|rest)\\b(?: for)?(?: him)?(?: \\w+)? ${lead}${span}`,
  "g",
);
const COMING_BACK = new RegExp(
  `\\b(?:return|back|recover\\w*|timetable|timeline|re-?evaluated)\\b(?: \\w+){0,3} (?:in|within|is|of|after|for) ${lead}${span}`,
  "g",
);
const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];
const onDay = `(?:tonight|tomorrow|(?:next |on |this )*(?:${WEEKDAYS.join("|")})|(?:on )?(?:${MONTHS.map((m) => `${m.slice(0, 3)}(?:${m.slice(3)})?\\.?`).join("|")}) \\d{1,2}(?!\\d)|next week|this week(?:end)?|(?:in )?(?:early |mid-|late |mid |by )?(?:${MONTHS.join("|")})\\b)`;
const DATED = new RegExp(
  `\\b(?:(?:expected|set|likely|hopes?|hoping|aims?|aiming|targeting|scheduled|slated|planning|plans|on track) (?:to |for )?(?:make )?(?:a |his )?(?:return|play|be back|comeback)|will return|will make his return|return date of|targeting|re-?evaluated)\\b(?: \\S+){0,4}? (?<day>${onDay})`,
  "g",
);

/** Each expected return that a folded sentence tells, with the position of its words. */
export function expectedReturnIn(normalized: string, publishedDay: EasternDay): ExpectedReturn[] {
  const found: ExpectedReturn[] = [];
  for (const [pattern, confidence] of [
    [ABSENCE, 0.75],
    [COMING_BACK, 0.7],
  ] as const) {
    for (const match of normalized.matchAll(pattern)) {
      const { low = "", high } = match.groups ?? {};
      const unitDays = UNIT_DAYS[(match.at(-1) ?? "").replace(/s$/, "")] ?? 1;
      const lowDays = amount(low) * unitDays;
      const highDays = high === undefined ? lowDays : amount(high) * unitDays;
      const isLooseEnd = /at least|minimum|re-?evaluated/.test(match[0]);
      found.push({
        at: match.index,
        timing: match[0],
        earliestDay: addDays(publishedDay, lowDays),
        latestDay: isLooseEnd ? null : addDays(publishedDay, highDays),
        // A new examination is the earliest return, not the likely one.
        confidence: /re-?evaluated/.test(match[0]) ? 0.5 : confidence,
      });
    }
  }
  for (const match of normalized.matchAll(DATED)) {
    if (found.some(({ at, timing }) => match.index < at + timing.length && match.index + match[0].length > at))
      continue;
    const day = daysMeant(match.groups?.day ?? "", publishedDay);
    found.push({ at: match.index, timing: match[0], ...day, confidence: /re-?evaluated/.test(match[0]) ? 0.5 : 0.7 });
  }
  return found.sort((a, b) => a.at - b.at);
}

const amount = (word: string): number => {
  const bare = word.replace(/^a couple.*$/, "couple");
  return NUMBERS[bare] ?? (Number(bare) || 1);
};

type Days = { earliestDay: EasternDay | null; latestDay: EasternDay | null };
const exactly = (day: EasternDay): Days => ({ earliestDay: day, latestDay: day });

function daysMeant(words: string, from: EasternDay): Days {
  if (words === "tonight") return exactly(from);
  if (words === "tomorrow") return exactly(addDays(from, 1));
  if (words === "next week") return { earliestDay: addDays(from, 1), latestDay: addDays(from, 14 - weekdayOf(from)) };
  if (words.startsWith("this week")) return { earliestDay: from, latestDay: addDays(from, (7 - weekdayOf(from)) % 7) };
  const named = WEEKDAYS.findIndex((name) => words.endsWith(name));
  if (named >= 0) return exactly(addDays(from, ((named - weekdayOf(from) + 6) % 7) + 1));
  const month = MONTHS.findIndex((name) => new RegExp(`\\b${name.slice(0, 3)}`).test(words));
  if (month < 0) return { earliestDay: null, latestDay: null };
  // A month already over this year is the next year's.
  const year = Number(from.slice(0, 4)) + (month + 1 < Number(from.slice(5, 7)) ? 1 : 0);
  const dayOfMonth = /\d{1,2}$/.exec(words)?.[0];
  const first = dayOfMonth === undefined ? (/mid/.test(words) ? 10 : /late/.test(words) ? 20 : 1) : Number(dayOfMonth);
  const last =
    dayOfMonth === undefined ? (/early/.test(words) ? 10 : /mid/.test(words) ? 20 : lastOf(year, month)) : first;
  if (first < 1 || last > lastOf(year, month)) return { earliestDay: null, latestDay: null };
  return { earliestDay: dayOf(year, month, first), latestDay: dayOf(year, month, last) };
}

const lastOf = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
const dayOf = (year: number, month: number, day: number): EasternDay =>
  easternDay.parse(new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10));
