/**
 * Fits how far stat lines stray from their forecasts: by moments of the residuals around the product's own projection.
 */
import type { BoxSeason } from "@/backtest/box-season";
import type { ProjectionModel } from "@/domain/projection/model";
import { STAT, type StatLine } from "@/domain/stats/stats";
import { COUNT_FAMILIES, type CountFamily, type CountNoise, type LineNoise } from "@/domain/win-probability/line-noise";
import { at, forecastLines, type Sample, sumOf, WEEK_DAYS } from "./forecast-lines";
import { ridge } from "./ridge";

/** Two games of a player within a week, both forecast from before the first. */
type Pair = { readonly first: Sample; readonly second: Sample };

function weekPairs(samples: readonly Sample[]): readonly Pair[] {
  return samples.flatMap((first, index) => {
    const pairs: Pair[] = [];
    for (let next = index + 1; next < samples.length; next++) {
      const second = samples[next];
      if (!second || second.player !== first.player || second.dayNumber - first.dayNumber >= WEEK_DAYS) break;
      pairs.push({ first, second });
    }
    return pairs;
  });
}

const MINUTES_BANDS = [0, 12, 18, 24, 30, 34, 99];
const FAMILY_STAT: Readonly<Record<CountFamily, number>> = {
  FGA: STAT.FGA,
  FTA: STAT.FTA,
  REB: STAT.REB,
  AST: STAT.AST,
  STL: STAT.STL,
  BLK: STAT.BLK,
  TO: STAT.TO,
  PF: STAT.PF,
};
const FITTED_STATS = [...COUNT_FAMILIES.map((family) => FAMILY_STAT[family]), STAT.MIN];

const residual = ({ mean, real }: Sample, id: number): number => at(real, id) - at(mean, id);
const residualFrom = (mean: StatLine, { real }: Sample, id: number): number => at(real, id) - at(mean, id);

/** Everything that is fitted of one band of forecast minutes. */
type Band = { readonly samples: readonly Sample[]; readonly pairs: readonly Pair[]; shared: number; week: number };

/** @param model the projection fitted on the same season. */
export function fitLineNoise(season: BoxSeason, model: ProjectionModel): LineNoise {
  const samples = forecastLines(season, model);
  const pairs = weekPairs(samples);
  const bands = MINUTES_BANDS.slice(1).map((to, index): Band => {
    const isIn = ({ mean }: Sample) => at(mean, STAT.MIN) >= (MINUTES_BANDS[index] ?? 0) && at(mean, STAT.MIN) < to;
    const band = { samples: samples.filter(isIn), pairs: pairs.filter(({ first }) => isIn(first)), shared: 0, week: 0 };
    band.shared = Math.log1p(relative(band.samples, STAT.MIN, STAT.MIN));
    band.week = Math.max(1e-4, Math.log1p(relativeOverWeek(band.pairs, STAT.MIN)));
    return band;
  });
  const loadings = fitLoadings(bands);
  const entries = COUNT_FAMILIES.map(
    (family, index) => [family, fitCount(family, loadings[index] ?? 1, bands)] as const,
  );
  // Every family is in the list, so the record is whole.
  const counts = Object.fromEntries(entries) as LineNoise["counts"];
  return {
    counts,
    threeShare: fitThreeShare(bands, counts.FGA),
    byMinutes: bands.map(({ samples: inBand, shared, week }) => ({
      // Weighted as the moments are.
      minutes: rounded(Math.sqrt(sumOf(inBand, ({ mean }) => at(mean, STAT.MIN) ** 2) / inBand.length), 2),
      game: rounded(Math.max(1e-4, shared - week)),
      week: rounded(week),
    })),
    minutesFrom: fitMinutes(samples),
  };
}

/** Σ of residual products ÷ Σ of forecast products. */
const relative = (samples: readonly Sample[], one: number, other: number): number =>
  sumOf(samples, (sample) => residual(sample, one) * residual(sample, other)) /
  sumOf(samples, ({ mean }) => at(mean, one) * at(mean, other));

const relativeOverWeek = (pairs: readonly Pair[], id: number): number =>
  sumOf(pairs, ({ first, second }) => residual(first, id) * residualFrom(first.mean, second, id)) /
  sumOf(pairs, ({ first }) => at(first.mean, id) ** 2);

/**
 * One factor behind all covariances of different stats, minutes loading 1: least squares, weighted by their precision.
 */
function fitLoadings(bands: readonly Band[]): readonly number[] {
  const size = FITTED_STATS.length;
  const cells = bands.flatMap((band) =>
    FITTED_STATS.flatMap((one, row) =>
      FITTED_STATS.flatMap((other, column) => {
        if (row === column) return [];
        const scale = (id: number) =>
          sumOf(band.samples, (s) => at(s.mean, id) ** 2) / sumOf(band.samples, (s) => residual(s, id) ** 2);
        const weight = band.samples.length * scale(one) * scale(other);
        return [{ row, column, weight, shared: band.shared, seen: Math.log1p(relative(band.samples, one, other)) }];
      }),
    ),
  );
  const loadings = FITTED_STATS.map(() => 1);
  for (let round = 0; round < 50; round++) {
    for (let row = 0; row < size - 1; row++) {
      const mine = cells.filter((cell) => cell.row === row);
      const other = (column: number) => loadings[column] ?? 1;
      loadings[row] =
        sumOf(mine, ({ column, weight, shared, seen }) => weight * seen * shared * other(column)) /
        sumOf(mine, ({ column, weight, shared }) => weight * (shared * other(column)) ** 2);
    }
  }
  return loadings.map((loading) => rounded(loading));
}

/** A shot is scored when it goes in, so the noise of attempts is fitted to what it makes of the makes. */
const SCORED_STAT: Readonly<Record<CountFamily, number>> = { ...FAMILY_STAT, FGA: STAT.FGM };

function fitCount(family: CountFamily, loading: number, bands: readonly Band[]): CountNoise {
  const id = SCORED_STAT[family];
  const square = loading * loading;
  const overWeek = (pairs: readonly Pair[]) => sumOf(pairs, ({ first }) => at(first.mean, id) ** 2);
  const own =
    sumOf(bands, ({ pairs, week }) => overWeek(pairs) * (relativeOverWeek(pairs, id) - Math.expm1(square * week))) /
    sumOf(bands, ({ pairs }) => overWeek(pairs));
  const weekVariance = rounded(Math.max(0, Math.log1p(own)));
  const chance = sumOf(bands, ({ samples, shared }) => {
    const explained = Math.expm1(square * shared + weekVariance);
    return sumOf(samples, (sample) => {
      const expected = at(sample.mean, id);
      return residual(sample, id) ** 2 - expected ** 2 * explained - expected;
    });
  });
  // A part of the attempts keeps its share of what their spread adds to Poisson's.
  const shares = sumOf(bands, ({ samples }) =>
    sumOf(samples, ({ mean }) => ratio(at(mean, id) ** 2, at(mean, FAMILY_STAT[family]))),
  );
  return { spread: rounded(Math.min(2, Math.max(0.05, 1 + chance / shares))), loading, weekVariance };
}

/** What the threes made vary by, beyond a fixed share of the shots. */
function fitThreeShare(bands: readonly Band[], shots: CountNoise): LineNoise["threeShare"] {
  const id = STAT.THREE_PM;
  const square = shots.loading * shots.loading;
  const ofShots = (shared: number) => Math.exp(square * shared + shots.weekVariance);
  const swayed = sumOf(bands, ({ pairs, week }) =>
    sumOf(pairs, ({ first, second }) => {
      const expected = at(first.mean, id) ** 2;
      return residual(first, id) * residualFrom(first.mean, second, id) - expected * (ofShots(week) - 1);
    }),
  );
  const week = Math.max(
    0,
    swayed / sumOf(bands, (band) => sumOf(band.pairs, ({ first }) => at(first.mean, id) ** 2 * ofShots(band.week))),
  );
  const factor = (sample: Sample, shared: number) =>
    ofShots(shared) + ratio(shots.spread - 1, at(sample.mean, STAT.FGA));
  const beyond = sumOf(bands, ({ samples, shared }) =>
    sumOf(samples, (sample) => {
      const expected = at(sample.mean, id);
      return residual(sample, id) ** 2 - expected - expected ** 2 * (factor(sample, shared) - 1);
    }),
  );
  const both =
    beyond / sumOf(bands, (band) => sumOf(band.samples, (s) => at(s.mean, id) ** 2 * factor(s, band.shared)));
  const game = (1 + both) / (1 + week) - 1;
  return { game: rounded(Math.sqrt(Math.max(0, game))), week: rounded(Math.sqrt(week)) };
}

function fitMinutes(samples: readonly Sample[]): LineNoise["minutesFrom"] {
  const equations = samples.map(({ mean }) => ({
    row: [1, at(mean, STAT.FGA), at(mean, STAT.REB), at(mean, STAT.AST)],
    target: at(mean, STAT.MIN),
  }));
  const [base = 0, FGA = 0, REB = 0, AST = 0] = ridge(equations, 0).map((value) => rounded(value));
  return { base, FGA, REB, AST };
}

/** Nothing of nothing is nothing: a stat may be projected at exactly 0. */
const ratio = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);
const rounded = (value: number, digits = 4): number => Number(value.toFixed(digits));
