/**
 * Phrases about approved moves that are still to come, about lapsed ones, and about a move's verdict. Names come in as
 * safe Markdown.
 */
import type { SimulatedMoveOutput } from "@/contract/planning/engine-outputs";

type ValuedMove = NonNullable<SimulatedMoveOutput["move"]>;
type MoveVerdictCode = NonNullable<ValuedMove["verdict"]>;
type MoveReasonCode = NonNullable<ValuedMove["because"]>;

export type PlannedPhrases = {
  /** Beside a player's name. @param isPending it counts once the person makes the move on ESPN */
  plannedMark(kind: "joins" | "leaves", day: string, isPending: boolean): string;
  /** An approved move that counts for nothing any more. @param because a code after "move." */
  lapsedMove(drop: string | null, add: string | null, day: string, because: string): string;
  /** @param drop the player that the move drops */
  moveVerdict(verdict: MoveVerdictCode, because: MoveReasonCode | undefined, drop: string | null): string;
};
