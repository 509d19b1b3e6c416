import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inverseNormal, normalCdf } from "./normal";

describe("the normal distribution function", () => {
  // Published values of the standard normal distribution, to 15 and more digits.
  test.each([
    [0, 0.5],
    [0.5, 0.691462461274013],
    [1, 0.841344746068543],
    [1.96, 0.97500210485178],
    [2, 0.977249868051821],
    [3, 0.99865010196837],
    [4, 0.999968328758167],
    [5, 0.999999713348428],
    [6, 0.999999999013412],
  ])("at %f is %f", (x, expected) => {
    expect(Math.abs(normalCdf(x) - expected)).toBeLessThan(1e-13);
    expect(Math.abs(normalCdf(-x) - (1 - expected))).toBeLessThan(1e-13);
  });

  test("keeps the digits of small chances", () => {
    expect(normalCdf(-10) / 7.61985302416053e-24).toBeCloseTo(1, 10);
    expect(normalCdf(-20) / 2.75362411860623e-89).toBeCloseTo(1, 10);
    expect(normalCdf(Number.NEGATIVE_INFINITY)).toBe(0);
    expect(normalCdf(Number.POSITIVE_INFINITY)).toBe(1);
  });

  // Simpson's rule on the density is a second way to the same area.
  test("is the area under the density", () => {
    fc.assert(
      fc.property(fc.double({ min: -8, max: 8, noNaN: true }), (x) => {
        const steps = 2_000;
        const width = x / steps;
        let area = 0;
        for (let step = 0; step <= steps; step++) {
          const weight = step === 0 || step === steps ? 1 : step % 2 === 0 ? 2 : 4;
          area += weight * Math.exp(-0.5 * (step * width) ** 2);
        }
        expect(Math.abs(normalCdf(x) - 0.5 - (area * width) / 3 / Math.sqrt(2 * Math.PI))).toBeLessThan(1e-10);
      }),
      { numRuns: 200 },
    );
  });

  test("never falls, the change of method at 5 included", () => {
    for (let x = -9; x < 9; x += 0.001) expect(normalCdf(x + 0.001)).toBeGreaterThanOrEqual(normalCdf(x));
  });
});

test("the inverse leads back to where it came from", () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-12, max: 1 - 1e-12, noNaN: true }), (p) => {
      const back = normalCdf(inverseNormal(p));
      expect(Math.abs(back - p) / Math.min(p, 1 - p)).toBeLessThan(1e-7);
    }),
  );
});
