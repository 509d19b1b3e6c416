/**
 * A move that is talked over: "keep Royce and cut Nembhard instead", "does that hold up past this week?", "how many
 * points is that?".
 *
 * Pure.
 */
import type { OwnReading } from "../reading";
import type { Roles } from "../roles";
import type { Understanding } from "../understood-question";
import type { IntentDetail } from "../want";

type Carried = Pick<Understanding, "intent" | "intents" | "players" | "searchNames" | "roles"> &
  Partial<Pick<Understanding, "focus" | "asksSeason">>;

export function moveGoesOn(
  line: string,
  own: OwnReading,
  fresh: Understanding,
  previous: Understanding,
): Carried | undefined {
  const before = rolesBefore(previous);
  if (before === undefined || fresh.trade !== undefined) return undefined;
  if (own.mentions.length > 0) {
    const drop = fresh.roles.drop.filter((name) => !before.add.includes(name));
    const isOtherDrop = drop.length === 1 && fresh.roles.add.length === 0 && GOES_ON.test(line);
    return isOtherDrop ? valued({ add: before.add, drop }) : undefined;
  }
  if (LATER.test(line)) return { ...valued(before), focus: "compare", asksSeason: true };
  return ITS_SIZE.test(line) ? valued(before) : undefined;
}

/** The move that was asked about, or that the answer advised. */
function rolesBefore({ intents, roles, advised }: Understanding): Roles | undefined {
  if (!intents.has("simulate") && !intents.has("free-agents")) return undefined;
  if (roles.add.length === 1) return roles;
  return advised && { add: [advised.add], drop: advised.drop === null ? [] : [advised.drop] };
}

const valued = (roles: Roles): Carried => ({
  intent: "player_research",
  intents: new Set<IntentDetail>(["simulate"]),
  players: [...roles.add, ...roles.drop],
  searchNames: [...roles.add, ...roles.drop],
  roles,
});

/** The same move with somebody else to go, and no question of its own. */
const GOES_ON =
  / (?:instead|rather|keep|what if|and if|what about|how about|same gain|αντι|αντι γι|καλυτερα|κρατησω|κρατω|και αν|κι αν|anti|kalutera|kaliutera|kalitera|kratisw|krathsw|kratao|ki an|kai an) /;
const LATER =
  / (?:(?:past|beyond|after) (?:this|the) (?:week|matchup)|hold up|long ?(?:term|run)|rest of (?:the )?(?:season|year)|ros|just (?:a |this |for )?(?:schedule|week|matchup|streak)|(?:υπολοιπ\S+|μετα) (?:τησ |την |απο )?(?:\S+ )?(?:σεζον|χρονια\S*|εβδομαδα)|μακροπροθεσμα|και μετα(?= $)|μετα την κυριακη|ypoloip\S+ (?:ths |tis )?(?:sezon|xronias)|makroprothesma|meta thn (?:evdomada|bdomada|kyriakh)) /;
const ITS_SIZE =
  / (?:how (?:many|much) (?:\S+ ){0,3}(?:points?|pts|gain|help|worth|that|it)|same gain|by how much|(?:ποσουσ|ποσο) (?:\S+ ){0,2}(?:ποντ\S+|κερδιζω|κερδοσ|αξιζει|διαφορα)|(?:posous|poso|posoys) (?:\S+ ){0,2}(?:pont\S+|kerdizw|kerdizo|kerdos|aksizei|axizei|diafora)) /;
