/** How deals did that were valued on their Monday: signs, ranks, size and bias, beside season averages and z-scores. */
import { type ClusteredMean, clusteredMean, type Reliability, reliability } from "../reliability";
import type { JudgedSide } from "./judged-deals";
import { DEAL_KINDS, type DealKind } from "./offered-deals";
import { rankCorrelation } from "./rank-correlation";

export type TradeFigures = {
  readonly leagues: number;
  readonly all: SideFigures;
  readonly byKind: Readonly<Record<DealKind, SideFigures>>;
  /** Sides of a two-for-one that give two players, and that get two. */
  readonly givesTwo: SideFigures;
  readonly getsTwo: SideFigures;
  /** Chances to do better against what happened. */
  readonly chances: Reliability;
};

export type SideFigures = {
  readonly sides: number;
  /** Share of sides whose sign was right; the interval clustered by league. */
  readonly signRight: ClusteredMean;
  readonly rank: number;
  /** Projected over actual points, of sides that were projected to gain. */
  readonly projectedOverActual: number;
  /** Mean of projected less actual, as a share of the mean size of actual changes; of one side of a kind, of those of the kind. */
  readonly bias: number;
  readonly byAverage: { readonly signRight: number; readonly rank: number };
  readonly byZScore: { readonly signRight: number; readonly rank: number };
};

/** @throws TooFewGames for less than two leagues. */
export function tradeFigures(sides: readonly JudgedSide[]): TradeFigures {
  const ofKind = (kind: DealKind) => sideFigures(sides.filter((side) => side.kind === kind));
  const unequal = sides.filter(({ kind }) => kind === "2-1");
  return {
    leagues: new Set(sides.map(({ seed }) => seed)).size,
    all: sideFigures(sides),
    byKind: Object.fromEntries(DEAL_KINDS.map((kind) => [kind, ofKind(kind)])) as Record<DealKind, SideFigures>,
    givesTwo: sideFigures(
      unequal.filter(({ spots }) => spots > 0),
      unequal,
    ),
    getsTwo: sideFigures(
      unequal.filter(({ spots }) => spots < 0),
      unequal,
    ),
    chances: reliability(
      sides.map(({ chanceBetter, actual }) => ({ chance: chanceBetter, outcome: (Math.sign(actual) + 1) / 2 })),
    ),
  };
}

const isRight = (projected: number, actual: number): number => Number(Math.sign(projected) === Math.sign(actual));
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** @param sizedBy sides whose mean size the bias is a share of. */
function sideFigures(sides: readonly JudgedSide[], sizedBy: readonly JudgedSide[] = sides): SideFigures {
  const gaining = sides.filter(({ projected }) => projected > 0);
  // An average says what a game is worth; a deal lasts as long as the season.
  const baseline = (of: (side: JudgedSide) => number) => ({
    signRight: mean(sides.map((side) => isRight(of(side), side.actual))),
    rank: rankCorrelation(sides.map((side) => [of(side) * side.weeksLeft, side.actual])),
  });
  return {
    sides: sides.length,
    signRight: clusteredMean(
      sides.map(({ projected, actual, seed }) => ({ value: isRight(projected, actual), cluster: seed })),
    ),
    rank: rankCorrelation(sides.map(({ projected, actual }) => [projected, actual])),
    projectedOverActual: mean(gaining.map(({ projected }) => projected)) / mean(gaining.map(({ actual }) => actual)),
    bias:
      mean(sides.map(({ projected, actual }) => projected - actual)) /
      mean(sizedBy.map(({ actual }) => Math.abs(actual))),
    byAverage: baseline(({ byAverage }) => byAverage),
    byZScore: baseline(({ byZScore }) => byZScore),
  };
}
