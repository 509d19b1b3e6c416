/** Made-up players for the tests: a week of ordinary lines, decided by a seed. */
import { STAT, type StatLine } from "../stats/stats";
import type { CategoryRule } from "./category-form";
import type { SideForecast } from "./category-matchup";
import type { LineForecast } from "./line-forecast";
import type { LineNoise } from "./line-noise";

/** The usual nine. */
export const NINE: readonly CategoryRule[] = [
  ...[STAT.FG_PCT, STAT.FT_PCT, STAT.THREE_PM, STAT.REB, STAT.AST, STAT.STL, STAT.BLK, STAT.TO, STAT.PTS],
].map((statId) => ({ statId, isReverse: statId === STAT.TO }));

/** Independent Poisson counts: what a hand calculation expects. */
export const PLAIN_NOISE: LineNoise = {
  counts: {
    FGA: { spread: 1, loading: 0, weekVariance: 0 },
    FTA: { spread: 1, loading: 0, weekVariance: 0 },
    REB: { spread: 1, loading: 0, weekVariance: 0 },
    AST: { spread: 1, loading: 0, weekVariance: 0 },
    STL: { spread: 1, loading: 0, weekVariance: 0 },
    BLK: { spread: 1, loading: 0, weekVariance: 0 },
    TO: { spread: 1, loading: 0, weekVariance: 0 },
    PF: { spread: 1, loading: 0, weekVariance: 0 },
  },
  threeShare: { game: 0, week: 0 },
  byMinutes: [],
  minutesFrom: { base: 0, FGA: 0, REB: 0, AST: 0 },
};

/** A line of nothing but what is named. */
export function line(player: string, game: string, stats: StatLine = {}, pPlay = 1): LineForecast {
  const nothing = Object.fromEntries(CORE.map((statId) => [statId, 0]));
  return { player, game, pPlay, mean: { ...nothing, ...stats } };
}

const CORE = [
  ...[STAT.FGM, STAT.FGA, STAT.THREE_PM, STAT.THREE_PA, STAT.FTM, STAT.FTA],
  ...[STAT.REB, STAT.AST, STAT.STL, STAT.BLK, STAT.TO],
];

/** A team's week: players named after `name`, 3 or 4 games each. */
export function sampleSide(name: string, playerCount: number, seed: number): SideForecast {
  const random = sequence(seed);
  const games = Array.from({ length: playerCount }, (_, index) => {
    const mean = sampleMean(random);
    return Array.from({ length: 3 + (index % 2) }, (_, game): LineForecast => {
      return { player: `${name}${index}`, game: `${game}`, pPlay: 0.75 + 0.25 * random(), mean };
    });
  });
  return { scored: {}, games: games.flat() };
}

function sampleMean(random: () => number): StatLine {
  const minutes = 18 + 18 * random();
  const size = random();
  const per36 = minutes / 36;
  const shots = (9 + 9 * random()) * per36;
  const threes = shots * (1 - size) * 0.7;
  const freeThrows = (1.5 + 4 * random()) * per36;
  const rebounds = (3 + 8 * size) * per36;
  return {
    [STAT.MIN]: minutes,
    [STAT.FGA]: shots,
    [STAT.THREE_PA]: threes,
    [STAT.THREE_PM]: threes * 0.36,
    [STAT.FGM]: threes * 0.36 + (shots - threes) * (0.5 + 0.1 * size),
    [STAT.FTA]: freeThrows,
    [STAT.FTM]: freeThrows * (0.85 - 0.15 * size),
    [STAT.REB]: rebounds,
    [STAT.OREB]: rebounds * 0.2,
    [STAT.AST]: (1 + 7 * (1 - size) * random()) * per36,
    [STAT.STL]: (0.5 + 0.9 * random()) * per36,
    [STAT.BLK]: (0.2 + 1.2 * size) * per36,
    [STAT.TO]: (1 + 2 * random()) * per36,
    [STAT.PF]: 2.5 * per36,
  };
}

/** Plain congruential numbers: apart from the generator under test. */
export function sequence(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}
