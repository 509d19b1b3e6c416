/**
 * How the days of a week add up: each for itself, or joined by a cap on starts that no plan may exceed.
 */
import type { Candidate, OpenWeek } from "./open-week";

export type Counting = {
  /** Most starts by choice of all days together; `null` without a cap. */
  readonly cap: number | null;
  readonly lockedTotal: number;
};

export const countingOf = ({ gamesCap, lockedTotal, lockedStarts }: OpenWeek): Counting => ({
  cap: gamesCap === null ? null : Math.max(0, gamesCap - lockedStarts),
  lockedTotal,
});

/** What a player's start is worth on a day. */
export const worthOn = (player: Candidate, day: number): number => player.value[day] ?? 0;

/**
 * Entry k: the best total of at most k starts by choice, of a day or of several. `-Infinity`: the players cannot be
 * held.
 */
export type Profile = Float64Array;

/** The profile of no days: one entry per start that the cap may allow, and a single one without a cap. */
export function noDays({ cap }: Counting, { slots }: OpenWeek): Profile {
  const allStarts = cap === null ? 0 : slots.reduce((sum, { length }) => sum + length, 0);
  return new Float64Array(Math.min(cap ?? 0, allStarts) + 1);
}

/** The profile of some days and of another one together. @param total of a length that `noDays` gave. */
export function withDay({ cap }: Counting, total: Profile, profile: Profile): Profile {
  if (cap === null) {
    const free = mostOf(profile);
    return total.map((sum) => sum + free);
  }
  const both = new Float64Array(total.length);
  for (let used = 0; used < both.length; used++) {
    let max = Number.NEGATIVE_INFINITY;
    const mostStarts = Math.min(used, profile.length - 1);
    for (let starts = 0; starts <= mostStarts; starts++) {
      const sum = (profile[starts] ?? 0) + (total[used - starts] ?? 0);
      if (sum > max) max = sum;
    }
    both[used] = max;
  }
  return both;
}

/** The most of a profile: all the starts it allows. */
export const mostOf = (profile: Profile | undefined): number => profile?.at(-1) ?? 0;

/** The most of two parts of a week that share their starts. Both of a length that `noDays` gave. */
export function mostTogether(one: Profile, other: Profile): number {
  let max = Number.NEGATIVE_INFINITY;
  for (let used = 0; used < one.length; used++) {
    const sum = (one[used] ?? 0) + (other[other.length - 1 - used] ?? 0);
    if (sum > max) max = sum;
  }
  return max;
}
