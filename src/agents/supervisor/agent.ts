/**
 * The supervisor: `classify_intent → agent ⇄ tools → synthesize`.
 *
 * Promises: at most eight tool calls a turn, an end at every limit, no effect on anything, nothing released unchecked.
 * The table of nodes with what a replay does is in `docs/technical/Agentic_Architecture_LangGraph.md`.
 */

import { END, GraphRecursionError, START, StateGraph } from "@langchain/langgraph";
import type { BaseCheckpointSaver } from "@langchain/langgraph-checkpoint";
import { z } from "zod";
import type { ContextMessage } from "@/contract/chat-request";
import type { Language } from "@/contract/intent";
import type { EasternDay } from "@/domain/ids";
import { AppError } from "@/lib/errors";
import type { ToolDefinition } from "../shared/tool";
import { ALL_TOOLS } from "../shared/tool-registry";
import type { TurnContext } from "../shared/types";
import { agent, classifyIntent, runTools, synthesize } from "./nodes";
import { SupervisorAnnotation, type SupervisorState } from "./state";
import { beginTurn, type SupervisorTurn } from "./turn";

export type SupervisorQuestion = {
  threadId: string;
  question: string;
  language: Language;
  /** The league's day. */
  today: EasternDay;
  /** Earlier messages of a stateless client. */
  context: readonly ContextMessage[];
};

/** Far above what the tool budget allows; reaching it is a fault of the graph, not of the question. */
const RECURSION_LIMIT = 40;

/** The graph took more steps than a turn can need. */
export class TurnTooLong extends AppError {
  readonly code = "turn.too_long";
  readonly status = 504;
  readonly userMessage = "This question took too many steps. Ask for one thing at a time.";
}

/** Passed by reference for one invocation and never stored: it holds services and a model. */
const graphContext = z.object({
  turn: z.custom<SupervisorTurn>(),
  earlier: z.custom<readonly ContextMessage[]>(),
});
type GraphContext = z.output<typeof graphContext>;
export type Supervisor = ReturnType<typeof createSupervisor>;

/** Compiles the graph once; turns bring their own context. Without a saver every turn starts a fresh conversation. */
export function createSupervisor(options: { saver?: BaseCheckpointSaver; tools?: readonly ToolDefinition[] }) {
  const tools = options.tools ?? ALL_TOOLS;
  const turnOf = ({ context }: { context?: GraphContext }): GraphContext => {
    if (!context) throw new TypeError("a turn needs its context");
    return context;
  };
  return new StateGraph(SupervisorAnnotation, graphContext)
    .addNode("classify_intent", (state, config) => {
      const { turn, earlier } = turnOf(config);
      return classifyIntent(state, turn, earlier);
    })
    .addNode("agent", (state, config) => agent(state, turnOf(config).turn, tools))
    .addNode("tools", (state, config) => runTools(state, turnOf(config).turn, tools))
    .addNode("synthesize", (state, config) => synthesize(state, turnOf(config).turn))
    .addEdge(START, "classify_intent")
    .addEdge("classify_intent", "agent")
    .addConditionalEdges("agent", (state) => state.next, ["tools", "synthesize"])
    .addEdge("tools", "agent")
    .addEdge("synthesize", END)
    .compile({ checkpointer: options.saver });
}

/**
 * One turn, to its end. Events go to `context.emit` while it runs.
 *
 * @returns the final state.
 * @throws TurnTooLong, and the signal's reason when the person stops it.
 */
export async function runSupervisor(
  supervisor: Supervisor,
  input: SupervisorQuestion,
  context: TurnContext,
): Promise<SupervisorState> {
  const turn = beginTurn(context);
  try {
    const state = await supervisor.invoke(
      {
        question: input.question,
        language: input.language,
        teamId: Number(context.scope.teamId),
        leagueId: context.scope.leagueId,
        today: input.today,
      },
      {
        configurable: { thread_id: input.threadId },
        context: { turn, earlier: input.context },
        // One write a turn: nothing in this graph has an effect that a crash could repeat.
        durability: "exit",
        recursionLimit: RECURSION_LIMIT,
        signal: context.signal,
      },
    );
    return state as SupervisorState; // the channels of the graph's own schema
  } catch (thrown) {
    turn.closeText();
    context.signal.throwIfAborted();
    if (thrown instanceof GraphRecursionError) throw new TurnTooLong({}, { cause: thrown });
    throw thrown;
  }
}
