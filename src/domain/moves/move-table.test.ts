import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bruteCapped, bruteTotal, slotsForPositions } from "../../../test/engine-oracle";
import { playerId } from "../ids";
import type { LineupDay } from "../lineup/day";
import type { Outcome } from "../lineup/fault";
import { whatIsIllegal } from "../plan/reference-plan";
import { tinyWeek } from "../plan/sample-weeks";
import { readWeek } from "../week/open-week";
import { keepAll, weekTotal } from "../week/ownership";
import type { FreeAgent, GamesCap, RosterPlayer, Week, WeekPlayer } from "../week/week";
import { type Move, type MoveTable, valueMoves } from "./move-table";

const BENCH = 12;
const GUARD = 1;
const CENTRE = 5;

const anyone = (id: number, values: readonly number[], positions = 31): WeekPlayer => ({
  playerId: playerId.parse(id),
  eligibleSlots: slotsForPositions(positions),
  defaultPositionId: GUARD,
  values,
  isDroppable: true,
  isLockedToday: false,
});

const mine = (id: number, values: readonly number[], change: Partial<RosterPlayer> = {}): RosterPlayer => ({
  ...anyone(id, values),
  isIrEligible: false,
  ...change,
});

const free = (id: number, values: readonly number[], change: Partial<FreeAgent> = {}): FreeAgent => ({
  ...anyone(id, values),
  availableFromDay: 0,
  ...change,
});

const problem = (
  roster: readonly RosterPlayer[],
  freeAgents: readonly FreeAgent[],
  change: Partial<Week> = {},
): Week => ({
  dayCount: roster[0]?.values.length ?? freeAgents[0]?.values.length ?? 1,
  slotCounts: { 11: 2 },
  rosterSize: roster.length,
  irSlots: 0,
  positionLimits: {},
  gamesCap: null,
  addsLeft: 1,
  roster,
  freeAgents,
  ...change,
});

function tableOf(asked: Week): MoveTable {
  return must(valueMoves(asked));
}

function must<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.error.code} ${outcome.error.detail}`);
  return outcome.value;
}

const short = ({ place, add, day }: Move) => `${place.by === "open-place" ? "-" : place.playerId}>${add}@${day}`;
const legal = (asked: Week): string[] => [...tableOf(asked).moves()].map(short);

/** The week with a move made, each day solved by trying every set of starters. Of weeks without men in IR. */
function solvedAgain(asked: Week, move: Move | null): number {
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
  if (asked.gamesCap !== null) return bruteCapped(days, asked.gamesCap.games, asked.gamesCap.rule);
  return days.reduce((sum, day) => sum + bruteTotal(day), 0);
}

const dayValue = fc.oneof(
  fc.constant(0),
  fc.constantFrom(10, 20),
  fc.integer({ min: -500, max: 5_000 }).map((cents) => cents / 100),
);

/** Small weeks over all kinds of slots and rules; a lock today may hold a man in UTIL or on the bench. */
function anyWeek(dayCount: number, isOrdinary: boolean, gamesCap: fc.Arbitrary<GamesCap | null>): fc.Arbitrary<Week> {
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
        valueAfter: fc.constantFrom(undefined, 0, 3, 40),
        isIrEligible: fc.constant(false),
        lockedSlot: fc.constantFrom(undefined, BENCH, canHold ? 11 : BENCH),
      })
      .map((player) => ({ ...player, lockedSlot: player.isLockedToday ? player.lockedSlot : undefined }));
  const freeAgent = (id: number) =>
    fc.record({
      ...base(id),
      isDroppable: fc.boolean(),
      isLockedToday: fc.boolean(),
      valueAfter: fc.constantFrom(undefined, 0, 5, 30),
      availableFromDay: fc.integer({ min: 0, max: dayCount }),
    });
  return fc.record({
    dayCount: fc.constant(dayCount),
    slotCounts: fc
      .array(fc.integer({ min: 0, max: 1 }), { minLength: 11, maxLength: 11 })
      .map((counts) => Object.fromEntries([...counts, 1].entries())),
    rosterSize: fc.integer({ min: 4, max: 7 }),
    irSlots: fc.constant(0),
    positionLimits: fc.constantFrom<Record<string, number>>({}, { 1: 1, 5: 2 }),
    gamesCap,
    addsLeft: fc.constantFrom(1, 1.5, 7, Number.POSITIVE_INFINITY),
    addPrice: fc.constantFrom(undefined, 0, 2.5),
    roster: fc
      .integer({ min: 0, max: 5 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, id) => rosterPlayer(id + 1, id === 0)))),
    freeAgents: fc.tuple(freeAgent(101), freeAgent(102), freeAgent(103)),
  });
}

const afterOf = (asked: Week, id: number): number =>
  [...asked.roster, ...asked.freeAgents].find((man) => man.playerId === id)?.valueAfter ?? 0;

function expectExact(asked: Week): void {
  const table = tableOf(asked);
  const base = solvedAgain(asked, null);
  expect(table.baseTotal).toBeCloseTo(base, 6);
  let most = Number.NEGATIVE_INFINITY;
  for (const move of table.moves()) {
    expect(move.weekDelta).toBeCloseTo(solvedAgain(asked, move) - base, 6);
    expect(move.deltaAfter).toBe(
      afterOf(asked, move.add) - (move.place.by === "drop" ? afterOf(asked, move.place.playerId) : 0),
    );
    expect(move.delta).toBeCloseTo(move.weekDelta + move.deltaAfter - (asked.addPrice ?? 0), 9);
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

  test.each(["hard", "soft"] as const)("is that of solving the week again, under a %s cap on starts", (rule) => {
    const cap = fc.integer({ min: 0, max: 5 }).map((games) => ({ games, rule }));
    fc.assert(fc.property(anyWeek(2, false, cap), expectExact), { numRuns: 60 });
  });

  // Whoever must sit in IR is chosen again every day, so the sample weeks with IR are solved by the plan's own values.
  test("is that of owning the men with it and without it, in weeks with IR, locks and every cap", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
        const asked = tinyWeek(seed);
        const open = must(readWeek(asked));
        const table = tableOf(asked);
        expect(table.baseTotal).toBeCloseTo(weekTotal(open, keepAll(open)), 6);
        for (const move of table.moves()) {
          const dropped = move.place.by === "drop" ? move.place.playerId : null;
          const owned = keepAll(open).map((one) =>
            one.player.playerId === dropped ? { ...one, untilDay: move.day } : one,
          );
          const joined = open.freeAgents
            .filter(({ playerId: id }) => id === move.add)
            .map((player) => ({ player, fromDay: move.day, untilDay: open.days }));
          expect(move.weekDelta).toBeCloseTo(weekTotal(open, [...owned, ...joined]) - table.baseTotal, 6);
        }
        const drops = [null, ...asked.roster.map(({ playerId: id }) => id)];
        for (const drop of drops) {
          for (const { playerId: add } of asked.freeAgents) {
            for (let day = 0; day < asked.dayCount; day++) {
              const isLegal = whatIsIllegal(asked, [{ day, drop, add }]).length === 0;
              expect(table.deltaOf(drop, add, day) !== null, `day ${day}, -${drop} +${add} of ${seed}`).toBe(isLegal);
            }
          }
        }
      }),
      { numRuns: 300 },
    );
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
        for (const { weekDelta } of tableOf(idle).moves()) expect(weekDelta).toBeLessThanOrEqual(1e-9);
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
    expect(tableOf(problem(roster, [free(9, [9])], { irSlots: 1 })).best()).toEqual({
      place: { by: "ir-stash", playerId: 1 },
      add: 9,
      day: 0,
      delta: 4,
      weekDelta: 4,
      deltaAfter: 0,
    });
  });

  test("an open place needs no drop", () => {
    const table = tableOf(problem([mine(1, [5])], [free(9, [9])], { rosterSize: 2 }));
    expect(table.best()).toMatchObject({ place: { by: "open-place" }, add: 9, day: 0, delta: 9 });
    expect(table.deltaOf(null, playerId.parse(9), 0)).toBe(9);
    expect(table.deltaOf(playerId.parse(1), playerId.parse(9), 0)).toBe(4);
  });

  test("position limits count those in IR, and a stashed man still counts", () => {
    const centre = { defaultPositionId: CENTRE };
    const roster = [mine(1, [5], { ...centre, isIrEligible: true }), mine(2, [5])];
    const limited = problem(roster, [free(9, [9], centre)], { positionLimits: { 5: 1 }, irSlots: 1 });
    expect(legal(limited)).toEqual(["1>9@0"]);
    expect([...tableOf(limited).moves()][0]?.place.by).toBe("drop");
    const rested = roster.map((man) => ({ ...man, isInIr: man.isIrEligible }));
    expect(legal({ ...limited, roster: rested })).toEqual(["1>9@0"]);
    expect(legal({ ...limited, positionLimits: { 5: null } })).toHaveLength(3);
  });

  test("a man in IR who may not stay there blocks adds until there is room for him", () => {
    const roster = [mine(1, [5]), mine(2, [7], { isInIr: true })];
    const asked = problem(roster, [free(9, [9])], { rosterSize: 1, irSlots: 1 });
    // He sits: only one of the two active places of the lineup is used, and one for one leaves too many.
    expect(tableOf(asked).baseTotal).toBe(5);
    expect(legal(asked)).toEqual([]);
    expect(legal({ ...asked, rosterSize: 2 })).toEqual(["1>9@0", "2>9@0"]);
    expect(tableOf({ ...asked, rosterSize: 2 }).baseTotal).toBe(12);
    const healthy = roster.map((man) => ({ ...man, isIrEligible: man.isInIr === true }));
    expect(legal({ ...asked, roster: healthy })).toEqual(["1>9@0"]);
  });

  test("a man who must sit in IR once the idle one there is dropped is lost to the lineup", () => {
    const hurt = { isIrEligible: true };
    const roster = [mine(1, [0], hurt), mine(2, [7], hurt), mine(3, [5])];
    const table = tableOf(problem(roster, [free(9, [6])], { slotCounts: { 11: 3 }, rosterSize: 2, irSlots: 1 }));
    expect(table.baseTotal).toBe(12);
    // 5 and 6 start, 7 rests, where 7 and 5 started.
    expect(table.deltaOf(playerId.parse(1), playerId.parse(9), 0)).toBe(-1);
  });

  test("a team too large only because of today's lock can add tomorrow", () => {
    const roster = [mine(1, [0, 0], { isIrEligible: true, isLockedToday: true, lockedSlot: BENCH }), mine(2, [5, 5])];
    const asked = problem(roster, [free(9, [9, 9])], { rosterSize: 1, irSlots: 1 });
    expect(legal(asked)).toEqual(["2>9@1"]);
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
    const asked = problem(roster, agents, { rosterSize: 3, irSlots: 1 });
    const first = (change: Partial<Week>) => tableOf({ ...asked, ...change }).best();
    expect(first({})).toMatchObject({ place: { by: "open-place" }, add: 8, day: 0 });
    expect(first({ rosterSize: 2 })).toMatchObject({ place: { by: "ir-stash", playerId: 1 }, add: 8, day: 0 });
    expect(first({ rosterSize: 2, irSlots: 0 })).toMatchObject({ place: { by: "drop", playerId: 1 }, add: 8 });
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
    ["negative IR places", { irSlots: -1 }, "engine.bad-number"],
    ["negative adds", { addsLeft: -1 }, "engine.bad-number"],
    ["adds that are no number", { addsLeft: Number.NaN }, "engine.bad-number"],
    ["a negative limit", { positionLimits: { 1: -1 } }, "engine.bad-number"],
    ["a cap that is no count", { gamesCap: { games: 1.5, rule: "hard" as const } }, "engine.bad-number"],
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
