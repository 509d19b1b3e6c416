/** Matters of the conversation itself, of the game in general, and of the product. Pure. */
import { aboutPlayers } from "../../understanding/conversation/about-players";
import { withReasons } from "../../understanding/conversation/asked-for-reasons";
import { isPartOf } from "../../understanding/conversation/asked-why";
import { type Filled, type Frames, namesIn, ofTheTeam, type Turn, wants } from "./frame";
import { addOf } from "./player-frames";

/** "Don't", "not him", "wait": whatever else is said, no order. */
const NEGATES =
  / (?:dont|do not|not|never|no|nah|nope|wait|unless|without|leave|skip|later|forget|hold|yet|instead|if|should|would|could|can|μη|μην|δεν|οχι|περιμενε|αν|να|πρεπει|mhn|min|mi|den|oxi|ohi|an|na|perimene) /;

const OF_AN_OFFER =
  / (?:offer|proposal|trade|deal|message|προσφορα|προταση|ανταλλαγη|μηνυμα|prosfora|protash|protasi|antallagh|antallagi) /;

/**
 * The move that the answer before advised, with those named in their place. It gets a card,
 * which the person decides on.
 */
function orderOf({ own, line, read, previous }: Turn): Filled | undefined {
  if (previous === undefined || NEGATES.test(line) || /[?;]/.test(own.text.source)) return undefined;
  const trade = previous.trade ?? previous.earlierTrade;
  // What FanVise never does itself is said first, before the trade or the lineup as it would be.
  if (trade && (previous.trade || OF_AN_OFFER.test(line)))
    return { intent: "player_research", intents: wants("trade"), ...aboutPlayers(), trade, asksToAct: true };
  if (OF_AN_OFFER.test(line)) return undefined;
  if (previous.intents.has("daily-lineup") || previous.intents.has("weekly-lineup"))
    return { ...previous, asksToAct: true };
  // What the answer advised against is no order to guess.
  const { add, drop = null } = previous.advised ?? {};
  const [named, ...others] = namesIn(own);
  if (add === undefined || others.length > 0) return undefined;
  const isOfTheMove = named !== undefined && [add, drop].some((each) => each !== null && isPartOf(named, each));
  // A name from elsewhere, without a word for dropping him, may be anybody's.
  const isToGo = named !== undefined && (own.concepts.has("drop") || read.roles.drop.includes(named));
  if (named !== undefined && !isOfTheMove && !isToGo) return undefined;
  const goes = named === undefined || isOfTheMove ? drop : named;
  const filled = addOf([add], goes === null ? [] : [goes]);
  return filled && { ...filled, intents: wants("simulate"), ordersMove: true };
}

export const conversationFrames: Frames = {
  "do-it": orderOf,
  strategy: ofTheTeam("general_advice", ["explain"]),
  decisions: ofTheTeam("general_advice", ["decisions"]),
  why: ({ previous }) => previous && withReasons(previous),
  shorter: ({ previous }) => previous && { ...previous, isBrief: true as const },
  another: ({ own, previous, listed, proposed }) => {
    // "Not Herb, somebody else" of those to drop names who stays.
    if (previous?.focus === "whom-to-drop" || own.mentions.length > 0) return undefined;
    if (previous?.trade || previous?.intents.has("find-trades"))
      return { intent: "lineup_optimization", intents: wants("find-trades"), ...aboutPlayers() };
    const next = listed.length > 1 ? listed[1] : undefined;
    if (next !== undefined && next !== proposed[0]) return addOf([next]);
    return previous && !previous.intents.has("free-agents")
      ? {
          intent: "free_agent_scan",
          intents: wants("free-agents", "value-free-agents"),
          ...aboutPlayers(),
          freeAgentFilter: previous.freeAgentFilter,
        }
      : undefined;
  },
  help: ofTheTeam("general_advice", ["help"]),
  thanks: ofTheTeam("general_advice", ["thanks"]),
  "off-topic": ofTheTeam("general_advice", ["decline"]),
};
