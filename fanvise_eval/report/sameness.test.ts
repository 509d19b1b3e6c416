import { describe, expect, test } from "vitest";
import type { Step } from "../runner/trace";
import { aFailure, aResult, aRun } from "./a-result";
import { differingCases } from "./sameness";

const step = (over: { words?: string; runId?: string; fetchedAt?: string; ms?: number; points?: number }): Step => ({
  turn: { ask: "How many points?" },
  answer: {
    threadId: "t",
    runId: over.runId ?? "r",
    status: "completed",
    intent: "matchup_analysis",
    language: "en",
    answer: over.words ?? "You have 275.",
    toolCalls: [
      {
        id: over.runId ?? "1",
        name: "get_matchup_details",
        input: {},
        ok: true,
        ms: over.ms ?? 3,
        cached: false,
        source: "espn",
        fetchedAt: over.fetchedAt ?? "2025-01-15T12:00:00Z",
        output: { fetchedAt: over.fetchedAt ?? "2025-01-15T12:00:00Z", me: { points: over.points ?? 275 } },
      },
    ],
    grounding: { claims: 1, supported: 1, references: [], unverified: [], withheld: [] },
    details: null,
    cards: [],
    usage: { model: "rules", modelCalls: 2, inputTokens: 0, outputTokens: 0, costUsd: 0, ms: over.ms ?? 3 },
    warnings: [],
  },
  ms: over.ms ?? 3,
});

const runOf = (over: Parameters<typeof step>[0]) =>
  aRun([
    aResult("a", {
      trace: { steps: [step(over)], cards: [], decisionCount: 0, rosterBefore: [], rosterAfter: [] },
    }),
    aResult("b"),
  ]);

describe("two runs", () => {
  test("are alike though they took other times and drew other ids", () => {
    const later = runOf({ runId: "other", fetchedAt: "2025-01-15T13:00:00Z", ms: 900 });
    expect(differingCases(runOf({}), { ...later, startedAt: "2025-01-16T00:00:00.000Z" })).toEqual([]);
  });

  test.each([
    ["words", { words: "You have 276." }],
    ["a figure that a look-up gave", { points: 276 }],
  ])("differ by %s", (_, over) => {
    expect(differingCases(runOf({}), runOf(over))).toEqual(["a"]);
  });

  test("differ by a grade and by a case that only one has", () => {
    expect(differingCases(aRun([aResult("a"), aResult("b")]), aRun([aFailure("a"), aResult("c")]))).toEqual([
      "a",
      "b",
      "c",
    ]);
  });
});
