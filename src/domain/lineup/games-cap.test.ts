import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyDay, bruteCapped } from "#test/oracles/engine-oracle";
import { playerId } from "../ids";
import type { LineupDay } from "./day";
import { bestCappedLineups } from "./games-cap";

const weeks = fc
  .array(anyDay({ mostPlayers: 4, mostPerSlot: 1, isOrdinary: false }), { maxLength: 4 })
  .map((days) => days.map((day, index) => (index === 0 ? day : withoutLocks(day))));

function withoutLocks(day: LineupDay): LineupDay {
  return { ...day, players: day.players.map((player) => ({ ...player, isLocked: false })) };
}

function totalOf(days: readonly LineupDay[], gamesLeft: number, cap: "hard" | "soft"): number {
  const lineups = bestCappedLineups({ days, gamesLeft, cap });
  if (!lineups.ok) throw new Error(lineups.error.detail);
  expect(lineups.value.days).toHaveLength(days.length);
  return lineups.value.total;
}

/** A day of open UTIL places and players of the given values. */
const dayOf = (...values: number[]): LineupDay => ({
  slotCounts: { 11: 5 },
  maxStarts: null,
  players: values.map((value, index) => ({
    playerId: playerId.parse(index + 1),
    eligibleSlots: [11],
    value,
    hasGame: true,
    currentSlot: 12,
    isLocked: false,
    tipOffAtMs: null,
  })),
});

describe("a cap on games over several days", () => {
  test.each(["hard", "soft"] as const)("a %s cap is no worse than any choice of starts per day", (cap) => {
    fc.assert(
      fc.property(weeks, fc.integer({ min: 0, max: 9 }), (days, games) => {
        expect(totalOf(days, games, cap)).toBeCloseTo(bruteCapped(days, games, cap), 6);
      }),
      { numRuns: 300 },
    );
  });

  // By hand: one game kept for the second day lets all three of its games count.
  test("under ESPN's soft cap all games of the day that reaches it count", () => {
    const days = [dayOf(30, 9), dayOf(20, 20, 20), dayOf(50)];
    expect(totalOf(days, 2, "soft")).toBe(30 + 60);
    expect(totalOf(days, 2, "hard")).toBe(30 + 50);
  });

  test("nothing counts once the soft cap was reached, and no days are worth nothing", () => {
    expect(totalOf([dayOf(30)], 0, "soft")).toBe(0);
    expect(totalOf([], 5, "soft")).toBe(0);
    expect(totalOf([], 5, "hard")).toBe(0);
  });

  test("games left that are no count are a fault", () => {
    for (const gamesLeft of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(bestCappedLineups({ days: [], gamesLeft, cap: "hard" })).toMatchObject({
        ok: false,
        error: { code: "engine.bad-number" },
      });
    }
  });

  test("an unknown kind of cap is a fault", () => {
    const cap = "x" as "hard"; // as it could come from outside
    expect(bestCappedLineups({ days: [dayOf(1)], gamesLeft: 1, cap })).toMatchObject({
      error: { code: "engine.bad-week" },
    });
  });

  test("a lock after the first day is a fault", () => {
    const later = dayOf(30);
    const locked = { ...later, players: later.players.map((player) => ({ ...player, isLocked: true })) };
    const days = [dayOf(30), locked];
    expect(bestCappedLineups({ days, gamesLeft: 3, cap: "soft" })).toMatchObject({
      error: { code: "engine.bad-week" },
    });
  });
});
