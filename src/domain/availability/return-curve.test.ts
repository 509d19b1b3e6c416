import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chanceBackWithin, minutesShareOnReturn } from "./return-curve";

describe("chance to be back", () => {
  // The published table itself, two cells of each row.
  test.each([
    [1, 3, 0.383],
    [1, 28, 0.884],
    [3, 1, 0.246],
    [7, 7, 0.547],
    [14, 14, 0.528],
    [28, 1, 0.024],
    [28, 28, 0.524],
  ])("is the measured one after %i days out, within %i", (daysOut, within, expected) => {
    expect(chanceBackWithin(daysOut, within)).toBeCloseTo(expected, 12);
  });

  test("is 0 for tonight, and beyond the table stays at its edge", () => {
    expect(chanceBackWithin(3, 0)).toBe(0);
    expect(chanceBackWithin(60, 28)).toBeCloseTo(0.524, 12);
    expect(chanceBackWithin(7, 200)).toBeCloseTo(0.802, 12);
  });

  test("grows with every day waited", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 40 }), (out, within) => {
        expect(chanceBackWithin(out, within + 1)).toBeGreaterThanOrEqual(chanceBackWithin(out, within));
      }),
    );
  });

  test.each([
    [Number.NaN, 1],
    [-1, 1],
    [1, Number.POSITIVE_INFINITY],
  ])("refuses %d days out and %d ahead", (out, within) => {
    expect(() => chanceBackWithin(out, within)).toThrow(RangeError);
  });
});

test("minutes come back over two weeks", () => {
  expect([0, 6, 7, 13, 14].map(minutesShareOnReturn)).toEqual([0.91, 0.91, 0.98, 0.98, 1]);
});
