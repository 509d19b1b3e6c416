/**
 * A category as sums over the cells of stat lines: one sum for a counting stat, two for a percentage.
 *
 * Any ESPN category id that a stat line can answer, percentages and ratios included.
 */
import type { ScoringItem } from "../league/league";
import { fault, isUsableNumber, type Outcome, solved } from "../lineup/fault";
import { isRatio, RATIOS, STAT, type StatLine, statLabel } from "../stats/stats";
import { CELL, CELL_COUNT, EVENT_STATS, FIRST_EVENT } from "./line-forecast";

/** A category is its stat and whether less of it wins. A league's scoring items fit. */
export type CategoryRule = Pick<ScoringItem, "statId" | "isReverse">;

/** Weight per cell. */
export type CellWeights = Float64Array;

export type CategoryForm = { readonly statId: number; readonly isReverse: boolean } & (
  | { readonly kind: "sum"; readonly weights: CellWeights }
  | { readonly kind: "ratio"; readonly above: CellWeights; readonly below: CellWeights }
);

const STAT_CELLS: Readonly<Record<number, readonly (readonly [cell: number, weight: number])[]>> = {
  [STAT.PTS]: [
    [CELL.THREE_MADE, 3],
    [CELL.TWO_MADE, 2],
    [CELL.FT_MADE, 1],
  ],
  [STAT.BLK]: [[CELL.BLK, 1]],
  [STAT.STL]: [[CELL.STL, 1]],
  [STAT.AST]: [[CELL.AST, 1]],
  [STAT.OREB]: [[CELL.OREB, 1]],
  [STAT.DREB]: [[CELL.DREB, 1]],
  [STAT.REB]: [
    [CELL.OREB, 1],
    [CELL.DREB, 1],
  ],
  [STAT.PF]: [[CELL.PF, 1]],
  [STAT.TO]: [[CELL.TO, 1]],
  [STAT.FGM]: [
    [CELL.THREE_MADE, 1],
    [CELL.TWO_MADE, 1],
  ],
  [STAT.FGA]: [
    [CELL.THREE_MADE, 1],
    [CELL.THREE_MISSED, 1],
    [CELL.TWO_MADE, 1],
    [CELL.TWO_MISSED, 1],
  ],
  [STAT.FTM]: [[CELL.FT_MADE, 1]],
  [STAT.FTA]: [
    [CELL.FT_MADE, 1],
    [CELL.FT_MISSED, 1],
  ],
  [STAT.THREE_PM]: [[CELL.THREE_MADE, 1]],
  [STAT.THREE_PA]: [
    [CELL.THREE_MADE, 1],
    [CELL.THREE_MISSED, 1],
  ],
  23: [
    [CELL.THREE_MISSED, 1],
    [CELL.TWO_MISSED, 1],
  ],
  24: [[CELL.FT_MISSED, 1]],
  25: [[CELL.THREE_MISSED, 1]],
  [STAT.MIN]: [[CELL.MIN, 1]],
  [STAT.GP]: [[CELL.GP, 1]],
  ...Object.fromEntries(EVENT_STATS.map((statId, index) => [statId, [[FIRST_EVENT + index, 1]] as const])),
};

/** Weight per cell of one counting stat, `undefined` for a stat that no line answers. */
export function statWeights(statId: number): CellWeights | undefined {
  const cells = STAT_CELLS[statId];
  if (!cells) return undefined;
  const weights = new Float64Array(CELL_COUNT);
  for (const [cell, weight] of cells) weights[cell] = weight;
  return weights;
}

/** Faults: no category, one twice, a stat that no line answers. */
export function categoryForms(rules: readonly CategoryRule[]): Outcome<readonly CategoryForm[]> {
  if (rules.length === 0) return fault("engine.bad-week", "no categories");
  const forms = new Map<number, CategoryForm>();
  for (const { statId, isReverse } of rules) {
    if (forms.has(statId)) return fault("engine.bad-week", `category ${statLabel(statId)} twice`);
    const form = isRatio(statId) ? ratioForm(statId, isReverse) : sumForm(statId, isReverse);
    if (!form) return fault("engine.bad-number", `category ${statLabel(statId)} cannot be forecast`);
    forms.set(statId, form);
  }
  return solved([...forms.values()]);
}

function sumForm(statId: number, isReverse: boolean): CategoryForm | undefined {
  const weights = statWeights(statId);
  return weights && { kind: "sum", statId, isReverse, weights };
}

function ratioForm(statId: number, isReverse: boolean): CategoryForm | undefined {
  const ratio = RATIOS[statId];
  const below = ratio && statWeights(ratio.denominator);
  if (!ratio || !below) return undefined;
  const above = new Float64Array(CELL_COUNT);
  for (const [part, factor] of ratio.numerator) {
    const weights = statWeights(part);
    if (!weights) return undefined;
    for (let cell = 0; cell < CELL_COUNT; cell++) above[cell] = (above[cell] ?? 0) + factor * (weights[cell] ?? 0);
  }
  return { kind: "ratio", statId, isReverse, above, below };
}

/** The counting stats that these categories are made of. */
export function statsBehind(forms: readonly CategoryForm[]): readonly number[] {
  const parts = forms.flatMap(({ statId }) => {
    const ratio = RATIOS[statId];
    return ratio ? [...ratio.numerator.map(([part]) => part), ratio.denominator] : [statId];
  });
  return [...new Set(parts)];
}

/** Banked amount of a side in a category: `above` alone counts for a sum, `below` is its 0. */
export type BankedAmount = { readonly above: number; readonly below: number };

/**
 * Banked amounts per category, in the forms' order. A stat that is not in the totals is 0, as on a Monday; points and
 * rebounds may follow from their parts. Faults: an amount that is not finite or negative, a part above its whole (makes
 * above attempts, threes above shots), and for a category that needs both, a percentage or makes without attempts.
 */
export function bankedAmounts(scored: StatLine, forms: readonly CategoryForm[]): Outcome<readonly BankedAmount[]> {
  for (const [id, amount] of Object.entries(scored)) {
    if (!isUsableNumber(amount) || amount < 0) return fault("engine.bad-number", `banked ${statLabel(Number(id))}`);
  }
  const impossible = partAboveWhole(scored);
  if (impossible) return fault("engine.bad-number", `banked ${impossible}`);
  const amounts: BankedAmount[] = [];
  for (const { statId } of forms) {
    const amount = bankedAmount(scored, statId);
    const hasUnknownWhole =
      isRatio(statId) &&
      (scored[String(statId)] !== undefined || amount.above > 0) &&
      scored[String(RATIOS[statId]?.denominator)] === undefined;
    // Misses of makes whose attempts nobody gave come out below 0.
    if (hasUnknownWhole || amount.above < -ROUNDING)
      return fault("engine.bad-number", `banked ${statLabel(statId)} without its parts`);
    amounts.push(amount);
  }
  return solved(amounts);
}

const ROUNDING = 1e-9;

/** Stats of which one is a part of the other, and the shots that are not threes. */
function partAboveWhole(scored: StatLine): string | undefined {
  const at = (id: number): number => scored[String(id)] ?? Number.NaN;
  const pairs = [
    [at(STAT.FGM), at(STAT.FGA), "FGM above FGA"],
    [at(STAT.FTM), at(STAT.FTA), "FTM above FTA"],
    [at(STAT.THREE_PM), at(STAT.THREE_PA), "3PM above 3PA"],
    [at(STAT.THREE_PM), at(STAT.FGM), "3PM above FGM"],
    [at(STAT.THREE_PA), at(STAT.FGA), "3PA above FGA"],
    [at(STAT.FGM) - at(STAT.THREE_PM), at(STAT.FGA) - at(STAT.THREE_PA), "two-point makes above attempts"],
    [at(STAT.OREB), at(STAT.REB), "OREB above REB"],
    [at(STAT.DREB), at(STAT.REB), "DREB above REB"],
  ] as const;
  // `at` gives NaN for a stat that is not in the totals, and every comparison with NaN is false.
  return pairs.find(([part, whole]) => part > whole + ROUNDING)?.[2];
}

function bankedAmount(scored: StatLine, statId: number): BankedAmount {
  const ratio = RATIOS[statId];
  if (!ratio) return { above: bankedStat(scored, statId), below: 0 };
  return {
    above: ratio.numerator.reduce((sum, [part, factor]) => sum + factor * bankedStat(scored, part), 0),
    below: bankedStat(scored, ratio.denominator),
  };
}

function bankedStat(scored: StatLine, statId: number): number {
  const at = (id: number) => scored[String(id)] ?? 0;
  const given = scored[String(statId)];
  if (given !== undefined) return given;
  switch (statId) {
    case STAT.PTS:
      return 2 * at(STAT.FGM) + at(STAT.THREE_PM) + at(STAT.FTM);
    case STAT.REB:
      return at(STAT.OREB) + at(STAT.DREB);
    case 23:
      return at(STAT.FGA) - at(STAT.FGM);
    case 24:
      return at(STAT.FTA) - at(STAT.FTM);
    case 25:
      return at(STAT.THREE_PA) - at(STAT.THREE_PM);
    default:
      return 0;
  }
}

/** Value of a sum over cells. */
export function overCells(weights: CellWeights, cells: Float64Array): number {
  let total = 0;
  for (let cell = 0; cell < CELL_COUNT; cell++) total += (weights[cell] ?? 0) * (cells[cell] ?? 0);
  return total;
}
