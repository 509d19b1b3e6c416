/**
 * One category between two sides: margin and chances in closed form.
 *
 * A counting category compares sums, with half a unit of continuity correction on either side of a tie. A percentage
 * compares made × attempts of the other with the other's made × own attempts, so nothing is divided; without attempts
 * on one side it is a tie. The margin is taken as normal.
 */
import { fault, isUsableNumber, type Outcome, solved } from "../lineup/fault";
import { type BankedAmount, type CategoryForm, overCells } from "./category-form";
import { CELL, type PreparedLine } from "./line-forecast";
import { formCovariance, type SideMoments } from "./line-moments";
import { COUNT_FAMILIES, type LineNoise } from "./line-noise";
import { normalCdf } from "./normal";

export type Chances = { readonly win: number; readonly tie: number; readonly lose: number };

/** A side's total in a category: `below` and its moments are 0 for a sum. */
export type CategoryTotal = {
  readonly above: number;
  readonly below: number;
  readonly varAbove: number;
  readonly varBelow: number;
  readonly covariance: number;
  /** Chance of no attempt at all in a percentage, 0 in a sum. */
  readonly noAttempt: number;
  /** A game is left, even if nothing is expected of it here. */
  readonly isOpen: boolean;
};

/**
 * Mine minus theirs, whichever of the two is better. A percentage's margin is the cross product of makes and attempts.
 */
export type Contest = {
  readonly mean: number;
  /** Calibrated. */
  readonly variance: number;
  readonly noAttempt: number;
  readonly isOpen: boolean;
};

export type CategoryCalibration = {
  /** Factor on the deviation of every margin, above 0. */
  readonly spreadScale: number;
};

/** The margins as the noise of the lines makes them. */
export const UNCALIBRATED: CategoryCalibration = { spreadScale: 1 };

/** Faults: a scale that is not a number above 0. */
export function checkCalibration({ spreadScale }: CategoryCalibration): Outcome<CategoryCalibration> {
  if (!isUsableNumber(spreadScale) || spreadScale <= 0) return fault("engine.bad-number", "spreadScale");
  return solved({ spreadScale });
}

export function categoryTotal(
  form: CategoryForm,
  scored: BankedAmount,
  moments: SideMoments,
  lines: readonly PreparedLine[],
  noise: LineNoise,
): CategoryTotal {
  const weights = form.kind === "sum" ? form.weights : form.above;
  const above = scored.above + overCells(weights, moments.mean);
  const varAbove = formCovariance(weights, weights, moments.covariance);
  const isOpen = isStillOpen(lines);
  if (form.kind === "sum") return { above, varAbove, below: 0, varBelow: 0, covariance: 0, noAttempt: 0, isOpen };
  return {
    above,
    varAbove,
    isOpen,
    below: scored.below + overCells(form.below, moments.mean),
    varBelow: formCovariance(form.below, form.below, moments.covariance),
    covariance: formCovariance(weights, form.below, moments.covariance),
    noAttempt: scored.below > 0 ? 0 : chanceOfNone(form.below, lines, noise),
  };
}

/** Somebody may still play. */
const isStillOpen = (lines: readonly PreparedLine[]): boolean => lines.some(({ pPlay }) => pPlay > 0);

/**
 * Chance that no line adds to the sum, the shared factors left aside: it matters only where few attempts are expected.
 */
function chanceOfNone(weights: Float64Array, lines: readonly PreparedLine[], noise: LineNoise): number {
  let none = 1;
  for (const line of lines) {
    const isCounted = (cell: number) => (weights[cell] ?? 0) !== 0;
    let noneInGame = isCounted(CELL.GP) || (isCounted(CELL.MIN) && (line.cells[CELL.MIN] ?? 0) > 0) ? 0 : 1;
    for (const [index, cells] of CELLS_OF_COUNT.entries()) {
      const count = cells.filter(isCounted).reduce((sum, cell) => sum + (line.cells[cell] ?? 0), 0);
      noneInGame *= chanceOfZero(noise.counts[COUNT_FAMILIES[index] ?? "PF"].spread, count);
    }
    none *= 1 - line.pPlay + line.pPlay * noneInGame;
  }
  return none;
}

/** Cells of each count family, in the families' order. */
const CELLS_OF_COUNT: readonly (readonly number[])[] = [
  [CELL.THREE_MADE, CELL.THREE_MISSED, CELL.TWO_MADE, CELL.TWO_MISSED],
  [CELL.FT_MADE, CELL.FT_MISSED],
  [CELL.OREB, CELL.DREB],
  ...[[CELL.AST], [CELL.STL], [CELL.BLK], [CELL.TO], [CELL.PF]],
];

/** Singles and pairs, Poisson, or a binomial, as `line-draws.ts` draws them. */
function chanceOfZero(spread: number, mean: number): number {
  if (spread >= 1) return Math.exp(-mean * (1 - (spread - 1) / 2));
  return Math.exp((mean / (1 - spread)) * Math.log(spread));
}

export function contestOf(
  mine: CategoryTotal,
  theirs: CategoryTotal,
  form: CategoryForm,
  { spreadScale }: CategoryCalibration,
): Contest {
  const widening = spreadScale * spreadScale;
  const isOpen = mine.isOpen || theirs.isOpen;
  if (form.kind === "sum") {
    const variance = widening * (mine.varAbove + theirs.varAbove);
    return { mean: mine.above - theirs.above, variance, noAttempt: 0, isOpen };
  }
  const mean = mine.above * theirs.below - theirs.above * mine.below;
  const [own, other] = [secondMoments(mine), secondMoments(theirs)];
  const square = own.above * other.below + other.above * own.below - 2 * own.product * other.product;
  return {
    mean,
    // A difference of large products: what is left of rounding must not pass for spread.
    variance: square - mean * mean > 1e-12 * square ? widening * (square - mean * mean) : 0,
    isOpen,
    noAttempt: 1 - (1 - mine.noAttempt) * (1 - theirs.noAttempt),
  };
}

/** Expected squares and product of a total's two sums. */
export const secondMoments = ({ above, below, varAbove, varBelow, covariance }: CategoryTotal) => ({
  above: varAbove + above * above,
  below: varBelow + below * below,
  product: covariance + above * below,
});

/** Half a unit: a margin of a whole number ties only at 0. */
export const TIE_WIDTH = 0.5;

/** While anything is still to be played nobody is sure: unlikely is not impossible, and the model is not the world. */
export const MIN_CHANCE = 0.001;

/** Below this a banked margin is level: percentages and sums of halves carry rounding. */
const LEVEL = 1e-9;

export function chancesOf(contest: Contest, isReverse: boolean): Chances {
  const chances = chancesUnder(contest, isReverse, 0, 0);
  return contest.isOpen ? neverSure(chances) : chances;
}

/**
 * Chances before anything is bounded, once a factor behind the margin, of this correlation with it, is known to be at
 * `at` deviations.
 */
export function chancesUnder(contest: Contest, isReverse: boolean, loading: number, at: number): Chances {
  const { mean, variance, noAttempt } = contest;
  const expected = isReverse ? -mean : mean;
  if (variance <= 0) {
    const tie = Number(Math.abs(expected) < LEVEL);
    return { win: tie === 0 && expected > 0 ? 1 : 0, tie, lose: tie === 0 && expected < 0 ? 1 : 0 };
  }
  const deviation = Math.sqrt(variance);
  const better = expected + loading * at * deviation;
  const left = deviation * Math.sqrt(1 - loading * loading);
  const win = (1 - noAttempt) * normalCdf((better - TIE_WIDTH) / left);
  const lose = (1 - noAttempt) * normalCdf((-better - TIE_WIDTH) / left);
  return { win, tie: Math.max(0, 1 - win - lose), lose };
}

/** Keeps what may still happen possible; what neither side wins is a tie. For whatever is still open. */
export function neverSure({ win, lose }: Pick<Chances, "win" | "lose">): Chances {
  const [mine, theirs] = [atLeastPossible(win), atLeastPossible(lose)];
  return { win: mine, tie: Math.max(0, 1 - mine - theirs), lose: theirs };
}

const atLeastPossible = (chance: number): number => Math.min(1 - MIN_CHANCE, Math.max(MIN_CHANCE, chance));
