/**
 * "Add Camara and drop Jones", "ρίξε τον Μονκ για τον Έλις", and "do it" after a move was valued: the person orders a
 * move. It is valued and put on a card, which the person decides on.
 *
 * Pure. Read from the person's own words alone.
 */
import type { OwnReading } from "../reading";
import { asksToDecide } from "../to-act";
import type { Understanding } from "../understood-question";
import type { IntentDetail } from "../want";

type Ordered = Pick<Understanding, "intents" | "intent" | "roles" | "players" | "searchNames" | "ordersMove"> & {
  asksToAct: false;
};

/** @param read the question with its names and roles */
export function orderedMove(line: string, own: OwnReading, read: Understanding): Ordered | undefined {
  const [add] = read.roles.add;
  if (add === undefined || own.mentions.length === 0 || read.roles.add.length > 1 || read.roles.drop.length > 1)
    return undefined;
  if (!ORDERS.test(line) || IS_ASKED.test(line) || own.text.source.includes("?") || own.text.source.includes(";"))
    return undefined;
  return ordered(read.roles, read);
}

/** "Do it": what the question before had valued. */
export function orderedAgain(line: string, previous: Understanding): Ordered | undefined {
  const { roles, intents, players, advised } = previous;
  if (!asksToDecide(line)) return undefined;
  // The answer says whom it advised, whatever names stood in the question.
  if (intents.has("simulate") && advised !== undefined)
    return ordered(
      { add: [advised], drop: roles.drop.filter((name) => name !== advised) },
      { players: [advised], searchNames: [advised] },
    );
  if (intents.has("simulate") && roles.add.length === 1) return ordered(roles, previous);
  // Of a list that was valued the first is the one advised.
  const [first] = players;
  return intents.has("value-free-agents") && first !== undefined
    ? ordered({ add: [first], drop: [] }, { players: [first], searchNames: [first] })
    : undefined;
}

const ordered = (
  roles: Understanding["roles"],
  { players, searchNames }: Pick<Understanding, "players" | "searchNames">,
): Ordered => ({
  intent: "player_research",
  intents: new Set<IntentDetail>(["simulate"]),
  roles,
  players,
  searchNames,
  ordersMove: true,
  asksToAct: false,
});

const ORDERS =
  /^ (?:(?:ok|okay|yes|yeah|alright|fine|great|cool|so|then|and|now|please|pls|just|go ahead and|lets|i want to|i wanna|can you|could you|you can|οκ|ναι|ωραια|ενταξει|τοτε|και|λοιπον|ok|nai|wraia) )*(?:add|pick up|grab|drop|cut|swap|sign|claim|waive|get rid of|παρε|βαλε|προσθεσε|πιασε|ριξε|διωξε|κοψε|πεταξε|αφησε|αλλαξε) /;
/** What would happen, or whether to, is a question. */
const IS_ASKED =
  / (?:should|would|could i|can i|do i|what|who|whom|how|which|why|when|if|worth|or|lineup|tonight|start|αν|τι|ποιον|ποιοσ|να|ποτε|γιατι|η|πενταδα|αποψε) /;
