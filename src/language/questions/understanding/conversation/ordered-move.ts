/**
 * "Add Camara and drop Jones", "ρίξε τον Μονκ και πάρε τον Έλις", and "do it" after a move was advised: the person orders
 * a move. It is valued and put on a card, which the person decides on.
 *
 * Pure. Read from the person's own words alone, and only where they hold nothing else: one word more, and it is a
 * question or a matter of its own.
 */
import { withoutNames } from "../named-asks";
import type { OwnReading } from "../reading";
import { isOrder } from "../to-act";
import type { Understanding } from "../understood-question";
import type { IntentDetail } from "../want";

type Ordered = Pick<
  Understanding,
  "intents" | "intent" | "roles" | "players" | "searchNames" | "ordersMove" | "asksToAct"
> &
  Partial<Pick<Understanding, "day">>;

/** @param read the question with its names and roles */
export function orderedMove(own: OwnReading, read: Understanding): Ordered | undefined {
  const { add, drop } = read.roles;
  if (add.length !== 1 || drop.length > 1 || own.mentions.length !== add.length + drop.length) return undefined;
  if (/[?;]/.test(own.text.source) || !ORDER.test(withoutNames(own))) return undefined;
  return ordered(read.roles, read);
}

/** "Do it", "ok add him": the move that the answer before advised, on its day; else the first player it proposed. */
export function orderedAgain(
  own: OwnReading,
  { advised, day, intents, searchNames, roles: before }: Understanding,
): Ordered | undefined {
  const line = withoutNames(own);
  const [named] = own.mentions;
  const him = advised?.add ?? (before.add.length === 1 ? before.add[0] : undefined);
  if (named !== undefined) {
    if (him === undefined || own.mentions.length > 1 || !ADD_HIM_DROP.test(line)) return undefined;
    return ordered({ add: [him], drop: [named.searchFor] }, { players: [him], searchNames: [him] });
  }
  const ordersHim = ADD_HIM.test(line);
  const [proposed] = searchNames;
  if (ordersHim && advised === undefined && proposed !== undefined && intents.has("free-agents"))
    return ordered({ add: [proposed], drop: [] }, { players: [proposed], searchNames: [proposed] });
  if (advised === undefined || !(isOrder(line) || ordersHim)) return undefined;
  const { add, drop } = advised;
  const roles = { add: [add], drop: drop === null ? [] : [drop] };
  return { ...ordered(roles, { players: [add], searchNames: [add] }), ...(day && { day }) };
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

const LEADS_IN =
  "(?:ok|okay|yes|yeah|alright|fine|great|cool|so|then|and|now|please|pls|just|go ahead and|lets|i want to|i wanna|can you|could you|οκ|ναι|ωραια|ενταξει|τοτε|και|κι|λοιπον|nai|wraia)";
const ADDS = "(?:add|pick up|grab|sign|claim|παρε|βαλε|προσθεσε|πιασε)";
const DROPS =
  "(?:drop|cut|waive|release|get rid of|ριξε|διωξε|κοψε|πεταξε|αφησε|βγαλε|vgale|bgale|diwxe|diwkse|rixe|kopse)";
const PLAYER = "(?:(?:my|the|our|ο|τον|την|του) )*PLAYER(?: μου)?";
const JOINS = "(?:and|then|for|instead of|in place of|και|κι|για|αντι|αντι για|στη θεση)";
const TRAILS =
  "(?:please|pls|now|for me|right now|today|tonight|tomorrow|thanks|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|σημερα|αποψε|αυριο|τωρα|παρακαλω|ρε|re|(?:τη |την )?(?:δευτερα|τριτη|τεταρτη|πεμπτη|παρασκευη|σαββατο|κυριακη))";
const HIM =
  "(?:(?:add|pick up|grab|sign|claim|get) (?:him|that guy|that one|this one|the first one)|pick him up|(?:παρ|βαλ|παρε|βαλε|προσθεσε|πιασε|πιασ) (?:μου )?τον|παρτον|βαλτον|(?:par|val|pare|vale) ton|parton|valton)";
const ADD_HIM = new RegExp(`^ (?:${LEADS_IN} )*${HIM}(?: (?:then|λοιπον|${TRAILS}))* $`);
/** "Add him and drop O'Neale". */
const ADD_HIM_DROP = new RegExp(
  `^ (?:${LEADS_IN} )*${HIM} (?:and|και|κι|kai|k|for|για|gia) (?:${DROPS} )?${PLAYER}(?: ${TRAILS})* $`,
);
const ORDER = new RegExp(
  `^ (?:${LEADS_IN} )*(?:(?:${ADDS}|${DROPS}) ${PLAYER}(?: ${JOINS})*(?: (?:${ADDS}|${DROPS}))?(?: ${PLAYER})?|(?:swap|αλλαξε) ${PLAYER} (?:for|με|για) ${PLAYER})(?: ${TRAILS})* $`,
);
