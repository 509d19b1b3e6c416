/** Totals of rosters against the exact daily lineup, solved day by day. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { playerId } from "../ids";
import { bestTotal } from "../lineup/daily-lineup";
import { ESPN_DEFAULT_SLOTS, eligibleSlotsOf, SLOT } from "../lineup/slots";
import type { LaterPlayer } from "../season-value/season-value";
import { rosterSeason } from "./roster-season";

const DAYS = 9;
const roster = fc
  .array(
    fc.record({
      positions: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }),
      values: fc.array(fc.oneof(fc.constant(0), fc.double({ min: 1, max: 60, noNaN: true })), {
        minLength: DAYS,
        maxLength: DAYS,
      }),
    }),
    { minLength: 1, maxLength: 15 },
  )
  .map((players) =>
    players.map(
      ({ positions, values }, index): LaterPlayer => ({
        playerId: playerId.parse(index + 1),
        eligibleSlots: eligibleSlotsOf(positions),
        defaultPositionId: positions[0] ?? 1,
        samples: [values, values.slice(0, 2)],
      }),
    ),
  );

const exact = (players: readonly LaterPlayer[], slotCounts: Readonly<Record<string, number>>, day: number): number => {
  const lineup = bestTotal({
    slotCounts,
    maxStarts: null,
    players: players.map((player) => ({
      ...player,
      value: player.samples[0]?.[day] ?? 0,
      hasGame: true,
      currentSlot: SLOT.BENCH,
      isLocked: false,
      tipOffAtMs: null,
    })),
  });
  if (!lineup.ok) throw new Error(lineup.error.detail);
  return lineup.value;
};

const NARROW = { 0: 1, 4: 1, [SLOT.UTIL]: 1, [SLOT.BENCH]: 3 };
const season = (slotCounts: Readonly<Record<string, number>>, players: readonly LaterPlayer[]) => {
  const made = rosterSeason({ slotCounts, weights: [1, 3] }, players);
  if (!made.ok) throw new Error(made.error.detail);
  return made.value;
};

describe("a roster's season", () => {
  it.each([
    ["ESPN's default slots", ESPN_DEFAULT_SLOTS],
    ["three slots", NARROW],
  ])("is the sum of the best lineup of every day: %s", (_, slotCounts) => {
    fc.assert(
      fc.property(roster, (players) => {
        const days = Array.from({ length: DAYS }, (__, day) => exact(players, slotCounts, day));
        const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
        const made = season(slotCounts, players);
        const [first, second] = made.totals(players);
        expect(first).toBeCloseTo(sum(days), 6);
        expect(second).toBeCloseTo(sum(days.slice(0, 2)), 6);
        expect(made.total(players)).toBeCloseTo(sum(days) + 3 * sum(days.slice(0, 2)), 6);
        const [weeks, short] = made.weekTotals(players);
        expect(weeks?.[0]).toBeCloseTo(sum(days.slice(0, 7)), 6);
        expect(weeks?.[1]).toBeCloseTo(sum(days.slice(7)), 6);
        expect(short).toHaveLength(1);
      }),
      { numRuns: 60 },
    );
  });

  it("is the same for eligibility that no position explains", () => {
    const odd = (id: number, slots: readonly number[], value: number): LaterPlayer => ({
      playerId: playerId.parse(id),
      eligibleSlots: slots,
      defaultPositionId: 1,
      samples: [[value]],
    });
    // A guard who may not stand in UTIL: of 30, 20 and 10 the guard slot takes one, UTIL the other player.
    const players = [odd(1, [0], 30), odd(2, [0], 20), odd(3, [SLOT.UTIL], 10)];
    const made = rosterSeason({ slotCounts: { 0: 1, [SLOT.UTIL]: 1 }, weights: [1] }, players);
    expect(made.ok && made.value.total(players)).toBe(40);
  });

  it("refuses samples of unequal length", () => {
    const player = (id: number, days: number): LaterPlayer => ({
      playerId: playerId.parse(id),
      eligibleSlots: [SLOT.UTIL],
      defaultPositionId: 1,
      samples: [Array.from({ length: days }, () => 1)],
    });
    const made = rosterSeason({ slotCounts: NARROW, weights: [1] }, [player(1, 3), player(2, 4)]);
    expect(made.ok).toBe(false);
  });
});
