/** What an answer says beside its moves: what is counted, and why a team stands pat. */
import { afterAll, describe, expect, it } from "vitest";
import { makeHighsSolver } from "@/lib/solver/highs-solver";
import { playerId } from "../ids";
import type { Week } from "../week/week";
import { leagueWeek } from "./sample-weeks";
import { quickWeekPlan, solveWeekPlan, type WeekPlan } from "./solve-week-plan";

const solver = makeHighsSolver();
afterAll(() => solver.close());

async function planOf(week: Week): Promise<WeekPlan> {
  const plan = await solveWeekPlan(week, { solver, timeLimitMs: 10_000 });
  if (!plan.ok) throw new Error(`${plan.error.code}: ${plan.error.detail}`);
  return plan.value;
}

describe("what is counted beside the week", () => {
  const [mine, other] = [
    leagueWeek(1, { freeAgents: 1, maxMoves: 1 }).roster[0],
    leagueWeek(1, { freeAgents: 1, maxMoves: 1 }).freeAgents[0],
  ];
  if (!mine || !other) throw new Error("the sample has nobody");
  const free = { isDroppable: true, isLockedToday: false, eligibleSlots: [11] };
  /** One place: a player of 10 today and a newcomer of 14. */
  const week: Week = {
    ...leagueWeek(1, { freeAgents: 1, maxMoves: 1 }),
    dayCount: 1,
    slotCounts: { "11": 1 },
    rosterSize: 1,
    roster: [{ ...mine, ...free, values: [10] }],
    freeAgents: [{ ...other, ...free, values: [14], availableFromDay: 0 }],
  };
  const withAfter = (mineAfter: number, otherAfter: number): Week => ({
    ...week,
    roster: week.roster.map((player) => ({ ...player, valueAfter: mineAfter })),
    freeAgents: week.freeAgents.map((player) => ({ ...player, valueAfter: otherAfter })),
  });

  it.each([
    ["nothing", week, { gain: 4, weekGain: 4, gainAfter: 0, pricePaid: 0, standPat: null }],
    ["a price below the gain", { ...week, addPrice: 3 }, { gain: 1, weekGain: 4, pricePaid: 3, standPat: null }],
    ["a price above the gain", { ...week, addPrice: 5 }, { gain: 0, pricePaid: 0, moves: [], standPat: "below-price" }],
    ["a man worth a little later", withAfter(3, 0), { gain: 1, weekGain: 4, gainAfter: -3, standPat: null }],
    ["a man worth keeping", withAfter(5, 0), { gain: 0, total: 10, moves: [], standPat: "nothing-better" }],
    ["a newcomer worth more later", withAfter(5, 9), { gain: 8, weekGain: 4, gainAfter: 4, standPat: null }],
    ["both", { ...withAfter(5, 9), addPrice: 2 }, { gain: 6, weekGain: 4, gainAfter: 4, pricePaid: 2, standPat: null }],
  ])("%s", async (_what, request, expected) => {
    expect(await planOf(request)).toMatchObject({ ...expected, baseTotal: 10, proven: true });
    expect(quickWeekPlan(request)).toMatchObject({ ok: true, value: { ...expected, baseTotal: 10 } });
  });

  it("the quick plan, too, does not give up a player worth keeping for a little this week", () => {
    const [first] = week.roster;
    if (!first) throw new Error("the week has nobody");
    const roster = [
      { ...first, values: [0], valueAfter: 50 },
      { ...first, playerId: playerId.parse(2), values: [1] },
    ];
    const request = { ...week, slotCounts: { "11": 2 }, rosterSize: 2, roster };
    expect(quickWeekPlan(request)).toMatchObject({ value: { gain: 13, moves: [{ drop: 2 }] } });
  });

  it("a newcomer without games is added for what he is worth later", async () => {
    const stash = {
      ...withAfter(0, 6),
      freeAgents: withAfter(0, 6).freeAgents.map((player) => ({ ...player, values: [0] })),
    };
    expect(await planOf({ ...stash, rosterSize: 2 })).toMatchObject({ gain: 6, weekGain: 0, gainAfter: 6 });
    expect(await planOf(stash)).toMatchObject({ gain: 0, standPat: "nothing-better" });
  });
});

describe("standing pat", () => {
  const week = leagueWeek(5, { freeAgents: 5, maxMoves: 2 });
  const without = (points: number) =>
    week.freeAgents.map((player) => ({ ...player, values: player.values.map(() => points) }));
  it.each([
    ["no-adds-left", { ...week, addsLeft: 0.9 }],
    ["no-candidates", { ...week, freeAgents: [] }],
    ["no-candidates", { ...week, freeAgents: week.freeAgents.map((player) => ({ ...player, availableFromDay: 7 })) }],
    ["no-games", { ...week, freeAgents: without(0) }],
    ["no-games", { ...week, freeAgents: without(-3) }],
    ["no-room", { ...week, roster: week.roster.map((player) => ({ ...player, isDroppable: false })) }],
    ["nothing-better", { ...week, gamesCap: 0 }],
    ["below-price", { ...week, addPrice: 1_000 }],
  ] satisfies [string, Week][])("says %s", async (standPat, idleWeek) => {
    const plan = await planOf(idleWeek);
    expect(plan).toMatchObject({ standPat, moves: [], gain: 0, proven: true });
    expect(plan.total).toBe(plan.baseTotal);
  });
});
