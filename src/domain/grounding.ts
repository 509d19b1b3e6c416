/**
 * Is a sentence supported by what the tools found?
 *
 * Pure. A number in the text must be a number of the facts (rounded as it is shown) or of the question; a name written as
 * two or more capitalised words must consist of words of the facts or the question. What is not supported is reported, and the caller
 * cuts the sentence. The check is one-sided on purpose: cutting a true sentence costs less than showing an invented one.
 */

export type GroundingFacts = { numbers: readonly number[]; words: ReadonlySet<string> };

export type SentenceCheck = { claims: number; unsupported: readonly string[] };

const NUMBER = /(?<![\p{L}\d])\d[\d,]*(?:\.\d+)?%?(?![\p{L}\d])/gu;
/** Two or more capitalised words in a row, joined by spaces; hyphens, apostrophes and dots belong to a word. */
const NAME = /\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)+/gu;
/** "1. " at the start of a line orders a list and claims nothing. */
const LIST_MARK = /^\s*\d{1,2}[.)]\s/;

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
  const text = sentence.replace(LIST_MARK, "");
  const numbers = [...text.matchAll(NUMBER)].map((match) => match[0]);
  const names = [...text.matchAll(NAME)].map((match) => match[0]);
  const unsupported = [
    ...numbers.filter((shown) => !isSupportedNumber(shown, facts.numbers)),
    ...names.filter((name) => !wordsOf(name).every((word) => facts.words.has(word) || TRADE_WORDS.has(word))),
  ];
  return { claims: numbers.length + names.length, unsupported };
}

/** Signs are left to the words ("down by 104"): "-104" in the facts supports "104". */
function isSupportedNumber(shown: string, facts: readonly number[]): boolean {
  const isPercent = shown.endsWith("%");
  const digits = shown.replace(/[,%]/g, "");
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
    if (!isLineBreak && ABBREVIATIONS.test(text.slice(start, match.index + 1))) continue;
    // A line break right after a sentence belongs to it, and may not have arrived yet.
    if (!isLineBreak && end === text.length && !/\s$/.test(match[0])) break;
    complete.push(text.slice(start, end));
    start = end;
  }
  return { complete, rest: text.slice(start) };
}
