/**
 * Ranks players over the categories of a league, regardless of the opponent.
 *
 * A category counts by how far the player is from the average of the rostered pool, measured in the combined spread of
 * a week's luck and of player differences; a category that is mostly luck weighs little. Method: Z. Rosenof, "Dynamic
 * quantification of player value for fantasy basketball" (arXiv 2307.02188).
 */

import { fault, isCount, type Outcome, solved } from "../lineup/fault";
import { type CategoryForm, type CategoryRule, overCells } from "./category-form";
import { prepareSides } from "./category-matchup";
import { LINE_NOISE } from "./committed-noise";
import type { LineForecast } from "./line-forecast";
import { formCovariance, type SideMoments } from "./line-moments";
import type { LineNoise } from "./line-noise";

export type RankedPlayer = {
  readonly player: string;
  /** Sum over the categories. */
  readonly score: number;
  readonly categories: readonly { readonly statId: number; readonly score: number }[];
};

export type RankingPool = {
  readonly categories: readonly CategoryRule[];
  /** Everyone to be ranked, each with the games of a usual week. Names are unique. */
  readonly players: readonly { readonly player: string; readonly games: readonly LineForecast[] }[];
  /** How many of them the league's rosters hold: averages and spreads are those of the best so many. */
  readonly rostered: number;
};

/** Best first. Faults: those of `prepareSides`; a pool of fewer than two, or larger than the list; a name twice. */
export function gScores(
  { categories, players, rostered }: RankingPool,
  noise: LineNoise = LINE_NOISE,
): Outcome<readonly RankedPlayer[]> {
  if (!isCount(rostered) || rostered < 2 || rostered > players.length) return fault("engine.bad-number", "rostered");
  const seen = new Set<string>();
  const twice = players.find(({ player }) => seen.size === seen.add(player).size);
  if (twice) return fault("engine.duplicate-player", twice.player);
  const prepared = prepareSides(
    categories,
    players.map(({ games }) => ({ scored: {}, games })),
    noise,
  );
  if (!prepared.ok) return prepared;
  const { forms, sides } = prepared.value;
  const weeks = players.map(({ player }, index): Week => ({ player, moments: sides[index]?.moments ?? NO_WEEK }));
  // Who is rostered is not known before the ranking: rank over everyone, then over the best of that.
  const best = new Set(
    ranked(weeks, weeks, forms)
      .slice(0, rostered)
      .map(({ player }) => player),
  );
  const pool = weeks.filter(({ player }) => best.has(player));
  return solved(ranked(weeks, pool, forms));
}

type Week = { readonly player: string; readonly moments: SideMoments };
const NO_WEEK: SideMoments = { mean: new Float64Array(0), covariance: new Float64Array(0) };

function ranked(
  weeks: readonly Week[],
  pool: readonly Week[],
  forms: readonly CategoryForm[],
): readonly RankedPlayer[] {
  const scorers = forms.map((form) => scorer(form, pool));
  return weeks
    .map(({ player, moments }): RankedPlayer => {
      const categories = forms.map(({ statId }, index) => ({ statId, score: scorers[index]?.(moments) ?? 0 }));
      return { player, categories, score: categories.reduce((sum, { score }) => sum + score, 0) };
    })
    .sort((one, other) => other.score - one.score || (one.player < other.player ? -1 : 1));
}

/** Distance from the pool's average over the spread between and within its players. */
function scorer(form: CategoryForm, pool: readonly Week[]): (moments: SideMoments) => number {
  const weights = form.kind === "sum" ? form.weights : impactWeights(form, pool);
  const average = averageOf(pool, ({ moments }) => overCells(weights, moments.mean));
  const between = averageOf(pool, ({ moments }) => (overCells(weights, moments.mean) - average) ** 2);
  const within = averageOf(pool, ({ moments }) => formCovariance(weights, weights, moments.covariance));
  const spread = Math.sqrt(between + within);
  const sign = form.isReverse ? -1 : 1;
  return ({ mean }) => (spread > 0 ? (sign * (overCells(weights, mean) - average)) / spread : 0);
}

/** A percentage as what the player adds to the pool's: makes beyond what his attempts would give at the pool's rate. */
function impactWeights(form: Extract<CategoryForm, { kind: "ratio" }>, pool: readonly Week[]): Float64Array {
  const made = averageOf(pool, ({ moments }) => overCells(form.above, moments.mean));
  const tried = averageOf(pool, ({ moments }) => overCells(form.below, moments.mean));
  const rate = tried > 0 ? made / tried : 0;
  return form.above.map((above, cell) => above - rate * (form.below[cell] ?? 0));
}

const averageOf = (pool: readonly Week[], of: (week: Week) => number): number =>
  pool.reduce((sum, week) => sum + of(week), 0) / pool.length;
