import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { easternDay } from "../ids";
import { addDays } from "../season/eastern-day";
import { ESPN_DEFAULT_POINTS, scoreLine } from "../stats/scoring";
import { STAT } from "../stats/stats";
import { BASE_STAT_COUNT, lineOf, productionOf } from "./base-stats";
import { PROJECTION, USUAL_LEAGUE } from "./committed-model";
import { FEATURES, type GameContext, gameFeatures } from "./game-features";
import { interpolated, pointsAround, projectVector } from "./model";
import { type PlayedGame, type PlayerForm, playerForm } from "./player-form";
import { notProjected, projectPoints } from "./points-of-line";
import { chanceToOutscore } from "./start-sit";

const opening = easternDay.parse("2024-10-22");
const noProTeam = { days: [], rating: 0, minutesVacated: 0, allowed: new Float64Array(13), allowedProduction: 0 };
const context: GameContext = {
  day: addDays(opening, 60),
  team: "AAA",
  isHome: true,
  proTeam: noProTeam,
  opponent: noProTeam,
  opponentLastDay: null,
  proTeamGamesBefore: 30,
};

/** A line near the league's rates, times `skill`. */
const games = (count: number, minutes: number, skill = 1): PlayedGame[] =>
  Array.from({ length: count }, (_, index) => ({
    day: addDays(opening, 2 * index),
    team: "AAA",
    minutes,
    stats: USUAL_LEAGUE.ratePerMinute.map((rate) => rate * minutes * skill),
  }));
const formed = (played: readonly PlayedGame[]): PlayerForm => {
  const form = playerForm(played, [], USUAL_LEAGUE);
  if (!form) throw new Error("no form");
  return form;
};

describe("a projected line", () => {
  test("has a row of every feature for every stat", () => {
    const rows = gameFeatures(formed(games(30, 30)), USUAL_LEAGUE, context);
    expect(rows).toHaveLength(BASE_STAT_COUNT);
    for (const row of rows) expect(row).toHaveLength(FEATURES.length);
    expect(PROJECTION.coefficients.every((row) => row.length === FEATURES.length)).toBe(true);
  });

  // Someone who does the same every night, as an average player would, is expected to go on within a tenth.
  test.each([14, 22, 32])("of a steady average player of %i minutes is his average", (minutes) => {
    const steady = games(40, minutes);
    const expected = productionOf(steady[0]?.stats ?? new Float64Array());
    const production = productionOf(projectVector(PROJECTION, formed(steady), USUAL_LEAGUE, context));
    expect(Math.abs(production / expected - 1)).toBeLessThan(0.1);
  });

  test("adds up: points and rebounds follow from their parts, makes never exceed attempts", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 45 }),
        fc.double({ min: 0.1, max: 3, noNaN: true }),
        fc.integer({ min: 1, max: 60 }),
        (minutes, skill, count) => {
          const line = lineOf(projectVector(PROJECTION, formed(games(count, minutes, skill)), USUAL_LEAGUE, context));
          const of = (stat: number) => line[String(stat)] ?? Number.NaN;
          expect(of(STAT.PTS)).toBeCloseTo(2 * of(STAT.FGM) + of(STAT.THREE_PM) + of(STAT.FTM), 9);
          expect(of(STAT.REB)).toBeCloseTo(of(STAT.OREB) + of(STAT.DREB), 9);
          for (const amount of Object.values(line)) expect(amount).toBeGreaterThanOrEqual(0);
          expect(of(STAT.FGM)).toBeLessThanOrEqual(of(STAT.FGA));
          expect(of(STAT.FTM)).toBeLessThanOrEqual(of(STAT.FTA));
        },
      ),
    );
  });

  test("is better at home than away, and against whoever allows more", () => {
    const form = formed(games(30, 30));
    const expected = (change: Partial<GameContext>) =>
      productionOf(projectVector(PROJECTION, form, USUAL_LEAGUE, { ...context, ...change }));
    expect(expected({})).toBeGreaterThan(expected({ isHome: false }));
    const generous = { ...noProTeam, allowed: new Float64Array(13).fill(0.05), allowedProduction: 0.05 };
    expect(expected({ opponent: generous })).toBeGreaterThan(expected({}));
  });

  test("is the same whatever the NBA teams are called", () => {
    const renamed = games(30, 30).map((game) => ({ ...game, team: "QQQ" }));
    const expected = projectVector(PROJECTION, formed(games(30, 30)), USUAL_LEAGUE, context);
    expect(projectVector(PROJECTION, formed(renamed), USUAL_LEAGUE, { ...context, team: "QQQ" })).toEqual(expected);
  });
});

describe("points around the mean", () => {
  const around = (mean: number) => pointsAround(PROJECTION.spread, { mean, leagueMean: 22, minutesVolatility: 4 });

  test("default points are the production of the base stats", () => {
    const vector = Float64Array.from([9, 18, 3, 8, 5, 6, 1, 7, 8, 2, 1, 4, 3]);
    expect(scoreLine(lineOf(vector), ESPN_DEFAULT_POINTS).total).toBe(productionOf(vector));
  });

  test("the interval holds the median", () => {
    fc.assert(
      fc.property(fc.double({ min: 3, max: 60, noNaN: true }), (mean) => {
        const { interval80, median } = around(mean);
        expect(interval80[0]).toBeLessThan(median);
        expect(interval80[1]).toBeGreaterThan(median);
      }),
    );
  });

  // Points are skewed to the right where little is expected.
  test("the median of a small mean lies below it", () => {
    expect(around(12).median).toBeLessThan(12);
  });

  test.each([
    { mean: 5, leagueMean: 0, minutesVolatility: 1 },
    { mean: Number.NaN, leagueMean: 22, minutesVolatility: 1 },
    { mean: 5, leagueMean: 22, minutesVolatility: Number.NaN },
    { mean: Number.POSITIVE_INFINITY, leagueMean: 22, minutesVolatility: 1 },
  ])("%j is refused", (input) => {
    expect(() => pointsAround(PROJECTION.spread, input)).toThrow(RangeError);
  });

  test("doubling every point value doubles everything", () => {
    const form = formed(games(30, 31, 1.3));
    const doubled = ESPN_DEFAULT_POINTS.map((item) => ({ ...item, points: 2 * item.points }));
    const once = projectPoints(PROJECTION, form, USUAL_LEAGUE, context, { items: ESPN_DEFAULT_POINTS });
    const twice = projectPoints(PROJECTION, form, USUAL_LEAGUE, context, { items: doubled });
    for (const [a, b] of [
      [once.mean, twice.mean],
      [once.median, twice.median],
      [once.sd, twice.sd],
      [once.interval80[1], twice.interval80[1]],
    ]) {
      expect(b).toBeCloseTo(2 * (a ?? Number.NaN), 6);
    }
  });

  // One item more of each kind moves the mean, by what follows from the line.
  test("every scoring item that a line can answer counts, and the others are named", () => {
    const form = formed(games(30, 31, 1.3));
    const meanWith = (statId: number, change = {}, positionId?: number) => {
      const extra = { statId, points: 1, isReverse: false, pointsByPosition: {}, ...change };
      const items = [...ESPN_DEFAULT_POINTS, extra];
      return projectPoints(PROJECTION, form, USUAL_LEAGUE, context, { items, positionId }).mean;
    };
    const { mean, stats } = projectPoints(PROJECTION, form, USUAL_LEAGUE, context, { items: ESPN_DEFAULT_POINTS });
    const of = (statId: number) => stats[String(statId)] ?? Number.NaN;
    expect(meanWith(STAT.FG_MISSED)).toBeCloseTo(mean + of(STAT.FGA) - of(STAT.FGM), 9);
    expect(meanWith(STAT.MIN)).toBeCloseTo(mean + form.minutes.fast, 9);
    expect(meanWith(STAT.PF, { pointsByPosition: { "3": -2 } }, 3)).toBeCloseTo(mean - 2 * of(STAT.PF), 9);
    expect(meanWith(STAT.DOUBLE_DOUBLE)).toBeGreaterThan(mean);
    expect(meanWith(STAT.DOUBLE_DOUBLE)).toBeLessThan(mean + 1);
    const technicals = { statId: 10, points: -1, isReverse: false, pointsByPosition: {} };
    expect(notProjected([...ESPN_DEFAULT_POINTS, technicals])).toEqual([technicals]);
  });

  test("straight lines between known points, level outside", () => {
    const at = (x: number) => interpolated([1, 2, 4], [10, 20, 0], x);
    expect([0, 1, 1.5, 3, 4, 9].map(at)).toEqual([10, 10, 15, 10, 0, 0]);
  });
});

test("chances of a pair add up to one, and equals are even", () => {
  const [a, b] = [
    { mean: 30, sd: 12 },
    { mean: 24, sd: 9 },
  ];
  expect(chanceToOutscore(a, b) + chanceToOutscore(b, a)).toBeCloseTo(1, 12);
  // (30 - 24) / sqrt(144 + 81) = 0.4 deviations: 0.6554 in any normal table.
  expect(chanceToOutscore(a, b)).toBeCloseTo(0.6554, 4);
  expect(chanceToOutscore(a, a)).toBe(0.5);
  expect(chanceToOutscore({ mean: 9, sd: 0 }, { mean: 9, sd: 0 })).toBe(0.5);
  expect(() => chanceToOutscore({ mean: 9, sd: -1 }, b)).toThrow(RangeError);
});
