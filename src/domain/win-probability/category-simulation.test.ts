import { describe, expect, test } from "vitest";
import { STAT } from "../stats/stats";
import { forecastCategoryMatchup, forecastRoto, type SideForecast } from "./category-matchup";
import { type CategorySimulation, type Sides, simulateCategories } from "./category-simulation";
import { LINE_NOISE } from "./committed-noise";
import { UNCALIBRATED } from "./contest";
import { line, NINE, sampleSide } from "./sample-lines";

const DRAWS = 3_000;

function simulation(seed = 11, draws = DRAWS): CategorySimulation {
  const made = simulateCategories(NINE, { seed, draws });
  if (!made.ok) throw new Error(made.error.detail);
  return made.value;
}

function answerOf<T>(outcome: { ok: true; value: T } | { ok: false; error: { detail: string } }): T {
  if (!outcome.ok) throw new Error(outcome.error.detail);
  return outcome.value;
}

const week = (seed: number, players = 9): Sides => ({
  mine: sampleSide("m", players, seed),
  theirs: sampleSide("t", players, seed + 1_000),
});

/** A week with one bench player's games taken out and a better one's put in. */
function withMove({ mine, theirs }: Sides): Sides {
  const added = sampleSide("new", 1, 77).games;
  return { mine: { ...mine, games: [...mine.games.filter(({ player }) => player !== "m8"), ...added] }, theirs };
}

describe("against the closed form", () => {
  // The closed form takes margins as normal; what is left beside 4 standard errors is stated here.
  test.each([1, 2, 3])("chances of every category of week %i agree", (seed) => {
    const sides = week(seed, seed === 3 ? 4 : 9);
    const played = answerOf(simulation().matchup(sides));
    const closed = answerOf(forecastCategoryMatchup({ categories: NINE, ...sides }, LINE_NOISE, UNCALIBRATED));
    for (const [index, category] of played.categories.entries()) {
      const expected = closed.categories[index];
      const half = (expected?.win ?? -1) + (expected?.tie ?? -1) / 2;
      expect(Math.abs(category.win + category.tie / 2 - half)).toBeLessThan(4 * category.standardError + 0.01);
    }
    const { mean, standardError } = played.expectedCategories;
    expect(Math.abs(mean - closed.expectedCategories)).toBeLessThan(4 * standardError + 0.03);
    const level = ({ win, tie }: { win: number; tie: number }) => win + tie / 2;
    const apart = (chances: { win: number; tie: number }) => Math.abs(level(played.matchup) - level(chances));
    expect(apart(closed.matchup)).toBeLessThan(4 * played.matchupStandardError + 0.015);
    // Independent categories are an approximation.
    expect(apart(closed.matchupIfIndependent)).toBeLessThan(4 * played.matchupStandardError + 0.05);
  });

  // Players who play every other game move all categories at once.
  test("what ties the categories is in the chance to win the matchup", () => {
    const unsure = (side: SideForecast): SideForecast => ({
      ...side,
      games: side.games.map((game) => ({ ...game, pPlay: 0.5 })),
    });
    const sides = { mine: unsure(sampleSide("m", 5, 51)), theirs: unsure(sampleSide("t", 4, 52)) };
    const { matchup } = answerOf(simulation(1, 10_000).matchup(sides));
    const closed = answerOf(forecastCategoryMatchup({ categories: NINE, ...sides }, LINE_NOISE, UNCALIBRATED));
    expect(Math.abs(matchup.lose - closed.matchupIfIndependent.lose)).toBeGreaterThan(0.035);
    expect(Math.abs(matchup.lose - closed.matchup.lose)).toBeLessThan(0.02);
  });

  test("roto points agree", () => {
    const teams = [1, 2, 3, 4, 5].map((seed) => sampleSide(`t${seed}-`, 10, seed));
    const played = answerOf(simulation().roto(teams, 2));
    const closed = answerOf(forecastRoto({ categories: NINE, teams, mine: 2 }, LINE_NOISE, UNCALIBRATED));
    expect(Math.abs(played.points.mean - closed.expectedPoints)).toBeLessThan(4 * played.points.standardError + 0.1);
    for (const [index, { expectedPoints }] of played.categories.entries())
      expect(Math.abs(expectedPoints - (closed.categories[index]?.expectedPoints ?? 0))).toBeLessThan(0.12);
  });
});

describe("common random numbers", () => {
  test("make a scenario equal to itself, whatever the order of its games", () => {
    const sides = week(4);
    const turned = { mine: { ...sides.mine, games: sides.mine.games.toReversed() }, theirs: sides.theirs };
    const { gain, matchupChange, categories } = answerOf(simulation().compare(sides, turned));
    expect(gain).toEqual({ mean: 0, standardError: 0, interval80: [0, 0], above: 0, level: 1, below: 0 });
    expect(matchupChange).toMatchObject({ mean: 0, standardError: 0 });
    expect(categories.every(({ change }) => change === 0)).toBe(true);
  });

  test("leave only the noise of the games that change", () => {
    const sides = week(4);
    const sim = simulation();
    const { gain } = answerOf(sim.compare(sides, withMove(sides)));
    const [before, after] = [sides, withMove(sides)].map((each) => answerOf(sim.matchup(each)).expectedCategories);
    const unpaired = (before?.standardError ?? 0) ** 2 + (after?.standardError ?? 0) ** 2;
    expect(gain.standardError ** 2).toBeLessThan(0.4 * unpaired);
    expect(gain.mean).toBeCloseTo((after?.mean ?? 0) - (before?.mean ?? 0), 9);
    expect(gain.above + gain.level + gain.below).toBeCloseTo(1, 12);
    expect(gain.interval80[0]).toBeLessThanOrEqual(gain.interval80[1]);
  });

  test("agree with another seed within the standard error they claim", () => {
    const sides = week(4);
    const [one, other] = [1, 2].map((seed) => answerOf(simulation(seed).compare(sides, withMove(sides))).gain);
    if (!one || !other) throw new Error("no gain");
    const error = Math.hypot(one.standardError, other.standardError);
    expect(Math.abs(one.mean - other.mean)).toBeLessThan(4 * error);
    expect(one.mean).not.toBe(other.mean);
  });

  test("give the same answer again, and in another simulation of the same seed", () => {
    const sides = week(5);
    const sim = simulation(3, 500);
    const once = answerOf(sim.matchup(sides));
    expect(answerOf(sim.matchup(sides))).toEqual(once);
    expect(answerOf(simulation(3, 500).matchup(sides))).toEqual(once);
  });
});

test("what was asked before changes nothing", () => {
  const [sides, other] = [week(5), withMove(week(6))];
  const [fresh, used] = [simulation(3, 500), simulation(3, 500)];
  answerOf(used.matchup(other));
  expect(answerOf(used.matchup(sides))).toEqual(answerOf(fresh.matchup(sides)));
});

test("seen from the other side the draws are the same, turned round", () => {
  const { mine, theirs } = week(6);
  const sim = simulation(8, 2_000);
  const [one, other] = [answerOf(sim.matchup({ mine, theirs })), answerOf(sim.matchup({ mine: theirs, theirs: mine }))];
  expect(other.matchup.win).toBeCloseTo(one.matchup.lose, 12);
  expect(one.expectedCategories.mean + other.expectedCategories.mean).toBeCloseTo(9, 9);
});

test("renaming everybody changes the luck, not the chances", () => {
  const sides = week(7);
  const renamed = (side: SideForecast) => ({
    ...side,
    games: side.games.map((game) => ({ ...game, player: `x${game.player}` })),
  });
  const sim = simulation();
  const one = answerOf(sim.matchup(sides)).expectedCategories;
  const other = answerOf(sim.matchup({ mine: renamed(sides.mine), theirs: renamed(sides.theirs) })).expectedCategories;
  expect(other.mean).not.toBe(one.mean);
  expect(Math.abs(other.mean - one.mean)).toBeLessThan(4 * Math.hypot(one.standardError, other.standardError));
});

test("banked steals never lower a draw", () => {
  const sides = week(8);
  const more = { ...sides, mine: { ...sides.mine, scored: { [STAT.STL]: 3 } } };
  const { gain } = answerOf(simulation(1, 3_000).compare(sides, more));
  expect(gain.below).toBe(0);
  expect(gain.above).toBeGreaterThan(0);
});

test("a decided matchup is certain, an open one is not", () => {
  const done = { mine: { scored: { [STAT.AST]: 5 }, games: [] }, theirs: { scored: { [STAT.AST]: 4 }, games: [] } };
  const assists = answerOf(simulateCategories([{ statId: STAT.AST, isReverse: false }], { seed: 1, draws: 100 }));
  expect(answerOf(assists.matchup(done)).categories[0]).toMatchObject({ win: 1, tie: 0, lose: 0 });
  const open = { mine: { ...sampleSide("m", 1, 1), scored: { [STAT.AST]: 500 } }, theirs: done.theirs };
  const chances = answerOf(assists.matchup(open)).categories[0];
  expect(chances?.win).toBeLessThan(1);
  expect(chances?.lose).toBeGreaterThan(0);
});

test("every figure of an open matchup stays short of certainty, like the closed form's", () => {
  const leads = { [STAT.THREE_PM]: 900, [STAT.REB]: 900, [STAT.AST]: 900, [STAT.STL]: 900, [STAT.BLK]: 900 };
  const open = { scored: leads, games: [line("idle", "1")] };
  const behind = { scored: { [STAT.TO]: 50 }, games: [] };
  const sim = simulation(1, 100);
  const { categories, matchup, expectedCategories } = answerOf(sim.matchup({ mine: open, theirs: behind }));
  const closed = answerOf(forecastCategoryMatchup({ categories: NINE, mine: open, theirs: behind }));
  for (const [index, { win, lose }] of categories.entries()) {
    expect(Math.max(win, lose)).toBeLessThanOrEqual(0.999);
    expect(Math.min(win, lose)).toBeGreaterThanOrEqual(0.001);
    expect(closed.categories[index]).toMatchObject({ win: expect.closeTo(win, 12), lose: expect.closeTo(lose, 12) });
  }
  expect(matchup.win).toBe(0.999);
  expect(matchup.lose).toBe(0.001);
  expect(expectedCategories.mean).toBeLessThanOrEqual(8.991);
  const assists = answerOf(simulateCategories([{ statId: STAT.AST, isReverse: false }], { seed: 1, draws: 100 }));
  const sides = { mine: open, theirs: behind };
  expect(answerOf(assists.matchup(sides)).expectedCategories.mean).toBe(0.999);
  const { points, categories: ranks } = answerOf(assists.roto([open, behind], 0));
  expect(points.mean).toBe(1.999);
  expect(ranks[0]?.expectedPoints).toBe(1.999);
});

// Doubles follow from the line: what a forecast says of them changes neither answer, and the two agree.
test.each([0, 0.95, undefined])("double-doubles with a given chance of %s are those of the line", (given) => {
  const doubles = [{ statId: STAT.DOUBLE_DOUBLE, isReverse: false }];
  const big = (player: string, game: string, chance: number | undefined) => {
    const plain = line(player, game, {
      [STAT.FGM]: 7,
      [STAT.FGA]: 14,
      [STAT.FTM]: 3,
      [STAT.FTA]: 4,
      [STAT.REB]: 9,
      [STAT.AST]: 3,
    });
    return chance === undefined
      ? plain
      : { ...plain, mean: { ...plain.mean, [STAT.DOUBLE_DOUBLE]: chance, [STAT.TRIPLE_DOUBLE]: chance } };
  };
  const sidesWith = (chance: number | undefined): Sides => ({
    mine: { scored: {}, games: ["1", "2", "3", "4"].map((game) => big("m", game, chance)) },
    theirs: { scored: { [STAT.DOUBLE_DOUBLE]: 2 }, games: [] },
  });
  const sim = answerOf(simulateCategories(doubles, { seed: 2, draws: DRAWS }));
  const drawn = answerOf(sim.matchup(sidesWith(given))).categories[0];
  const closed = answerOf(
    forecastCategoryMatchup({ categories: doubles, ...sidesWith(given) }, LINE_NOISE, UNCALIBRATED),
  );
  const plain = answerOf(
    forecastCategoryMatchup({ categories: doubles, ...sidesWith(undefined) }, LINE_NOISE, UNCALIBRATED),
  );
  expect(closed).toEqual(plain);
  expect(drawn).toEqual(answerOf(sim.matchup(sidesWith(undefined))).categories[0]);
  const half = (chances: { win: number; tie: number } | undefined) => (chances?.win ?? 9) + (chances?.tie ?? 9) / 2;
  expect(Math.abs(half(drawn) - half(closed.categories[0]))).toBeLessThan(0.05);
});

describe("refuses", () => {
  test.each([
    ["a seed that is no number", { seed: Number.NaN, draws: 100 }],
    ["half a seed", { seed: 0.5, draws: 100 }],
    ["a seed that is not exact", { seed: 2 ** 53, draws: 100 }],
    ["half a draw", { seed: 1, draws: 100.5 }],
    ["one draw", { seed: 1, draws: 1 }],
    ["a million draws", { seed: 1, draws: 1_000_000 }],
  ])("%s", (_what, settings) => {
    expect(simulateCategories(NINE, settings)).toMatchObject({ ok: false, error: { code: "engine.bad-number" } });
  });

  test("a bad line in either scenario", () => {
    const sides = week(1, 2);
    const bad = { ...sides, mine: { scored: { [STAT.AST]: Number.NaN }, games: [] } };
    const sim = simulation(1, 100);
    expect(sim.compare(sides, bad)).toMatchObject({ ok: false, error: { code: "engine.bad-number" } });
    expect(sim.compare(bad, sides)).toMatchObject({ ok: false, error: { code: "engine.bad-number" } });
    expect(sim.roto([sides.mine], 0)).toMatchObject({ ok: false, error: { code: "engine.bad-week" } });
  });
});
