/**
 * Chance that a line is a double-double (or triple, or quadruple), and how that hangs together with the rest of the
 * line.
 *
 * Points, rebounds, assists, steals and blocks are tied through the shared factors only, so given those they are
 * independent and nearly normal; the factors are averaged over a few points of their distribution. The forecast is
 * never asked: doubles follow from the line here as they do in the draws.
 */

import { STAT } from "../stats/stats";
import { overCells, statWeights } from "./category-form";
import { CELL, CELL_COUNT, DOUBLE_CELLS, FAMILY_OF_CELL, type PreparedLine } from "./line-forecast";
import { formCovariance, sideMoments } from "./line-moments";
import { COUNT_FAMILIES, type CountFamily, type LineNoise } from "./line-noise";
import { density, normalCdf } from "./normal";

/** Nodes and weights of Gauss and Hermite for a standard normal. */
const NODES: readonly (readonly [at: number, weight: number])[] = [
  [0, 0.5333333333333333],
  [1.3556261799742657, 0.2220759220056126],
  [-1.3556261799742657, 0.2220759220056126],
  [2.8569700138728056, 0.0112574113277207],
  [-2.8569700138728056, 0.0112574113277207],
];

const DOUBLE_DIGITS = 9.5;
const COUNTED = [STAT.PTS, STAT.REB, STAT.AST, STAT.STL, STAT.BLK].flatMap((statId) => statWeights(statId) ?? []);

/** How many of the five stats make a double-double, a triple-double and a quadruple-double. */
const LEASTS = [2, 3, 4] as const;

/** Chances of at least two, three and four of the five stats in double digits, given that he plays. */
export function multiDoubleChances(line: PreparedLine, noise: LineNoise): readonly [number, number, number] {
  const atLeast: [number, number, number] = [0, 0, 0];
  for (const [at, weight] of NODES) {
    const reaches = reachesOf(scaledLine(line, at, noise), noise);
    for (const [index, min] of LEASTS.entries())
      atLeast[index] = (atLeast[index] ?? 0) + weight * chanceOfAtLeast(min, reaches);
  }
  return atLeast;
}

/** The line with its chances of doubles, and their covariances with its cells, filled in. */
export function withMultiDoubles(line: PreparedLine, noise: LineNoise): PreparedLine {
  const chances = multiDoubleChances(line, noise);
  const cells = Float64Array.from(line.cells);
  for (const [index, cell] of DOUBLE_CELLS.entries()) cells[cell] = chances[index] ?? 0;
  return { ...line, cells, doubleTies: doubleTies(line, chances, noise) };
}

function doubleTies(line: PreparedLine, chances: readonly number[], noise: LineNoise): Float64Array {
  const ties = new Float64Array(LEASTS.length * CELL_COUNT);
  const add = (row: number, cell: number, amount: number) => {
    ties[row * CELL_COUNT + cell] = (ties[row * CELL_COUNT + cell] ?? 0) + amount;
  };
  for (const [at, weight] of NODES) {
    const scaled = scaledLine(line, at, noise);
    const reaches = reachesOf(scaled, noise);
    for (const [row, min] of LEASTS.entries()) {
      const chance = chanceOfAtLeast(min, reaches);
      for (let cell = 0; cell <= CELL.MIN; cell++) add(row, cell, weight * (scaled.cells[cell] ?? 0) * chance);
      for (const [index, { pull }] of reaches.entries()) {
        const others = reaches.filter((_, other) => other !== index);
        // Effect of double digits in this stat on the probability of the double.
        const turn = chanceOfAtLeast(min - 1, others) - chanceOfAtLeast(min, others);
        for (let cell = 0; cell < CELL.MIN; cell++) add(row, cell, weight * turn * (pull[cell] ?? 0));
      }
    }
  }
  for (const [row, chance] of chances.entries()) {
    for (let cell = 0; cell <= CELL.MIN; cell++) add(row, cell, -chance * (line.cells[cell] ?? 0));
    // A triple-double is a double-double too.
    for (const [other, cell] of DOUBLE_CELLS.entries()) {
      const min = chances[Math.max(row, other)] ?? 0;
      if (other !== row) add(row, cell, min - chance * (chances[other] ?? 0));
    }
  }
  return ties;
}

/** The line under one value of the shared factors, which then vary no more. */
function scaledLine(line: PreparedLine, at: number, noise: LineNoise): PreparedLine {
  const variance = line.gameVariance + line.weekVariance;
  const scaleOf = (loading: number) =>
    Math.exp(loading * Math.sqrt(variance) * at - 0.5 * loading * loading * variance);
  const ofFamily = (family: CountFamily) => scaleOf(noise.counts[family].loading);
  const counts = line.counts.map((count, index) => count * ofFamily(COUNT_FAMILIES[index] ?? "PF"));
  const cells = new Float64Array(CELL_COUNT);
  for (let cell = 0; cell < CELL.MIN; cell++)
    cells[cell] = (line.cells[cell] ?? 0) * ofFamily(FAMILY_OF_CELL[cell] ?? "PF");
  cells[CELL.MIN] = (line.cells[CELL.MIN] ?? 0) * scaleOf(1);
  return { ...line, pPlay: 1, counts, cells, gameVariance: 0, weekVariance: 0 };
}

/** One stat against double digits: its chance to get there, and the covariance of getting there with each cell. */
type Reach = { readonly chance: number; readonly pull: Float64Array };

function reachesOf(line: PreparedLine, noise: LineNoise): readonly Reach[] {
  const { mean, covariance } = sideMoments([line], noise);
  return COUNTED.map((weights): Reach => {
    const expected = overCells(weights, mean);
    const deviation = Math.sqrt(formCovariance(weights, weights, covariance));
    const pull = new Float64Array(CELL_COUNT);
    if (!(deviation > 0)) return { chance: Number(expected > DOUBLE_DIGITS), pull };
    const at = (expected - DOUBLE_DIGITS) / deviation;
    for (let cell = 0; cell < CELL.MIN; cell++) {
      let withStat = 0;
      for (const [other, weight] of weights.entries())
        withStat += weight * (covariance[cell * CELL_COUNT + other] ?? 0);
      pull[cell] = (withStat / deviation) * density(at);
    }
    return { chance: normalCdf(at), pull };
  });
}

/** Chance that at least so many of these stats reach double digits. */
function chanceOfAtLeast(min: number, reaches: readonly Reach[]): number {
  let exactly = [1];
  for (const { chance } of reaches)
    exactly = [...exactly, 0].map((held, count) => held * (1 - chance) + (exactly[count - 1] ?? 0) * chance);
  return exactly.slice(min).reduce((sum, chance) => sum + chance, 0);
}
