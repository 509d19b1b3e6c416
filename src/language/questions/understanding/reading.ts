/** A question as read alone, before the conversation fills its gaps. Pure. */
import { type ConceptReading, readConcepts } from "./concepts";
import { type ParsedRange, parseRange } from "./day-range";
import { type ParsedDay, type ParsedWindow, parseNamedDay, parseWindow } from "./days";
import { freeAgentFilterIn, type ParsedFilter } from "./free-agent-filter";
import { askedTerms, type Term } from "./glossary";
import { fromGreeklish } from "./names/greeklish";
import { soundsLikeAName } from "./names/name-sounds";
import { isNameWord } from "./names/name-words";
import { likelyMentions, type PlayerMention, playerMentions } from "./names/player-mentions";
import { withoutTypos } from "./names/typos";
import { type ParsedStatLine, readStatLine } from "./scoring/stat-line";
import { fold, foldedLine, readText, type Text } from "./text";

export type OwnReading = ConceptReading & {
  text: Text;
  mentions: readonly PlayerMention[];
  day: ParsedDay | undefined;
  window: ParsedWindow | undefined;
  /** The days that bound a plan. */
  range: ParsedRange | undefined;
  filter: ParsedFilter;
  statLine: ParsedStatLine;
  terms: readonly Term[];
};

export function readQuestion(question: string): OwnReading {
  const text = withEither(withoutTypos(fromGreeklish(withInitials(readText(question)))));
  const reading = readConcepts(text);
  return {
    text,
    ...reading,
    mentions: mentionsIn(text, reading).filter(({ searchFor }) => !ALL_STAR.test(fold(searchFor))),
    day: dayAsked(text),
    window: parseWindow(text),
    range: parseRange(text),
    filter: freeAgentFilterIn(text),
    statLine: readStatLine(text),
    terms: askedTerms(text, reading),
  };
}

/** The question's folded words in a row, Greek in Latin letters as Greek: what patterns are tried on. */
export const lineOf = (question: string): string => foldedLine(readQuestion(question).text);

/**
 * "PG last two weeks vs his average", "ti ginetai me ton PG": the initials of one player where a single one is spoken
 * of, and not the position.
 */
function withInitials(text: Text): Text {
  const words = text.words.map((word, at) => {
    if (word.raw !== "PG") return word;
    const [before, after] = [text.words[at - 1]?.normalized ?? "", text.words[at + 1]?.normalized ?? ""];
    const isHim = /^(?:ο|τον|του|στον|o|ton|tou|ston)$/.test(before) && !/^(?:μου|μασ|mou|mas)$/.test(after);
    const isMeant =
      !/^(?:a|an|the|my|our|at|any|best|good|another|backup|starting|no|every|each|which|what|or|and|for|as)$/.test(
        before,
      ) && HIS.test(foldedLine(text));
    return isHim || isMeant ? { ...word, normalized: "pg13" } : word;
  });
  return { ...text, words };
}
const HIS = / (?:he|him|his|hes) /;

/** "Nembhard i oneale apopse?": between two names the letter is a Greek "or". */
function withEither(text: Text): Text {
  const isName = (at: number) => isNameWord(text.words[at]?.normalized ?? "");
  const words = text.words.map((word, at) =>
    /^[ih]$/.test(word.raw) && isName(at - 1) && isName(at + 1) ? { ...word, normalized: "η", isGreek: true } : word,
  );
  return { ...text, words };
}

/** "Mou dinei mathurin k ayton gia ton durant": an offer has a name on both sides, without capitals too. */
function mentionsIn(text: Text, reading: ConceptReading): PlayerMention[] {
  const mentions = playerMentions(text, reading);
  const line = foldedLine(text);
  if (!FOR_HIS.test(line) && (mentions.length > 1 || !OFFERED.test(line))) return mentions;
  const likely = likelyMentions(text, reading).filter(({ spelling }) => isWrittenAsAName(spelling));
  return likely.length > Math.max(1, mentions.length) ? likely : mentions;
}
/** With a capital, or in words of players' names. */
const isWrittenAsAName = (spelling: string): boolean =>
  /\p{Lu}/u.test(spelling) ||
  fold(spelling)
    .split(" ")
    .some((word) => isNameWord(word) || soundsLikeAName(word));
/** "Herro and Lopez for his garland, do I take that?" */
const FOR_HIS =
  / for (?:his|my|their|her) (?:\S+ ){1,8}(?:take|accept|deal|fair|swap|trade|worth|bite|says no|value) | (?:trade|swap|deal) (?:\S+ ){1,8}for (?:his|my|their|her) /;
const OFFERED =
  / (?:δινει|δινουν|εδωσ\S+|εδιν\S+|edin\S+|counter(?:s|ed|ing)?|edws\S+|edos\S+|προσφερ\S+|προτειν\S+|δινω|offers?|offering|offered|gives?|giving|sends?) (?:\S+ ){1,9}(?:for|για|gia|παιρνω|παρω) (?:\S+ ){1,3}| \S+ (?:αντι|instead of|rather than) (?:για )?(?:τον |την )?\S+ /;

/** A week of the calendar. */
const ALL_STAR = /^(?:(?:nba )?all[ -]?star(?:s| game| break| weekend)?|[οα]λ[ -]?σταρ)$/;

/** Day of the one sentence that asks, in "My lineup is full tonight. Who do I stream on Thursday?" */
function dayAsked(text: Text): ParsedDay | undefined {
  const asking = text.source.split(/(?<=[.!?;·])\s+/).filter((sentence) => /[?;]\s*$/.test(sentence));
  const [only] = asking;
  const request = asking.length === 1 && only !== undefined ? parseNamedDay(readText(only)) : undefined;
  return request ?? parseNamedDay(text);
}
