import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestDay, type LineupPlayer } from "./lineup";
import { loadHighs } from "./week-program";

const player = (id: number, value: number, eligibleSlots: number[], locked?: number): LineupPlayer => ({
  id,
  value,
  eligibleSlots,
  isLocked: locked !== undefined,
  slotId: locked ?? 12,
});

describe("the best lineup of a day", () => {
  it("rearranges players where filling slots by value leaves one out", () => {
    // By hand: 1 at SF and 2 at SG bring 30 + 20; 1 at SG leaves 2 without a place and 3 at SF brings 5.
    const players = [player(1, 30, [1, 2]), player(2, 20, [1]), player(3, 5, [2])];
    expect(bestDay(players, { 1: 1, 2: 1 })).toEqual({ total: 50, starters: [[1, 2]] });
  });

  it("leaves locked players where they are and gives their places to nobody", () => {
    const players = [player(1, 3, [0, 11], 11), player(2, 40, [11]), player(3, 10, [0], 12)];
    expect(bestDay(players, { 0: 1, 11: 1, 12: 3 })).toEqual({ total: 3, starters: [[1]] });
  });

  it("names every best set, and nobody where all are worth less than nothing", () => {
    expect(bestDay([player(1, 7, [4]), player(2, 7, [4])], { 4: 1 }).starters).toEqual([[1], [2]]);
    expect(bestDay([player(1, -2, [4])], { 4: 1 })).toEqual({ total: 0, starters: [[]] });
  });

  it("is as good as an integer program on random days", async () => {
    const highs = await loadHighs();
    const slots = [0, 1, 2, 3, 4, 5, 6, 11];
    const anyPlayer = fc.record({
      value: fc.integer({ min: 1, max: 500 }),
      eligibleSlots: fc.subarray(slots, { minLength: 1 }),
    });
    const anyCounts = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: slots.length, maxLength: slots.length });
    fc.assert(
      fc.property(fc.array(anyPlayer, { minLength: 1, maxLength: 11 }), anyCounts, (some, counts) => {
        const players = some.map(({ value, eligibleSlots }, id) => player(id, value, eligibleSlots));
        const slotCounts = Object.fromEntries(slots.map((slot, at) => [slot, counts[at] ?? 0]));
        const found = bestDay(players, slotCounts);
        expect(found.total).toBe(programTotal(players, slotCounts, highs));
        for (const set of found.starters)
          expect(set.reduce((sum, id) => sum + (players[id]?.value ?? 0), 0)).toBe(found.total);
      }),
      { seed: 8, numRuns: 60 },
    );
  });
});

function programTotal(
  players: readonly LineupPlayer[],
  slotCounts: Readonly<Record<number, number>>,
  highs: Awaited<ReturnType<typeof loadHighs>>,
): number {
  const pairs = players.flatMap(({ id, eligibleSlots, value }) => eligibleSlots.map((slot) => ({ id, slot, value })));
  const names = (some: typeof pairs) => some.map(({ id, slot }) => `x${id}_${slot}`).join(" + ");
  const rows = [
    ...players.map(({ id }) => `${names(pairs.filter((pair) => pair.id === id))} <= 1`),
    ...Object.entries(slotCounts).flatMap(([slot, count]) => {
      const there = pairs.filter((pair) => pair.slot === Number(slot));
      return there.length === 0 ? [] : [`${names(there)} <= ${count}`];
    }),
  ];
  const objective = pairs.map(({ id, slot, value }) => `${value} x${id}_${slot}`).join(" + ");
  const body = rows.map((row, at) => ` r${at}: ${row}`).join("\n");
  const binaries = pairs.map(({ id, slot }) => `x${id}_${slot}`).join(" ");
  return Math.round(
    highs.solve(`Maximize\n obj: ${objective}\nSubject To\n${body}\nBinary\n ${binaries}\nEnd`).ObjectiveValue,
  );
}
