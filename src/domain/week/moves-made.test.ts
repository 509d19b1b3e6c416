/** A week with settled moves is the week in which they are made: checked against valuing all moves together. */
import { describe, expect, it } from "vitest";
import { valueMoves } from "../moves/move-table";
import type { PlannedMove } from "../plan/dated-plan";
import { worthOfMoves } from "../plan/moves-worth";
import { tinyWeek } from "../plan/sample-weeks";
import { withMovesMade } from "./moves-made";
import type { Week } from "./week";

const SEEDS = 400;

const sumOf = (week: Week, moves: readonly PlannedMove[]): number | null => {
  const worth = worthOfMoves(week, moves);
  return worth.ok ? worth.value.weekTotal + worth.value.after : null;
};

function legalMoves(week: Week): PlannedMove[] {
  const table = valueMoves(week);
  if (!table.ok) throw new Error(table.error.code);
  return [...table.value.moves()].map(({ place, add, day }) => ({
    day,
    add,
    drop: place.by === "drop" ? place.playerId : null,
  }));
}

const settled = (week: Week, { day, drop, add }: PlannedMove) =>
  withMovesMade(week, [{ day, leaves: drop, joins: week.freeAgents.find(({ playerId }) => playerId === add) ?? null }]);

/** Every week with every one of its legal swaps settled, at most `most` of a week. */
function* settledWeeks(most: number) {
  for (let seed = 1; seed <= SEEDS; seed++) {
    // Without IR places: there the folded week is exact, elsewhere it is no better than what can be done.
    const week: Week = { ...tinyWeek(seed), irSlots: 0, gamesCap: null, roster: tinyWeek(seed).roster.map(healthy) };
    for (const first of legalMoves(week)
      .filter(({ drop }) => drop !== null)
      .slice(0, most)) {
      yield { seed, week, first, folded: settled(week, first) };
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
    for (const { seed, week, first, folded } of settledWeeks(6)) {
      const alone = sumOf(week, [first]);
      expect(sumOf(folded, []), `seed ${seed}`).toBeCloseTo(alone ?? Number.NaN, 6);
      for (const next of legalMoves(folded).slice(0, 12)) {
        expect(sumOf(folded, [next]), `seed ${seed}`).toBeCloseTo(sumOf(week, [first, next]) ?? Number.NaN, 6);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(500);
  });

  it("moves neither who comes nor who goes again", () => {
    for (const { first, folded } of settledWeeks(6)) {
      for (const { drop, add } of legalMoves(folded)) {
        expect([first.drop, first.add]).not.toContain(drop);
        expect([first.drop, first.add]).not.toContain(add);
      }
    }
  });

  it("without moves is the same week", () => {
    const week = tinyWeek(1);
    expect(withMovesMade(week, [])).toBe(week);
  });
});
