/** How far the committed noise of stat lines is from that of another season: scored, never fitted. */
import type { BoxSeason } from "@/backtest/box-season";
import { STAT, type StatLine, statLabel, sumLines } from "@/domain/stats/stats";
import { statWeights } from "@/domain/win-probability/category-form";
import { LINE_NOISE } from "@/domain/win-probability/committed-noise";
import { type LineForecast, prepareLines } from "@/domain/win-probability/line-forecast";
import { formCovariance, sideMoments } from "@/domain/win-probability/line-moments";
import { at, forecastLines, type Sample, sumOf, WEEK_DAYS } from "./forecast-lines";

const CHECKED = [
  ...[STAT.PTS, STAT.FGM, STAT.FGA, STAT.THREE_PM, STAT.THREE_PA, STAT.FTM, STAT.FTA, STAT.REB, STAT.OREB],
  ...[STAT.AST, STAT.STL, STAT.BLK, STAT.TO, STAT.PF, STAT.MIN],
];
const CHECKED_PAIRS: readonly (readonly [number, number])[] = [
  [STAT.FGM, STAT.FGA],
  [STAT.FTM, STAT.FTA],
  [STAT.FGM, STAT.THREE_PM],
  [STAT.FGA, STAT.REB],
  [STAT.FGA, STAT.AST],
  [STAT.PTS, STAT.TO],
];

/** What a sum of games was and what its variance should have been. */
type Scored = { readonly real: StatLine; readonly mean: StatLine; readonly covariance: Float64Array };

function scored(games: readonly Sample[]): Scored {
  const [first] = games;
  if (!first) throw new Error("no games");
  // Points are given by their parts in a forecast.
  const lines = games.map(
    (_, index): LineForecast => ({ player: first.player, game: `${index}`, pPlay: 1, mean: first.mean }),
  );
  const prepared = prepareLines(lines, CHECKED, LINE_NOISE);
  if (!prepared.ok) throw new Error(prepared.error.detail);
  const points = 2 * at(first.mean, STAT.FGM) + at(first.mean, STAT.THREE_PM) + at(first.mean, STAT.FTM);
  return {
    real: sumLines(games.map(({ real }) => real)),
    mean: sumLines(games.map(() => ({ ...first.mean, [STAT.PTS]: points }))),
    covariance: sideMoments(prepared.value, LINE_NOISE).covariance,
  };
}

/** Games of a player from one on to a week later, then from the next one. */
function weeks(samples: readonly Sample[]): readonly (readonly Sample[])[] {
  const found: Sample[][] = [];
  for (const sample of samples) {
    const [start] = found.at(-1) ?? [];
    if (start?.player === sample.player && sample.dayNumber - start.dayNumber < WEEK_DAYS) found.at(-1)?.push(sample);
    else found.push([sample]);
  }
  return found;
}

function predicted(items: readonly Scored[], one: number, other: number): number {
  const [left, right] = [statWeights(one), statWeights(other)];
  if (!left || !right) throw new Error("not a counting stat");
  return sumOf(items, ({ covariance }) => formCovariance(left, right, covariance));
}

const seen = (items: readonly Scored[], one: number, other: number): number =>
  sumOf(items, ({ real, mean }) => (at(real, one) - at(mean, one)) * (at(real, other) - at(mean, other)));

/** Prints predicted over actual variances, by game and player-week, and the main correlations. */
export function checkLineNoise(season: BoxSeason): void {
  const samples = forecastLines(season);
  const games = samples.map((sample) => scored([sample]));
  const perWeek = weeks(samples).map(scored);
  console.log(`${games.length} games, ${perWeek.length} player-weeks. Variance, predicted ÷ actual:`);
  console.log("stat   bias   game   week");
  for (const id of CHECKED) {
    const bias =
      sumOf(games, ({ real, mean }) => at(mean, id) - at(real, id)) / sumOf(games, ({ real }) => at(real, id));
    const ratio = (items: readonly Scored[]) => (predicted(items, id, id) / seen(items, id, id)).toFixed(3);
    console.log(
      `${statLabel(id).padEnd(5)}${`${(100 * bias).toFixed(1)}%`.padStart(6)}  ${ratio(games)}  ${ratio(perWeek)}`,
    );
  }
  console.log("correlation in a game, predicted and actual");
  for (const [one, other] of CHECKED_PAIRS) {
    const of = (moment: typeof seen) =>
      (moment(games, one, other) / Math.sqrt(moment(games, one, one) * moment(games, other, other))).toFixed(2);
    console.log(`${statLabel(one)}-${statLabel(other)}  ${of(predicted)}  ${of(seen)}`);
  }
}
