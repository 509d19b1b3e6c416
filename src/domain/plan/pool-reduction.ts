/** Removes free agents that no best plan needs. Exact: leaving them out changes no total. */
import type { Candidate, OpenWeek } from "../week/open-week";

/**
 * Free agents without those never worth a start, and without those dominated in every respect by at least as many
 * others as there are adds: one of these is always left for the spot.
 */
export function neededFreeAgents(week: OpenWeek): Candidate[] {
  const useful = week.freeAgents.filter(isUseful);
  return useful.filter((player) => {
    let better = 0;
    for (const other of useful) {
      if (other !== player && replaces(week, other, player) && ++better >= week.maxMoves) return false;
    }
    return true;
  });
}

/** Worth a start on some day that he can be had, or worth something afterward. */
const isUseful = ({ value, fromDay, valueAfter }: Candidate): boolean =>
  valueAfter > 0 || value.some((points, day) => day >= fromDay && points > 0);

const placesBeyond = ({ slots }: Candidate, other: Candidate): boolean =>
  (slots[0] & ~other.slots[0]) !== 0 || (slots[1] & ~other.slots[1]) !== 0;

/** Equals replace each other, so the id decides and one of them stays. */
function replaces(week: OpenWeek, other: Candidate, player: Candidate): boolean {
  if (placesBeyond(player, other) || other.fromDay > player.fromDay) return false;
  if (player.valueAfter > other.valueAfter) return false;
  if (player.isDroppable && !other.isDroppable) return false;
  if (week.positionLimits.has(other.positionId) && other.positionId !== player.positionId) return false;
  const isStrictly =
    placesBeyond(other, player) ||
    other.valueAfter > player.valueAfter ||
    other.fromDay < player.fromDay ||
    other.isDroppable !== player.isDroppable ||
    (week.positionLimits.has(player.positionId) && !week.positionLimits.has(other.positionId));
  let isWorthMore = false;
  for (let day = player.fromDay; day < week.days; day++) {
    const difference = (other.value[day] ?? 0) - (player.value[day] ?? 0);
    if (difference < 0) return false;
    if (difference > 0) isWorthMore = true;
  }
  return isStrictly || isWorthMore || other.playerId < player.playerId;
}
