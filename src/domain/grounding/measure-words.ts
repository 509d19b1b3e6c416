/**
 * What a number measures, by the words beside it: the same for keys of tool results and for sentences, English and
 * Greek.
 *
 * Pure data with its look-ups. A unit says what is counted ("points", "games"); a qualifier says which of them ("left",
 * "season"). Qualifiers of one family exclude each other.
 */

const words = (text: string): readonly string[] => text.split(" ");

/** Units, by the folded words that name them. */
const UNITS: Readonly<Record<string, readonly string[]>> = {
  points: words("points point pts pt ppg scored scores scoring ποντοι ποντουσ ποντοσ ποντο ποντων"),
  rebounds: words("rebounds rebound reb rebs boards rpg ριμπαουντ"),
  assists: words("assists assist ast asts dimes apg ασιστ"),
  steals: words("steals steal stl stls spg κλεψιματα κλεψιμο κλεψιματων"),
  blocks: words("blocks block blk blks bpg ταπεσ ταπα κοψιματα"),
  turnovers: words("turnovers turnover tov tos topg λαθη λαθοσ λαθων"),
  threes: words("threes three-pointers 3pm 3ptm 3s 3pt 3-pointers 3-pointer 3pg τριποντα τριποντο τριποντων"),
  threesTried: words("3pa"),
  fieldGoals: words("fgm"),
  fieldGoalsTried: words("fga"),
  freeThrows: words("ftm"),
  freeThrowsTried: words("fta"),
  fieldGoalShare: words("fg%"),
  freeThrowShare: words("ft%"),
  threesShare: words("3p%"),
  effectiveShare: words("afg%"),
  offensiveRebounds: words("oreb"),
  defensiveRebounds: words("dreb"),
  doubles: words("dd double-doubles"),
  tripleDoubles: words("td triple-doubles"),
  minutes: words("minutes minute min mins mpg λεπτα λεπτο λεπτων"),
  games: words("games game gp contests contest outings outing αγωνεσ αγωνασ αγωνα αγωνων ματσ παιχνιδια παιχνιδι"),
  days: words("days day ημερεσ ημερα ημερων μερεσ μερα μερων nights evenings"),
  weeks: words("weeks week εβδομαδεσ εβδομαδα εβδομαδων"),
  months: words("months month μηνεσ μηνα μηνων"),
  years: words("years year χρονια χρονο ετη"),
  hours: words("hours hour ωρεσ ωρα"),
  seconds: words("seconds δευτερολεπτα δευτερολεπτο"),
  adds: words("adds add acquisitions acquisition pickups moves move προσθηκεσ προσθηκη προσθηκων κινησεισ"),
  players: words("players player guys count counts matched παικτεσ παικτησ παικτη παικτων"),
  teams: words("teams ομαδεσ ομαδων"),
  categories: words("categories cats κατηγοριεσ κατηγορια κατηγοριων"),
  owned: words("owned rostered ownership leagues λιγκων"),
  chance: words("probability chance chances odds likelihood confidence πιθανοτητα πιθανοτητεσ"),
  wins: words("wins win νικεσ νικη"),
  losses: words("losses loss ηττεσ ηττα"),
  ties: words("ties"),
  money: words("dollars dollar budget faab bid bids $ €"),
  rank: words("rank ranked standing seed place th st nd rd θεση"),
  titles: words("titles rings championships mvps trophies"),
  weight: words("weight weights unit"),
  difference: words(
    "lead difference margin deficit gap advantage cushion gain gains delta improvement swing ahead behind up down above below better worse more fewer less clear διαφορα προβαδισμα μπροστα πισω πανω κατω περισσοτερουσ λιγοτερουσ κερδοσ",
  ),
  age: words("ago old age πριν"),
  trades: words("trades"),
  changes: words("changes αλλαγεσ"),
  starts: words("starts"),
  slots: words("slots spots places θεσεισ"),
};

const QUALIFIERS: Readonly<Record<string, readonly string[]>> = {
  left: words("left remaining remain remains απομενουν μενουν μενει ακομα ακομη υπολοιπουσ"),
  played: words("played"),
  missed: words("missed misses missing miss εχασε χανει χασει"),
  used: words("used made"),
  limit: words("limit cap most maximum οριο"),
  season: words("season seasons φετοσ σεζον"),
  recent: words("last recent recently stretch shown lately past τελευταιουσ τελευταιοι τελευταια τελευταιων"),
  best: words("best high highest καλυτεροσ"),
  average: words("average averages averaging averaged mean ppg rpg apg spg bpg mpg topg μεσο μεσοσ μεσοι"),
  total: words("total totals sum συνολο συνολικα"),
  expected: words("expected projected projection projects forecast αναμενεται αναμενονται προβλεπονται προβολη"),
  fantasy: words("fantasy φανταζι"),
  before: words("before πριν"),
  after: words("after μετα"),
  starters: words("starters starting starter lineup βασικοι βασικουσ βασικη ξεκινουν"),
  bench: words("bench benched παγκο παγκοσ"),
  reserve: words("ir reserve"),
  flagged: words("flagged injured hurt injury injuries flag τραυματιεσ τραυματισμο τραυματιασ ενδειξη"),
  unknown: words("unknown αγνωστη αγνωστεσ"),
  tied: words("tied ισοπαλεσ"),
  won: words("won"),
};

/** Phrases of two or more words that name a measure. Tried before single words. */
const PHRASES: readonly (readonly [phrase: string, measures: string])[] = [
  ["fantasy points", "points fantasy"],
  ["fpts", "points fantasy"],
  ["fppg", "points fantasy average"],
  ["free throw percentage", "freeThrowShare"],
  ["free throw", "freeThrows"],
  ["free throws", "freeThrows"],
  ["field goal percentage", "fieldGoalShare"],
  ["field goals", "fieldGoals"],
  ["from the field", "fieldGoalShare"],
  ["from the line", "freeThrowShare"],
  ["from three", "threesShare"],
  ["from deep", "threesShare"],
  ["three point percentage", "threesShare"],
  ["three pointers", "threes"],
  ["made threes", "threes"],
  ["offensive rebounds", "offensiveRebounds"],
  ["defensive rebounds", "defensiveRebounds"],
  ["double doubles", "doubles"],
  ["triple doubles", "tripleDoubles"],
  ["a game", "average"],
  ["per game", "average"],
  ["each game", "average"],
  ["a night", "average"],
  ["per night", "average"],
  ["ανα αγωνα", "average"],
  ["ανα ματσ", "average"],
  ["ανα παιχνιδι", "average"],
  ["τον αγωνα", "average"],
  ["το ματσ", "average"],
  ["win probability", "chance"],
  ["winning probability", "chance"],
  ["chance of winning", "chance"],
  ["chance to win", "chance"],
  ["of leagues", "owned"],
  ["των λιγκων", "owned"],
  ["με αγωνα", "withGame"],
  ["with a game", "withGame"],
  ["with game", "withGame"],
  ["team game", "games"],
  ["team games", "games"],
  ["still to play", "left"],
  ["to play", "left"],
  ["to go", "left"],
  ["on day", "onDay"],
  ["per unit", "weight"],
  ["second nights", "backToBack"],
  ["light days", "lightDays"],
  ["average fantasy", "fantasy average"],
  ["injured reserve", "reserve"],
  // "Θέση" alone is a place in the standings.
  ["κενη θεση", "slots"],
  // Effect of a start on a category matchup, not a number of categories.
  ["category value", "value"],
  ["αξια κατηγοριων", "value"],
  ["tied categories", "categories tied"],
  ["categories won", "categories won"],
];

/** Families of qualifiers that exclude each other, and the roles that make a part of a count. */
export const FAMILIES: readonly (readonly string[])[] = [
  ["season", "recent", "best"],
  ["left", "played", "missed", "used", "limit", "backToBack"],
  ["average", "total"],
  ["fantasy", "box"],
  ["before", "after"],
];
export const ROLES: ReadonlySet<string> = new Set([
  "starters",
  "bench",
  "reserve",
  "flagged",
  "unknown",
  "withGame",
  "tied",
]);
/** A fact of these is meant only where the sentence says so. */
export const EXPLICIT_MEASURES: ReadonlySet<string> = new Set([
  "difference",
  "age",
  "limit",
  "rank",
  "missed",
  "money",
]);
/** Measures that apply to many sums: a fact without them matches too. */
export const LOOSE: ReadonlySet<string> = new Set(["total", "used", "won"]);
/** Parts of one, shown with a sign of percent. */
export const SHARES: ReadonlySet<string> = new Set([
  "fieldGoalShare",
  "freeThrowShare",
  "threesShare",
  "effectiveShare",
  "chance",
]);
/** Measures that only a team has, never a player. */
export const TEAM_ONLY: ReadonlySet<string> = new Set(["adds", "days", "players", "categories", "teams", "hours"]);

const UNIT_NAMES: ReadonlySet<string> = new Set([...Object.keys(UNITS), "lightDays"]);
export const isUnit = (measure: string): boolean => UNIT_NAMES.has(measure);

const BY_WORD: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  for (const table of [UNITS, QUALIFIERS])
    for (const [measure, spellings] of Object.entries(table))
      for (const spelling of spellings) found.set(spelling, [...(found.get(spelling) ?? []), measure]);
  return found;
})();

const PHRASES_BY_FIRST: ReadonlyMap<string, readonly { rest: readonly string[]; measures: readonly string[] }[]> =
  (() => {
    const found = new Map<string, { rest: readonly string[]; measures: readonly string[] }[]>();
    for (const [phrase, measures] of PHRASES) {
      const [first = "", ...rest] = words(phrase);
      found.set(first, [...(found.get(first) ?? []), { rest, measures: words(measures) }]);
    }
    for (const each of found.values()) each.sort((a, b) => b.rest.length - a.rest.length);
    return found;
  })();

/**
 * The measure that begins at a place of a run of folded words, and how many words it takes; `undefined` where none
 * does.
 */
export function measureAt(
  normalized: (offset: number) => string | undefined,
): { measures: readonly string[]; length: number } | undefined {
  const first = normalized(0);
  if (first === undefined) return undefined;
  for (const { rest, measures } of PHRASES_BY_FIRST.get(first) ?? [])
    if (rest.every((word, index) => normalized(index + 1) === word)) return { measures, length: rest.length + 1 };
  const measures = BY_WORD.get(first);
  return measures && { measures, length: 1 };
}

/** All measures of a run of words, each word read once, and the words that are none. */
export function measuresOf(run: readonly string[]): { measures: string[]; unread: string[] } {
  const measures: string[] = [];
  const unread: string[] = [];
  for (let at = 0; at < run.length; ) {
    const found = measureAt((offset) => run[at + offset]);
    if (found) measures.push(...found.measures);
    else unread.push(run[at] ?? "");
    at += found?.length ?? 1;
  }
  return { measures, unread };
}

/** Keys of results whose meaning is known beyond their words. */
const KNOWN_KEYS: Readonly<Record<string, readonly string[]>> = {
  TO: ["turnovers"],
  DD: ["doubles"],
  TD: ["tripleDoubles"],
  pointsPerGame: ["points", "fantasy", "average", "season"],
  gamesShown: ["games", "recent"],
  secondNights: ["games", "backToBack"],
  averages: ["average"],
  change: ["difference"],
  standing: ["rank"],
  amount: [],
  byDay: [],
  probabilityGain: ["chance"],
  // Points spread over days, not a number of days.
  catchUpPerDay: ["points", "difference"],
  day: [],
  today: [],
};
/** Their numbers are in the league's points, or in what a label beside them names. */
const IN_THE_USUAL_UNIT: ReadonlySet<string> = new Set(
  words("total totals amount value me mine opponent theirs before after mean low high best floor ceiling points"),
);

export type KeyMeasure = { measures: readonly string[]; unread: readonly string[]; isUsualUnit: boolean };

/**
 * Measure of a key: "gamesLeftInMatchup" → games, left. A label of a stat ("PTS") is the box score's, "points" the
 * league's.
 *
 * `unread` are words outside the lexicon: they name a measure of their own.
 */
export function measureOfKey(key: string): KeyMeasure {
  const known = KNOWN_KEYS[key];
  if (known) return { measures: known, unread: [], isUsualUnit: IN_THE_USUAL_UNIT.has(key) };
  const isLabel = key === key.toUpperCase();
  const parts = isLabel ? [key.toLowerCase()] : key.split(/(?=\p{Lu})|[\s_-]+/u).map((part) => part.toLowerCase());
  const { measures, unread } = measuresOf(parts);
  if (measures.includes("points")) measures.push(isLabel ? "box" : "fantasy");
  else if (measures.includes("total") && !measures.some(isUnit)) measures.push("fantasy");
  return { measures, unread: unread.filter((word) => word.length > 3), isUsualUnit: IN_THE_USUAL_UNIT.has(key) };
}
