/**
 * Judges the chances of category leagues against what happened, and fits how wide their margins really spread.
 *
 * Every pair of teams in every week of replayed leagues, in the usual nine categories, both views as of Monday as in
 * `replayed-matchups.ts`. The calibration belongs to the season before the one judged: `fitCategoryScale` is given the
 * earlier season, `weeklyCategories` the later one.
 */
import { ESPN_DEFAULT_POINTS } from "@/domain/stats/scoring";
import { statLabel } from "@/domain/stats/stats";
import {
  type CategoryForecast,
  chancesBetween,
  type PreparedSide,
  totalAt,
} from "@/domain/win-probability/category-matchup";
import { CATEGORY_CALIBRATION, LINE_NOISE } from "@/domain/win-probability/committed-noise";
import {
  type CategoryCalibration,
  type CategoryTotal,
  type Chances,
  contestOf,
  UNCALIBRATED,
} from "@/domain/win-probability/contest";
import type { LineNoise } from "@/domain/win-probability/line-noise";
import type { BoxSeason } from "./box-season";
import type { SeasonForecaster } from "./forecaster";
import { projectedGames } from "./projected-games";
import { type JudgedChance, type Reliability, reliability } from "./reliability";
import { type CategorySide, eachCategoryPair, USUAL_NINE } from "./replayed-categories";
import { type MatchupView, VIEWS } from "./replayed-matchups";

type JudgedCategory = { readonly statId: number; readonly label: string; readonly reliability: Reliability };

type JudgedCategories = {
  /** All categories together. Each pair is judged from both sides, a tie counted half, so `n` is 18 times the pairs. */
  readonly all: Reliability;
  readonly byCategory: readonly JudgedCategory[];
  /** To win more categories than are lost, both sides. */
  readonly mostCategories: Reliability;
  readonly eachCategory: ExpectedWins;
};

/** Categories won by the side that was expected to win more of them. */
type ExpectedWins = {
  readonly expected: number;
  readonly won: number;
  /** Root mean square of won less expected. */
  readonly error: number;
};

export type WeeklyCategories = {
  /** Pairs of teams, each counted once. */
  readonly matchups: number;
  readonly leagues: number;
  readonly weeks: number;
  readonly spreadScale: number;
} & Readonly<Record<MatchupView, JudgedCategories>>;

/**
 * Throws `RangeError` for a season too short to judge, or fewer than one league.
 *
 * @param leagues how many drafts are replayed; a season of 8 is 15,840 chances in each category and view.
 * @param forecaster not yet advanced; one that gives expected stats.
 */
export function weeklyCategories(
  season: BoxSeason,
  prior: BoxSeason | undefined,
  leagues: number,
  forecaster: SeasonForecaster = projectedGames(season, ESPN_DEFAULT_POINTS, prior),
  calibration: CategoryCalibration = CATEGORY_CALIBRATION,
): WeeklyCategories {
  const judged = { gamesKnown: new Verdicts(), monday: new Verdicts() };
  const weeks = new Set<number>();
  const replayed = { season, prior, leagues, forecaster, noises: [LINE_NOISE] };
  const matchups = eachCategoryPair(replayed, ({ week, forms, views }) => {
    weeks.add(week);
    for (const view of VIEWS) {
      const [mine, theirs] = views[view];
      const [own, other] = [mine.forecasts[0], theirs.forecasts[0]];
      if (!own || !other) continue;
      judged[view].add(
        chancesBetween(forms, own, other, calibration),
        chancesBetween(forms, mine.outcome, theirs.outcome, UNCALIBRATED),
      );
    }
  });
  const { spreadScale } = calibration;
  const report = { gamesKnown: judged.gamesKnown.report(), monday: judged.monday.report() };
  return { matchups, leagues, weeks: weeks.size, spreadScale, ...report };
}

export type FittedCategoryScale = {
  /** Scale of every margin's standard deviation, both views together. */
  readonly spreadScale: number;
  /** Noise of runs as in `LineNoise`, in steps of a tenth. */
  readonly runs: number;
  readonly matchups: number;
  /** The scale that each view and each category would choose alone, at these runs. */
  readonly byView: Readonly<Record<MatchupView, number>>;
  readonly byCategory: readonly { readonly statId: number; readonly label: string; readonly spreadScale: number }[];
};

const RUNS = Array.from({ length: 11 }, (_, step) => step / 10);

/**
 * The runs and the scale under which a season's margins are likeliest: for each step of runs the best scale has a
 * closed form.
 *
 * @param forecaster not yet advanced; one that has not seen the players it forecasts, where there is one.
 * Throws as above.
 */
export function fitCategoryScale(
  season: BoxSeason,
  prior: BoxSeason | undefined,
  leagues: number,
  forecaster: SeasonForecaster = projectedGames(season, ESPN_DEFAULT_POINTS, prior),
): FittedCategoryScale {
  const fits = RUNS.map(() => new MarginFit());
  // Variances are linear in the runs, so two ends say all.
  const ends = [0, 1].map((runs): LineNoise => ({ ...LINE_NOISE, runs }));
  const replayed = { season, prior, leagues, forecaster, noises: ends };
  const matchups = eachCategoryPair(replayed, ({ forms, views }) => {
    for (const view of VIEWS) {
      const [mine, theirs] = views[view];
      for (const [index, form] of forms.entries()) {
        const happened = contestOf(...totalsOf(mine.outcome, theirs.outcome, index), form, UNCALIBRATED).mean;
        const at = (side: CategorySide, runs: number) =>
          between(totalAt(side.forecasts, 0, index), totalAt(side.forecasts, 1, index), runs);
        for (const [step, runs] of RUNS.entries()) {
          const { mean, variance } = contestOf(at(mine, runs), at(theirs, runs), form, UNCALIBRATED);
          if (variance > 0) fits[step]?.add(view, index, { error: happened - mean, variance });
        }
      }
    }
  });
  const best = fits.reduce((leader, one) => (one.logDensity() < leader.logDensity() ? one : leader));
  return {
    matchups,
    spreadScale: best.all.root(),
    runs: RUNS[fits.indexOf(best)] ?? 0,
    byView: { gamesKnown: best.byView.gamesKnown.root(), monday: best.byView.monday.root() },
    byCategory: USUAL_NINE.map(({ statId }, index) => {
      return { statId, label: statLabel(statId), spreadScale: best.byCategory[index]?.root() ?? Number.NaN };
    }),
  };
}

const totalsOf = (mine: PreparedSide, theirs: PreparedSide, category: number) =>
  [totalAt([mine], 0, category), totalAt([theirs], 0, category)] as const;

/** A total with its variances so far on the way from one to the other. */
const between = (from: CategoryTotal, to: CategoryTotal, share: number): CategoryTotal => ({
  ...from,
  varAbove: (1 - share) * from.varAbove + share * to.varAbove,
  varBelow: (1 - share) * from.varBelow + share * to.varBelow,
  covariance: (1 - share) * from.covariance + share * to.covariance,
});

/** Margins of a season under one step of runs. */
class MarginFit {
  readonly all = new Squares();
  readonly byView = { gamesKnown: new Squares(), monday: new Squares() };
  readonly byCategory = USUAL_NINE.map(() => new Squares());
  #logs = 0;

  add(view: MatchupView, category: number, { error, variance }: { error: number; variance: number }): void {
    const square = (error * error) / variance;
    for (const squares of [this.all, this.byView[view], this.byCategory[category]]) squares?.add(square);
    this.#logs += Math.log(variance);
  }

  /** Mean negative log density at the best scale, what all steps share left out. */
  logDensity(): number {
    return Math.log(this.all.root()) + (0.5 * this.#logs) / this.all.count;
  }
}

class Squares {
  count = 0;
  #sum = 0;
  add(square: number): void {
    this.#sum += square;
    this.count++;
  }
  root(): number {
    return Math.sqrt(this.#sum / this.count);
  }
}

/** Predicted probabilities and outcomes of one view. */
class Verdicts {
  readonly #byCategory: JudgedChance[][] = USUAL_NINE.map(() => []);
  readonly #matchups: JudgedChance[] = [];
  readonly #wins: { readonly expected: number; readonly won: number }[] = [];

  add(forecast: CategoryForecast, outcome: CategoryForecast): void {
    for (const [index, chances] of this.#byCategory.entries()) {
      const [reported, became] = [forecast.categories[index], outcome.categories[index]];
      if (reported && became) chances.push(...fromBothSides(reported, became));
    }
    this.#matchups.push(...fromBothSides(forecast.matchup, outcome.matchup));
    const [expected, won] = [forecast.expectedCategories, outcome.expectedCategories];
    const isFavourite = expected >= USUAL_NINE.length / 2;
    this.#wins.push(
      isFavourite ? { expected, won } : { expected: USUAL_NINE.length - expected, won: USUAL_NINE.length - won },
    );
  }

  report(): JudgedCategories {
    const average = (of: (one: { expected: number; won: number }) => number) =>
      this.#wins.reduce((sum, one) => sum + of(one), 0) / this.#wins.length;
    return {
      all: reliability(this.#byCategory.flat()),
      byCategory: USUAL_NINE.map(({ statId }, index) => {
        return { statId, label: statLabel(statId), reliability: reliability(this.#byCategory[index] ?? []) };
      }),
      mostCategories: reliability(this.#matchups),
      eachCategory: {
        expected: average(({ expected }) => expected),
        won: average(({ won }) => won),
        error: Math.sqrt(average(({ expected, won }) => (won - expected) ** 2)),
      },
    };
  }
}

const halfTies = ({ win, tie }: Chances): number => Math.min(1, win + tie / 2);

function fromBothSides(reported: Chances, became: Chances): JudgedChance[] {
  const [chance, outcome] = [halfTies(reported), halfTies(became)];
  return [
    { chance, outcome },
    { chance: 1 - chance, outcome: 1 - outcome },
  ];
}
