/** What moves are worth, against lineups found by trying every set and against the exhaustive search. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bruteCapped, bruteTotal, slotsForPositions } from "#test/oracles/engine-oracle";
import { playerId } from "../ids";
import type { LineupDay } from "../lineup/day";
import { exhaustiveWorthOf, whatIsIllegal } from "../plan/reference-plan";
import { leagueWeek, tinyReturn, tinyWeek } from "../plan/sample-weeks";
import { readWeek } from "../week/open-week";
import { keepAll, weekTotal } from "../week/ownership";
import type { Week, WeekPlayer } from "../week/week";
import { BENCH, free, mine, must, problem, tableOf } from "./hand-made-weeks";
import type { Move } from "./move-table";

/** The week with a move made, each day solved by trying every set of starters. Of weeks without players in IR. */
function solvedAgain(request: Week, move: Move | null): number {
  const days = Array.from({ length: request.dayCount }, (_, day): LineupDay => {
    const isOn = move !== null && day >= move.day;
    const droppedPlayer = isOn && move.slot.by !== "open-place" ? move.slot.playerId : null;
    const stay = request.roster.filter((player) => player.playerId !== droppedPlayer);
    const joined = request.freeAgents.filter((player) => isOn && player.playerId === move.add);
    return {
      slotCounts: request.slotCounts,
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
  if (request.gamesCap !== null) return bruteCapped(days, request.gamesCap);
  return days.reduce((sum, day) => sum + bruteTotal(day), 0);
}

/** Expects of each legal move what the exhaustive search finds. @returns how many moves there are */
function comparedWithExhaustive(request: Week): number {
  const before = exhaustiveWorthOf(request, []);
  const moves = [...tableOf(request).moves()];
  for (const { slot, add, day, delta } of moves) {
    const drop = slot.by === "drop" ? slot.playerId : null;
    expect(delta).toBeCloseTo(exhaustiveWorthOf(request, [{ day, drop, add }]) - before, 6);
  }
  return moves.length;
}

const dayValue = fc.oneof(
  fc.constant(0),
  fc.constantFrom(10, 20),
  fc.integer({ min: -500, max: 5_000 }).map((cents) => cents / 100),
);

/** Small weeks over all kinds of slots and rules; a lock today may hold a player in UTIL or on the bench. */
function anyWeek(dayCount: number, isTypical: boolean, gamesCap: fc.Arbitrary<number | null>): fc.Arbitrary<Week> {
  const eligibility = isTypical
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

const afterOf = (request: Week, id: number): number =>
  [...request.roster, ...request.freeAgents].find((player) => player.playerId === id)?.valueAfter ?? 0;

function expectExact(request: Week): void {
  const table = tableOf(request);
  const base = solvedAgain(request, null);
  expect(table.baseTotal).toBeCloseTo(base, 6);
  let max = Number.NEGATIVE_INFINITY;
  for (const move of table.moves()) {
    expect(move.weekDelta).toBeCloseTo(solvedAgain(request, move) - base, 6);
    expect(move.deltaAfter).toBe(
      afterOf(request, move.add) - (move.slot.by === "drop" ? afterOf(request, move.slot.playerId) : 0),
    );
    expect(move.delta).toBeCloseTo(move.weekDelta + move.deltaAfter - (request.addPrice ?? 0), 9);
    max = Math.max(max, move.delta);
  }
  expect(table.best()?.delta ?? Number.NEGATIVE_INFINITY).toBeCloseTo(max, 6);
}

const anySeed = fc.integer({ min: 0, max: 1_000_000 });

/** The week with the first players in IR, where they may not stay. */
function stuckWeek(week: Week, { undroppable }: { undroppable: number }): Week {
  const roster = week.roster.map((player, index) => {
    const { lockedSlot, ...rest } = player;
    if (index < undroppable) return { ...rest, isInIr: true, isIrEligible: false };
    return lockedSlot === 13 ? rest : { ...player, isInIr: false };
  });
  return { ...week, irSlots: Math.max(week.irSlots, undroppable), roster };
}

describe("the value of a move", () => {
  test.each([
    ["ordinary", true],
    ["any", false],
  ])("is that of solving the week again, with %s eligibility", (_what, isTypical) => {
    fc.assert(fc.property(anyWeek(3, isTypical, fc.constant(null)), expectExact), { numRuns: 150 });
  });

  test("is that of solving the week again, under a cap on starts", () => {
    const cap = fc.integer({ min: 0, max: 5 });
    fc.assert(fc.property(anyWeek(2, false, cap), expectExact), { numRuns: 60 });
  });

  // Whoever must sit in IR is chosen again every day, so the sample weeks with IR are solved by the plan's own values.
  test.each([
    ["IR, locks and caps", tinyWeek],
    ["players who are back within them", tinyReturn],
  ])("is that of owning the players with it and without it, in weeks with %s", (_what, draw) => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const request = draw(seed);
        const open = must(readWeek(request));
        const table = tableOf(request);
        expect(table.baseTotal).toBeCloseTo(weekTotal(open, keepAll(open)), 6);
        for (const move of table.moves()) {
          const dropped = move.slot.by === "drop" ? move.slot.playerId : null;
          const owned = keepAll(open).map((one) =>
            one.player.playerId === dropped ? { ...one, untilDay: move.day } : one,
          );
          const joined = open.freeAgents
            .filter(({ playerId: id }) => id === move.add)
            .map((player) => ({ player, fromDay: move.day, untilDay: open.days }));
          expect(move.weekDelta).toBeCloseTo(weekTotal(open, [...owned, ...joined]) - table.baseTotal, 6);
        }
        const drops = [null, ...request.roster.map(({ playerId: id }) => id)];
        for (const drop of drops) {
          for (const { playerId: add } of request.freeAgents) {
            for (let day = 0; day < request.dayCount; day++) {
              const isLegal = whatIsIllegal(request, [{ day, drop, add }]).length === 0;
              expect(table.deltaOf(drop, add, day) !== null, `day ${day}, -${drop} +${add} of ${seed}`).toBe(isLegal);
            }
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  // The exhaustive search tries every day on which each player leaves IR, and shares no step with the engine.
  test("is that of the exhaustive search, in weeks with players in IR who may not stay", () => {
    let compared = 0;
    fc.assert(
      fc.property(anySeed, fc.integer({ min: 1, max: 2 }), (seed, undroppable) => {
        compared += comparedWithExhaustive(stuckWeek(tinyWeek(seed), { undroppable }));
      }),
      { numRuns: 150 },
    );
    expect(compared).toBeGreaterThan(100);
  });

  test("is that of the exhaustive search, in weeks with players who are back within them", () => {
    let compared = 0;
    fc.assert(
      fc.property(anySeed, (seed) => {
        compared += comparedWithExhaustive(tinyReturn(seed));
      }),
      { numRuns: 150 },
    );
    expect(compared).toBeGreaterThan(100);
  });

  // Every way to choose the days on which three players leave IR is 3,375 ways for each of some 11,000 moves.
  test("is found at once with three players in IR who may not stay, a fortnight and 60 free agents", () => {
    const request = stuckWeek(leagueWeek(3, { freeAgents: 60, maxMoves: 4, days: 14 }), { undroppable: 3 });
    const open = must(readWeek(request));
    const table = tableOf(request);
    let seen = 0;
    for (const move of table.moves()) {
      // Each value in a hundred is solved again by itself.
      if (seen++ % 100 !== 0) continue;
      const dropped = move.slot.by === "drop" ? move.slot.playerId : null;
      const stay = keepAll(open).map((one) => (one.player.playerId === dropped ? { ...one, untilDay: move.day } : one));
      const joined = open.freeAgents
        .filter(({ playerId: id }) => id === move.add)
        .map((player) => ({ player, fromDay: move.day, untilDay: open.days }));
      expect(move.weekDelta).toBeCloseTo(weekTotal(open, [...stay, ...joined]) - table.baseTotal, 6);
    }
    expect(seen).toBeGreaterThan(1_000);
    expect(table.best()?.delta).toBe(Math.max(...[...table.moves()].map(({ delta }) => delta)));
  });

  test("does not depend on the order of players", () => {
    fc.assert(
      fc.property(anyWeek(3, true, fc.constant(null)), (request) => {
        const turned = { ...request, roster: request.roster.toReversed(), freeAgents: request.freeAgents.toReversed() };
        expect([...tableOf(turned).moves()]).toEqual([...tableOf(request).moves()]);
        expect(tableOf(turned).best()).toEqual(tableOf(request).best());
      }),
      { numRuns: 100 },
    );
  });

  test("of a player without games is never above that of nobody leaving, which is 0", () => {
    fc.assert(
      fc.property(anyWeek(3, true, fc.constant(null)), (request) => {
        const idle = { ...request, freeAgents: [free(500, [0, 0, 0])] };
        for (const { weekDelta } of tableOf(idle).moves()) expect(weekDelta).toBeLessThanOrEqual(1e-9);
      }),
      { numRuns: 100 },
    );
  });

  // A fourth game on a night when both places are better filled is worth nothing.
  test("is not games times average", () => {
    const roster = [mine(1, [30, 30]), mine(2, [30, 0], { isDroppable: false }), mine(3, [0, 0])];
    const best = tableOf(problem(roster, [free(9, [25, 25])])).best();
    expect(best).toMatchObject({ slot: { by: "drop", playerId: 3 }, add: 9, day: 0, delta: 25 });
  });
});
