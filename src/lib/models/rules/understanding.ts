/**
 * What a question asks for.
 *
 * Pure: the same question after the same conversation is always understood alike. It reads ideas, names, days, filters
 * and stat lines, never known sentences, so that a new way to ask is understood when its words are.
 */
import type { Language, QueryIntent } from "@/contract/intent";
import { type Concept, type ConceptReading, readConcepts } from "./concepts";
import { type SpokenDay, spokenDay } from "./days";
import { freeAgentFilterIn, lastGamesIn, type SpokenFilter } from "./free-agent-filter";
import { askedTerms, type Term } from "./glossary";
import { greekName } from "./known-names";
import { type PlayerMention, playerMentions } from "./player-mentions";
import { readStatLine, type SpokenStatLine } from "./stat-line";
import { readText, type Text } from "./text";
import { decideWants, type UnsupportedTopic, type Want } from "./wants";

export type { UnsupportedTopic, Want } from "./wants";

export type Understanding = {
  language: Language;
  intent: QueryIntent;
  /** "sure" where the words say it; "guess" where a name, a topic or a reference had to be assumed. */
  confidence: "sure" | "guess";
  /** Spellings as written. */
  players: readonly string[];
  /** The same players, as the look-up is to be asked: nicknames and Greek spellings resolved. */
  searchNames: readonly string[];
  day?: SpokenDay;
  wants: ReadonlySet<Want>;
  freeAgentFilter: SpokenFilter;
  statLine?: SpokenStatLine;
  lastNGames?: number;
  terms: readonly Term[];
  unsupported: readonly UnsupportedTopic[];
  isRumour: boolean;
  isDropQuestion: boolean;
  isStartQuestion: boolean;
  asksHealth: boolean;
  /** The lineup as such is asked for, so that everybody is listed and not only the injured. */
  asksLineup: boolean;
  /** Who plays on the day. */
  asksGames: boolean;
};

/** A question as read alone, before the conversation fills its gaps. */
export type OwnReading = ConceptReading & {
  text: Text;
  mentions: readonly PlayerMention[];
  day: SpokenDay | undefined;
  filter: SpokenFilter;
  statLine: SpokenStatLine;
  terms: readonly Term[];
};

export function understand(
  question: string,
  context: { previousQuestion?: string; previousPlayers?: readonly string[] } = {},
): Understanding {
  const { previousQuestion, previousPlayers } = context;
  const before = previousQuestion === undefined ? undefined : understandAfter(previousQuestion, undefined);
  if (previousPlayers === undefined || previousPlayers.length === 0) return understandAfter(question, before);
  return understandAfter(question, {
    ...(before ?? understandAfter("", undefined)),
    players: previousPlayers,
    searchNames: previousPlayers,
  });
}

/** Reads the last of several questions in the light of those before it. */
export function understandConversation(questions: readonly string[]): Understanding {
  const [last = "", ...before] = [...questions].reverse();
  const previous = before.reduceRight<Understanding | undefined>(
    (known, each) => understandAfter(each, known),
    undefined,
  );
  return understandAfter(last, previous);
}

function understandAfter(question: string, previous: Understanding | undefined): Understanding {
  const own = withPronoun(readOwn(question), previous);
  const decided = decideWants(own);
  const language = languageOf(own, previous);
  const { concepts, filter, statLine } = own;
  const lastNGames = lastGamesIn(own.text);
  const fresh: Understanding = {
    language,
    ...decided,
    players: own.mentions.map((mention) => mention.spelling),
    searchNames: own.mentions.map((mention) => mention.searchFor),
    ...(own.day === undefined ? {} : { day: own.day }),
    freeAgentFilter: filter,
    ...(decided.wants.has("score") ? { statLine } : {}),
    ...(lastNGames === undefined ? {} : { lastNGames }),
    terms: own.terms,
    isRumour: concepts.has("rumour") && own.mentions.length > 0,
    isDropQuestion: concepts.has("drop"),
    isStartQuestion: concepts.has("start") || (concepts.has("bench") && own.mentions.length > 0),
    asksHealth: concepts.has("health"),
    asksLineup: concepts.has("roster") || concepts.has("bench") || concepts.has("start"),
    asksGames: concepts.has("play") || concepts.has("games"),
  };
  return previous === undefined ? fresh : filledIn(fresh, own, previous);
}

function readOwn(question: string): OwnReading {
  const text = readText(question);
  const reading = readConcepts(text);
  return {
    text,
    ...reading,
    mentions: playerMentions(text, reading),
    day: spokenDay(text),
    filter: freeAgentFilterIn(text),
    statLine: readStatLine(text),
    terms: askedTerms(text, reading),
  };
}

/** "Should I drop him?": the player spoken of before. */
function withPronoun(own: OwnReading, previous: Understanding | undefined): OwnReading {
  const isAboutHim = own.concepts.has("pronoun") && !own.concepts.has("roster") && !own.concepts.has("opponent");
  if (own.mentions.length > 0 || !isAboutHim || previous === undefined) return own;
  const mentions = previous.players.map((spelling, index) => ({
    spelling,
    searchFor: previous.searchNames[index] ?? spelling,
    isSure: true,
  }));
  return { ...own, mentions };
}

const MAX_FOLLOW_UP_WORDS = 7;
const PLAYER_WANTS: ReadonlySet<Want> = new Set(["status", "game-log"]);
/** Ideas that leave the question open: what it asks must come from the one before. */
const OPEN: ReadonlySet<Concept> = new Set([
  "plain",
  "follow-up",
  "day",
  "position",
  "stat",
  "pronoun",
  "compare",
  "me",
  "who",
  "how",
  "week",
  "domain",
]);

/** "And Booker?", "what about Thursday?", "only guards": the question before, with this one's words in place. */
function filledIn(fresh: Understanding, own: OwnReading, previous: Understanding): Understanding {
  const isShort = own.text.words.length <= MAX_FOLLOW_UP_WORDS;
  const isRosterBefore = previous.wants.has("my-roster") && !previous.wants.has("matchup");
  if (isShort && isRosterBefore && fresh.wants.has("matchup") && onlySays(own, "opponent")) {
    return {
      ...fresh,
      wants: new Set<Want>(["opponent-roster"]),
      asksHealth: previous.asksHealth,
      asksLineup: previous.asksLineup,
    };
  }
  if (isShort && previous.players.length > 0 && fresh.players.length === 0 && onlySays(own, "form", "games")) {
    const { players, searchNames } = previous;
    const wants: ReadonlySet<Want> = new Set(own.concepts.has("form") ? ["game-log"] : ["status"]);
    return { ...fresh, players, searchNames, wants, intent: "player_research", confidence: "guess", unsupported: [] };
  }
  if (!isShort || !onlySays(own) || previous.wants.size === 0) return fresh;
  const saysNothing = fresh.players.length === 0 && own.day === undefined && Object.keys(own.filter).length === 0;
  if (saysNothing && !own.concepts.has("follow-up")) return fresh;
  const isNewPlayer = fresh.players.length > 0;
  const wasAboutPlayer = [...previous.wants].some((want) => PLAYER_WANTS.has(want));
  if (isNewPlayer && !wasAboutPlayer) return fresh;
  const day = own.day ?? previous.day;
  return {
    ...previous,
    language: fresh.language,
    confidence: "guess",
    ...(isNewPlayer ? { players: fresh.players, searchNames: fresh.searchNames } : {}),
    ...(day === undefined ? {} : { day }),
    ...(fresh.lastNGames === undefined ? {} : { lastNGames: fresh.lastNGames }),
    freeAgentFilter: { ...previous.freeAgentFilter, ...own.filter },
  };
}

/** True when the question holds no idea but open ones and those given. */
const onlySays = (own: OwnReading, ...besides: Concept[]): boolean =>
  [...own.concepts].every((concept) => OPEN.has(concept) || besides.includes(concept)) &&
  (besides.length === 0 || besides.some((concept) => own.concepts.has(concept)));

/** The script of the words that are nobody's name; without any, the language spoken so far. */
function languageOf(own: OwnReading, previous: Understanding | undefined): Language {
  const isKnown = (index: number) => (own.byWord[index]?.size ?? 0) > 0;
  const greek = own.text.words.filter((word) => word.isGreek && greekName(word) === undefined).length;
  const english = own.text.words.filter((word, index) => !word.isGreek && isKnown(index)).length;
  if (greek === 0 && english === 0) {
    if (previous !== undefined) return previous.language;
    return own.text.words.some((word) => word.isGreek) ? "el" : "en";
  }
  return greek >= english ? "el" : "en";
}
