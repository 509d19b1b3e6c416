/** The rows of a comparison: one figure of each player, and which is the best of them. Pure. */

type ComparedValue = { text: string; value: number | null };
export type ComparedRow = {
  name: string;
  values: readonly ComparedValue[];
  isLowerBetter?: boolean;
  isPlain?: boolean;
};

/**
 * Places of the best values in a row.
 *
 * Nobody is best where fewer than two are known, where all known ones are equal, and in rows that are no contest
 * (`isPlain`).
 */
export function bestOf({ values, isLowerBetter = false, isPlain = false }: ComparedRow): ReadonlySet<number> {
  const known = values.flatMap(({ value }) => (value === null ? [] : [value]));
  if (isPlain || known.length < 2 || new Set(known).size === 1) return new Set();
  const best = isLowerBetter ? Math.min(...known) : Math.max(...known);
  return new Set(values.flatMap(({ value }, at) => (value === best ? [at] : [])));
}
