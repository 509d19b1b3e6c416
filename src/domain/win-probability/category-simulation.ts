/**
 * The same questions as the closed form, answered by playing the games out many times.
 *
 * Whole stat lines are drawn, so that what hangs together stays together; a scenario with a move and one without share
 * the luck of every game they share, so that a small gain is seen through large noise.
 */

import { fault, type Outcome, solved } from "../lineup/fault";
import { type CategoryForm, type CategoryRule, categoryForms } from "./category-form";
import { checkSides, type SideForecast } from "./category-matchup";
import { LINE_NOISE } from "./committed-noise";
import { type Chances, MIN_CHANCE } from "./contest";
import { makeLineDrawer } from "./line-draws";
import { type Estimate, estimateOf, type PairedGain, pairedGain } from "./paired-gain";
import {
  badSettings,
  bothOf,
  cellsOf,
  chancesIn,
  outcomes,
  type SideTally,
  type SimulationSettings,
  tally,
} from "./tally";

type SimulatedCategory = Chances & {
  readonly statId: number;
  /** Standard error of the win probability, a tie counted half. */
  readonly standardError: number;
};

type SimulatedMatchup = {
  readonly categories: readonly SimulatedCategory[];
  /** Categories won, a tie counted half. */
  readonly expectedCategories: Estimate;
  /** More categories won than lost, as many, fewer. */
  readonly matchup: Chances;
  /** Standard error of the probability to win the matchup, a tie counted half. */
  readonly matchupStandardError: number;
};

type CategoryGain = {
  /** In categories won, a tie counted half; in roto in rank points. */
  readonly gain: PairedGain;
  /** Change of the chance to win the matchup, a level one counted half; 0 in roto. */
  readonly matchupChange: Estimate;
  readonly categories: readonly { readonly statId: number; readonly change: number }[];
};

export type Sides = { readonly mine: SideForecast; readonly theirs: SideForecast };

export type CategorySimulation = {
  matchup(sides: Sides): Outcome<SimulatedMatchup>;
  /** Gain of `change` over `base`, draw by draw. */
  compare(base: Sides, change: Sides): Outcome<CategoryGain>;
  /** Rank points of one team among all, per category. */
  roto(teams: readonly SideForecast[], mine: number): Outcome<SimulatedRoto>;
};

type SimulatedRoto = {
  readonly categories: readonly { readonly statId: number; readonly expectedPoints: number }[];
  readonly points: Estimate;
};

/**
 * Faults: see `prepareSides`; a number of draws that is not whole or out of range, a seed that is not a whole number.
 */
export function simulateCategories(
  categories: readonly CategoryRule[],
  settings: SimulationSettings,
): Outcome<CategorySimulation> {
  const bad = badSettings(settings);
  if (bad) return fault("engine.bad-number", bad);
  const noise = settings.noise ?? LINE_NOISE;
  const read = categoryForms(categories);
  if (!read.ok) return read;
  const forms = read.value;
  const drawer = makeLineDrawer({ ...settings, noise }, cellsOf(forms));
  const tallied = (sides: readonly SideForecast[]): Outcome<readonly SideTally[]> => {
    const checked = checkSides(forms, sides, noise);
    if (!checked.ok) return checked;
    return solved(checked.value.map(({ lines, scored }) => tally(lines, scored, forms, drawer)));
  };
  const played = ({ mine, theirs }: Sides): Outcome<Played> => {
    const sides = tallied([mine, theirs]);
    if (!sides.ok) return sides;
    const [own, other] = sides.value;
    return own && other ? solved(playOut(own, other, forms, drawer.draws)) : fault("engine.bad-week", "sides");
  };
  const ranked = (teams: readonly SideForecast[], mine: number): Outcome<RotoTally> => {
    if (teams.length < 2 || !teams[mine]) return fault("engine.bad-week", "teams");
    const sides = tallied(teams);
    return sides.ok ? solved(rankPoints(sides.value, mine, forms, drawer.draws)) : sides;
  };
  return solved({
    matchup(sides) {
      const result = played(sides);
      return result.ok ? solved(summaryOf(result.value, forms)) : result;
    },
    compare: (base, change) => bothOf(played(base), played(change), (before, after) => gainOf(before, after, forms)),
    roto(teams, mine) {
      const result = ranked(teams, mine);
      return result.ok ? solved(rotoSummary(result.value, forms)) : result;
    },
  });
}

type Played = {
  /** Per category, per draw. */
  readonly outcomes: readonly Int8Array[];
  /** Categories won, ties half, per draw. */
  readonly won: Float64Array;
  /** 1, 0.5 or 0 for more, as many or fewer categories won than lost, per draw. */
  readonly matchup: Float64Array;
  readonly isOpen: boolean;
};

function playOut(mine: SideTally, theirs: SideTally, forms: readonly CategoryForm[], draws: number): Played {
  const perCategory = forms.map((form, index) => outcomes(mine, theirs, index, form, draws));
  const won = new Float64Array(draws);
  const matchup = new Float64Array(draws);
  for (let at = 0; at < draws; at++) {
    let net = 0;
    for (const results of perCategory) net += results[at] ?? 0;
    won[at] = (forms.length + net) / 2;
    matchup[at] = net > 0 ? 1 : net === 0 ? 0.5 : 0;
  }
  return { outcomes: perCategory, won, matchup, isOpen: mine.isOpen || theirs.isOpen };
}

function summaryOf(
  { outcomes: results, won, matchup, isOpen }: Played,
  forms: readonly CategoryForm[],
): SimulatedMatchup {
  return {
    categories: forms.map(({ statId }, index): SimulatedCategory => {
      const values = Float64Array.from(results[index] ?? [], (result) => (result + 1) / 2);
      return { statId, ...chancesIn(values, isOpen), standardError: estimateOf(values).standardError };
    }),
    expectedCategories: withinReach(estimateOf(won), [0, forms.length], isOpen),
    matchup: chancesIn(matchup, isOpen),
    matchupStandardError: estimateOf(matchup).standardError,
  };
}

/** An estimate between two ends that only certainty would reach. */
function withinReach(estimate: Estimate, [min, max]: readonly [number, number], isOpen: boolean): Estimate {
  if (!isOpen) return estimate;
  const room = MIN_CHANCE * (max - min);
  return { ...estimate, mean: Math.min(max - room, Math.max(min + room, estimate.mean)) };
}

function gainOf(before: Played, after: Played, forms: readonly CategoryForm[]): CategoryGain {
  return {
    gain: pairedGain(before.won, after.won),
    matchupChange: pairedGain(before.matchup, after.matchup),
    categories: forms.map(({ statId }, index) => {
      const [earlier, later] = [before.outcomes[index] ?? [], after.outcomes[index] ?? []];
      let change = 0;
      for (let at = 0; at < later.length; at++) change += (later[at] ?? 0) - (earlier[at] ?? 0);
      return { statId, change: later.length > 0 ? change / 2 / later.length : 0 };
    }),
  };
}

type RotoTally = {
  readonly perCategory: readonly number[];
  readonly total: Float64Array;
  readonly opponents: number;
  readonly isOpen: boolean;
};

function rankPoints(
  sides: readonly SideTally[],
  mine: number,
  forms: readonly CategoryForm[],
  draws: number,
): RotoTally {
  const own = sides[mine];
  const total = new Float64Array(draws).fill(forms.length);
  const perCategory = forms.map((form, index) => {
    let points = 0;
    for (const [team, side] of sides.entries()) {
      if (team === mine || !own) continue;
      const results = outcomes(own, side, index, form, draws);
      for (let at = 0; at < draws; at++) {
        const ahead = ((results[at] ?? 0) + 1) / 2;
        total[at] = (total[at] ?? 0) + ahead;
        points += ahead;
      }
    }
    return 1 + points / draws;
  });
  return { perCategory, total, opponents: sides.length - 1, isOpen: sides.some(({ isOpen }) => isOpen) };
}

function rotoSummary(
  { perCategory, total, opponents, isOpen }: RotoTally,
  forms: readonly CategoryForm[],
): SimulatedRoto {
  const points = forms.map((_, index) => {
    const estimate = { mean: perCategory[index] ?? 1, standardError: 0 };
    return withinReach(estimate, [1, 1 + opponents], isOpen).mean;
  });
  return {
    categories: forms.map(({ statId }, index) => ({ statId, expectedPoints: points[index] ?? 1 })),
    points: withinReach(estimateOf(total), [forms.length, forms.length * (1 + opponents)], isOpen),
  };
}
