import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyDay, bruteTotal, highsTotal, loadHighs, slotsForPositions } from "#test/oracles/engine-oracle";
import { type PlayerId, playerId } from "../ids";
import { bestLineup, bestTotal, type DailyLineup } from "./daily-lineup";
import type { LineupDay, LineupPlayer } from "./day";
import type { Outcome } from "./fault";

const BENCH = 12;
const small = { maxPlayers: 7, maxPerSlot: 2, isTypical: false };

function player(id: number, change: Partial<LineupPlayer> = {}): LineupPlayer {
  const base = { eligibleSlots: slotsForPositions(31), value: 10, hasGame: true, currentSlot: BENCH };
  return { playerId: playerId.parse(id), ...base, isLocked: false, tipOffAtMs: null, ...change };
}

const day = (
  players: readonly LineupPlayer[],
  slotCounts: LineupDay["slotCounts"],
  maxStarts: number | null = null,
) => ({
  players,
  slotCounts,
  maxStarts,
});

/** Wrong ones included, as they could come from outside. */
const asId = (id: number): PlayerId => id as PlayerId;

function lineupOf(problem: LineupDay): DailyLineup {
  return must(bestLineup(problem));
}

function must<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.error.code} ${outcome.error.detail}`);
  return outcome.value;
}

/** Every starter once, in a slot of his own that he may take (or is locked in). */
function expectLegal(problem: LineupDay, { starters, slots, total }: DailyLineup): void {
  expect(slots.map((slot) => slot.playerId).toSorted()).toEqual(starters.toSorted());
  const used = new Map<number, number>();
  for (const { playerId: id, slotId } of slots) {
    const player = problem.players.find((other) => other.playerId === id);
    used.set(slotId, (used.get(slotId) ?? 0) + 1);
    expect(player?.isLocked ? player.currentSlot === slotId : player?.eligibleSlots.includes(slotId)).toBe(true);
  }
  for (const [slotId, count] of used) expect(count).toBeLessThanOrEqual(problem.slotCounts[slotId] ?? 0);
  const worth = problem.players
    .filter((player) => starters.includes(player.playerId) && player.hasGame)
    .reduce((sum, { value }) => sum + value, 0);
  expect(total).toBeCloseTo(worth, 6);
}

describe("the best lineup of a day", () => {
  test("is legal and no worse than any set of players, for any slots and eligibility", () => {
    fc.assert(
      fc.property(anyDay(small), (problem) => {
        const lineup = lineupOf(problem);
        expectLegal(problem, lineup);
        expect(lineup.total).toBeCloseTo(bruteTotal(problem), 6);
      }),
      { numRuns: 1_000 },
    );
  });

  test("has the total that an integer program finds, up to 20 players and 31 places", async () => {
    const highs = await loadHighs();
    fc.assert(
      fc.property(anyDay({ maxPlayers: 20, maxPerSlot: 4, isTypical: false }), (problem) => {
        expect(lineupOf(problem).total).toBeCloseTo(highsTotal(highs, problem), 6);
      }),
      { numRuns: 150 },
    );
  });

  test("has the same total by counting as by matching", () => {
    fc.assert(
      fc.property(anyDay({ maxPlayers: 15, maxPerSlot: 2, isTypical: true }), (problem) => {
        expect(must(bestTotal(problem))).toBeCloseTo(lineupOf(problem).total, 6);
      }),
      { numRuns: 1_000 },
    );
    fc.assert(
      fc.property(anyDay(small), (problem) => {
        expect(must(bestTotal(problem))).toBeCloseTo(lineupOf(problem).total, 6);
      }),
      { numRuns: 300 },
    );
  });

  test("does not depend on the order of players, nor its total on their ids", () => {
    fc.assert(
      fc.property(anyDay(small), fc.infiniteStream(fc.nat()), (problem, keys) => {
        const key = new Map(problem.players.map((player) => [player.playerId, keys.next().value ?? 0]));
        const shuffled = problem.players.toSorted((a, b) => (key.get(a.playerId) ?? 0) - (key.get(b.playerId) ?? 0));
        expect(bestLineup({ ...problem, players: shuffled })).toEqual(bestLineup(problem));
        const renamed = problem.players.map((player, index) => ({ ...player, playerId: playerId.parse(900 - index) }));
        expect(lineupOf({ ...problem, players: renamed }).total).toBeCloseTo(lineupOf(problem).total, 9);
      }),
      { numRuns: 300 },
    );
  });

  test("is not changed in total by a player without a game, whoever is added", () => {
    fc.assert(
      fc.property(anyDay(small), (problem) => {
        const idle = player(999, { hasGame: false, value: 90 });
        const lineup = lineupOf({ ...problem, players: [...problem.players, idle] });
        expect(lineup.total).toBe(lineupOf(problem).total);
        expect(lineup.starters).not.toContain(idle.playerId);
      }),
      { numRuns: 300 },
    );
  });
});

describe("who stands where", () => {
  test("starters keep their slots when nothing is gained by moving them", () => {
    const players = [player(1, { currentSlot: 11 }), player(2, { currentSlot: 5 }), player(3, { value: 30 })];
    const { slots } = lineupOf(day(players, { 0: 1, 5: 1, 11: 1 }));
    expect(slots).toEqual([
      { playerId: 3, slotId: 0 },
      { playerId: 2, slotId: 5 },
      { playerId: 1, slotId: 11 },
    ]);
  });

  // A late scratch in UTIL can be replaced by anyone; in PG only by a point guard.
  test("the later game takes the more flexible slot", () => {
    const players = [player(1, { tipOffAtMs: 3_600_000 }), player(2, { tipOffAtMs: 0 })];
    expect(lineupOf(day(players, { 0: 1, 11: 1 })).slots).toEqual([
      { playerId: 2, slotId: 0 },
      { playerId: 1, slotId: 11 },
    ]);
  });

  test("equal players: the one who starts already, then the later game, then the lower id", () => {
    const starter = player(9, { currentSlot: 11 });
    expect(lineupOf(day([player(1), starter], { 11: 1 })).starters).toEqual([9]);
    expect(lineupOf(day([player(1), player(9, { tipOffAtMs: 5 })], { 11: 1 })).starters).toEqual([9]);
    expect(lineupOf(day([player(9), player(1)], { 11: 1 })).starters).toEqual([1]);
  });

  // 0.1 + 0.2 and 0.3 are one value to a person.
  test("rounding noise does not choose between equal players", () => {
    expect(lineupOf(day([player(2, { value: 0.1 + 0.2 }), player(1, { value: 0.3 })], { 11: 1 })).starters).toEqual([
      1,
    ]);
  });
});

describe("a player of unknown value", () => {
  const unknown = (id: number, change: Partial<LineupPlayer> = {}) =>
    player(id, { value: 0, isValueUnknown: true, ...change });

  test("starts in a slot that would stay empty, and adds nothing to the total", () => {
    expect(lineupOf(day([player(1), unknown(2)], { 11: 2 }))).toMatchObject({ starters: [1, 2], total: 10 });
  });

  test("sits for anybody of a known positive value, and starts rather than one known to be worth nothing", () => {
    expect(lineupOf(day([player(3, { value: 0.001 }), unknown(2)], { 11: 1 })).starters).toEqual([3]);
    expect(lineupOf(day([player(3, { value: -1 }), player(4, { value: 0 }), unknown(2)], { 11: 2 })).starters).toEqual([
      2,
    ]);
  });

  test("does not start without a game, from IR, or locked on the bench", () => {
    const idle = [unknown(1, { hasGame: false }), unknown(2, { currentSlot: 13 }), unknown(3, { isLocked: true })];
    expect(lineupOf(day(idle, { 11: 3 })).starters).toEqual([]);
  });

  test("never changes who of the others starts, for any slots and eligibility", () => {
    fc.assert(
      fc.property(anyDay(small), fc.integer({ min: 1, max: 31 }), (problem, positions) => {
        const known = lineupOf({ ...problem, maxStarts: null });
        const other = unknown(9_999, { eligibleSlots: slotsForPositions(positions) });
        const all = lineupOf({ ...problem, maxStarts: null, players: [...problem.players, other] });
        expect(all.total).toBe(known.total);
        expect(all.starters.filter((id) => id !== other.playerId)).toEqual(known.starters);
      }),
    );
  });
});

describe("bad input", () => {
  const layout = { 11: 3 };
  test.each([
    ["a value that is no number", day([player(1, { value: Number.NaN })], layout), "engine.bad-number"],
    ["an infinite value", day([player(1, { value: Number.POSITIVE_INFINITY })], layout), "engine.bad-number"],
    ["a tip-off that is no number", day([player(1, { tipOffAtMs: Number.NaN })], layout), "engine.bad-number"],
    [
      "an id that is no number",
      day([player(1), { ...player(2), playerId: asId(Number.NaN) }], layout),
      "engine.bad-number",
    ],
    ["a broken id", day([{ ...player(2), playerId: asId(1.5) }], layout), "engine.bad-number"],
    ["a negative id", day([{ ...player(2), playerId: asId(-1) }], layout), "engine.bad-number"],
    ["an infinite id", day([{ ...player(2), playerId: asId(Number.POSITIVE_INFINITY) }], layout), "engine.bad-number"],
    [
      "an eligible slot that is no number",
      day([player(1, { eligibleSlots: [11, Number.NaN] })], layout),
      "engine.bad-number",
    ],
    ["a broken eligible slot", day([player(1, { eligibleSlots: [0.5] })], layout), "engine.bad-number"],
    ["the same player twice", day([player(1), player(1)], layout), "engine.duplicate-player"],
    ["a negative count", day([player(1)], { 11: -1 }), "engine.bad-number"],
    ["a broken count", day([player(1)], { 11: 1.5 }), "engine.bad-number"],
    ["a slot that ESPN does not have", day([player(1)], { 42: 1 }), "engine.unknown-slot"],
    ["a slot without a number", day([player(1)], { UT: 1 }), "engine.unknown-slot"],
    ["a current slot that ESPN does not have", day([player(1, { currentSlot: 77 })], layout), "engine.unknown-slot"],
    ["32 places", day([player(1)], { 11: 32 }), "engine.too-many-slots"],
    ["a huge count", day([player(1)], { 11: 1e12 }), "engine.too-many-slots"],
    [
      "a lock in a slot of no places",
      day([player(1, { isLocked: true, currentSlot: 0 })], layout),
      "engine.overfull-slot",
    ],
    ["a negative cap", day([player(1)], layout, -1), "engine.bad-number"],
    ["a cap that is no number", day([player(1)], layout, Number.NaN), "engine.bad-number"],
  ])("%s is a fault", (_what, problem, code) => {
    expect(bestLineup(problem)).toMatchObject({ ok: false, error: { code } });
    expect(bestTotal(problem)).toMatchObject({ ok: false, error: { code } });
  });

  test("the fault of an id names where it stands", () => {
    const problem = day([player(1), { ...player(2), playerId: asId(Number.NaN) }], layout);
    expect(bestLineup(problem)).toMatchObject({ error: { detail: "playerId of players[1]" } });
  });

  test("a player may be eligible for slots that ESPN does not have", () => {
    expect(lineupOf(day([player(1, { eligibleSlots: [-4, 11, 99] })], layout)).starters).toEqual([1]);
  });

  test("bench, IR and unused unknown slots in the layout are no places", () => {
    expect(lineupOf(day([player(1), player(2)], { 11: 1, 12: 5, 13: 2, 40: 0 })).starters).toEqual([1]);
  });

  test("31 places hold 31 players", () => {
    const players = Array.from({ length: 33 }, (_, index) => player(index + 1));
    expect(lineupOf(day(players, { 11: 20, 8: 11 })).total).toBe(310);
  });
});
