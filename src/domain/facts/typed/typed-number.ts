/**
 * Whether a number that was typed by hand is one of the cells it may be about, as rounded, or is computed of two of
 * them in the way its sentence says. Pure.
 */

import { spelledNumber } from "../../grounding/numbers";
import { normalizedWords } from "../../grounding/text";
import type { Cell, Table, Unit } from "../cell";
import { isRoundedTo, type WrittenNumber, writtenNumbers } from "../written-number";
import type { TypedSentence } from "./about";

/** @returns every reading of the text, a number in words included; none for a text that is no number. */
export function readingsOf(text: string): WrittenNumber[] {
  const [word = ""] = normalizedWords(text);
  const spelled = spelledNumber(word);
  return spelled === undefined ? writtenNumbers(text) : [{ value: spelled, decimals: 0, isPercent: false }];
}

const ABOUT = /(?:about|around|roughly|nearly|almost|some|approximately|close to|~|περίπου|γύρω στ\S+|σχεδόν)\s*$/iu;
const OVER = /(?:over|more than|above|at least|north of|περισσότερ\S+ από|πάνω από|τουλάχιστον)\s*$/iu;
const UNDER = /(?:under|less than|fewer than|below|within|at most|up to|λιγότερ\S+ από|κάτω από|το πολύ|έως)\s*$/iu;
/** What "about 17" may stand for, as a part of it; and how far over "over 20" may be. */
const ABOUT_SHARE = 0.05;
const OVER_SHARE = 0.25;

type Near = "exactly" | "about" | "over" | "under";
const nearOf = (before: string): Near =>
  ABOUT.test(before) ? "about" : OVER.test(before) ? "over" : UNDER.test(before) ? "under" : "exactly";

function isShownAs(cell: number, written: WrittenNumber, near: Near): boolean {
  const amount = Math.abs(cell);
  if (isRoundedTo(amount, written)) return true;
  const { value, decimals } = written;
  const step = 10 ** -decimals;
  if (near === "about") return Math.abs(amount - value) <= Math.max(step, amount * ABOUT_SHARE);
  if (near === "over") return amount > value && amount <= value * (1 + OVER_SHARE) + step;
  return near === "under" && amount < value && amount >= value * (1 - OVER_SHARE) - step;
}

/** Says that the number is computed of two values, and not one of them. */
const COMPUTED =
  /(?<![\p{L}])(?:more|fewer|less|gap|behind|ahead|leads?|trail\w*|difference|edge|cushion|below|above|better|worse|los\w+|gains?|give up|totals?|together|combined|sum|twice|double|half|apart|slump|slipped|norm|swing|net|up|down|πίσω|μπροστά|διαφορά\w*|περισσότερ\w*|λιγότερ\w*|παραπάνω|παρακάτω|συνολικ\w*|σύνολο|μαζί|πάνω|κάτω|κερδίζ\w*|χάν\w*|διπλάσι\w*)(?![\p{L}])/iu;

/** A part of "512 to 415": whose it is, the check of sides decides. */
const SCORE_BEFORE = /\d\d\s?(?:to|-|–|έναντι)\s?$/iu;
const SCORE_AFTER = /^\s?(?:to|-|–|έναντι)\s?\d\d/iu;

/** "An 80% range": the engine's ranges are all of that kind. */
const RANGE_AFTER = /^%?\s*(?:range|interval|confidence|εύρος|διάστημα)/iu;

/** A column whose name says nothing of its unit. */
const isGeneric = ({ unit, column }: Pick<Cell, "unit" | "column">): boolean =>
  unit === "none" && /^(?:me|mine|opponent|value|amount|total|shown|matched|slots|days|most)$/.test(column);

/** Unit words that stand right beside a number, with the cells that they may mean. */
const BESIDE: readonly (readonly [RegExp, (cell: Pick<Cell, "unit" | "column">) => boolean])[] = [
  [/^(?:%|\s?(?:percent|τοις εκατό))/iu, ({ unit, column }) => unit === "share" || column.endsWith("_pct")],
  [/^\s*(?:assists?|dimes|ασίστ)/iu, ({ column }) => /ast/.test(column)],
  [/^\s*(?:rebounds?|boards|ριμπάουντ)/iu, ({ column }) => /reb/.test(column)],
  [/^\s*(?:steals?|κλεψίματα)/iu, ({ column }) => /stl/.test(column)],
  [/^\s*(?:blocks?|κοψίματα|τάπες)/iu, ({ column }) => /blk/.test(column)],
  [/^\s*(?:threes|treys|3s|3-pointers|τρίποντα)/iu, ({ column }) => /3pm/.test(column)],
  [/^\s*(?:turnovers?|λάθη)/iu, ({ column }) => /(?:^|_)to$/.test(column)],
  [/^\s*(?:minutes|mins|λεπτά)/iu, ({ unit, column }) => unit === "minutes" || /min/.test(column)],
  [
    /^\s*(?:games?|αγώνες|αγώνων|ματς)(?!\p{L})/iu,
    ({ unit, column }) => unit === "games" || /games|starts/.test(column),
  ],
  [/^\s*(?:adds?|pickups?|προσθήκες)/iu, ({ unit, column }) => unit === "adds" || /adds/.test(column)],
];

export function isNumberTrue(text: string, before: string, after: string, typed: TypedSentence): boolean {
  const readings = readingsOf(text);
  if (readings.length === 0 || /^[\p{L}\d]/u.test(after)) return false;
  if (typed.named === 0 && /\d\d/.test(text) && (SCORE_BEFORE.test(before) || SCORE_AFTER.test(after))) return false;
  if (RANGE_AFTER.test(after) && typed.cells.some(({ column }) => column === "gain_low")) return true;
  const near = nearOf(before);
  const [, beside] = BESIDE.find(([word]) => word.test(after)) ?? [];
  const cells = typed.cells.filter(
    (cell) => typeof cell.value === "number" && (!beside || beside(cell) || isGeneric(cell)),
  );
  return readings.some(
    (reading) =>
      cells.some((cell) => !isSideScore(cell) && isCellShown(cell, reading, near)) ||
      (COMPUTED.test(typed.sentence) && isComputed(reading, near, typed)) ||
      isCount(reading, typed),
  );
}

/** A side's score is true of that side alone, which the check of sides decides. */
const isSideScore = ({ row, column }: Cell): boolean =>
  (row === "me" || row === "opp") && (column === "points" || column === "categories_won");

function isCellShown({ value, unit, column }: Cell, reading: WrittenNumber, near: Near): boolean {
  if (typeof value !== "number") return false;
  const inPercent = (unit === "share" || column.endsWith("_pct")) && isShownAs(value * 100, reading, near);
  return inPercent || (!reading.isPercent && isShownAs(value, reading, near));
}

/** Differences and sums of two cells of one measure, or of one row in one unit; and the sum over all that are named. */
function isComputed(reading: WrittenNumber, near: Near, { cells }: TypedSentence): boolean {
  const numbers = cells.flatMap((cell) => (typeof cell.value === "number" ? [{ ...cell, number: cell.value }] : []));
  const scaleOf = (unit: Unit) => (unit === "share" && reading.isPercent ? 100 : 1);
  const groups = [
    ...Map.groupBy(numbers, ({ column }) => column).values(),
    ...Map.groupBy(
      numbers.filter(({ unit }) => unit !== "none"),
      ({ row, unit }) => `${row} ${unit}`,
    ).values(),
  ];
  return groups.some((group) => {
    const scale = scaleOf(group[0]?.unit ?? "none");
    const values = group.map(({ number }) => number * scale);
    const total = values.reduce((sum, value) => sum + value, 0);
    if (isShownAs(total, reading, near)) return true;
    return values.some((one, at) =>
      values
        .slice(at + 1)
        .some((other) => isShownAs(one - other, reading, near) || isShownAs(one + other, reading, near)),
    );
  });
}

/** How many a list, a table or the sentence itself names; "three others" leaves out one. */
function isCount({ value, decimals, isPercent }: WrittenNumber, { tables, named }: TypedSentence): boolean {
  if (decimals > 0 || isPercent || value > MAX_COUNT) return false;
  return named === value || tables.some((table) => countsOf(table).has(value));
}
const MAX_COUNT = 20;

const counted = new WeakMap<Table, ReadonlySet<number>>();

function countsOf(table: Table): ReadonlySet<number> {
  const known = counted.get(table);
  if (known) return known;
  const counts = new Set([table.rows.length]);
  for (const { column, kind } of table.columns) {
    if (kind !== "word" && kind !== "truth") continue;
    const byValue = Map.groupBy(table.rows, ({ cells }) => cells.get(column)?.value ?? null);
    for (const [value, rows] of byValue) if (value !== null) counts.add(rows.length).add(rows.length - 1);
  }
  counted.set(table, counts);
  return counts;
}
