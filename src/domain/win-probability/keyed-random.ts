/**
 * Random numbers by name: the same seed, key and counter give the same number, in any order and in any company.
 *
 * Two scenarios that share a game therefore share its luck, and their difference is the difference they make.
 */

/** The two halves of a key's state. */
export type KeyedState = { readonly low: number; readonly high: number };

const FIRST_PRIME = 0x01000193;
const SECOND_PRIME = 0x5bd1e995;

/** @param parts are hashed separately: ("a", "bc") and ("ab", "c") differ. */
export function keyedState(seed: number, ...parts: readonly string[]): KeyedState {
  let low = scramble(seed | 0, 0x2545f491);
  let high = scramble(Math.floor(seed / 2 ** 32) | 0, 0x6c8e9cf5);
  for (const part of parts) {
    for (let at = 0; at <= part.length; at++) {
      // The length follows each part.
      const code = at < part.length ? part.charCodeAt(at) : 0x10000 + part.length;
      low = Math.imul(low ^ code, FIRST_PRIME);
      high = Math.imul((high ^ code) + (high << 5), SECOND_PRIME);
    }
  }
  return { low: scramble(low, high), high: scramble(high, low) };
}

function scramble(value: number, salt: number): number {
  let mixed = value ^ salt;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return mixed ^ (mixed >>> 16);
}

/** Uniform above 0 and below 1. The key enters twice, so that keys do not walk through one common sequence. */
export function keyedUniform({ low, high }: KeyedState, counter: number): number {
  let mixed = (Math.imul(counter, 0x9e3779b1) + low) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = (mixed ^ (mixed >>> 15)) + high;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 15)) >>> 0) * 2 ** -32 + 2 ** -33;
}
