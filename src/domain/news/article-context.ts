/**
 * Reads the passages of one article together.
 *
 * Pure. An aggregator cuts an article into items; the first has the full name, the next "George said" and "he". Other
 * passages under the same link help to resolve a name. They never add a player that neither the passage nor its article
 * names.
 */
import type { Mention, MentionFinder } from "./mention";
import type { PlayerLink } from "./mentions";
import { healthWeight } from "./mentions";

const MAX_CONTEXT_CHARS = 12_000;
const GAP = "\n\n";
const SPEAKS_OF_SOMEBODY = /\b(?:he|him|his|himself|i|my|me|i'm|i've|we|the \d{1,2}-year-old)\b/i;
/** A passage without a name is taken to be about the player in at least this share of the other passages. */
const MAIN_SUBJECT_SHARE = 0.6;
/** Less than any passage that names him. */
const INHERITED_SALIENCE = 0.15;
const INHERITED_HEALTH = 0.75;

/**
 * Names in a text, read as they would be after the other passages. What the text says by itself is never changed by
 * them.
 */
export function mentionsInArticle(text: string, others: readonly string[], find: MentionFinder): Mention[] {
  const own = [...find(text)];
  if (others.length === 0) return own;
  const before = `${others.join(GAP).slice(0, MAX_CONTEXT_CHARS)}${GAP}`;
  const added = find(before + text)
    .filter(({ start }) => start >= before.length)
    .map(({ playerKey, start, end }) => ({ playerKey, start: start - before.length, end: end - before.length }))
    .filter(({ start, end }) => own.every((mention) => end <= mention.start || start >= mention.end));
  return [...own, ...added].sort((a, b) => a.start - b.start);
}

/** The player a nameless passage goes on about, if its article has one main subject. */
export function inheritedLink(text: string, others: readonly string[], find: MentionFinder): PlayerLink[] {
  if (others.length === 0 || !SPEAKS_OF_SOMEBODY.test(text)) return [];
  const counts = new Map<number, number>();
  const named = others.map((other) => new Set(find(other).map(({ playerKey }) => playerKey)));
  for (const keys of named) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const naming = named.filter(({ size }) => size > 0).length;
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < naming * MAIN_SUBJECT_SHARE || first[1] === second?.[1]) return [];
  return [
    {
      playerKey: first[0],
      spans: [],
      salience: INHERITED_SALIENCE,
      injuryWeight: healthWeight(text, []) * INHERITED_HEALTH,
    },
  ];
}
