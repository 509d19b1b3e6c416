import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bruteCapped, bruteTotal, slotsForPositions } from "../../../test/engine-oracle";
import { playerId } from "../ids";
import type { LineupDay } from "../lineup/day";
import type { Outcome } from "../lineup/fault";
import { type Move, type MoveTable, valueMoves } from "./move-table";
import type { FreeAgent, MoveProblem, RosterPlayer, WeekPlayer } from "./problem";

const BENCH = 12;
const GUARD = 1;
const CENTRE = 5;

const week = (id: number, values: readonly number[], positions = 31): WeekPlayer => ({
  playerId: playerId.parse(id),
  eligibleSlots: slotsForPositions(positions),
  defaultPositionId: GUARD,
  values,
});

const mine = (id: number, values: readonly number[], change: Partial<RosterPlayer> = {}): RosterPlayer => ({
  ...week(id, values),
  isDroppable: true,
  isLockedToday: false,
  isIrEligible: false,
  ...change,
});

const free = (id: number, values: readonly number[], change: Partial<FreeAgent> = {}): FreeAgent => ({
  ...week(id, values),
  availableFromDay: 0,
  ...change,
});

const problem = (
  roster: readonly RosterPlayer[],
  freeAgents: readonly FreeAgent[],
  change: Partial<MoveProblem> = {},
) => ({
  dayCount: roster[0]?.values.length ?? freeAgents[0]?.values.length ?? 1,
  slotCounts: { 11: 2 },
  rosterSize: roster.length,
  irSlotsOpen: 0,
  positionLimits: {},
  maxStarts: null,
  addsLeft: 1,
  roster,
  freeAgents,
  ...change,
});

function tableOf(asked: MoveProblem): MoveTable {
  return must(valueMoves(asked));
}

function must<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.error.code} ${outcome.error.detail}`);
  return outcome.value;
}

const short = ({ place, add, day }: Move) => `${place.by === "open-place" ? "-" : place.playerId}>${add}@${day}`;
const legal = (asked: MoveProblem): string[] => [...tableOf(asked).moves()].map(short);

/** The week with a move made, each day solved by trying every set of starters. */
function solvedAgain(asked: MoveProblem, move: Move | null): number {
  const days = Array.from({ length: asked.dayCount }, (_, day): LineupDay => {
    const isOn = move !== null && day >= move.day;
    const leaver = isOn && move.place.by !== "open-place" ? move.place.playerId : null;
    const stay = asked.roster.filter((player) => player.playerId !== leaver);
    const joined = asked.freeAgents.filter((player) => isOn && player.playerId === move.add);
    return {
      slotCounts: asked.slotCounts,
      maxStarts: null,
      players: [...stay, ...joined].map((player: WeekPlayer & { lockedSlot?: number | undefined }) => ({
        playerId: player.playerId,
        eligibleSlots: player.eligibleSlots,
        value: player.values[day] ?? 0,
        hasGame: player.values[day] !== 0,
        currentSlot: day === 0 ? (player.lockedSlot ?? BENCH) : BENCH,
        isLocked: day === 0 && player.lockedSlot !== undefined,
        tipOffAtMs: null,
      })),
    };
  });
  if (asked.maxStarts !== null) return bruteCapped(days, asked.maxStarts, "hard");
  return days.reduce((sum, day) => sum + bruteTotal(day), 0);
}

const dayValue = fc.oneof(
  fc.constant(0),
  fc.constantFrom(10, 20),
  fc.integer({ min: -500, max: 5_000 }).map((cents) => cents / 100),
);

/** Small weeks over all kinds of slots and rules; a lock today may hold a man in UTIL or on the bench. */
function anyWeek(
  dayCount: number,
  isOrdinary: boolean,
  maxStarts: fc.Arbitrary<number | null>,
): fc.Arbitrary<MoveProblem> {
  const eligibility = isOrdinary
    ? fc.integer({ min: 0, max: 31 }).map(slotsForPositions)
    : fc.subarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  const base = (id: number) => ({
    playerId: fc.constant(playerId.parse(id)),
    eligibleSlots: eligibility,
    defaultPositionId: fc.integer({ min: 1, max: 5 }),
    values: fc.array(dayValue, { minLength: dayCount, maxLength: dayCount }),
  });
  const rosterPlayer = (id: number, canHold: boolean) =>
    fc
      .record({
        ...base(id),
        isDroppable: fc.integer({ min: 0, max: 3 }).map((roll) => roll > 0),
        isLockedToday: fc.boolean(),
        isIrEligible: fc.boolean(),
        lockedSlot: fc.constantFrom(undefined, BENCH, canHold ? 11 : BENCH),
      })
      .map((player) => ({ ...player, lockedSlot: player.isLockedToday ? player.lockedSlot : undefined }));
  const freeAgent = (id: number) => fc.record({ ...base(id), availableFromDay: fc.integer({ min: 0, max: dayCount }) });
  return fc.record({
    dayCount: fc.constant(dayCount),
    slotCounts: fc
      .array(fc.integer({ min: 0, max: 1 }), { minLength: 11, maxLength: 11 })
      .map((counts) => Object.fromEntries([...counts, 1].entries())),
    rosterSize: fc.integer({ min: 4, max: 7 }),
    irSlotsOpen: fc.integer({ min: 0, max: 1 }),
    positionLimits: fc.constantFrom<Record<string, number>>({}, { 1: 1, 5: 2 }),
    maxStarts,
    addsLeft: fc.constant(1),
    roster: fc
      .integer({ min: 0, max: 5 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, id) => rosterPlayer(id + 1, id === 0)))),
    freeAgents: fc.tuple(freeAgent(101), freeAgent(102), freeAgent(103)),
  });
}

function expectExact(asked: MoveProblem): void {
  const table = tableOf(asked);
  const base = solvedAgain(asked, null);
  expect(table.baseTotal).toBeCloseTo(base, 6);
  let most = Number.NEGATIVE_INFINITY;
  for (const move of table.moves()) {
    expect(move.delta).toBeCloseTo(solvedAgain(asked, move) - base, 6);
    most = Math.max(most, move.delta);
  }
  expect(table.best()?.delta ?? Number.NEGATIVE_INFINITY).toBeCloseTo(most, 6);
}

describe("the value of a move", () => {
  test.each([
    ["ordinary", true],
    ["any", false],
  ])("is that of solving the week again, with %s eligibility", (_what, isOrdinary) => {
    fc.assert(fc.property(anyWeek(3, isOrdinary, fc.constant(null)), expectExact), { numRuns: 150 });
  });

  test("is that of solving the week again, under a cap on starts", () => {
    fc.assert(fc.property(anyWeek(2, false, fc.integer({ min: 0, max: 5 })), expectExact), { numRuns: 60 });
  });

  test("does not depend on the order of players", () => {
    fc.assert(
      fc.property(anyWeek(3, true, fc.constant(null)), (asked) => {
        const turned = { ...asked, roster: asked.roster.toReversed(), freeAgents: asked.freeAgents.toReversed() };
        expect([...tableOf(turned).moves()]).toEqual([...tableOf(asked).moves()]);
        expect(tableOf(turned).best()).toEqual(tableOf(asked).best());
      }),
      { numRuns: 100 },
    );
  });

  test("of a man without games is never above that of nobody leaving, which is 0", () => {
    fc.assert(
      fc.property(anyWeek(3, true, fc.constant(null)), (asked) => {
        const idle = { ...asked, freeAgents: [free(500, [0, 0, 0])] };
        for (const { delta } of tableOf(idle).moves()) expect(delta).toBeLessThanOrEqual(1e-9);
      }),
      { numRuns: 100 },
    );
  });

  // A fourth game on a night when both places are better filled is worth nothing.
  test("is not games times average", () => {
    const roster = [mine(1, [30, 30]), mine(2, [30, 0], { isDroppable: false }), mine(3, [0, 0])];
    const best = tableOf(problem(roster, [free(9, [25, 25])])).best();
    expect(best).toMatchObject({ place: { by: "drop", playerId: 3 }, add: 9, day: 0, delta: 25 });
  });
});

describe("which moves are legal", () => {
  test("nobody locked today leaves before tomorrow, and nobody joins before he is available", () => {
    const roster = [mine(1, [1, 1, 1], { isLockedToday: true }), mine(2, [1, 1, 1])];
    const agents = [free(8, [2, 2, 2]), free(9, [2, 2, 2], { availableFromDay: 2 })];
    expect(legal(problem(roster, agents))).toEqual(["1>8@1", "1>8@2", "1>9@2", "2>8@0", "2>8@1", "2>8@2", "2>9@2"]);
  });

  test("an undroppable man leaves only to IR, when he may and a place is open there", () => {
    const roster = [mine(1, [5], { isDroppable: false, isIrEligible: true }), mine(2, [5], { isDroppable: false })];
    expect(legal(problem(roster, [free(9, [9])]))).toEqual([]);
    expect(tableOf(problem(roster, [free(9, [9])], { irSlotsOpen: 1 })).best()).toEqual({
      place: { by: "ir-stash", playerId: 1 },
      add: 9,
      day: 0,
      delta: 4,
    });
  });

  test("an open place needs no drop", () => {
    const table = tableOf(problem([mine(1, [5])], [free(9, [9])], { rosterSize: 2 }));
    expect(table.best()).toEqual({ place: { by: "open-place" }, add: playerId.parse(9), day: 0, delta: 9 });
    expect(table.deltaOf(null, playerId.parse(9), 0)).toBe(9);
    expect(table.deltaOf(playerId.parse(1), playerId.parse(9), 0)).toBe(4);
  });

  test("position limits count those in IR, and a stashed man still counts", () => {
    const centre = { defaultPositionId: CENTRE };
    const roster = [mine(1, [5], { ...centre, isIrEligible: true }), mine(2, [5])];
    const limited = problem(roster, [free(9, [9], centre)], { positionLimits: { 5: 1 }, irSlotsOpen: 1 });
    expect(legal(limited)).toEqual(["1>9@0"]);
    expect([...tableOf(limited).moves()][0]?.place.by).toBe("drop");
    expect(legal({ ...limited, positionsInIr: [CENTRE] })).toEqual([]);
    expect(legal({ ...limited, positionLimits: { 5: null } })).toHaveLength(3);
  });

  test("without adds left, or with a roster over its size, nothing is", () => {
    const asked = problem([mine(1, [5])], [free(9, [9])]);
    expect(tableOf({ ...asked, addsLeft: 0 }).best()).toBeNull();
    expect(tableOf({ ...asked, addsLeft: 0.8 }).best()).toBeNull();
    expect(tableOf({ ...asked, rosterSize: 0 }).best()).toBeNull();
    expect(tableOf({ ...asked, addsLeft: Number.POSITIVE_INFINITY }).best()?.delta).toBe(4);
    expect(tableOf({ ...asked, rosterSize: 0 }).baseTotal).toBe(5);
  });

  test("equal moves: an open place before a stash before a drop, then the lower ids, then the earlier day", () => {
    const roster = [mine(2, [0, 0]), mine(1, [0, 0], { isIrEligible: true })];
    const agents = [free(9, [0, 9]), free(8, [0, 9])];
    const asked = problem(roster, agents, { rosterSize: 3, irSlotsOpen: 1 });
    const first = (change: Partial<MoveProblem>) => tableOf({ ...asked, ...change }).best();
    expect(first({})).toMatchObject({ place: { by: "open-place" }, add: 8, day: 0 });
    expect(first({ rosterSize: 2 })).toMatchObject({ place: { by: "ir-stash", playerId: 1 }, add: 8, day: 0 });
    expect(first({ rosterSize: 2, irSlotsOpen: 0 })).toMatchObject({ place: { by: "drop", playerId: 1 }, add: 8 });
  });

  test("what is not legal has no value", () => {
    const table = tableOf(problem([mine(1, [5, 5], { isLockedToday: true })], [free(9, [9, 9])]));
    const [one, nine] = [playerId.parse(1), playerId.parse(9)];
    expect(table.deltaOf(one, nine, 0)).toBeNull();
    expect(table.deltaOf(one, nine, 2)).toBeNull();
    expect(table.deltaOf(one, nine, 0.5)).toBeNull();
    expect(table.deltaOf(null, nine, 1)).toBeNull();
    expect(table.deltaOf(one, one, 1)).toBeNull();
    expect(table.deltaOf(one, nine, 1)).toBe(4);
  });
});

describe("bad input", () => {
  const fine = problem([mine(1, [5])], [free(9, [9])]);
  test.each([
    ["an empty week", { dayCount: 0, roster: [], freeAgents: [] }, "engine.bad-week"],
    ["values of another number of days", { dayCount: 2 }, "engine.bad-week"],
    ["a value that is no number", { roster: [mine(1, [Number.NaN])] }, "engine.bad-number"],
    ["an infinite value", { freeAgents: [free(9, [Number.NEGATIVE_INFINITY])] }, "engine.bad-number"],
    ["a player on both lists", { freeAgents: [free(1, [9])] }, "engine.duplicate-player"],
    ["a slot that ESPN does not have", { slotCounts: { 99: 1 } }, "engine.unknown-slot"],
    ["a negative count", { slotCounts: { 11: -1 } }, "engine.bad-number"],
    ["a negative roster size", { rosterSize: -1 }, "engine.bad-number"],
    ["negative IR places", { irSlotsOpen: -1 }, "engine.bad-number"],
    ["negative adds", { addsLeft: -1 }, "engine.bad-number"],
    ["adds that are no number", { addsLeft: Number.NaN }, "engine.bad-number"],
    ["a negative limit", { positionLimits: { 1: -1 } }, "engine.bad-number"],
    ["a cap that is no count", { maxStarts: 1.5 }, "engine.bad-number"],
    ["a negative first day", { freeAgents: [free(9, [9], { availableFromDay: -1 })] }, "engine.bad-number"],
    ["a lock that is none", { roster: [mine(1, [5], { lockedSlot: 11 })] }, "engine.bad-week"],
    ["a lock nowhere", { roster: [mine(1, [5], { isLockedToday: true, lockedSlot: 50 })] }, "engine.unknown-slot"],
    [
      "a lock without a place",
      { roster: [mine(1, [5], { isLockedToday: true, lockedSlot: 0 })] },
      "engine.overfull-slot",
    ],
  ])("%s is a fault", (_what, change, code) => {
    expect(valueMoves({ ...fine, ...change })).toMatchObject({ ok: false, error: { code } });
  });
});
