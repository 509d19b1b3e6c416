/**
 * Week values of moves where no threshold per day exists: a cap joins the days, or somebody worth a start must sit in IR.
 *
 * Each move that is asked for is solved again, with the same values as plans. A day's lineup does not depend on the day of the
 * move, so it is kept while the same two men are asked for.
 */
import { countedTotal, countingsOf } from "../week/counting";
import { excessNow } from "../week/ir";
import { isStuck, type OpenWeek } from "../week/open-week";
import { keepAll, profileOn, weekTotal } from "../week/ownership";
import type { Row, WeekValues } from "./exchange";

type TotalOf = (row: Row, add: number, day: number) => number;

export function resolvedValues(week: OpenWeek): WeekValues {
  const { freeAgents, days } = week;
  const baseTotal = weekTotal(week, keepAll(week));
  const isSettled = excessNow(week) === 0 && !week.roster.some(isStuck);
  const totalOf = isSettled ? byDays(week) : byOwnership(week);
  const delta: WeekValues["delta"] = (row, add, day) => totalOf(row, add, day) - baseTotal;
  return {
    baseTotal,
    delta,
    fillRow(row, into) {
      for (let add = 0; add < freeAgents.length; add++) {
        for (let day = 0; day < days; day++) into[day * freeAgents.length + add] = delta(row, add, day);
      }
    },
  };
}

function byDays(week: OpenWeek): TotalOf {
  const countings = countingsOf(week);
  const before = Array.from({ length: week.days }, (_, day) => profileOn(week, week.roster, day));
  let kept: { row: Row; add: number; profiles: readonly (readonly number[])[] } | undefined;
  return (row, add, day) => {
    if (kept?.row !== row || kept.add !== add) {
      const joined = week.freeAgents.slice(add, add + 1);
      const men = [...week.roster.filter((_, index) => index !== row - 1), ...joined];
      kept = { row, add, profiles: before.map((_, of) => profileOn(week, men, of)) };
    }
    const profiles = [...before.slice(0, day), ...kept.profiles.slice(day)];
    return countings.reduce((most, one) => Math.max(most, countedTotal(one, profiles)), Number.NEGATIVE_INFINITY);
  };
}

function byOwnership(week: OpenWeek): TotalOf {
  const { roster, freeAgents, days } = week;
  return (row, add, day) => {
    const player = freeAgents[add];
    const stay = roster.map((man, index) => ({ player: man, fromDay: 0, untilDay: index === row - 1 ? day : days }));
    return weekTotal(week, player ? [...stay, { player, fromDay: day, untilDay: days }] : stay);
  };
}
