import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eligibleSlotsOf } from "@/domain/lineup/slots";
import { BENCH, fillLineup, STARTING_SLOTS } from "./slots";

/** The greatest total over all lineups, by trying every subset of places for every player in turn. */
function bestTotal(players: readonly { slots: readonly number[]; value: number }[]): number {
  const best = new Map<number, number>([[0, 0]]);
  for (const { slots, value } of players) {
    for (const [mask, total] of [...best])
      for (const [lineupSlot, slot] of STARTING_SLOTS.entries()) {
        if (mask & (1 << lineupSlot) || !slots.includes(slot)) continue;
        const next = mask | (1 << lineupSlot);
        best.set(next, Math.max(best.get(next) ?? 0, total + value));
      }
  }
  return Math.max(...best.values());
}

const player = fc.record({
  positions: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }),
  value: fc.integer({ min: 1, max: 60 }),
});

describe("fillLineup", () => {
  it("starts a set of greatest value, each in a slot he may fill, no place twice", () => {
    fc.assert(
      fc.property(fc.array(player, { maxLength: 14 }), (drawn) => {
        const players = drawn
          .map(({ positions, value }) => ({ slots: eligibleSlotsOf(positions), value }))
          .sort((a, b) => b.value - a.value);
        const slots = fillLineup(players.map((one) => one.slots));
        const started = players.filter((_, at) => slots[at] !== BENCH);
        expect(started.reduce((sum, one) => sum + one.value, 0)).toBe(bestTotal(players));
        const open = [...STARTING_SLOTS];
        for (const [at, slot] of slots.entries()) {
          if (slot === BENCH) continue;
          expect(players[at]?.slots).toContain(slot);
          expect(open).toContain(slot);
          open.splice(open.indexOf(slot), 1);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("eligibleSlotsOf", () => {
  it("is the union over positions plus utility, bench and injured reserve", () => {
    expect(eligibleSlotsOf([1])).toEqual([0, 5, 8, 11, 12, 13]);
    expect(eligibleSlotsOf([1, 2])).toEqual([0, 1, 5, 7, 8, 11, 12, 13]);
    expect(eligibleSlotsOf([4, 5])).toEqual([3, 4, 6, 8, 9, 10, 11, 12, 13]);
  });
});
