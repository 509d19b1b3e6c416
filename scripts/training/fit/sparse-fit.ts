/**
 * Weights of named features, each with a logit for every one of several outcomes.
 *
 * Full-batch Adam from zero with a ridge penalty: no chance is involved, so the same samples give the same weights.
 */
import type { Features } from "@/language/questions/asks/features";
import { descentOf, stepDown } from "./adam";

export type SparseFit = { readonly rounds: number; readonly penalty: number; readonly leastOften: number };

export type SparseSample = { readonly features: Features; readonly weight: number };

/** Logits: the level of each outcome, and of each feature its weight on each outcome. */
export type SparseWeights = {
  readonly levels: Float64Array;
  readonly byFeature: ReadonlyMap<string, Float64Array>;
};

type Row = { readonly columns: Int32Array; readonly strengths: Float64Array };

/**
 * @param width number of outcomes
 * @param toErrors in place: a sample's logits to the slope of its loss by logit, times the sample's share of all weight
 */
export function fitSparse(
  samples: readonly SparseSample[],
  width: number,
  { rounds, penalty, leastOften }: SparseFit,
  toErrors: (logits: Float64Array, sample: number, share: number) => void,
): SparseWeights {
  const names = frequentFeatures(samples, leastOften);
  const rows = rowsOf(samples, new Map(names.map((name, at) => [name, at * width])));
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  // The last row holds the levels.
  const levelsAt = names.length * width;
  const descent = descentOf(levelsAt + width);
  const { weights, slope } = descent;
  const logits = new Float64Array(width);
  for (let round = 1; round <= rounds; round++) {
    for (let at = 0; at < levelsAt; at++) slope[at] = penalty * (weights[at] ?? 0);
    slope.fill(0, levelsAt);
    for (const [sample, row] of rows.entries()) {
      logits.set(weights.subarray(levelsAt));
      addUp(row, weights, logits);
      toErrors(logits, sample, (samples[sample]?.weight ?? 1) / total);
      spread(row, logits, levelsAt, slope);
    }
    stepDown(descent, round, rounds);
  }
  return {
    levels: weights.slice(levelsAt),
    byFeature: new Map(names.map((name, at) => [name, weights.slice(at * width, (at + 1) * width)])),
  };
}

function frequentFeatures(samples: readonly SparseSample[], leastOften: number): string[] {
  const counts = new Map<string, number>();
  for (const { features } of samples) for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].flatMap(([name, count]) => (count >= leastOften ? [name] : [])).sort();
}

/** @param columnOf where the weights of a known feature begin */
const rowsOf = (samples: readonly SparseSample[], columnOf: ReadonlyMap<string, number>): Row[] =>
  samples.map(({ features }) => {
    const known = [...features].flatMap(([name, strength]) => {
      const column = columnOf.get(name);
      return column === undefined ? [] : [{ column, strength }];
    });
    return {
      columns: Int32Array.from(known, ({ column }) => column),
      strengths: Float64Array.from(known, ({ strength }) => strength),
    };
  });

// The indices below are within their arrays, and these loops are where a fit spends its time.

function addUp({ columns, strengths }: Row, weights: Float64Array, logits: Float64Array): void {
  for (let at = 0; at < columns.length; at++) {
    const [column, strength] = [columns[at] as number, strengths[at] as number];
    for (let outcome = 0; outcome < logits.length; outcome++)
      logits[outcome] = (logits[outcome] as number) + strength * (weights[column + outcome] as number);
  }
}

function spread({ columns, strengths }: Row, errors: Float64Array, levelsAt: number, slope: Float64Array): void {
  for (let outcome = 0; outcome < errors.length; outcome++)
    slope[levelsAt + outcome] = (slope[levelsAt + outcome] as number) + (errors[outcome] as number);
  for (let at = 0; at < columns.length; at++) {
    const [column, strength] = [columns[at] as number, strengths[at] as number];
    for (let outcome = 0; outcome < errors.length; outcome++)
      slope[column + outcome] = (slope[column + outcome] as number) + strength * (errors[outcome] as number);
  }
}
