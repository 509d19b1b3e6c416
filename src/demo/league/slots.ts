/**
 * Lineup slots of the demo league, in ESPN's ids, and the exact filling of a lineup.
 */
import { ESPN_DEFAULT_SLOTS, SLOT } from "@/domain/lineup/slots";

export const BENCH: number = SLOT.BENCH;
export const IR: number = SLOT.IR;

export const ACTIVE_PLACES = 13;
export const CENTRE = 5;
export const CENTRE_LIMIT = 4;

/** Every starting place once, the most special first. */
export const STARTING_SLOTS: readonly number[] = Object.entries(ESPN_DEFAULT_SLOTS).flatMap(([slot, slots]) =>
  Number(slot) < BENCH ? Array.from({ length: slots }, () => Number(slot)) : [],
);

/**
 * Fills the starting places with players taken in the given order, most wanted first.
 *
 * A later player never pushes an earlier one out: he only enters over an augmenting path. The set that starts is
 * therefore of greatest total value for any values that fall along the order.
 *
 * @returns the slot of each player, `BENCH` for those who found no place.
 */
export function fillLineup(
  requested: readonly (readonly number[])[],
  lineupSlots: readonly number[] = STARTING_SLOTS,
): number[] {
  const holder = new Array<number>(lineupSlots.length).fill(-1);
  const tryPlace = (player: number, seen: Set<number>): boolean => {
    for (const [lineupSlot, slot] of lineupSlots.entries()) {
      if (seen.has(lineupSlot) || !requested[player]?.includes(slot)) continue;
      seen.add(lineupSlot);
      const sitting = holder[lineupSlot] ?? -1;
      if (sitting === -1 || tryPlace(sitting, seen)) {
        holder[lineupSlot] = player;
        return true;
      }
    }
    return false;
  };
  for (const player of requested.keys()) tryPlace(player, new Set());
  const slots = requested.map(() => BENCH);
  for (const [slot, player] of holder.entries()) if (player >= 0) slots[player] = lineupSlots[slot] ?? BENCH;
  return slots;
}

/** How many of the players can start together. */
export const startersAmong = (eligible: readonly (readonly number[])[]): number =>
  fillLineup(eligible).filter((slot) => slot !== BENCH).length;
