/**
 * Fitted weights of matters in their stored form: for each feature the matters that it makes likelier or less likely,
 * each with a letter for how much. Pure.
 */
import type { Features } from "../asks/features";
import { highestOf, letterOf, weightOf } from "../asks/letters";
import { MATTERS, type Matter } from "./matters";

/** Logits: the level of each matter in the order of `MATTERS`, and of each feature the matters it weighs on. */
export type MatterWeights = {
  readonly levels: ArrayLike<number>;
  readonly byFeature: ReadonlyMap<string, readonly Weight[]>;
};
type Weight = { readonly at: number; readonly logits: number };

export type StoredMatters = {
  readonly matters: readonly string[];
  /** Logits of the last letter. */
  readonly highest: number;
  readonly levels: string;
  /** Pairs of letters: a matter, and its weight. */
  readonly byFeature: Readonly<Record<string, string>>;
};

/** One letter for each matter by its place. */
const PLACES = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz!#$%&()*+,-./:;<=>?@";
/** Logits. A smaller weight says nothing by itself. */
const MIN_WEIGHT = 0.05;

export function storeMatters({ levels, byFeature }: MatterWeights): StoredMatters {
  const highest = highestOf([levels, ...[...byFeature.values()].map((row) => row.map(({ logits }) => logits))]);
  const telling = [...byFeature].flatMap(([name, row]): [string, string][] => {
    const pairs = row.filter(({ logits }) => Math.abs(logits) >= MIN_WEIGHT);
    const text = pairs.map(({ at, logits }) => `${PLACES[at] ?? ""}${letterOf(logits, highest)}`).join("");
    return text === "" ? [] : [[name, text]];
  });
  return {
    matters: MATTERS,
    highest,
    levels: Array.from(levels, (level) => letterOf(level, highest)).join(""),
    byFeature: Object.fromEntries(telling),
  };
}

/** @throws RangeError for weights of other matters than today's: they have to be fitted again. */
export function readMatters({ matters, highest, levels, byFeature }: StoredMatters): MatterWeights {
  if (matters.join() !== MATTERS.join())
    throw new RangeError("the weights are of other matters: npm run fit -- --questions");
  const rowOf = (text: string): Weight[] =>
    Array.from({ length: text.length / 2 }, (_, pair) => ({
      at: PLACES.indexOf(text.charAt(2 * pair)),
      logits: weightOf(text.charAt(2 * pair + 1), highest),
    }));
  return {
    levels: Float32Array.from(levels, (letter) => weightOf(letter, highest)),
    byFeature: new Map(Object.entries(byFeature).map(([name, text]) => [name, rowOf(text)])),
  };
}

/** How likely each matter is the one that is asked: they add up to 1. */
export function matterLikelihoods(
  { levels, byFeature }: MatterWeights,
  features: Features,
): ReadonlyMap<Matter, number> {
  const logits = Array.from(levels);
  for (const [name, strength] of features)
    for (const { at, logits: weight } of byFeature.get(name) ?? []) logits[at] = (logits[at] ?? 0) + strength * weight;
  const highest = Math.max(...logits);
  const odds = logits.map((logit) => Math.exp(logit - highest));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return new Map(MATTERS.map((matter, at) => [matter, (odds[at] ?? 0) / total]));
}
