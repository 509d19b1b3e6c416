/**
 * How good stated chances were, and how sure a mean is when its samples hang together.
 *
 * Plain definitions, so that anyone can check them by hand: the Brier score is the mean squared distance of chance and
 * outcome; the expected calibration error is the mean distance of a bin's average chance from its share of wins,
 * weighted by size.
 */
import { TooFewGames } from "./too-few-games";

/** `outcome` is 1 for what was forecast to happen, 0 for not, 0.5 for a tie. */
export type JudgedChance = { readonly chance: number; readonly outcome: number };

type ReliabilityBin = {
  /** Chances from here on, the upper end left out except in the last bin. */
  readonly from: number;
  readonly to: number;
  readonly n: number;
  /** 0 for an empty bin, like the two below. */
  readonly meanChance: number;
  readonly observed: number;
  /** Distance of the two. */
  readonly gap: number;
};

export type Reliability = {
  readonly n: number;
  readonly brier: number;
  /** Natural logarithm. */
  readonly logLoss: number;
  readonly ece: number;
  /** Greatest gap of bins with at least `MIN_IN_BIN` chances; 0 when there is none. */
  readonly worstBin: number;
  /** Greatest gap of all bins, however few chances they hold. */
  readonly worstOfAnySize: number;
  readonly bins: readonly ReliabilityBin[];
};

const BINS = 10;
const MIN_IN_BIN = 100;

/** A chance of 0 that comes true would cost infinitely much. */
const SMALLEST_CHANCE = 1e-12;

/** Ten bins of equal width. Throws `RangeError` without any chance, or for a number outside 0 to 1. */
export function reliability(judged: readonly JudgedChance[], minInBin: number = MIN_IN_BIN): Reliability {
  if (judged.length === 0) throw new TooFewGames("no chances to judge");
  let [squares, logs] = [0, 0];
  const sums = Array.from({ length: BINS }, () => ({ n: 0, chance: 0, outcome: 0 }));
  for (const { chance, outcome } of judged) {
    if (!isShare(chance) || !isShare(outcome)) throw new RangeError(`chance ${chance} with outcome ${outcome}`);
    squares += (chance - outcome) ** 2;
    const [hit, miss] = [Math.max(SMALLEST_CHANCE, chance), Math.max(SMALLEST_CHANCE, 1 - chance)];
    logs -= outcome * Math.log(hit) + (1 - outcome) * Math.log(miss);
    const bin = sums[Math.min(BINS - 1, Math.floor(chance * BINS))];
    if (!bin) continue;
    bin.n++;
    bin.chance += chance;
    bin.outcome += outcome;
  }
  const n = judged.length;
  const bins = sums.map((bin, index): ReliabilityBin => {
    const [meanChance, observed] = bin.n === 0 ? [0, 0] : [bin.chance / bin.n, bin.outcome / bin.n];
    const ends = { from: index / BINS, to: (index + 1) / BINS };
    return { ...ends, n: bin.n, meanChance, observed, gap: Math.abs(meanChance - observed) };
  });
  const worst = (among: readonly ReliabilityBin[]) => among.reduce((max, { gap }) => Math.max(max, gap), 0);
  return {
    n,
    brier: squares / n,
    logLoss: logs / n,
    ece: bins.reduce((sum, bin) => sum + (bin.n / n) * bin.gap, 0),
    worstBin: worst(bins.filter((bin) => bin.n >= minInBin)),
    worstOfAnySize: worst(bins),
    bins,
  };
}

/** False for NaN. */
const isShare = (value: number): boolean => value >= 0 && value <= 1;

export type ClusteredSample = { readonly value: number; readonly cluster: string | number };

export type ClusteredMean = {
  readonly mean: number;
  /** Samples of one cluster count as one draw, however many they are. */
  readonly standardError: number;
  readonly interval95: readonly [low: number, high: number];
  readonly n: number;
  readonly clusters: number;
};

/**
 * A mean with its 95 % interval when samples of one cluster (a calendar week, say) share their luck.
 *
 * Sandwich variance with the factor G/(G-1), Student's quantile with G-1 degrees. Throws `RangeError` with fewer than
 * two clusters: nothing can be said then.
 */
export function clusteredMean(samples: readonly ClusteredSample[]): ClusteredMean {
  const n = samples.length;
  const mean = samples.reduce((sum, { value }) => sum + value, 0) / n;
  const deviations = new Map<string | number, number>();
  for (const { value, cluster } of samples) {
    deviations.set(cluster, (deviations.get(cluster) ?? 0) + (value - mean));
  }
  const clusters = deviations.size;
  if (clusters < 2) throw new TooFewGames("a clustered interval needs two clusters");
  const squares = [...deviations.values()].reduce((sum, deviation) => sum + deviation * deviation, 0);
  const standardError = Math.sqrt((clusters / (clusters - 1)) * squares) / n;
  const reach = studentQuantile975(clusters - 1) * standardError;
  return { mean, standardError, interval95: [mean - reach, mean + reach], n, clusters };
}

/** Exact for 1 and 2 degrees; from 3 on the Cornish-Fisher series, within 0.3 % at 3 and better above. */
function studentQuantile975(degrees: number): number {
  if (degrees === 1) return 12.7062;
  if (degrees === 2) return 4.30265;
  const z = 1.959964;
  const [z3, z5, z7, z9] = [z ** 3, z ** 5, z ** 7, z ** 9];
  return (
    z +
    (z3 + z) / (4 * degrees) +
    (5 * z5 + 16 * z3 + 3 * z) / (96 * degrees ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * degrees ** 3) +
    (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * z) / (92160 * degrees ** 4)
  );
}
