/** Value of a given list of dated moves, with the lineups that plans are valued by. */
import { fault, type Outcome, solved } from "../lineup/fault";
import { readWeek } from "../week/open-week";
import { type Ownership, worthOf } from "../week/ownership";
import type { Week } from "../week/week";
import type { PlannedMove } from "./dated-plan";

export type MovesValue = {
  /** Best lineups of all days. */
  readonly weekTotal: number;
  /** Value of the final roster after the week. */
  readonly after: number;
};

/**
 * In the order given; limits on adds and locks are not asked about, since what is valued may be done already.
 *
 * Faults: those of `readWeek`; `engine.bad-week` for a move of somebody who is not there to be dropped or added, and
 * for players who cannot all be held.
 */
export function worthOfMoves(week: Week, moves: readonly PlannedMove[]): Outcome<MovesValue> {
  const read = readWeek(week);
  if (!read.ok) return read;
  const open = read.value;
  const owned = new Map<number, Ownership>(
    open.roster.map((player) => [player.playerId, { player, fromDay: 0, untilDay: open.days }]),
  );
  const free = new Map(open.freeAgents.map((player) => [player.playerId as number, player]));
  for (const { day, drop, add } of moves) {
    const droppedPlayer = drop === null ? null : owned.get(drop);
    const joiner = add === null ? null : free.get(add);
    if (droppedPlayer === undefined || joiner === undefined) return fault("engine.bad-week", "moves");
    if (droppedPlayer) owned.set(droppedPlayer.player.playerId, { ...droppedPlayer, untilDay: day });
    if (joiner) owned.set(joiner.playerId, { player: joiner, fromDay: day, untilDay: open.days });
  }
  const value = worthOf(open, [...owned.values()]);
  if (!Number.isFinite(value.weekTotal)) return fault("engine.bad-week", "too many players");
  return solved({ weekTotal: value.weekTotal, after: value.after });
}
