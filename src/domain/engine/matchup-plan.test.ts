import { describe, expect, test } from "vitest";
import { free, mine, must, problem } from "@/domain/moves/hand-made-weeks";
import { quickWeekPlan } from "@/domain/plan/solve-week-plan";
import type { FreeAgent, Week } from "@/domain/week/week";
import { planForMatchup } from "./matchup-plan";

const solve = async (week: Week) => must(quickWeekPlan(week));
const addsOf = async (week: Week, whole = week) => {
  const { moves } = await planForMatchup(week, { whole, addPrice: 5, solve });
  return moves.map(({ add }) => Number(add));
};

/** This matchup no better than the second of mine, and a hundred after it. */
const STASH = free(8, [1, 1], { valueAfter: 100 });
/** Ten more in this matchup, and nothing after it. */
const STREAMER = free(9, [6, 6]);
const weekWith = (freeAgents: readonly FreeAgent[], addsLeft: number) =>
  problem([mine(1, [10, 10]), mine(2, [1, 1]), mine(3, [0, 0])], freeAgents, { addsLeft, addPrice: 5 });

describe("the only add", () => {
  test("goes to him who brings more in the matchup, whatever another is worth after it", async () => {
    expect(await addsOf(weekWith([STASH, STREAMER], 1))).toEqual([9]);
  });

  test("goes to him too where the person alone limits the adds", async () => {
    const week = weekWith([STASH, STREAMER], 1);
    expect(await addsOf(week, { ...week, addsLeft: Number.POSITIVE_INFINITY })).toEqual([9]);
  });

  test("goes to the player for later where the matchup has no use for it", async () => {
    expect(await addsOf(weekWith([STASH, free(9, [3, 3])], 1))).toEqual([8]);
  });
});

test("two adds serve both", async () => {
  expect((await addsOf(weekWith([STASH, STREAMER], 2))).sort()).toEqual([8, 9]);
});
