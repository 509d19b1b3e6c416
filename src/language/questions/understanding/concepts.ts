/**
 * Which ideas a question holds.
 *
 * Pure. A lexicon lists the ways to say an idea, per language; finding them also tells which words are explained, so
 * that what is left over can be a player's name. The longest way to say something wins: "free throws" is a stat and
 * not "free", "adds left" is about the matchup and not about adding.
 */

import { GREEK } from "@/language/texts/el/answers/lexicon";
import { ENGLISH } from "@/language/texts/en/answers/lexicon";
import type { Concept, Lexicon } from "./concept";
import type { Text } from "./text";

type Way = { words: readonly string[]; phraseGroup: Concept };

const isPrefix = (word: string): boolean => word.endsWith("*");

function waysOf(lexicon: Lexicon): Way[] {
  // The cast: keys of a lexicon are concepts by its type, which Object.entries forgets.
  const entries = Object.entries(lexicon) as [Concept, string][];
  return entries.flatMap(([phraseGroup, ways]) =>
    ways
      .split(",")
      .map((way) => way.trim().split(/\s+/))
      .map((words) => ({ words, phraseGroup })),
  );
}

const WAYS = [...waysOf(ENGLISH), ...waysOf(GREEK)].sort((a, b) => b.words.length - a.words.length);
const EXACT = new Map<string, Way[]>();
const PREFIXED = new Map<string, Way[]>();
/** Prefixes are looked up by their first letters; none is shorter. */
const KEY_LENGTH = 2;
for (const way of WAYS) {
  const first = way.words[0] ?? "";
  const [map, key] = isPrefix(first) ? [PREFIXED, first.slice(0, KEY_LENGTH)] : [EXACT, first];
  map.set(key, [...(map.get(key) ?? []), way]);
}

const isStated = (pattern: string, word: string | undefined): boolean =>
  word !== undefined && (isPrefix(pattern) ? word.startsWith(pattern.slice(0, -1)) : word === pattern);

export type ConceptReading = {
  concepts: ReadonlySet<Concept>;
  /** For each word, the ideas it was explained by; empty for a word that means nothing here. */
  byWord: readonly ReadonlySet<Concept>[];
};

/** Matches phrases left to right, longest first. A word belongs to one match, or to several of equal length. */
export function readConcepts(text: Text): ConceptReading {
  const normalized = text.words.map((word) => word.normalized);
  const byWord = normalized.map(() => new Set<Concept>());
  const concepts = new Set<Concept>();
  for (let index = 0; index < normalized.length; ) {
    const word = normalized[index] ?? "";
    const fitting = [...(EXACT.get(word) ?? []), ...(PREFIXED.get(word.slice(0, KEY_LENGTH)) ?? [])].filter((way) =>
      way.words.every((pattern, offset) => isStated(pattern, normalized[index + offset])),
    );
    const length = fitting.reduce((longest, way) => Math.max(longest, way.words.length), 0);
    // A full word says more than a beginning: "started" is not to lose to "start*".
    const exact = fitting.filter((way) => way.words.length === length && !way.words.some(isPrefix));
    const chosen = exact.length > 0 ? exact : fitting.filter((way) => way.words.length === length);
    for (const { phraseGroup } of chosen) {
      concepts.add(phraseGroup);
      for (let offset = 0; offset < length; offset += 1) byWord[index + offset]?.add(phraseGroup);
    }
    index += Math.max(1, length);
  }
  return { concepts, byWord };
}
