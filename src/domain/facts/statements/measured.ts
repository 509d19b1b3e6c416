/** Which column a word of measure means. Pure. */
import type { Cell } from "../cell";
import type { FactBook } from "../fact-book";

type Meaning = readonly [word: RegExp, columns: RegExp];

/** The first that fits decides. */
const MEANINGS: readonly Meaning[] = [
  [/^(?:minutes?|mins|λεπτα|λεπτων)$/, /(?:^|_)min(?:utes)?$/],
  [/^(?:rebound\w*|boards|ριμπαουντ)$/, /(?:^|_)reb$/],
  [/^(?:assist\w*|dimes|ασιστ)$/, /(?:^|_)ast$/],
  [/^(?:steals?|κλεψιματα)$/, /(?:^|_)stl$/],
  [/^(?:blocks?|κοψιματα|ταπεσ)$/, /(?:^|_)blk$/],
  [/^(?:threes|3s|τριποντα)$/, /(?:^|_)3pm$/],
  [/^(?:turnovers?|λαθη)$/, /(?:^|_)to$/],
  [/^playoff$/, /playoff_games$/],
  [/^(?:playable|παιξιμ\w*|παιχτουν)$/, /playable_games_left$/],
  [/^(?:games?|αγωνεσ|αγωνων|ματσ|παιχνιδια)$/, /^(?:games_left|games|my_games_left|games_played)$/],
  [/^(?:chances?|odds|likely|likelier|πιθανοτητα|πιθανοτητεσ|πιθανο)$/, /^(?:play_chance|chance)$/],
  [/^(?:project\w*|expected|projection|προβολη|προβλεψη|αναμενεται|αναμενονται)$/, /^(?:proj|points|expected)$/],
  [/^(?:rostered|owned|popular|δημοφιλ\w*)$/, /^rostered$/],
  [/^(?:gains?|gaining|κερδοσ|κερδιζεισ|δινει|δινουν|προσφερει|brings?|adds)$/, /^gain$/],
  [/^(?:average\w*|averaging|scor\w*|points?|fantasy|μεσο|ποντ\w*|σκοραρει)$/, /^(?:fpts_avg|avg_fpts|fpts|points)$/],
];
/** "Better", with no measure beside it. */
const USUAL = /^(?:fpts_avg|proj|gain|points)$/;

/** Columns that one of the words means; the usual ones where none does. */
export function columnsMeant(words: readonly string[]): RegExp {
  for (const [word, columns] of MEANINGS) if (words.some((each) => word.test(each))) return columns;
  return USUAL;
}

export const namesMeasure = (words: readonly string[]): boolean =>
  MEANINGS.some(([word]) => words.some((each) => word.test(each)));

/** Values of both in one column of one sheet, the newest sheet first. */
export function pairOf(
  facts: FactBook,
  isOne: (cell: Cell) => boolean,
  isOther: (cell: Cell) => boolean,
  columns: RegExp,
): readonly [number, number] | undefined {
  for (const { tables } of [...facts.sheets].reverse()) {
    const cells = tables
      .flatMap(({ rows }) => rows.flatMap((row) => [...row.cells.values()]))
      .filter(({ column, value }) => columns.test(column) && typeof value === "number");
    for (const cell of cells.filter(isOne)) {
      const other = cells.find((each) => each.column === cell.column && isOther(each));
      if (other) return [Number(cell.value), Number(other.value)];
    }
  }
  return undefined;
}
