/**
 * Every legal single move of the days left and what it is worth.
 *
 * The value of a move is the week's best total with it minus the best total without, lineups solved again on both
 * sides, and what the roster is worth after the week with it minus without, less the price of an add.
 */
import type { PlayerId } from "../ids";
import { type Outcome, solved } from "../lineup/fault";
import { excessNow, mayHide, shelteredOn } from "../week/ir";
import { type Candidate, type OpenWeek, readWeek } from "../week/open-week";
import type { Week } from "../week/week";
import { exchangeValues, type Row, type WeekValues } from "./exchange";
import { resolvedValues } from "./resolved-week";

/** How the newcomer gets his place: an open one, one freed by putting a player on IR, or one freed by a drop. */
type PlaceFreed =
  | { readonly by: "open-place" }
  | { readonly by: "ir-stash"; readonly playerId: PlayerId }
  | { readonly by: "drop"; readonly playerId: PlayerId };

export type Move = {
  readonly slot: PlaceFreed;
  readonly add: PlayerId;
  /** First day on which it counts; 0 is today. */
  readonly day: number;
  /** Net value of the move: the two values below less the price of an add; may be negative. */
  readonly delta: number;
  /** Expected gain over the days left. */
  readonly weekDelta: number;
  /** Gain in what the roster is worth after the week. */
  readonly deltaAfter: number;
};

export type MoveTable = {
  /** Best total of the days left without any move. */
  readonly baseTotal: number;
  /** Every legal move, made as it is asked for: an open place or a stash first, then drops; by ids and day within. */
  moves(): Generator<Move>;
  /**
   * The move of greatest value, possibly a losing one; the first in the order of `moves` among equals. `null`: none is
   * legal.
   */
  best(): Move | null;
  /** Net value of a move, `null` when it is not legal. @param drop `null` for a move without a drop. */
  deltaOf(drop: PlayerId | null, add: PlayerId, day: number): number | null;
};

/** Differences below this are rounding and never prefer a move. */
const TOLERANCE = 1e-9;

/** Both days included. */
type Exit = {
  readonly slot: PlaceFreed;
  readonly row: Row;
  readonly out: Candidate | null;
  readonly fromDay: number;
  readonly lastDay: number;
};

/** Values every legal move. Faults: those of `readWeek`. */
export function valueMoves(week: Week): Outcome<MoveTable> {
  const read = readWeek(week);
  return read.ok ? solved(new Table(read.value)) : read;
}

/** Ways to make room, in the order in which equal moves are preferred. */
function possibleExits(week: OpenWeek): Exit[] {
  if (week.maxMoves === 0) return [];
  const leaving = week.roster.flatMap((out, index): Exit[] => {
    const days = daysToJoin(week, out);
    const [fromDay, lastDay] = [days[0], days.at(-1)];
    if (fromDay === undefined || lastDay === undefined) return [];
    return [{ slot: { by: "drop", playerId: out.playerId }, row: index + 1, out, fromDay, lastDay }];
  });
  return [...exitsWithoutDrop(week), ...leaving];
}

/**
 * Days on which somebody may join when `out` leaves. They follow each other: today's locks end after today, and rights
 * to IR only end later.
 */
function daysToJoin(week: OpenWeek, out: Candidate | null): number[] {
  const crowd = week.roster.filter((player) => player !== out);
  const days: number[] = [];
  for (let day = out?.fromDay ?? 0; day <= week.lastMoveDay; day++) {
    if (crowd.length + 1 - shelteredOn(week, crowd, day) <= week.rosterSize) days.push(day);
  }
  return days;
}

/** One for each stretch of days on which the same roster spot is free. */
function exitsWithoutDrop(week: OpenWeek): Exit[] {
  const exits: Exit[] = [];
  for (const day of daysToJoin(week, null)) {
    const slot = placeWithoutDrop(week, day);
    const before = exits.at(-1);
    if (before && isSamePlace(before.slot, slot)) exits.splice(-1, 1, { ...before, lastDay: day });
    else exits.push({ slot, row: 0, out: null, fromDay: day, lastDay: day });
  }
  return exits;
}

const isSamePlace = (one: PlaceFreed, other: PlaceFreed): boolean =>
  one.by === other.by && (one.by === "open-place" || other.by === "open-place" || one.playerId === other.playerId);

/**
 * Roster spot for an add without a drop on a day that allows it: an open one, or that of the least valuable player
 * outside IR with a right to it, who must move there first.
 */
function placeWithoutDrop(week: OpenWeek, day: number): PlaceFreed {
  const mustRest = Math.max(0, week.roster.length - week.rosterSize);
  const able = week.roster.filter((player) => mayHide(player, day));
  const resting = able.filter(({ isInIr }) => isInIr).length;
  const worthLeft = (player: Candidate) => player.value.reduce((sum, value) => sum + value, 0);
  const [stash] = able
    .filter(({ isInIr }) => !isInIr)
    .sort((a, b) => worthLeft(a) - worthLeft(b) || a.playerId - b.playerId);
  const isOpen = week.roster.length + 1 - Math.max(mustRest, resting) <= week.rosterSize;
  return isOpen || !stash ? { by: "open-place" } : { by: "ir-stash", playerId: stash.playerId };
}

class Table implements MoveTable {
  readonly #week: OpenWeek;
  readonly #exits: readonly Exit[];
  readonly #byThresholds: WeekValues | undefined;
  #resolved: WeekValues | undefined;
  readonly #held = new Map<number, number>();

  constructor(week: OpenWeek) {
    this.#week = week;
    this.#exits = possibleExits(week);
    const isFree = week.gamesCap === null && excessNow(week) === 0;
    this.#byThresholds = isFree && this.#restsAtNoLoss(week.roster, 0) ? exchangeValues(week) : undefined;
    for (const { positionId } of week.roster) this.#held.set(positionId, (this.#held.get(positionId) ?? 0) + 1);
  }

  get baseTotal(): number {
    return (this.#byThresholds ?? this.#solvedAgain()).baseTotal;
  }

  *moves(): Generator<Move> {
    let last: Exit | undefined;
    let values: WeekValues | undefined;
    for (const { exit, add, index, from } of this.#pairs()) {
      // Pairs come by who leaves.
      if (exit !== last || !values) [last, values] = [exit, this.#valuesOf(exit)];
      for (let day = from; day <= exit.lastDay; day++) yield this.#moveBy(values, { exit, add, index, day });
    }
  }

  best(): Move | null {
    const { days, freeAgents } = this.#week;
    const row = new Float64Array(days * freeAgents.length);
    let best: Cell | undefined;
    let max = Number.NEGATIVE_INFINITY;
    for (const exit of this.#exits) {
      this.#valuesOf(exit).fillRow(exit.row, row);
      for (let index = 0; index < freeAgents.length; index++) {
        const add = freeAgents[index];
        if (!add || !this.#fitsLimits(exit, add)) continue;
        const beside = deltaAfter(exit, add) - this.#week.addPrice;
        const { lastDay } = exit;
        for (let day = Math.max(exit.fromDay, add.fromDay); day <= lastDay; day++) {
          const delta = (row[day * freeAgents.length + index] ?? 0) + beside;
          if (!(delta > max + TOLERANCE)) continue;
          max = delta;
          best = { exit, add, index, day };
        }
      }
    }
    return best ? this.#move(best) : null;
  }

  deltaOf(drop: PlayerId | null, add: PlayerId, day: number): number | null {
    for (const pair of this.#pairs()) {
      if ((pair.exit.out?.playerId ?? null) !== drop || pair.add.playerId !== add) continue;
      const isLegal = Number.isInteger(day) && day >= pair.from && day <= pair.exit.lastDay;
      if (isLegal) return this.#move({ ...pair, day }).delta;
    }
    return null;
  }

  #move(cell: Cell): Move {
    return this.#moveBy(this.#valuesOf(cell.exit), cell);
  }

  #moveBy(values: WeekValues, { exit, add, index, day }: Cell): Move {
    const weekDelta = values.delta(exit.row, index, day);
    const after = deltaAfter(exit, add);
    const delta = weekDelta + after - this.#week.addPrice;
    return { slot: exit.slot, add: add.playerId, day, delta, weekDelta, deltaAfter: after };
  }

  #valuesOf({ out }: Exit): WeekValues {
    const stay = this.#week.roster.filter((player) => player !== out);
    return this.#byThresholds && this.#restsAtNoLoss(stay, 1) ? this.#byThresholds : this.#solvedAgain();
  }

  #solvedAgain(): WeekValues {
    this.#resolved ??= resolvedValues(this.#week);
    return this.#resolved;
  }

  /** Can the players that IR must take, when so many join, be ones never worth a start and all week there by right? */
  #restsAtNoLoss(players: readonly Candidate[], joining: number): boolean {
    const idle = players.filter(
      (player) =>
        mayHide(player, 0) && player.irRightEnds === this.#week.days && player.value.every((value) => value === 0),
    );
    return players.length + joining - this.#week.rosterSize <= idle.length;
  }

  /** Legal pairs of who leaves and who comes, with the first day on which both may. */
  *#pairs(): Generator<Omit<Cell, "day"> & { from: number }> {
    for (const exit of this.#exits) {
      for (const [index, add] of this.#week.freeAgents.entries()) {
        const from = Math.max(exit.fromDay, add.fromDay);
        if (from <= exit.lastDay && this.#fitsLimits(exit, add)) yield { exit, add, index, from };
      }
    }
  }

  #fitsLimits({ out }: Exit, { positionId }: Candidate): boolean {
    const limit = this.#week.positionLimits.get(positionId);
    if (limit === undefined) return true;
    const stay = (this.#held.get(positionId) ?? 0) - Number(out?.positionId === positionId);
    return stay + 1 <= limit;
  }
}

type Cell = { readonly exit: Exit; readonly add: Candidate; readonly index: number; readonly day: number };

const deltaAfter = ({ out }: Exit, add: Candidate): number => add.valueAfter - (out?.valueAfter ?? 0);
