/** How many slips of the finger lie between two words. Pure. */

/**
 * Insertions, deletions, substitutions and swaps of neighbors that turn one word into the other (optimal string
 * alignment). Counted up to `limit`; anything farther is `limit + 1`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const width = b.length + 1;
  let beforeLast = new Uint16Array(width);
  let last = new Uint16Array(width);
  for (let column = 0; column < width; column++) last[column] = column;
  let current = new Uint16Array(width);
  let leastInLast = 0;
  for (let row = 1; row <= a.length; row++) {
    current[0] = row;
    let min = row;
    for (let column = 1; column < width; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = (last[column - 1] ?? 0) + (isSame ? 0 : 1);
      cost = Math.min(cost, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current[column] = cost;
      if (cost < min) min = cost;
    }
    // A swap reaches back two rows, so one row above the limit is not the end yet.
    if (min > limit && leastInLast > limit) return limit + 1;
    leastInLast = min;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(last[b.length] ?? limit + 1, limit + 1);
}

/** Which letters a word has, one bit each. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index++) mask |= 1 << (word.charCodeAt(index) - 97);
  return mask;
}

/** Each slip changes at most two letters' presence, so more differing bits than `2 × limit` rule a pair out cheaply. */
export function mayBeWithin(a: number, b: number, limit: number): boolean {
  let difference = a ^ b;
  for (let left = 2 * limit; difference !== 0; left--) {
    if (left === 0) return false;
    difference &= difference - 1;
  }
  return true;
}
