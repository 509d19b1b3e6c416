/**
 * Lineup slots and position eligibility of the demo league, in ESPN's ids, and the exact filling of a lineup.
 *
 * Positions (1 PG … 5 C) and slots (0 PG … 13 IR) are two tables; a player's slots are the union over his positions.
 */
import { SLOT } from "@/domain/slots";

export const BENCH: number = SLOT.BENCH;
export const IR: number = SLOT.IR;
const UTIL: number = SLOT.UTIL;

/** Places of a roster by slot id: ten starters, three bench, one injured reserve. */
export const SLOT_COUNTS: Readonly<Record<string, number>> = {
  ...{ "0": 1, "1": 1, "2": 1, "3": 1, "4": 1, "5": 1, "6": 1, "7": 0, "8": 0, "9": 0, "10": 0 },
  ...{ "11": 3, "12": 3, "13": 1, "14": 0 },
};
export const ACTIVE_PLACES = 13;
export const CENTRE = 5;
export const CENTRE_LIMIT = 4;

/** Every starting place once, the most special first. */
export const STARTING_SLOTS: readonly number[] = Object.entries(SLOT_COUNTS).flatMap(([slot, places]) =>
  Number(slot) < BENCH ? Array.from({ length: places }, () => Number(slot)) : [],
);

const SLOTS_OF_POSITION: Readonly<Record<number, readonly number[]>> = {
  1: [0, 5, 8],
  2: [1, 5, 7, 8],
  3: [2, 6, 7, 8, 10],
  4: [3, 6, 8, 9, 10],
  5: [4, 9, 10],
};

/** ESPN's `eligibleSlots`: every player also lists utility, bench and injured reserve, hurt or not. */
export function eligibleSlotsOf(positions: readonly number[]): number[] {
  const special = positions.flatMap((position) => SLOTS_OF_POSITION[position] ?? []);
  return [...new Set([...special, UTIL, BENCH, IR])].sort((a, b) => a - b);
}

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
