/**
 * Difference of two scenarios, estimated from their draws.
 *
 * The draws are paired, so the noise they share cancels before anything is measured.
 */

export type Estimate = { readonly mean: number; readonly standardError: number };

export type PairedGain = Estimate & {
  /** Eight in ten draws gain between these two. */
  readonly interval80: readonly [low: number, high: number];
  /** Shares of draws with a gain above, at and below 0. */
  readonly above: number;
  readonly level: number;
  readonly below: number;
};

export function estimateOf(values: Float64Array): Estimate {
  const count = values.length;
  let mean = 0;
  for (let at = 0; at < count; at++) mean += (values[at] ?? 0) / count;
  let squares = 0;
  for (let at = 0; at < count; at++) {
    const deviation = (values[at] ?? 0) - mean;
    squares += deviation * deviation;
  }
  return { mean, standardError: count > 1 ? Math.sqrt(squares / (count - 1) / count) : 0 };
}

/** Sums of fractions carry rounding: a gain smaller than this is none. */
const LEVEL = 1e-7;

/** @param before and @param after of the same draws, in the same order. */
export function pairedGain(before: Float64Array, after: Float64Array): PairedGain {
  const gains = after.map((value, at) => {
    const gain = value - (before[at] ?? 0);
    return Math.abs(gain) < LEVEL ? 0 : gain;
  });
  const share = (isCounted: (gain: number) => boolean) =>
    gains.reduce((count, gain) => count + Number(isCounted(gain)), 0) / gains.length;
  const sorted = gains.toSorted();
  return {
    ...estimateOf(gains),
    interval80: [quantile(sorted, 0.1), quantile(sorted, 0.9)],
    above: share((gain) => gain > 0),
    level: share((gain) => gain === 0),
    below: share((gain) => gain < 0),
  };
}

const quantile = (sorted: Float64Array, share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
