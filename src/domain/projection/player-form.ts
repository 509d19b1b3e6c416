/**
 * A player's form: expectation for his next game from his games so far, regardless of the opponent.
 *
 * Rates per minute have a long memory and are pulled toward the league's; minutes have a short one. A history of fewer
 * than 15 games is filled up in front: with the last games of the season before where there are any, otherwise with the
 * shrunken average of what there is, so that one model serves opening night and April.
 */

import type { EasternDay } from "../ids";
import { daysBetween } from "../season/eastern-day";
import { BASE_STAT_COUNT, type StatVector } from "./base-stats";

/** A game in which he took part (minutes above 0). */
export type PlayedGame = {
  readonly day: EasternDay;
  /** NBA team that he played for. */
  readonly team: string;
  readonly minutes: number;
  readonly stats: StatVector;
};

/** League averages so far, this season or (before it) the last. */
export type LeagueForm = {
  /** Per minute played. */
  readonly ratePerMinute: StatVector;
  readonly minutesPerGame: number;
};

export type PlayerForm = {
  /** Games of this season. */
  readonly games: number;
  /**
   * The season before, or what was projected for this one: games known of it, and their average. `null` when nothing
   * is.
   */
  readonly before: { readonly games: number; readonly mean: StatVector } | null;
  readonly lastDay: EasternDay | null;
  readonly seasonMean: StatVector;
  readonly last3Mean: StatVector;
  /** Exponential means of the game totals, weights falling by 5 % and 10 % a game. */
  readonly slowMean: StatVector;
  readonly fastMean: StatVector;
  /** Per minute, over the whole history. */
  readonly rate: StatVector;
  /** Per minute, weights falling by 3 % a game. */
  readonly recentRate: StatVector;
  readonly minutes: {
    readonly mean: number;
    /** Exponential means, weights falling by 10 % and 20 % a game. */
    readonly slow: number;
    readonly fast: number;
    readonly last: number;
    readonly last3: number;
    /** Maximum of the last ten games. */
    readonly max10: number;
    readonly median10: number;
    readonly sd10: number;
  };
  /** Minutes for an NBA team, pulled toward `minutes.fast` with the weight of three games. */
  minutesWith(team: string): number;
  /** True when none of the games was for the NBA team. */
  isNewTo(team: string): boolean;
};

/**
 * Minutes of league average mixed into each stat's rate. Larger where a rate says less: steals, blocks, turnovers,
 * makes.
 */
const SHRINK_MINUTES: StatVector = Float64Array.from([100, 60, 150, 100, 150, 100, 100, 80, 80, 400, 250, 250, 150]);

/** From this many games on, the season stands on its own: the population on which the model was fitted. */
export const FULL_HISTORY_GAMES = 14;

/** Weight, in games, of the expected minutes in the average for one NBA team. */
const PRO_TEAM_PRIOR_GAMES = 3;

/** Default minutes of an unknown player, and the weight of that guess in games. */
const UNKNOWN_MINUTES = 14;
const UNKNOWN_GAMES = 2;

/**
 * @param season his games of this season, oldest first.
 * @param before games of the season before, oldest first; empty when unknown.
 * @returns `undefined` without a single game in either.
 * @throws `RangeError` for minutes that are 0, negative or no number, and stats that are below 0 or no number.
 */
export function playerForm(
  season: readonly PlayedGame[],
  before: readonly PlayedGame[],
  league: LeagueForm,
): PlayerForm | undefined {
  if (season.length === 0 && before.length === 0) return undefined;
  for (const game of [...season, ...before]) checkGame(game);
  const games = filledUp(season, before, league);
  const minutes = games.map((game) => game.minutes);
  const stats = games.map((game) => game.stats);
  const rate = shrunkRate(games, 1, league);
  const last10 = minutes.slice(-10);
  const fast = exponentialMean(minutes, 0.2);
  const last = season.at(-1);
  const withProTeam = proTeamMinutes(games, fast);
  return {
    games: season.length,
    before: before.length === 0 ? null : { games: before.length, mean: vectorMean(before.map((game) => game.stats)) },
    lastDay: last?.day ?? null,
    seasonMean: vectorMean(stats),
    last3Mean: vectorMean(stats.slice(-3)),
    slowMean: exponentialVectorMean(stats, 0.05),
    fastMean: exponentialVectorMean(stats, 0.1),
    rate,
    recentRate: shrunkRate(games, 0.97, league),
    minutes: {
      mean: mean(minutes),
      slow: exponentialMean(minutes, 0.1),
      fast,
      last: minutes.at(-1) ?? 0,
      last3: mean(minutes.slice(-3)),
      max10: Math.max(...last10),
      median10: median(last10),
      sd10: deviation(last10),
    },
    minutesWith: (team) => withProTeam.get(team) ?? fast,
    isNewTo: (team) => last !== undefined && last.team !== team,
  };
}

function checkGame({ minutes, stats }: PlayedGame): void {
  if (!Number.isFinite(minutes) || minutes <= 0) throw new RangeError(`${minutes} minutes played`);
  for (const amount of stats) if (!Number.isFinite(amount) || amount < 0) throw new RangeError(`${amount} of a stat`);
}

/** Computed at once: the games may be a list that goes on growing, and a form must not. */
function proTeamMinutes(games: readonly PlayedGame[], expected: number): ReadonlyMap<string, number> {
  const sums = new Map<string, { minutes: number; games: number }>();
  for (const { team, minutes } of games) {
    const sum = sums.get(team) ?? { minutes: PRO_TEAM_PRIOR_GAMES * expected, games: PRO_TEAM_PRIOR_GAMES };
    sums.set(team, { minutes: sum.minutes + minutes, games: sum.games + 1 });
  }
  return new Map([...sums].map(([team, sum]) => [team, sum.minutes / sum.games]));
}

/** Days without a game are no sign of form, so the games in front carry the NBA team of the first real one. */
function filledUp(
  season: readonly PlayedGame[],
  before: readonly PlayedGame[],
  league: LeagueForm,
): readonly PlayedGame[] {
  const missing = FULL_HISTORY_GAMES - season.length;
  if (missing <= 0) return season;
  const tail = before.slice(-missing);
  const known = [...tail, ...season];
  const first = season[0] ?? tail.at(-1);
  const invented = first && missing > tail.length ? [averageGame(known, first, league)] : [];
  const front = [...Array.from({ length: missing - tail.length }, () => invented).flat(), ...tail];
  return [...front.map((game) => ({ ...game, team: first?.team ?? game.team })), ...season];
}

function averageGame(known: readonly PlayedGame[], like: PlayedGame, league: LeagueForm): PlayedGame {
  const rate = shrunkRate(known, 1, league);
  const played = known.reduce((sum, game) => sum + game.minutes, UNKNOWN_GAMES * UNKNOWN_MINUTES);
  const minutes = played / (known.length + UNKNOWN_GAMES);
  return { day: like.day, team: like.team, minutes, stats: rate.map((perMinute) => perMinute * minutes) };
}

function shrunkRate(games: readonly PlayedGame[], decay: number, league: LeagueForm): StatVector {
  const sums = new Float64Array(BASE_STAT_COUNT);
  let minutes = 0;
  let weight = 1;
  for (let at = games.length - 1; at >= 0; at--) {
    const game = games[at];
    if (!game) continue;
    for (let stat = 0; stat < BASE_STAT_COUNT; stat++)
      sums[stat] = (sums[stat] ?? 0) + weight * (game.stats[stat] ?? 0);
    minutes += weight * game.minutes;
    weight *= decay;
  }
  return sums.map((sum, stat) => {
    const shrink = SHRINK_MINUTES[stat] ?? 0;
    return (sum + shrink * (league.ratePerMinute[stat] ?? 0)) / (minutes + shrink);
  });
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The upper of the two middle ones. */
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function deviation(values: readonly number[]): number {
  const centre = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
}

function exponentialMean(values: readonly number[], alpha: number): number {
  let [sum, weights, weight] = [0, 0, 1];
  for (let at = values.length - 1; at >= 0; at--) {
    sum += weight * (values[at] ?? 0);
    weights += weight;
    weight *= 1 - alpha;
  }
  return sum / weights;
}

const vectorMean = (vectors: readonly StatVector[]): StatVector => exponentialVectorMean(vectors, 0);

function exponentialVectorMean(vectors: readonly StatVector[], alpha: number): StatVector {
  const sums = new Float64Array(BASE_STAT_COUNT);
  let [weights, weight] = [0, 1];
  for (let at = vectors.length - 1; at >= 0; at--) {
    const vector = vectors[at];
    for (let stat = 0; stat < BASE_STAT_COUNT; stat++) sums[stat] = (sums[stat] ?? 0) + weight * (vector?.[stat] ?? 0);
    weights += weight;
    weight *= 1 - alpha;
  }
  return sums.map((sum) => sum / weights);
}

/** Games of his NBA team since his last appearance; all of them before his first. */
export function gamesMissed(form: Pick<PlayerForm, "lastDay">, proTeamDays: readonly EasternDay[]): number {
  const { lastDay } = form;
  if (lastDay === null) return proTeamDays.length;
  return proTeamDays.filter((day) => daysBetween(lastDay, day) > 0).length;
}
