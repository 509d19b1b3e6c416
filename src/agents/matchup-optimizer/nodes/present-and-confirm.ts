import { interrupt } from "@langchain/langgraph";
import { z } from "zod";
import { cardStatus } from "@/contract/planning/card";
import type { OptimizerState, OptimizerUpdate } from "../state";

/** Content of the pause, so that a resume can check that it is the intended one. */
export const gateQuestion = z.object({ runId: z.string(), proposalIds: z.array(z.string()) });
type GateQuestion = z.infer<typeof gateQuestion>;

/** Outside input, as the database had it. */
const gateAnswer = z.object({
  cards: z.array(z.object({ proposalId: z.string(), status: cardStatus })).max(100),
});
export type GateAnswer = z.infer<typeof gateAnswer>;

/**
 * pure: the pause alone. The person's decisions are rows of the database; the graph only learns of them. An answer that
 * is none is a pause again: LangGraph keeps what it was resumed with, so failing on it would end the thread for good. A
 * replay pauses again.
 */
export function presentAndConfirm(state: OptimizerState): OptimizerUpdate {
  const { run, status } = state;
  const proposalIds = status.stage === "proposed" ? [...status.proposalIds] : [];
  const answer = gateAnswer.safeParse(interrupt<GateQuestion>({ runId: run.runId, proposalIds }));
  return answer.success ? { status: { stage: "decided", cards: answer.data.cards } } : presentAndConfirm(state);
}
