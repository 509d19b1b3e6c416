/** Why moves cannot be made, as codes. */
import type { MoveRefusalCode } from "@/contract/planning/move-refusals";
import type { WeekPlayer } from "@/domain/engine/week-roster";
import type { PlayerId } from "@/domain/ids";
import { SLOT, slotLabel } from "@/domain/lineup/slots";
import { IR_STATUSES } from "@/domain/week/league-week";
import type { WeekSession } from "./week-session";

export type MoveRefusal = {
  readonly code: MoveRefusalCode;
  /** The first day on which it can be done, when that is what stands against it. */
  readonly possibleFrom?: string;
};

const isWronglyInIr = ({ slot, status }: WeekPlayer): boolean =>
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
  if (week.mine.some(isWronglyInIr)) return "reserve-first";
  if (drop !== undefined && mine(drop)?.keptBecause.includes("undroppable")) return "undroppable";
  const [day] = week.days;
  const isOverLimit = day !== undefined && week.breaksPositionLimit([{ day, drop: drop ?? null, add }]);
  return isOverLimit ? "position-limit" : "not-possible";
}
