/**
 * What a turn asks for, by its wording and the turn before: multinomial logistic regression on named features.
 *
 * A turn may be answered rightly by several matters: their likelihood together is what is made large.
 */
import { MATTERS } from "@/language/questions/matters/matters";
import type { MatterWeights } from "@/language/questions/matters/weights";
import type { MatterSample } from "./matter-samples";
import { fitSparse, type SparseFit } from "./sparse-fit";

const MATTER_FIT: SparseFit = { rounds: 60, penalty: 0.0001, leastOften: 2 };

const WIDTH = MATTERS.length;

export function fitMatters(samples: readonly MatterSample[], fit: SparseFit = MATTER_FIT): MatterWeights {
  const right = samples.map(({ matters }) => Uint8Array.from(MATTERS, (matter) => (matters.has(matter) ? 1 : 0)));
  const { levels, byFeature } = fitSparse(samples, WIDTH, fit, (logits, sample, share) =>
    toErrors(logits, right[sample] ?? new Uint8Array(WIDTH), share),
  );
  return {
    levels,
    byFeature: new Map([...byFeature].map(([name, row]) => [name, Array.from(row, (logits, at) => ({ at, logits }))])),
  };
}

/** In place: logits to the slope of the negative log-likelihood of the right matters together, by logit. */
function toErrors(logits: Float64Array, right: Uint8Array, share: number): void {
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
    logits[matter] = share * (odds / all - (right[matter] ? odds / ofRight : 0));
  }
}
