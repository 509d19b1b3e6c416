/**
 * Which days of a week count, what cap binds them, and how days add up under it.
 *
 * Without a cap, or with a hard one, there is one way. Under ESPN's soft cap every game of the day on which the cap is
 * reached counts and none after it: whichever day is the last to count, the days before it stay below the cap and it is
 * free itself. So a soft week is the best of one ordinary week per possible last day.
 */
import type { Candidate, OpenWeek } from "./open-week";

export type Counting = {
  /** Days that count, from today on. */
  readonly days: number;
  /** Most starts by choice on the first `days` days; `null` without a cap. */
  readonly cap: { readonly games: number; readonly days: number } | null;
  readonly lockedTotal: number;
};

/** Every way the week can count, the longest first. At least one. */
export function countingsOf({ days, gamesCap, lockedTotal, lockedStarts }: OpenWeek): Counting[] {
  if (gamesCap === null) return [{ days, cap: null, lockedTotal }];
  const { games, rule } = gamesCap;
  if (rule === "hard") return [{ days, cap: { games: Math.max(0, games - lockedStarts), days }, lockedTotal }];
  if (games === 0) return [{ days: 0, cap: null, lockedTotal: 0 }];
  const before = games - 1 - lockedStarts;
  const all = Array.from({ length: days }, (_, back) => days - 1 - back);
  return all
    .filter((last) => last === 0 || before >= 0)
    .map((last) => ({ days: last + 1, cap: last === 0 ? null : { games: before, days: last }, lockedTotal }));
}

/** Value of his start on a day, 0 on a day that does not count. */
export const worthOn = (counting: Counting, player: Candidate, day: number): number =>
  day < counting.days ? (player.worth[day] ?? 0) : 0;

/**
 * Entry k: the best total of at most k starts by choice, of a day or of several. `-Infinity`: the players cannot be
 * held.
 */
export type Profile = Float64Array;

/** The profile of no days: one entry per start that the cap may allow, and a single one without a cap. */
export function noDays({ cap }: Counting, { places }: OpenWeek): Profile {
  const allStarts = cap === null ? 0 : places.slice(0, cap.days).reduce((sum, { length }) => sum + length, 0);
  return new Float64Array(Math.min(cap?.games ?? 0, allStarts) + 1);
}

/** The profile of some days and of another one together. @param total of a length that `noDays` gave. */
export function withDay({ days, cap }: Counting, total: Profile, profile: Profile, day: number): Profile {
  if (day >= days) return total;
  if (cap === null || day >= cap.days) {
    const free = mostOf(profile);
    return total.map((sum) => sum + free);
  }
  const both = new Float64Array(total.length);
  for (let used = 0; used < both.length; used++) {
    let most = Number.NEGATIVE_INFINITY;
    const mostStarts = Math.min(used, profile.length - 1);
    for (let starts = 0; starts <= mostStarts; starts++) {
      const sum = (profile[starts] ?? 0) + (total[used - starts] ?? 0);
      if (sum > most) most = sum;
    }
    both[used] = most;
  }
  return both;
}

/** The most of a profile: all the starts it allows. */
export const mostOf = (profile: Profile | undefined): number => profile?.at(-1) ?? 0;

/** The most of two parts of a week that share their starts. Both of a length that `noDays` gave. */
export function mostTogether(one: Profile, other: Profile): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let used = 0; used < one.length; used++) {
    const sum = (one[used] ?? 0) + (other[other.length - 1 - used] ?? 0);
    if (sum > most) most = sum;
  }
  return most;
}
