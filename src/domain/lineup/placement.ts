/**
 * Which slot each starter takes, once it is decided who starts.
 *
 * Every choice has the same total, so two preferences decide, in this order: as few players moved as possible, then late
 * games in flexible slots, so that a late scratch can still be replaced by almost anyone. Solved as one small
 * assignment with whole-number weights, so equal preferences never flicker with rounding.
 */
import type { PlayerId } from "../ids";
import type { LineupPlayer } from "./day";
import { flexibility, type SlotList } from "./slot-layout";

export type Placement = { readonly playerId: PlayerId; readonly slotId: number };

/** Above the sum of all preferences for late games: 31 players x rank 31 x 5 positions. */
const STAY = 10_000;
const FORBIDDEN = 1e12;

/**
 * @param starters free starters that fit the places together; each gets one.
 * @returns one placement per starter, by slot id and then player id.
 */
export function placeStarters(starters: readonly LineupPlayer[], slots: SlotList): Placement[] {
  const players = starters.toSorted((a, b) => a.playerId - b.playerId);
  const ranks = tipOffRanks(players);
  const costs = players.map((player, index) =>
    slots.map((slot) => {
      if (!player.eligibleSlots.includes(slot)) return FORBIDDEN;
      return -(slot === player.currentSlot ? STAY : 0) - (ranks[index] ?? 0) * flexibility(slot);
    }),
  );
  const taken = cheapestAssignment(costs, slots.length);
  return players
    .map(({ playerId }, index) => ({ playerId, slotId: slots[taken[index] ?? -1] ?? -1 }))
    .sort((a, b) => a.slotId - b.slotId || a.playerId - b.playerId);
}

/** 0 for the earliest game, one more for each later time. */
function tipOffRanks(players: readonly LineupPlayer[]): number[] {
  const times = [...new Set(players.map(({ tipOffAtMs }) => tipOffAtMs ?? Number.MIN_SAFE_INTEGER))].sort(
    (a, b) => a - b,
  );
  return players.map(({ tipOffAtMs }) => times.indexOf(tipOffAtMs ?? Number.MIN_SAFE_INTEGER));
}

/**
 * The column of each row in an assignment of least cost, by shortest augmenting paths with potentials.
 *
 * @param costs one row per player, no more rows than columns. @param columns at least the number of rows.
 */
function cheapestAssignment(costs: readonly (readonly number[])[], columns: number): number[] {
  const rowPrice = new Array<number>(costs.length + 1).fill(0);
  const columnPrice = new Array<number>(columns + 1).fill(0);
  // Index 0 means "none" in rows and columns alike, so both are counted from 1 here.
  const rowOf = new Array<number>(columns + 1).fill(0);
  const previous = new Array<number>(columns + 1).fill(0);
  for (let row = 1; row <= costs.length; row++) {
    rowOf[0] = row;
    let column = 0;
    const min = new Array<number>(columns + 1).fill(Number.POSITIVE_INFINITY);
    const isDone = new Array<boolean>(columns + 1).fill(false);
    do {
      isDone[column] = true;
      const from = rowOf[column] ?? 0;
      let step = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let other = 1; other <= columns; other++) {
        if (isDone[other]) continue;
        const slack = (costs[from - 1]?.[other - 1] ?? FORBIDDEN) - (rowPrice[from] ?? 0) - (columnPrice[other] ?? 0);
        if (slack < (min[other] ?? 0)) {
          min[other] = slack;
          previous[other] = column;
        }
        if ((min[other] ?? 0) < step) {
          step = min[other] ?? 0;
          next = other;
        }
      }
      for (let other = 0; other <= columns; other++) {
        if (isDone[other]) {
          rowPrice[rowOf[other] ?? 0] = (rowPrice[rowOf[other] ?? 0] ?? 0) + step;
          columnPrice[other] = (columnPrice[other] ?? 0) - step;
        } else min[other] = (min[other] ?? 0) - step;
      }
      column = next;
    } while (rowOf[column] !== 0);
    for (; column !== 0; column = previous[column] ?? 0) rowOf[column] = rowOf[previous[column] ?? 0] ?? 0;
  }
  const columnOf = new Array<number>(costs.length).fill(-1);
  for (let column = 1; column <= columns; column++) {
    const row = rowOf[column] ?? 0;
    if (row > 0) columnOf[row - 1] = column - 1;
  }
  return columnOf;
}
