/**
 * Which days of a week count and what cap binds them.
 *
 * Without a cap, or with a hard one, there is one way. Under ESPN's soft cap every game of the day on which the cap is reached
 * counts and none after it: whichever day is the last to count, the days before it stay below the cap and it is free
 * itself. So a soft week is the best of one ordinary week per possible last day.
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

/** What his start is worth on a day, 0 on a day that does not count. */
export const worthOn = (counting: Counting, man: Candidate, day: number): number =>
  day < counting.days ? (man.worth[day] ?? 0) : 0;

/** @param profiles by day: entry k is the best total of at most k starts by choice. */
export function countedTotal({ days, cap, lockedTotal }: Counting, profiles: readonly (readonly number[])[]): number {
  const counted = profiles.slice(0, days);
  const capped = cap === null ? 0 : cap.days;
  const free = counted.slice(capped).reduce((sum, profile) => sum + (profile.at(-1) ?? 0), lockedTotal);
  return cap === null ? free : free + bestSplit(counted.slice(0, capped), cap.games);
}

function bestSplit(profiles: readonly (readonly number[])[], mostStarts: number): number {
  const most = Math.min(
    mostStarts,
    profiles.reduce((sum, profile) => sum + profile.length - 1, 0),
  );
  let best = new Array<number>(most + 1).fill(0);
  for (const profile of profiles) {
    best = best.map((_, used) => {
      let top = Number.NEGATIVE_INFINITY;
      for (let starts = 0; starts <= used && starts < profile.length; starts++) {
        top = Math.max(top, (profile[starts] ?? 0) + (best[used - starts] ?? 0));
      }
      return top;
    });
  }
  return best[most] ?? 0;
}
