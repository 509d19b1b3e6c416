/**
 * Probability of winning more categories than are lost when the categories are correlated.
 *
 * A player who sits costs every category at once, so margins are correlated and the plain product understates both a
 * sweep and a rout. One common factor represents the correlations: given it the categories are independent, and it is
 * averaged over.
 */
import type { CategoryForm } from "./category-form";
import { matchupChances } from "./category-outcomes";
import {
  type CategoryCalibration,
  type CategoryTotal,
  type Chances,
  type Contest,
  chancesOf,
  chancesUnder,
  neverSure,
} from "./contest";
import { CELL_COUNT } from "./line-forecast";
import { formCovariance, type SideMoments } from "./line-moments";

export type TiedCategory = {
  readonly form: CategoryForm;
  readonly contest: Contest;
  readonly mine: CategoryTotal;
  readonly theirs: CategoryTotal;
};

/** Values of the factor and their weights: close enough together that the sum is the integral. */
const STEP = 0.5;
const NODES = Array.from({ length: 17 }, (_, index) => {
  const at = (index - 8) * STEP;
  return { at, weight: (STEP * Math.exp(-0.5 * at * at)) / Math.sqrt(2 * Math.PI) };
});
const TOTAL_WEIGHT = NODES.reduce((sum, { weight }) => sum + weight, 0);

export function tiedMatchupChances(
  categories: readonly TiedCategory[],
  mine: SideMoments,
  theirs: SideMoments,
  calibration: CategoryCalibration,
): Chances {
  if (!categories.some(({ contest }) => contest.isOpen))
    return matchupChances(categories.map(({ form, contest }) => chancesOf(contest, form.isReverse)));
  const loadings = commonFactor(correlations(categories, mine, theirs, calibration));
  const total = { win: 0, tie: 0, lose: 0 };
  for (const { at, weight } of NODES) {
    const given = matchupChances(
      categories.map(({ form, contest }, index) => chancesUnder(contest, form.isReverse, loadings[index] ?? 0, at)),
    );
    const share = weight / TOTAL_WEIGHT;
    total.win += share * given.win;
    total.tie += share * given.tie;
    total.lose += share * given.lose;
  }
  return neverSure(total);
}

/** Correlations of the margins, better always upward. A calibration that widens them all alike changes none. */
function correlations(
  categories: readonly TiedCategory[],
  mine: SideMoments,
  theirs: SideMoments,
  { spreadScale }: CategoryCalibration,
): number[][] {
  const slopes = categories.map((category) => ({
    ...slopesOf(category),
    deviation: Math.sqrt(category.contest.variance) / spreadScale,
  }));
  return slopes.map((one) =>
    slopes.map((other) => {
      const scale = one.deviation * other.deviation;
      if (scale === 0) return 0;
      const shared =
        formCovariance(one.mine, other.mine, mine.covariance) +
        formCovariance(one.theirs, other.theirs, theirs.covariance);
      return Math.min(1, Math.max(-1, shared / scale));
    }),
  );
}

/** How the margin moves with each cell of either side. */
function slopesOf({ form, mine, theirs }: TiedCategory): { mine: Float64Array; theirs: Float64Array } {
  const sign = form.isReverse ? -1 : 1;
  if (form.kind === "sum") {
    return { mine: form.weights.map((weight) => sign * weight), theirs: form.weights.map((weight) => -sign * weight) };
  }
  const slopes = (own: number, other: number) =>
    Float64Array.from(
      { length: CELL_COUNT },
      (_, cell) => other * (form.above[cell] ?? 0) - own * (form.below[cell] ?? 0),
    );
  return {
    mine: slopes(theirs.above, theirs.below).map((slope) => sign * slope),
    theirs: slopes(mine.above, mine.below).map((slope) => -sign * slope),
  };
}

const ROUNDS = 40;
/** The factor may not decide a category alone. */
const LARGEST_LOADING = 0.95;

/** Loadings whose products come nearest to the correlations of different categories. */
function commonFactor(correlation: readonly (readonly number[])[]): readonly number[] {
  // Starting toward the category that hangs together most finds the largest factor.
  const sums = correlation.map((row) => row.reduce((sum, value) => sum + Math.abs(value), 0));
  const lead = correlation[sums.indexOf(Math.max(...sums))] ?? [];
  const loadings = lead.map((value) => 0.5 * Math.sign(value));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, row] of correlation.entries()) {
      let product = 0;
      let square = 0;
      for (const [other, value] of row.entries()) {
        if (other === index) continue;
        product += value * (loadings[other] ?? 0);
        square += (loadings[other] ?? 0) ** 2;
      }
      const best = square > 0 ? product / square : 0;
      loadings[index] = Math.min(LARGEST_LOADING, Math.max(-LARGEST_LOADING, best));
    }
  }
  return loadings;
}
