/**
 * Lineup slots and positions: two different tables of ESPN.
 *
 * A slot (0 to 15) is a place in the lineup; a position (1 to 5) is what a player is. PG is slot 0 and position 1, so
 * reading one through the other's table shifts every label by one. Slot ids 0 to 13 are confirmed by all 975 players of
 * the recorded `players_wl` payload, position ids by the single-position players in it.
 */

export type Position = "PG" | "SG" | "SF" | "PF" | "C";

const POSITION_BY_ID: Readonly<Record<number, Position>> = { 1: "PG", 2: "SG", 3: "SF", 4: "PF", 5: "C" };

export const SLOT_LABELS: Readonly<Record<number, string>> = {
  0: "PG",
  1: "SG",
  2: "SF",
  3: "PF",
  4: "C",
  5: "G",
  6: "F",
  7: "SG/SF",
  8: "G/F",
  9: "PF/C",
  10: "F/C",
  11: "UTIL",
  12: "BE",
  13: "IR",
  // 14 has no name in ESPN's client and a count of 0 in every league seen.
  15: "Rookie",
};

export const SLOT = { UTIL: 11, BENCH: 12, IR: 13 } as const;

/** ESPN's default layout by slot id: ten starters, three bench, one injured reserve. */
export const ESPN_DEFAULT_SLOTS: Readonly<Record<string, number>> = {
  "0": 1,
  "1": 1,
  "2": 1,
  "3": 1,
  "4": 1,
  "5": 1,
  "6": 1,
  "7": 0,
  "8": 0,
  "9": 0,
  "10": 0,
  "11": 3,
  "12": 3,
  "13": 1,
  "14": 0,
};

const SLOTS_OF_POSITION: Readonly<Record<number, readonly number[]>> = {
  1: [0, 5, 8],
  2: [1, 5, 7, 8],
  3: [2, 6, 7, 8, 10],
  4: [3, 6, 8, 9, 10],
  5: [4, 9, 10],
};

/**
 * `eligibleSlots` as ESPN lists them for a player of these position ids: the union over his positions, and utility,
 * bench and injured reserve for everyone, hurt or not. Only for players whose own list is not known.
 */
export function eligibleSlotsOf(positions: readonly number[]): number[] {
  const special = positions.flatMap((position) => SLOTS_OF_POSITION[position] ?? []);
  return [...new Set([...special, SLOT.UTIL, SLOT.BENCH, SLOT.IR])].sort((a, b) => a - b);
}

/** The slot's short label, `slot N` for one that ESPN has added since. */
export function slotLabel(slotId: number): string {
  return SLOT_LABELS[slotId] ?? `slot ${slotId}`;
}

/** The label of `defaultPositionId`, `undefined` for one outside ESPN's table. */
export function positionLabel(positionId: number): Position | undefined {
  return POSITION_BY_ID[positionId];
}

/** Bench and IR do not score; every other slot does. */
export function isStartingSlot(slotId: number): boolean {
  return slotId !== SLOT.BENCH && slotId !== SLOT.IR;
}

export type LineupRole = "starter" | "bench" | "IR";

export function lineupRole(slotId: number): LineupRole {
  if (slotId === SLOT.BENCH) return "bench";
  return slotId === SLOT.IR ? "IR" : "starter";
}

/** The base positions (slots 0 to 4) in a player's eligible slots, in ESPN's order of positions. */
export function positionsOf(eligibleSlots: readonly number[]): Position[] {
  return [0, 1, 2, 3, 4].flatMap((slot) => {
    const position = eligibleSlots.includes(slot) ? POSITION_BY_ID[slot + 1] : undefined;
    return position ? [position] : [];
  });
}
