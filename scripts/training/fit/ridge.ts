/** Small least-squares fits: ridge, least absolute deviations, logistic. Rows are samples. */

import { CholeskyDecomposition, Matrix } from "ml-matrix";
import { textKey } from "@/backtest/replay-draws";

export type Sample = { readonly row: ArrayLike<number>; readonly target: number };

/**
 * Least squares with a penalty on coefficients in units of each column's root mean square, so that `penalty` means the
 * same number of samples for every column.
 */
export function ridge(samples: readonly Sample[], penalty: number, weightOf?: (at: number) => number): number[] {
  const width = samples[0]?.row.length ?? 0;
  const scale = columnScales(samples, width);
  const gram = new Float64Array(width * width);
  const moments = new Float64Array(width);
  const scaled = new Float64Array(width);
  samples.forEach(({ row, target }, at) => {
    const weight = weightOf?.(at) ?? 1;
    for (let i = 0; i < width; i++) scaled[i] = (row[i] ?? 0) / (scale[i] ?? 1);
    for (let i = 0; i < width; i++) {
      const left = weight * (scaled[i] ?? 0);
      if (left === 0) continue;
      moments[i] = (moments[i] ?? 0) + left * target;
      for (let j = 0; j <= i; j++) gram[i * width + j] = (gram[i * width + j] ?? 0) + left * (scaled[j] ?? 0);
    }
  });
  const matrix = new Matrix(width, width);
  for (let i = 0; i < width; i++) {
    for (let j = 0; j <= i; j++) {
      const value = (gram[i * width + j] ?? 0) + (i === j ? penalty : 0);
      matrix.set(i, j, value);
      matrix.set(j, i, value);
    }
  }
  const solved = new CholeskyDecomposition(matrix).solve(Matrix.columnVector([...moments]));
  return Array.from({ length: width }, (_, i) => solved.get(i, 0) / (scale[i] ?? 1));
}

function columnScales(samples: readonly Sample[], width: number): Float64Array {
  const squares = new Float64Array(width);
  for (const { row } of samples) for (let i = 0; i < width; i++) squares[i] = (squares[i] ?? 0) + (row[i] ?? 0) ** 2;
  return squares.map((sum) => Math.sqrt(sum / samples.length) || 1);
}

export const dot = (row: ArrayLike<number>, coefficients: readonly number[]): number =>
  coefficients.reduce((sum, coefficient, at) => sum + coefficient * (row[at] ?? 0), 0);

/** Least absolute deviations by reweighting, 40 rounds. @param floor deviations below it weigh alike. */
export function leastAbsolute(samples: readonly Sample[], penalty: number, floor: number): number[] {
  let coefficients = ridge(samples, penalty);
  for (let round = 0; round < 40; round++) {
    const weights = samples.map(({ row, target }) => 1 / Math.max(Math.abs(target - dot(row, coefficients)), floor));
    coefficients = ridge(samples, penalty / 8, (at) => weights[at] ?? 0);
  }
  return coefficients;
}

/** Logistic regression by Newton steps. Targets 0 or 1. */
export function logistic(samples: readonly Sample[], penalty: number): number[] {
  let coefficients = new Array<number>(samples[0]?.row.length ?? 0).fill(0);
  for (let round = 0; round < 12; round++) {
    const steps = samples.map(({ row, target }): Sample & { weight: number } => {
      const score = dot(row, coefficients);
      const chance = 1 / (1 + Math.exp(-score));
      const weight = Math.max(chance * (1 - chance), 1e-6);
      return { row, weight, target: score + (target - chance) / weight };
    });
    coefficients = ridge(steps, penalty, (at) => steps[at]?.weight ?? 0);
  }
  return coefficients;
}

/** Predictions for every sample by a fit on the others: `foldOf` says which samples leave together. */
export function crossFitted<T>(
  items: readonly T[],
  foldOf: (item: T) => number,
  fitOn: (others: readonly T[]) => (item: T) => number,
): number[] {
  const predictions = new Array<number>(items.length).fill(0);
  for (const fold of new Set(items.map(foldOf))) {
    const predict = fitOn(items.filter((item) => foldOf(item) !== fold));
    items.forEach((item, at) => {
      if (foldOf(item) === fold) predictions[at] = predict(item);
    });
  }
  return predictions;
}

/** Five folds of whole players, the same in every run. */
export function foldOfPlayer(playerId: string): number {
  return (textKey(playerId) >>> 8) % 5;
}

/** Rounds committed constants to six significant digits. */
export const rounded = (value: number): number => Number(value.toPrecision(6));
