import { describe, expect, test } from "vitest";
import { hasShared, sharedPath } from "#test/shared-fixtures";
import { PARTICIPATION_TERMS } from "@/domain/availability/participation";
import lineNoise from "@/domain/fitted/line-noise.json" with { type: "json" };
import participation from "@/domain/fitted/participation.json" with { type: "json" };
import projection from "@/domain/fitted/projection.json" with { type: "json" };
import { PROJECTION } from "@/domain/projection/committed-model";
import { fitLineNoise } from "./fit/line-noise";
import { fitParticipation } from "./fit/participation";
import { fitProjection } from "./fit/projection";
import { dot, leastAbsolute, logistic, ridge } from "./fit/ridge";
import { readSeason } from "./fit/season";

const hasBoxScores = hasShared("nba-data", "the committed constants are not fitted again");

describe("small fits", () => {
  // y = 3 + 2x without noise.
  const line = [0, 1, 2, 3, 4, 5].map((x) => ({ row: [1, x], target: 3 + 2 * x }));

  test("least squares finds a line, and a heavy penalty flattens it", () => {
    const [level = 0, slope = 0] = ridge(line, 1e-9);
    expect([level, slope]).toEqual([expect.closeTo(3, 6), expect.closeTo(2, 6)]);
    expect(Math.abs(dot([1, 5], ridge(line, 1e6)))).toBeLessThan(0.01);
  });

  test("least absolute deviations ignores one wild sample, least squares does not", () => {
    const wild = [...line, { row: [1, 6], target: 1_000 }];
    expect(dot([1, 10], leastAbsolute(wild, 1e-9, 1e-6))).toBeCloseTo(23, 2);
    expect(dot([1, 10], ridge(wild, 1e-9))).toBeGreaterThan(100);
  });

  // Three of four with x = 1 and one of four with x = 0: log odds of ± ln 3.
  test("logistic regression finds the shares", () => {
    const samples = [1, 1, 1, 0].flatMap((target) => [
      { row: [1, 1], target },
      { row: [1, 0], target: 1 - target },
    ]);
    const [level = 0, slope = 0] = logistic(samples, 1e-9);
    expect(level).toBeCloseTo(-Math.log(3), 6);
    expect(level + slope).toBeCloseTo(Math.log(3), 6);
  });
});

describe.skipIf(!hasBoxScores)("fitting again on 2023-24", () => {
  const season = hasBoxScores ? readSeason(sharedPath("nba-data"), "2023-24") : undefined;
  const games = () => {
    if (!season) throw new Error("no box scores");
    return season;
  };
  /** All numbers of a structure, in order. */
  const numbersOf = (value: unknown): number[] =>
    typeof value === "number"
      ? [value]
      : typeof value === "object" && value
        ? Object.values(value).flatMap(numbersOf)
        : [];
  const same = (fitted: unknown, committed: unknown) => {
    const [values, expected] = [numbersOf(fitted), numbersOf(committed)];
    expect(values.length).toBeGreaterThan(10);
    expect(values).toHaveLength(expected.length);
    // The last digits depend on the machine's exponentials.
    for (const [at, value] of values.entries()) expect(value).toBeCloseTo(expected[at] ?? Number.NaN, 3);
  };

  test("gives the committed projection", () => same(fitProjection(games()), projection), 240_000);

  test("gives the committed chance to play", () => {
    expect(participation.coefficients).toHaveLength(PARTICIPATION_TERMS.length);
    same(fitParticipation(games()), participation);
  }, 240_000);

  test("gives the committed noise of a line", () => same(fitLineNoise(games(), PROJECTION), lineNoise), 240_000);
});
