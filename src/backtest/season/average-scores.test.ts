/** Two players of a pool and one outside it, by hand. */
import { expect, it } from "vitest";
import { STAT } from "@/domain/stats/stats";
import { DAYS_PER_WEEK, type ReplaySeason } from "../replay-season";
import { averageScores } from "./average-scores";

const PLAYERS = 3;
const DAYS = 2 * DAYS_PER_WEEK;

/** @param games day, player and amount */
const over = (empty: number, games: readonly (readonly [day: number, player: number, amount: number])[]) => {
  const amounts = new Float64Array(DAYS * PLAYERS).fill(empty);
  for (const [day, player, amount] of games) amounts[day * PLAYERS + player] = amount;
  return amounts;
};

it("scores are distances from the pool's mean in its deviations, a percentage by makes beyond its rate", () => {
  const points = [
    [0, 0, 10],
    [1, 0, 20],
    [0, 1, 20],
    // Of the week to come: not known on its Monday.
    [7, 2, 60],
  ] as const;
  const season = {
    weekCount: 2,
    players: Array.from({ length: PLAYERS }, () => ({})),
    points: over(Number.NaN, points),
    averages: Float64Array.of(Number.NaN, Number.NaN, Number.NaN, 15, 20, Number.NaN),
  } as unknown as ReplaySeason; // the rest is not read
  const amounts = new Map([
    [STAT.PTS, over(0, points)],
    // A game: two of four against six of eight; the pool makes two of three.
    [STAT.FTM, over(0, [...[[0, 0, 4] as const, [0, 1, 6] as const]])],
    [STAT.FTA, over(0, [...[[0, 0, 4] as const, [1, 0, 4] as const, [0, 1, 8] as const]])],
    [STAT.TO, over(0, [...[[0, 0, 4] as const, [0, 1, 4] as const]])],
  ]);
  const scoreOf = averageScores(
    season,
    amounts,
    [
      { statId: STAT.PTS, isReverse: false },
      { statId: STAT.FT_PCT, isReverse: false },
      { statId: STAT.TO, isReverse: true },
    ],
    2,
  );
  // Points -1, 1, -7; free throws -1, 1, 0; turnovers 2, 4 and 0 a game, less is better: 1, -1, 3.
  expect(scoreOf(1, 0)).toBeCloseTo(-1, 12);
  expect(scoreOf(1, 1)).toBeCloseTo(1, 12);
  expect(scoreOf(1, 2)).toBeCloseTo(-4, 12);
});
