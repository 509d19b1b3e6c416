/** Shared parts of every simulation: settings, the sums of a side's draws, and probabilities read from draws. */
import { isCount, type Outcome, solved } from "../lineup/fault";
import type { BankedAmount, CategoryForm } from "./category-form";
import { type Chances, neverSure } from "./contest";
import type { LineDrawer } from "./line-draws";
import { CELL_COUNT, type PreparedLine } from "./line-forecast";
import type { LineNoise } from "./line-noise";

export type SimulationSettings = {
  /** A whole number: same seed, same draws. */
  readonly seed: number;
  /** 2 to 100,000. */
  readonly draws: number;
  readonly noise?: LineNoise;
};

const MAX_DRAWS = 100_000;

/** The setting that makes no sense. */
export function badSettings({ seed, draws }: SimulationSettings): string | undefined {
  if (!Number.isSafeInteger(seed)) return "seed";
  return isCount(draws) && draws >= 2 && draws <= MAX_DRAWS ? undefined : "draws";
}

/** Joins two outcomes, the first fault wins. */
export function bothOf<A, B>(before: Outcome<A>, after: Outcome<A>, join: (before: A, after: A) => B): Outcome<B> {
  if (!before.ok) return before;
  return after.ok ? solved(join(before.value, after.value)) : after;
}

/** Cells that the categories are made of. */
export function cellsOf(forms: readonly CategoryForm[]): ReadonlySet<number> {
  const cells = new Set<number>();
  for (const form of forms) {
    for (const weights of form.kind === "sum" ? [form.weights] : [form.above, form.below])
      for (let cell = 0; cell < CELL_COUNT; cell++) if (weights[cell]) cells.add(cell);
  }
  return cells;
}

/** A side's sums per category and draw. */
export type SideTally = {
  readonly sums: readonly { readonly above: Float64Array; readonly below: Float64Array }[];
  /** Whether anything is still to be played. */
  readonly isOpen: boolean;
};

export function tally(
  lines: readonly PreparedLine[],
  scored: readonly BankedAmount[],
  forms: readonly CategoryForm[],
  drawer: LineDrawer,
): SideTally {
  const retained = cellsOf(forms);
  const cells = Array.from({ length: CELL_COUNT }, (_, cell) =>
    retained.has(cell) ? new Int32Array(drawer.draws) : undefined,
  );
  for (const line of lines) {
    const drawn = drawer.of(line);
    for (const [cell, sums] of cells.entries()) {
      const amounts = drawn[cell];
      if (sums && amounts) for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (amounts[at] ?? 0);
    }
  }
  const sumUp = (weights: Float64Array, start: number): Float64Array => {
    const total = new Float64Array(drawer.draws).fill(start);
    for (const [cell, sums] of cells.entries()) {
      const weight = weights[cell] ?? 0;
      if (sums && weight !== 0)
        for (let at = 0; at < total.length; at++) total[at] = (total[at] ?? 0) + weight * (sums[at] ?? 0);
    }
    return total;
  };
  const sums = forms.map((form, index) => {
    const { above, below } = scored[index] ?? { above: 0, below: 0 };
    if (form.kind === "sum") return { above: sumUp(form.weights, above), below: NOTHING };
    return { above: sumUp(form.above, above), below: sumUp(form.below, below) };
  });
  return { sums, isOpen: lines.some(({ pPlay }) => pPlay > 0) };
}

const NOTHING = new Float64Array(0);

/** Sums of fractions (banked ratings, halves) carry rounding; a tie is a tie all the same. */
export const LEVEL = 1e-7;

/** 1 won, 0 tied, -1 lost, per draw. */
export function outcomes(
  mine: SideTally,
  theirs: SideTally,
  index: number,
  form: CategoryForm,
  draws: number,
): Int8Array {
  const result = new Int8Array(draws);
  const [own, other] = [mine.sums[index], theirs.sums[index]];
  if (!own || !other) return result;
  const better = form.isReverse ? -1 : 1;
  for (let at = 0; at < draws; at++) {
    const [above, against] = [own.above[at] ?? 0, other.above[at] ?? 0];
    const margin =
      form.kind === "sum" ? above - against : above * (other.below[at] ?? 0) - against * (own.below[at] ?? 0);
    result[at] = Math.abs(margin) < LEVEL ? 0 : margin > 0 ? better : -better;
  }
  return result;
}

/** Shares of 1, 0.5 and 0. */
export function chancesIn(values: Float64Array, isOpen: boolean): Chances {
  const share = (value: number) => values.reduce((count, one) => count + Number(one === value), 0) / values.length;
  const chances = { win: share(1), tie: share(0.5), lose: share(0) };
  return isOpen ? neverSure(chances) : chances;
}
