/**
 * What a question asks for, from how questions are worded: logistic regression on named features, one for each ask.
 *
 * A question may be answered rightly by several asks, so each is judged by itself: right or not. So is each intent.
 * Full-batch Adam from zero with a ridge penalty: no chance is involved, so the same questions give the same weights.
 */
import type { QueryIntent } from "@/contract/conversation/intent";
import { ASK_NAMES, type Ask } from "@/language/questions/asks/asks";
import type { Features } from "@/language/questions/asks/features";
import { INTENT_NAMES, intentsOf } from "@/language/questions/asks/intents";
import type { AskWeights } from "@/language/questions/asks/weights";
import { descentOf, stepDown } from "./adam";

export type AskSample = {
  readonly features: Features;
  readonly asks: ReadonlySet<Ask>;
  /** Without them, those of its asks. */
  readonly intents?: ReadonlySet<QueryIntent>;
  readonly weight: number;
};

export type AskFit = { readonly rounds: number; readonly penalty: number; readonly leastOften: number };

const ASK_FIT: AskFit = { rounds: 120, penalty: 0.00005, leastOften: 3 };

const WIDTH = ASK_NAMES.length + INTENT_NAMES.length;

export function fitAsks(samples: readonly AskSample[], fit: AskFit = ASK_FIT): AskWeights {
  const names = frequentFeatures(samples, fit.leastOften);
  const columns = new Map(names.map((name, at) => [name, at]));
  const rows = samples.map(({ features }) =>
    [...features].flatMap(([name, strength]) => {
      const column = columns.get(name);
      return column === undefined ? [] : [{ column, strength }];
    }),
  );
  const targets = samples.map(targetsOf);
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  // The last row holds the levels.
  const size = (names.length + 1) * WIDTH;
  const descent = descentOf(size);
  const { weights, slope } = descent;
  const levelsAt = names.length * WIDTH;
  const logits = new Float64Array(WIDTH);
  for (let round = 1; round <= fit.rounds; round++) {
    for (let at = 0; at < levelsAt; at++) slope[at] = fit.penalty * (weights[at] ?? 0);
    slope.fill(0, levelsAt);
    for (const [index, row] of rows.entries()) {
      for (let ask = 0; ask < WIDTH; ask++) logits[ask] = weights[levelsAt + ask] ?? 0;
      for (const { column, strength } of row)
        for (let ask = 0; ask < WIDTH; ask++)
          logits[ask] = (logits[ask] ?? 0) + strength * (weights[column * WIDTH + ask] ?? 0);
      const error = errorOf(logits, targets[index] ?? [], (samples[index]?.weight ?? 1) / total);
      for (let ask = 0; ask < WIDTH; ask++) slope[levelsAt + ask] = (slope[levelsAt + ask] ?? 0) + (error[ask] ?? 0);
      for (const { column, strength } of row)
        for (let ask = 0; ask < WIDTH; ask++)
          slope[column * WIDTH + ask] = (slope[column * WIDTH + ask] ?? 0) + strength * (error[ask] ?? 0);
    }
    stepDown(descent, round, fit.rounds);
  }
  return {
    levels: weights.slice(levelsAt),
    byFeature: new Map(names.map((name, at) => [name, weights.slice(at * WIDTH, (at + 1) * WIDTH)])),
  };
}

function targetsOf({ asks, intents = new Set([...asks].flatMap(intentsOf)) }: AskSample): boolean[] {
  return [...ASK_NAMES.map((ask) => asks.has(ask)), ...INTENT_NAMES.map((intent) => intents.has(intent))];
}

function frequentFeatures(samples: readonly AskSample[], leastOften: number): string[] {
  const counts = new Map<string, number>();
  for (const { features } of samples) for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].flatMap(([name, count]) => (count >= leastOften ? [name] : [])).sort();
}

/** Slope of the negative log-likelihood of each ask and intent being right or not, by logit. */
function errorOf(logits: Float64Array, isRight: readonly boolean[], weight: number): Float64Array {
  return logits.map((logit, ask) => weight * (1 / (1 + Math.exp(-logit)) - (isRight[ask] ? 1 : 0)));
}
