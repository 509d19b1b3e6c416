/** The usual spellings of stats, English and Greek, to ESPN's stat ids. */
import { STAT } from "./stats";

const SPELLINGS: Readonly<Record<number, readonly string[]>> = {
  [STAT.PTS]: ["pts", "pt", "point", "points", "ποντοι", "ποντους", "ποντος"],
  [STAT.REB]: ["reb", "rebs", "rebound", "rebounds", "board", "boards", "trb", "ριμπαουντ"],
  [STAT.AST]: ["ast", "asts", "assist", "assists", "dime", "dimes", "ασιστ"],
  [STAT.STL]: ["stl", "stls", "steal", "steals", "κλεψιματα", "κλεψιμο"],
  [STAT.BLK]: ["blk", "blks", "block", "blocks", "ταπες", "ταπα", "κοψιματα"],
  [STAT.TO]: ["to", "tos", "tov", "turnover", "turnovers", "λαθη", "λαθος"],
  [STAT.FGM]: ["fgm", "field goals made", "fg made", "made shots"],
  [STAT.FGA]: ["fga", "field goals attempted", "fg attempted", "shots", "field goal attempts"],
  [STAT.FTM]: ["ftm", "free throws made", "ft made"],
  [STAT.FTA]: ["fta", "free throws attempted", "ft attempted", "free throw attempts"],
  [STAT.THREE_PM]: ["3pm", "3s", "3pt", "3ptm", "threes", "three pointers", "three pointers made", "τριποντα"],
  [STAT.THREE_PA]: ["3pa", "three pointers attempted"],
  [STAT.FG_MISSED]: ["fgmi", "missed field goal", "missed field goals", "missed shot", "missed shots", "missed fgs"],
  [STAT.FT_MISSED]: [
    ...["ftmi", "missed free throw", "missed free throws", "free throws missed", "missed ft", "missed fts"],
    ...["χαμενη βολη", "χαμενες βολες", "αστοχη βολη", "αστοχες βολες"],
  ],
  [STAT.THREE_MISSED]: ["3pmi", "missed three", "missed threes", "missed 3s", "missed three pointers"],
  [STAT.OREB]: ["oreb", "offensive rebounds"],
  [STAT.DREB]: ["dreb", "defensive rebounds"],
  [STAT.PF]: ["pf", "fouls", "personal fouls"],
  [STAT.DOUBLE_DOUBLE]: ["dd", "double double", "double doubles"],
  [STAT.TRIPLE_DOUBLE]: ["td", "triple double", "triple doubles"],
  [STAT.MIN]: ["min", "mins", "minutes", "λεπτα"],
  [STAT.GP]: ["gp"],
};

const ID_BY_SPELLING = new Map(
  Object.entries(SPELLINGS).flatMap(([id, spellings]) => spellings.map((spelling) => [spelling, Number(id)] as const)),
);

/** The stat of a spelling; case, accents, hyphens and extra spaces do not matter. `undefined` when it is none. */
export function statIdOf(spelling: string): number | undefined {
  const normalized = spelling
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[-_.]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return ID_BY_SPELLING.get(normalized);
}
