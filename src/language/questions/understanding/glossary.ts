/**
 * Which words of the game a question asks the meaning of. The explanations are in the phrases, without a number in
 * them.
 */
import type { Concept } from "./concept";
import type { ConceptReading } from "./concepts";
import { foldedLine, type Text } from "./text";

const TERMS = [
  "dtd",
  "ir",
  "waivers",
  "faab",
  "streaming",
  "punting",
  "roto",
  "categories",
  "points",
  "lock",
  "bye",
  "two-for-one",
  "playoff-run",
  "trading",
  "back-to-back",
  "stashing",
] as const;
export type Term = (typeof TERMS)[number];

const PATTERNS: readonly (readonly [Term, RegExp])[] = [
  ["dtd", / (?:dtd|day to day|gtd|game time decision|ντι τι ντι) /],
  ["ir", / (?:ir|injured reserve|il) /],
  ["faab", / faab /],
  ["waivers", / (?:waivers?|waiver wire|γουειβερσ?|ουειβερσ) /],
  ["streaming", / (?:stream|streaming|streamers?|στριμ\S*) /],
  ["punting", / (?:punt|punting|παντινγκ|παντ|πανταρ\S+|pant|pantar\S+) /],
  ["roto", / (?:roto|rotisserie|ροτο) /],
  [
    "categories",
    / (?:category league|categories league|categories|each category|most categories|h2h|head to head|κατηγορι\S*) /,
  ],
  ["points", / (?:points leagues?|points format|λιγκα ποντων) /],
  ["lock", / (?:locks?|locked|lineup lock|κλειδων\S*|κλειδωμ\S*) /],
  ["bye", / bye(?: week)? /],
  ["two-for-one", / (?:(?:two|2) ?for ?(?:one|1)s?|(?:one|1) ?for ?(?:two|2)s?|δυο για εναν) /],
  [
    "playoff-run",
    / (?:(?:strategy|prepare|preparing|plan|planning|ready|stash\S*|build|building|gear up|tips|στρατηγικη|ετοιμ\S+|προετοιμ\S+) (?:\S+ ){0,4}(?:playoffs?|play offs?|πλει ?οφ)|(?:playoff|playoffs|play off) (?:strategy|push|run|prep\S*|tips|planning)) /,
  ],
  ["trading", / (?:trades?|trading|buy low|sell high|τρειντ|ανταλλαγ\S*) /],
  ["back-to-back", / (?:back to backs?|b2bs?|back2backs?) /],
  ["stashing", / (?:stash\S*) /],
];

const BESIDE_A_TERM: ReadonlySet<Concept> = new Set([
  "plain",
  "explain",
  "how",
  "follow-up",
  "help",
  "domain",
  "greeting",
  "me",
  "score",
  "advice",
  "compare",
  "stat",
  "who",
  "week",
  "position",
  "day",
]);
const ASKS_FOR_MORE = / (?:my|mine|best|good|top|who|which|left|should|am|ποιο\S*|καλυτερ\S*|μου) /;

/** The terms that are spoken of, whatever else is. */
export const termsIn = (line: string): Term[] =>
  PATTERNS.filter(([, pattern]) => pattern.test(line)).map(([term]) => term);

/** The terms, when their meaning is all that is asked; otherwise none. */
export function askedTerms(text: Text, reading: ConceptReading): Term[] {
  const line = foldedLine(text).replace(/ (εξηγ\S*|πεσ|δειξ\S*) μου /, " $1 ");
  const terms = termsIn(line);
  const asks =
    ["explain", "help", "advice"].some((phraseGroup) => reading.concepts.has(phraseGroup as Concept)) ||
    /^ (?:what|whats|τι) /.test(line);
  if (terms.length === 0 || !asks || ASKS_FOR_MORE.test(line)) return [];
  const rest = PATTERNS.reduce((left, [, pattern]) => left.replace(pattern, " "), line)
    .trim()
    .split(" ");
  const isOnlyThat = text.words.every(
    (word, index) =>
      !rest.includes(word.normalized) ||
      [...(reading.byWord[index] ?? [])].some((phraseGroup) => BESIDE_A_TERM.has(phraseGroup)),
  );
  return isOnlyThat ? terms : [];
}
