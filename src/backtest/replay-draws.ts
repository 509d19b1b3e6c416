/**
 * Keyed draws: the same key always gives the same number, whatever else was drawn before it.
 *
 * A league replayed with one player more, or a week looked at alone, must not change any other draw.
 */

const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A key of a text such as a player id. */
export function textKey(text: string): number {
  let hash = FNV_START;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  return hash >>> 0;
}

/** A number in [0, 1) for a key of whole numbers. */
export function drawUnit(...key: readonly number[]): number {
  let hash = FNV_START;
  for (const part of key) {
    hash = Math.imul(hash ^ part, 0x9e3779b1);
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca77);
    hash ^= hash >>> 13;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0xc2b2ae3d);
  return ((hash ^ (hash >>> 15)) >>> 0) / 4_294_967_296;
}

/** A standard normal number for a key (Box and Muller). */
export function drawNormal(...key: readonly number[]): number {
  const radius = Math.sqrt(-2 * Math.log(1 - drawUnit(...key, 1)));
  return radius * Math.cos(2 * Math.PI * drawUnit(...key, 2));
}
