import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { forecastPointsMatchup, normalCdf, type PointsMatchup } from "./win-probability";

const matchup = (change: Partial<PointsMatchup> = {}): PointsMatchup => ({
  myBanked: 0,
  oppBanked: 0,
  myGames: [],
  oppGames: [],
  ...change,
});

function chance(change: Partial<PointsMatchup>): number {
  const forecast = forecastPointsMatchup(matchup(change));
  if (!forecast.ok) throw new Error(forecast.error.detail);
  return forecast.value.winProbability;
}

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

describe("a points matchup", () => {
  test("with nothing left is decided by the banked points", () => {
    expect(chance({ myBanked: 10 })).toBe(1);
    expect(chance({ oppBanked: 0.1 })).toBe(0);
    expect(chance({})).toBe(0.5);
  });

  test("with certain games only is decided too", () => {
    const sure = { mean: 20, sd: 0, pPlay: 1 };
    expect(chance({ myGames: [sure], oppBanked: 19 })).toBe(1);
    expect(chance({ myGames: [sure], oppGames: [sure] })).toBe(0.5);
    expect(chance({ oppGames: [{ mean: 20, sd: 9, pPlay: 0 }] })).toBe(0.5);
  });

  // By hand: mean 0.5·20 = 10, variance 0.5·100 + 0.25·400 = 150.
  test("counts the risk that a man does not play", () => {
    const forecast = forecastPointsMatchup(matchup({ myGames: [{ mean: 20, sd: 10, pPlay: 0.5 }] }));
    expect(forecast).toMatchObject({ ok: true, value: { marginMean: 10, marginVar: 150 } });
  });

  test("is a chance, and both sides' chances add up to 1", () => {
    const games = fc.array(
      fc.record({
        mean: fc.double({ min: -20, max: 70, noNaN: true }),
        sd: fc.double({ min: 0, max: 30, noNaN: true }),
        pPlay: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
    );
    fc.assert(
      fc.property(games, games, fc.integer({ min: -300, max: 300 }), (myGames, oppGames, myBanked) => {
        const mine = chance({ myBanked, myGames, oppGames });
        expect(mine).toBeGreaterThanOrEqual(0);
        expect(mine + chance({ oppBanked: myBanked, myGames: oppGames, oppGames: myGames })).toBeCloseTo(1, 10);
      }),
    );
  });

  const game = { mean: 20, sd: 10, pPlay: 1 };
  test.each([
    ["banked points", { myBanked: Number.NaN }],
    ["infinite points", { oppBanked: Number.POSITIVE_INFINITY }],
    ["a mean", { myGames: [{ ...game, mean: Number.NaN }] }],
    ["a negative deviation", { oppGames: [{ ...game, sd: -1 }] }],
    ["a chance above 1", { myGames: [{ ...game, pPlay: 1.01 }] }],
    ["a chance that is no number", { myGames: [{ ...game, pPlay: Number.NaN }] }],
  ])("refuses %s that make no sense", (_what, change) => {
    expect(forecastPointsMatchup(matchup(change))).toMatchObject({ ok: false, error: { code: "engine.bad-number" } });
  });
});
