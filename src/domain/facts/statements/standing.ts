/** Who is ahead and who is favored, how his form stands against his season, and whose he is. Pure. */
import type { Cell } from "../cell";
import type { FactBook } from "../fact-book";
import { foldedName } from "../row-ids";
import type { ReadSentence } from "./read-sentence";
import type { Statement } from "./statement";

const FAVORITE = /^(?:favorite|favorites|favourite|favored|φαβορι)$/;
const UNDERDOG = /^(?:underdog|underdogs|αουτσαιντερ)$/;
const LEVEL = /^(?:level|tied|even|ισοπαλια|ισοπαλο|ισοπαλη)$/;
const UP = /^(?:up|above|hotter|πανω|ανεβασμενοσ)$/;
const DOWN = /^(?:down|below|under|colder|κατω|πεσμενοσ)$/;
const SEASON = /^(?:season|seasons|average|σεζον|μεσο)$/;
const MAX_AFTER = 5;

export function standingsIn(reading: ReadSentence, facts: FactBook): Statement[] {
  const { words, named, before } = reading;
  return words.flatMap(({ text, start, end }, at): Statement[] => {
    const span = { start, end };
    const sides = named.filter(({ kind }) => kind === "side");
    const side = sides.findLast(({ to }) => to < at)?.row;
    const isFavorite = FAVORITE.test(text);
    if ((isFavorite || UNDERDOG.test(text)) && side !== undefined) {
      const chance = numberOf(facts, ({ column, row }) => column === "chance" && /^(?:me|matchup)$/.test(row));
      if (chance === undefined || chance === 0.5) return [];
      return [{ isTrue: chance > 0.5 === ((side === "me") === isFavorite), ...span }];
    }
    if (LEVEL.test(text) && named.every(({ kind }) => kind !== "player")) {
      const lead = numberOf(facts, ({ column, row }) => column === "lead" && /^(?:me|matchup)$/.test(row));
      return lead === undefined ? [] : [{ isTrue: lead === 0, ...span }];
    }
    const row = named.findLast(({ to, kind }) => to < at && kind === "player")?.row ?? before;
    const isOfSeason = words.slice(at + 1, at + 1 + MAX_AFTER).some((word) => SEASON.test(word.text));
    if (row !== undefined && isOfSeason && (UP.test(text) || DOWN.test(text))) {
      const change = numberOf(facts, (cell) => cell.row === row && cell.column === "change");
      return change === undefined || change === 0 ? [] : [{ isTrue: change > 0 === UP.test(text), ...span }];
    }
    return [];
  });
}

const BELONGS = / (?:belongs to|is on|are on|sits on|ανηκει στον|ανηκει στην|ειναι στον|ειναι στην) $/;
const OWNER_WORD: Readonly<Record<string, RegExp>> = {
  opponent: /^opponent$/,
  opponents: /^opponent$/,
  roster: /^my roster$/,
  αντιπαλο: /^opponent$/,
  αντιπαλοσ: /^opponent$/,
};

/** "He belongs to your opponent." */
export function ownersIn({ words, named, before }: ReadSentence, facts: FactBook): Statement[] {
  return words.flatMap(({ text, start, end }, at): Statement[] => {
    const owner = OWNER_WORD[text];
    const row = named.findLast(({ to, kind }) => to < at && kind === "player")?.row ?? before;
    const ahead = ` ${words
      .slice(Math.max(0, at - 4), at)
      .map((word) => word.text)
      .join(" ")} `;
    // "On the roster of Heat Check Heroes" is somebody else's.
    if (text === "roster" && !/^(?:your|my)$/.test(words[at - 1]?.text ?? "")) return [];
    if (owner === undefined || row === undefined || !BELONGS.test(ahead.replace(/ (?:your|the|my) $/, " "))) return [];
    const owners = cellsOf(facts, (cell) => cell.row === row && cell.column === "owner").flatMap(({ value }) =>
      typeof value === "string" ? [value] : [],
    );
    return owners.length === 0 ? [] : [{ isTrue: owners.some((each) => owner.test(each)), start, end }];
  });
}

/** "Beasley is the one to drop", "Dort replaces Oubre": true where a move says so, and otherwise no statement of ours. */
export function movesIn({ words, named }: ReadSentence, facts: FactBook): Statement[] {
  return words.flatMap(({ text, start, end }, at): Statement[] => {
    const isDrop = /^(?:drop|cut|goes|φευγει|κοψεισ)$/.test(text);
    const isAdd = /^(?:replaces|αντικαθιστα)$/.test(text);
    if (!isDrop && !isAdd) return [];
    const players = named.filter(({ kind }) => kind === "player");
    const who = (isDrop ? players.find(({ from }) => from > at) : undefined) ?? players.findLast(({ to }) => to < at);
    if (!who) return [];
    const name = facts.players.find(({ row }) => row === who.row)?.name;
    const column = isDrop ? /(?:^|_)drop(?:_name)?$/ : /(?:^|_)add(?:_name)?$/;
    const isSo = cellsOf(facts, (cell) => column.test(cell.column)).some(
      ({ value, row }) => row === who.row || (typeof value === "string" && foldedName(value) === name),
    );
    return isSo ? [{ isTrue: true, start, end }] : [];
  });
}

const cellsOf = (facts: FactBook, isMeant: (cell: Cell) => boolean): Cell[] =>
  [...facts.sheets]
    .reverse()
    .flatMap(({ tables }) => tables.flatMap(({ rows }) => rows.flatMap((row) => [...row.cells.values()])))
    .filter(isMeant);

const numberOf = (facts: FactBook, isMeant: (cell: Cell) => boolean): number | undefined => {
  const value = cellsOf(facts, isMeant).find((cell) => typeof cell.value === "number")?.value;
  return typeof value === "number" ? value : undefined;
};
