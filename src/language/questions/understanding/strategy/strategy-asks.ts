/**
 * Questions about how to play, answered from our own texts: whether to punt, to stream or to stash, what a two-for-one is worth, how to spend a
 * budget, how to get ready for the playoffs. Pure.
 */
import { termsIn } from "../glossary";
import type { Decision, Reading } from "../want";

/** @returns `undefined` for every other question, those about this week's own moves among them. */
export function strategyAsk({ line, mentions, day, has }: Reading): Decision | undefined {
  if (mentions.length > 0 || day !== undefined || has("opponent", "health")) return undefined;
  if (!ASKS_HOW.test(line) || OF_NOW.test(line) || !termsIn(line).some((term) => STRATEGIES.has(term)))
    return undefined;
  return {
    intent: "general_advice",
    confidence: "sure",
    intents: new Set(["explain"]),
    unsupported: [],
    isSettled: true,
  };
}

const STRATEGIES: ReadonlySet<string> = new Set([
  "streaming",
  "punting",
  "stashing",
  "faab",
  "two-for-one",
  "playoff-run",
]);

const ASKS_HOW =
  / (?:(?:is|would) (?:\S+ ){1,3}(?:be )?(?:dumb|stupid|smart|wise|viable|crazy|a mistake|a good idea|a bad idea)|(?:should|would) (?:i|we|you)|(?:is it|are|its) (?:\S+ )?(?:worth|better|good|bad|smart|ok|fine|a good idea|too)|when (?:should|do|is|to)|how (?:should|do|much|many|often|early|late|soon|to)|what(?:s| is) (?:a |the )?(?:good|best|right|smart)|any (?:tips|advice)|(?:smart|wise|good idea) or not|good idea|strategy|tips|worth it|τι λεσ|λεσ να|να|ποτε|ποσο\S*|πωσ|αξιζει|συμφερει|στρατηγικη|συμβουλ\S*) /;
/** Somebody to add, drop or start now is another question, and so is what holds for this week. */
const OF_NOW =
  / (?:who|whom|whos|which|whose|tonight|today|tomorrow|this week|right now|this matchup|ποιον|ποιοσ|ποιουσ|ποιεσ|σημερα|αποψε|αυριο|αυτη την εβδομαδα|τωρα|best free agent\S*) /;
