/**
 * Keyed draws: the same key always gives the same number, in any order of asking.
 *
 * A running generator would make day 80 depend on how often day 79 was looked at. With keys, every draw belongs to its
 * subject, so moving the clock back and forth, or asking for one player only, changes nothing.
 */

/** The seed of the whole demo. Another value gives another league over the same season. */
const SEED = 2025;

/** Names the separate families of draws; the numbers only have to differ. */
export const DRAW = {
  status: 1,
  returnError: 2,
  returnUnknown: 3,
  taste: 4,
  pickOrder: 5,
  ownership: 6,
  news: 7,
} as const;

/** A number in [0, 1) for a key of whole numbers. */
export function drawUnit(...key: readonly number[]): number {
  let h = SEED;
  for (const part of key) {
    h = Math.imul(h ^ (part | 0), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 15), 0xc2b2ae35);
    h ^= h >>> 13;
  }
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  return ((h ^ (h >>> 15)) >>> 0) / 4_294_967_296;
}

/** A standard normal number for a key (Box and Muller). */
export function drawNormal(...key: readonly number[]): number {
  const radius = Math.sqrt(-2 * Math.log(1 - drawUnit(...key, 1)));
  return radius * Math.cos(2 * Math.PI * drawUnit(...key, 2));
}
