/**
 * Free agents and decisions that cannot be part of a better plan than the one in hand.
 *
 * Both cuts are exact: what they remove is never needed for the best total, or only for one that is no better.
 */
import type { WeekProgram } from "./integer-program";
import type { LinearProgram, SolverAnswer } from "./linear-program";
import type { Candidate, OpenWeek } from "./week";

/**
 * The free agents without those who are never worth a start, or whom at least as many others as there are adds replace in
 * every respect: one of these is always left for his place.
 */
export function neededFreeAgents(week: OpenWeek): Candidate[] {
  const useful = week.freeAgents.filter(({ worth, fromDay }) => worth.slice(fromDay).some((points) => points > 0));
  return useful.filter((player) => {
    let better = 0;
    for (const other of useful) {
      if (other !== player && replaces(week, other, player) && ++better >= week.maxMoves) return false;
    }
    return true;
  });
}

/** Equals replace each other, so the id decides and one of them stays. */
function replaces(week: OpenWeek, other: Candidate, player: Candidate): boolean {
  if ((player.places & ~other.places) !== 0 || other.fromDay > player.fromDay) return false;
  if (player.isDroppable && !other.isDroppable) return false;
  if (week.positionLimits.has(other.positionId) && other.positionId !== player.positionId) return false;
  const isStrictly =
    other.places !== player.places ||
    other.fromDay < player.fromDay ||
    other.isDroppable !== player.isDroppable ||
    (week.positionLimits.has(player.positionId) && !week.positionLimits.has(other.positionId));
  let isWorthMore = false;
  for (let day = player.fromDay; day < week.days; day++) {
    const difference = (other.worth[day] ?? 0) - (player.worth[day] ?? 0);
    if (difference < 0) return false;
    if (difference > 0) isWorthMore = true;
  }
  return isStrictly || isWorthMore || other.playerId < player.playerId;
}

/** Numerical noise of reduced costs and objectives of some thousand points. */
const SAFETY = 1e-5;

/**
 * The program with every decision settled that the relaxed answer shows to be settled in all plans worth more than
 * `known`: undoing it would cost more than the relaxed total lies above that.
 */
export function settleDecisions(week: WeekProgram, relaxed: SolverAnswer, known: number): LinearProgram {
  const { program } = week;
  const { columnValues, columnDuals } = relaxed;
  if (!columnValues || !columnDuals) return program;
  const slack = relaxed.objective - known + SAFETY;
  const columnLower = program.columnLower.slice();
  const columnUpper = program.columnUpper.slice();
  const isZero = (column: number) => (columnValues[column] ?? 0) < SAFETY;
  const costOf = (column: number) => Math.abs(columnDuals[column] ?? 0);
  for (let column = 0; column < program.columnCount; column++) {
    if (!program.isInteger[column] || costOf(column) <= slack) continue;
    if (isZero(column)) columnUpper[column] = 0;
    else if ((columnValues[column] ?? 0) > 1 - SAFETY) columnLower[column] = 1;
  }
  for (const { player, owned, added } of week.columns) {
    if (player.isRostered) continue;
    const all = [...owned, ...added].filter((column) => column !== undefined);
    const isIdle = all.every(isZero);
    added.forEach((column, day) => {
      const held = owned[day];
      if (column === undefined || held === undefined || !isIdle) return;
      // Adding him sets both columns of the day, so both costs are due.
      if (costOf(column) + costOf(held) > slack) columnUpper[column] = 0;
    });
    if (added.every((column) => column === undefined || columnUpper[column] === 0) && isIdle) {
      for (const column of all) if (columnLower[column] === 0) columnUpper[column] = 0;
    }
  }
  return { ...program, columnLower, columnUpper };
}
