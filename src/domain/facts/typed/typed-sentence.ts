/**
 * Values that a model typed by hand instead of referring to them: which of them are its cells' own after all.
 *
 * Pure. They are accepted when a cell of those the sentence is about has the value: the players it names, or else those
 * last named; the viewed team, the opponent and the league always. Nothing is accepted for a word it stands near.
 */
import { isShownDay, shownDays } from "../../grounding/day-words";
import { tokensOf } from "../../grounding/text";
import type { EasternDay } from "../../ids";
import { addDays } from "../../season/eastern-day";
import { PRO_TEAM_IDS, proTeamName, proTeamNamed } from "../../season/pro-team-names";
import type { Cell, CellValue, Row } from "../cell";
import type { FactBook } from "../fact-book";
import { foldedName } from "../row-ids";
import type { TypedSentence } from "./about";
import { isNumberTrue, readingsOf } from "./typed-number";

/** "29.1 to 23.6": the second may be of somebody named before. */
const COMPARES = /\d%?,? (?:to|vs\.?|versus|against|έναντι|με) \d/iu;

/**
 * @param players folded names of those the sentence is about
 * @param today the league's day
 * @param earlier folded names of players named just before it: "29.1 to 23.6" may go on about them
 */
export function typedSentence(
  sentence: string,
  players: readonly string[],
  earlier: readonly string[],
  facts: FactBook,
  today: EasternDay | undefined,
): TypedSentence {
  const words = ` ${foldedName(sentence)} `;
  // "Herb Jones" is named by his last name, whatever he is called.
  const called = facts.players.flatMap(({ name, last }) => (words.includes(` ${last} `) ? [name] : []));
  const others = players.length + called.length === 0 || COMPARES.test(sentence) ? earlier : [];
  const names = new Set([...players, ...others, ...called]);
  const tables = facts.sheets.flatMap((sheet) => sheet.tables);
  const rows = tables.flatMap((table) => table.rows);
  const isNamed = ({ subject, cells }: Row) =>
    names.has(foldedName(subject)) ||
    [...cells.values()].some(({ kind, value }) => kind === "name" && names.has(foldedName(String(value))));
  const about = rows.filter((row) => row.subjectKind !== "player" || isNamed(row));
  return {
    sentence,
    cells: about.flatMap(({ cells }) => [...cells.values()]),
    statuses: rows
      .filter(({ subject }) => called.includes(foldedName(subject)))
      .flatMap(({ cells }) => cells.get("status")?.value ?? [])
      .map((status) => foldedName(String(status))),
    tables,
    named: new Set(players).size,
    today,
  };
}

type Marked = { readonly start: number; readonly end: number; readonly why: string };

/**
 * What a claim that no fact seemed to support is after all: a cell's value, or a name that needs no fact. `undefined`:
 * neither.
 *
 * @param claims texts of the sentence's unsupported claims, for a mark that is on the whole of it
 */
export function typedTruth(
  { start, end, why }: Marked,
  claims: readonly string[],
  typed: TypedSentence,
): "value" | "name" | undefined {
  const text = typed.sentence.slice(start, end);
  if (text.length > MAX_VALUE_CHARS) {
    const parts = claims.map((claim) => ({ at: typed.sentence.indexOf(claim), length: claim.length }));
    const isTrue = ({ at, length }: (typeof parts)[number]) =>
      at >= 0 && length <= MAX_VALUE_CHARS && typedTruth({ start: at, end: at + length, why }, [], typed) !== undefined;
    return parts.length > 0 && parts.every(isTrue) ? "value" : undefined;
  }
  if (isValueTrue(text, typed.sentence.slice(0, start), typed.sentence.slice(end), why, typed)) return "value";
  const isName =
    why === "no_fact" &&
    (isPlace(text) || WEEKDAY_OF.test(text) || isFirstName(text, typed.sentence.slice(end), typed));
  return isName ? "name" : undefined;
}

/** "Της Τετάρτης". */
const WEEKDAY_OF = /^(?:Δευτέρας|Τρίτης|Τετάρτης|Πέμπτης|Παρασκευής|Σαββάτου|Κυριακής)$/;

function isValueTrue(text: string, before: string, after: string, why: string, typed: TypedSentence): boolean {
  if (/^\d{1,2}[:.]\d{2}$/.test(text)) return isTimeTrue(text, after, typed);
  if (readingsOf(text).length > 0)
    return (
      isNumberTrue(text, before, after, typed) || isInAReport(text, after, typed) || isEndOfDays(text, before, typed)
    );
  if (why === "status") return typed.statuses.includes(foldedName(text)) || isListedInAReport(text, typed);
  return why === "day" && isDayTrue(text, before, typed);
}

const MAX_VALUE_CHARS = 40;

/** "December 16 to 22": a day of the month named before it. */
function isEndOfDays(text: string, before: string, typed: TypedSentence): boolean {
  const month = /(?<month>\p{L}{3,}) \d{1,2}\s*(?:to|through|until|–|-|έως|ως)\s*$/iu.exec(before)?.groups?.month;
  return month !== undefined && isDayTrue(`${month} ${text}`, "", typed);
}

/** "33 points", "seven games": a report has the number with the same word after it. */
function isInAReport(text: string, after: string, { cells }: TypedSentence): boolean {
  const [next = ""] = foldedName(after).split(" ");
  if (next.length < MIN_WORD_CHARS) return false;
  const written = readingsOf(text).flatMap(({ value, decimals, isPercent }) =>
    decimals > 0 || isPercent
      ? []
      : [String(value), ...(NUMBER_WORDS[value] === undefined ? [] : [NUMBER_WORDS[value]])],
  );
  const stem = next.slice(0, MIN_WORD_CHARS);
  return cells.some(
    ({ value }) =>
      typeof value === "string" &&
      value.length > MAX_VALUE_CHARS &&
      written.some((number) => ` ${foldedName(value)} `.includes(` ${number} ${stem}`)),
  );
}
const MIN_WORD_CHARS = 4;
const NUMBER_WORDS: Readonly<Record<number, string>> = Object.fromEntries(
  "zero one two three four five six seven eight nine ten eleven twelve".split(" ").entries(),
);

/** "Listed as questionable", where a report has that word: what is told of a list is no official status. */
const LISTED = /\b(?:list(?:s|ed)?|was|had been|reported|reports?|according)\b|αναφέρ|ρεπορτάζ|σύμφωνα|ήταν/iu;
const isListedInAReport = (text: string, { sentence, cells }: TypedSentence): boolean =>
  LISTED.test(sentence) &&
  cells.some(
    ({ value }) =>
      typeof value === "string" &&
      value.length > MAX_VALUE_CHARS &&
      ` ${foldedName(value)} `.includes(` ${foldedName(text)} `),
  );

/** "7:30" beside PM is 19:30 of a cell. */
function isTimeTrue(text: string, after: string, { cells }: TypedSentence): boolean {
  const [hours = 0, minutes = 0] = text.split(/[:.]/).map(Number);
  const isAfternoon = /^\s*p\.?m/i.test(after) && hours < 12;
  const time = `${String(isAfternoon ? hours + 12 : hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
  return cells.some(({ value }) => typeof value === "string" && value.includes(time));
}

/** A return has only the official day, whatever other day a cell has. */
const RETURN = /return|\bback\b|επιστρ|γυρίσ|γυρνά/iu;
/** "No return date" tells of no return. */
const NO_RETURN = /\bno (?:\S+ )?(?:return|timetable)|χωρίς (?:\S+ )?επιστροφή/giu;
/** A return that is over: a day on which he had a game. */
const RETURNED = /\b(?:returned|came back|was back|been back)\b|επέστρεψε|γύρισε|επανήλθε/iu;
const CLAUSE = /[,;:–—]|\s(?:and|but|so|while|και|αλλά|άρα|ενώ)\s/iu;

/** "Sunday" and "tomorrow" are of the week to come, a return that is over of the two weeks before. */
const DAYS_AHEAD = 7;
const DAYS_BACK = 14;

/** Somebody the sentence is about has something on the day; a date or a month alone may be of any cell. */
function isDayTrue(text: string, before: string, { cells, tables, today }: TypedSentence): boolean {
  const [shown] = shownDays(tokensOf(text), () => false);
  if (!shown || shown.iso !== undefined) return false;
  const clause = before.split(CLAUSE).at(-1) ?? "";
  const isOver = RETURNED.test(clause);
  const isReturn = !isOver && RETURN.test(clause.replaceAll(NO_RETURN, ""));
  const isOf = (day: string) => isShownDay(shown, day, today);
  const isOfACell = (of: readonly Cell[], isMeant: (day: string) => boolean) =>
    of.some(({ value }) => daysIn(value).some((day) => isMeant(day) && isOf(day)));
  const back = cells.filter(({ column }) => column.endsWith("back"));
  if (isOver) {
    const first = today && addDays(today, -DAYS_BACK);
    return isOfACell(cells, (day) => first !== undefined && today !== undefined && day >= first && day < today);
  }
  if (shown.month === undefined) {
    if (today === undefined) return false;
    const last = addDays(today, DAYS_AHEAD);
    return isOfACell(isReturn && shown.offset !== 0 ? back : cells, (day) => day >= today && day <= last);
  }
  const all = isReturn
    ? back
    : [...cells, ...tables.flatMap(({ rows }) => rows.flatMap((row) => [...row.cells.values()]))];
  return isOfACell(all, () => true);
}

/** Days that a cell names, "2025-01-16 @ WAS; 2025-01-18 @ DET" included. */
const daysIn = (value: CellValue): string[] =>
  typeof value === "string" ? (value.match(/\d{4}-\d{2}-\d{2}/g) ?? []) : [];

/** A city or a team of the NBA is nobody's name. */
const isPlace = (text: string): boolean =>
  proTeamNamed(text) !== undefined ||
  PRO_TEAM_IDS.some((id) => ` ${foldedName(proTeamName(id))} `.includes(` ${foldedName(text)} `)) ||
  /^L\.?A\.?$/.test(text);

/** "Herb" before "Jones" is Herbert Jones. */
function isFirstName(text: string, after: string, { tables }: TypedSentence): boolean {
  const [first, last] = [foldedName(text), foldedName(after).split(" ")[0] ?? ""];
  if (first.length < MIN_FIRST_NAME_CHARS || last === "") return false;
  return tables.some(({ rows }) =>
    rows.some(({ subject, subjectKind }) => {
      const words = foldedName(subject).split(" ");
      return subjectKind === "player" && words[0]?.startsWith(first) === true && words.slice(1).includes(last);
    }),
  );
}
const MIN_FIRST_NAME_CHARS = 3;
