/**
 * A week as an integer program whose best solutions are exactly the best legal plans.
 *
 * Whole numbers say who is owned on each day (and who sits in IR); who starts follows, since by Hall's theorem the
 * counts over sets of places describe the startable sets without any whole numbers. Those counts also make the relaxed
 * program almost as tight as the real one, which is why the solver needs little search.
 */
import { type Counting, worthOn } from "../week/counting";
import { excessNow, mayHide, mayOverstay } from "../week/ir";
import { type Candidate, type OpenWeek, placesOn } from "../week/open-week";
import type { Ownership } from "../week/ownership";
import { type LinearProgram, ProgramBuilder } from "./linear-program";

type Term = readonly [column: number, factor: number];

/** Undecided choices about a player, by day. */
export type Choices = {
  readonly canOwn: (day: number) => boolean;
  readonly mustOwn: (day: number) => boolean;
  readonly canAdd: (day: number) => boolean;
};

/** Where a player's decisions are among the columns; an entry is `undefined` where there is nothing to decide. */
type Columns = {
  readonly player: Candidate;
  readonly owned: readonly (number | undefined)[];
  readonly added: readonly (number | undefined)[];
  readonly inIr: readonly (number | undefined)[];
};

/** Rows that players share, which is where they meet. Entries by day are `undefined` where no row was needed. */
type SharedRows = {
  readonly active: (number | undefined)[];
  readonly inIr: (number | undefined)[];
  readonly positions: Map<number, (number | undefined)[]>;
  readonly starts: { readonly set: number; readonly row: number }[][];
  moves: number | undefined;
  cap: number | undefined;
};

export type WeekProgram = {
  readonly program: LinearProgram;
  readonly columns: readonly Columns[];
  readonly rows: SharedRows;
};

type ProgramOptions = {
  /** What is still open about a player; left out: everything. */
  readonly choicesOf?: ((player: Candidate) => Choices | undefined) | undefined;
  /** Players may be added also while somebody overstays in IR. No plan is lost, and players meet in `rows` only. */
  readonly allowsAddsBesideOverstays?: boolean | undefined;
};

/** A nominal price of adds, so that of equal plans the one with fewer is best: all of a plan cost a hair of a point. */
const ALL_ADDS_COST = 2e-5;
export const addCostOf = (week: OpenWeek): number => week.addPrice + ALL_ADDS_COST / Math.max(1, week.maxMoves);

/** @param players of the roster (all of them) and those free agents that may be added. */
export function weekProgram(
  week: OpenWeek,
  counting: Counting,
  players: readonly Candidate[],
  { choicesOf, allowsAddsBesideOverstays = false }: ProgramOptions = {},
): WeekProgram {
  const builder = new ProgramBuilder();
  const columns = players.map((player) => ownership(builder, week, player, choicesOf?.(player)));
  const rows: SharedRows = {
    active: [],
    inIr: [],
    positions: new Map(),
    starts: [],
    moves: undefined,
    cap: undefined,
  };
  const starts = daysOf(week).map((day) => dayStarts(builder, { columns, rows }, day));
  for (const day of daysOf(week)) {
    rosterRows(builder, { week, columns, rows }, day);
    if (!allowsAddsBesideOverstays) overstayRows(builder, columns, day);
  }
  const adds = columns.flatMap(({ added }) => termsOf(added));
  if (adds.length > 0) rows.moves = builder.atMost(week.maxMoves, adds);
  const { cap } = counting;
  if (cap !== null) rows.cap = builder.atMost(cap, starts.flat());
  return { program: builder.build(), columns, rows };
}

const daysOf = (week: OpenWeek): number[] => Array.from({ length: week.days }, (_, day) => day);

const termsOf = (columns: readonly (number | undefined)[], factor = 1): Term[] =>
  columns.flatMap((column) => (column === undefined ? [] : [[column, factor] as const]));

const defined = (terms: readonly (readonly [number | undefined, number])[]): Term[] =>
  terms.flatMap(([column, factor]) => (column === undefined ? [] : [[column, factor] as const]));

/** Rostered: once gone, gone. Free agent: added once at most, from his first day on, and gone for good after that. */
function ownership(builder: ProgramBuilder, week: OpenWeek, player: Candidate, choices: Choices | undefined): Columns {
  const { isRostered, fromDay, valueAfter } = player;
  const days = daysOf(week);
  const mayHave = (day: number) => (isRostered || day >= fromDay) && (choices?.canOwn(day) ?? true);
  const mustHave = (day: number) => (isRostered && day < fromDay) || (choices?.mustOwn(day) ?? false);
  const owned = days.map((day) =>
    mayHave(day)
      ? builder.column({
          cost: day === week.days - 1 ? valueAfter : 0,
          lower: mustHave(day) ? 1 : 0,
          upper: 1,
          isInteger: true,
        })
      : undefined,
  );
  const added = days.map((day) =>
    !isRostered && day <= week.lastMoveDay && mayHave(day) && (choices?.canAdd(day) ?? true)
      ? builder.column({ cost: -addCostOf(week), upper: 1 })
      : undefined,
  );
  const inIr = days.map((day) => irColumn(builder, week, player, day));
  chainRows(builder, { player, owned, added, inIr }, week.lastMoveDay);
  return { player, owned, added, inIr };
}

function irColumn(builder: ProgramBuilder, week: OpenWeek, player: Candidate, day: number): number | undefined {
  const must = day === 0 && player.irToday === "must";
  const mayBe = mayHide(player, day) || (day >= player.irRightEnds && mayOverstay(player, week.days));
  if (!must && (week.irSlots === 0 || !mayBe)) return undefined;
  return builder.column({ lower: must ? 1 : 0, upper: 1, isInteger: true });
}

function chainRows(builder: ProgramBuilder, { player, owned, added, inIr }: Columns, lastMoveDay: number): void {
  for (const [day, now] of owned.entries()) {
    const before = owned[day - 1];
    // Without the right to IR, he is there only if he was there the day before.
    if (day > 0 && day >= player.irRightEnds && inIr[day] !== undefined)
      builder.atMost(
        0,
        defined([
          [inIr[day], 1],
          [inIr[day - 1], -1],
        ]),
      );
    if (player.isRostered && day === 0) continue;
    if (now !== undefined)
      builder.atMost(
        0,
        defined([
          [now, 1],
          [before, -1],
          [added[day], -1],
        ]),
      );
    const mayGo = day <= lastMoveDay && (player.isRostered || player.isDroppable);
    if (!mayGo && before !== undefined) {
      builder.atMost(
        0,
        defined([
          [before, 1],
          [now, -1],
        ]),
      );
    }
  }
  if (termsOf(added).length > 1) builder.atMost(1, termsOf(added));
}

type Parts = { readonly columns: readonly Columns[]; readonly rows: SharedRows };

/** Starts of one day: only of players owned and not in IR, and only as many from each set of places as it holds. */
function dayStarts(builder: ProgramBuilder, { columns, rows }: Parts, day: number): Term[] {
  const starters: { slots: number; column: number }[] = [];
  for (const { player, owned, inIr } of columns) {
    const value = worthOn(player, day);
    if (value > 0 && owned[day] !== undefined) {
      const column = builder.column({ cost: value });
      starters.push({ slots: placesOn(player, day), column });
      builder.atMost(
        0,
        defined([
          [column, 1],
          [inIr[day], 1],
          [owned[day], -1],
        ]),
      );
    } else if (inIr[day] !== undefined) {
      builder.atMost(
        0,
        defined([
          [inIr[day], 1],
          [owned[day], -1],
        ]),
      );
    }
  }
  const sets: { set: number; row: number }[] = [];
  for (const set of unionsOf(starters.map(({ slots }) => slots))) {
    const inside = starters.filter(({ slots }) => (slots & ~set) === 0);
    if (inside.length <= bitCount(set)) continue;
    const row = builder.atMost(
      bitCount(set),
      inside.map(({ column }) => [column, 1] as const),
    );
    sets.push({ set, row });
  }
  rows.starts.push(sets);
  return starters.map(({ column }) => [column, 1] as const);
}

/**
 * Every union of some of the sets. Only those can bind: a crowd competes for exactly the places its members may take.
 */
function unionsOf(sets: readonly number[]): number[] {
  const unions = new Set<number>();
  for (const set of new Set(sets)) {
    for (const union of [0, ...unions]) unions.add(union | set);
  }
  return [...unions].sort((a, b) => a - b);
}

export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function rosterRows(builder: ProgramBuilder, { week, columns, rows }: Parts & { week: OpenWeek }, day: number): void {
  const inIr = termsOf(columns.map((one) => one.inIr[day]));
  rows.inIr.push(inIr.length > 0 ? builder.atMost(week.irSlots, inIr) : undefined);
  const owned = termsOf(columns.map((one) => one.owned[day]));
  const adds = termsOf(columns.map((one) => one.added[day]));
  const outOfIr = inIr.map(([column]) => [column, -1] as const);
  const excess = excessNow(week);
  rows.active.push(limitRow(builder, { terms: [...owned, ...outOfIr], adds, limit: week.rosterSize, excess }));
  for (const [positionId, limit] of week.positionLimits) {
    const of = columns.filter(({ player }) => player.positionId === positionId);
    const terms = termsOf(of.map((one) => one.owned[day]));
    const over = Math.max(0, of.filter(({ player }) => player.isRostered).length - limit);
    const positionAdds = termsOf(of.map((one) => one.added[day]));
    const byDay = rows.positions.get(positionId) ?? [];
    rows.positions.set(positionId, byDay);
    byDay.push(
      terms.length > limit ? limitRow(builder, { terms, adds: positionAdds, limit, excess: over }) : undefined,
    );
  }
}

/** No player is added on a day on which another is in IR without the right to. */
function overstayRows(builder: ProgramBuilder, columns: readonly Columns[], day: number): void {
  const staying = termsOf(columns.map(({ player, inIr }) => (day >= player.irRightEnds ? inIr[day] : undefined)));
  if (staying.length === 0) return;
  const anyAdd = anyOf(builder, termsOf(columns.map(({ added }) => added[day])));
  for (const term of staying) builder.atMost(1, [term, [anyAdd, 1]]);
}

/** A limit that today's roster may break by `excess`, but not on a day of one of `adds`. */
function limitRow(
  builder: ProgramBuilder,
  { terms, adds, limit, excess }: { terms: Term[]; adds: Term[]; limit: number; excess: number },
): number {
  if (excess === 0) return builder.atMost(limit, terms);
  return builder.atMost(limit + excess, [...terms, [anyOf(builder, adds), excess]]);
}

/** A column that is 1 when one of the adds is made. */
function anyOf(builder: ProgramBuilder, adds: readonly Term[]): number {
  const anyAdd = builder.column({ upper: 1 });
  for (const [added] of adds)
    builder.atMost(0, [
      [added, 1],
      [anyAdd, -1],
    ]);
  return anyAdd;
}

/** Above this a whole number may be the solver's rounding. */
const ROUNDING = 1e-6;

/** True when a relaxed solution happens to keep every whole number whole, and so is one of the real program. */
export function isComplete({ program }: WeekProgram, values: Float64Array): boolean {
  return values.every((value, column) => !program.isInteger[column] || Math.abs(value - Math.round(value)) < ROUNDING);
}

/** Who is owned when, in a solution of the program. */
export function readOwnership({ columns }: WeekProgram, values: Float64Array, days: number): Ownership[] {
  return columns.flatMap(({ player, owned }) => {
    const held = owned.flatMap((column, day) => (column !== undefined && (values[column] ?? 0) > 0.5 ? [day] : []));
    const [first] = held;
    // A rostered player who is gone at once holds no day, and is still part of the answer.
    if (first === undefined) return player.isRostered ? [{ player, fromDay: 0, untilDay: 0 }] : [];
    return [{ player, fromDay: first, untilDay: Math.min(days, first + held.length) }];
  });
}
