/**
 * Chance that a line is a double-double (or triple, or quadruple), where the forecast does not say.
 *
 * Points, rebounds, assists, steals and blocks are tied through the shared factors only, so given those they are
 * independent and nearly normal; the factors are averaged over a few points of their distribution.
 */

import { STAT } from "../stats";
import { overCells, statWeights } from "./category-form";
import { CELL, CELL_COUNT, EVENT_STATS, FAMILY_OF_CELL, FIRST_EVENT, type PreparedLine } from "./line-forecast";
import { formCovariance, sideMoments } from "./line-moments";
import { COUNT_FAMILIES, type CountFamily, type LineNoise } from "./line-noise";
import { normalCdf } from "./normal";

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

/** Chances of at least two, three and four of the five stats in double digits, given that he plays. */
export function multiDoubleChances(line: PreparedLine, noise: LineNoise): readonly [number, number, number] {
  const atLeast: [number, number, number] = [0, 0, 0];
  for (const [at, weight] of NODES) {
    const exactly = chancesByCount(scaledLine(line, at, noise), noise);
    for (const [index, least] of [2, 3, 4].entries())
      atLeast[index] = (atLeast[index] ?? 0) + weight * exactly.slice(least).reduce((sum, chance) => sum + chance, 0);
  }
  return atLeast;
}

/** The line with its chances of doubles filled in where they are 0. */
export function withMultiDoubles(line: PreparedLine, noise: LineNoise): PreparedLine {
  const cells = Float64Array.from(line.cells);
  for (const [index, chance] of multiDoubleChances(line, noise).entries()) {
    const cell = FIRST_EVENT + EVENT_STATS.indexOf(STAT.DOUBLE_DOUBLE + index);
    if (cells[cell] === 0) cells[cell] = chance;
  }
  return { ...line, cells };
}

/** The line under one value of the shared factors, which then vary no more. */
function scaledLine(line: PreparedLine, at: number, noise: LineNoise): PreparedLine {
  const variance = line.gameVariance + line.weekVariance;
  const scaleOf = (family: CountFamily) => {
    const { loading } = noise.counts[family];
    return Math.exp(loading * Math.sqrt(variance) * at - 0.5 * loading * loading * variance);
  };
  const counts = line.counts.map((count, index) => count * scaleOf(COUNT_FAMILIES[index] ?? "PF"));
  const cells = new Float64Array(CELL_COUNT);
  for (let cell = 0; cell < CELL.MIN; cell++) {
    const family = FAMILY_OF_CELL[cell] ?? "PF";
    cells[cell] = (line.cells[cell] ?? 0) * scaleOf(family);
  }
  return { ...line, pPlay: 1, counts, cells, gameVariance: 0, weekVariance: 0 };
}

/** Chance of exactly 0, 1, … 5 of the stats in double digits. */
function chancesByCount(line: PreparedLine, noise: LineNoise): number[] {
  const { mean, covariance } = sideMoments([line], noise);
  let chances = [1];
  for (const weights of COUNTED) {
    const expected = overCells(weights, mean);
    const deviation = Math.sqrt(formCovariance(weights, weights, covariance));
    const reached =
      deviation > 0 ? normalCdf((expected - DOUBLE_DIGITS) / deviation) : Number(expected > DOUBLE_DIGITS);
    chances = [...chances, 0].map((chance, count) => chance * (1 - reached) + (chances[count - 1] ?? 0) * reached);
  }
  return chances;
}
