import fc from "fast-check";
import { expect, it } from "vitest";
import { editDistance, letterMask, mayBeWithin } from "./edit-distance";

it.each([
  ["curry", "curry", 0],
  ["bulter", "butler", 1],
  ["hero", "herro", 1],
  ["embid", "embiid", 1],
  ["tatem", "tatum", 1],
  ["antetokumpo", "antetokounmpo", 2],
  ["lenoard", "leonard", 1],
  ["", "ja", 2],
  ["bogdan", "bojan", 2],
])("counts the slips from %s to %s", (a, b, slips) => {
  expect(editDistance(a, b, 5)).toBe(slips);
  expect(editDistance(b, a, 5)).toBe(slips);
});

const word = fc.string({ unit: fc.constantFrom(..."abcde"), maxLength: 9 });

/** The definition itself, without rows or limits. */
function byDefinition(a: string, b: string): number {
  if (a === "" || b === "") return a.length + b.length;
  const isSwap = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(
    byDefinition(a.slice(0, -1), b) + 1,
    byDefinition(a, b.slice(0, -1)) + 1,
    byDefinition(a.slice(0, -1), b.slice(0, -1)) + (a.at(-1) === b.at(-1) ? 0 : 1),
    isSwap ? byDefinition(a.slice(0, -2), b.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
  );
}

const short = fc.string({ unit: fc.constantFrom(..."abc"), maxLength: 5 });

it("agrees with the definition, up to the limit", () =>
  fc.assert(
    fc.property(short, short, fc.integer({ min: 0, max: 4 }), (a, b, limit) => {
      expect(editDistance(a, b, limit)).toBe(Math.min(byDefinition(a, b), limit + 1));
    }),
    { numRuns: 2_000 },
  ));

// The mask only saves work: ruling out a pair that is near would lose a player.
it("never rules out by letters a pair that is within the limit", () =>
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
      if (editDistance(a, b, limit) <= limit) expect(mayBeWithin(letterMask(a), letterMask(b), limit)).toBe(true);
    }),
    { numRuns: 5_000 },
  ));
