/** Plans against an exhaustive search, a referee, and what must hold for any week. */
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { makeHighsSolver } from "@/lib/solver/highs-solver";
import { playerId } from "../ids";
import type { ProgramSolver } from "./linear-program";
import { exhaustiveTotal, whatIsIllegal } from "./reference-plan";
import { leagueWeek, tinyWeek } from "./sample-weeks";
import { quickWeekPlan, solveWeekPlan, type WeekPlan } from "./solve-week-plan";
import type { Week } from "./week";

const solver = makeHighsSolver();
afterAll(() => solver.close());

async function planOf(week: Week, over: { solver?: ProgramSolver; timeLimitMs?: number } = {}): Promise<WeekPlan> {
  const plan = await solveWeekPlan(week, { solver, timeLimitMs: 10_000, ...over });
  if (!plan.ok) throw new Error(`${plan.error.code}: ${plan.error.detail}`);
  return plan.value;
}

const anySeed = fc.integer({ min: 0, max: 1_000_000 });

describe("a proven plan", () => {
  it("equals the exhaustive search on tiny weeks, and is legal", async () => {
    await fc.assert(
      fc.asyncProperty(anySeed, async (seed) => {
        const week = tinyWeek(seed);
        const plan = await planOf(week);
        expect(whatIsIllegal(week, plan.moves)).toEqual([]);
        expect(plan.proven).toBe(true);
        expect(plan.total).toBeCloseTo(exhaustiveTotal(week), 4);
        expect(plan.baseTotal).toBeCloseTo(plan.total - plan.gain, 9);
        expect(plan.standPat === null).toBe(plan.moves.length > 0);
      }),
      { numRuns: 600 },
    );
  }, 20_000);

  it("is legal in a league's week and never worse than the quick plan", async () => {
    await fc.assert(
      fc.asyncProperty(anySeed, fc.integer({ min: 1, max: 4 }), async (seed, maxMoves) => {
        const week = leagueWeek(seed, { freeAgents: 30, maxMoves });
        const [plan, quick] = [await planOf(week), quickWeekPlan(week)];
        if (!quick.ok) throw new Error(quick.error.code);
        expect(whatIsIllegal(week, plan.moves)).toEqual([]);
        expect(whatIsIllegal(week, quick.value.moves)).toEqual([]);
        expect(plan.proven).toBe(true);
        expect(plan.total).toBeGreaterThanOrEqual(quick.value.total - 1e-4);
        expect(plan.baseTotal).toBeCloseTo(quick.value.baseTotal, 9);
      }),
      { numRuns: 12 },
    );
  }, 20_000);

  it("is never worth less with one more add", async () => {
    await fc.assert(
      fc.asyncProperty(anySeed, async (seed) => {
        const week = tinyWeek(seed);
        const more = await planOf({ ...week, maxMoves: week.maxMoves + 1 });
        expect(more.total).toBeGreaterThanOrEqual((await planOf(week)).total - 1e-4);
      }),
      { numRuns: 60 },
    );
  });

  it("is worth the same with one more free agent who has no games", async () => {
    await fc.assert(
      fc.asyncProperty(anySeed, async (seed) => {
        const week = tinyWeek(seed);
        const idle = {
          playerId: playerId.parse(999),
          eligibleSlots: [0, 5, 11],
          defaultPositionId: 1,
          points: new Array<number>(week.days).fill(0),
          isDroppable: true,
          isLockedToday: false,
          availableFromDay: 0,
          isIrEligible: false,
        };
        const plan = await planOf({ ...week, freeAgents: [...week.freeAgents, idle] });
        expect(plan.total).toBeCloseTo((await planOf(week)).total, 4);
        expect(plan.moves.some(({ add }) => add === idle.playerId)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  it("does not depend on the order of players", async () => {
    const week = leagueWeek(7, { freeAgents: 40, maxMoves: 3 });
    const reversed = { ...week, roster: week.roster.toReversed(), freeAgents: week.freeAgents.toReversed() };
    expect((await planOf(reversed)).total).toBeCloseTo((await planOf(week)).total, 4);
  });
});

describe("without a proof", () => {
  const week = leagueWeek(3, { freeAgents: 60, maxMoves: 5 });

  it("the quick plan stands, and the failure is named, when the solver fails", async () => {
    const broken: ProgramSolver = { solve: async () => ({ ok: false, error: { code: "solver.crashed" } }) };
    const plan = await planOf(week, { solver: broken });
    expect(plan).toMatchObject({ proven: false, bound: null, solverFailure: "solver.crashed" });
    expect(whatIsIllegal(week, plan.moves)).toEqual([]);
  });

  it("the bound of the relaxed program is given when only that one was solved in time", async () => {
    // Of this week the relaxed answer is not whole, so that it alone is no proof.
    const week = leagueWeek(10, { freeAgents: 300, maxMoves: 7 });
    const halfway: ProgramSolver = {
      solve: async (program, options) =>
        options.isRelaxed
          ? solver.solve(program, options)
          : {
              ok: true,
              value: {
                status: "time-limit",
                objective: Number.NEGATIVE_INFINITY,
                bound: Number.POSITIVE_INFINITY,
                columnValues: null,
                columnDuals: null,
                elapsedMs: 1,
              },
            },
    };
    const [plan, best] = [await planOf(week, { solver: halfway }), await planOf(week)];
    expect(plan).toMatchObject({ proven: false, solverFailure: null });
    expect(plan.bound).toBeGreaterThanOrEqual(best.total - 1e-4);
    expect(plan.total).toBeLessThanOrEqual(best.total + 1e-4);
  });
});

describe("standing pat", () => {
  const week = leagueWeek(5, { freeAgents: 5, maxMoves: 2 });
  const without = (points: number) => week.freeAgents.map((man) => ({ ...man, points: man.points.map(() => points) }));
  it.each([
    ["no-adds-left", { ...week, maxMoves: 0 }],
    ["no-candidates", { ...week, freeAgents: [] }],
    ["no-candidates", { ...week, freeAgents: week.freeAgents.map((man) => ({ ...man, availableFromDay: 7 })) }],
    ["no-games", { ...week, freeAgents: without(0) }],
    ["no-games", { ...week, freeAgents: without(-3) }],
    ["no-room", { ...week, roster: week.roster.map((man) => ({ ...man, isDroppable: false })) }],
    ["nothing-better", { ...week, maxStarts: 0 }],
  ] as const)("says %s", async (standPat, idleWeek) => {
    const plan = await planOf(idleWeek);
    expect(plan).toMatchObject({ standPat, moves: [], gain: 0, proven: true });
    expect(plan.total).toBe(plan.baseTotal);
  });
});

describe("bad input", () => {
  const week = leagueWeek(1, { freeAgents: 3, maxMoves: 1 });
  const [first, ...others] = week.roster;
  if (!first) throw new Error("the sample has nobody");
  const withFirst = (change: Partial<typeof first>): Week => ({
    ...week,
    roster: [{ ...first, ...change }, ...others],
  });
  const nan = first.points.with(2, Number.NaN);
  it.each<[string, string, Week]>([
    ["a NaN", "engine.bad-number", withFirst({ points: nan })],
    ["an infinity", "engine.bad-number", withFirst({ points: first.points.with(0, Number.POSITIVE_INFINITY) })],
    ["too few days", "engine.bad-week", withFirst({ points: [1] })],
    ["no days", "engine.bad-week", { ...week, days: 0 }],
    ["a player twice", "engine.duplicate-player", { ...week, freeAgents: [...week.freeAgents, first] }],
    ["an unknown slot of a player", "engine.unknown-slot", withFirst({ eligibleSlots: [0, 77] })],
    ["an unknown slot of the league", "engine.unknown-slot", { ...week, slotCounts: { "77": 1 } }],
    ["a negative count of a slot", "engine.bad-number", { ...week, slotCounts: { "0": -1 } }],
    ["a negative limit on adds", "engine.bad-number", { ...week, maxMoves: -1 }],
    ["half an add", "engine.bad-number", { ...week, maxMoves: 0.5 }],
    ["a roster size that is no number", "engine.bad-number", { ...week, rosterSize: Number.NaN }],
    ["a negative cap on starts", "engine.bad-number", { ...week, maxStarts: -1 }],
    ["a negative position limit", "engine.bad-number", { ...week, positionLimits: { "1": -2 } }],
    ["a negative first day", "engine.bad-number", withFirst({ availableFromDay: -1 })],
    ["more than 31 places", "engine.too-many-slots", { ...week, slotCounts: { "11": 32 } }],
  ])("%s is a fault", async (_what, code, bad) => {
    const plan = await solveWeekPlan(bad, { solver, timeLimitMs: 1_000 });
    expect(plan).toMatchObject({ ok: false, error: { code } });
    expect(quickWeekPlan(bad)).toMatchObject({ ok: false, error: { code } });
  });
});
