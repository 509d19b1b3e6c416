/** Moves of the person's own choosing, in place of a plan. Pure, over the run's reading. */

import type { StandPat } from "@/contract/planning/optimizer-answer";
import type { OptimizerRequest } from "@/contract/planning/optimizer-request";
import type { DatedMove } from "@/domain/engine/week-moves";
import type { PlayerId } from "@/domain/ids";
import { datedMoves, valuedMoves } from "@/services/planning/valued-moves";
import type { WeekSession } from "@/services/planning/week-session";

/** `reason`: why there are none, when there are none. `isProven`: no moves are worth more. */
export type Found = {
  readonly moves: readonly DatedMove[];
  readonly reason: StandPat["reason"];
  readonly isProven: boolean;
};

/** All of them or none, whatever they gain. @throws DayOutsideMatchup */
export function chosenMoves(
  week: WeekSession,
  request: NonNullable<OptimizerRequest["moves"]>,
  excludedAdds: readonly PlayerId[],
): Found {
  const moves = datedMoves(week, request);
  if (moves.some(({ add }) => add !== null && excludedAdds.includes(add))) {
    return { moves: [], reason: "candidates-ruled-out", isProven: false };
  }
  return { moves: valuedMoves(week, moves).refused ? [] : moves, reason: "chosen-not-possible", isProven: false };
}
