import { describe, expect, test } from "vitest";
import { type ConfidenceInputs, confidenceIn } from "./confidence";

const sure: ConfidenceInputs = {
  gain: { above: 0.9, level: 0 },
  playersInvolved: 2,
  playersUncertain: 0,
  oldestSourceMinutes: 10,
};

function confidence(change: Partial<ConfidenceInputs>) {
  const result = confidenceIn({ ...sure, ...change });
  if (!result.ok) throw new Error(result.error.detail);
  return result.value;
}

test.each([
  ["a clear gain from fresh, certain inputs", {}, "high", 1],
  ["a gain in two of three draws", { gain: { above: 0.7, level: 0 } }, "medium", 1],
  ["a gain as likely as not", { gain: { above: 0.5, level: 0 } }, "low", 1],
  ["one of three who may not play", { playersInvolved: 3, playersUncertain: 1 }, "medium", 2],
  ["two of three who may not play", { playersInvolved: 3, playersUncertain: 2 }, "low", 2],
  ["a source of two hours ago", { oldestSourceMinutes: 120 }, "medium", 2],
  ["a source of yesterday", { oldestSourceMinutes: 1_500 }, "low", 2],
])("%s", (_what, change, level, reasons) => {
  const found = confidence(change);
  expect(found.level).toBe(level);
  expect(found.because).toHaveLength(reasons);
});

test("no difference is neither a gain nor a loss", () => {
  expect(confidence({ gain: { above: 0, level: 1 } })).toMatchObject({ probabilityGain: 0.5, level: "low" });
});

test("the reasons name their numbers", () => {
  const { because } = confidence({ playersUncertain: 1, oldestSourceMinutes: 90 });
  expect(because).toEqual([
    "It gains in 90 of 100 simulated outcomes.",
    "1 of 2 players involved may not play.",
    "The oldest source is 90 minutes old.",
  ]);
});

describe("refuses", () => {
  test.each<[string, Partial<ConfidenceInputs>]>([
    ["a share that is no number", { gain: { above: Number.NaN, level: 0 } }],
    ["shares above 1", { gain: { above: 0.8, level: 0.3 } }],
    ["more uncertain players than players", { playersUncertain: 3 }],
    ["a negative age", { oldestSourceMinutes: -1 }],
    ["an unknown age", { oldestSourceMinutes: Number.POSITIVE_INFINITY }],
  ])("%s", (_what, change) => {
    expect(confidenceIn({ ...sure, ...change })).toMatchObject({ ok: false, error: { code: "engine.bad-number" } });
  });
});
