/**
 * What a news question asks for: its players, and whether it is about health. Pure.
 *
 * Full-text terms are plain words joined by OR; the database never sees the query's own text as syntax.
 */
import { INJURY_SEARCH_WORDS, injuryWeight } from "./injury-lexicon";
import type { MentionFinder } from "./mention";
import { contentWords, foldText, isStopWord } from "./words";

type NewsQuery = {
  /** Players that the query names; empty for a topic. */
  playerKeys: readonly number[];
  /** Folded words of those names, for texts that name somebody by one of them only. */
  names: readonly string[];
  intent: "injury" | "news" | "topic";
  /** Folded words for full-text search, without the names and without filler; may be empty. */
  terms: readonly string[];
  /** Text to embed: the query, with the injury vocabulary when it is about one. */
  embeddedText: string;
};

/** Words of asking, which say nothing of what is asked for. */
const FILLER = new Set(
  "news latest update updates report reports any anything about tell show find give recent recently today happening heard new whats hows know please there now".split(
    " ",
  ),
);
const INJURY_WORDS =
  /\b(?:injur\w*|status|health\w*|hurt|out|sidelined|available|availability|return\w*|miss\w*|questionable|doubtful|probable|day-to-day|dtd|rehab\w*|recover\w*|surgery|ruled|illness|sick|playing tonight|play tonight|timetable|timeline)\b/;
const MAX_TERMS = 24;

export function understandQuery(query: string, find: MentionFinder): NewsQuery {
  const mentions = find(query);
  const playerKeys = [...new Set(mentions.map(({ playerKey }) => playerKey))];
  const rest = mentions.reduce(
    (text, { start, end }) => text.slice(0, start) + " ".repeat(end - start) + text.slice(end),
    query,
  );
  const normalized = foldText(rest);
  const isAboutInjury = INJURY_WORDS.test(normalized) || injuryWeight(normalized) >= 0.5;
  const own = contentWords(rest).filter((word) => word.length > 1 && !isStopWord(word) && !FILLER.has(word));
  const request = [...new Set(own)].slice(0, MAX_TERMS);
  const intent = isAboutInjury ? "injury" : playerKeys.length > 0 && request.length === 0 ? "news" : "topic";
  const terms = isAboutInjury ? [...new Set([...request, ...INJURY_SEARCH_WORDS])] : request;
  const names = mentions.flatMap(({ start, end }) => contentWords(query.slice(start, end)));
  return {
    playerKeys,
    names: [...new Set(names)].filter((name) => name.length >= 3),
    intent,
    terms,
    embeddedText: isAboutInjury ? `${query} ${INJURY_SEARCH_WORDS.join(" ")}` : query,
  };
}
