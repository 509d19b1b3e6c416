/** A week with settled moves is the week in which they are made: checked against valuing all moves together. */
import { describe, expect, it } from "vitest";
import { playerId } from "../ids";
import { free, mine, problem } from "../moves/hand-made-weeks";
import { valueMoves } from "../moves/move-table";
import type { PlannedMove } from "../plan/dated-plan";
import { worthOfMoves } from "../plan/moves-value";
import { tinyWeek } from "../plan/sample-weeks";
import { withMovesMade } from "./moves-made";
import type { Week } from "./week";

const SEEDS = 400;

const sumOf = (week: Week, moves: readonly PlannedMove[]): number | null => {
  const value = worthOfMoves(week, moves);
  return value.ok ? value.value.weekTotal + value.value.after : null;
};

function legalMoves(week: Week): PlannedMove[] {
  const table = valueMoves(week);
  if (!table.ok) throw new Error(table.error.code);
  return [...table.value.moves()].map(({ slot, add, day }) => ({
    day,
    add,
    drop: slot.by === "drop" ? slot.playerId : null,
  }));
}

const settled = (week: Week, { day, drop, add }: PlannedMove) =>
  withMovesMade(week, [
    { day, leaves: drop, isAdded: week.freeAgents.find(({ playerId }) => playerId === add) ?? null },
  ]);

/** Every week with every one of its legal swaps settled, at most `most` of a week. */
function* settledWeeks(max: number) {
  for (let seed = 1; seed <= SEEDS; seed++) {
    // Without IR places: there the folded week is exact, elsewhere it is no better than what can be done.
    const week: Week = { ...tinyWeek(seed), irSlots: 0, gamesCap: null, roster: tinyWeek(seed).roster.map(healthy) };
    for (const first of legalMoves(week)
      .filter(({ drop }) => drop !== null)
      .slice(0, max)) {
      yield { seed, week, first, normalized: settled(week, first) };
    }
  }
}

const healthy = ({ lockedSlot: _, ...player }: Week["roster"][number]) => ({
  ...player,
  isIrEligible: false,
  isInIr: false,
});

describe("a week in which moves are settled", () => {
  it("is worth what the moves are worth, and any further move what both are together", () => {
    let checked = 0;
    for (const { seed, week, first, normalized } of settledWeeks(6)) {
      const alone = sumOf(week, [first]);
      expect(sumOf(normalized, []), `seed ${seed}`).toBeCloseTo(alone ?? Number.NaN, 6);
      for (const next of legalMoves(normalized).slice(0, 12)) {
        expect(sumOf(normalized, [next]), `seed ${seed}`).toBeCloseTo(sumOf(week, [first, next]) ?? Number.NaN, 6);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(500);
  });

  it("moves neither who comes nor who goes again", () => {
    for (const { first, normalized } of settledWeeks(6)) {
      for (const { drop, add } of legalMoves(normalized)) {
        expect([first.drop, first.add]).not.toContain(drop);
        expect([first.drop, first.add]).not.toContain(add);
      }
    }
  });

  // A roster of two: X leaves IR on day 1, and Y fits only because G, who is out, then rests where X was.
  it("frees the IR place of who leaves from there", () => {
    const person = (id: number, values: readonly number[]) => ({
      playerId: playerId.parse(id),
      eligibleSlots: [11, 12, 13],
      defaultPositionId: 1,
      values,
      isDroppable: true,
      isLockedToday: false,
    });
    const healthyOne = { isIrEligible: false, isInIr: false };
    const out = { isIrEligible: true };
    const week: Week = {
      dayCount: 2,
      slotCounts: { "11": 2, "13": 1 },
      rosterSize: 2,
      irSlots: 1,
      positionLimits: {},
      gamesCap: null,
      addsLeft: 2,
      roster: [
        { ...person(1, [10, 10]), ...healthyOne },
        { ...person(2, [0, 0]), ...out, isInIr: false },
        { ...person(3, [0, 0]), ...out, isInIr: true },
      ],
      freeAgents: [
        { ...person(4, [5, 7]), availableFromDay: 0 },
        { ...person(5, [20, 20]), availableFromDay: 0 },
      ],
    };
    const normalized = settled(week, { day: 1, drop: playerId.parse(3), add: playerId.parse(4) });
    // By hand: 10 on the first day, 10 and 7 on the second.
    expect(sumOf(normalized, [])).toBe(27);
    // The better free agent for the first player: 20 today, 20 and 7 tomorrow.
    expect(sumOf(normalized, [{ day: 0, drop: playerId.parse(1), add: playerId.parse(5) }])).toBe(47);
    // Without the one who is out nobody could rest in IR, and one too many would be left.
    expect(sumOf(normalized, [{ day: 0, drop: playerId.parse(2), add: playerId.parse(5) }])).toBeNull();
  });

  // Two starters: the one in IR is back on day 1 and needs the spot of the other who is dropped then.
  it("lets a player leave IR for the spot of a settled drop, and others come after him", () => {
    const back = mine(1, [0, 30, 0, 30], { isIrEligible: true, irRightEnds: 1, isInIr: true });
    const roster = [back, mine(2, [10, 10, 10, 10]), mine(3, [4, 4, 4, 4])];
    const agents = [free(9, [0, 0, 25, 0])];
    const week = problem(roster, agents, { rosterSize: 2, irSlots: 1 });
    const normalized = settled(week, { day: 1, drop: playerId.parse(3), add: null });
    expect(sumOf(normalized, [])).toBe(104);
    const next = { day: 2, drop: playerId.parse(2), add: playerId.parse(9) };
    expect(sumOf(normalized, [next])).toBe(109);
    expect(legalMoves(normalized)).toContainEqual(next);
    expect(sumOf(normalized, [{ ...next, drop: null }])).toBeNull();
  });

  it("without moves is the same week", () => {
    const week = tinyWeek(1);
    expect(withMovesMade(week, [])).toBe(week);
  });
});
