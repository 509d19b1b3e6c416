/** Roster limits: which positions are full, and who is dropped for too little gain. Pure. */
import type { PlayerId } from "@/domain/ids";
import type { PlannedMove } from "@/domain/plan/dated-plan";
import { worthOfMoves } from "@/domain/plan/moves-value";
import type { Week } from "@/domain/week/week";

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

/**
 * A player let go for nobody, so that another may leave IR, is worth no less trouble than an add: below its price, he
 * stays.
 */
export function withoutIdleDrops(week: Week, moves: readonly PlannedMove[], price: number): readonly PlannedMove[] {
  const idle = moves.findLast((move) => {
    const others = moves.filter((each) => each !== move);
    return (
      move.add === null && worthOf(week, moves) - worthOf(week, others) < price && !breaksPositionLimit(week, others)
    );
  });
  return idle
    ? withoutIdleDrops(
        week,
        moves.filter((each) => each !== idle),
        price,
      )
    : moves;
}

export type WaysToDrop = {
  /** Price of an add, in the unit of the values. */
  readonly price: number;
  /** Place on the roster by value over the season, from 1. */
  readonly rankOf: (id: PlayerId) => number;
  /** The person has declined the pair. */
  readonly isDeclined: (move: { readonly drop: PlayerId | null; readonly add: PlayerId | null }) => boolean;
};

/** Less than this part of an add's price is no difference between two drops. */
const NO_DIFFERENCE = 0.01;

/**
 * Among drops that cost the plan the same, chooses the least valuable player: a player worth no more than a free agent
 * has no value after the matchup, but re-adding him would cost an add.
 */
export function withLeastDrops(
  week: Week,
  moves: readonly PlannedMove[],
  { price, rankOf, isDeclined }: WaysToDrop,
): readonly PlannedMove[] {
  const added = new Set(moves.map(({ add }) => add));
  const small = { ...week, freeAgents: week.freeAgents.filter(({ playerId }) => added.has(playerId)) };
  const byRank = [...week.roster].sort((a, b) => rankOf(b.playerId) - rankOf(a.playerId));
  return moves.reduce((planned, { drop, add, day }, at) => {
    if (drop === null || added.has(drop)) return planned;
    const min = worthOf(small, planned) - NO_DIFFERENCE * price;
    const instead = (id: PlayerId) => planned.map((move, index) => (index === at ? { ...move, drop: id } : move));
    const other = byRank.find(({ playerId, isDroppable, isLockedToday }) => {
      if (!isDroppable || (isLockedToday && day === 0) || rankOf(playerId) <= rankOf(drop)) return false;
      if (planned.some((move) => move.drop === playerId)) return false;
      if (isDeclined({ drop: playerId, add })) return false;
      return worthOf(small, instead(playerId)) >= min && !breaksPositionLimit(small, instead(playerId));
    });
    return other ? instead(other.playerId) : planned;
  }, moves);
}

/** Less than anything where the moves cannot be made. */
function worthOf(week: Week, moves: readonly PlannedMove[]): number {
  const value = worthOfMoves(week, moves);
  return value.ok ? value.value.weekTotal + value.value.after : Number.NEGATIVE_INFINITY;
}
