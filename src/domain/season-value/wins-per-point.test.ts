import fc from "fast-check";
import { expect, it } from "vitest";
import { chanceAboveZero } from "../win-probability/normal";
import { winsPerPointLater, winsPerPointNow } from "./wins-per-point";

const margin = fc.integer({ min: -400, max: 400 });
const deviation = fc.integer({ min: 20, max: 300 });

it("a point's wins are the slope of the chance to win", () => {
  fc.assert(
    fc.property(margin, deviation, (points, sd) => {
      fc.pre(Math.abs(points) <= 2.9 * sd);
      const chance = (at: number) => chanceAboveZero(at, sd * sd);
      const slope = (chance(points + 0.5) - chance(points - 0.5)) / 1;
      expect(winsPerPointNow({ margin: points, variance: sd * sd })).toBeCloseTo(slope, 4);
    }),
  );
});

it("a point never counts for nothing, and most when the matchup is even", () => {
  fc.assert(
    fc.property(margin, deviation, (points, sd) => {
      const wins = winsPerPointNow({ margin: points, variance: sd * sd });
      expect(wins).toBeGreaterThan(0);
      expect(wins).toBeLessThanOrEqual(winsPerPointNow({ margin: 0, variance: sd * sd }));
    }),
  );
});

it("later weeks are even", () => {
  expect(winsPerPointLater(250 ** 2)).toBeCloseTo(winsPerPointNow({ margin: 0, variance: 250 ** 2 }), 12);
});
