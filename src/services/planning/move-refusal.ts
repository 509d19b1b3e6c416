/** Why moves cannot be made: a code that pages translate, and its sentence. */
import type { MoveRefusalCode } from "@/contract/planning/what-if";
import type { WeekPlayer } from "@/domain/engine/week-roster";
import type { PlayerId } from "@/domain/ids";
import { SLOT, slotLabel } from "@/domain/lineup/slots";
import { IR_STATUSES } from "@/domain/week/league-week";
import type { WeekSession } from "./week-session";

export const REFUSAL_WORDS: Readonly<Record<MoveRefusalCode, string>> = {
  "already-mine": "He is on your roster already.",
  "already-planned": "You already approved a move with one of these players. Undo that one first.",
  opponents: "Your opponent has him.",
  "not-free": "He is not free: another team has him.",
  "no-adds-left": "No adds are left in this matchup.",
  "too-many-adds": "Fewer adds are left in this matchup.",
  "not-on-roster": "The player to be dropped is not on your roster.",
  "gone-by-then": "The player to be dropped is not on your roster then.",
  undroppable: "ESPN does not let him be dropped.",
  "roster-full": "Your roster is full: somebody has to go for him.",
  "later-only": "It can be done on a later day only.",
  "no-room": "The roster cannot hold everyone after these moves.",
  "reserve-first": "Somebody in an IR slot of yours may not be there: he has to leave it first.",
  "not-possible":
    "It is not possible on the days left: a game has begun, he clears waivers later, or a position limit is reached.",
};

export type MoveRefusal = {
  readonly code: MoveRefusalCode;
  readonly text: string;
  /** The first day on which it can be done, when that is what stands against it. */
  readonly possibleFrom?: string;
};

export const wordsOf = (code: MoveRefusalCode): MoveRefusal => ({ code, text: REFUSAL_WORDS[code] });

const standsWrongly = ({ slot, status }: WeekPlayer): boolean =>
  slot === slotLabel(SLOT.IR) && status !== "UNKNOWN" && !IR_STATUSES.has(status);

/** Reason for refusing a move that is not in the engine's move table. */
export function refusalOf(
  week: WeekSession,
  add: PlayerId | undefined,
  drop: PlayerId | undefined,
): Exclude<MoveRefusalCode, "later-only"> {
  const mine = (id: PlayerId | undefined) => week.mine.find((player) => player.playerId === id);
  if (mine(add)) return "already-mine";
  const isPlanned = (id: PlayerId | undefined) =>
    mine(id)?.change != null || week.coming.some((one) => one.playerId === id);
  if (isPlanned(add) || isPlanned(drop)) return "already-planned";
  if (week.theirs.some((player) => player.playerId === add)) return "opponents";
  if (add === undefined || !week.isFree(add)) return "not-free";
  if (week.addsLeft !== null && week.addsLeft < 1) return "no-adds-left";
  if (drop !== undefined && !mine(drop)) return "not-on-roster";
  if (week.mine.some(standsWrongly)) return "reserve-first";
  if (drop !== undefined && mine(drop)?.keptBecause.includes("undroppable")) return "undroppable";
  return "not-possible";
}
