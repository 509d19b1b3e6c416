/**
 * How long players overstay in IR: a player who is there on the last day of his right may, until he leaves it, once.
 *
 * A day's lineup depends on who is still there and on nothing that was before, so one best total for each set of them
 * is carried from day to day; going on with fewer of them is always possible.
 */
import { type Counting, noDays, type Profile, withDay } from "./counting";
import { mayOverstay } from "./ir";
import type { Candidate, OpenWeek } from "./open-week";

/** Players who are in IR on a day without the right to, or on the last day of their right in order to stay on. */
export type Staying = readonly Candidate[];

export type Overstays = {
  /** Sets of players who may stay so, by day; the first is empty. */
  readonly sets: readonly (readonly Staying[])[];
  /** Day and set → indices of the sets of the day after that may follow it. */
  readonly following: readonly (readonly (readonly number[])[])[];
};

export function overstaysOf(week: OpenWeek, roster: readonly Candidate[] = week.roster): Overstays {
  const players = roster.filter((player) => mayOverstay(player, week.days));
  const concerned = (day: number) => players.filter(({ irRightEnds }) => irRightEnds - 1 <= day);
  const sets = week.slots.map((_, day) => setsOfAtMost(week.irSlots, concerned(day)));
  const mayFollow = (day: number, from: Staying, to: Staying) =>
    to.every((player) => from.includes(player) || player.irRightEnds - 1 > day);
  const following = sets.map((ofDay, day) => {
    const next = [...(sets[day + 1] ?? []).entries()];
    return ofDay.map((from) => next.flatMap(([index, to]) => (mayFollow(day, from, to) ? [index] : [])));
  });
  return { sets, following };
}

/** Every set of at most `max` of them, the empty one first. */
export function setsOfAtMost<Each>(max: number, all: readonly Each[]): (readonly Each[])[] {
  const sets: (readonly Each[])[] = [[]];
  for (const each of all) sets.push(...sets.filter(({ length }) => length < max).map((others) => [...others, each]));
  return sets;
}

/** Does one of the players sit in IR on the day without the right to? */
export const isOverstayed = (staying: Staying, day: number): boolean =>
  staying.some(({ irRightEnds }) => irRightEnds <= day);

/**
 * Entry d: the best profile of all days before d, for every set left in IR by then; the last: of all days.
 *
 * @param profileOf a day with just these players staying; `null` when they may not.
 */
export function profilesBefore(
  week: OpenWeek,
  counting: Counting,
  { sets, following }: Overstays,
  profileOf: (day: number, staying: Staying) => Profile | null,
): Profile[] {
  const nothing = noDays(counting, week);
  const none = nothing.map(() => Number.NEGATIVE_INFINITY);
  const before = [nothing];
  let reaching = sets[0]?.map(() => nothing) ?? [];
  for (const [day, ofDay] of sets.entries()) {
    const totals = ofDay.map((staying, index) => {
      const profile = profileOf(day, staying);
      return profile ? withDay(counting, reaching[index] ?? none, profile) : none;
    });
    before.push(totals.reduce((best, total) => better(best, total)));
    const next: Profile[] = [];
    for (const [index, total] of totals.entries()) {
      for (const to of following[day]?.[index] ?? []) next[to] = better(next[to] ?? total, total);
    }
    reaching = next;
  }
  return before;
}

/** The better of two profiles of equal length, for each number of starts. */
export const better = (one: Profile, other: Profile): Profile =>
  one === other ? one : one.map((total, used) => Math.max(total, other[used] ?? total));

/** The best of the profiles at some indices; `undefined` without any. */
export function bestOf(profiles: readonly Profile[], indices: readonly number[] = []): Profile | undefined {
  let best: Profile | undefined;
  for (const index of indices) {
    const profile = profiles[index];
    if (profile) best = best ? better(best, profile) : profile;
  }
  return best;
}
