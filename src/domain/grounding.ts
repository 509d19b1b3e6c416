/**
 * Is a sentence supported by what the tools found?
 *
 * Pure. A number in the text must be a number of the facts (rounded as it is shown) or of the question; a name written as
 * two or more capitalised words must consist of words of the facts or the question. What is not supported is reported, and the caller
 * cuts the sentence. The check is one-sided on purpose: cutting a true sentence costs less than showing an invented one.
 */

export type GroundingFacts = { numbers: readonly number[]; words: ReadonlySet<string> };

export type SentenceCheck = { claims: number; unsupported: readonly string[] };

/** Digits with an optional fraction; letters may follow ("31pts"), since a figure is a claim with its unit attached too. */
const NUMBER = /(?<![\p{L}\d.,])(?:\d[\d,]*(?:\.\d+)?|\.\d+)%?/gu;
/** Names of stats and clubs that begin with a digit and claim nothing. */
const NAME_WITH_DIGIT = /\b(?:3p[mat%]?|3pt[ma]?|3s|76ers)(?![\p{L}\d])/giu;
/** Two or more capitalised words in a row, joined by spaces; hyphens, apostrophes and dots belong to a word. */
const NAME = /\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)+/gu;
/** "1. " before the text of a list item orders it and claims nothing. */
const LIST_MARK = /^\s*\d{1,2}[.)]\s+(?=\S)/;
/** Keys whose values are never said: the clock and the ids of an answer would support any small number. */
const UNSAID_KEYS = new Set(["fetchedAt", "ageSeconds", "playerId", "teamId", "scoringPeriod"]);

/** Capitalised words of the trade that name nobody. Lower-case, folded. */
const TRADE_WORDS = new Set([
  ...[
    "i",
    "you",
    "your",
    "my",
    "the",
    "a",
    "an",
    "he",
    "his",
    "she",
    "it",
    "they",
    "their",
    "no",
    "yes",
    "if",
    "for",
    "and",
    "or",
    "on",
    "in",
    "at",
    "to",
    "with",
    "both",
  ],
  ...[
    "mon",
    "tue",
    "wed",
    "thu",
    "fri",
    "sat",
    "sun",
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
    "sunday",
  ],
  ...[
    "jan",
    "feb",
    "mar",
    "apr",
    "may",
    "jun",
    "jul",
    "aug",
    "sep",
    "oct",
    "nov",
    "dec",
    "january",
    "february",
    "march",
    "april",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
  ],
  ...[
    "nba",
    "espn",
    "fanvise",
    "ir",
    "dtd",
    "out",
    "active",
    "questionable",
    "doubtful",
    "probable",
    "day",
    "util",
    "bench",
    "starter",
    "starters",
    "pg",
    "sg",
    "sf",
    "pf",
    "c",
    "g",
    "f",
    "be",
  ],
  ...[
    "fantasy",
    "points",
    "point",
    "free",
    "agent",
    "agents",
    "waiver",
    "waivers",
    "matchup",
    "lineup",
    "roster",
    "opponent",
    "team",
    "league",
    "game",
    "games",
    "source",
    "status",
    "injury",
    "injured",
    "reserve",
    "week",
    "today",
    "tonight",
    "tomorrow",
    "score",
    "eastern",
    "et",
    "demo",
  ],
  ...[
    "pts",
    "reb",
    "ast",
    "stl",
    "blk",
    "to",
    "fg",
    "ft",
    "min",
    "gp",
    "old",
    "data",
    "note",
    "hold",
    "drop",
    "add",
    "stream",
    "monitor",
  ],
]);

/** Collects what may be said from tool outputs (any JSON) and from the person's own question. */
export function collectFacts(outputs: readonly unknown[], question: string): GroundingFacts {
  const numbers: number[] = [];
  const words = new Set<string>();
  const addText = (text: string) => {
    for (const match of text.matchAll(/\d+(?:\.\d+)?/g)) numbers.push(Number(match[0]));
    for (const word of wordsOf(text)) words.add(word);
  };
  const visit = (value: unknown): void => {
    if (typeof value === "number" && Number.isFinite(value)) numbers.push(Math.abs(value));
    else if (typeof value === "string") addText(value);
    else if (Array.isArray(value)) for (const each of value) visit(each);
    else if (typeof value === "object" && value !== null) {
      for (const [key, each] of Object.entries(value)) {
        if (UNSAID_KEYS.has(key)) continue;
        addText(key);
        visit(each);
      }
    }
  };
  for (const output of outputs) visit(output);
  addText(question);
  return { numbers, words };
}

/** Counts the claims of one sentence and lists those that nothing supports. */
export function checkSentence(sentence: string, facts: GroundingFacts): SentenceCheck {
  const text = sentence.replace(LIST_MARK, "").replace(NAME_WITH_DIGIT, "stat");
  const numbers = [...text.matchAll(NUMBER)].map((match) => match[0].replace(/,$/, ""));
  const names = [...text.matchAll(NAME)].map((match) => match[0]);
  const unsupported = [
    ...numbers.filter((shown) => !isSupportedNumber(shown, facts.numbers)),
    ...names.filter((name) => !isSupportedName(name, facts)),
  ];
  return { claims: numbers.length + names.length, unsupported };
}

/** A capital may also begin the sentence or a Greek article: "Start Luka Dončić", "Ο Luka Dončić". */
function isSupportedName(name: string, facts: GroundingFacts): boolean {
  const isKnown = (word: string) => facts.words.has(word) || TRADE_WORDS.has(word);
  const [, ...rest] = name.split(" ");
  return (
    wordsOf(name).every(isKnown) ||
    (rest.length > 1 && wordsOf(rest.join(" ")).every(isKnown)) ||
    // One known name after a capital that only begins the sentence: "Keep Jokić", with "Jokić" among the facts.
    (rest.length === 1 &&
      /^\p{L}/u.test(name) &&
      OPENING_WORDS.has(foldedFirst(name)) &&
      wordsOf(rest.join(" ")).every(isKnown))
  );
}

const foldedFirst = (name: string): string => wordsOf(name)[0] ?? "";

/** Words that open a sentence of advice with a capital, before a one-word name. */
const OPENING_WORDS = new Set(
  "start sit keep consider however while since although meanwhile also then but so because when play bench avoid trade target grab pick both only even ο η το οι τα του της των τον την κρατα βαλε".split(
    " ",
  ),
);

/** Signs are left to the words ("down by 104"): "-104" in the facts supports "104". */
function isSupportedNumber(shown: string, facts: readonly number[]): boolean {
  const isPercent = shown.endsWith("%");
  // "28,4" is a Greek decimal, "1,040" a thousand.
  const digits = shown
    .replace("%", "")
    .replace(/^(\d+),(\d{1,2})$/, "$1.$2")
    .replaceAll(",", "");
  const decimals = digits.split(".")[1]?.length ?? 0;
  const value = Number(digits);
  const tolerance = 0.5 * 10 ** -decimals + 1e-9;
  return facts.some(
    (fact) => Math.abs(fact - value) <= tolerance || (isPercent && Math.abs(fact * 100 - value) <= tolerance),
  );
}

/** Folded words: no accents, no punctuation, lower case, without a possessive "'s". */
function wordsOf(text: string): string[] {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]s\b/g, "")
    .replace(/['’.]/g, "")
    .split(/[^\p{L}\d%]+/u)
    .filter((word) => word !== "");
}

/** A dot after these, or between digits, does not end a sentence. */
const ABBREVIATIONS = /(?:\b(?:vs|jr|sr|no|st|approx|e\.g|i\.e)|\b\p{L})\.$/iu;

/** A list mark that has just begun its line: its dot does not end a sentence. */
const OPEN_LIST_MARK = /(?:^|\n)\s*\d{1,2}\.$/;

/**
 * Cuts text into sentences and lines, every character kept, so that the parts join to the text again. The last part is
 * incomplete unless the text ends with a line break or a finished sentence followed by a space.
 */
export function splitSentences(text: string): { complete: string[]; rest: string } {
  const complete: string[] = [];
  let start = 0;
  for (const match of text.matchAll(/\n+|[.!?;·](?=\s)\s?/g)) {
    const end = match.index + match[0].length;
    const isLineBreak = match[0].startsWith("\n");
    const upTo = text.slice(start, match.index + 1);
    if (!isLineBreak && (ABBREVIATIONS.test(upTo) || OPEN_LIST_MARK.test(upTo))) continue;
    // A line break right after a sentence belongs to it, and may not have arrived yet.
    if (!isLineBreak && end === text.length && !/\s$/.test(match[0])) break;
    complete.push(text.slice(start, end));
    start = end;
  }
  return { complete, rest: text.slice(start) };
}
