/**
 * One pass: gathers what the question's wording asks for, all at once, then makes one model call that words it.
 *
 * For simple questions. No plan by the model and no second round: at most three tool calls, exactly one model call. The
 * text is checked and released by the supervisor's own nodes.
 */
import { AIMessage, type BaseMessage, HumanMessage, ToolMessage } from "@langchain/core/messages";
import { TURN } from "@/language/texts/turn";
import { createRulesModel } from "@/lib/models/rules";
import { understandMessages } from "@/lib/models/rules/conversation";
import { AGENT_TOOLS, pickTools } from "../shared/agent-tools";
import { teamsNamedIn } from "../shared/league-teams";
import { asNode } from "../shared/run-trace";
import type { ToolDefinition } from "../shared/tool";
import { ALL_TOOLS } from "../shared/tool-registry";
import type { TurnContext } from "../shared/types";
import type { SupervisorQuestion } from "../supervisor/agent";
import { MAX_TOOL_CALLS } from "../supervisor/limits";
import { clientMessages, modelTurn, promptOf } from "../supervisor/messages";
import { agent } from "../supervisor/nodes/agent";
import { synthesize } from "../supervisor/nodes/synthesize";
import { type Call, runTool, staleWarning, UNKNOWN } from "../supervisor/run-tool";
import { type SupervisorRuntime, startRuntime } from "../supervisor/runtime";
import { newTurn, type SupervisorState, type SupervisorUpdate } from "../supervisor/state";

/** Maximum number of tool calls of one pass. */
const MAX_ANSWER_CALLS = 3;

const TOOLS = pickTools(ALL_TOOLS, AGENT_TOOLS.single_pass);

export type StrategicQuestion = Omit<SupervisorQuestion, "threadId">;

/**
 * Stores nothing: an earlier conversation is passed with the question. @throws the signal's reason when the user stops
 * it.
 */
export async function generateStrategicResponse(
  question: StrategicQuestion,
  context: TurnContext,
): Promise<SupervisorState> {
  const runtime = startRuntime(context);
  try {
    const gathered = await asNode("gather", runtime, async () => gather(await begin(question, runtime), runtime));
    runtime.signal.throwIfAborted();
    // Sets the tool calls to the limit, so that the one model call is spent on the answer.
    const spent = { ...gathered, toolCallCount: MAX_TOOL_CALLS };
    const worded = after(spent, await asNode("agent", runtime, () => agent(spent, runtime, [])));
    runtime.signal.throwIfAborted();
    const { message, ...rest } = await asNode("synthesize", runtime, () => synthesize(worded, runtime));
    return after(worded, { ...rest, messages: [message] });
  } catch (error) {
    runtime.closeText();
    context.signal.throwIfAborted();
    throw error;
  }
}

async function begin(request: StrategicQuestion, runtime: SupervisorRuntime): Promise<SupervisorState> {
  const { question, context: earlier } = request;
  const messages = [...clientMessages(earlier), new HumanMessage(question)];
  const alone = newTurn(request);
  const teams = await teamsNamedIn(messages, runtime);
  const understood = earlier.length > 0 || teams.length > 0 ? understandMessages(messages, teams) : alone.understood;
  const { intent } = understood;
  runtime.status({ node: "classify_intent", note: TURN[request.language].understanding, intent });
  return {
    messages,
    facts: {},
    teamId: Number(runtime.scope.teamId),
    leagueId: runtime.scope.leagueId,
    intent,
    answer: "",
    toolCallCount: 0,
    error: { code: "", message: "" },
    turn: { ...alone, understood, answeredBy: runtime.model.id },
  };
}

/**
 * Runs the tool calls that the wording asks for, together. The rules choose them in this process: no call of the user's
 * model.
 */
async function gather(state: SupervisorState, runtime: SupervisorRuntime): Promise<SupervisorState> {
  const { message } = await createRulesModel().answer({
    messages: promptOf(state, "results"),
    tools: TOOLS.map(({ name, description, modelInput }) => ({ name, description, schema: modelInput })),
    signal: runtime.signal,
    purpose: "agent",
    turn: modelTurn(state.turn),
  });
  const chosen = (message.tool_calls ?? []).slice(0, MAX_ANSWER_CALLS);
  if (chosen.length === 0) return state;
  const calls = chosen.map(({ id = "", name, args }): Call => ({ id, name, input: args }));
  runtime.status({ node: "tools", note: TURN[state.turn.language].lookingUp(calls.map(({ name }) => name)) });
  const records = await Promise.all(calls.map((call) => runTool(call, toolOf(call.name) ?? UNKNOWN, runtime)));
  const answers = records.map(
    ({ id, name, output }) => new ToolMessage({ tool_call_id: id, name, content: JSON.stringify(output) }),
  );
  return after(state, {
    messages: [new AIMessage({ content: "", tool_calls: chosen }), ...answers],
    turn: {
      ...state.turn,
      toolCalls: records,
      warnings: records.flatMap((record) => staleWarning(record, state.turn.language)),
    },
  });
}

const toolOf = (name: string): ToolDefinition | undefined => TOOLS.find((tool) => tool.name === name);

/** Applies a node's update as a graph would: messages are appended, the rest is replaced. */
function after(state: SupervisorState, update: SupervisorUpdate): SupervisorState {
  const added = (Array.isArray(update.messages) ? update.messages : []) as BaseMessage[]; // these nodes write messages
  return { ...state, ...update, messages: [...state.messages, ...added] } as SupervisorState; // and plain values
}
