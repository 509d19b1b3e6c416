/**
 * Category leagues in closed form: chances per category, each-category, most-categories and roto.
 *
 * Fast enough to rank moves. Margins are taken as normal; the simulation takes them as they fall.
 */

import { fault, type Outcome, solved } from "../lineup/fault";
import type { StatLine } from "../stats/stats";
import {
  type BankedAmount,
  bankedAmounts,
  type CategoryForm,
  type CategoryRule,
  categoryForms,
  statsBehind,
} from "./category-form";
import { expectedCategories, matchupChances } from "./category-outcomes";
import { CATEGORY_CALIBRATION, LINE_NOISE } from "./committed-noise";
import {
  type CategoryCalibration,
  type CategoryTotal,
  type Chances,
  categoryTotal,
  chancesOf,
  checkCalibration,
  contestOf,
  neverSure,
} from "./contest";
import { withMultiDoubles } from "./double-doubles";
import { isMultiDouble, type LineForecast, type PreparedLine, prepareLines, sharedPlayer } from "./line-forecast";
import { type SideMoments, sideMoments } from "./line-moments";
import type { LineNoise } from "./line-noise";
import { tiedMatchupChances } from "./tied-categories";

export type SideForecast = {
  /** Totals so far by stat id, makes and attempts for percentages. They add no variance. */
  readonly scored: StatLine;
  /** Games that will count, not started yet. */
  readonly games: readonly LineForecast[];
};

export type CategoryMatchup = {
  readonly categories: readonly CategoryRule[];
  readonly mine: SideForecast;
  readonly theirs: SideForecast;
};

export type CategoryChances = Chances & {
  readonly statId: number;
  /** Mine minus theirs in the category's own unit, so below 0 is good where less wins. */
  readonly marginMean: number;
  readonly marginVar: number;
};

export type CategoryForecast = {
  readonly categories: readonly CategoryChances[];
  /** Categories expected to be won, a tie counted half: what an each-category league counts. */
  readonly expectedCategories: number;
  /** To win more categories than are lost: what a most-categories league counts. */
  readonly matchup: Chances;
  /** The same with categories taken as independent, which they are not: the plain product that ranking starts from. */
  readonly matchupIfIndependent: Chances;
};

/** A side's lines and what it has banked per category. */
export type CheckedSide = { readonly lines: readonly PreparedLine[]; readonly scored: readonly BankedAmount[] };

/** A side, checked, with its moments and its total per category. */
export type PreparedSide = {
  readonly lines: readonly PreparedLine[];
  readonly moments: SideMoments;
  readonly totals: readonly CategoryTotal[];
};

/**
 * Faults: see `categoryForms`, `prepareLines`, `bankedAmounts`; a player with games on two sides; a scale not above 0.
 */
export function forecastCategoryMatchup(
  { categories, mine, theirs }: CategoryMatchup,
  noise: LineNoise = LINE_NOISE,
  calibration: CategoryCalibration = CATEGORY_CALIBRATION,
): Outcome<CategoryForecast> {
  const checked = checkCalibration(calibration);
  if (!checked.ok) return checked;
  const prepared = prepareSides(categories, [mine, theirs], noise);
  if (!prepared.ok) return prepared;
  const { forms, sides } = prepared.value;
  const [own, other] = sides;
  if (!own || !other) return fault("engine.bad-week", "sides");
  return solved(chancesBetween(forms, own, other, calibration));
}

/**
 * The matchup of two sides prepared by `prepareSides` for the same forms; a side meets many others at the cost of one.
 */
export function chancesBetween(
  forms: readonly CategoryForm[],
  mine: PreparedSide,
  theirs: PreparedSide,
  calibration: CategoryCalibration,
): CategoryForecast {
  const sides = [mine, theirs];
  const tied = forms.map((form, index) => {
    const [own, other] = [totalAt(sides, 0, index), totalAt(sides, 1, index)];
    return { form, contest: contestOf(own, other, form, calibration), mine: own, theirs: other };
  });
  const chances = tied.map((category) => categoryChances(category.form, category.mine, category.theirs, calibration));
  const independent = matchupChances(chances);
  return {
    categories: chances,
    expectedCategories: expectedCategories(chances),
    matchup: tiedMatchupChances(tied, mine.moments, theirs.moments, calibration),
    matchupIfIndependent: tied.some(({ contest }) => contest.isOpen) ? neverSure(independent) : independent,
  };
}

export type RotoForecast = {
  /** Expected rank points: 1 for the last, one more for every team behind, ties shared. */
  readonly categories: readonly { readonly statId: number; readonly expectedPoints: number }[];
  readonly expectedPoints: number;
};

/** Rank points of one team among all. Faults: as above, fewer than two teams, no such team. */
export function forecastRoto(
  input: {
    readonly categories: readonly CategoryRule[];
    readonly teams: readonly SideForecast[];
    readonly mine: number;
  },
  noise: LineNoise = LINE_NOISE,
  calibration: CategoryCalibration = CATEGORY_CALIBRATION,
): Outcome<RotoForecast> {
  const checked = checkCalibration(calibration);
  if (!checked.ok) return checked;
  const { categories, teams, mine } = input;
  if (teams.length < 2 || !teams[mine]) return fault("engine.bad-week", "teams");
  const prepared = prepareSides(categories, teams, noise);
  if (!prepared.ok) return prepared;
  const { forms, sides } = prepared.value;
  const points = forms.map((form, index) => {
    const own = totalAt(sides, mine, index);
    const ahead = sides.map((_, team) =>
      team === mine ? 0 : halfTies(categoryChances(form, own, totalAt(sides, team, index), calibration)),
    );
    return { statId: form.statId, expectedPoints: 1 + ahead.reduce((sum, chance) => sum + chance, 0) };
  });
  return solved({
    categories: points,
    expectedPoints: points.reduce((sum, { expectedPoints }) => sum + expectedPoints, 0),
  });
}

const halfTies = ({ win, tie }: Chances): number => win + tie / 2;

const NO_TOTAL: CategoryTotal = {
  above: 0,
  below: 0,
  varAbove: 0,
  varBelow: 0,
  covariance: 0,
  noAttempt: 1,
  isOpen: false,
};
export const totalAt = (
  sides: readonly Pick<PreparedSide, "totals">[],
  side: number,
  category: number,
): CategoryTotal => sides[side]?.totals[category] ?? NO_TOTAL;

export function categoryChances(
  form: CategoryForm,
  mine: CategoryTotal,
  theirs: CategoryTotal,
  calibration: CategoryCalibration,
): CategoryChances {
  const contest = contestOf(mine, theirs, form, calibration);
  const unit = form.kind === "ratio" ? mine.below * theirs.below : 1;
  return {
    statId: form.statId,
    ...chancesOf(contest, form.isReverse),
    marginMean: unit > 0 ? contest.mean / unit : 0,
    marginVar: unit > 0 ? contest.variance / (unit * unit) : 0,
  };
}

/** Checks everything a category league's question is made of, and sums up each side. */
export function prepareSides(
  categories: readonly CategoryRule[],
  sides: readonly SideForecast[],
  noise: LineNoise,
): Outcome<{ readonly forms: readonly CategoryForm[]; readonly sides: readonly PreparedSide[] }> {
  const forms = categoryForms(categories);
  if (!forms.ok) return forms;
  const checked = checkSides(forms.value, sides, noise);
  if (!checked.ok) return checked;
  return solved({ forms: forms.value, sides: checked.value.map((side) => sumUp(forms.value, side, noise)) });
}

/** Every side's lines and banked amounts, checked. */
export function checkSides(
  forms: readonly CategoryForm[],
  sides: readonly SideForecast[],
  noise: LineNoise,
): Outcome<readonly CheckedSide[]> {
  const twice = sharedPlayer(sides);
  if (twice !== undefined) return fault("engine.duplicate-player", twice);
  const stats = statsBehind(forms);
  const checked: CheckedSide[] = [];
  for (const side of sides) {
    const scored = bankedAmounts(side.scored, forms);
    if (!scored.ok) return scored;
    const lines = prepareLines(side.games, stats, noise);
    if (!lines.ok) return lines;
    checked.push({ lines: lines.value, scored: scored.value });
  }
  return solved(checked);
}

function sumUp(forms: readonly CategoryForm[], checked: CheckedSide, noise: LineNoise): PreparedSide {
  const lines = withNeededDoubles(forms, checked.lines, noise);
  const moments = sideMoments(lines, noise);
  const totals = forms.map((form, index) =>
    categoryTotal(form, checked.scored[index] ?? { above: 0, below: 0 }, moments, lines, noise),
  );
  return { lines, moments, totals };
}

/** The chances of double-doubles cost more than the rest of a line together, so only where a category asks. */
export function withNeededDoubles(
  forms: readonly CategoryForm[],
  lines: readonly PreparedLine[],
  noise: LineNoise,
): readonly PreparedLine[] {
  const isNeeded = forms.some(({ statId }) => isMultiDouble(statId));
  return isNeeded ? lines.map((line) => withMultiDoubles(line, noise)) : lines;
}
