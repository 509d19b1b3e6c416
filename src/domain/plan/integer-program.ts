/**
 * A week as an integer program whose best solutions are exactly the best legal plans.
 *
 * Whole numbers say who is owned on each day (and who sits in IR); who starts follows, since by Hall's theorem the counts
 * over sets of places describe the startable sets without any whole numbers. Those counts also make the relaxed program
 * almost as tight as the real one, which is why the solver needs little search.
 */
import { type LinearProgram, ProgramBuilder } from "./linear-program";
import { excessNow, type Ownership } from "./ownership";
import type { Candidate, OpenWeek } from "./week";

type Term = readonly [column: number, factor: number];

/** Where a player's decisions are among the columns; an entry is `undefined` where there is nothing to decide. */
type Columns = {
  readonly player: Candidate;
  readonly owned: readonly (number | undefined)[];
  readonly added: readonly (number | undefined)[];
  readonly inIr: readonly (number | undefined)[];
};

export type WeekProgram = {
  readonly program: LinearProgram;
  readonly columns: readonly Columns[];
  /** What an add costs in the objective, so that of equal plans the one with fewer adds is best. */
  readonly addCost: number;
};

/** All adds of a plan together cost at most this, well below a hundredth of a point. */
const ALL_ADDS_COST = 2e-5;

/** @param freeAgents those of the week that may be added. */
export function weekProgram(week: OpenWeek, freeAgents: readonly Candidate[]): WeekProgram {
  const builder = new ProgramBuilder();
  const addCost = ALL_ADDS_COST / Math.max(1, week.maxMoves);
  const columns = [...week.roster, ...freeAgents].map((player) => ownership(builder, week, player, addCost));
  const starts = allDays(week).map((day) => dayStarts(builder, columns, day));
  allDays(week).forEach((day) => {
    rosterRows(builder, week, columns, day);
  });
  const adds = columns.flatMap(({ added }) => termsOf(added));
  if (adds.length > 0) builder.atMost(week.maxMoves, adds);
  if (week.maxStarts !== null) builder.atMost(week.maxStarts, starts.flat());
  return { program: builder.build(), columns, addCost };
}

const allDays = (week: OpenWeek): number[] => Array.from({ length: week.days }, (_, day) => day);

const termsOf = (columns: readonly (number | undefined)[], factor = 1): Term[] =>
  columns.flatMap((column) => (column === undefined ? [] : [[column, factor] as const]));

const defined = (terms: readonly (readonly [number | undefined, number])[]): Term[] =>
  terms.flatMap(([column, factor]) => (column === undefined ? [] : [[column, factor] as const]));

/** Rostered: once gone, gone. Free agent: added once at most, from his first day on, and gone for good after that. */
function ownership(builder: ProgramBuilder, week: OpenWeek, player: Candidate, addCost: number): Columns {
  const { isRostered, fromDay } = player;
  const days = allDays(week);
  const canHave = (day: number) => isRostered || day >= fromDay;
  const owned = days.map((day) =>
    canHave(day)
      ? builder.column({ lower: isRostered && day < fromDay ? 1 : 0, upper: 1, isInteger: true })
      : undefined,
  );
  const added = days.map((day) =>
    !isRostered && canHave(day) ? builder.column({ cost: -addCost, upper: 1 }) : undefined,
  );
  const inIr = days.map(() =>
    player.isIrEligible && week.irSlotsOpen > 0 ? builder.column({ upper: 1, isInteger: true }) : undefined,
  );
  for (const day of days) {
    const [now, before] = [owned[day], day > 0 ? owned[day - 1] : undefined];
    if (isRostered && day === 0) continue;
    builder.atMost(
      0,
      defined([
        [now, 1],
        [before, -1],
        [added[day], -1],
      ]),
    );
    if (!isRostered && !player.isDroppable && before !== undefined)
      builder.atMost(
        0,
        defined([
          [before, 1],
          [now, -1],
        ]),
      );
  }
  if (termsOf(added).length > 1) builder.atMost(1, termsOf(added));
  return { player, owned, added, inIr };
}

/** Starts of one day: only of men owned and not in IR, and only as many from each set of places as it holds. */
function dayStarts(builder: ProgramBuilder, columns: readonly Columns[], day: number): Term[] {
  const starters: { places: number; column: number }[] = [];
  for (const { player, owned, inIr } of columns) {
    const worth = player.worth[day] ?? 0;
    if (worth > 0 && owned[day] !== undefined) {
      const column = builder.column({ cost: worth });
      starters.push({ places: player.places, column });
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
  for (const set of unionsOf(starters.map(({ places }) => places))) {
    const inside = starters.filter(({ places }) => (places & ~set) === 0);
    if (inside.length > bitCount(set))
      builder.atMost(
        bitCount(set),
        inside.map(({ column }) => [column, 1] as const),
      );
  }
  return starters.map(({ column }) => [column, 1] as const);
}

/** Every union of some of the sets. Only those can bind: a crowd competes for exactly the places its members may take. */
function unionsOf(sets: readonly number[]): number[] {
  const unions = new Set<number>();
  for (const set of new Set(sets)) {
    for (const union of [0, ...unions]) unions.add(union | set);
  }
  return [...unions].sort((a, b) => a - b);
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function rosterRows(builder: ProgramBuilder, week: OpenWeek, columns: readonly Columns[], day: number): void {
  const inIr = termsOf(
    columns.map((one) => one.inIr[day]),
    -1,
  );
  if (inIr.length > 0)
    builder.atMost(
      week.irSlotsOpen,
      inIr.map(([column]) => [column, 1] as const),
    );
  const owned = termsOf(columns.map((one) => one.owned[day]));
  const adds = termsOf(columns.map((one) => one.added[day]));
  limitRow(builder, { terms: [...owned, ...inIr], adds, limit: week.rosterSize, excess: excessNow(week) });
  for (const [positionId, limit] of week.positionLimits) {
    const of = columns.filter(({ player }) => player.positionId === positionId);
    const terms = termsOf(of.map((one) => one.owned[day]));
    const excess = Math.max(0, of.filter(({ player }) => player.isRostered).length - limit);
    if (terms.length <= limit) continue;
    limitRow(builder, { terms, adds: termsOf(of.map((one) => one.added[day])), limit, excess });
  }
}

/** A limit that today's roster may break by `excess`, but not on a day of one of `adds`. */
function limitRow(
  builder: ProgramBuilder,
  { terms, adds, limit, excess }: { terms: Term[]; adds: Term[]; limit: number; excess: number },
): void {
  if (excess === 0) {
    builder.atMost(limit, terms);
    return;
  }
  const anyAdd = builder.column({ upper: 1 });
  for (const [added] of adds)
    builder.atMost(0, [
      [added, 1],
      [anyAdd, -1],
    ]);
  builder.atMost(limit + excess, [...terms, [anyAdd, excess]]);
}

/** Above this a whole number may be the solver's rounding. */
const ROUNDING = 1e-6;

/** True when a relaxed solution happens to keep every whole number whole, and so is one of the real program. */
export function isWhole({ program }: WeekProgram, values: Float64Array): boolean {
  return values.every((value, column) => !program.isInteger[column] || Math.abs(value - Math.round(value)) < ROUNDING);
}

/** Who is owned when, in a solution of the program. */
export function readOwnership({ columns }: WeekProgram, values: Float64Array, days: number): Ownership[] {
  return columns.flatMap(({ player, owned }) => {
    const held = owned.flatMap((column, day) => (column !== undefined && (values[column] ?? 0) > 0.5 ? [day] : []));
    const [first] = held;
    // A rostered man who is gone at once holds no day, and is still part of the answer.
    if (first === undefined) return player.isRostered ? [{ player, fromDay: 0, untilDay: 0 }] : [];
    return [{ player, fromDay: first, untilDay: Math.min(days, first + held.length) }];
  });
}
