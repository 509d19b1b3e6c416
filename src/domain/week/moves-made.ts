/**
 * A week with settled moves: the dropped player counts until his day, the added player from his day on, and neither can
 * be moved again.
 *
 * Both stay on the roster for all days with zero value on the days on which they are not there, and the roster is
 * larger by as many as are away on every day. So every solver reads the result as an ordinary week. A spot that one of
 * them frees for only some of the days stays taken, and no player who comes or goes rests in IR. A player dropped from
 * IR frees his IR slot at once, and his replacement takes a roster spot at once. A player who leaves IR for the spot of a
 * settled drop comes on that day, and his IR slot stays taken.
 */
import type { PlayerId } from "../ids";
import type { RosterPlayer, Week, WeekPlayer } from "./week";

/** With effect on `day`, 0 is today. */
export type SettledMove = {
  readonly day: number;
  readonly leaves: PlayerId | null;
  readonly isAdded: WeekPlayer | null;
};

/** On the roster from `fromDay` until the day before `untilDay`. */
type Stay = { readonly player: RosterPlayer; readonly fromDay: number; readonly untilDay: number };

/**
 * @param moves in the order in which they are made. Players who are not there to leave, or there already, change
 * nothing.
 */
export function withMovesMade(week: Week, moves: readonly SettledMove[]): Week {
  if (moves.length === 0) return week;
  const { dayCount } = week;
  const stays = new Map<PlayerId, Stay>(
    week.roster.map((player) => [player.playerId, { player, fromDay: 0, untilDay: dayCount }]),
  );
  for (const { day, leaves, isAdded } of moves) {
    const droppedPlayer = leaves === null ? undefined : stays.get(leaves);
    if (droppedPlayer)
      stays.set(droppedPlayer.player.playerId, { ...droppedPlayer, untilDay: Math.min(droppedPlayer.untilDay, day) });
    if (isAdded && !stays.has(isAdded.playerId)) {
      stays.set(isAdded.playerId, { player: newcomer(isAdded), fromDay: day, untilDay: dayCount });
    }
  }
  const left = [...stays.values()].filter(({ fromDay, untilDay }) => fromDay < untilDay);
  const { held, returning } = withReturns(week, moves, left);
  const isPassing = ({ fromDay, untilDay }: Stay) => fromDay > 0 || untilDay < dayCount;
  // A player dropped from IR took no roster spot; his IR slot goes to a player who must rest once he is gone.
  const passing = held.filter((stay) => isPassing(stay) && !stay.player.isInIr);
  const here = new Set(week.roster.map(({ playerId }) => playerId));
  const staying = held
    .filter((stay) => !isPassing(stay))
    .map(({ player }) => (here.has(player.playerId) ? player : { ...player, isDroppable: false }));
  const awayOf = (position: number) =>
    alwaysAway(
      passing.filter(({ player }) => player.defaultPositionId === position),
      dayCount,
    );
  return {
    ...week,
    rosterSize: week.rosterSize + alwaysAway(passing, dayCount),
    irSlots: week.irSlots - returning,
    positionLimits: Object.fromEntries(
      Object.entries(week.positionLimits).map(([id, limit]) => [
        id,
        limit === null ? null : limit + awayOf(Number(id)),
      ]),
    ),
    roster: [...staying, ...passing.map((stay) => whileThere(stay, dayCount))],
    freeAgents: week.freeAgents.filter(({ playerId }) => !stays.has(playerId)),
  };
}

/** Players in IR whose right ends, and who have room only since a settled move, come on the day of that move. */
function withReturns(week: Week, moves: readonly SettledMove[], stays: readonly Stay[]) {
  let held = stays;
  let returning = 0;
  const hasRoom = (from: number): boolean => {
    const active = (day: number) =>
      held.filter((stay) => !stay.player.isInIr && stay.fromDay <= day && day < stay.untilDay).length;
    for (let day = from; day < week.dayCount; day++) if (active(day) >= week.rosterSize) return false;
    return true;
  };
  for (const stay of stays) {
    const { player, untilDay } = stay;
    const { irRightEnds = week.dayCount } = player;
    if (!player.isInIr || !player.isIrEligible || irRightEnds === 0 || untilDay < week.dayCount) continue;
    if (hasRoom(irRightEnds - 1)) continue;
    const days = moves.map(({ day }) => day).filter((day) => day >= irRightEnds && hasRoom(day));
    if (days.length === 0) continue;
    const returned: Stay = { player: { ...player, isInIr: false }, fromDay: Math.min(...days), untilDay };
    held = held.map((one) => (one === stay ? returned : one));
    returning++;
  }
  return { held, returning };
}

const newcomer = (player: WeekPlayer): RosterPlayer => ({
  playerId: player.playerId,
  eligibleSlots: player.eligibleSlots,
  defaultPositionId: player.defaultPositionId,
  values: player.values,
  valueAfter: player.valueAfter,
  isLockedToday: player.isLockedToday,
  isDroppable: false,
  isIrEligible: false,
  isInIr: false,
});

/** His values of the days on which he is there; a lock of today holds him while he is. */
function whileThere({ player, fromDay, untilDay }: Stay, dayCount: number): RosterPlayer {
  const { lockedSlot, ...rest } = player;
  return {
    ...rest,
    values: player.values.map((value, day) => (fromDay <= day && day < untilDay ? value : 0)),
    valueAfter: untilDay >= dayCount ? player.valueAfter : 0,
    isDroppable: false,
    isIrEligible: false,
    isInIr: false,
    ...(lockedSlot !== undefined && fromDay === 0 && { lockedSlot }),
  };
}

/** The fewest of them who are away on any day. */
function alwaysAway(stays: readonly Stay[], dayCount: number): number {
  let fewest = stays.length;
  for (let day = 0; day < dayCount; day++) {
    const away = stays.filter(({ fromDay, untilDay }) => day < fromDay || day >= untilDay).length;
    fewest = Math.min(fewest, away);
  }
  return fewest;
}
