/** "He leads the team in scoring", "the best add is Wallace", "your biggest day is Friday": by the cells of all. Pure. */
import type { EasternDay } from "../../ids";
import type { Cell, Row } from "../cell";
import type { FactBook } from "../fact-book";
import { columnsMeant, namesMeasure } from "./measured";
import type { Named, ReadSentence } from "./read-sentence";
import type { Statement } from "./statement";
import { isOnWeekday } from "./weekday-rows";

const HIGHEST =
  /^(?:most|highest|best|top|biggest|largest|busiest|fullest|hottest|leads|lead|leader|περισσοτερ\S*|υψηλοτερ\S*|μεγαλυτερ\S*|καλυτερ\S*|κορυφαι\S*|γεματη|δημοφιλεστερ\S*|δημοφιλησ)$/;
const LOWEST =
  /^(?:fewest|lowest|worst|smallest|lightest|coldest|least|λιγοτερ\S*|χαμηλοτερ\S*|χειροτερ\S*|μικροτερ\S*)$/;
/** A superlative has an article; a comparison has none. */
const ARTICLE = /^(?:the|your|their|his|η|ο|το|τα|την|τον|τη|τισ|τουσ|οι|πιο)$/;
/** His own games, chances and ways: nothing that a table ranks. */
const OF_HIS_OWN =
  /^(?:game|games|night|nights|case|way|chance|bet|option|shot|bit|thing|part|reason|αγωνασ|παιχνιδι|τροποσ)$/;
const GAIN_WORD = /^(?:add|adds|pickup|pickups|move|moves|addition|stream|streamer|προσθηκη|κινηση)$/;
const DAY_WORD = /^(?:day|days|night|μερα|ημερα|βραδια)$/;
const THEIRS = /^(?:their|theirs|opponents?|τουσ|αντιπαλ\S*)$/;
const MIN_ROWS = 3;
const MAX_AFTER = 6;

export function superlativesIn(reading: ReadSentence, facts: FactBook, today: EasternDay | undefined): Statement[] {
  const { words } = reading;
  return words.flatMap((word, at): Statement[] => {
    const isHighest = HIGHEST.test(word.text);
    if (!isHighest && !LOWEST.test(word.text)) return [];
    const isVerb = /^leads?$/.test(word.text);
    if (!isVerb && !ARTICLE.test(words[at - 1]?.text ?? "")) return [];
    const after = words.slice(at + 1, at + 1 + MAX_AFTER).map(({ text }) => text);
    if (after.slice(0, 2).some((text) => OF_HIS_OWN.test(text)) || after.some((text) => /^(?:than|απο)$/.test(text)))
      return [];
    const columns = columnsOf(
      word.text,
      after,
      words.slice(0, at).map(({ text }) => text),
    );
    const subject = subjectOf(
      reading,
      at,
      after.some((text) => DAY_WORD.test(text)),
    );
    if (!columns || !subject) return [];
    const isTrue = isAtTheEnd(subject, columns, isHighest, facts, today);
    return isTrue === undefined ? [] : [{ isTrue, start: word.start, end: words[at + 1]?.end ?? word.end }];
  });
}

function columnsOf(word: string, after: readonly string[], before: readonly string[]): RegExp | undefined {
  if (/^(?:hottest|coldest)$/.test(word)) return /^change$/;
  if (/^δημοφιλ/.test(word)) return /^rostered$/;
  if (after.some((text) => GAIN_WORD.test(text))) return /^gain$/;
  if (after.some((text) => DAY_WORD.test(text)) || word === "γεματη")
    return [...before.slice(-2), ...after].some((text) => THEIRS.test(text))
      ? /^(?:opponent|theirs|opp_games)$/
      : /^(?:me|mine|my_games|games)$/;
  if (namesMeasure(after)) return columnsMeant(after);
  return namesMeasure(before.slice(-MAX_AFTER)) ? columnsMeant(before.slice(-MAX_AFTER)) : undefined;
}

/** "X is the best": named before it; "the best is X": named after it. */
function subjectOf({ named, before }: ReadSentence, at: number, isDay: boolean): Named | undefined {
  const fitting = named.filter(({ kind }) => (isDay ? kind === "day" : kind === "player"));
  const own = fitting.findLast(({ to }) => to < at) ?? fitting.find(({ from }) => from > at);
  if (own || isDay || before === undefined) return own;
  return { row: before, kind: "player", from: -1, to: -1 };
}

/** `undefined` where no table ranks him in that. */
function isAtTheEnd(
  { row, kind }: Named,
  columns: RegExp,
  isHighest: boolean,
  facts: FactBook,
  today: EasternDay | undefined,
): boolean | undefined {
  const isHis = (each: Row) =>
    kind === "day" ? isOnWeekday(each.row, Number(row.split(" ")[1]), today) : each.row === row;
  for (const { tables } of [...facts.sheets].reverse())
    for (const { rows } of tables) {
      const known = rows.flatMap((each): { isHis: boolean; value: number }[] => {
        const cell = [...each.cells.values()].find(
          (one: Cell) => columns.test(one.column) && typeof one.value === "number",
        );
        return cell ? [{ isHis: isHis(each), value: Number(cell.value) }] : [];
      });
      const his = known.find((each) => each.isHis);
      if (!his || known.length < MIN_ROWS) continue;
      const values = known.map(({ value }) => value);
      return his.value === (isHighest ? Math.max(...values) : Math.min(...values));
    }
  return undefined;
}
