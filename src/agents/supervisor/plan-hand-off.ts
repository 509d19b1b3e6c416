/** Handing a question about moves to the optimizer: what is handed over, and what comes back. */
import type { Language } from "@/contract/conversation/intent";
import type { ProposalCard } from "@/contract/planning/card";
import type { EasternDay } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import type { ToolOutcome } from "../shared/tool";

export type PlanTurn = {
  scope: TeamScope;
  language: Language;
  /** The league's day. */
  today: EasternDay;
  /** Called with a note on the optimizer's progress, in plain words. */
  onNote(note: string): void;
  onCard(card: ProposalCard): void;
  signal: AbortSignal;
};

/**
 * Starts a run and waits for its pause or its end.
 *
 * @param request arguments that `plan_week` accepts.
 * @returns its plan with `threadId`; `undefined` when no run can be started now, so that the tool itself must be
 * called.
 */
export type PlanHandOff = (options: unknown, turn: PlanTurn) => Promise<ToolOutcome | undefined>;
