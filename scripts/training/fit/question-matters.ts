/**
 * What a turn asks for, by its wording and the turn before: multinomial logistic regression on named features.
 *
 * A turn may be answered rightly by several matters: their likelihood together is what is made large. Full-batch Adam
 * from zero with a ridge penalty: no chance is involved, so the same conversations give the same weights.
 */
import { MATTERS } from "@/language/questions/matters/matters";
import type { MatterWeights } from "@/language/questions/matters/weights";
import { descentOf, stepDown } from "./adam";
import type { MatterSample } from "./matter-samples";

export type MatterFit = { readonly rounds: number; readonly penalty: number; readonly leastOften: number };

const MATTER_FIT: MatterFit = { rounds: 60, penalty: 0.0001, leastOften: 2 };

const WIDTH = MATTERS.length;

type Row = { readonly columns: Int32Array; readonly strengths: Float64Array };

export function fitMatters(samples: readonly MatterSample[], fit: MatterFit = MATTER_FIT): MatterWeights {
  const names = frequentFeatures(samples, fit.leastOften);
  const columnOf = new Map(names.map((name, at) => [name, at * WIDTH]));
  const rows = samples.map(({ features }): Row => {
    const known = [...features].flatMap(([name, strength]) => {
      const column = columnOf.get(name);
      return column === undefined ? [] : [{ column, strength }];
    });
    return {
      columns: Int32Array.from(known, ({ column }) => column),
      strengths: Float64Array.from(known, ({ strength }) => strength),
    };
  });
  const right = samples.map(({ matters }) => Uint8Array.from(MATTERS, (matter) => (matters.has(matter) ? 1 : 0)));
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  const levelsAt = names.length * WIDTH;
  const descent = descentOf(levelsAt + WIDTH);
  const { weights, slope } = descent;
  const error = new Float64Array(WIDTH);
  for (let round = 1; round <= fit.rounds; round++) {
    for (let at = 0; at < levelsAt; at++) slope[at] = fit.penalty * (weights[at] ?? 0);
    slope.fill(0, levelsAt);
    for (const [index, row] of rows.entries()) {
      logitsOf(row, weights, levelsAt, error);
      toErrors(error, right[index] ?? new Uint8Array(WIDTH), (samples[index]?.weight ?? 1) / total);
      spread(row, error, levelsAt, slope);
    }
    stepDown(descent, round, fit.rounds);
  }
  return {
    levels: weights.slice(levelsAt),
    byFeature: new Map(
      names.map((name, at) => [
        name,
        Array.from(weights.subarray(at * WIDTH, (at + 1) * WIDTH), (logits, matter) => ({ at: matter, logits })),
      ]),
    ),
  };
}

function frequentFeatures(samples: readonly MatterSample[], leastOften: number): string[] {
  const counts = new Map<string, number>();
  for (const { features } of samples) for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].flatMap(([name, count]) => (count >= leastOften ? [name] : [])).sort();
}

function logitsOf({ columns, strengths }: Row, weights: Float64Array, levelsAt: number, logits: Float64Array): void {
  for (let matter = 0; matter < WIDTH; matter++) logits[matter] = weights[levelsAt + matter] as number;
  for (let at = 0; at < columns.length; at++) {
    const [column, strength] = [columns[at] as number, strengths[at] as number];
    for (let matter = 0; matter < WIDTH; matter++)
      logits[matter] = (logits[matter] as number) + strength * (weights[column + matter] as number);
  }
}

/** In place: logits to the slope of the negative log-likelihood of the right matters together, by logit. */
function toErrors(logits: Float64Array, right: Uint8Array, weight: number): void {
  const highest = logits.reduce((max, logit) => Math.max(max, logit), Number.NEGATIVE_INFINITY);
  let [all, ofRight] = [0, 0];
  for (let matter = 0; matter < WIDTH; matter++) {
    const odds = Math.exp((logits[matter] as number) - highest);
    logits[matter] = odds;
    all += odds;
    if (right[matter]) ofRight += odds;
  }
  for (let matter = 0; matter < WIDTH; matter++) {
    const odds = logits[matter] as number;
    logits[matter] = weight * (odds / all - (right[matter] ? odds / ofRight : 0));
  }
}

function spread({ columns, strengths }: Row, error: Float64Array, levelsAt: number, slope: Float64Array): void {
  for (let matter = 0; matter < WIDTH; matter++)
    slope[levelsAt + matter] = (slope[levelsAt + matter] as number) + (error[matter] as number);
  for (let at = 0; at < columns.length; at++) {
    const [column, strength] = [columns[at] as number, strengths[at] as number];
    for (let matter = 0; matter < WIDTH; matter++)
      slope[column + matter] = (slope[column + matter] as number) + strength * (error[matter] as number);
  }
}
