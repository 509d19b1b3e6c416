import { expect, test } from "vitest";
import { valueAfterWeek } from "./value-after";

test.each([
  ["only what the wire does not offer counts", 120, 90, 10, 300],
  ["nobody is worth less than his replacement", 80, 90, 10, 0],
  ["nothing is left after the last week", 120, 90, 0, 0],
  ["half a week counts half", 120, 90, 0.5, 15],
])("%s", (_what, weeklyValue, bestFreeAgentWeeklyValueLater, weeksLeft, value) => {
  expect(valueAfterWeek({ weeklyValue, bestFreeAgentWeeklyValueLater, weeksLeft })).toEqual({ ok: true, value });
});

test.each([
  ["NaN", Number.NaN, 1, 1],
  ["an infinity", 1, Number.POSITIVE_INFINITY, 1],
  ["negative weeks", 1, 1, -1],
])("%s is a fault", (_what, weeklyValue, bestFreeAgentWeeklyValueLater, weeksLeft) => {
  expect(valueAfterWeek({ weeklyValue, bestFreeAgentWeeklyValueLater, weeksLeft })).toMatchObject({
    ok: false,
    error: { code: "engine.bad-number" },
  });
});
