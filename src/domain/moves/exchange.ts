/**
 * Exact week values of every exchange without solving any of them again.
 *
 * Take X off the roster and solve the day: B is the best set of starters. A newcomer of some eligibility can join B's
 * members above his value exactly until their places are all needed; the value of the member at whose turn his class
 * becomes full is his threshold. He adds what he is worth above it, and nothing below it. So one lineup per (X, day) on
 * which X starts, and one comparison per (X, newcomer, day), give the whole table.
 */
import type { WeekEligibility } from "./eligibility";
import { type CheckedProblem, freeValue } from "./problem";

/** Who leaves: 0 nobody, otherwise 1 + index in the checked roster. */
export type Row = number;

export type WeekValues = {
  /** Best total of the days without any move. */
  readonly baseTotal: number;
  /** What the week gains when `row` leaves and free agent `add` (index) joins on `day`. Rules of the league are not asked. */
  delta(row: Row, add: number, day: number): number;
  /** The same for every day and free agent, written at `into[day * free agents + add]`. */
  fillRow(row: Row, into: Float64Array): void;
};

/** One day's best lineup, again for each man left out. */
type DayRoster = {
  readonly total: number;
  readonly isStarter: readonly boolean[];
  /** Writes thresholds of each class at `into[offset + class]`; returns the total without `skip` (-1: all there). */
  solveWithout(skip: number, into: Float64Array, offset: number): number;
};

/** What is needed to value any newcomer in place of one man. */
type RowThresholds = {
  /** Per day and class: what a newcomer must beat. */
  readonly thresholds: Float64Array;
  /** What each day loses without the man, 0 or less. */
  readonly lost: Float64Array;
};

/** Solves what `row` needs when it is first asked for. @param eligibility of the roster and then the free agents. */
export function exchangeValues(problem: CheckedProblem, eligibility: WeekEligibility): WeekValues {
  const { dayCount, roster, lockedTotal } = problem;
  const { classCount } = eligibility;
  const days = Array.from({ length: dayCount }, (_, day) => dayRoster(problem, eligibility, day));
  const everyone = new Float64Array(dayCount * classCount);
  for (const [day, solver] of days.entries()) solver.solveWithout(-1, everyone, day * classCount);
  const solveRow = (row: Row): RowThresholds => {
    const thresholds = everyone.slice();
    const lost = new Float64Array(dayCount);
    for (const [day, solver] of days.entries()) {
      if (!solver.isStarter[row - 1]) continue;
      lost[day] = solver.solveWithout(row - 1, thresholds, day * classCount) - solver.total;
    }
    return { thresholds, lost };
  };
  const solvedRows: RowThresholds[] = [];
  const thresholdsOf = (row: Row): RowThresholds => {
    solvedRows[row] ??= solveRow(row);
    return solvedRows[row];
  };
  const newcomers = { values: valuesByDay(problem), classes: eligibility.classes.subarray(roster.length) };
  return {
    baseTotal: days.reduce((sum, { total }) => sum + total, lockedTotal),
    delta: (row, add, day) => deltaOf(thresholdsOf(row), newcomers, add, day),
    fillRow: (row, into) => fillRow(into, thresholdsOf(row), newcomers),
  };
}

/** Each free agent's values, a day at a time: that is the order in which they are read. */
function valuesByDay({ dayCount, freeAgents }: CheckedProblem): Float64Array {
  const values = new Float64Array(dayCount * freeAgents.length);
  for (let add = 0; add < freeAgents.length; add++) {
    const games = freeAgents[add]?.values ?? [];
    for (let day = 0; day < dayCount; day++) values[day * freeAgents.length + add] = games[day] ?? 0;
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

function dayRoster(
  problem: CheckedProblem,
  { classCount, classes, newStarters }: WeekEligibility,
  day: number,
): DayRoster {
  const starters = newStarters(day);
  const worth = problem.roster.map((player) => freeValue(player, day));
  const order = [...worth.keys()]
    .filter((index) => (worth[index] ?? 0) > 0)
    .sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0) || a - b);
  const isStarter = worth.map(() => false);
  starters.clear();
  let total = 0;
  for (const index of order) {
    if (!starters.tryAdd(classes[index] ?? 0)) continue;
    isStarter[index] = true;
    total += worth[index] ?? 0;
  }
  return {
    total,
    isStarter,
    solveWithout(skip, into, offset) {
      starters.clear();
      into.fill(0, offset, offset + classCount);
      starters.reportFull(Number.POSITIVE_INFINITY, into, offset);
      let sum = 0;
      for (const index of order) {
        if (index === skip || !starters.tryAdd(classes[index] ?? 0)) continue;
        const value = worth[index] ?? 0;
        sum += value;
        starters.reportFull(value, into, offset);
      }
      return sum;
    },
  };
}
