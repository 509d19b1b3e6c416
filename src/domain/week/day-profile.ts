/**
 * The best lineups of one day by number of starters, when IR must take whoever is too many.
 *
 * Who sits there is chosen for the lineup's good: men worth no start first, and of the others every set is tried.
 */
import { PlaceMatching } from "../lineup/place-matching";
import type { Profile } from "./counting";
import { mayHide } from "./ir";
import { type Candidate, type OpenWeek, placesOn } from "./open-week";

export type DayMen = { readonly men: readonly Candidate[]; readonly mostActive: number };

/** Entry k: the best lineup of at most k starters. @param stays those of the men who sit in IR without the right to. */
export function dayProfile(week: OpenWeek, owned: DayMen, day: number, stays: readonly Candidate[]): Profile {
  const places = week.places[day]?.length ?? 0;
  const best = new Float64Array(places + 1).fill(Number.NEGATIVE_INFINITY);
  for (const active of activeChoices(week, owned, day, stays)) raiseByStarts(best, active, day);
  return best;
}

/** The sets of active men, one of which has the best lineup of any number of starters; none when not all can be held. */
export function activeChoices(
  week: OpenWeek,
  { men, mostActive }: DayMen,
  day: number,
  stays: readonly Candidate[],
): readonly (readonly Candidate[])[] {
  const isInIr = (man: Candidate) => stays.includes(man) || (day === 0 && man.irToday === "must");
  const active = men.filter((man) => !isInIr(man));
  const toHide = Math.max(0, active.length - mostActive);
  if (toHide === 0) return [active];
  const able = active.filter((man) => mayHide(man, day));
  if (men.length - active.length + toHide > week.irSlots || able.length < toHide) return [];
  const isIdle = (man: Candidate) => (man.worth[day] ?? 0) === 0;
  const idle = able.filter(isIdle).slice(0, toHide);
  return choose(
    able.filter((man) => !isIdle(man)),
    toHide - idle.length,
  ).map((chosen) => active.filter((man) => !idle.includes(man) && !chosen.includes(man)));
}

function raiseByStarts(best: Profile, men: readonly Candidate[], day: number): void {
  const worth = (man: Candidate) => man.worth[day] ?? 0;
  const matching = new PlaceMatching(best.length - 1);
  let total = 0;
  let starters = 0;
  const raise = () => {
    best[starters] = Math.max(best[starters] ?? 0, total);
  };
  raise();
  for (const man of men.filter((one) => worth(one) > 0).sort((a, b) => worth(b) - worth(a))) {
    if (starters === best.length - 1) break;
    if (!matching.tryAdd(placesOn(man, day))) continue;
    total += worth(man);
    starters++;
    raise();
  }
  while (++starters < best.length) raise();
}

/** Every way to take `count` of the men. */
function choose(men: readonly Candidate[], count: number): Candidate[][] {
  if (count === 0) return [[]];
  return men.flatMap((man, index) => choose(men.slice(index + 1), count - 1).map((rest) => [man, ...rest]));
}
