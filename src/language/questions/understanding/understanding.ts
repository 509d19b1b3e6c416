/**
 * What a question asks for.
 *
 * Pure: the same question after the same conversation is always understood alike. It reads ideas, names, days, filters
 * and stat lines, never known sentences, so that a new way to ask is understood when its words are.
 */

import type { Language } from "@/contract/conversation/intent";
import { withAsk } from "../asks/apply";
import { committedWeights } from "../asks/committed";
import type { ParsedQuestion } from "../asks/features";
import type { AskWeights } from "../asks/weights";
import { committedMatters } from "../matters/committed";
import type { TurnBefore } from "../matters/features";
import { byWeights, type MatterReader, withEarlierTrade, withTradesAsked } from "../matters/with-matter";
import { anotherOne } from "./conversation/another-one";
import { asAdded, isCarried, reasonsFor } from "./conversation/asked-why";
import { carriedOn } from "./conversation/carried";
import { clarified } from "./conversation/clarified";
import { orderedAgain, orderedMove } from "./conversation/ordered-move";
import { withFocus } from "./focus/detect-focus";
import { asksForLess, filledIn, withPronoun } from "./follow-up";
import { lastDaysIn, lastGamesIn } from "./free-agent-filter";
import { greekName } from "./names/known-names";
import { isNameWord } from "./names/name-words";
import {
  asksWhy,
  givenInAnswer,
  moveInAnswer,
  namedInAnswer,
  namesInAnswer,
  namesListed,
  withFullNames,
  withOrdinals,
} from "./names/named-before";
import type { PlayerMention } from "./names/player-mentions";
import { type NamedTeam, withTeamsRead } from "./names/team-names";
import { askingSentence } from "./parts/asking-sentence";
import { withParts } from "./parts/parts";
import { type OwnReading, readQuestion as readAnew } from "./reading";
import { rolesOf } from "./roles";
import { fold, foldedLine } from "./text";
import { asksToAct } from "./to-act";
import type { Understanding } from "./understood-question";
import type { IntentDetail } from "./want";
import { decideWants } from "./wants";

/** @param answer the last answer shown: it may name the player that "him" means. */
export type Context = { previousQuestion?: string; previousPlayers?: readonly string[]; previousAnswer?: string };

export function understand(question: string, context: Context = {}): Understanding {
  const { previousQuestion, previousPlayers, previousAnswer } = context;
  if (previousQuestion === undefined && previousPlayers === undefined) return understandConversation([question]);
  const before = previousQuestion === undefined ? undefined : understandAfter(previousQuestion, undefined);
  if (previousPlayers === undefined || previousPlayers.length === 0)
    return understandAfter(question, before && withNamed(before, namedInAnswer(previousAnswer)));
  return understandAfter(question, {
    ...(before ?? understandAfter("", undefined)),
    players: previousPlayers,
    searchNames: previousPlayers,
  });
}

type ConversationOptions = {
  readonly teams?: readonly NamedTeam[];
  /** Other than the committed ones only where these are fitted or judged. */
  readonly weights?: AskWeights;
  /** Other than by the committed weights only where these are fitted or judged. */
  readonly readMatter?: MatterReader;
  /** Answers to the questions before the last two, in their order: what "he" was in one of them they alone may say. */
  readonly earlierAnswers?: readonly (string | undefined)[];
};

/**
 * Reads the last of several questions in the light of those before it, each of them in the light of its own past.
 *
 * @param previousAnswer to the question before the last
 */
export function understandConversation(
  asked: readonly string[],
  previousAnswer?: string,
  options: ConversationOptions = {},
): Understanding {
  const { teams = [], weights = committedWeights(), earlierAnswers = [] } = options;
  const readMatter = options.readMatter ?? byWeights(committedMatters());
  const before = { teams, weights, readMatter, earlierAnswers: earlierAnswers.slice(0, -1) };
  const asWritten = asked.at(-1) ?? "";
  const asMeant = clarified(asked.at(-2), previousAnswer, asWritten, readQuestion);
  if (asMeant !== undefined)
    return understandConversation([...asked.slice(0, -2), asMeant], earlierAnswers.at(-1), before);
  const alone = askingSentence(asWritten, readQuestion);
  if (alone !== undefined && tradeAskedIn(asWritten) === undefined)
    return understandConversation([...asked.slice(0, -1), alone], previousAnswer, { ...options, teams, weights });
  const earlier = asked.slice(0, -1);
  const previous =
    earlier.length === 0 ? undefined : asOne(understandConversation(earlier, earlierAnswers.at(-1), before));
  const last: LastQuestion = {
    previous,
    previousQuestion: earlier.at(-1),
    previousAnswer,
    earlierTeams: earlier.map((question) => withTeamsRead(question, teams).other),
    teams,
    weights,
    readMatter,
  };
  const whole = understandLast(asWritten, last);
  return withParts(whole, asWritten, (part, of) =>
    understandLast(
      part,
      of === undefined ? last : { ...last, previous: of, previousQuestion: of.question, previousAnswer: undefined },
    ),
  );
}

/** What goes on from a message with several questions goes on from all it asked for. */
const asOne = ({ parts, isNumbered: _, ...whole }: Understanding): Understanding =>
  parts?.find(({ trade }) => trade !== undefined) ?? whole;

/** The sides of a trade that the whole message tells of. */
const tradeAskedIn = (message: string) => decideWants(readQuestion(message)).trade;

type LastQuestion = {
  previous: Understanding | undefined;
  /** The question before in its own words. */
  previousQuestion: string | undefined;
  previousAnswer: string | undefined;
  /** Another team named in each question before, in their order. */
  earlierTeams: readonly (string | undefined)[];
  teams: readonly NamedTeam[];
  weights: AskWeights;
  readMatter: MatterReader;
};

function understandLast(
  asWritten: string,
  { previous, previousQuestion, previousAnswer, earlierTeams, teams, weights, readMatter }: LastQuestion,
): Understanding {
  const { question, other: ownTeam } = withTeamsRead(asWritten, teams);
  const named = namedInAnswer(previousAnswer);
  const listed = namesListed(previousAnswer);
  const counted = listed.length > 1 ? listed : named;
  // "Do the first one" is an order, and names nobody.
  const last =
    previous === undefined || asksToAct(foldedLine(readQuestion(question).text))
      ? question
      : withOrdinals(withFullNames(question, readQuestion(question), namesInAnswer(previousAnswer)), counted);
  const advised = moveInAnswer(previousAnswer);
  const given = previous?.trade ? givenInAnswer(previousAnswer) : [];
  const context = previous && {
    ...withNamed(previous, named),
    ...(advised && { advised }),
    ...(given.length > 0 && { mine: given }),
  };
  const pointed = understandAfter(last, context, weights);
  const line = ` ${fold(last)} `;
  const another = previous && anotherOne(foldedLine(readQuestion(last).text), previous, previousAnswer);
  const reasoned =
    previous !== undefined && asksWhy(last) && !isCarried(pointed)
      ? reasonsFor(pointed, previous, {
          named,
          isOfNobody: previous.searchNames.length === 0 && readQuestion(last).mentions.length === 0,
        })
      : pointed;
  const understood = another === undefined ? reasoned : asAdded(pointed, [another]);
  const turns = OF_THAT_TEAM.test(line) ? (OF_ITS_ROSTER.test(line) ? 2 : 1) : 0;
  const inAnswer =
    previousAnswer !== undefined && THAT_TEAM.test(line) ? withTeamsRead(previousAnswer, teams).other : undefined;
  const other =
    ownTeam ??
    (turns === 0 ? undefined : earlierTeams.slice(-turns).findLast((team) => team !== undefined)) ??
    inAnswer;
  const read = other === undefined ? understood : ofTeam(understood, other, readQuestion(last).mentions.length > 0);
  const own = readQuestion(last);
  const before: TurnBefore | undefined = previous && {
    own: readQuestion(previousQuestion ?? previous.question),
    matter: previous.matter,
  };
  // Reasons, and another of a list, are asked for in so many words.
  if (reasoned !== pointed) return { ...read, matter: "why" };
  if (another !== undefined) return { ...read, matter: "another" };
  const turn = { own, line: foldedLine(own.text), previous: context, proposed: named, listed };
  return withEarlierTrade(withTradesAsked(readMatter(read, turn, before), turn), previous);
}

/** "Anyone on there I could buy low?", "their guards": the team of the question before. */
const OF_THAT_TEAM =
  / (?:there|their|theirs|they|them|that team|his|he|him|εκει|αυτοι|αυτουσ|τουσ|του|εκεινη\S*|tou|autoi|ekei) /;

/** "Anyone on that roster I could trade for?": the team that the answer told of. */
const THAT_TEAM =
  / (?:that|this|their|εκεινη(?:ν)?|αυτη(?:ν)?|ekeinh|auth) (?:τη |την |η |th |thn )?(?:team|roster|squad|ομαδα|ροστερ|omada) /;

/** "Who else does he have at center?": of a team named two questions ago as well. */
const OF_ITS_ROSTER = / (?:who|what|any|anyone|ποιον|ποιουσ|τι|pion|poion|ti) (?:\S+ ){0,4}(?:have|has|got|εχει|exei) /;

/** Another team's own roster is looked up, unless a trade with it is asked for. */
function ofTeam(understood: Understanding, otherTeam: string, namesPlayers: boolean): Understanding {
  // "Cade or Maxey, if I buy from Glass Cleaners?" is about the two.
  if (understood.searchNames.length > 1 && understood.intents.has("game-log")) return understood;
  const asksForTrade = understood.intents.has("trade") || understood.intents.has("find-trades");
  return {
    ...understood,
    otherTeam,
    // Who was spoken of before is not what this team is asked for.
    ...(asksForTrade && !namesPlayers && { players: [], searchNames: [] }),
    ...(!asksForTrade && {
      intent: "matchup_analysis",
      confidence: "sure",
      intents: new Set<IntentDetail>(["opponent-roster"]),
      unsupported: [],
      players: [],
      searchNames: [],
    }),
  };
}

/** Has the question a word that is nobody's name and that no idea explains? Only then the league's teams matter. */
export const mayNameATeam = (question: string): boolean => {
  const { text, byWord } = readQuestion(question);
  return text.words.some(
    ({ normalized, amount }, at) =>
      amount === undefined && normalized.length > 2 && byWord[at]?.size === 0 && !isNameWord(normalized),
  );
};

/** Asks of a conversation, each question read by the rules alone: the input the weights are fitted on. */
export function askedByRules(questions: readonly string[]): ParsedQuestion {
  const [last = "", ...before] = [...questions].reverse();
  const previous = before.reduceRight<Understanding | undefined>(
    (known, each) => readByRules(each, known).ruled,
    undefined,
  );
  return askedOf(readByRules(last, previous), previous);
}

/** "How many games does he have?": an answer alone may name the player. */
const ABOUT_HIM: readonly IntentDetail[] = ["player-schedule", "status", "game-log", "simulate"];
const NAMES_FIRST: readonly IntentDetail[] = ["free-agents", "plan", "topic-news", "roster-form"];

/** "Should I add him?" after a list: its first name. */
function withNamed(previous: Understanding, [name]: readonly string[]): Understanding {
  // Who was proposed for Jones is the one spoken of now.
  if (name === undefined || (previous.players.length > 0 && !previous.intents.has("free-agents"))) return previous;
  if (![...NAMES_FIRST, ...ABOUT_HIM].some((want) => previous.intents.has(want))) return previous;
  return { ...previous, players: [name], searchNames: [name] };
}

function understandAfter(
  question: string,
  before: Understanding | undefined,
  weights: AskWeights = committedWeights(),
): Understanding {
  const previous = before && withoutOrder(before);
  const reading = readByRules(question, previous);
  const asked = withAsk(reading.ruled, askedOf(reading, previous), previous, weights);
  const understood = asked.isBrief ? asked : withFocus(asked, reading.own, previous);
  const { before: _, mine: __, advised: ___, ...own } = understood;
  const namedBefore = previous && namedLast(previous, understood);
  const mine = [...ownPlayerNames(reading.own), ...(previous?.mine ?? [])];
  return { ...own, ...(namedBefore && { before: namedBefore }), ...(mine.length > 0 && { mine }) };
}

/** An order is one question's alone: whatever goes on from it orders nothing. */
const withoutOrder = ({ ordersMove: _, ...rest }: Understanding): Understanding => rest;

/** "Is my George healthy?", "ο Τζορτζ μου": a surname that others may have. */
function ownPlayerNames({ mentions, text: { words } }: OwnReading): readonly string[] {
  const isPossessive = ({ first, last }: PlayerMention) =>
    /^(?:my|our)$/.test(words[first - 1]?.normalized ?? "") || /^(?:μου|μασ)$/.test(words[last + 1]?.normalized ?? "");
  return mentions
    .filter((player) => !/\s/.test(player.searchFor) && isPossessive(player))
    .map((player) => player.searchFor);
}

/** Players the earlier questions named last, when they are not the same. */
function namedLast({ searchNames, before }: Understanding, now: Understanding): readonly string[] | undefined {
  const isOther = searchNames.length > 0 && searchNames.join() !== now.searchNames.join();
  return isOther ? searchNames : before;
}

const askedOf = ({ own, ruled, isFilledIn }: ReadByRules, previous: Understanding | undefined): ParsedQuestion => ({
  own,
  ruled: ruled.intents,
  isFilledIn,
  previous: previous && { own: readQuestion(previous.question), intents: previous.intents },
});

/** A turn reads its question, and those before it, once for each of its steps. The latest asked for is last. */
const readings = new Map<string, OwnReading>();
/** Players that one turn looks up: it has eight look-ups. A trade is one look-up, however many it names. */
const MAX_PLAYERS = 4;
const MAX_READINGS = 50;

function readQuestion(question: string): OwnReading {
  const reading = readings.get(question) ?? readAnew(question);
  readings.delete(question);
  readings.set(question, reading);
  const oldest = readings.size > MAX_READINGS ? readings.keys().next().value : undefined;
  if (oldest !== undefined) readings.delete(oldest);
  return reading;
}

type ReadByRules = { own: OwnReading; ruled: Understanding; isFilledIn: boolean };

function readByRules(question: string, previous: Understanding | undefined): ReadByRules {
  const own = withPronoun(readQuestion(question), previous);
  if (previous && asksForLess(own)) return { own, ruled: inFewerWords(own, previous), isFilledIn: true };
  const decided = decideWants(own);
  const { concepts, filter, statLine } = own;
  const lastNGames = lastGamesIn(own.text);
  const lastDays = lastDaysIn(own.text);
  const searched = own.mentions.slice(0, MAX_PLAYERS);
  const fresh: Understanding = {
    question,
    language: languageOf(own, previous),
    ...decided,
    players: searched.map((mention) => mention.spelling),
    searchNames: searched.map((mention) => mention.searchFor),
    roles: rolesOf(own),
    ...(own.day === undefined ? {} : { day: own.day }),
    ...(own.window === undefined ? {} : { window: own.window }),
    ...(own.range === undefined ? {} : { range: own.range }),
    freeAgentFilter: filter,
    ...(decided.intents.has("score") ? { statLine } : {}),
    ...(lastNGames === undefined ? {} : { lastNGames }),
    ...(lastDays === undefined ? {} : { lastDays }),
    terms: own.terms,
    isRumour: concepts.has("rumour") && own.mentions.length > 0,
    isDropQuestion: concepts.has("drop"),
    isHoldQuestion: concepts.has("hold") || decided.asksToKeep === true,
    asksChance: concepts.has("chance"),
    asksToAct: asksToAct(foldedLine(own.text)),
    isStartQuestion:
      decided.asksStart === true ||
      concepts.has("start") ||
      (concepts.has("bench") && own.mentions.length > 0 && decided.without === undefined && !decided.asksReserve),
    asksHealth: concepts.has("health"),
    asksLineup:
      (concepts.has("roster") && !(concepts.has("health") && WHO_IS_HURT.test(foldedLine(own.text)))) ||
      concepts.has("bench") ||
      concepts.has("start"),
    asksBench: concepts.has("bench") && !concepts.has("start"),
    asksGames: concepts.has("play") || concepts.has("games"),
  };
  const alone = readQuestion(question);
  const order = orderedMove(alone, fresh) ?? (previous && orderedAgain(alone, previous));
  const carried = order === undefined && previous ? carriedOn(fresh, alone, previous) : undefined;
  const ruled =
    (order && { ...fresh, unsupported: [], ...order, confidence: "sure" as const, isSettled: true }) ??
    carried ??
    (previous === undefined || decided.isSettled ? fresh : filledIn(fresh, own, reopened(previous)));
  return { own, ruled, isFilledIn: ruled !== fresh };
}

/** "Who is hurt on my team?" asks for the hurt, and not for the roster. */
const WHO_IS_HURT =
  /^(?!.* (?:rosters?|lineups?|list|show|ροστερ|πενταδα\S*|συνθεση) ).* (?:who|whos|whom|anyone|anybody|any|which|how many|ποιοι|ποιοσ|κανεισ|κανενασ|καποιοσ|ποσοι|poioi|poios|kaneis|kanenas|kapoios|posoi) /;

const inFewerWords = (own: OwnReading, previous: Understanding): Understanding => ({
  ...previous,
  language: languageOf(own, previous),
  isBrief: true,
  isSettled: true,
});

/** The previous question for a follow-up, without its brevity and its reasons; decided again, except when its topic is unsupported. */
const reopened = ({ isBrief: _, asksReasons: __, ...previous }: Understanding): Understanding => ({
  ...previous,
  isSettled: previous.isSettled === true && previous.intents.has("unsupported"),
});

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
