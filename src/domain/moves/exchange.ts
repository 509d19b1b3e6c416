/**
 * Exact week values of every exchange without solving any of them again.
 *
 * Without X a day's best lineup leaves a threshold for each class of eligibility (`day-basis.ts`): a newcomer adds what
 * he is worth above it. So one lineup per (X, day) on which X starts, and one comparison per (X, newcomer, day), give
 * the whole table.
 */
import { type DayBasis, dayBasis } from "../week/day-basis";
import type { Candidate, OpenWeek } from "../week/open-week";

/** Who leaves: 0 nobody, otherwise 1 + index in the roster. */
export type Row = number;

export type WeekValues = {
  /** Best total of the days without any move. */
  readonly baseTotal: number;
  /** Gain of the week when `row` leaves and free agent `add` (index) joins on `day`. League rules are not checked. */
  delta(row: Row, add: number, day: number): number;
  /** The same for every day and free agent, written at `into[day * free agents + add]`. */
  fillRow(row: Row, into: Float64Array): void;
};

/** Thresholds to value any added player in place of one player. */
type RowThresholds = {
  /** Per day and class: what a newcomer must beat. */
  readonly thresholds: Float64Array;
  /** Loss of each day without the player, 0 or less. */
  readonly lost: Float64Array;
};

/**
 * Solves what `row` needs when it is first asked for. For a week without a cap, in which nobody worth a start must sit
 * in IR.
 */
export function exchangeValues(week: OpenWeek): WeekValues {
  const { days, eligibility, lockedTotal } = week;
  const { classCount } = eligibility;
  const solvers = Array.from({ length: days }, (_, day) => dayRoster(week, day));
  const everyone = new Float64Array(days * classCount);
  for (const [day, { whole }] of solvers.entries()) everyone.set(whole.thresholds, day * classCount);
  const solveRow = (row: Row): RowThresholds => {
    const thresholds = everyone.slice();
    const lost = new Float64Array(days);
    const player = week.roster[row - 1];
    for (const [day, { whole, without }] of solvers.entries()) {
      const basis = player && without(player);
      if (!basis) continue;
      lost[day] = basis.total - whole.total;
      thresholds.set(basis.thresholds, day * classCount);
    }
    return { thresholds, lost };
  };
  const solvedRows: RowThresholds[] = [];
  const thresholdsOf = (row: Row): RowThresholds => {
    solvedRows[row] ??= solveRow(row);
    return solvedRows[row];
  };
  const newcomers = {
    values: valuesByDay(week),
    classes: Uint16Array.from(week.freeAgents, (player) => player.eligibility),
  };
  return {
    baseTotal: solvers.reduce((sum, { whole }) => sum + whole.total, lockedTotal),
    delta: (row, add, day) => deltaOf(thresholdsOf(row), newcomers, add, day),
    fillRow: (row, into) => fillRow(into, thresholdsOf(row), newcomers),
  };
}

/** Each free agent's values, a day at a time: that is the order in which they are read. */
function valuesByDay({ days, freeAgents }: OpenWeek): Float64Array {
  const values = new Float64Array(days * freeAgents.length);
  for (const [add, { value }] of freeAgents.entries()) {
    for (let day = 0; day < days; day++) values[day * freeAgents.length + add] = value[day] ?? 0;
  }
  return values;
}

type Newcomers = {
  /** Per day and free agent, like a filled row. */
  readonly values: Float64Array;
  readonly classes: Uint16Array;
};

function deltaOf(
  { thresholds, lost }: RowThresholds,
  { values, classes }: Newcomers,
  add: number,
  from: number,
): number {
  const classCount = thresholds.length / lost.length;
  let sum = 0;
  for (let day = lost.length - 1; day >= from; day--) {
    const above = (values[day * classes.length + add] ?? 0) - (thresholds[day * classCount + (classes[add] ?? 0)] ?? 0);
    sum += Math.max(0, above) + (lost[day] ?? 0);
  }
  return sum;
}

/** Sums from each day to the last, since a move counts from its day on. */
function fillRow(into: Float64Array, { thresholds, lost }: RowThresholds, { values, classes }: Newcomers): void {
  const { length } = classes;
  const classCount = thresholds.length / lost.length;
  for (let day = lost.length - 1; day >= 0; day--) {
    const loss = lost[day] ?? 0;
    const at = day * length;
    const thresholdsAt = day * classCount;
    const isLast = day === lost.length - 1;
    for (let add = 0; add < length; add++) {
      const above = (values[at + add] ?? 0) - (thresholds[thresholdsAt + (classes[add] ?? 0)] ?? 0);
      const later = isLast ? 0 : (into[at + length + add] ?? 0);
      into[at + add] = above > 0 ? later + (above + loss) : later + loss;
    }
  }
}

/** One day's best lineup; `without` solves it again for a player worth a start that day, `undefined` for others. */
function dayRoster(week: OpenWeek, day: number): { whole: DayBasis; without(player: Candidate): DayBasis | undefined } {
  const starters = week.eligibility.newStarters(day);
  const value = (player: Candidate) => player.value[day] ?? 0;
  const players = week.roster.filter((player) => value(player) > 0).sort((a, b) => value(b) - value(a));
  const basis = (of: readonly Candidate[]) => dayBasis(starters, of, { day, classCount: week.eligibility.classCount });
  return {
    whole: basis(players),
    without: (player) => (value(player) > 0 ? basis(players.filter((one) => one !== player)) : undefined),
  };
}
