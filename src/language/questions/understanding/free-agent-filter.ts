/**
 * Criteria for free agents in a question: position, health, categories, order, count.
 *
 * Pure. Also reads how many games back a question goes.
 */
import { foldedLine, type Text } from "./text";

export type Position = "PG" | "SG" | "SF" | "PF" | "C" | "G" | "F";
type Category = "PTS" | "REB" | "AST" | "STL" | "BLK" | "3PM" | "FG%" | "FT%";

export type ParsedFilter = {
  position?: Position;
  healthyOnly?: boolean;
  targetCategories?: readonly Category[];
  sort?: "games" | "owned";
  /** Least games left in this matchup. */
  gamesInWindow?: number;
  limit?: number;
};

const POSITIONS: readonly (readonly [Position, RegExp])[] = [
  ["PG", / (?:pgs?|point guards?|ποιντ γκαρντ|πλε[ιϊ] ?μεικερ|playmakers?|ασοσ?|ασουσ) /],
  ["SG", / (?:sgs?|shooting guards?|σουτινγκ γκαρντ|δυαρια?) /],
  ["SF", / (?:sfs?|small forwards?|σμολ φοργουορντ|τριαρια?|wings?) /],
  ["PF", / (?:pfs?|power forwards?|παουερ φοργουορντ|τεσσαρια?) /],
  [
    "C",
    / (?:c|cs|cent(?:er|re)s?|big man|big men|bigs|σεντερ\S*|ψηλο\S*|ψηλων|sent(?:er|ra|eres)|kentr(?:o|a)|πενταρια?) /,
  ],
  ["G", / (?:g|guards?|backcourt|γκαρντ|gkarnt|κοντο\S*|περιφερειακ\S*) /],
  ["F", / (?:f|forwards?|φοργουορντσ?) /],
];

const CATEGORIES: readonly (readonly [Category, RegExp])[] = [
  [
    "FG%",
    / (?:fg|field goals?|fg pct|field goal percentage|ευστοχ\S*|ποσοστ\S* (?:στα |των |του )?(?:εντοσ|σουτ)\S*) /,
  ],
  ["FT%", / (?:ft|fts|free throws?|free throw percentage|βολεσ|βολων) /],
  ["PTS", / (?:pts|points|scoring|scorers?|ποντ\S+|σκοραρισμα|σκορερ) /],
  ["REB", / (?:rebs?|rebound\S*|boards?|glass|rpg|ριμπα\S+) /],
  ["AST", / (?:asts?|assists?|dimes?|apg|passers?|playmak\S+|ασιστσ?|πασεσ|δημιουργ\S+) /],
  ["STL", / (?:stls?|steals?|spg|stocks|κλεψιμ\S+|στιλσ?|klepsimata) /],
  ["BLK", / (?:blks?|blocks?|bpg|stocks|shot block\S+|rim protect\S+|ταπ\S+|κοψιματα|μπλοκ) /],
  ["3PM", / (?:3s|3pm|3pts?|3ptm|threes|three pointers?|treys?|triples|shooters?|τριποντ\S*) /],
];

const MAX_FREE_AGENTS = 30;
const MAX_GAMES = 20;

function positionIn(text: Text): Position | undefined {
  // "Not a center, a forward".
  const line = foldedLine(text).replace(DENIED, " ");
  // "I want a guard, I have too many bigs": the one that is wanted.
  const wanted = WANTED.exec(line)?.groups?.what ?? "";
  return (POSITIONS.find(([, pattern]) => pattern.test(` ${wanted} `)) ??
    POSITIONS.find(([, pattern]) => pattern.test(line)))?.[0];
}
const DENIED =
  / (?:not|no|instead of|other than|oxi|οχι|δεν θελω|εκτοσ απο|αντι για) (?:an? |the |another |αλλο |αλλον )?\S+(?= )/g;
const WANTED =
  / (?:need|needs|want|wants|looking for|after|get me|θελω|χρειαζομαι|ψαχνω|λειπει) (?<what>(?:\S+ ?){1,3})/;

/** The categories named, in the order of the public list; "fantasy points" and "how many points" are no category. */
function categoriesIn(text: Text): Category[] {
  const line = foldedLine(text)
    .replace(/ (?:fantasy|φανταζι|how many|ποσουσ|ποσοι) (?:points|pts|ποντ\S+)/g, " ")
    .replace(MARGIN, " ")
    .replace(WORTH, " ")
    .replace(OUR_SCORING, " ");
  const named = CATEGORIES.filter(([, pattern]) => pattern.test(line)).map(([category]) => category);
  return named.sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
}
/** "Losing by a lot of points", "30 points down": the score, and no category. */
const MARGIN =
  / (?:by (?:\S+ ){0,4}(?:points|pts)|(?:\d+|few|some|many|several) (?:points|pts) (?:down|behind|ahead|up|short|back|clear)|(?:down|up|behind|ahead|trailing|losing|leading) (?:by )?(?:about |like |around |over |only )?\d+ (?:points|pts)|με (?:\S+ ){0,3}ποντουσ|(?:πισω|μπροστα|χανω|κερδιζω) (?:\S+ ){0,2}\d+ ποντουσ)(?= )/g;
/** "In our scoring": how the league counts. */
const OUR_SCORING =
  / (?:our|my|this|the|leagues?|same|custom|στο δικο (?:μου|μασ)|sto diko (?:mas|mou)) (?:league )?scoring(?= )/g;
/** "Steals and blocks are 4 points each": what they score, and no third category. */
const WORTH =
  / (?:worth \S+|\d+) (?:points|pts|ποντ\S+|pont\S+) (?:each|apiece|a pop|per \S+|το καθενα|η καθεμια|to kathena)(?= )/g;
const ORDER: readonly Category[] = ["PTS", "REB", "AST", "STL", "BLK", "3PM", "FG%", "FT%"];

export function freeAgentFilterIn(text: Text): ParsedFilter {
  const line = foldedLine(text);
  const position = positionIn(text);
  const targetCategories = categoriesIn(text);
  const healthyOnly =
    / (?:healthy|not injured|not hurt|uninjured|no injur\S+|active only|υγι\S+|υγει\S*|χωρισ τραυματ\S*|οχι τραυματ\S*) /.test(
      line,
    );
  const sort =
    / (?:most games|more games|games left|by games|extra games|περισσοτερ\S+ (?:αγων|ματσ|παιχν)\S*|πολλ\S+ (?:αγων|ματσ|παιχν)\S*) /.test(
      line,
    )
      ? ("games" as const)
      : / (?:most owned|most rostered|most popular|ownership|δημοφιλ\S+) /.test(line)
        ? ("owned" as const)
        : undefined;
  const gamesInWindow = numberAround(
    text,
    /^(?:games?|αγων\S*|ματσ|παιχνιδι\S*)$/,
    7,
    /^(?:least|with|have|has|play|plays|playing|got|τουλαχιστον|με|εχ\S+)$/,
  );
  const limit = limitIn(text);
  return {
    ...(position === undefined ? {} : { position }),
    ...(healthyOnly ? { healthyOnly } : {}),
    ...(targetCategories.length === 0 ? {} : { targetCategories }),
    ...(sort === undefined ? {} : { sort }),
    ...(gamesInWindow === undefined ? {} : { gamesInWindow }),
    ...(limit === undefined ? {} : { limit }),
  };
}

/** "last 5 games", "past three", "5 τελευταία", and all of "and over 10?": between 1 and 20. "Last game" is 1. */
export function lastGamesIn(text: Text): number | undefined {
  const LAST = /^(?:last|past|previous|recent|τελευται\S*|προηγουμεν\S*|teleutai\S*|teleytai\S*|teleftai\S*)$/;
  const { words } = text;
  const [before, amount] = words.slice(-2);
  if (
    words.length <= 3 &&
    amount?.amount !== undefined &&
    /^(?:over|for|σε|στα|στουσ|στισ)$/.test(before?.normalized ?? "")
  )
    return Number.isInteger(amount.amount) && amount.amount > 0 ? Math.min(MAX_GAMES, amount.amount) : undefined;
  for (const [index, word] of words.entries()) {
    if (!LAST.test(word.normalized)) continue;
    const amount = words[index + 1]?.amount ?? words[index - 1]?.amount;
    const isOfDays = DAYS_OF.some(([unit]) => unit.test(words[index + 2]?.normalized ?? ""));
    if (amount !== undefined && Number.isInteger(amount) && amount > 0 && !isOfDays) return Math.min(MAX_GAMES, amount);
    // "Στο τελευταίο του ματς".
    const next = words.slice(index + 1, index + 3).find(({ normalized }) => !/^(?:του|τουσ|μου|his)$/.test(normalized));
    if (/^(?:game|match|ματσ|αγωνα|αγωνασ|παιχνιδι|εμφανιση|mats|agwna|agona)$/.test(next?.normalized ?? "")) return 1;
  }
  return undefined;
}

/** Units of a stretch of time, in days. */
const DAYS_OF: readonly (readonly [unit: RegExp, days: number])[] = [
  [/^(?:days?|nights?|μερεσ|ημερεσ)$/, 1],
  [/^(?:weeks?|wks?|ε?βδομαδεσ|ε?βδομαδων|εβδομαδα|βδομαδα)$/, 7],
  [/^(?:months?|μηνεσ|μηνα|μηνασ)$/, 30],
];
const MAX_DAYS = 60;

/** "Last two weeks", "the past 10 days", "τις τελευταίες δύο βδομάδες", "last month": in days. */
export function lastDaysIn({ words }: Text): number | undefined {
  for (const [index, word] of words.entries()) {
    if (!/^(?:last|past|previous|τελευται\S*|tele[uyf]tai\S*)$/.test(word.normalized)) continue;
    const [next, after] = [words[index + 1], words[index + 2]];
    const amount = /^(?:couple|few)$/.test(next?.normalized ?? "") ? 2 : next?.amount;
    const unitWord = (amount === undefined ? next : after)?.normalized ?? "";
    const ofUnit = /^of$/.test(unitWord) ? (words[index + 3]?.normalized ?? "") : unitWord;
    const days = DAYS_OF.find(([unit]) => unit.test(ofUnit))?.[1];
    // "Last week" is the week before this one, and "last night" a day.
    if (days === undefined || (amount === undefined && days < 30)) continue;
    return Math.min(MAX_DAYS, days * (amount ?? 1));
  }
  return undefined;
}

/** "top 5", "5 free agents", "three guards". */
function limitIn(text: Text): number | undefined {
  const { words } = text;
  for (const [index, word] of words.entries()) {
    const { amount } = word;
    if (amount === undefined || !Number.isInteger(amount) || amount < 1) continue;
    const before = words[index - 1]?.normalized ?? "";
    const after = words
      .slice(index + 1, index + 4)
      .map((each) => each.normalized)
      .join(" ");
    const isTop = /^(?:top|best|κορυφαιοι|κορυφαιουσ|καλυτερ\S*)$/.test(before);
    const isCounted =
      /^(?:(?:best|good|free|healthy|top|καλυτερ\S*|ελευθερ\S*|υγι\S*) )*(?:agents?|players?|guys|guards?|forwards?|cent\S+|bigs|pickups?|streamers?|options|names|παικτ\S*|γκαρντ|φοργουορντ|σεντερ|ψηλο\S*|ελευθερ\S*|ονοματα) /.test(
        `${after} `,
      );
    if ((isTop && !/^(?:categor|cats|κατηγορ)/.test(after)) || isCounted) return Math.min(MAX_FREE_AGENTS, amount);
  }
  return undefined;
}

/** The whole number right before a word, when a given word stands before it. */
function numberAround(text: Text, unit: RegExp, max: number, before: RegExp): number | undefined {
  for (const [index, word] of text.words.entries()) {
    const amount = text.words[index - 1]?.amount;
    if (!unit.test(word.normalized) || amount === undefined || !Number.isInteger(amount)) continue;
    if (amount > 0 && amount <= max && before.test(text.words[index - 2]?.normalized ?? "")) return amount;
  }
  return undefined;
}
