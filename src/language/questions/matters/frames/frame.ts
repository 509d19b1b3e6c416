/** What a matter looks up, filled from the turn. Pure. */
import type { QueryIntent } from "@/contract/conversation/intent";
import { aboutPlayers } from "../../understanding/conversation/about-players";
import { TURNOVERS } from "../../understanding/focus/turnovers";
import type { OwnReading } from "../../understanding/reading";
import type { Understanding } from "../../understanding/understood-question";
import type { IntentDetail } from "../../understanding/want";
import type { Matter } from "../matters";

/** The turn that a frame is filled from. */
export type Turn = {
  readonly own: OwnReading;
  /** Its folded words in a row. */
  readonly line: string;
  /** The turn read by the rules: its days, filters and language hold whatever it asks for. */
  readonly read: Understanding;
  readonly previous: Understanding | undefined;
  /** Names in the answer before, the proposed one first. */
  readonly proposed: readonly string[];
  /** Names that the lines of its list begin with. */
  readonly listed: readonly string[];
};

export type Filled = Partial<Understanding> & Pick<Understanding, "intent" | "intents">;

/** `undefined` where the turn lacks what the matter needs. */
export type Frame = (turn: Turn) => Filled | undefined;
export type Frames = Readonly<Partial<Record<Matter, Frame>>>;

export const wants = (...intents: IntentDetail[]): ReadonlySet<IntentDetail> => new Set(intents);

/** A frame that names no player. */
export const ofTheTeam =
  (intent: QueryIntent, intents: readonly IntentDetail[], besides: Partial<Understanding> = {}): Frame =>
  () => ({ intent, intents: new Set(intents), ...aboutPlayers(), ...besides });

export const TODAY = { kind: "offset", days: 0 } as const;

/** Does the turn name categories, turnovers included? */
export const namesCategories = ({ own, line }: Pick<Turn, "own" | "line">): boolean =>
  (own.filter.targetCategories?.length ?? 0) > 0 || TURNOVERS.test(line);

const MAX_PLAYERS = 4;
/** "And him too", "both of them": he joins those spoken of before. */
const BESIDES =
  / (?:both|too|also|as well|together|either|all (?:of them|three)|him and|and him|them|with him|με τον|μαζι|επισησ|και οι δυο|κι αυτοσ|και ο \S+|κι ο \S+|ουτε|mazi|episis|epishs|kai oi dyo|ki autos|ki o \S+|kai o \S+) /;

const goesBesides = (line: string): boolean => BESIDES.test(line);

export const namesIn = ({ mentions }: OwnReading): readonly string[] => mentions.map(({ searchFor }) => searchFor);

/** Players named; without any, the players meant: those found by the rules, spoken of before, or proposed by the answer. */
export function playersOf(turn: Turn): readonly string[] {
  const named = namesIn(turn.own);
  const players = named.length > 0 ? named : before(turn);
  return players.slice(0, MAX_PLAYERS);
}

/** Players the conversation was about, besides those that the turn itself names. */
export function before({ own, read, previous, proposed }: Turn): readonly string[] {
  const named = namesIn(own);
  const meant = read.searchNames.filter((name) => !named.includes(name));
  if (meant.length > 0) return meant;
  const { searchNames = [], without = [], roles, before: earlier = [] } = previous ?? {};
  if (searchNames.length > 0) return searchNames;
  if (without.length > 0) return without;
  if (roles && roles.add.length > 0) return roles.add;
  return proposed.length > 0 ? proposed.slice(0, 1) : earlier;
}

/** The players of the turn, and those before it where it says so. */
export function withThoseBefore(turn: Turn): readonly string[] {
  const named = namesIn(turn.own);
  const { searchNames = [], without = [] } = turn.previous ?? {};
  const earlier = [...searchNames, ...without];
  if (named.length === 0 || !goesBesides(turn.line)) return playersOf(turn);
  return [...new Set([...earlier, ...named])].slice(0, MAX_PLAYERS);
}
