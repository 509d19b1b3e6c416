/**
 * Row type of the table of hard spellings: what a manager may type, and which player it must find.
 *
 * The table is in two halves (every second row by order of spelling). `frozen.ts` was fixed before the resolver was
 * written and nothing is tuned on it; `open.ts` may be tuned on and added to.
 */

/**
 * Player list that a row is tested against: players of the demo figures, the same and some namesakes, or the recorded
 * list of ESPN's `players_wl` for 2022-23 (stored outside the project; rows on it are skipped where it is absent).
 */
export type SpellingList = "season" | "season-and-namesakes" | "recorded";

/** Exactly this player; or no decision, with at least these among the candidates; or nobody. */
type Expected = { readonly one: string } | { readonly several: readonly string[] } | { readonly nobody: true };

export type HardSpelling = { readonly spelling: string; readonly list: SpellingList; readonly expect: Expected };

const rows = (list: SpellingList, expect: Expected, spellings: readonly string[]): HardSpelling[] =>
  spellings.map((spelling) => ({ spelling, list, expect }));

/** Rows of one list. */
export const rowsOn = (list: SpellingList) => ({
  one: (fullName: string, ...spellings: string[]) => rows(list, { one: fullName }, spellings),
  several: (spelling: string, ...fullNames: string[]) => rows(list, { several: fullNames }, [spelling]),
  nobody: (...spellings: string[]) => rows(list, { nobody: true }, spellings),
});

/** Players who have no game in the demo season and share a name with some who do. */
export const NAMESAKES: readonly string[] = [
  "Thanasis Antetokounmpo",
  "Kostas Antetokounmpo",
  "Robin Lopez",
  "Bojan Bogdanović",
  "Justin Holiday",
  "Carmelo Anthony",
  "Marcus Morris Sr.",
  "Isaiah Thomas",
];
