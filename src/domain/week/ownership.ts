/**
 * Who is owned on which day and what that is worth.
 *
 * Values are computed with the lineup's own matching and not taken from a solver, so whatever proposed an ownership,
 * its worth is that of real lineups.
 */
import { type Counting, countingOf, mostOf, type Profile } from "./counting";
import { type DayPlayers, dayProfile } from "./day-profile";
import { excessNow } from "./ir";
import type { Candidate, OpenWeek } from "./open-week";
import { isOverstayed, overstaysOf, profilesBefore, type Staying } from "./stays";

/** Owned from `fromDay` until the day before `untilDay`. */
export type Ownership = { readonly player: Candidate; readonly fromDay: number; readonly untilDay: number };

const ownsOn = ({ fromDay, untilDay }: Ownership, day: number): boolean => fromDay <= day && day < untilDay;

const isAdd = ({ player, fromDay, untilDay }: Ownership): boolean => !player.isRostered && fromDay < untilDay;

/** Everyone of the roster for all days: the plan of doing nothing. */
export const keepAll = (week: OpenWeek): Ownership[] =>
  week.roster.map((player) => ({ player, fromDay: 0, untilDay: week.days }));

/** Value of an ownership, part by part. */
export type Value = {
  /** Best lineups of all days. */
  readonly weekTotal: number;
  /** Sum of `valueAfter` of those owned on the last day. */
  readonly after: number;
  /** Adds times their price. */
  readonly price: number;
  /** Objective of plans: week total and value after, less the price. */
  readonly sum: number;
};

export function worthOf(week: OpenWeek, ownership: readonly Ownership[]): Value {
  const total = weekTotal(week, ownership);
  const after = ownership.reduce(
    (sum, { player, untilDay }) => sum + (untilDay >= week.days ? player.valueAfter : 0),
    0,
  );
  const price = week.addPrice * ownership.filter(isAdd).length;
  return { weekTotal: total, after, price, sum: total + after - price };
}

/** Total of the best lineups of all days that count; `-Infinity` when the players cannot all be held. */
export const weekTotal = (week: OpenWeek, ownership: readonly Ownership[]): number =>
  mostCounted(dayByDay(week, ownership));

/** How the days add up, and the best profile of the days before each day; the last entry: of all days. */
export type CountedDays = { readonly counting: Counting; readonly before: readonly Profile[] };

export function dayByDay(week: OpenWeek, ownership: readonly Ownership[]): CountedDays {
  const days = Array.from({ length: week.days }, (_, day): DayPlayers & { readonly isAddDay: boolean } => {
    const owned = ownership.filter((one) => ownsOn(one, day));
    const isAddDay = owned.some((one) => !one.player.isRostered && one.fromDay === day);
    return {
      isAddDay,
      players: owned.map(({ player }) => player),
      mostActive: week.rosterSize + (isAddDay ? 0 : excessNow(week)),
    };
  });
  const profileOf = (day: number, staying: Staying): Profile | null => {
    const owned = days[day];
    if (!owned || !staying.every((player) => owned.players.includes(player))) return null;
    return owned.isAddDay && isOverstayed(staying, day) ? null : dayProfile(week, owned, day, staying);
  };
  const counting = countingOf(week);
  return { counting, before: profilesBefore(week, counting, overstaysOf(week), profileOf) };
}

/** The most of all days together. */
export const mostCounted = ({ counting, before }: CountedDays): number => counting.lockedTotal + mostOf(before.at(-1));
