/**
 * Every legal single move of the days left and what it is worth.
 *
 * The value of a move is the week's best total with it minus the best total without, lineups solved again on both sides.
 */
import type { PlayerId } from "../ids";
import { type Outcome, solved } from "../lineup/fault";
import { cappedValues } from "./capped-week";
import { readEligibility } from "./eligibility";
import { exchangeValues, type Row, type WeekValues } from "./exchange";
import { type CheckedProblem, checkProblem, type FreeAgent, type MoveProblem } from "./problem";

/** How the newcomer gets his place: an open one, one freed by putting a man on IR, or one freed by a drop. */
export type PlaceFreed =
  | { readonly by: "open-place" }
  | { readonly by: "ir-stash"; readonly playerId: PlayerId }
  | { readonly by: "drop"; readonly playerId: PlayerId };

export type Move = {
  readonly place: PlaceFreed;
  readonly add: PlayerId;
  /** First day on which it counts; 0 is today. */
  readonly day: number;
  /** Expected gain over the days left; may be negative. */
  readonly delta: number;
};

export type MoveTable = {
  /** Best total of the days left without any move. */
  readonly baseTotal: number;
  /** Every legal move, made as it is asked for: open place first, then stashes, then drops; by ids and day within. */
  moves(): Generator<Move>;
  /** The move of greatest value, possibly a losing one; the first in the order of `moves` among equals. `null`: none is legal. */
  best(): Move | null;
  /** What a move is worth, `null` when it is not legal. @param out who leaves by drop or to IR; `null`: nobody. */
  deltaOf(out: PlayerId | null, add: PlayerId, day: number): number | null;
};

/** Differences below this are rounding and never prefer a move. */
const TOLERANCE = 1e-9;

type Exit = { readonly place: PlaceFreed; readonly row: Row; readonly fromDay: number; readonly frees: number | null };

/** Values every legal move. Faults: those of `checkProblem`. */
export function valueMoves(problem: MoveProblem): Outcome<MoveTable> {
  const checked = checkProblem(problem);
  if (!checked.ok) return checked;
  const exits = possibleExits(checked.value);
  return solved(new Table(checked.value, exits, weekValues(checked.value)));
}

function weekValues(problem: CheckedProblem): WeekValues {
  const days = Array.from({ length: problem.dayCount }, (_, day) => problem.placesOn(day));
  const eligibility = readEligibility([...problem.roster, ...problem.freeAgents], days);
  if (problem.maxStarts !== null) return cappedValues(problem, eligibility, problem.maxStarts);
  return exchangeValues(problem, eligibility);
}

/** Ways to make room, in the order in which equal moves are preferred. Whoever is locked today can leave from day 1 on. */
function possibleExits({ roster, rosterSize, irSlotsOpen, addsLeft }: CheckedProblem): Exit[] {
  if (addsLeft < 1) return [];
  const open: Exit[] =
    roster.length < rosterSize ? [{ place: { by: "open-place" }, row: 0, fromDay: 0, frees: null }] : [];
  // One man leaves and one comes: a roster over its size stays over it.
  if (roster.length > rosterSize) return [];
  const leaving = roster.map((player, index) => ({ player, row: index + 1, fromDay: player.isLockedToday ? 1 : 0 }));
  const stashes = leaving
    .filter(({ player }) => player.isIrEligible && irSlotsOpen > 0)
    .map(({ player, row, fromDay }): Exit => {
      return { place: { by: "ir-stash", playerId: player.playerId }, row, fromDay, frees: null };
    });
  const drops = leaving
    .filter(({ player }) => player.isDroppable)
    .map(({ player, row, fromDay }): Exit => {
      return { place: { by: "drop", playerId: player.playerId }, row, fromDay, frees: player.defaultPositionId };
    });
  return [...open, ...stashes, ...drops];
}

class Table implements MoveTable {
  readonly #problem: CheckedProblem;
  readonly #exits: readonly Exit[];
  readonly #values: WeekValues;
  readonly #held = new Map<number, number>();

  constructor(problem: CheckedProblem, exits: readonly Exit[], values: WeekValues) {
    this.#problem = problem;
    this.#exits = exits;
    this.#values = values;
    const positions = problem.roster.map(({ defaultPositionId }) => defaultPositionId);
    for (const position of [...positions, ...(problem.positionsInIr ?? [])]) {
      this.#held.set(position, (this.#held.get(position) ?? 0) + 1);
    }
  }

  get baseTotal(): number {
    return this.#values.baseTotal;
  }

  *moves(): Generator<Move> {
    for (const { exit, add, index, from } of this.#pairs()) {
      for (let day = from; day < this.#problem.dayCount; day++) yield this.#move(exit, add, index, day);
    }
  }

  best(): Move | null {
    const { dayCount, freeAgents } = this.#problem;
    const row = new Float64Array(dayCount * freeAgents.length);
    let best: { exit: Exit; add: FreeAgent; index: number; day: number } | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const exit of this.#exits) {
      this.#values.fillRow(exit.row, row);
      for (let index = 0; index < freeAgents.length; index++) {
        const add = freeAgents[index];
        if (!add || !this.#fitsLimits(exit, add)) continue;
        for (let day = Math.max(exit.fromDay, add.availableFromDay); day < dayCount; day++) {
          const delta = row[day * freeAgents.length + index] ?? 0;
          if (!(delta > most + TOLERANCE)) continue;
          most = delta;
          best = { exit, add, index, day };
        }
      }
    }
    return best ? this.#move(best.exit, best.add, best.index, best.day) : null;
  }

  deltaOf(out: PlayerId | null, add: PlayerId, day: number): number | null {
    for (const { exit, add: other, index, from } of this.#pairs()) {
      const leaves = exit.place.by === "open-place" ? null : exit.place.playerId;
      if (leaves !== out || other.playerId !== add) continue;
      if (day >= from && day < this.#problem.dayCount && Number.isInteger(day)) {
        return this.#values.delta(exit.row, index, day);
      }
    }
    return null;
  }

  #move(exit: Exit, add: FreeAgent, index: number, day: number): Move {
    return { place: exit.place, add: add.playerId, day, delta: this.#values.delta(exit.row, index, day) };
  }

  /** Legal pairs of who leaves and who comes, with the first day on which both may. */
  *#pairs(): Generator<{ exit: Exit; add: FreeAgent; index: number; from: number }> {
    for (const exit of this.#exits) {
      for (const [index, add] of this.#problem.freeAgents.entries()) {
        if (this.#fitsLimits(exit, add)) yield { exit, add, index, from: Math.max(exit.fromDay, add.availableFromDay) };
      }
    }
  }

  #fitsLimits(exit: Exit, { defaultPositionId }: FreeAgent): boolean {
    const limit = this.#problem.positionLimits[defaultPositionId];
    if (limit === undefined || limit === null) return true;
    const stay = (this.#held.get(defaultPositionId) ?? 0) - Number(exit.frees === defaultPositionId);
    return stay + 1 <= limit;
  }
}
