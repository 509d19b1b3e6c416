/**
 * Fitted weights as they are stored: one letter for each ask and feature. Pure.
 */
import { ASK_NAMES, type Ask } from "./asks";
import type { Features } from "./features";
import { INTENT_NAMES, intentsOf } from "./intents";
import { highestOf, largestIn, letterOf, weightOf } from "./letters";

/**
 * Logits: the levels and, per feature, its weights, of each ask in the order of `ASK_NAMES` and then of each intent in
 * the order of `INTENT_NAMES`.
 */
export type AskWeights = {
  readonly levels: ArrayLike<number>;
  readonly byFeature: ReadonlyMap<string, ArrayLike<number>>;
};

export type StoredWeights = {
  readonly asks: readonly string[];
  /** Logits of the last letter. */
  readonly highest: number;
  readonly levels: string;
  readonly byFeature: Readonly<Record<string, string>>;
};

/** Logits. A feature none of whose weights reaches this says nothing by itself. */
const MIN_WEIGHT = 0.06;

/** Features whose every weight is as good as nothing are left out. */
export function storeWeights({ levels, byFeature }: AskWeights): StoredWeights {
  const highest = highestOf([levels, ...byFeature.values()]);
  const letters = (row: ArrayLike<number>) => Array.from(row, (weight) => letterOf(weight, highest)).join("");
  const telling = [...byFeature].filter(([, row]) => largestIn(row) >= MIN_WEIGHT);
  return {
    asks: ASK_NAMES,
    highest,
    levels: letters(levels),
    byFeature: Object.fromEntries(telling.map(([name, row]) => [name, letters(row)])),
  };
}

/** @throws RangeError for weights of other asks than today's: they have to be fitted again. */
export function readWeights({ asks, highest, levels, byFeature }: StoredWeights): AskWeights {
  if (asks.join() !== ASK_NAMES.join())
    throw new RangeError("the weights are of other asks: npm run fit -- --questions");
  const numbers = (row: string) => Float32Array.from(row, (letter) => weightOf(letter, highest));
  return {
    levels: numbers(levels),
    byFeature: new Map(Object.entries(byFeature).map(([name, row]) => [name, numbers(row)])),
  };
}

/** How much the intents say beside the asks themselves: judged on questions that were not fitted on. */
const SAY_OF_INTENTS = 0.5;

/**
 * How likely each ask answers the question rightly, by itself: several may. Less so where the question is about
 * something else.
 */
export function likelihoods({ levels, byFeature }: AskWeights, features: Features): ReadonlyMap<Ask, number> {
  const logits = Array.from(levels);
  for (const [name, strength] of features) {
    const weights = byFeature.get(name);
    if (weights === undefined) continue;
    for (let at = 0; at < logits.length; at += 1) logits[at] = (logits[at] ?? 0) + strength * (weights[at] ?? 0);
  }
  const likelihoodAt = (at: number) => 1 / (1 + Math.exp(-(logits[at] ?? 0)));
  const ofIntent = new Map(INTENT_NAMES.map((intent, at) => [intent, likelihoodAt(ASK_NAMES.length + at)]));
  const likeliest = Math.max(...ofIntent.values());
  const ofAbout = (ask: Ask) => Math.max(...intentsOf(ask).map((intent) => ofIntent.get(intent) ?? 0)) / likeliest;
  return new Map(ASK_NAMES.map((ask, at) => [ask, likelihoodAt(at) * ofAbout(ask) ** SAY_OF_INTENTS]));
}
