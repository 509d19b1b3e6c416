/** When a player plays and when the matchup ends: "plays tonight", "his next game is on Wednesday". Pure. */
import type { EasternDay } from "../../ids";
import type { Cell } from "../cell";
import type { FactBook } from "../fact-book";
import type { ReadSentence } from "./read-sentence";
import type { Statement } from "./statement";

const PLAYS = /^(?:plays?|playing|starts?|παιζει|παιζουν|ξεκινα)$/;
const TODAY = /^(?:tonight|today|αποψε|σημερα)$/;
const NOT = /^(?:not|no|doesnt|isnt|δεν|nobody|none|if|αν)$/;
const NEXT_GAME = / (?:next (?:game|one|start)|plays next|επομενοσ αγωνασ|επομενο ματσ|επομενο παιχνιδι) /;
const ENDS = / (?:matchup (?:\S+ )?(?:ends|is over|runs)|αναμετρηση (?:\S+ )?(?:τελειωνει|ληγει)) /;
const MAX_APART = 5;

export function gameDaysIn(reading: ReadSentence, facts: FactBook, today: EasternDay | undefined): Statement[] {
  if (today === undefined) return [];
  const { words, named, before } = reading;
  const line = (from: number, to: number) =>
    ` ${words
      .slice(Math.max(0, from), to)
      .map(({ text }) => text)
      .join(" ")} `;
  return words.flatMap(({ text, start, end }, at): Statement[] => {
    const row = named.findLast(({ to, kind }) => to < at && kind === "player")?.row ?? before;
    const ahead = line(at - 2 * MAX_APART, at);
    if (TODAY.test(text) && row !== undefined) {
      const near = words.slice(Math.max(0, at - MAX_APART), at);
      if (!near.some((word) => PLAYS.test(word.text)) || near.some((word) => NOT.test(word.text))) return [];
      return truthOf(gamesOn(row, today, facts), { start, end });
    }
    const weekday = named.find(({ kind, from }) => kind === "day" && from === at)?.row;
    if (weekday === undefined) return [];
    const isThen = (day: string) => `weekday ${new Date(`${day}T00:00:00Z`).getUTCDay()}` === weekday;
    if (ENDS.test(ahead))
      return truthOf(daysOf(facts, ({ column }) => column === "last_day").map(isThen), { start, end });
    if (NEXT_GAME.test(ahead) && row !== undefined)
      return truthOf(daysOf(facts, (cell) => cell.row === row && cell.column === "next_game_day").map(isThen), {
        start,
        end,
      });
    return [];
  });
}

/** Whether each cell that tells of his game of the day has one. */
function gamesOn(row: string, today: EasternDay, facts: FactBook): boolean[] {
  const cells = cellsOf(facts).filter((cell) => cell.row === row);
  const next = cells.flatMap(({ column, value }) =>
    column === "next_game_day" && typeof value === "string" ? [value === today] : [],
  );
  const games = cells.flatMap(({ column, value }) => (column === "game" ? [value !== null && value !== ""] : []));
  return [...next, ...games];
}

const truthOf = (known: readonly boolean[], span: Pick<Statement, "start" | "end">): Statement[] =>
  known.length === 0 ? [] : [{ isTrue: known.some(Boolean), ...span }];

const cellsOf = (facts: FactBook): Cell[] =>
  facts.sheets.flatMap(({ tables }) => tables.flatMap(({ rows }) => rows.flatMap((row) => [...row.cells.values()])));

const daysOf = (facts: FactBook, isMeant: (cell: Cell) => boolean): string[] =>
  cellsOf(facts)
    .filter(isMeant)
    .flatMap(({ value }) =>
      typeof value === "string" && /^\d{4}-\d{2}-\d{2}/.test(value) ? [value.slice(0, 10)] : [],
    );
