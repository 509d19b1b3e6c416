/** "He averages more than Wallace", "you have fewer games than they do": whether the cells of both say so. Pure. */
import type { EasternDay } from "../../ids";
import type { Cell } from "../cell";
import type { FactBook } from "../fact-book";
import { columnsMeant, namesMeasure, pairOf } from "./measured";
import type { Named, ReadSentence } from "./read-sentence";
import type { Statement } from "./statement";
import { isOnWeekday } from "./weekday-rows";

const MORE =
  /^(?:more|higher|bigger|larger|better|greater|longer|likelier|περισσοτερ\S*|μεγαλυτερ\S*|υψηλοτερ\S*|ψηλοτερ\S*|καλυτερ\S*|παραπανω)$/;
const LESS = /^(?:fewer|less|lower|smaller|worse|shorter|λιγοτερ\S*|μικροτερ\S*|χαμηλοτερ\S*|χειροτερ\S*)$/;
const THAN = /^(?:than|απο|παρα)$/;
/** Words between the comparison and "than", and between that and the name after it. */
const MAX_BETWEEN = 6;
const MAX_TO_NAME = 4;

export function comparisonsIn(reading: ReadSentence, facts: FactBook, today: EasternDay | undefined): Statement[] {
  const { words, named } = reading;
  return words.flatMap((word, at): Statement[] => {
    const isMore = MORE.test(word.text);
    if (!isMore && !LESS.test(word.text)) return [];
    const than = words.findIndex(({ text }, place) => place > at && place <= at + MAX_BETWEEN && THAN.test(text));
    if (than < 0) return [];
    const other = named.find(({ from }) => from > than && from <= than + MAX_TO_NAME);
    const one = subjectBefore(reading, at, other);
    if (!one || !other || one.row === other.row || one.kind !== other.kind) return [];
    const between = words.slice(at + 1, than).map(({ text }) => text);
    const around = words.slice(Math.max(0, one.to + 1), at).map(({ text }) => text);
    const columns = columnsMeant(namesMeasure(between) ? between : around);
    const values = pairOf(facts, isOf(one, facts, today), isOf(other, facts, today), columns);
    if (!values) return [];
    const [mine, theirs] = values;
    const isTrue = isMore ? mine > theirs : mine < theirs;
    return [{ isTrue, start: word.start, end: words[other.to]?.end ?? word.end }];
  });
}

/** The last named before the comparison, of the same kind as the other where there is one; "he" is the one before. */
function subjectBefore({ named, before }: ReadSentence, at: number, other: Named | undefined): Named | undefined {
  const own = named.filter(({ to, kind }) => to < at && (other === undefined || kind === other.kind));
  const [last] = own.slice(-1);
  if (last || other?.kind !== "player" || before === undefined) return last;
  return { row: before, kind: "player", from: -1, to: -1 };
}

const isOf =
  ({ row, kind }: Named, _facts: FactBook, today: EasternDay | undefined) =>
  (cell: Cell): boolean =>
    kind === "day" ? isOnWeekday(cell.row, Number(row.split(" ")[1]), today) : cell.row === row;
