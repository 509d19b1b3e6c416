/**
 * How long players who may not stay in IR do so nevertheless: each may, until he leaves it, once.
 *
 * A day's lineup depends on who is still there and on nothing that was before, so one best total for each set of them
 * is carried from day to day; going on with fewer of them is always possible.
 */
import { type Counting, noDays, type Profile, withDay } from "./counting";
import type { OpenWeek } from "./open-week";

/** The profile of a day while the players of a set, a bit each, stay in IR; `null` when they may not. */
export type StayProfiles = (day: number, stays: number) => Profile | null;

/**
 * Entry d: the best profile of all days before d, for every way to have nobody left in IR by then; the last: of all
 * days.
 */
export function profilesBefore(
  week: OpenWeek,
  counting: Counting,
  { undroppable, profileOf }: { readonly undroppable: number; readonly profileOf: StayProfiles },
): Profile[] {
  const nothing = noDays(counting, week);
  const none = nothing.map(() => Number.NEGATIVE_INFINITY);
  const bySet = new Array<Profile>(2 ** undroppable).fill(nothing);
  const before = [nothing];
  for (let day = 0; day < week.days; day++) {
    for (const [stays, total] of bySet.entries()) {
      const profile = profileOf(day, stays);
      bySet[stays] = profile ? withDay(counting, total, profile) : none;
    }
    for (let player = 1; player < bySet.length; player *= 2) letLeave(bySet, player);
    before.push(bySet[0] ?? none);
  }
  return before;
}

/** Each set without the player is worth at least what it is with him. */
function letLeave(bySet: Profile[], player: number): void {
  for (const [stays, total] of bySet.entries()) {
    const longer = bySet[stays | player];
    if (longer && longer !== total) bySet[stays] = total.map((sum, used) => Math.max(sum, longer[used] ?? sum));
  }
}

/** Each profile is made once, whatever number of times it is asked for. */
export function remembered(profileOf: StayProfiles): StayProfiles {
  const known: (Profile | null)[][] = [];
  return (day, stays) => {
    known[day] ??= [];
    const byStays = known[day];
    if (byStays[stays] === undefined) byStays[stays] = profileOf(day, stays);
    return byStays[stays] ?? null;
  };
}
