/**
 * Fits the projection on one season.
 *
 * Thirteen ridge regressions on the same features, then the shape around the mean from predictions of players who were
 * left out of the fit. A change of the whole league during the season (fouls were called less from January 2024 on) is
 * taken out of the targets: it says nothing about the next season.
 */
import type { BoxSeason } from "@/backtest/box-season";
import { gamesSeen, leagueOf, type SeenGame } from "@/backtest/walk-forward";
import { BASE_STATS, PRODUCTION_WEIGHTS, productionOf, statVector } from "@/domain/projection/base-stats";
import { gameFeatures } from "@/domain/projection/game-features";
import {
  errorTerms,
  medianTerms,
  type ProjectionModel,
  type SpreadInput,
  type SpreadModel,
} from "@/domain/projection/model";
import { crossFitted, dot, foldOfPlayer, leastAbsolute, ridge, rounded } from "./ridge";

const PENALTY = 30;
const KNOTS = 8;
const PROBABILITIES = [0.025, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.975];
/** Days on either side over which the league's level of the moment is taken. */
const DRIFT_DAYS = 10;

type Row = { readonly seen: SeenGame; readonly features: readonly Float64Array[]; readonly target: Float64Array };

export function fitProjection(
  season: BoxSeason,
): ProjectionModel & { league: { ratePerMinute: number[]; minutesPerGame: number } } {
  const rows = rowsOf(season);
  const coefficients = BASE_STATS.map((_, stat) => fitStat(rows, stat).map(rounded));
  const means = leftOutMeans(rows);
  const { ratePerMinute, minutesPerGame } = leagueOf(season);
  return {
    coefficients,
    spread: fitSpread(rows, means),
    league: { ratePerMinute: [...ratePerMinute].map(rounded), minutesPerGame: rounded(minutesPerGame) },
  };
}

function rowsOf(season: BoxSeason): Row[] {
  const driftOn = leagueDrift(season);
  return gamesSeen(season, undefined).map((seen): Row => {
    const drift = driftOn(seen.line.day);
    return {
      seen,
      features: gameFeatures(seen.form, seen.league, seen.game),
      target: seen.actual.map((amount, stat) => amount / (drift[stat] ?? 1)),
    };
  });
}

const fitStat = (of: readonly Row[], stat: number) =>
  ridge(
    of.map(({ features, target }) => ({ row: features[stat] ?? [], target: target[stat] ?? 0 })),
    PENALTY,
  );

/** For each player the model fitted on all others of his fold's kind, the shape around the mean as given. */
export function leftOutModels(season: BoxSeason, { spread }: ProjectionModel): (playerId: string) => ProjectionModel {
  const rows = rowsOf(season);
  const models = new Map<number, ProjectionModel>();
  return (playerId) => {
    const fold = foldOfPlayer(playerId);
    const known = models.get(fold);
    if (known) return known;
    const others = rows.filter(({ seen }) => foldOfPlayer(seen.line.playerId) !== fold);
    const model = { coefficients: BASE_STATS.map((_, stat) => fitStat(others, stat)), spread };
    models.set(fold, model);
    return model;
  };
}

/** Production predicted for each row by models that never saw the player. */
function leftOutMeans(rows: readonly Row[]): number[] {
  const perStat = BASE_STATS.map((_, stat) =>
    crossFitted(
      rows,
      ({ seen }) => foldOfPlayer(seen.line.playerId),
      (others) => {
        const coefficients = fitStat(others, stat);
        return ({ features }) => dot(features[stat] ?? [], coefficients);
      },
    ),
  );
  return rows.map((_, at) =>
    perStat.reduce((sum, predictions, stat) => sum + (predictions[at] ?? 0) * (PRODUCTION_WEIGHTS[stat] ?? 0), 0),
  );
}

/** The league's rates of the moment over its rates so far, by day and stat. */
function leagueDrift(season: BoxSeason): (day: string) => Float64Array {
  const days = [...season.days];
  const sums = [{ minutes: 0, stats: new Float64Array(BASE_STATS.length) }];
  const byDay = Map.groupBy(season.lines, ({ day }) => day);
  for (const day of days) {
    const last = sums.at(-1);
    const next = { minutes: last?.minutes ?? 0, stats: Float64Array.from(last?.stats ?? []) };
    for (const line of byDay.get(day) ?? []) {
      if (line.minutes <= 0) continue;
      next.minutes += line.minutes;
      for (const [stat, amount] of statVector(line.stats).entries())
        next.stats[stat] = (next.stats[stat] ?? 0) + amount;
    }
    sums.push(next);
  }
  const rate = (from: number, to: number, stat: number) => {
    const [a, b] = [sums[from], sums[to]];
    return a && b ? ((b.stats[stat] ?? 0) - (a.stats[stat] ?? 0)) / (b.minutes - a.minutes) : 1;
  };
  const at = new Map(days.map((day, index) => [String(day), index]));
  return (day) => {
    const index = at.get(day) ?? 0;
    const [from, to] = [Math.max(0, index - DRIFT_DAYS), Math.min(days.length, index + DRIFT_DAYS + 1)];
    return Float64Array.from(BASE_STATS, (_, stat) => rate(from, to, stat) / rate(0, Math.max(1, index), stat));
  };
}

function spreadInput({ form, league }: SeenGame, mean: number): SpreadInput {
  return {
    mean,
    leagueMean: productionOf(league.ratePerMinute) * league.minutesPerGame,
    minutesVolatility: productionOf(form.rate) * form.minutes.sd10,
  };
}

function fitSpread(rows: readonly Row[], means: readonly number[]): SpreadModel {
  const points = rows.map(({ target, seen }, at) => {
    const mean = means[at] ?? 0;
    return { actual: productionOf(target), mean, input: spreadInput(seen, mean) };
  });
  const median = leastAbsolute(
    points.map(({ input, actual }) => ({ row: medianTerms(input), target: actual })),
    1,
    0.3,
  );
  const error = ridge(
    points.map(({ input, actual, mean }) => ({ row: errorTerms(input), target: Math.abs(actual - mean) })),
    1,
  );
  const ratios = points
    .map(({ input, actual, mean }) => ({
      size: mean / input.leagueMean,
      ratio: (actual - mean) / Math.max(dot(errorTerms(input), error), 0.1 * input.leagueMean),
    }))
    .sort((a, b) => a.size - b.size);
  const groups = Array.from({ length: KNOTS }, (_, knot) =>
    ratios.slice(Math.floor((knot * ratios.length) / KNOTS), Math.floor(((knot + 1) * ratios.length) / KNOTS)),
  );
  return {
    median: median.map(rounded),
    error: error.map(rounded),
    probabilities: PROBABILITIES,
    knots: groups.map((group) => rounded(group.reduce((sum, { size }) => sum + size, 0) / group.length)),
    quantiles: groups.map((group) => {
      const sorted = group.map(({ ratio }) => ratio).sort((a, b) => a - b);
      return PROBABILITIES.map((probability) => rounded(quantileOf(sorted, probability)));
    }),
    sdPerError: rounded(Math.sqrt(ratios.reduce((sum, { ratio }) => sum + ratio * ratio, 0) / ratios.length)),
  };
}

function quantileOf(sorted: readonly number[], probability: number): number {
  const position = probability * (sorted.length - 1);
  const below = Math.floor(position);
  const [low = 0, high = low] = [sorted[below], sorted[below + 1]];
  return low + (position - below) * (high - low);
}
