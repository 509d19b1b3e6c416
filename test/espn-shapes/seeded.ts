/** Seeded random numbers (mulberry32), so that every run makes the same payloads. */
export type Seeded = {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[];
};

export function seeded(seed: number): Seeded {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    shuffle<T>(list: readonly T[]): T[] {
      const copy = [...list];
      for (let last = copy.length - 1; last > 0; last -= 1) {
        const other = int(0, last);
        [copy[last], copy[other]] = [copy[other] as T, copy[last] as T]; // both indexes are inside the list
      }
      return copy;
    },
  };
}
