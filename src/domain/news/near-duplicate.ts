/**
 * When two texts are the same report.
 *
 * Pure and symmetric. A 64-bit similarity print finds candidates cheaply; the share of equal word pairs decides. Two
 * notes that differ in a number, a status or a player are never the same, however alike the sentences: "questionable"
 * becoming "out" is the news.
 */

import { STATUS_MARKERS } from "./injury-lexicon";
import { contentWords, isStopWord } from "./words";

export type TextPrint = {
  /** 16 hexadecimal digits. */
  simhash: string;
  pairs: ReadonlySet<string>;
  /** Numbers, status words and players, in order of the alphabet. */
  facts: string;
};

/** Reports of one event come within days; the same words a month later are a new event. */
export const DUPLICATE_WINDOW_MS = 72 * 3_600_000;
/** Loose on purpose: it only saves comparing. Texts that share most word pairs are far below it. */
export const MAX_DISTANCE = 24;
const SAME_TEXT = 0.72;
/** Under one link less similarity is enough: an edited article. */
const SAME_TEXT_ONE_LINK = 0.45;
const MIN_PAIRS = 4;

/** @param playerKeys the players the text names, under any name. */
export function printOf(text: string, playerKeys: readonly number[]): TextPrint {
  const words = contentWords(text);
  const pairs = new Set(
    words.map((word, i) => `${word} ${words[i + 1] ?? ""}`).slice(0, Math.max(1, words.length - 1)),
  );
  const marked = words.filter((word) => /\d/.test(word) || STATUS_MARKERS.has(word));
  const facts = [...new Set([...marked, ...playerKeys.map((key) => `player:${key}`)])].sort().join(" ");
  return { simhash: simhash([...words.filter((word) => !isStopWord(word)), ...pairs]), pairs, facts };
}

/** Whether two prints are of one report. Under one link a looser likeness is enough: an edited article. */
export function isSameReport(a: TextPrint, b: TextPrint, options: { hasSameLink: boolean }): boolean {
  if (hammingDistance(a.simhash, b.simhash) > MAX_DISTANCE && !options.hasSameLink) return false;
  const similarity = jaccard(a.pairs, b.pairs);
  if (similarity === 1) return true;
  if (a.facts !== b.facts) return false;
  if (options.hasSameLink) return similarity >= SAME_TEXT_ONE_LINK;
  return Math.min(a.pairs.size, b.pairs.size) >= MIN_PAIRS && similarity >= SAME_TEXT;
}

/** Shared by both over all of either, 0..1; two empty texts are the same. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 && b.size === 0) return 1;
  let shared = 0;
  for (const item of a) if (b.has(item)) shared += 1;
  return shared / (a.size + b.size - shared);
}

/** Bits in which two 16-digit prints differ. */
export function hammingDistance(a: string, b: string): number {
  let bits = 0;
  for (const at of [0, 8]) {
    let x = (Number.parseInt(a.slice(at, at + 8), 16) ^ Number.parseInt(b.slice(at, at + 8), 16)) >>> 0;
    while (x !== 0) {
      x &= x - 1;
      bits += 1;
    }
  }
  return bits;
}

function simhash(features: readonly string[]): string {
  const votes = new Int32Array(64);
  for (const feature of features) {
    const [high, low] = [hash32(feature, 0x811c9dc5), hash32(feature, 0x9747b28c)];
    for (let bit = 0; bit < 32; bit += 1) {
      votes[bit] = (votes[bit] ?? 0) + ((high >>> bit) & 1 ? 1 : -1);
      votes[bit + 32] = (votes[bit + 32] ?? 0) + ((low >>> bit) & 1 ? 1 : -1);
    }
  }
  let [high, low] = [0, 0];
  for (let bit = 0; bit < 32; bit += 1) {
    if ((votes[bit] ?? 0) > 0) high |= 1 << bit;
    if ((votes[bit + 32] ?? 0) > 0) low |= 1 << bit;
  }
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}

/** FNV-1a with a final mix, so that short words spread over all bits. */
export function hash32(text: string, seed: number): number {
  let hash = seed;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
