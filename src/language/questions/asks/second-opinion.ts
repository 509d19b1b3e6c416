/**
 * What a question asks for by its wording, weighed as a whole.
 *
 * Pure. The rules name who and when; the weights choose among whole asks, and only those that the question can fill: an
 * ask about a player needs one, arithmetic needs amounts. Of questions that nobody has seen the weights read more
 * rightly than the rules, so these stay only where they say the same or the weights know nothing.
 */
import { isArithmetic } from "../understanding/scoring/arithmetic";
import { foldedLine } from "../understanding/text";
import type { IntentDetail } from "../understanding/want";
import { ASK_NAMES, ASKS, type Ask, PLAYER_ASKS } from "./asks";
import type { ParsedQuestion } from "./features";

export type Fillable = { hasPlayers: boolean; hasAmounts: boolean };

/** The rules stay where no ask is likelier than this. */
const MIN_LIKELIHOOD = 0.05;
/** Two questions in one are answered by one ask that is likelier than this: both halves then ask the same. */
const SURELY_ONE = 0.85;
/** Threshold for follow-up questions, whose own words say little. */
const LIKELIER_THAN_BEFORE = 2;

/** How likely each ask answers rightly, by the wording. */
export type Likelihoods = ReadonlyMap<Ask, number>;

/** @returns `undefined` where the rules are to stay. */
export function secondOpinion(request: ParsedQuestion, fillable: Fillable, likely: Likelihoods): Ask | undefined {
  const [best] = ASK_NAMES.filter((ask) => canBeAsked(ask, fillable)).sort(
    (a, b) => (likely.get(b) ?? 0) - (likely.get(a) ?? 0),
  );
  if (best === undefined || isTrade(request)) return undefined;
  const likelihood = likely.get(best) ?? 0;
  if ((PROPOSES.has(best) || request.ruled.has("simulate")) && likelihood < SURE_TO_REPLACE) return undefined;
  // "Anything in the news I should act on?" is about my own players.
  if (best === "topic-news" && request.ruled.has("doubtful")) return undefined;
  if (isNamedAnew(request) && likelihood < SURE_IN_CONVERSATION) return undefined;
  if (request.ruled.has("score") && isArithmetic(request.own)) return undefined;
  if (best === "opponent-roster" && asksForGames(request)) return "opponent-games";
  if (isAlike(request.ruled, ASKS[best]) || isNarrower(request.ruled, best)) return undefined;
  if (isTwoQuestions(request) && !(likelihood >= SURELY_ONE && isSeenInPart(request.ruled, best))) return undefined;
  if (likelihood < MIN_LIKELIHOOD && !isAtALoss(request.ruled)) return undefined;
  const ruled = ASK_NAMES.filter((ask) => isAlike(request.ruled, ASKS[ask])).map((ask) => likely.get(ask) ?? 0);
  if (likelihood <= (request.isFilledIn ? LIKELIER_THAN_BEFORE : 1) * Math.max(0, ...ruled)) return undefined;
  return best;
}

/** Asks whose answers hold cards to approve: what was not understood gets none. */
const PROPOSES: ReadonlySet<Ask> = new Set(["plan", "review", "cut"]);
/** What the rules value as a move, and what would end in cards, gives way only to an ask likelier than this. */
const SURE_TO_REPLACE = 0.2;

/** Its own words name somebody and say what is asked of him, whatever was asked before. */
const isNamedAnew = ({ own, previous, isFilledIn, ruled }: ParsedQuestion): boolean =>
  previous !== undefined && !isFilledIn && own.mentions.some(({ isSure }) => isSure) && isAlike(ruled, ASKS.health);
const SURE_IN_CONVERSATION = 0.4;

const canBeAsked = (ask: Ask, { hasPlayers, hasAmounts }: Fillable): boolean =>
  (hasPlayers || !PLAYER_ASKS.has(ask)) && (hasAmounts || ask !== "score");

/** A trade is no move that is simulated: the rules compare the players, and ask whether trades are open. */
const isTrade = ({ own, ruled }: ParsedQuestion): boolean =>
  own.concepts.has("trade") && own.mentions.length > 0 && isAlike(ruled, ASKS.start);

/** "Who does he have on Friday?" asks which of the opponent's players play then. */
const asksForGames = (request: ParsedQuestion): boolean =>
  (request.own.day !== undefined || request.own.concepts.has("games")) &&
  !request.isFilledIn &&
  !isTwoQuestions(request);

/** The rules understood nothing: any reading is better. */
const isAtALoss = (ruled: ReadonlySet<IntentDetail>): boolean => ruled.size === 1 && ruled.has("unsupported");

/** The wording speaks of some player, whether or not one was found. */
export function speaksOfAPlayer(likely: Likelihoods): boolean {
  const [best] = ASK_NAMES.toSorted((a, b) => (likely.get(b) ?? 0) - (likely.get(a) ?? 0));
  return best !== undefined && PLAYER_ASKS.has(best) && (likely.get(best) ?? 0) >= SURE_OF_A_PLAYER;
}
const SURE_OF_A_PLAYER = 0.2;

/** Wants that need no tool of their own. */
const BESIDES: ReadonlySet<IntentDetail> = new Set([
  ...(["review", "doubtful", "value-free-agents", "help", "thanks", "explain", "unsupported"] as const),
]);

/** "What is the score, and who sits tonight?": the rules answer both, an ask only one. */
function isTwoQuestions({ own, ruled }: ParsedQuestion): boolean {
  return JOINS_QUESTIONS.test(foldedLine(own.text)) && !ASK_NAMES.some((ask) => isAlike(ruled, ASKS[ask]));
}
/** "And who" at the beginning goes on from the question before. */
const JOINS_QUESTIONS =
  / \S+ (?:and|και|κι) (?:who|what|whats|how|hows|when|which|ποιοσ|ποιον|ποιοι|ποιουσ|ποια|ποιεσ|τι|πωσ|ποτε|ποσα|ποσο) /;

/** The rules read this ask and something besides. */
const isSeenInPart = (ruled: ReadonlySet<IntentDetail>, ask: Ask): boolean => ASKS[ask].some((want) => ruled.has(want));

/** Both value a move; the rules know whether he who would go is to be looked at as well. */
const isNarrower = (ruled: ReadonlySet<IntentDetail>, ask: Ask): boolean =>
  ask === "simulate" && ruled.has("simulate") && !ruled.has("game-log");

function isAlike(ruled: ReadonlySet<IntentDetail>, request: readonly IntentDetail[]): boolean {
  const checked = (intents: Iterable<IntentDetail>) =>
    [...intents]
      .filter((want) => !BESIDES.has(want))
      .sort()
      .join();
  return checked(ruled) === checked(request);
}
