/**
 * Who is owned on which day, what the lineups of those days are worth, and the dated moves that lead there.
 *
 * Values are computed with the lineup's own matching and not taken from a solver, so whatever proposed an ownership, its
 * total is that of real lineups.
 */
import type { PlayerId } from "../ids";
import { PlaceMatching } from "../lineup/place-matching";
import type { Candidate, OpenWeek } from "./week";

/** Owned from `fromDay` until the day before `untilDay`. */
export type Ownership = { readonly player: Candidate; readonly fromDay: number; readonly untilDay: number };

/** With effect on `day`: the man dropped does not count from then on, the man added does. */
export type PlannedMove = { readonly day: number; readonly drop: PlayerId | null; readonly add: PlayerId | null };

export const ownedDays = ({ fromDay, untilDay }: Ownership, day: number): boolean => fromDay <= day && day < untilDay;

/** Everyone of the roster for all days: the plan of doing nothing. */
export const keepAll = (week: OpenWeek): Ownership[] =>
  week.roster.map((player) => ({ player, fromDay: 0, untilDay: week.days }));

/** Men beyond the roster size today that IR cannot take: the team may stay so, but add nobody until it is resolved. */
export function excessNow(week: OpenWeek): number {
  return Math.max(0, week.roster.length - week.rosterSize - sheltered(week, week.roster));
}

/** Men who must sit in IR on a day without moves, so that a drop alone could bring one of them back. */
export const heldInIr = (week: OpenWeek): number => Math.max(0, week.roster.length - week.rosterSize - excessNow(week));

const sheltered = (week: OpenWeek, men: readonly Candidate[]): number =>
  Math.min(week.irSlotsOpen, men.filter(({ isIrEligible }) => isIrEligible).length);

/** Total of the best lineups of all days under the week's cap on starts. */
export function weekTotal(week: OpenWeek, ownership: readonly Ownership[]): number {
  const excess = excessNow(week);
  const profiles = Array.from({ length: week.days }, (_, day) => {
    const men = ownership.filter((one) => ownedDays(one, day));
    const isAddDay = men.some((one) => !one.player.isRostered && one.fromDay === day);
    const toShelter = Math.max(0, men.length - week.rosterSize - (isAddDay ? 0 : excess));
    return dayProfile(
      week,
      men.map(({ player }) => player),
      day,
      toShelter,
    );
  });
  if (week.maxStarts === null) return profiles.reduce((sum, profile) => sum + Math.max(...profile), 0);
  return bestSplit(profiles, week.maxStarts);
}

/** Entry k: the best lineup of at most k starters, when `toShelter` men of those eligible must sit in IR. */
function dayProfile(week: OpenWeek, men: readonly Candidate[], day: number, toShelter: number): number[] {
  const best = new Array<number>(week.places.length + 1).fill(0);
  const eligible = men.filter(({ isIrEligible }) => isIrEligible);
  for (const hidden of choose(eligible, toShelter)) {
    const profile = startProfile(
      week,
      men.filter((man) => !hidden.includes(man)),
      day,
    );
    profile.forEach((total, starters) => {
      best[starters] = Math.max(best[starters] ?? 0, total);
    });
  }
  return best;
}

function startProfile(week: OpenWeek, men: readonly Candidate[], day: number): number[] {
  const worth = (man: Candidate) => man.worth[day] ?? 0;
  const matching = new PlaceMatching(week.places.length);
  const profile = [0];
  let total = 0;
  for (const man of men.filter((one) => worth(one) > 0).sort((a, b) => worth(b) - worth(a))) {
    if (profile.length > week.places.length) break;
    if (!matching.tryAdd(man.places)) continue;
    total += worth(man);
    profile.push(total);
  }
  while (profile.length <= week.places.length) profile.push(total);
  return profile;
}

/** Every way to take `count` of the men. */
function choose(men: readonly Candidate[], count: number): Candidate[][] {
  if (count === 0) return [[]];
  return men.flatMap((man, index) => choose(men.slice(index + 1), count - 1).map((rest) => [man, ...rest]));
}

function bestSplit(profiles: readonly (readonly number[])[], maxStarts: number): number {
  const most = Math.min(
    maxStarts,
    profiles.reduce((sum, profile) => sum + profile.length - 1, 0),
  );
  let best = new Array<number>(most + 1).fill(0);
  for (const profile of profiles) {
    best = best.map((_, used) =>
      profile.slice(0, used + 1).reduce((top, total, starts) => Math.max(top, total + (best[used - starts] ?? 0)), 0),
    );
  }
  return best[most] ?? 0;
}

/** True when somebody may be added on a day that ends with these men. */
function allowsAdds(week: OpenWeek, men: readonly Candidate[], addedPositions: ReadonlySet<number>): boolean {
  if (men.length - sheltered(week, men) > week.rosterSize) return false;
  return [...addedPositions].every((position) => !isOverLimit(week, men, position));
}

function isOverLimit(week: OpenWeek, men: readonly Candidate[], positionId: number): boolean {
  const limit = week.positionLimits.get(positionId);
  return limit !== undefined && men.filter((man) => man.positionId === positionId).length > limit;
}

export type DatedPlan = { readonly moves: readonly PlannedMove[]; readonly ownership: readonly Ownership[] };

/** Rounding of a sum of lineups. */
const SAME_TOTAL = 1e-9;

/**
 * The moves of an ownership, each drop put off to the day on which its room is needed, by an add or by a man who leaves IR:
 * who need not go stays, and may still start. Worth at least as much as the ownership.
 */
export function datedPlan(week: OpenWeek, ownership: readonly Ownership[]): DatedPlan {
  const isAsGood = (plan: DatedPlan) => weekTotal(week, plan.ownership) >= target - SAME_TOTAL;
  const target = weekTotal(week, ownership);
  const patient = withDropsOnTime(week, ownership, new Set());
  if (isAsGood(patient)) return patient;
  const onTime = new Set(ownership.filter(({ untilDay }) => untilDay < week.days).map(({ player }) => player));
  for (const man of [...onTime]) {
    onTime.delete(man);
    if (!isAsGood(withDropsOnTime(week, ownership, onTime))) onTime.add(man);
  }
  return withDropsOnTime(week, ownership, onTime);
}

/** Men `onTime` go on the day that the ownership says, the others when an add needs their room. */
function withDropsOnTime(week: OpenWeek, ownership: readonly Ownership[], onTime: ReadonlySet<Candidate>): DatedPlan {
  let men = week.roster;
  let leaving: Candidate[] = [];
  const moves: PlannedMove[] = [];
  const until = new Map<PlayerId, number>();
  for (let day = 0; day < week.days; day++) {
    const ending = ownership.filter(({ untilDay }) => untilDay === day).map(({ player }) => player);
    const now = ending.filter((man) => onTime.has(man));
    leaving.push(...ending.filter((man) => !onTime.has(man)));
    const added = ownership.filter((one) => !one.player.isRostered && one.fromDay === day).map(({ player }) => player);
    men = [...men.filter((man) => !now.includes(man)), ...added];
    const dropped = [...now, ...(added.length > 0 ? dropsNeeded(week, { men, leaving, added, day }) : [])];
    men = men.filter((man) => !dropped.includes(man));
    leaving = leaving.filter((man) => !dropped.includes(man));
    for (const man of dropped) until.set(man.playerId, day);
    moves.push(...paired(day, dropped, added));
  }
  const kept = ownership.map((one) => ({ ...one, untilDay: until.get(one.player.playerId) ?? week.days }));
  return { moves, ownership: kept };
}

/** Of those leaving, the fewest that make the day's adds legal, least useful first. */
function dropsNeeded(
  week: OpenWeek,
  { men, leaving, added, day }: { men: readonly Candidate[]; leaving: Candidate[]; added: Candidate[]; day: number },
): Candidate[] {
  const positions = new Set(added.map(({ positionId }) => positionId));
  const worthLeft = (man: Candidate) => man.worth.slice(day).reduce((sum, worth) => sum + worth, 0);
  const order = [...leaving].sort(
    (a, b) => Number(a.isIrEligible) - Number(b.isIrEligible) || worthLeft(a) - worthLeft(b) || a.playerId - b.playerId,
  );
  const dropped: Candidate[] = [];
  const stay = () => men.filter((man) => !dropped.includes(man));
  while (order.length > 0 && !allowsAdds(week, stay(), positions)) {
    const crowded = order.findIndex(
      ({ positionId }) => positions.has(positionId) && isOverLimit(week, stay(), positionId),
    );
    dropped.push(...order.splice(Math.max(0, crowded), 1));
  }
  return dropped;
}

/** One drop for one add, men of the same position together, so that each move is legal by itself. */
function paired(day: number, dropped: readonly Candidate[], added: readonly Candidate[]): PlannedMove[] {
  const free = [...dropped];
  const partners = new Map<PlayerId, PlayerId>();
  const take = (man: Candidate, fits: (other: Candidate) => boolean) => {
    const index = partners.has(man.playerId) ? -1 : free.findIndex(fits);
    for (const other of index < 0 ? [] : free.splice(index, 1)) partners.set(man.playerId, other.playerId);
  };
  for (const man of added) take(man, ({ positionId }) => positionId === man.positionId);
  for (const man of added) take(man, () => true);
  return [
    ...free.map(({ playerId }) => ({ day, drop: playerId, add: null })),
    ...added.map(({ playerId }) => ({ day, drop: partners.get(playerId) ?? null, add: playerId })),
  ];
}
