/**
 * Hands optimization questions to the matchup optimizer: it plans in a thread of its own, and its cards join the
 * conversation.
 *
 * For the supervisor it is one tool call, with the answer of `plan_week` and the thread that waits for the user's
 * decisions.
 */

import { AsyncLocalStorageProviderSingleton } from "@langchain/core/singletons";
import { z } from "zod";
import { easternDay } from "@/domain/ids";
import { type DayRange, resolveRange } from "@/language/questions/understanding/day-range";
import type { ToolDefinition } from "../shared/tool";
import type { PlanHandOff } from "./plan-hand-off";
import type { SupervisorRuntime } from "./runtime";
import type { TurnRecord } from "./state";

export const HAND_OFF_TOOL = "plan_week";

/**
 * The look-up as a conversation has it. Arguments that are wrong are the tool's own to refuse. The days that the question bounds the
 * moves to are kept to, whether the model passed them on or not.
 */
export function handedOff(
  tool: ToolDefinition,
  handOff: PlanHandOff,
  { language, understood, today: day }: Pick<TurnRecord, "language" | "understood" | "today">,
): Pick<ToolDefinition, "run"> {
  const today = easternDay.parse(day);
  const days = understood.range && resolveRange(understood.range, today);
  return {
    async run(rawInput, runtime) {
      const request = withDays(rawInput, days);
      const input = tool.input.safeParse(request);
      if (!input.success) return tool.run(request, runtime);
      // The only runtime that tools get here.
      const answer = await handOffNow(handOff, input.data, { language, today: day }, runtime as SupervisorRuntime);
      return answer ?? tool.run(request, runtime);
    },
  };
}

/** Hands off with the turn's notes and cards going to the person as they come. */
export async function handOffNow(
  handOff: PlanHandOff,
  options: unknown,
  { language, today }: Pick<TurnRecord, "language" | "today">,
  { scope, signal, status, emit }: SupervisorRuntime,
): ReturnType<PlanHandOff> {
  const plan = () =>
    handOff(options, {
      scope,
      language,
      today: easternDay.parse(today),
      signal,
      onNote: (note) => status({ node: "tools", note }),
      onCard: (card) => emit({ type: "data-card", id: card.proposalId, data: card }),
    });
  // LangGraph hands its run on to whatever is called within a node: the optimizer would count as a part of this graph,
  // and its pause as ours.
  return AsyncLocalStorageProviderSingleton.runWithConfig(undefined, plan, true);
}

const bounded = z.object({ from: z.unknown(), to: z.unknown() });

function withDays(input: unknown, days: DayRange | undefined): unknown {
  const { from, to } = bounded.partial().safeParse(input).data ?? {};
  if (from !== undefined || to !== undefined) return input;
  return days && typeof input === "object" ? { ...input, ...days } : input;
}
