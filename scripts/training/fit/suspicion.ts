/** What obedient models' sentences sound like: logistic regression on hashed features, by full-batch Adam with a ridge penalty. */
import { BUCKETS, type Features } from "@/domain/withheld/suspicion/features";
import { type Suspicion, suspicionOf } from "@/domain/withheld/suspicion/suspicion";
import { descentOf, stepDown } from "./adam";

export type SuspicionSample = { readonly features: Features; readonly isHostile: boolean; readonly weight: number };

const FIT = { rounds: 120, penalty: 0.0001 };

export function fitSuspicion(samples: readonly SuspicionSample[]): Suspicion {
  const { rounds, penalty } = FIT;
  // The last place is the level.
  const descent = descentOf(BUCKETS + 1);
  const { weights, slope } = descent;
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 1; round <= rounds; round++) {
    for (let at = 0; at < BUCKETS; at++) slope[at] = penalty * (weights[at] ?? 0);
    slope[BUCKETS] = 0;
    for (const { features, isHostile, weight } of samples) {
      const score = suspicionOf({ level: weights[BUCKETS] ?? 0, weights }, features);
      const error = ((1 / (1 + Math.exp(-score)) - (isHostile ? 1 : 0)) * weight) / total;
      slope[BUCKETS] = (slope[BUCKETS] ?? 0) + error;
      const { buckets, strengths } = features;
      for (let at = 0; at < buckets.length; at++) {
        const bucket = buckets[at] ?? 0;
        slope[bucket] = (slope[bucket] ?? 0) + error * (strengths[at] ?? 0);
      }
    }
    stepDown(descent, round, rounds);
  }
  return { level: weights[BUCKETS] ?? 0, weights: weights.subarray(0, BUCKETS) };
}
