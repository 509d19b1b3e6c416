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
export const STARTING_SLOTS: readonly number[] = Object.entries(ESPN_DEFAULT_SLOTS).flatMap(([slot, places]) =>
  Number(slot) < BENCH ? Array.from({ length: places }, () => Number(slot)) : [],
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
  wanted: readonly (readonly number[])[],
  places: readonly number[] = STARTING_SLOTS,
): number[] {
  const holder = new Array<number>(places.length).fill(-1);
  const tryPlace = (player: number, seen: Set<number>): boolean => {
    for (const [place, slot] of places.entries()) {
      if (seen.has(place) || !wanted[player]?.includes(slot)) continue;
      seen.add(place);
      const sitting = holder[place] ?? -1;
      if (sitting === -1 || tryPlace(sitting, seen)) {
        holder[place] = player;
        return true;
      }
    }
    return false;
  };
  for (const player of wanted.keys()) tryPlace(player, new Set());
  const slots = wanted.map(() => BENCH);
  for (const [place, player] of holder.entries()) if (player >= 0) slots[player] = places[place] ?? BENCH;
  return slots;
}

/** How many of the players can start together. */
export const startersAmong = (eligible: readonly (readonly number[])[]): number =>
  fillLineup(eligible).filter((slot) => slot !== BENCH).length;
