/** Fitted weights as they are stored: one letter for each ask and feature. Pure. */
import { ASK_NAMES, type Ask } from "./asks";
import type { Features } from "./features";

/** Logits: the level of each ask and, per feature, its weight for each ask, in the order of `ASK_NAMES`. */
export type AskWeights = {
  readonly levels: ArrayLike<number>;
  readonly byFeature: ReadonlyMap<string, ArrayLike<number>>;
};

export type StoredWeights = {
  readonly asks: readonly string[];
  /** Logits of one step between two letters. */
  readonly step: number;
  readonly levels: string;
  readonly byFeature: Readonly<Record<string, string>>;
};

/** Steps from -31 to 31; the one in the middle, V, is nothing. */
const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz";
const ZERO = 31;

/** Features whose every weight rounds to nothing are left out. */
export function storeWeights({ levels, byFeature }: AskWeights): StoredWeights {
  const highest = [levels, ...byFeature.values()].reduce(
    (most, row) => Math.max(most, ...Array.from(row, Math.abs)),
    0,
  );
  const step = Number((highest / ZERO).toPrecision(4));
  const letters = (row: ArrayLike<number>) =>
    Array.from(row, (weight) => LETTERS[ZERO + Math.max(-ZERO, Math.min(ZERO, Math.round(weight / step)))]).join("");
  const nothing = letters(ASK_NAMES.map(() => 0));
  const stored = [...byFeature].map(([name, row]) => [name, letters(row)] as const);
  return {
    asks: ASK_NAMES,
    step,
    levels: letters(levels),
    byFeature: Object.fromEntries(stored.filter(([, row]) => row !== nothing)),
  };
}

/** @throws RangeError for weights of other asks than today's: they have to be fitted again. */
export function readWeights({ asks, step, levels, byFeature }: StoredWeights): AskWeights {
  if (asks.join() !== ASK_NAMES.join())
    throw new RangeError("the weights are of other asks: npm run fit -- --questions");
  const numbers = (row: string) => Float32Array.from(row, (letter) => step * (LETTERS.indexOf(letter) - ZERO));
  return {
    levels: numbers(levels),
    byFeature: new Map(Object.entries(byFeature).map(([name, row]) => [name, numbers(row)])),
  };
}

/** How likely each ask answers the question rightly; the shares sum to 1. */
export function likelihoods({ levels, byFeature }: AskWeights, features: Features): ReadonlyMap<Ask, number> {
  const logits = Array.from(levels);
  for (const [name, strength] of features) {
    const weights = byFeature.get(name);
    if (weights === undefined) continue;
    for (let ask = 0; ask < logits.length; ask += 1) logits[ask] = (logits[ask] ?? 0) + strength * (weights[ask] ?? 0);
  }
  const highest = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return new Map(ASK_NAMES.map((ask, at) => [ask, (powers[at] ?? 0) / total]));
}
