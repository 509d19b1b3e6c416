/** Full-batch gradient descent by Adam: no chance is involved, so the same samples give the same weights. */

export type Descent = {
  readonly weights: Float64Array;
  /** To be filled again before each step. */
  readonly slope: Float64Array;
  readonly mean: Float64Array;
  readonly square: Float64Array;
};

const STEP = 0.05;

export function descentOf(size: number): Descent {
  return {
    weights: new Float64Array(size),
    slope: new Float64Array(size),
    mean: new Float64Array(size),
    square: new Float64Array(size),
  };
}

/** The step shrinks to a tenth over the rounds. */
export function stepDown({ weights, slope, mean, square }: Descent, round: number, rounds: number): void {
  const step = STEP * (1 - (0.9 * round) / rounds);
  const [meanShare, squareShare] = [1 - 0.9 ** round, 1 - 0.999 ** round];
  for (let at = 0; at < weights.length; at++) {
    const down = slope[at] ?? 0;
    const first = 0.9 * (mean[at] ?? 0) + 0.1 * down;
    const second = 0.999 * (square[at] ?? 0) + 0.001 * down * down;
    mean[at] = first;
    square[at] = second;
    weights[at] = (weights[at] ?? 0) - (step * (first / meanShare)) / (Math.sqrt(second / squareShare) + 1e-8);
  }
}
