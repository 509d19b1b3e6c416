/**
 * Amounts that were typed with a unit right beside them, of somebody who has that measure: "you have 2 adds left",
 * "Durant makes 4.1 threes a game". Pure.
 *
 * The unit only vetoes: silence where no cell of his has it.
 */
import { spelledNumber } from "../../grounding/numbers";
import type { Cell } from "../cell";
import type { FactBook } from "../fact-book";
import { isRoundedTo, type WrittenNumber, writtenNumbers } from "../written-number";
import type { ReadSentence } from "./read-sentence";
import type { Statement } from "./statement";

type Unit = readonly [words: RegExp, columns: RegExp];

/** With the words that make it a whole: games left, not two of them on the road. */
const UNITS: readonly Unit[] = [
  [/^ (?:adds?|pickups?|moves?) (?:left|remaining)|^ (?:προσθηκεσ?|κινησεισ?)/, /^adds_left$/],
  [/^ (?:open|empty) (?:starting )?(?:slots?|spots?)|^ κενεσ θεσεισ/, /^open_slots$/],
  [/^ (?:games?) (?:left|remaining)|^ (?:αγωνεσ|ματσ|αγωνασ) (?:ακομα|ακομη)/, /^(?:games_left|playable_games_left)$/],
  [/^ playoff games/, /playoff_games$/],
  [/^ threes (?:a|per) (?:game|night)|^ τριποντα (?:ανα|τον|το|σε καθε)/, /3pm$/],
  [/^ (?:rebounds|boards) (?:a|per) (?:game|night)|^ ριμπαουντ (?:ανα|τον|το|σε καθε)/, /reb$/],
  [/^ (?:assists|dimes) (?:a|per) (?:game|night)|^ ασιστ (?:ανα|τον|το|σε καθε)/, /ast$/],
  [/^ steals (?:a|per) (?:game|night)|^ κλεψιματα (?:ανα|τον|το|σε καθε)/, /stl$/],
  [/^ blocks (?:a|per) (?:game|night)|^ (?:κοψιματα|ταπεσ) (?:ανα|τον|το|σε καθε)/, /blk$/],
  [/^ (?:minutes|mins) (?:a|per) (?:game|night)|^ λεπτα (?:ανα|τον|το|σε καθε)/, /(?:^|_)min$/],
];
/** "Left" said before the number: "σου μένουν 2 προσθήκες", "μένουν 3 κενές θέσεις". */
const LEFT_BEFORE = /(?:μενουν|απομενουν|μενει) $/;
const COMPUTED =
  / (?:more|fewer|less|than|another|of (?:his|the|your|their)|about|around|over|under|nearly|at least|up to|περισσοτερ\S*|λιγοτερ\S*|περιπου|σχεδον|πανω απο|κατω απο) /;
/** "The players on their roster have four games left": each of them. */
const OF_SEVERAL = /^(?:players|guys|each|all|everyone|most|παικτεσ|ολοι|καθενασ)$/;
const MAX_WORDS_AROUND = 3;

export function amountsIn(reading: ReadSentence, facts: FactBook): Statement[] {
  const { words, named, before, sentence } = reading;
  return words.flatMap(({ start, end, text }, at): Statement[] => {
    const readings = readingsOf(sentence.slice(start, end), text);
    if (readings.length === 0) return [];
    const after = ` ${words
      .slice(at + 1, at + 1 + MAX_WORDS_AROUND)
      .map((word) => word.text)
      .join(" ")}`;
    const ahead = `${words
      .slice(Math.max(0, at - MAX_WORDS_AROUND), at)
      .map((word) => word.text)
      .join(" ")} `;
    const isLeft = LEFT_BEFORE.test(ahead);
    const unit = UNITS.find(([pattern]) => pattern.test(after) || (isLeft && pattern.test(`${after} ακομα`)));
    if (!unit || COMPUTED.test(` ${ahead}`) || COMPUTED.test(`${after} `) || named.some(({ kind }) => kind === "day"))
      return [];
    if (words.slice(0, at).some((word) => OF_SEVERAL.test(word.text))) return [];
    const own = named.findLast(({ to }) => to < at);
    const row = own?.row ?? (/^(?:adds|open)/.test(unit[1].source.slice(1)) ? "me" : before);
    if (row === undefined || row.startsWith("weekday")) return [];
    const values = cellsOf(row, unit[1], facts);
    if (values.length === 0) return [];
    return [{ isTrue: values.some((value) => readings.some((reading) => isRoundedTo(value, reading))), start, end }];
  });
}

function readingsOf(raw: string, text: string): WrittenNumber[] {
  const spelled = spelledNumber(text);
  return spelled === undefined
    ? writtenNumbers(raw).filter(({ isPercent }) => !isPercent)
    : [{ value: spelled, decimals: 0, isPercent: false }];
}

const cellsOf = (row: string, column: RegExp, facts: FactBook): number[] =>
  facts.sheets.flatMap(({ tables }) =>
    tables.flatMap(({ rows }) =>
      rows.flatMap((each) =>
        [...each.cells.values()].flatMap((cell: Cell) =>
          (each.row === row || (row === "me" && each.row === "matchup")) &&
          column.test(cell.column) &&
          typeof cell.value === "number"
            ? [cell.value]
            : [],
        ),
      ),
    ),
  );
