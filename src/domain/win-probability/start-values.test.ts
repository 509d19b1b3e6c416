import { describe, expect, test } from "vitest";
import { STAT } from "../stats/stats";
import { forecastCategoryMatchup, forecastRoto, type SideForecast } from "./category-matchup";
import { line, NINE, sampleSide } from "./sample-lines";
import { type StartQuestion, startValues } from "./start-values";

const mine = sampleSide("m", 6, 21);
const theirs = sampleSide("t", 6, 22);
const third = sampleSide("u", 6, 23);

const GOALS = ["each-category", "most-categories", "roto"] as const;

/** The goal itself, in closed form. */
function goalOf(goal: StartQuestion["goal"], side: SideForecast): number {
  if (goal === "roto") {
    const roto = forecastRoto({ categories: NINE, teams: [side, theirs, third], mine: 0 });
    return roto.ok ? roto.value.expectedPoints : Number.NaN;
  }
  const forecast = forecastCategoryMatchup({ categories: NINE, mine: side, theirs });
  if (!forecast.ok) return Number.NaN;
  const { expectedCategories, matchupIfIndependent: matchup } = forecast.value;
  return goal === "each-category" ? expectedCategories : matchup.win + matchup.tie / 2;
}

function valuesFor(goal: StartQuestion["goal"]) {
  const values = startValues({ goal, categories: NINE, mine, others: goal === "roto" ? [theirs, third] : [theirs] });
  if (!values.ok) throw new Error(values.error.detail);
  return values.value;
}

describe.each(GOALS)("the value of a start for %s", (goal) => {
  // Banked amounts move the mean alone, so they are the finite difference of the slope.
  test.each([
    ["steals", { [STAT.STL]: 1 }],
    ["turnovers", { [STAT.TO]: 1 }],
    ["free throws made", { [STAT.FTM]: 1, [STAT.FTA]: 1, [STAT.PTS]: 1 }],
    ["free throws missed", { [STAT.FTA]: 1 }],
    ["threes missed", { [STAT.FGA]: 1 }],
    ["threes made", { [STAT.FGM]: 1, [STAT.FGA]: 1, [STAT.THREE_PM]: 1, [STAT.PTS]: 3 }],
  ])("has the slope of the closed form in %s", (_what, unit) => {
    const step = 1e-3;
    const start = {
      [STAT.FGM]: 50,
      [STAT.FGA]: 100,
      [STAT.FTM]: 30,
      [STAT.FTA]: 40,
      [STAT.PTS]: 60,
      [STAT.STL]: 1,
      [STAT.TO]: 1,
      [STAT.THREE_PM]: 4,
    };
    const at = (steps: number) => {
      const totals: Record<string, number> = { ...start };
      for (const [id, amount] of Object.entries(unit)) totals[id] = (totals[id] ?? 0) + steps * step * amount;
      return { ...mine, scored: totals };
    };
    const slope = (goalOf(goal, at(1)) - goalOf(goal, at(-1))) / (2 * step);
    const values = startValues({
      goal,
      categories: NINE,
      mine: at(0),
      others: goal === "roto" ? [theirs, third] : [theirs],
    });
    if (!values.ok) throw new Error(values.error.detail);
    const cells = CELLS_OF[_what] ?? [];
    const found = cells.reduce((sum, cell) => sum + (values.value.perCell[cell] ?? 0), 0);
    expect(found).not.toBe(0);
    expect(Math.abs(found - slope)).toBeLessThan(1e-6 + 1e-4 * Math.abs(slope));
  });

  // A start that is unlikely to happen is a small step along mean and spread together.
  test("is the closed form's own gain for a small step", () => {
    const { startValue } = valuesFor(goal);
    for (const one of sampleSide("new", 4, 9).games.filter(({ game }) => game === "0")) {
      const small = { ...one, pPlay: 1e-4 };
      const gain = goalOf(goal, { ...mine, games: [...mine.games, small] }) - goalOf(goal, mine);
      const value = startValue(small);
      if (!value.ok) throw new Error(value.error.detail);
      expect(Math.abs(value.value - gain)).toBeLessThan(2e-3 * Math.abs(gain) + 1e-9);
    }
  });

  test("is near the gain of a whole start", () => {
    const { startValue } = valuesFor(goal);
    for (const one of sampleSide("new", 4, 9).games.filter(({ game }) => game === "0")) {
      const gain = goalOf(goal, { ...mine, games: [...mine.games, one] }) - goalOf(goal, mine);
      const value = startValue(one);
      expect(Math.abs((value.ok ? value.value : Number.NaN) - gain)).toBeLessThan(0.25 * Math.abs(gain) + 0.02);
    }
  });
});

/** Cells of the rows above: threes made 0, threes missed 1, free throws made 4 and missed 5, steals 9, turnovers 11. */
const CELLS_OF: Readonly<Record<string, readonly number[]>> = {
  steals: [9],
  turnovers: [11],
  "free throws made": [4],
  "free throws missed": [5],
  "threes missed": [1],
  "threes made": [0],
};

test("a line of turnovers is worth less than nothing, a line of steals more", () => {
  const { startValue } = valuesFor("each-category");
  const [bad, good] = [startValue(line("x", "1", { [STAT.TO]: 3 })), startValue(line("x", "1", { [STAT.STL]: 2 }))];
  expect(bad.ok && bad.value < 0).toBe(true);
  expect(good.ok && good.value > 0).toBe(true);
});

test("in a most-categories league a category that cannot turn the matchup weighs little", () => {
  const scored = Object.fromEntries([STAT.REB, STAT.AST, STAT.BLK, STAT.PTS, STAT.THREE_PM].map((id) => [id, 5_000]));
  const steals = (goal: StartQuestion["goal"]) => {
    const values = startValues({ goal, categories: NINE, mine: { ...mine, scored }, others: [theirs] });
    return values.ok ? (values.value.categories.find(({ statId }) => statId === STAT.STL)?.perUnit ?? 0) : Number.NaN;
  };
  expect(steals("each-category")).toBeGreaterThan(0.02);
  expect(steals("most-categories")).toBeLessThan(0.1 * steals("each-category"));
});

describe("a category that is given up", () => {
  const start = sampleSide("new", 4, 9).games[0] ?? line("x", "1", { [STAT.STL]: 2 });
  const startWorth = (goal: StartQuestion["goal"], categories: typeof NINE, punts: readonly number[] = []) => {
    const values = startValues({ goal, categories, mine, others: [theirs], punts: new Set(punts) });
    if (!values.ok) throw new Error(values.error.detail);
    const value = values.value.startValue(start);
    if (!value.ok) throw new Error(value.error.detail);
    return value.value;
  };

  test.each([STAT.STL, STAT.TO, STAT.FG_PCT])("is worth what a league without it says, stat %i", (statId) => {
    const without = NINE.filter((category) => category.statId !== statId);
    expect(without).toHaveLength(NINE.length - 1);
    const punted = startWorth("each-category", NINE, [statId]);
    expect(punted).toBeCloseTo(startWorth("each-category", without), 10);
    expect(Math.abs(punted - startWorth("each-category", NINE))).toBeGreaterThan(1e-4);
  });

  // Most categories: the others decide as before, with the chance that the punted one is won all the same.
  test("leaves the weight of the others alone, and all of them given up are worth nothing", () => {
    const ids = NINE.map(({ statId }) => statId);
    const alone = ids.map((retained) =>
      startWorth(
        "most-categories",
        NINE,
        ids.filter((id) => id !== retained),
      ),
    );
    const sum = alone.reduce((total, each) => total + each, 0);
    expect(sum).toBeCloseTo(startWorth("most-categories", NINE), 10);
    expect(startWorth("most-categories", NINE, ids)).toBe(0);
  });
});

describe("refuses", () => {
  test.each([
    ["nobody to play against", { goal: "each-category", others: [] }],
    ["two opponents in a matchup", { goal: "most-categories", others: [theirs, third] }],
  ] as const)("%s", (_what, change) => {
    const values = startValues({ categories: NINE, mine, ...change });
    expect(values).toMatchObject({ ok: false, error: { code: "engine.bad-week" } });
  });

  test("a line that is no number", () => {
    const bad = valuesFor("roto").startValue(line("x", "1", { [STAT.AST]: Number.NaN }));
    expect(bad).toMatchObject({ ok: false, error: { code: "engine.bad-number" } });
  });
});
