/**
 * Optimization questions are the matchup optimizer's: it plans in a thread of its own, and its cards join the conversation.
 *
 * For the supervisor it is one look-up, with the answer of `plan_week` and the thread that waits for the person's decisions.
 */
import { AsyncLocalStorageProviderSingleton } from "@langchain/core/singletons";
import type { ProposalCard } from "@/contract/card";
import type { Language } from "@/contract/intent";
import type { TeamScope } from "@/domain/scope";
import type { ToolDefinition, ToolOutcome } from "../shared/tool";
import type { SupervisorRuntime } from "./runtime";

export const HAND_OFF_TOOL = "plan_week";

export type PlanTurn = {
  scope: TeamScope;
  language: Language;
  /** What the optimizer is doing, in plain words. */
  onNote(note: string): void;
  onCard(card: ProposalCard): void;
  signal: AbortSignal;
};

/**
 * Starts a run and waits for its pause or its end.
 *
 * @param wish arguments that `plan_week` accepts.
 * @returns its plan with `threadId`; `undefined` when no run can be started now, so that the look-up itself is to be asked.
 */
export type PlanHandOff = (wish: unknown, turn: PlanTurn) => Promise<ToolOutcome | undefined>;

/** The look-up as a conversation has it. Arguments that are wrong are the tool's own to refuse. */
export function handedOff(tool: ToolDefinition, handOff: PlanHandOff, language: Language): Pick<ToolDefinition, "run"> {
  return {
    async run(rawInput, runtime) {
      const input = tool.input.safeParse(rawInput);
      if (!input.success) return tool.run(rawInput, runtime);
      const { scope, signal, status, emit } = runtime as SupervisorRuntime; // the only runtime that tools get here
      const plan = () =>
        handOff(input.data, {
          ...{ scope, language, signal },
          onNote: (note) => status({ node: "tools", note }),
          onCard: (card) => emit({ type: "data-card", id: card.proposalId, data: card }),
        });
      // LangGraph hands its run on to whatever is called within a node: the optimizer would count as a part of this graph, and its
      // pause as ours.
      const answer = await AsyncLocalStorageProviderSingleton.runWithConfig(undefined, plan, true);
      return answer ?? tool.run(rawInput, runtime);
    },
  };
}
