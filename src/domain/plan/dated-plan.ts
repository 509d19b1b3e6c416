/** The dated moves of an ownership: what a manager does on which day. */
import type { PlayerId } from "../ids";
import { mayHide, shelteredOn } from "../week/ir";
import type { Candidate, OpenWeek } from "../week/open-week";
import { type Ownership, worthOf } from "../week/ownership";

/** With effect on `day`: the player dropped does not count from then on, the player added does. */
export type PlannedMove = { readonly day: number; readonly drop: PlayerId | null; readonly add: PlayerId | null };

type DatedPlan = { readonly moves: readonly PlannedMove[]; readonly ownership: readonly Ownership[] };

/** True when somebody may be added on a day that ends with these players. */
function allowsAdds(week: OpenWeek, players: readonly Candidate[], day: number, added: ReadonlySet<number>): boolean {
  if (players.length - shelteredOn(week, players, day) > week.rosterSize) return false;
  return [...added].every((position) => !isOverLimit(week, players, position));
}

function isOverLimit(week: OpenWeek, players: readonly Candidate[], positionId: number): boolean {
  const limit = week.positionLimits.get(positionId);
  return limit !== undefined && players.filter((player) => player.positionId === positionId).length > limit;
}

/** Rounding of a sum of lineups. */
const SAME_WORTH = 1e-9;

/**
 * The moves of an ownership, each drop put off to the day on which its room is needed, by an add or by a player who
 * leaves IR: who need not go stays, and may still start. Worth at least as much as the ownership.
 */
export function datedPlan(week: OpenWeek, ownership: readonly Ownership[]): DatedPlan {
  const target = worthOf(week, ownership).sum;
  const isAsGood = (plan: DatedPlan) => worthOf(week, plan.ownership).sum >= target - SAME_WORTH;
  const patient = withDropsOnTime(week, ownership, new Set());
  if (isAsGood(patient)) return patient;
  const onTime = new Set(ownership.filter(({ untilDay }) => untilDay < week.days).map(({ player }) => player));
  for (const player of [...onTime]) {
    onTime.delete(player);
    if (!isAsGood(withDropsOnTime(week, ownership, onTime))) onTime.add(player);
  }
  return withDropsOnTime(week, ownership, onTime);
}

/** Players `onTime` go on the day that the ownership says, the others when an add needs their room. */
function withDropsOnTime(week: OpenWeek, ownership: readonly Ownership[], onTime: ReadonlySet<Candidate>): DatedPlan {
  let players = week.roster;
  let leaving: Candidate[] = [];
  const moves: PlannedMove[] = [];
  const until = new Map<PlayerId, number>();
  for (let day = 0; day < week.days; day++) {
    const ending = ownership.filter(({ untilDay }) => untilDay === day).map(({ player }) => player);
    const now = ending.filter((player) => onTime.has(player));
    leaving.push(...ending.filter((player) => !onTime.has(player)));
    const added = ownership.filter((one) => !one.player.isRostered && one.fromDay === day).map(({ player }) => player);
    players = [...players.filter((player) => !now.includes(player)), ...added];
    const dropped = [...now, ...(added.length > 0 ? dropsNeeded(week, { players, leaving, added, day }) : [])];
    players = players.filter((player) => !dropped.includes(player));
    leaving = leaving.filter((player) => !dropped.includes(player));
    for (const player of dropped) until.set(player.playerId, day);
    moves.push(...paired(day, dropped, added));
  }
  const retained = ownership.map((one) => ({ ...one, untilDay: until.get(one.player.playerId) ?? week.days }));
  return { moves, ownership: retained };
}

/** The fewest of the leaving players that make the day's adds legal, least useful first. */
function dropsNeeded(
  week: OpenWeek,
  {
    players,
    leaving,
    added,
    day,
  }: { players: readonly Candidate[]; leaving: Candidate[]; added: Candidate[]; day: number },
): Candidate[] {
  const positions = new Set(added.map(({ positionId }) => positionId));
  const worthLeft = (player: Candidate) =>
    player.value.slice(day).reduce((sum, value) => sum + value, player.valueAfter);
  const order = [...leaving].sort(
    (a, b) =>
      Number(mayHide(a, day)) - Number(mayHide(b, day)) || worthLeft(a) - worthLeft(b) || a.playerId - b.playerId,
  );
  const dropped: Candidate[] = [];
  const stay = () => players.filter((player) => !dropped.includes(player));
  while (order.length > 0 && !allowsAdds(week, stay(), day, positions)) {
    const crowded = order.findIndex(
      ({ positionId }) => positions.has(positionId) && isOverLimit(week, stay(), positionId),
    );
    dropped.push(...order.splice(Math.max(0, crowded), 1));
  }
  return dropped;
}

/** One drop for one add, players of the same position together, so that each move is legal by itself. */
function paired(day: number, dropped: readonly Candidate[], added: readonly Candidate[]): PlannedMove[] {
  const free = [...dropped];
  const partners = new Map<PlayerId, PlayerId>();
  const take = (player: Candidate, fits: (other: Candidate) => boolean) => {
    const index = partners.has(player.playerId) ? -1 : free.findIndex(fits);
    for (const other of index < 0 ? [] : free.splice(index, 1)) partners.set(player.playerId, other.playerId);
  };
  for (const player of added) take(player, ({ positionId }) => positionId === player.positionId);
  for (const player of added) take(player, () => true);
  return [
    ...free.map(({ playerId }) => ({ day, drop: playerId, add: null })),
    ...added.map(({ playerId }) => ({ day, drop: partners.get(playerId) ?? null, add: playerId })),
  ];
}
