/**
 * Embedding without a model: deterministic, offline, the same on every machine.
 *
 * Words, word pairs and pieces of words are hashed onto 768 places with a sign, so that texts that share words,
 * spellings or stems lie close. It knows no meanings: retrieval relies on names, full text and the injury lexicon for
 * those.
 */

import { hash32 } from "@/domain/news/near-duplicate";
import { contentWords, isStopWord } from "@/domain/news/words";
import { EMBEDDING_DIMENSION, type Embedder, unit } from "./embedder";

const WORD_WEIGHT = 1;
const PAIR_WEIGHT = 0.6;
const PIECE_WEIGHT = 0.25;
const PIECE_CHARS = 4;
const PLACE_SEED = 0x811c9dc5;
const SIGN_SEED = 0x51ed270b;

export function createHashEmbedder(): Embedder {
  return {
    id: "hash:1",
    async embed(texts, options) {
      options?.signal?.throwIfAborted();
      return texts.map(hashVector);
    },
  };
}

function hashVector(text: string): number[] {
  const counts = new Map<string, { count: number; weight: number }>();
  const add = (feature: string, weight: number) => {
    const known = counts.get(feature);
    if (known) known.count += 1;
    else counts.set(feature, { count: 1, weight });
  };
  const words = contentWords(text).filter((word) => !isStopWord(word));
  for (const [i, word] of words.entries()) {
    add(`w:${word}`, WORD_WEIGHT);
    const next = words[i + 1];
    if (next !== undefined) add(`p:${word} ${next}`, PAIR_WEIGHT);
    const padded = `^${word}$`;
    for (let at = 0; at + PIECE_CHARS <= padded.length; at += 1)
      add(`c:${padded.slice(at, at + PIECE_CHARS)}`, PIECE_WEIGHT);
  }
  const vector = new Array<number>(EMBEDDING_DIMENSION).fill(0);
  for (const [feature, { count, weight }] of counts) {
    const place = hash32(feature, PLACE_SEED) % EMBEDDING_DIMENSION;
    const sign = hash32(feature, SIGN_SEED) & 1 ? 1 : -1;
    // Sublinear: a word said ten times is not ten times as much about it.
    vector[place] = (vector[place] ?? 0) + sign * weight * (1 + Math.log(count));
  }
  return unit(vector);
}
