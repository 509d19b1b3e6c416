/**
 * A replayed team's days left as the plan's problem. The only place of the backtests that knows the shape of a week.
 *
 * Nobody is locked, since plans are made in the morning, and there is no IR: box scores carry no status.
 */
import { playerId } from "@/domain/ids";
import type { PlannedMove } from "@/domain/plan/dated-plan";
import type { Week } from "@/domain/week/week";
import { REPLAY_SLOTS, ROSTER_SIZE } from "./replay-lineup";
import type { ReplaySeason } from "./replay-season";

export type ProposedWeek = {
  readonly season: ReplaySeason;
  readonly dayCount: number;
  /** Expected points on a day left, P(play) included; 0 without a game. */
  worthOn(player: number, day: number): number;
  readonly roster: readonly number[];
  readonly freeAgents: readonly number[];
  /** Never proposed as a drop. */
  readonly retained: ReadonlySet<number>;
  readonly addsLeft: number;
  readonly addPrice: number;
  /** Worth of having a player when the week is over, in points of this week; left out: nothing. */
  worthAfter?(player: number): number;
};

export function asWeek({
  season,
  dayCount,
  worthOn,
  roster,
  freeAgents,
  retained,
  addsLeft,
  addPrice,
  worthAfter,
}: ProposedWeek): Week {
  const rostered = (player: number) => {
    const { eligibleSlots = [], defaultPositionId = 1 } = season.players[player] ?? {};
    return {
      // Ids of the source need not be numbers; ESPN's start at 1.
      playerId: playerId.parse(player + 1),
      eligibleSlots,
      defaultPositionId,
      values: Array.from({ length: dayCount }, (_, day) => worthOn(player, day)),
      valueAfter: worthAfter?.(player) ?? 0,
      isDroppable: !retained.has(player),
      isLockedToday: false,
    };
  };
  return {
    dayCount,
    slotCounts: REPLAY_SLOTS,
    rosterSize: ROSTER_SIZE,
    irSlots: 0,
    positionLimits: {},
    gamesCap: null,
    addsLeft,
    addPrice,
    roster: roster.map((player) => ({ ...rostered(player), isIrEligible: false })),
    freeAgents: freeAgents.map((player) => ({ ...rostered(player), availableFromDay: 0 })),
  };
}

/** With effect on `day`, counted from the morning of the proposal. */
export type ReplayMove = { readonly day: number; readonly drop: number | null; readonly add: number | null };

export const asReplayMoves = (moves: readonly PlannedMove[]): ReplayMove[] =>
  moves.map(({ day, drop, add }) => ({
    day,
    drop: drop === null ? null : drop - 1,
    add: add === null ? null : add - 1,
  }));
