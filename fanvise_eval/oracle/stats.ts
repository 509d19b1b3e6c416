/** ESPN's stat ids by the names that fantasy managers use. */

export const STAT_IDS: Readonly<Record<string, string>> = {
  PTS: "0",
  BLK: "1",
  STL: "2",
  AST: "3",
  OREB: "4",
  DREB: "5",
  REB: "6",
  PF: "9",
  TO: "11",
  FGM: "13",
  FGA: "14",
  FTM: "15",
  FTA: "16",
  "3PM": "17",
  "3PA": "18",
  "FG%": "19",
  "FT%": "20",
  DD: "37",
  TD: "38",
  MIN: "40",
  GP: "42",
};
const NAMES = new Map(Object.entries(STAT_IDS).map(([name, id]) => [id, name]));
export const statName = (id: number | string): string => NAMES.get(String(id)) ?? `stat ${id}`;
/** Names of everything that a matchup's score is given in. */
export const CATEGORY_OF: Readonly<Record<string, string>> = Object.fromEntries(NAMES);

/** Makes and attempts behind a ratio. */
export const RATIOS: Readonly<Record<string, readonly [makes: string, attempts: string]>> = {
  "19": ["13", "14"],
  "20": ["15", "16"],
};

/** Slot ids by ESPN's own short names. */
export const SLOT_IDS: Readonly<Record<string, number>> = {
  PG: 0,
  SG: 1,
  SF: 2,
  PF: 3,
  C: 4,
  G: 5,
  F: 6,
  "SG/SF": 7,
  "G/F": 8,
  "PF/C": 9,
  "F/C": 10,
  UTIL: 11,
  BE: 12,
  IR: 13,
};
export const SLOT_NAMES: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(SLOT_IDS).map(([name, id]) => [id, name]),
);
