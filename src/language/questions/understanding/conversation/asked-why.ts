/**
 * "Why him and not Camara?", "why not Castle?", "why do you leave those out?": the reasons of what was proposed, told as
 * what each of them would bring, or as whether he starts.
 *
 * Pure.
 */
import { fold } from "../text";
import type { Understanding } from "../understood-question";
import type { IntentDetail } from "../want";

/** Reasons, or a trade talked over: told as such. */
export const isCarried = ({ asksReasons, intents, focus }: Understanding): boolean =>
  asksReasons === true || focus === "why-behind" || intents.has("find-trades") || intents.has("trade");

/** "Scoot" is Scoot Henderson. */
export const isPartOf = (name: string, whole: string): boolean => {
  const words = fold(whole).split(" ");
  return fold(name)
    .split(" ")
    .every((word) => words.includes(word));
};

/**
 * "Why him and not Camara?": what the proposed player and those named beside him would bring. "Why not Castle?" after
 * a move that was asked about: he in place of the player to add, for the same drop.
 */
export function reasonsFor(
  read: Understanding,
  previous: Understanding,
  { named, isOfNobody }: { readonly named: readonly string[]; readonly isOfNobody: boolean },
): Understanding {
  const isOfLineup = previous.intents.has("daily-lineup") || previous.focus === "start-sit";
  if (isOfLineup && isOfNobody) return { ...previous, language: read.language, asksReasons: true };
  if (isOfLineup && read.searchNames.length > 0) return startedOrNot(read, previous);
  const [asked] = previous.intents.has("simulate") ? previous.roles.add : [];
  const [proposed] = asked === undefined ? named : [asked];
  const others = read.searchNames.filter((name) => proposed === undefined || !isPartOf(name, proposed));
  const names = [...(proposed === undefined ? [] : [proposed]), ...others];
  if (names.length === 0) return read;
  return {
    ...asAdded(read, names, asked === undefined ? [] : previous.roles.drop),
    ...(names.length > 1 && { focus: "compare" }),
  };
}

/** "Why not Barrett?" after a lineup: whether he starts on its day. */
const startedOrNot = (read: Understanding, { day }: Understanding): Understanding => ({
  ...read,
  roles: { add: [], drop: [] },
  intent: "player_research",
  confidence: "sure",
  intents: new Set<IntentDetail>(["status", "daily-lineup"]),
  isStartQuestion: true,
  focus: "start-sit",
  unsupported: [],
  ...(day && { day }),
});

/** What each of the named would bring as an addition. */
export const asAdded = (
  read: Understanding,
  names: readonly string[],
  drop: readonly string[] = [],
): Understanding => ({
  ...read,
  players: names,
  searchNames: names,
  roles: { add: names, drop },
  intent: "player_research",
  confidence: "sure",
  intents: new Set<IntentDetail>(["simulate", "status"]),
  unsupported: [],
});
