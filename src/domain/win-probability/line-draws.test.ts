import { expect, test } from "vitest";
import { STAT } from "../stats/stats";
import { statWeights } from "./category-form";
import { LINE_NOISE } from "./committed-noise";
import { multiDoubleChances, withMultiDoubles } from "./double-doubles";
import { makeLineDrawer } from "./line-draws";
import {
  CELL,
  CELL_COUNT,
  EVENT_STATS,
  FIRST_EVENT,
  type LineForecast,
  type PreparedLine,
  prepareLines,
} from "./line-forecast";
import { formCovariance, sideMoments } from "./line-moments";

const DRAWS = 20_000;

/** A starter and a player off the bench, with chances to play. */
const starter = {
  [STAT.MIN]: 34,
  [STAT.FGM]: 8,
  [STAT.FGA]: 17,
  [STAT.THREE_PM]: 2.2,
  [STAT.THREE_PA]: 6,
  [STAT.FTM]: 4,
  [STAT.FTA]: 5,
  [STAT.REB]: 8,
  [STAT.OREB]: 1.6,
  [STAT.AST]: 6,
  [STAT.STL]: 1.2,
  [STAT.BLK]: 0.8,
  [STAT.TO]: 3,
  [STAT.PF]: 2,
};
const reserve = {
  ...starter,
  [STAT.MIN]: 15,
  [STAT.FGM]: 1.8,
  [STAT.FGA]: 4,
  [STAT.THREE_PM]: 0.7,
  [STAT.THREE_PA]: 2,
  [STAT.FTM]: 0.5,
  [STAT.FTA]: 0.7,
  [STAT.REB]: 2.5,
  [STAT.OREB]: 0.9,
  [STAT.AST]: 1.1,
  [STAT.STL]: 0.4,
  [STAT.BLK]: 0.3,
  [STAT.TO]: 0.6,
};

function prepared(lines: readonly LineForecast[]): readonly PreparedLine[] {
  const result = prepareLines(lines, [], LINE_NOISE);
  if (!result.ok) throw new Error(result.error.detail);
  return result.value;
}

const ALL_CELLS = new Set(Array.from({ length: CELL_COUNT }, (_, cell) => cell));
const STATS = [
  STAT.PTS,
  STAT.FGM,
  STAT.FGA,
  STAT.THREE_PM,
  STAT.FTM,
  STAT.FTA,
  STAT.REB,
  STAT.OREB,
  STAT.AST,
  STAT.STL,
  STAT.BLK,
  STAT.TO,
  STAT.PF,
  STAT.MIN,
  STAT.GP,
];

/** Per cell the sum of the lines' draws. */
function summedDraws(lines: readonly PreparedLine[]): readonly Float64Array[] {
  const drawer = makeLineDrawer({ seed: 4, draws: DRAWS, noise: LINE_NOISE }, ALL_CELLS);
  const sums = Array.from({ length: CELL_COUNT }, () => new Float64Array(DRAWS));
  for (const line of lines)
    for (const [cell, amounts] of drawer.of(line).entries()) {
      const sum = sums[cell];
      if (sum && amounts) for (let at = 0; at < DRAWS; at++) sum[at] = (sum[at] ?? 0) + (amounts[at] ?? 0);
    }
  return sums;
}

/** Mean of the first of two sums over cells, and their covariance with its standard error. */
function drawnMoments(cells: readonly Float64Array[], one: Float64Array, other: Float64Array) {
  const totalOf = (weights: Float64Array) => {
    const total = new Float64Array(DRAWS);
    for (const [cell, weight] of weights.entries())
      if (weight !== 0)
        for (let at = 0; at < DRAWS; at++) total[at] = (total[at] ?? 0) + weight * (cells[cell]?.[at] ?? 0);
    return total;
  };
  const meanOf = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / DRAWS;
  const [left, right] = [totalOf(one), totalOf(other)];
  const [leftMean, rightMean] = [meanOf(left), meanOf(right)];
  const products = left.map((value, at) => (value - leftMean) * ((right[at] ?? 0) - rightMean));
  const covariance = meanOf(products);
  const square = meanOf(products.map((product) => (product - covariance) ** 2));
  return { mean: leftMean, covariance, standardError: Math.sqrt(square / DRAWS) };
}

const weightsOf = (statId: number): Float64Array => {
  const weights = statWeights(statId);
  if (!weights) throw new Error("not a counting stat");
  return weights;
};

test.each([
  ["a starter's game", [{ player: "a", game: "1", pPlay: 0.8, mean: starter }]],
  ["a reserve's game", [{ player: "b", game: "1", pPlay: 1, mean: reserve }]],
  ["three games of one player", ["1", "2", "3"].map((game) => ({ player: "c", game, pPlay: 0.9, mean: reserve }))],
])("draws of %s have the closed form's means and variances", (_what, lines) => {
  const checked = prepared(lines);
  const { mean, covariance } = sideMoments(checked, LINE_NOISE);
  const cells = summedDraws(checked);
  for (const statId of STATS) {
    const weights = weightsOf(statId);
    const drawn = drawnMoments(cells, weights, weights);
    const variance = formCovariance(weights, weights, covariance);
    const expected = weights.reduce((sum, weight, cell) => sum + weight * (mean[cell] ?? 0), 0);
    expect(Math.abs(drawn.mean - expected), `mean of ${statId}`).toBeLessThanOrEqual(4.5 * Math.sqrt(variance / DRAWS));
    // Beside chance, the rounding of tries below Poisson is known to about a hundredth of the variance.
    const allowed = 4.5 * drawn.standardError + 0.012 * variance;
    // Minutes are rounded to whole ones, which adds a sixth of a minute's square at most a game.
    const rounding = statId === STAT.MIN ? lines.length / 4 : 0;
    expect(Math.abs(drawn.covariance - variance), `variance of ${statId}`).toBeLessThanOrEqual(allowed + rounding);
  }
});

test.each([
  [STAT.FGM, STAT.FGA],
  [STAT.FGM, STAT.THREE_PM],
  [STAT.THREE_PM, STAT.THREE_PA],
  [STAT.FTM, STAT.FTA],
  [STAT.FGA, STAT.REB],
  [STAT.AST, STAT.TO],
  [STAT.PTS, STAT.GP],
])("draws have the closed form's covariance of stats %i and %i", (one, other) => {
  const checked = prepared(["1", "2"].map((game) => ({ player: "c", game, pPlay: 0.7, mean: starter })));
  const { covariance } = sideMoments(checked, LINE_NOISE);
  const expected = formCovariance(weightsOf(one), weightsOf(other), covariance);
  const drawn = drawnMoments(summedDraws(checked), weightsOf(one), weightsOf(other));
  expect(Math.abs(drawn.covariance - expected)).toBeLessThan(4.5 * drawn.standardError + 0.01 * Math.abs(expected));
});

// By hand: 0.4 and 0.7 with half in common: 0.28 + 0.5·(0.4 - 0.28) = 0.34; nothing in common 0.28, everything 0.4.
test.each([
  [0, 0.28],
  [0.5, 0.34],
  [1, 0.4],
])("with %d of his presence in common a player plays both games in %d of the draws", (runs, expected) => {
  const noise = { ...LINE_NOISE, runs };
  const lines = prepared([
    { player: "a", game: "1", pPlay: 0.4, mean: reserve },
    { player: "a", game: "2", pPlay: 0.7, mean: reserve },
  ]);
  const drawer = makeLineDrawer({ seed: 3, draws: DRAWS, noise }, ALL_CELLS);
  const [first, second] = lines.map((each) => drawer.of(each)[CELL.GP] ?? new Uint8ClampedArray(0));
  const share = (isCounted: (at: number) => boolean) =>
    Array.from({ length: DRAWS }, (_, at) => at).filter(isCounted).length / DRAWS;
  expect(Math.abs(share((at) => first?.[at] === 1) - 0.4)).toBeLessThan(0.015);
  expect(Math.abs(share((at) => second?.[at] === 1) - 0.7)).toBeLessThan(0.015);
  expect(Math.abs(share((at) => first?.[at] === 1 && second?.[at] === 1) - expected)).toBeLessThan(0.015);
  // Games played: variances 0.24 and 0.21, and twice what both games add to 0.28.
  const { covariance } = sideMoments(lines, noise);
  const games = weightsOf(STAT.GP);
  expect(formCovariance(games, games, covariance)).toBeCloseTo(0.45 + 2 * (expected - 0.28), 12);
});

test("a player plays as often as his chance says, and has no line when he sits", () => {
  const [line] = prepared([{ player: "a", game: "1", pPlay: 0.5, mean: starter }]);
  if (!line) throw new Error("no line");
  const drawn = makeLineDrawer({ seed: 1, draws: 2_000, noise: LINE_NOISE }, ALL_CELLS).of(line);
  let played = 0;
  for (let at = 0; at < 2_000; at++) {
    const amounts = drawn.map((cell) => cell?.[at] ?? 0);
    played += amounts[CELL.GP] ?? 0;
    const ofNobody = amounts[CELL.GP] === 0 && amounts.some((amount) => amount > 0);
    if (ofNobody) throw new Error("a line of a man who sat");
  }
  expect(played).toBeGreaterThan(900);
  expect(played).toBeLessThan(1_100);
});

// The event hangs on its own points and rebounds; without that tie a bonus for it looks narrower than it is.
test.each([
  [STAT.DOUBLE_DOUBLE, STAT.PTS],
  [STAT.DOUBLE_DOUBLE, STAT.REB],
  [STAT.DOUBLE_DOUBLE, STAT.AST],
  [STAT.DOUBLE_DOUBLE, STAT.FGA],
  [STAT.DOUBLE_DOUBLE, STAT.TO],
  [STAT.DOUBLE_DOUBLE, STAT.TRIPLE_DOUBLE],
  [STAT.DOUBLE_DOUBLE, STAT.DOUBLE_DOUBLE],
  [STAT.TRIPLE_DOUBLE, STAT.AST],
  [STAT.DOUBLE_DOUBLE, STAT.MIN],
  [STAT.DOUBLE_DOUBLE, STAT.GP],
])("draws tie stat %i to stat %i as the closed form does", (one, other) => {
  const lines = prepared([{ player: "c", game: "1", pPlay: 0.8, mean: starter }]).map((each) =>
    withMultiDoubles(each, LINE_NOISE),
  );
  const { covariance } = sideMoments(lines, LINE_NOISE);
  const expected = formCovariance(weightsOf(one), weightsOf(other), covariance);
  expect(expected).toBeCloseTo(formCovariance(weightsOf(other), weightsOf(one), covariance), 12);
  const drawn = drawnMoments(summedDraws(lines), weightsOf(one), weightsOf(other));
  expect(Math.abs(drawn.covariance - expected)).toBeLessThan(
    4.5 * drawn.standardError + 0.08 * Math.abs(drawn.covariance),
  );
});

// The closed form guesses at double-doubles from a few points of the factors; the draws count them.
test("chances of doubles are near the share of drawn lines", () => {
  const [line] = prepared([{ player: "a", game: "1", pPlay: 1, mean: starter }]);
  if (!line) throw new Error("no line");
  const drawn = makeLineDrawer({ seed: 1, draws: DRAWS, noise: LINE_NOISE }, ALL_CELLS).of(line);
  for (const [index, chance] of multiDoubleChances(line, LINE_NOISE).entries()) {
    const amounts = drawn[FIRST_EVENT + EVENT_STATS.indexOf(STAT.DOUBLE_DOUBLE + index)];
    const share = (amounts ?? new Uint8ClampedArray(0)).reduce((sum, amount) => sum + amount, 0) / DRAWS;
    expect(Math.abs(chance - share)).toBeLessThan(0.015);
  }
});
