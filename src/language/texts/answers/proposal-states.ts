/** Phrases about proposals and their outcomes. Names come in as safe Markdown. */
import type { DecisionFilter, DecisionState } from "@/contract/planning/decisions-output";

export type ProposedMove = {
  drop: string | null;
  add: string | null;
  day: string;
  /** Fantasy points; `null` where a gain is not in points. */
  gainPoints: number | null;
};

export type ProposalStatePhrases = {
  /** Over the moves that are in the state; one phrase for everything that was approved. */
  stateTitle(state: DecisionFilter): string;
  /** There is none of those that were asked for. */
  noneInState(state: DecisionFilter, team: string): string;
  nothingProposed(team: string): string;
  /** Beside an empty answer: what there is instead. Only numbers above 0 are given. */
  proposedSoFar(moves: { pending: number; approved: number; declined: number }): string;
  /** @param state said only where the title does not say it; with it whether the league shows the move. */
  proposedMove(
    move: ProposedMove,
    state: { state: DecisionState; isSeenInLeague: boolean } | null,
    reason: string | null,
  ): string;
  /** Why a move no longer waits, by its code; `null` where the state says it all. */
  stateReason(code: string): string | null;
  moreProposals: string;
};
