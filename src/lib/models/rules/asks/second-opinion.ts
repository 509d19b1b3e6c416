/**
 * What a question asks for by its wording, weighed as a whole.
 *
 * Pure. The rules name who and when; the weights choose among whole asks, and only those that the question can fill: an
 * ask about a player needs one, arithmetic needs amounts. Of questions that nobody has seen the weights read more
 * rightly than the rules, so these stay only where they say the same or the weights know nothing.
 */
import { foldedLine } from "../understanding/text";
import type { Want } from "../understanding/wants";
import { ASK_NAMES, ASKS, type Ask, PLAYER_ASKS } from "./asks";
import { type Asked, featuresOf } from "./features";
import { type AskWeights, likelihoods } from "./weights";

export type Fillable = { hasPlayers: boolean; hasAmounts: boolean };

/** The rules stay where no ask is likelier than this. */
const LEAST_LIKELY = 0.05;
/** Two questions in one are answered by one ask that is likelier than this: both halves then ask the same. */
const SURELY_ONE = 0.85;
/** Of a question filled in from the one before, the words say little by themselves. */
const LIKELIER_THAN_BEFORE = 2;

/** @returns `undefined` where the rules are to stay. */
export function secondOpinion(asked: Asked, fillable: Fillable, weights: AskWeights): Ask | undefined {
  const likely = likelihoods(weights, featuresOf(asked));
  const [best] = ASK_NAMES.filter((ask) => canBeAsked(ask, fillable)).sort(
    (a, b) => (likely.get(b) ?? 0) - (likely.get(a) ?? 0),
  );
  if (best === undefined || isAlike(asked.ruled, ASKS[best]) || isNarrower(asked.ruled, best)) return undefined;
  const likelihood = likely.get(best) ?? 0;
  if (isTwoQuestions(asked) && !(likelihood >= SURELY_ONE && isSeenInPart(asked.ruled, best))) return undefined;
  if (likelihood < LEAST_LIKELY && !isAtALoss(asked.ruled)) return undefined;
  const ruled = ASK_NAMES.filter((ask) => isAlike(asked.ruled, ASKS[ask])).map((ask) => likely.get(ask) ?? 0);
  if (likelihood <= (asked.isFilledIn ? LIKELIER_THAN_BEFORE : 1) * Math.max(0, ...ruled)) return undefined;
  return best;
}

const canBeAsked = (ask: Ask, { hasPlayers, hasAmounts }: Fillable): boolean =>
  (hasPlayers || !PLAYER_ASKS.has(ask)) && (hasAmounts || ask !== "score");

/** The rules understood nothing: any reading is better. */
const isAtALoss = (ruled: ReadonlySet<Want>): boolean => ruled.size === 1 && ruled.has("unsupported");

/** The wording speaks of some player, whether or not one was found. */
export function speaksOfAPlayer(asked: Asked, weights: AskWeights): boolean {
  const likely = likelihoods(weights, featuresOf(asked));
  const [best] = ASK_NAMES.toSorted((a, b) => (likely.get(b) ?? 0) - (likely.get(a) ?? 0));
  return best !== undefined && PLAYER_ASKS.has(best) && (likely.get(best) ?? 0) >= SURE_OF_A_PLAYER;
}
const SURE_OF_A_PLAYER = 0.2;

/** Wants that add no look-up of their own. */
const BESIDES: ReadonlySet<Want> = new Set([
  ...(["review", "doubtful", "value-free-agents", "help", "thanks", "explain", "unsupported"] as const),
]);

/** "What is the score, and who sits tonight?": the rules answer both, an ask only one. */
function isTwoQuestions({ own, ruled }: Asked): boolean {
  return JOINS_QUESTIONS.test(foldedLine(own.text)) && !ASK_NAMES.some((ask) => isAlike(ruled, ASKS[ask]));
}
const JOINS_QUESTIONS =
  / (?:and|και|κι) (?:who|what|whats|how|hows|when|which|ποιοσ|ποιον|ποιοι|ποιουσ|ποια|ποιεσ|τι|πωσ|ποτε|ποσα|ποσο) /;

/** The rules read this ask and something besides. */
const isSeenInPart = (ruled: ReadonlySet<Want>, ask: Ask): boolean => ASKS[ask].some((want) => ruled.has(want));

/** Both value a move; the rules know whether he who would go is to be looked at as well. */
const isNarrower = (ruled: ReadonlySet<Want>, ask: Ask): boolean =>
  ask === "simulate" && ruled.has("simulate") && !ruled.has("game-log");

function isAlike(ruled: ReadonlySet<Want>, asked: readonly Want[]): boolean {
  const looked = (wants: Iterable<Want>) =>
    [...wants]
      .filter((want) => !BESIDES.has(want))
      .sort()
      .join();
  return looked(ruled) === looked(asked);
}
