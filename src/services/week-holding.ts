/** What a roster can hold: who must rest in IR, whose position is full, and who is let go for too little. Pure. */
import type { PlayerId } from "@/domain/ids";
import type { PlannedMove } from "@/domain/plan/dated-plan";
import { worthOfMoves } from "@/domain/plan/moves-worth";
import type { Week } from "@/domain/week/week";
import type { DayMan } from "./day-lineup";

/** Of a roster that is over its size, who must be in IR that day and cannot start: those who would bring least. */
export function restingInIr(men: readonly DayMan[], { roster, rosterSize, irSlots }: Week): ReadonlySet<PlayerId> {
  const able = new Set(roster.filter(({ isIrEligible }) => isIrEligible).map(({ playerId }) => playerId));
  const most = Math.min(Math.max(0, men.length - rosterSize), irSlots);
  const ids = men
    .filter(({ outlook }) => able.has(outlook.player.playerId))
    .sort((a, b) => a.worth - b.worth)
    .map(({ outlook }) => outlook.player.playerId);
  return new Set(ids.slice(0, most));
}

/** @param moves by day */
export function breaksPositionLimit(
  week: Week,
  moves: readonly { drop: PlayerId | null; add: PlayerId | null }[],
): boolean {
  const limits = week.positionLimits ?? {};
  const positionOf = new Map(
    [...week.roster, ...week.freeAgents].map(({ playerId, defaultPositionId }) => [playerId, defaultPositionId]),
  );
  const held = new Set(week.roster.map(({ playerId }) => playerId));
  return moves.some(({ drop, add }) => {
    if (drop !== null) held.delete(drop);
    if (add === null) return false;
    held.add(add);
    const position = positionOf.get(add);
    const limit = limits[String(position)];
    return (
      limit !== undefined && limit !== null && [...held].filter((id) => positionOf.get(id) === position).length > limit
    );
  });
}

/** A man let go for nobody, so that another may leave IR, is worth no less trouble than an add: below its price, he stays. */
export function withoutIdleDrops(week: Week, moves: readonly PlannedMove[], price: number): readonly PlannedMove[] {
  const sum = (each: readonly PlannedMove[]) => {
    const worth = worthOfMoves(week, each);
    return worth.ok ? worth.value.weekTotal + worth.value.after : Number.NEGATIVE_INFINITY;
  };
  const idle = moves.findLast((move) => {
    const others = moves.filter((each) => each !== move);
    return move.add === null && sum(moves) - sum(others) < price && !breaksPositionLimit(week, others);
  });
  return idle
    ? withoutIdleDrops(
        week,
        moves.filter((each) => each !== idle),
        price,
      )
    : moves;
}
