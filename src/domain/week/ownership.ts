/**
 * Who is owned on which day and what that is worth.
 *
 * Values are computed with the lineup's own matching and not taken from a solver, so whatever proposed an ownership, its
 * worth is that of real lineups.
 */
import { PlaceMatching } from "../lineup/place-matching";
import { countedTotal, countingsOf } from "./counting";
import { excessNow, mayHide } from "./ir";
import { type Candidate, isStuck, type OpenWeek, placesOn } from "./open-week";

/** Owned from `fromDay` until the day before `untilDay`. */
export type Ownership = { readonly player: Candidate; readonly fromDay: number; readonly untilDay: number };

const ownsOn = ({ fromDay, untilDay }: Ownership, day: number): boolean => fromDay <= day && day < untilDay;

const isAdd = ({ player, fromDay, untilDay }: Ownership): boolean => !player.isRostered && fromDay < untilDay;

/** Everyone of the roster for all days: the plan of doing nothing. */
export const keepAll = (week: OpenWeek): Ownership[] =>
  week.roster.map((player) => ({ player, fromDay: 0, untilDay: week.days }));

/** What an ownership is worth, part by part. */
export type Worth = {
  /** Best lineups of all days. */
  readonly weekTotal: number;
  /** Sum of `valueAfter` of those owned on the last day. */
  readonly after: number;
  /** Adds times their price. */
  readonly price: number;
  /** What plans maximise: week total and value after, less the price. */
  readonly sum: number;
};

export function worthOf(week: OpenWeek, ownership: readonly Ownership[]): Worth {
  const total = weekTotal(week, ownership);
  const after = ownership.reduce(
    (sum, { player, untilDay }) => sum + (untilDay >= week.days ? player.valueAfter : 0),
    0,
  );
  const price = week.addPrice * ownership.filter(isAdd).length;
  return { weekTotal: total, after, price, sum: total + after - price };
}

/** Total of the best lineups of all days that count; `-Infinity` when the men cannot all be held. */
export function weekTotal(week: OpenWeek, ownership: readonly Ownership[]): number {
  const days = Array.from({ length: week.days }, (_, day): DayMen => {
    const owned = ownership.filter((one) => ownsOn(one, day));
    const isAddDay = owned.some((one) => !one.player.isRostered && one.fromDay === day);
    return { men: owned.map(({ player }) => player), mostActive: week.rosterSize + (isAddDay ? 0 : excessNow(week)) };
  });
  const stuck = ownership.filter(({ player }) => isStuck(player));
  const firstAdd = Math.min(week.days, ...ownership.filter(isAdd).map(({ fromDay }) => fromDay));
  const countings = countingsOf(week);
  let best = Number.NEGATIVE_INFINITY;
  for (const leaving of leavingDays(stuck, firstAdd)) {
    const profiles = days.map((men, day) => dayProfile(week, men, day, (man) => day < (leaving.get(man) ?? 0)));
    for (const counting of countings) best = Math.max(best, countedTotal(counting, profiles));
  }
  return best;
}

/** Entry k: the best lineup of at most k starters of a day, in a week without excess and with nobody stuck in IR. */
export const profileOn = (week: OpenWeek, men: readonly Candidate[], day: number): readonly number[] =>
  dayProfile(week, { men, mostActive: week.rosterSize }, day, () => false);

type DayMen = { readonly men: readonly Candidate[]; readonly mostActive: number };

/** Every choice of the day on which each man who may not stay in IR leaves it: before an add, if not with his drop. */
function leavingDays(stuck: readonly Ownership[], firstAdd: number): ReadonlyMap<Candidate, number>[] {
  let choices: ReadonlyMap<Candidate, number>[] = [new Map()];
  for (const { player, untilDay } of stuck) {
    const first = player.irToday === "must" ? 1 : 0;
    const last = Math.max(first, Math.min(untilDay, firstAdd));
    const days = Array.from({ length: last - first + 1 }, (_, step) => first + step);
    choices = choices.flatMap((choice) => days.map((day) => new Map(choice).set(player, day)));
  }
  return choices;
}

/** Entry k: the best lineup of at most k starters, when IR must take whoever is too many. */
function dayProfile(
  week: OpenWeek,
  { men, mostActive }: DayMen,
  day: number,
  staysInIr: (man: Candidate) => boolean,
): readonly number[] {
  const inIr = men.filter((man) => staysInIr(man) || (day === 0 && man.irToday === "must"));
  const active = inIr.length === 0 ? men : men.filter((man) => !inIr.includes(man));
  const toHide = Math.max(0, active.length - mostActive);
  if (toHide === 0) return startProfile(week, active, day);
  const able = active.filter((man) => mayHide(man, day));
  const places = week.places[day]?.length ?? 0;
  if (inIr.length + toHide > week.irSlots || able.length < toHide) {
    return new Array<number>(places + 1).fill(Number.NEGATIVE_INFINITY);
  }
  const idle = able.filter((man) => (man.worth[day] ?? 0) === 0);
  const choices = idle.length >= toHide ? [idle.slice(0, toHide)] : choose(able, toHide);
  const best = new Array<number>(places + 1).fill(0);
  for (const hidden of choices) {
    startProfile(
      week,
      active.filter((man) => !hidden.includes(man)),
      day,
    ).forEach((total, starters) => {
      best[starters] = Math.max(best[starters] ?? 0, total);
    });
  }
  return best;
}

function startProfile(week: OpenWeek, men: readonly Candidate[], day: number): number[] {
  const places = week.places[day]?.length ?? 0;
  const worth = (man: Candidate) => man.worth[day] ?? 0;
  const matching = new PlaceMatching(places);
  const profile = [0];
  let total = 0;
  for (const man of men.filter((one) => worth(one) > 0).sort((a, b) => worth(b) - worth(a))) {
    if (profile.length > places) break;
    if (!matching.tryAdd(placesOn(man, day))) continue;
    total += worth(man);
    profile.push(total);
  }
  while (profile.length <= places) profile.push(total);
  return profile;
}

/** Every way to take `count` of the men. */
function choose(men: readonly Candidate[], count: number): Candidate[][] {
  if (count === 0) return [[]];
  return men.flatMap((man, index) => choose(men.slice(index + 1), count - 1).map((rest) => [man, ...rest]));
}
