/**
 * Hands optimization questions to the matchup optimizer: it plans in a thread of its own, and its cards join the
 * conversation.
 *
 * For the supervisor it is one tool call, with the answer of `plan_week` and the thread that waits for the user's
 * decisions.
 */

import { AsyncLocalStorageProviderSingleton } from "@langchain/core/singletons";
import { z } from "zod";
import { type EasternDay, easternDay } from "@/domain/ids";
import { dayRangeIn } from "@/language/questions/understanding/day-range";
import type { ToolDefinition } from "../shared/tool";
import type { PlanHandOff } from "./plan-hand-off";
import type { SupervisorRuntime } from "./runtime";
import type { TurnRecord } from "./state";

export const HAND_OFF_TOOL = "plan_week";

/**
 * Wraps the optimizer tool for a conversation. Wrong arguments are refused by the tool itself. Days that the user's
 * words bound the moves to are applied, whether the model passed them on or not.
 */
export function handedOff(
  tool: ToolDefinition,
  handOff: PlanHandOff,
  { language, question, today: day }: Pick<TurnRecord, "language" | "question" | "today">,
): Pick<ToolDefinition, "run"> {
  const today = easternDay.parse(day);
  return {
    async run(rawInput, runtime) {
      const asked = withDays(rawInput, question, today);
      const input = tool.input.safeParse(asked);
      if (!input.success) return tool.run(asked, runtime);
      const { scope, signal, status, emit } = runtime as SupervisorRuntime; // the only runtime that tools get here
      const plan = () =>
        handOff(input.data, {
          scope,
          language,
          today,
          signal,
          onNote: (note) => status({ node: "tools", note }),
          onCard: (card) => emit({ type: "data-card", id: card.proposalId, data: card }),
        });
      // LangGraph hands its run on to whatever is called within a node: the optimizer would count as a part of this
      // graph, and its pause as ours.
      const answer = await AsyncLocalStorageProviderSingleton.runWithConfig(undefined, plan, true);
      return answer ?? tool.run(asked, runtime);
    },
  };
}

const bounded = z.object({ from: z.unknown(), to: z.unknown() });

function withDays(input: unknown, question: string, today: EasternDay): unknown {
  const { from, to } = bounded.partial().safeParse(input).data ?? {};
  if (from !== undefined || to !== undefined) return input;
  const range = dayRangeIn(question, today);
  return range && typeof input === "object" ? { ...input, ...range } : input;
}
