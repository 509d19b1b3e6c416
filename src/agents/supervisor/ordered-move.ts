/**
 * A move that the person ordered in so many words: when it has been valued it is handed to the optimizer, which puts it
 * on a card.
 *
 * Whether it was ordered is read from the person's question by rules; a model's call alone makes no card.
 */
import type { ToolCallRecord } from "@/contract/conversation/chat-answer";
import { simulatedMoveOutput, weekPlanOutput } from "@/contract/planning/engine-outputs";
import { easternDay } from "@/domain/ids";
import { planCalls } from "@/language/questions/planning/planning";
import { TOOL } from "@/language/questions/tools";
import type { ToolDefinition, ToolOutcome } from "../shared/tool";
import { handOffNow } from "./hand-off";
import type { PlanHandOff } from "./plan-hand-off";
import type { SupervisorRuntime } from "./runtime";
import type { TurnRecord } from "./state";

export const ORDERED_TOOL = TOOL.simulate;

/** Arguments of the look-up as the person's own words have them. */
export function orderedInput({ understood, today }: Pick<TurnRecord, "understood" | "today">): unknown {
  return planCalls(understood, new Set([ORDERED_TOOL]), easternDay.parse(today))[0]?.args ?? {};
}

/** Has this look-up put its move on a card? */
export const hasCard = ({ name, output }: Pick<ToolCallRecord, "name" | "output">): boolean =>
  name === ORDERED_TOOL && simulatedMoveOutput.safeParse(output).data?.threadId !== undefined;

/** The look-up with a card made of its move; its answer then has the thread in which the card waits. */
export function withCard(
  tool: ToolDefinition,
  handOff: PlanHandOff,
  turn: Pick<TurnRecord, "language" | "today">,
): Pick<ToolDefinition, "run"> {
  return {
    async run(input, runtime): Promise<ToolOutcome> {
      const valued = await tool.run(input, runtime);
      const { isLegal, move } = simulatedMoveOutput.safeParse(valued.output).data ?? {};
      if (!valued.ok || !isLegal || !move?.add) return valued;
      const { add, drop, day } = move;
      const moves = [{ addPlayerId: add.playerId, dropPlayerId: drop?.playerId ?? null, day }];
      const outcome = await handOffNow(handOff, { moves }, turn, runtime as SupervisorRuntime); // as for plans
      if (!outcome?.ok) return valued;
      const { threadId } = outcome.output as { threadId?: unknown }; // the hand-off adds it to the plan
      const isOnCard = (weekPlanOutput.safeParse(outcome.output).data?.moves.length ?? 0) > 0;
      if (!isOnCard || typeof threadId !== "string") return valued;
      return { ...valued, isCached: false, output: { ...valued.output, threadId } };
    },
  };
}
