/**
 * What one more start is worth in a category league, as a sum over its expected stats.
 *
 * The gradient of the goal at today's totals: an extra steal counts by how much it moves the chance of that category,
 * and in a most-categories league by how often that category decides. The value adds up over starts, so the exact
 * lineup can use it as it uses points; being a gradient, it must be taken again after each accepted move and the move
 * simulated.
 */

import { fault, type Outcome, solved } from "../lineup/fault";
import { type CategoryForm, type CategoryRule, overCells, statsBehind } from "./category-form";
import {
  categoryChances,
  type PreparedSide,
  prepareSides,
  type SideForecast,
  totalAt,
  withNeededDoubles,
} from "./category-matchup";
import { worthOfCategory } from "./category-outcomes";
import { CATEGORY_CALIBRATION, LINE_NOISE } from "./committed-noise";
import {
  type CategoryCalibration,
  type CategoryTotal,
  type Chances,
  checkCalibration,
  contestOf,
  secondMoments,
  TIE_WIDTH,
} from "./contest";
import { CELL_COUNT, type LineForecast, prepareLines } from "./line-forecast";
import { formCovariance, sideMoments } from "./line-moments";
import type { LineNoise } from "./line-noise";
import { density } from "./normal";

export type StartQuestion = {
  /** Categories won; the chance to win most of them; rank points among all teams. */
  readonly goal: "each-category" | "most-categories" | "roto";
  readonly categories: readonly CategoryRule[];
  readonly mine: SideForecast;
  /** The opponent; in roto every other team. */
  readonly others: readonly SideForecast[];
  /**
   * Stat ids of categories that are given up: a start is worth nothing for them. Their chances still count for the
   * others' weight.
   */
  readonly punts?: ReadonlySet<number> | undefined;
};

export type StartValues = {
  /** Gain of the goal for one more of the category: a steal, or for percentages a whole 1 (100 points of it). */
  readonly categories: readonly { readonly statId: number; readonly perUnit: number }[];
  /** Gain of the goal per unit of each cell, spread left aside. */
  readonly perCell: Float64Array;
  /** Expected gain from starting this line; below 0 where sitting is right. Faults: those of `prepareLines`. */
  startValue(line: LineForecast): Outcome<number>;
};

const WON: Chances = { win: 1, tie: 0.5, lose: 0 };

/**
 * Faults: those of `prepareSides`; no opponent, or more than one outside roto; a scale not above 0. Where neither side
 * has a game left the margin has no slope and every value is 0.
 */
export function startValues(
  question: StartQuestion,
  noise: LineNoise = LINE_NOISE,
  calibration: CategoryCalibration = CATEGORY_CALIBRATION,
): Outcome<StartValues> {
  const { goal, categories, mine, others, punts } = question;
  const calibrated = checkCalibration(calibration);
  if (!calibrated.ok) return calibrated;
  if (others.length === 0 || (goal !== "roto" && others.length > 1)) return fault("engine.bad-week", "opponents");
  const prepared = prepareSides(categories, [mine, ...others], noise);
  if (!prepared.ok) return prepared;
  return solved(startValuesBetween({ goal, punts, ...prepared.value }, noise, calibration));
}

export type PreparedQuestion = Pick<StartQuestion, "goal" | "punts"> & {
  readonly forms: readonly CategoryForm[];
  /** Mine first; outside roto one other. */
  readonly sides: readonly Pick<PreparedSide, "totals">[];
};

/** The same for sides that are prepared: the other teams of a rotisserie cost more than all the rest. */
export function startValuesBetween(
  { goal, punts, forms, sides }: PreparedQuestion,
  noise: LineNoise,
  calibration: CategoryCalibration,
): StartValues {
  const others = sides.slice(1);
  const slopes = forms.map((form, index): Slope => {
    if (punts?.has(form.statId)) return FLAT;
    const own = totalAt(sides, 0, index);
    return others
      .map((_, other) => {
        const chances = () =>
          forms.map((each, at) => categoryChances(each, totalAt(sides, 0, at), totalAt(sides, 1, at), calibration));
        const value = goal === "most-categories" ? worthOfCategory(chances(), index) : WON;
        return slopeOf(form, { mine: own, theirs: totalAt(sides, other + 1, index) }, value, calibration);
      })
      .reduce(added);
  });
  const perCell = new Float64Array(CELL_COUNT);
  for (const [index, form] of forms.entries()) addWeights(perCell, form, slopes[index] ?? FLAT);
  return {
    perCell,
    categories: forms.map(({ statId }, index) => ({ statId, perUnit: (slopes[index] ?? FLAT).perUnit })),
    startValue(line) {
      const checked = prepareLines([line], statsBehind(forms), noise);
      if (!checked.ok) return checked;
      const lines = withNeededDoubles(forms, checked.value, noise);
      const { mean, covariance } = sideMoments(lines, noise);
      const spread = forms.map((form, index) => spreadValue(form, slopes[index] ?? FLAT, covariance));
      return solved(overCells(perCell, mean) + spread.reduce((sum, value) => sum + value, 0));
    },
  };
}

/** Derivatives of the goal by my total in a category: by its sums, and by their variances and covariance. */
type Slope = {
  readonly perUnit: number;
  readonly above: number;
  readonly below: number;
  readonly varAbove: number;
  readonly varBelow: number;
  readonly covariance: number;
};

const FLAT: Slope = { perUnit: 0, above: 0, below: 0, varAbove: 0, varBelow: 0, covariance: 0 };

const added = (one: Slope, other: Slope): Slope => ({
  perUnit: one.perUnit + other.perUnit,
  above: one.above + other.above,
  below: one.below + other.below,
  varAbove: one.varAbove + other.varAbove,
  varBelow: one.varBelow + other.varBelow,
  covariance: one.covariance + other.covariance,
});

function slopeOf(
  form: CategoryForm,
  { mine, theirs }: { readonly mine: CategoryTotal; readonly theirs: CategoryTotal },
  value: Chances,
  calibration: CategoryCalibration,
): Slope {
  const { mean, variance, noAttempt } = contestOf(mine, theirs, form, calibration);
  if (variance <= 0) return FLAT;
  const sign = form.isReverse ? -1 : 1;
  const deviation = Math.sqrt(variance);
  const [towardsWin, towardsLoss] = [(sign * mean - TIE_WIDTH) / deviation, (-sign * mean - TIE_WIDTH) / deviation];
  const [win, lose] = [
    (1 - noAttempt) * density(towardsWin) * (value.win - value.tie),
    (1 - noAttempt) * density(towardsLoss) * (value.lose - value.tie),
  ];
  const byMean = (sign * (win - lose)) / deviation;
  // The variance before calibration, which is the sum of what the lines add.
  const byVariance = (-0.5 * calibration.spreadScale ** 2 * (win * towardsWin + lose * towardsLoss)) / variance;
  if (form.kind === "sum") return { ...FLAT, perUnit: byMean, above: byMean, varAbove: byVariance };
  const other = secondMoments(theirs);
  return {
    perUnit: byMean * mine.below * theirs.below,
    above:
      byMean * theirs.below +
      byVariance * 2 * (mine.above * other.below - mine.below * other.product - mean * theirs.below),
    below:
      -byMean * theirs.above +
      byVariance * 2 * (mine.below * other.above - mine.above * other.product + mean * theirs.above),
    varAbove: byVariance * other.below,
    varBelow: byVariance * other.above,
    covariance: -2 * byVariance * other.product,
  };
}

function addWeights(perCell: Float64Array, form: CategoryForm, slope: Slope): void {
  const above = form.kind === "sum" ? form.weights : form.above;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const below = form.kind === "ratio" ? slope.below * (form.below[cell] ?? 0) : 0;
    perCell[cell] = (perCell[cell] ?? 0) + slope.above * (above[cell] ?? 0) + below;
  }
}

function spreadValue(form: CategoryForm, slope: Slope, covariance: Float64Array): number {
  if (form.kind === "sum") return slope.varAbove * formCovariance(form.weights, form.weights, covariance);
  return (
    slope.varAbove * formCovariance(form.above, form.above, covariance) +
    slope.varBelow * formCovariance(form.below, form.below, covariance) +
    slope.covariance * formCovariance(form.above, form.below, covariance)
  );
}
