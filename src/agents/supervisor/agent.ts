/**
 * The supervisor: `classify_intent → agent ⇄ tools → synthesize`.
 *
 * Promises: at most eight tool calls a turn, at most one second classification, an end at every limit, no effect on
 * anything, nothing released unchecked. The table of nodes with what a replay does is in
 * `docs/technical/Agentic_Architecture_LangGraph.md`.
 */

import { END, GraphRecursionError, messagesStateReducer, Overwrite, START, StateGraph } from "@langchain/langgraph";
import type { BaseCheckpointSaver } from "@langchain/langgraph-checkpoint";
import { z } from "zod";
import type { ContextMessage } from "@/contract/conversation/chat-request";
import type { Language } from "@/contract/conversation/intent";
import type { EasternDay } from "@/domain/ids";
import { AppError } from "@/lib/errors";
import { SUPERVISOR_TOOLS } from "../shared/agent-tools";
import { asNode } from "../shared/run-trace";
import type { ToolDefinition } from "../shared/tool";
import { ALL_TOOLS } from "../shared/tool-registry";
import { RECURSION_LIMIT } from "./limits";
import { rememberedMessages } from "./messages";
import { agent } from "./nodes/agent";
import { classifyIntent } from "./nodes/classify-intent";
import { synthesize } from "./nodes/synthesize";
import { runTools } from "./nodes/tools";
import { type Toolbox, toolsFor } from "./offered-tools";
import { type SupervisorContext, type SupervisorRuntime, startRuntime } from "./runtime";
import { newTurn, SupervisorAnnotation, type SupervisorState, type TurnRecord } from "./state";

export type SupervisorQuestion = {
  threadId: string;
  question: string;
  language: Language;
  /** The league's day. */
  today: EasternDay;
  /**
   * Earlier messages, from a stateless client or from a thread whose checkpoint was pruned. Used only when the
   * checkpoint is empty.
   */
  context: readonly ContextMessage[];
} & Partial<Pick<TurnRecord, "understood" | "tone" | "preferencesAt">>;

/** The graph took more steps than a turn can need. */
class TurnTooLong extends AppError {
  static override readonly code = "turn.too_long";
  static override readonly status = 504;
}

/** Passed by reference for one invocation and never stored: it holds services and a model. */
const graphContext = z.object({
  runtime: z.custom<SupervisorRuntime>().optional(),
  earlier: z.custom<readonly ContextMessage[]>().optional(),
});
type SupervisorGraphContext = Required<z.output<typeof graphContext>>;

/** Context for graphs opened directly, with the conversation alone; `runSupervisor` provides the same to every turn. */
export type StandaloneSupervisor = {
  context(): SupervisorGraphContext;
  /** The state as a turn begins with it. */
  begin(state: SupervisorState): SupervisorState;
};
export type Supervisor = ReturnType<typeof createSupervisor>;

/**
 * Compiles the graph once; turns bring their own context. Without a saver every turn starts a fresh conversation. Other
 * tools than those of the registry are all offered, unless their lists by intent are given too.
 */
export function createSupervisor(options: {
  saver?: BaseCheckpointSaver;
  tools?: readonly ToolDefinition[];
  lists?: Toolbox["lists"];
  standalone?: StandaloneSupervisor;
}) {
  const { tools = ALL_TOOLS, lists = options.tools ? undefined : SUPERVISOR_TOOLS } = options;
  const toolbox: Toolbox = { all: tools, lists };
  const { standalone } = options;
  const contextOf = ({ context: given }: { context?: z.output<typeof graphContext> }) => {
    const context = given?.runtime ? { runtime: given.runtime, earlier: given.earlier ?? [] } : standalone?.context();
    if (!context) throw new TypeError("a turn needs its context");
    // The person's stop is looked at here and handed to models and tools, so the graph needs no signal of its own.
    context.runtime.signal.throwIfAborted();
    return context;
  };
  return new StateGraph(SupervisorAnnotation, graphContext)
    .addNode("classify_intent", (state, config) => {
      const { runtime, earlier } = contextOf(config);
      const started = standalone ? standalone.begin(state) : state;
      return asNode("classify_intent", runtime, () => classifyIntent(started, runtime, { earlier, toolbox }));
    })
    .addNode("agent", (state, config) => {
      const { runtime } = contextOf(config);
      return asNode("agent", runtime, () => agent(state, runtime, toolsFor(toolbox, state.turn, runtime.model.id)));
    })
    .addNode("tools", (state, config) => {
      const { runtime } = contextOf(config);
      return asNode("tools", runtime, () => runTools(state, runtime, toolbox));
    })
    .addNode("synthesize", async (state, config) => {
      const { runtime } = contextOf(config);
      const { message, ...rest } = await asNode("synthesize", runtime, () => synthesize(state, runtime));
      // The thread stores what was said; what was looked up is in its facts.
      return { ...rest, messages: new Overwrite(rememberedMessages(messagesStateReducer(state.messages, [message]))) };
    })
    .addEdge(START, "classify_intent")
    .addEdge("classify_intent", "agent")
    .addConditionalEdges("agent", (state) => state.turn.next, ["tools", "synthesize"])
    .addConditionalEdges("tools", (state) => state.turn.next, ["agent", "classify_intent"])
    .addEdge("synthesize", END)
    .compile({ checkpointer: options.saver });
}

/**
 * Streams one turn: the initial state and the state after each step, the last one final. Text, tool calls and cards go
 * to `context.emit` as they happen, between the states.
 *
 * @throws TurnTooLong, and the signal's reason when the user stops it.
 */
export async function* streamSupervisor(
  supervisor: Supervisor,
  input: SupervisorQuestion,
  context: SupervisorContext,
): AsyncGenerator<SupervisorState, void, undefined> {
  const runtime = startRuntime(context);
  try {
    const states = await supervisor.stream(
      {
        teamId: Number(context.scope.teamId),
        leagueId: context.scope.leagueId,
        turn: newTurn(input),
      },
      {
        configurable: { thread_id: input.threadId },
        context: { runtime, earlier: input.context },
        // One write a turn: nothing in this graph has an effect that a crash could repeat.
        durability: "exit",
        recursionLimit: RECURSION_LIMIT,
        streamMode: "values",
      },
    );
    for await (const state of states) yield state as SupervisorState; // the channels of the graph's own schema
  } catch (error) {
    runtime.closeText();
    context.signal.throwIfAborted();
    if (error instanceof GraphRecursionError) throw new TurnTooLong({}, { cause: error });
    throw error;
  }
}

/** One turn, to its end. @returns the final state. @throws as `streamSupervisor` */
export async function runSupervisor(...turn: Parameters<typeof streamSupervisor>): Promise<SupervisorState> {
  let state: SupervisorState | undefined;
  for await (const after of streamSupervisor(...turn)) state = after;
  if (!state) throw new TypeError("a turn has a state");
  return state;
}
