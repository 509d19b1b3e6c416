import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { STAT, type StatLine } from "../stats/stats";
import { type CategoryForecast, type CategoryMatchup, forecastCategoryMatchup, forecastRoto } from "./category-matchup";
import { LINE_NOISE } from "./committed-noise";
import { type CategoryCalibration, UNCALIBRATED } from "./contest";
import type { LineNoise } from "./line-noise";
import { normalCdf } from "./normal";
import { line, NINE, PLAIN_NOISE, sampleSide } from "./sample-lines";
import { startValues } from "./start-values";

function forecast(
  matchup: CategoryMatchup,
  noise: LineNoise = LINE_NOISE,
  calibration: CategoryCalibration = UNCALIBRATED,
): CategoryForecast {
  const result = forecastCategoryMatchup(matchup, noise, calibration);
  if (!result.ok) throw new Error(result.error.detail);
  return result.value;
}

const scored = (totals: StatLine) => ({ scored: totals, games: [] });
const only = (statId: number, isReverse = false) => [{ statId, isReverse }];
const first = ({ categories }: CategoryForecast) =>
  categories[0] ?? { win: -1, tie: -1, lose: -1, marginMean: 0, marginVar: 0 };

describe("with nothing left to play", () => {
  test.each([
    ["more steals win", STAT.STL, false, { 2: 5 }, { 2: 4 }, [1, 0, 0]],
    ["as many tie", STAT.STL, false, { 2: 4 }, { 2: 4 }, [0, 1, 0]],
    ["fewer turnovers win", STAT.TO, true, { 11: 9 }, { 11: 12 }, [1, 0, 0]],
    ["47 of 100 loses to 48 of 102", STAT.FG_PCT, false, { 13: 47, 14: 100 }, { 13: 48, 14: 102 }, [0, 0, 1]],
    ["16 of 20 ties with 4 of 5", STAT.FT_PCT, false, { 15: 16, 16: 20 }, { 15: 4, 16: 5 }, [0, 1, 0]],
    ["no attempt ties with any percentage", STAT.FT_PCT, false, {}, { 15: 4, 16: 5 }, [0, 1, 0]],
    ["points follow from makes", STAT.PTS, false, { 13: 10, 17: 3, 15: 2 }, { 0: 24 }, [1, 0, 0]],
  ])("%s", (_what, statId, isReverse, mine, theirs, [win, tie, lose]) => {
    const matchup = { categories: only(statId, isReverse), mine: scored(mine), theirs: scored(theirs) };
    expect(first(forecast(matchup))).toMatchObject({ win, tie, lose });
  });
});

// By hand: 4 steals if he plays, chance 0.5, against 1 banked: mean 2 - 1, variance 0.5·4 + 0.25·16 = 6.
test("a counting category is a normal margin with half a unit for the tie", () => {
  const games = [line("a", "1", { [STAT.STL]: 4 }, 0.5)];
  const chances = first(
    forecast({ categories: only(STAT.STL), mine: { scored: {}, games }, theirs: scored({ 2: 1 }) }, PLAIN_NOISE),
  );
  expect(chances.marginMean).toBeCloseTo(1, 12);
  expect(chances.marginVar).toBeCloseTo(6, 12);
  expect(chances.win).toBeCloseTo(normalCdf(0.5 / Math.sqrt(6)), 12);
  expect(chances.lose).toBeCloseTo(normalCdf(-1.5 / Math.sqrt(6)), 12);
});

// By hand, the same week with the deviation twice as wide: variance 24.
test("a calibration widens every margin", () => {
  const games = [line("a", "1", { [STAT.STL]: 4 }, 0.5)];
  const week = { categories: only(STAT.STL), mine: { scored: {}, games }, theirs: scored({ 2: 1 }) };
  const chances = first(forecast(week, PLAIN_NOISE, { spreadScale: 2 }));
  expect(chances.marginMean).toBeCloseTo(1, 12);
  expect(chances.marginVar).toBeCloseTo(24, 12);
  expect(chances.win).toBeCloseTo(normalCdf(0.5 / Math.sqrt(24)), 12);
});

// What ties categories is a correlation, which does not change when all margins widen alike.
test("a calibration leaves an even matchup even and draws the others together", () => {
  const sides = { categories: NINE, mine: sampleSide("m", 9, 1), theirs: sampleSide("t", 9, 2) };
  const [plain, wide] = [1, 2].map((spreadScale) => forecast(sides, LINE_NOISE, { spreadScale }));
  for (const [index, { win, lose }] of (plain?.categories ?? []).entries()) {
    const widened = wide?.categories[index];
    expect(Math.abs((widened?.win ?? 9) - (widened?.lose ?? 9))).toBeLessThan(Math.abs(win - lose));
  }
  const lead = ({ matchup }: CategoryForecast) => Math.abs(matchup.win - matchup.lose);
  expect(wide && plain && lead(wide) < lead(plain)).toBe(true);
});

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])("a calibration of %d is refused everywhere", (spreadScale) => {
  const teams = [sampleSide("m", 2, 1), sampleSide("t", 2, 2)] as const;
  const week = { categories: NINE, mine: teams[0], theirs: teams[1] };
  const refused = { ok: false, error: { code: "engine.bad-number" } };
  expect(forecastCategoryMatchup(week, LINE_NOISE, { spreadScale })).toMatchObject(refused);
  expect(forecastRoto({ categories: NINE, teams, mine: 0 }, LINE_NOISE, { spreadScale })).toMatchObject(refused);
  const question = { goal: "roto", categories: NINE, mine: teams[0], others: [teams[1]] } as const;
  expect(startValues(question, LINE_NOISE, { spreadScale })).toMatchObject(refused);
});

// By hand, Poisson makes of mean 10 and misses of mean 10 against 12 of 20: 20·makes - 12·(makes + misses) = 8·makes -
// 12·misses, mean -40, variance 64·10 + 144·10 = 2080.
test("a percentage is a cross product of makes and attempts", () => {
  const games = [line("a", "1", { [STAT.FTM]: 10, [STAT.FTA]: 20 })];
  const matchup = { categories: only(STAT.FT_PCT), mine: { scored: {}, games }, theirs: scored({ 15: 12, 16: 20 }) };
  const chances = first(forecast(matchup, PLAIN_NOISE));
  expect(chances.marginMean).toBeCloseTo(-40 / 400, 12);
  expect(chances.marginVar).toBeCloseTo(2080 / 160_000, 12);
  expect(chances.win).toBeCloseTo(normalCdf(-40.5 / Math.sqrt(2080)), 6);
});

describe("any week", () => {
  const seeds = fc.integer({ min: 1, max: 1e6 });
  const sides = fc.tuple(seeds, seeds).map(([mine, theirs]) => ({
    mine: sampleSide("m", 1 + (mine % 5), mine),
    theirs: sampleSide("t", 1 + (theirs % 5), theirs),
  }));

  test("seen from the other side has the chances turned round", () => {
    fc.assert(
      fc.property(sides, ({ mine, theirs }) => {
        const [one, other] = [
          forecast({ categories: NINE, mine, theirs }),
          forecast({ categories: NINE, mine: theirs, theirs: mine }),
        ];
        for (const [index, { win, tie, lose }] of one.categories.entries()) {
          const turned = other.categories[index];
          expect(turned?.win).toBeCloseTo(lose, 9);
          expect(turned?.tie).toBeCloseTo(tie, 9);
          expect(turned?.lose).toBeCloseTo(win, 9);
        }
        expect(other.matchup.win).toBeCloseTo(one.matchup.lose, 9);
        expect(one.expectedCategories + other.expectedCategories).toBeCloseTo(9, 9);
      }),
      { numRuns: 40 },
    );
  });

  test("does not depend on names or order", () => {
    fc.assert(
      fc.property(sides, ({ mine, theirs }) => {
        const renamed = mine.games.map((game) => ({ ...game, player: `x${game.player}` })).toReversed();
        const [one, other] = [
          forecast({ categories: NINE, mine, theirs }),
          forecast({ categories: NINE.toReversed(), mine: { ...mine, games: renamed }, theirs }),
        ];
        expect(other.expectedCategories).toBeCloseTo(one.expectedCategories, 9);
        expect(other.matchup.win).toBeCloseTo(one.matchup.win, 9);
      }),
      { numRuns: 40 },
    );
  });

  test("never worsens when something good is banked", () => {
    const stat = fc.constantFrom(STAT.THREE_PM, STAT.REB, STAT.AST, STAT.STL, STAT.BLK, STAT.PTS);
    fc.assert(
      fc.property(
        sides,
        stat,
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        (week, statId, had, more) => {
          const chance = (amount: number) =>
            first(
              forecast({ ...week, categories: only(statId), mine: { ...week.mine, scored: { [statId]: amount } } }),
            );
          expect(chance(had + more).win).toBeGreaterThanOrEqual(chance(had).win);
          expect(chance(had + more).lose).toBeLessThanOrEqual(chance(had).lose);
        },
      ),
      { numRuns: 60 },
    );
  });

  // 0.1 and 99.9 percent are what a person may be told, whatever is asked and however the league counts.
  test("is never certain before the last game", () => {
    const leads = { [STAT.THREE_PM]: 900, [STAT.REB]: 900, [STAT.AST]: 900, [STAT.STL]: 900, [STAT.BLK]: 900 };
    const nothing = { scored: leads, games: [line("idle", "1")] };
    const sides = [{ ...sampleSide("m", 1, 3), scored: leads }, nothing].flatMap((mine) => [
      forecast({ categories: NINE, mine, theirs: scored({}) }),
      forecast({ categories: NINE, mine: scored({}), theirs: mine }),
    ]);
    for (const { categories, expectedCategories, matchup, matchupIfIndependent } of sides) {
      for (const { win, lose, tie } of [...categories, matchup, matchupIfIndependent]) {
        expect(Math.min(win, lose)).toBeGreaterThanOrEqual(0.001);
        expect(Math.max(win, lose)).toBeLessThanOrEqual(0.999);
        expect(win + tie + lose).toBeCloseTo(1, 12);
      }
      expect(expectedCategories).toBeGreaterThanOrEqual(0.009);
      expect(expectedCategories).toBeLessThanOrEqual(8.991);
    }
  });

  test("of players who will not play is as decided as one without games", () => {
    const mine = { scored: { [STAT.AST]: 5 }, games: [line("out", "1", { [STAT.AST]: 4 }, 0)] };
    const { categories, matchup } = forecast({ categories: only(STAT.AST), mine, theirs: scored({ [STAT.AST]: 4 }) });
    expect(categories[0]).toMatchObject({ win: 1, tie: 0, lose: 0 });
    expect(matchup).toMatchObject({ win: 1, tie: 0, lose: 0 });
  });
});

test("roto points of two teams are the chances against each other, ties shared", () => {
  const [mine, other] = [sampleSide("m", 5, 1), sampleSide("t", 5, 2)];
  const roto = forecastRoto({ categories: NINE, teams: [other, mine], mine: 1 }, LINE_NOISE, UNCALIBRATED);
  if (!roto.ok) throw new Error(roto.error.detail);
  const { categories, expectedCategories } = forecast({ categories: NINE, mine, theirs: other });
  expect(roto.value.expectedPoints).toBeCloseTo(9 + expectedCategories, 9);
  for (const [index, { win, tie }] of categories.entries())
    expect(roto.value.categories[index]?.expectedPoints).toBeCloseTo(1 + win + tie / 2, 9);
});

test("roto points of all teams add up to what the league gives out", () => {
  const teams = [1, 2, 3, 4].map((seed) => sampleSide(`t${seed}-`, 4, seed));
  const points = teams.map((_, mine) => {
    const roto = forecastRoto({ categories: NINE, teams, mine });
    return roto.ok ? roto.value.expectedPoints : Number.NaN;
  });
  // 1 + 2 + 3 + 4 in each of nine categories.
  expect(points.reduce((sum, own) => sum + own, 0)).toBeCloseTo(90, 9);
});

describe("refuses", () => {
  const fine = sampleSide("m", 2, 1);
  const week = (change: Partial<CategoryMatchup>): CategoryMatchup => ({
    categories: NINE,
    mine: fine,
    theirs: scored({}),
    ...change,
  });
  const withLine = (stats: StatLine, pPlay = 1) =>
    week({ mine: { scored: {}, games: [line("a", "1", stats, pPlay)] } });
  const repeated = { scored: {}, games: [line("a", "1"), line("a", "1")] };
  test.each([
    ["a stat that is no number", withLine({ [STAT.AST]: Number.NaN }), "engine.bad-number"],
    ["a negative stat", withLine({ [STAT.AST]: -1 }), "engine.bad-number"],
    ["an infinite stat", withLine({ [STAT.AST]: Number.POSITIVE_INFINITY }), "engine.bad-number"],
    ["more makes than attempts", withLine({ [STAT.FTM]: 2, [STAT.FTA]: 1 }), "engine.bad-number"],
    ["more threes than shots", withLine({ [STAT.THREE_PA]: 2, [STAT.FGA]: 1 }), "engine.bad-number"],
    ["a chance to play above 1", withLine({}, 1.2), "engine.bad-number"],
    ["a chance to play that is no number", withLine({}, Number.NaN), "engine.bad-number"],
    [
      "a line without a stat",
      week({ mine: { scored: {}, games: [{ player: "a", game: "1", pPlay: 1, mean: {} }] } }),
      "engine.bad-number",
    ],
    ["fouls that no line has", { ...withLine({}), categories: only(STAT.PF) }, "engine.bad-number"],
    ["banked totals that are no number", week({ mine: scored({ 3: Number.NaN }) }), "engine.bad-number"],
    ["a banked percentage without its parts", week({ mine: scored({ 19: 0.5 }) }), "engine.bad-number"],
    ["banked makes above attempts", week({ mine: scored({ 13: 50, 14: 10 }) }), "engine.bad-number"],
    ["banked free throws above attempts", week({ theirs: scored({ 15: 5, 16: 4 }) }), "engine.bad-number"],
    ["banked makes without attempts", week({ mine: scored({ 13: 50 }) }), "engine.bad-number"],
    ["banked threes above shots made", week({ mine: scored({ 13: 5, 14: 10, 17: 6 }) }), "engine.bad-number"],
    ["banked threes above threes tried", week({ mine: scored({ 17: 6, 18: 5 }) }), "engine.bad-number"],
    [
      "banked two-point makes above attempts",
      week({ mine: scored({ 13: 9, 14: 10, 17: 1, 18: 5 }) }),
      "engine.bad-number",
    ],
    ["banked offensive rebounds above all", week({ mine: scored({ 4: 3, 6: 2 }) }), "engine.bad-number"],
    [
      "banked makes without attempts where misses count",
      week({ categories: only(23), mine: scored({ 13: 5 }) }),
      "engine.bad-number",
    ],
    ["a game twice", week({ mine: repeated }), "engine.duplicate-player"],
    ["a game on both sides", week({ theirs: fine }), "engine.duplicate-player"],
    [
      "a player with other games on the other side",
      week({ theirs: { scored: {}, games: fine.games.map((game) => ({ ...game, game: `x${game.game}` })) } }),
      "engine.duplicate-player",
    ],
    ["no categories", week({ categories: [] }), "engine.bad-week"],
    ["a category twice", week({ categories: [...NINE, ...only(STAT.AST)] }), "engine.bad-week"],
    ["a category that no line answers", week({ categories: only(99) }), "engine.bad-number"],
  ])("%s", (_what, matchup, code) => {
    expect(forecastCategoryMatchup(matchup)).toMatchObject({ ok: false, error: { code } });
  });

  test("a roto team that does not exist", () => {
    const roto = forecastRoto({ categories: NINE, teams: [fine, scored({})], mine: 2 });
    expect(roto).toMatchObject({ ok: false, error: { code: "engine.bad-week" } });
  });
});
