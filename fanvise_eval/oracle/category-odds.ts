/**
 * A matchup of categories by a plain normal approximation: what a line is worth at the margin, and how many categories
 * to expect.
 *
 * Totals are banked values plus what starters bring by their season averages. Counts spread as a fixed multiple of
 * their mean a game, ratios as coins; both sides' spreads add up, categories are taken one by one. Nothing is fitted.
 */
import { RATIOS } from "./stats";
import type { ScoringItem } from "./types";

/** A game's line by stat id, or a sum of them. */
export type Line = Readonly<Record<string, number>>;
export type Totals = { readonly scored: Line; readonly toCome: Line };

/** Variance of a game over its mean, roughly what box scores show. */
const SPREAD: Readonly<Record<string, number>> = {
  "0": 3.2,
  "6": 1.3,
  "3": 1.3,
  "2": 1.1,
  "1": 1.2,
  "17": 1.2,
  "11": 1.2,
};
const USUAL_SPREAD = 1.5;

const density = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
/** Abramowitz and Stegun 26.2.17; off by less than 1e-7. */
function normalCdf(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    density(z) * t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}

const sum = (scored: Line, toCome: Line, stat: string): number => (scored[stat] ?? 0) + (toCome[stat] ?? 0);

/** Mean lead in a category, good where positive, and its standard deviation. */
function leadIn({ statId, isReverse }: ScoringItem, mine: Totals, theirs: Totals): { lead: number; deviation: number } {
  const ratio = RATIOS[statId];
  const side = ({ scored, toCome }: Totals) => {
    if (!ratio) {
      const stat = String(statId);
      return {
        value: sum(scored, toCome, stat),
        variance: (SPREAD[stat] ?? USUAL_SPREAD) * Math.max(0, toCome[stat] ?? 0),
      };
    }
    const [makes, attempts] = ratio;
    const tries = sum(scored, toCome, attempts);
    if (tries === 0) return { value: 0, variance: 0 };
    const value = sum(scored, toCome, makes) / tries;
    return { value, variance: (value * (1 - value) * (toCome[attempts] ?? 0)) / tries ** 2 };
  };
  const [me, other] = [side(mine), side(theirs)];
  const lead = me.value - other.value;
  return { lead: isReverse ? -lead : lead, deviation: Math.sqrt(me.variance + other.variance) };
}

const chanceOf = ({ lead, deviation }: { lead: number; deviation: number }): number =>
  deviation > 0 ? normalCdf(lead / deviation) : lead > 0 ? 1 : lead < 0 ? 0 : 0.5;

/** Categories that I can expect to win, an even one counting half. */
export const expectedCategories = (items: readonly ScoringItem[], mine: Totals, theirs: Totals): number =>
  items.reduce((total, item) => total + chanceOf(leadIn(item, mine, theirs)), 0);

/** Below this a category would be given up, and lineups chosen by nothing. */
const MIN_DENSITY = 0.02;

/** What one more of each stat brings in expected categories, at the margin of these totals. */
export function marginsOf(items: readonly ScoringItem[], mine: Totals, theirs: Totals): Record<string, number> {
  const margins: Record<string, number> = {};
  for (const item of items) {
    const { lead, deviation } = leadIn(item, mine, theirs);
    if (deviation === 0) continue;
    const weight = (Math.max(MIN_DENSITY, density(lead / deviation)) / deviation) * (item.isReverse ? -1 : 1);
    const ratio = RATIOS[item.statId];
    if (!ratio) margins[item.statId] = (margins[item.statId] ?? 0) + weight;
    else {
      const [makes, attempts] = ratio;
      const tries = sum(mine.scored, mine.toCome, attempts);
      if (tries === 0) continue;
      const share = sum(mine.scored, mine.toCome, makes) / tries;
      margins[makes] = (margins[makes] ?? 0) + weight / tries;
      margins[attempts] = (margins[attempts] ?? 0) - (weight * share) / tries;
    }
  }
  return margins;
}
