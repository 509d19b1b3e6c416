import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { forecastPointsMatchup, type PointsCalibration, type PointsMatchup, UNCALIBRATED } from "./points-matchup";

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
  test("counts the risk that a player does not play", () => {
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

describe("a calibrated points matchup", () => {
  const games = [
    { mean: 20, sd: 10, pPlay: 1, player: "a" },
    { mean: 20, sd: 10, pPlay: 1, player: "a" },
    { mean: 10, sd: 6, pPlay: 0.5, player: "b" },
  ];
  const varianceWith = (part: Partial<PointsCalibration>, change: Partial<PointsMatchup> = {}) => {
    const forecast = forecastPointsMatchup(matchup({ myGames: games, ...change }), { ...UNCALIBRATED, ...part });
    if (!forecast.ok) throw new Error(forecast.error.detail);
    return forecast.value.marginVar;
  };

  // By hand: games 100 + 100 + (18 + 25) = 243; shared, tau 3: 9·2² for a, 9·(0.5² + 0.25) for b.
  test("adds the error a player's games share, and scales the spread", () => {
    expect(varianceWith({ spreadScale: 1, tau: 0 })).toBeCloseTo(243, 10);
    expect(varianceWith({ spreadScale: 1, tau: 3 })).toBeCloseTo(243 + 36 + 4.5, 10);
    expect(varianceWith({ spreadScale: 2, tau: 3 })).toBeCloseTo(4 * 283.5, 10);
    expect(varianceWith({ spreadScale: 1, tau: 3 }, { myGames: [], oppGames: games })).toBeCloseTo(283.5, 10);
  });

  // Presence deviates by 10 points in b's games and by 8 in the other one: 2 · 10 · 8 for the pair, nothing for a or c.
  test("knows that absences come in runs", () => {
    const myGames = [
      { mean: 20, sd: 0, pPlay: 0.5, player: "b" },
      { mean: 20, sd: 0, pPlay: 0.2, player: "b" },
      { mean: 20, sd: 0, pPlay: 1, player: "a" },
      { mean: 20, sd: 0, pPlay: 0.5, player: "c" },
    ];
    expect(varianceWith({}, { myGames })).toBeCloseTo(100 + 64 + 100, 10);
    expect(varianceWith({ runs: 0.5 }, { myGames })).toBeCloseTo(264 + 80, 10);
  });

  // 20 + 20 known; a tenth less of the 5 that hang on whether b plays.
  test("counts something off games that may not be played, and nothing off those that will", () => {
    const forecast = forecastPointsMatchup(matchup({ myGames: games }), { ...UNCALIBRATED, doubt: 0.1 });
    expect(forecast).toMatchObject({ ok: true, value: { marginMean: expect.closeTo(44.5, 10) } });
  });

  test.each([
    ["no spread", { spreadScale: 0 }, games],
    ["a spread that is no number", { spreadScale: Number.NaN }, games],
    ["a negative tau", { tau: -1 }, games],
    ["runs above 1", { runs: 1.1 }, games],
    ["doubt that is no number", { doubt: Number.NaN }, games],
    ["games of nobody with tau", { tau: 1 }, [{ mean: 1, sd: 1, pPlay: 1 }]],
    ["games of nobody with runs", { runs: 1 }, [{ mean: 1, sd: 1, pPlay: 1 }]],
  ])("refuses %s", (_what, part, myGames) => {
    const forecast = forecastPointsMatchup(matchup({ myGames }), { ...UNCALIBRATED, ...part });
    expect(forecast).toMatchObject({ ok: false, error: { code: "engine.bad-number" } });
  });
});
