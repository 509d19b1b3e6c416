import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestDay, type LineupMan } from "./lineup";
import { loadHighs } from "./week-program";

const man = (id: number, value: number, eligibleSlots: number[], locked?: number): LineupMan => ({
  id,
  value,
  eligibleSlots,
  isLocked: locked !== undefined,
  slotId: locked ?? 12,
});

describe("the best lineup of a day", () => {
  it("rearranges men where filling slots by value leaves one out", () => {
    // By hand: 1 at SF and 2 at SG bring 30 + 20; 1 at SG leaves 2 without a place and 3 at SF brings 5.
    const men = [man(1, 30, [1, 2]), man(2, 20, [1]), man(3, 5, [2])];
    expect(bestDay(men, { 1: 1, 2: 1 })).toEqual({ total: 50, starters: [[1, 2]] });
  });

  it("leaves locked men where they are and gives their places to nobody", () => {
    const men = [man(1, 3, [0, 11], 11), man(2, 40, [11]), man(3, 10, [0], 12)];
    expect(bestDay(men, { 0: 1, 11: 1, 12: 3 })).toEqual({ total: 3, starters: [[1]] });
  });

  it("names every best set, and nobody where all are worth less than nothing", () => {
    expect(bestDay([man(1, 7, [4]), man(2, 7, [4])], { 4: 1 }).starters).toEqual([[1], [2]]);
    expect(bestDay([man(1, -2, [4])], { 4: 1 })).toEqual({ total: 0, starters: [[]] });
  });

  it("is as good as an integer program on random days", async () => {
    const highs = await loadHighs();
    const slots = [0, 1, 2, 3, 4, 5, 6, 11];
    const anyMan = fc.record({
      value: fc.integer({ min: 1, max: 500 }),
      eligibleSlots: fc.subarray(slots, { minLength: 1 }),
    });
    const anyCounts = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: slots.length, maxLength: slots.length });
    fc.assert(
      fc.property(fc.array(anyMan, { minLength: 1, maxLength: 11 }), anyCounts, (some, counts) => {
        const men = some.map(({ value, eligibleSlots }, id) => man(id, value, eligibleSlots));
        const slotCounts = Object.fromEntries(slots.map((slot, at) => [slot, counts[at] ?? 0]));
        const found = bestDay(men, slotCounts);
        expect(found.total).toBe(programTotal(men, slotCounts, highs));
        for (const set of found.starters)
          expect(set.reduce((sum, id) => sum + (men[id]?.value ?? 0), 0)).toBe(found.total);
      }),
      { seed: 8, numRuns: 60 },
    );
  });
});

function programTotal(
  men: readonly LineupMan[],
  slotCounts: Readonly<Record<number, number>>,
  highs: Awaited<ReturnType<typeof loadHighs>>,
): number {
  const pairs = men.flatMap(({ id, eligibleSlots, value }) => eligibleSlots.map((slot) => ({ id, slot, value })));
  const names = (some: typeof pairs) => some.map(({ id, slot }) => `x${id}_${slot}`).join(" + ");
  const rows = [
    ...men.map(({ id }) => `${names(pairs.filter((pair) => pair.id === id))} <= 1`),
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
