/** Every reader of a week names the same fault and never computes with a wrong number. */
import { describe, expect, it } from "vitest";
import type { PlayerId } from "../ids";
import { valueMoves } from "../moves/move-table";
import type { ProgramSolver } from "../plan/linear-program";
import { leagueWeek } from "../plan/sample-weeks";
import { quickWeekPlan, solveWeekPlan } from "../plan/solve-week-plan";
import type { FreeAgent, Week } from "./week";

const unasked: ProgramSolver = {
  solve: () => {
    throw new Error("a bad week reached the solver");
  },
};

/** Wrong ones included, as they could come from outside. */
const asId = (id: number): PlayerId => id as PlayerId;

describe("a bad week", () => {
  const week = leagueWeek(1, { freeAgents: 3, maxMoves: 1 });
  const [first, ...others] = week.roster;
  if (!first) throw new Error("the sample has nobody");
  const withFirst = (change: Partial<typeof first>): Week => ({
    ...week,
    roster: [{ ...first, ...change }, ...others],
  });
  const withAgent = (change: Partial<FreeAgent>): Week => ({
    ...week,
    freeAgents: week.freeAgents.map((player) => ({ ...player, ...change })),
  });
  const nan = first.values.with(2, Number.NaN);
  it.each<[string, string, Week]>([
    ["a NaN", "engine.bad-number", withFirst({ values: nan })],
    ["an infinity", "engine.bad-number", withFirst({ values: first.values.with(0, Number.POSITIVE_INFINITY) })],
    ["too few days", "engine.bad-week", withFirst({ values: [1] })],
    ["no days", "engine.bad-week", { ...week, dayCount: 0 }],
    [
      "a player twice",
      "engine.duplicate-player",
      { ...week, freeAgents: [...week.freeAgents, { ...first, availableFromDay: 0 }] },
    ],
    ["an eligible slot that is no number", "engine.bad-number", withFirst({ eligibleSlots: [0, Number.NaN] })],
    ["a broken eligible slot", "engine.bad-number", withAgent({ eligibleSlots: [0.5] })],
    ...[Number.NaN, 1.5, -1, Number.POSITIVE_INFINITY].flatMap((id): [string, string, Week][] => [
      [`id ${id} of one's own`, "engine.bad-number", withFirst({ playerId: asId(id) })],
      [`id ${id} of free agents`, "engine.bad-number", withAgent({ playerId: asId(id) })],
    ]),
    ["an unknown slot of the league", "engine.unknown-slot", { ...week, slotCounts: { "77": 1 } }],
    ["a negative count of a slot", "engine.bad-number", { ...week, slotCounts: { "0": -1 } }],
    ["a negative limit on adds", "engine.bad-number", { ...week, addsLeft: -1 }],
    ["adds that are no number", "engine.bad-number", { ...week, addsLeft: Number.NaN }],
    ["a roster size that is no number", "engine.bad-number", { ...week, rosterSize: Number.NaN }],
    ["a negative cap on starts", "engine.bad-number", { ...week, gamesCap: -1 }],
    ["a broken cap on starts", "engine.bad-number", { ...week, gamesCap: 1.5 }],
    ["a negative roster size", "engine.bad-number", { ...week, rosterSize: -1 }],
    ["a player on both lists", "engine.duplicate-player", withAgent({ playerId: first.playerId })],
    ["a negative position limit", "engine.bad-number", { ...week, positionLimits: { "1": -2 } }],
    ["a negative first day", "engine.bad-number", withAgent({ availableFromDay: -1 })],
    ["a negative value after", "engine.bad-number", withFirst({ valueAfter: -1 })],
    ["a negative price", "engine.bad-number", { ...week, addPrice: -1 }],
    ["a right to IR that ends before today", "engine.bad-number", withFirst({ irRightEnds: -1 })],
    ["a right to IR that ends within a day", "engine.bad-number", withFirst({ irRightEnds: 0.5 })],
    ["negative IR places", "engine.bad-number", { ...week, irSlots: -1 }],
    ["more men in IR than places", "engine.overfull-slot", withFirst({ isInIr: true })],
    ["a lock that is none", "engine.bad-week", withFirst({ lockedSlot: 11, isLockedToday: false })],
    ["a lock nowhere", "engine.unknown-slot", withFirst({ lockedSlot: 50, isLockedToday: true })],
    ["a lock without a place", "engine.overfull-slot", withFirst({ lockedSlot: 7, isLockedToday: true })],
    [
      "a lock outside IR of a man in IR",
      "engine.bad-week",
      withFirst({ lockedSlot: 12, isLockedToday: true, isInIr: true }),
    ],
    ["more than 31 places", "engine.too-many-slots", { ...week, slotCounts: { "11": 32 } }],
  ])("%s is a fault", async (_what, code, bad) => {
    const plan = await solveWeekPlan(bad, { solver: unasked, timeLimitMs: 1_000 });
    expect(plan).toMatchObject({ ok: false, error: { code } });
    expect(valueMoves(bad)).toMatchObject({ ok: false, error: { code } });
    expect(quickWeekPlan(bad)).toMatchObject({ ok: false, error: { code } });
  });

  it("names the list and the index of a bad id", () => {
    const named = (bad: Week) => valueMoves(bad);
    expect(named(withFirst({ playerId: asId(Number.NaN) }))).toMatchObject({
      error: { detail: "playerId of roster[0]" },
    });
    const [one, ...rest] = week.freeAgents;
    const bad = {
      ...week,
      freeAgents: [one, ...rest.map((player) => ({ ...player, playerId: asId(-7) }))].filter(
        (player) => player !== undefined,
      ),
    };
    expect(named(bad)).toMatchObject({ error: { detail: "playerId of freeAgents[1]" } });
  });

  it("is not one in which somebody is eligible for a slot that ESPN does not have", () => {
    const odd = withFirst({ eligibleSlots: [...first.eligibleSlots, -4, 77] });
    expect(quickWeekPlan(odd)).toEqual(quickWeekPlan(week));
    expect(valueMoves(odd)).toMatchObject({ ok: true });
  });
});
