/** The dated moves of an ownership: what a manager does on which day. */
import type { PlayerId } from "../ids";
import { shelteredOn } from "../week/ir";
import type { Candidate, OpenWeek } from "../week/open-week";
import { type Ownership, worthOf } from "../week/ownership";

/** With effect on `day`: the man dropped does not count from then on, the man added does. */
export type PlannedMove = { readonly day: number; readonly drop: PlayerId | null; readonly add: PlayerId | null };

type DatedPlan = { readonly moves: readonly PlannedMove[]; readonly ownership: readonly Ownership[] };

/** True when somebody may be added on a day that ends with these men. */
function allowsAdds(week: OpenWeek, men: readonly Candidate[], day: number, added: ReadonlySet<number>): boolean {
  if (men.length - shelteredOn(week, men, day) > week.rosterSize) return false;
  return [...added].every((position) => !isOverLimit(week, men, position));
}

function isOverLimit(week: OpenWeek, men: readonly Candidate[], positionId: number): boolean {
  const limit = week.positionLimits.get(positionId);
  return limit !== undefined && men.filter((man) => man.positionId === positionId).length > limit;
}

/** Rounding of a sum of lineups. */
const SAME_WORTH = 1e-9;

/**
 * The moves of an ownership, each drop put off to the day on which its room is needed, by an add or by a man who leaves IR:
 * who need not go stays, and may still start. Worth at least as much as the ownership.
 */
export function datedPlan(week: OpenWeek, ownership: readonly Ownership[]): DatedPlan {
  const target = worthOf(week, ownership).sum;
  const isAsGood = (plan: DatedPlan) => worthOf(week, plan.ownership).sum >= target - SAME_WORTH;
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
  const worthLeft = (man: Candidate) => man.worth.slice(day).reduce((sum, worth) => sum + worth, man.valueAfter);
  const order = [...leaving].sort(
    (a, b) => Number(a.isIrEligible) - Number(b.isIrEligible) || worthLeft(a) - worthLeft(b) || a.playerId - b.playerId,
  );
  const dropped: Candidate[] = [];
  const stay = () => men.filter((man) => !dropped.includes(man));
  while (order.length > 0 && !allowsAdds(week, stay(), day, positions)) {
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
