/**
 * What a turn asks for by its wording as a whole, in the light of the turn before.
 *
 * Pure. The fitted weights see the words, what the rules make of them, and what the turn before was about; where they
 * know better than the rules, the likeliest matter whose frame can be filled takes their place.
 */
import type { Features } from "../asks/features";
import type { Focus } from "../understanding/focus/focus";
import { withoutNames } from "../understanding/named-asks";
import type { Understanding } from "../understanding/understood-question";
import { isAlike, matterFeatures, type TurnBefore } from "./features";
import { conversationFrames } from "./frames/conversation-frames";
import type { Turn } from "./frames/frame";
import { matchupFrames } from "./frames/matchup-frames";
import { playerFrames } from "./frames/player-frames";
import { teamFrames } from "./frames/team-frames";
import { tradeFrames } from "./frames/trade-frames";
import { matterOf } from "./matter-of";
import { MATTERS, type Matter } from "./matters";
import { type MatterWeights, matterLikelihoods } from "./weights";

const FRAMES = { ...playerFrames, ...tradeFrames, ...teamFrames, ...matchupFrames, ...conversationFrames };

/** How likely a matter has to be, and how many times likelier than what the rules read, to take its place. */
type Bar = { readonly likelihood: number; readonly ratio: number };
/** What goes on from the turn before: the rules read one in three of those rightly, the weights more than half. */
const GOES_ON: Bar = { likelihood: 0.15, ratio: 1.5 };
/** Where the rules stay with the matter of the turn before. */
const STAYS: Bar = { likelihood: 0.4, ratio: 2.5 };
const FIRST: Bar = { likelihood: 0.4, ratio: 2.5 };
/** Where the rules found what the question turns on, or a pattern said it in so many words. */
const SPECIFIC: Bar = { likelihood: 0.8, ratio: 4 };
const SETTLED: Bar = { likelihood: 0.97, ratio: 20 };
/** A settled reading of a turn that goes on: the weights read those more rightly than patterns. */
const SETTLED_LATER: Bar = { likelihood: 0.8, ratio: 10 };
/** Answers without facts: only where hardly anything else is meant. */
const MIN_FACTLESS = 0.85;
/** Ends in a card, which waits for the person: a faint chance of an order is none. */
const MIN_ORDER = 0.3;
const FACTLESS: ReadonlySet<Matter> = new Set(["help", "thanks", "off-topic", "strategy", "shorter", "cannot"]);

/** How a turn's matter is decided; another one than the weights only where these are fitted. */
export type MatterReader = (
  read: Understanding,
  turn: Omit<Turn, "read">,
  before: TurnBefore | undefined,
) => Understanding;

export const byWeights =
  (weights: MatterWeights): MatterReader =>
  (read, turn, before) =>
    withMatter(read, turn, before, weights);

/** @param read by the rules, with the conversation's gaps filled */
function withMatter(
  read: Understanding,
  turn: Omit<Turn, "read">,
  before: TurnBefore | undefined,
  weights: MatterWeights,
): Understanding {
  const ruled = matterOf(read);
  // A rumor is answered as one, whatever else is asked beside it.
  if (read.isRumour || (ruled !== undefined && BY_RULES_ALONE.has(ruled))) return named(read, ruled);
  if (turn.previous?.advised && BEGINS_AS_ORDER.test(turn.line)) {
    const ordered = asMatter(read, turn, "do-it");
    if (ordered) return ordered;
  }
  const bar = before !== undefined && isBareName(turn) ? SETTLED : barOf(read, ruled, before);
  const likely = matterLikelihoods(weights, featuresOfTurn(read, turn, before));
  const ofRules = ruled === undefined ? 0 : (likely.get(ruled) ?? 0);
  // "Any two-for-one they'd say yes to?": whether it is a trade is clearer than which question about it.
  const kindOf = (matter: Matter) =>
    MATTERS.reduce((sum, each) => sum + (isAlike(each, matter) ? (likely.get(each) ?? 0) : 0), 0);
  const best = MATTERS.toSorted((one, other) => (likely.get(other) ?? 0) - (likely.get(one) ?? 0));
  for (const matter of best) {
    const likelihood = likely.get(matter) ?? 0;
    const isTrade = isAlike(matter, "trade") && ruled !== undefined && !isAlike(ruled, "trade");
    const [chance, rival] = isTrade ? [kindOf(matter), kindOf(ruled)] : [likelihood, ofRules];
    // Of two questions about the same kind of thing, the one that is said in so many words.
    if (read.isSettled === true && ruled !== undefined && isAlike(matter, ruled)) break;
    if (matter === ruled || chance < bar.likelihood || chance <= bar.ratio * rival) break;
    // "When's his next game?" is told with his status.
    if (read.isSettled === true && ruled === "status" && matter === "games") break;
    if (FACTLESS.has(matter) && likelihood < MIN_FACTLESS) continue;
    if (matter === "do-it" && likelihood < MIN_ORDER) continue;
    const filled = asMatter(read, turn, matter);
    if (filled === undefined) continue;
    // "Which team has Giannis, and how many games does he have left?": the rules read both.
    return read.isSettled === true && coversAll(read, filled) ? named(read, ruled) : filled;
  }
  return named(read, ruled);
}

const coversAll = ({ intents }: Understanding, filled: Understanding): boolean =>
  intents.size > filled.intents.size && [...filled.intents].every((intent) => intents.has(intent));

/** "Set it up for the first one", "κάν' το για την πρώτη": of the move that was advised. */
const BEGINS_AS_ORDER =
  /^ (?:(?:ok|okay|yes|yeah|great|nice|cool|good|perfect|fine|alright|please|go ahead and|ναι|οκ|ωραια|τελεια|ενταξει|μια χαρα|nai|wraia|oraia|teleia|kala|καλα|λοιπον|τοτε|then|so|and) )*(?:do (?:it|that|the first)|set (?:it|that) up|make (?:it|that|the) (?:move|happen|card)|get it done|lets do (?:it|that)|pull the trigger|go with (?:him|it|that)|καν(?:ε|τε)? (?:το|τη|την|ταυτο)|βαλ(?:ε|τε)? τον|παρ(?:ε|τε)? τον|ετοιμασ(?:ε|τε) (?:μου )?(?:το|την|τη)|φτιαξ(?:ε|τε) (?:μου )?(?:το|την|τη)|προχωρα|kan(?:e)? ?to|val(?:e)? ?ton|par(?:e)? ?ton|etoimase|ftiakse to) /;
/** "And Tatum?": the question before, about somebody else. */
const isBareName = ({ own }: Pick<Turn, "own">): boolean => BARE_NAME.test(withoutNames(own));
const BARE_NAME =
  /^ (?:(?:and|ok|what|how|about|or|so|και|κι|k|kai|ki|η|ο|τον|την|o|ton|thn|για|gia|me|με) )*PLAYER(?: (?:and|or|και|kai|k|η|ο|τον|ton|o|PLAYER|then|though|tho))* $/;

function barOf(read: Understanding, ruled: Matter | undefined, before: TurnBefore | undefined): Bar {
  if (ruled === undefined || (before !== undefined && GENERAL.has(ruled))) return GOES_ON;
  // A drop of somebody named has its verdict, whatever else is asked with it.
  if (read.isDropQuestion && read.searchNames.length > 0)
    return before === undefined || read.isSettled === true ? SETTLED : SPECIFIC;
  if (read.isSettled === true) return before === undefined ? SETTLED : SETTLED_LATER;
  if (read.focus !== undefined && !IN_PASSING.has(read.focus)) return SPECIFIC;
  if (before === undefined) return FIRST;
  return before.matter === ruled ? STAYS : GOES_ON;
}
/** Told without any look-up: in a conversation hardly what is meant. */
const GENERAL: ReadonlySet<Matter> = new Set(["strategy", "help"]);
/** Found wherever a player is spoken of. */
const IN_PASSING: ReadonlySet<Focus> = new Set(["availability", "start-sit", "ownership"]);

/** "Keep him or trade him?": what he brings in a trade, beside whether he stays. */
export function withTradesAsked(read: Understanding, { own, line }: Pick<Turn, "own" | "line">): Understanding {
  const isOfTrades = own.concepts.has("trade") || GIVES_HIM.test(line);
  const isAsked = read.matter === "keep" && read.searchNames.length === 1 && isOfTrades;
  return isAsked ? { ...read, intents: new Set([...read.intents, "find-trades"]) } : read;
}

const GIVES_HIM =
  / (?:sell|shop|flip|move him|give me something|τον (?:δωσω|δινω|πουλησω|ανταλλαξω)|ton (?:dwsw|dosw|doso|dinw|poulhsw|pouliso)) /;

/** What the turn goes on from stays known to those after it. */
export function withEarlierTrade(read: Understanding, previous: Understanding | undefined): Understanding {
  const earlierTrade = previous?.trade ?? previous?.earlierTrade;
  return earlierTrade === undefined ? read : { ...read, earlierTrade };
}

function named({ matter: _, ...read }: Understanding, matter: Matter | undefined): Understanding {
  return matter === undefined ? read : { ...read, matter };
}

/** The turn as one of this matter; `undefined` where it lacks what that needs. */
export function asMatter(read: Understanding, turn: Omit<Turn, "read">, matter: Matter): Understanding | undefined {
  const filled = FRAMES[matter]?.({ ...turn, read });
  return filled && { ...bareOf(read), ...filled, language: read.language, confidence: "guess", matter };
}

/** Said in so many words. */
const BY_RULES_ALONE: ReadonlySet<Matter> = new Set(["do-it", "shorter", "arithmetic"]);

/** The wording, and what the rules make of it. */
export function featuresOfTurn(
  read: Understanding,
  { own }: Pick<Turn, "own">,
  before: TurnBefore | undefined,
): Features {
  const features = new Map(matterFeatures(own, before));
  const ruled = matterOf(read);
  features.set(`rules ${ruled}`, 1);
  features.set(`rules ${ruled} ${read.isSettled === true} ${read.confidence}`, 1);
  if (read.focus) features.set(`rules focus ${read.focus}`, 0.5);
  for (const intent of read.intents) features.set(`rules want ${intent}`, 0.5);
  return features;
}

/** The turn with its days, filters and names, and nothing of what it was read to ask for. */
function bareOf(read: Understanding): Understanding {
  const { question, language, day, window, range, freeAgentFilter, statLine, lastNGames, lastDays, terms } = read;
  const { mine, spared, before, otherTeam } = read;
  return {
    question,
    language,
    intent: "general_advice",
    confidence: "guess",
    players: [],
    searchNames: [],
    roles: { add: [], drop: [] },
    intents: new Set(),
    freeAgentFilter,
    terms,
    unsupported: read.unsupported.filter((topic) => topic === "trade"),
    isRumour: false,
    isDropQuestion: false,
    isHoldQuestion: false,
    isStartQuestion: false,
    asksHealth: false,
    asksLineup: false,
    asksBench: false,
    asksGames: false,
    ...(day && { day }),
    ...(window && { window }),
    ...(range && { range }),
    ...(statLine && { statLine }),
    ...(lastNGames !== undefined && { lastNGames }),
    ...(lastDays !== undefined && { lastDays }),
    ...(mine && { mine }),
    ...(spared && { spared }),
    ...(before && { before }),
    ...(otherTeam !== undefined && { otherTeam }),
  };
}
