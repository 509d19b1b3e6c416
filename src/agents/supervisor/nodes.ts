/**
 * The four nodes of the supervisor. Each reads state, calls one thing, and returns a partial update; what it talks to
 * comes with the turn.
 */
import { AIMessage, HumanMessage, ToolMessage } from "@langchain/core/messages";
import { Overwrite } from "@langchain/langgraph";
import type { ToolCallRecord, Warning } from "@/contract/chat-answer";
import type { ContextMessage } from "@/contract/chat-request";
import { type QueryIntent, queryIntent } from "@/contract/intent";
import type { GroundingCounts } from "@/contract/stream-event";
import { collectFacts } from "@/domain/grounding";
import { failureCode, failureMessage } from "@/lib/errors";
import type { ModelAnswer, ModelTool } from "@/lib/models/chat-model";
import { ModelFailure } from "@/lib/models/errors";
import { understand, wordAnswer } from "@/lib/models/rules";
import { callCostUsd } from "@/lib/models/usage";
import type { ToolDefinition } from "../shared/tool";
import { createCheckedText } from "./checked-text";
import { clientMessages, promptOf, rememberedMessages } from "./messages";
import { INTENT_CLASSIFIER_PROMPT } from "./prompts";
import { type ModelSpend, NO_SPEND, STATE_VERSION, type SupervisorState, type SupervisorUpdate } from "./state";
import type { SupervisorTurn } from "./turn";

/** Most tool calls of one turn. The last model call after them runs with tools off. */
export const MAX_TOOL_CALLS = 8;

/**
 * model (only when the rules are not sure). Begins the turn: resets its channels, keeps the recent conversation, and
 * says what the question is about. A replay classifies again and changes nothing else.
 */
export async function classifyIntent(
  state: SupervisorState,
  turn: SupervisorTurn,
  context: readonly ContextMessage[],
): Promise<SupervisorUpdate> {
  const earlier = state.stateVersion === STATE_VERSION ? rememberedMessages(state.messages) : [];
  const messages = [...clientMessages(context), ...earlier, new HumanMessage(state.question)];
  const previousQuestion = messages.filter((message) => HumanMessage.isInstance(message)).at(-2)?.text;
  const understood = understand(state.question, { previousQuestion });
  const classified =
    understood.confidence === "sure"
      ? { intent: understood.intent, spend: NO_SPEND }
      : await classifyByModel(state.question, turn, understood.intent);
  turn.status({ node: "classify_intent", note: "Understanding the question", intent: classified.intent });
  return {
    messages: new Overwrite(messages),
    stateVersion: STATE_VERSION,
    intent: classified.intent,
    next: "agent",
    toolCallCount: new Overwrite(0),
    toolCalls: new Overwrite([]),
    spend: new Overwrite(classified.spend),
    warnings: new Overwrite([]),
    draft: "",
    answeredBy: turn.model.id,
    answer: "",
    grounding: { claims: 0, supported: 0, corrected: 0, removed: 0 },
    error: { code: "", message: "" },
  };
}

async function classifyByModel(question: string, turn: SupervisorTurn, guess: QueryIntent) {
  // The rules have said all they know; asking the model that is made of them costs a call and tells nothing new.
  if (turn.model.id === "rules") return { intent: guess, spend: NO_SPEND };
  try {
    const messages = [new HumanMessage(`${INTENT_CLASSIFIER_PROMPT}\n\nQuestion: ${question}`)];
    const answer = await turn.model.answer({ messages, tools: [], signal: turn.signal, purpose: "classify" });
    const word = /[a-z_]+/.exec(answer.message.text.toLowerCase())?.[0];
    return { intent: queryIntent.safeParse(word).data ?? guess, spend: spendOf(answer) };
  } catch (thrown) {
    if (!(thrown instanceof ModelFailure)) throw thrown;
    return { intent: guess, spend: NO_SPEND };
  }
}

const spendOf = (answer: ModelAnswer): ModelSpend => ({
  calls: 1,
  ...answer.usage,
  costUsd: callCostUsd(answer.answeredBy, answer.usage),
});

/**
 * model. One call: either tool calls or the answer's text, which is checked and released as it comes. A model that
 * fails is not a failed turn: synthesize words what the tools have found. A replay asks the model again.
 */
export async function agent(
  state: SupervisorState,
  turn: SupervisorTurn,
  tools: readonly ToolDefinition[],
): Promise<SupervisorUpdate> {
  const hasBudget = state.toolCallCount < MAX_TOOL_CALLS;
  turn.status({
    node: "agent",
    note: state.toolCalls.length === 0 ? "Deciding what to look up" : "Writing the answer",
  });
  const facts = collectFacts(
    state.toolCalls.map((call) => call.output),
    state.question,
  );
  const text = createCheckedText(facts, turn.say);
  const released = (): Pick<SupervisorUpdate, "answer" | "grounding"> => {
    turn.closeText();
    return { answer: state.answer + text.released, grounding: addCounts(state.grounding, text.counts) };
  };
  try {
    const answer = await turn.model.answer(
      { messages: promptOf(state), tools: hasBudget ? tools.map(forModel) : [], signal: turn.signal, purpose: "agent" },
      (delta) => text.push(delta),
    );
    text.finish();
    return {
      ...released(),
      messages: [answer.message],
      draft: answer.message.text,
      answeredBy: answer.answeredBy,
      spend: spendOf(answer),
      next: (answer.message.tool_calls ?? []).length > 0 ? "tools" : "synthesize",
      warnings: fallbackWarning(answer),
    };
  } catch (thrown) {
    if (!(thrown instanceof ModelFailure)) throw thrown;
    return {
      ...released(),
      spend: { ...NO_SPEND, calls: 1 },
      next: "synthesize",
      draft: "",
      error: { code: failureCode(thrown), message: failureMessage(thrown) },
    };
  }
}

const forModel = (tool: ToolDefinition): ModelTool => ({
  name: tool.name,
  description: tool.description,
  schema: tool.modelInput,
});

function fallbackWarning(answer: ModelAnswer): Warning[] {
  if (answer.fallbackReason === null) return [];
  const message = "The language model could not be reached, so the built-in rules wrote this answer.";
  return [{ code: answer.fallbackReason, message }];
}

function addCounts(a: GroundingCounts, b: GroundingCounts): GroundingCounts {
  return {
    claims: a.claims + b.claims,
    supported: a.supported + b.supported,
    corrected: a.corrected + b.corrected,
    removed: a.removed + b.removed,
  };
}

/**
 * reads. Runs the last message's calls together; every call gets exactly one answer, those over the budget a refusal.
 * A replay reads again: no tool has an effect.
 */
export async function runTools(
  state: SupervisorState,
  turn: SupervisorTurn,
  tools: readonly ToolDefinition[],
): Promise<SupervisorUpdate> {
  const last = state.messages.at(-1);
  const calls = AIMessage.isInstance(last) ? (last.tool_calls ?? []) : [];
  const allowed = calls.slice(0, Math.max(0, MAX_TOOL_CALLS - state.toolCallCount));
  const known = new Map(tools.map((tool) => [tool.name, tool]));
  turn.status({ node: "tools", note: allowed.map((call) => known.get(call.name)?.note ?? "Looking up").join(", ") });
  const records = await Promise.all(
    allowed.map((call) =>
      runCall({ id: call.id ?? call.name, name: call.name, input: call.args }, known.get(call.name), turn),
    ),
  );
  const refused = calls.slice(allowed.length).map((call) => answerTo(call.id ?? call.name, call.name, OVER_BUDGET));
  return {
    messages: [...records.map((record) => answerTo(record.id, record.name, record.output)), ...refused],
    toolCalls: records,
    toolCallCount: records.length,
    warnings: [...staleWarnings(records), ...(refused.length > 0 ? [LIMIT_REACHED] : [])],
    next: "agent",
  };
}

const OVER_BUDGET = {
  unavailable: "turn.tool_limit",
  message: "No more look-ups in this turn. Answer with what is known.",
};
const LIMIT_REACHED: Warning = {
  code: "turn.tool_limit",
  message: `The answer rests on the first ${MAX_TOOL_CALLS} look-ups; more were asked for than one turn allows.`,
};

const answerTo = (id: string, name: string, output: unknown) =>
  new ToolMessage({ id: `answer-${id}`, tool_call_id: id, name, content: JSON.stringify(output) });

async function runCall(
  call: { id: string; name: string; input: unknown },
  tool: ToolDefinition | undefined,
  turn: SupervisorTurn,
): Promise<ToolCallRecord> {
  turn.emit({
    type: "tool-input-available",
    toolCallId: call.id,
    toolName: call.name,
    input: call.input,
    dynamic: true,
  });
  const startedAt = turn.clock.now();
  const outcome = tool
    ? await tool.run(call.input, { scope: turn.scope, services: turn.services, signal: turn.signal })
    : { ok: false, isCached: false, output: { unavailable: "tool.unknown", message: "There is no such look-up." } };
  const provenance = {
    ms: turn.clock.now() - startedAt,
    cached: outcome.isCached,
    source: textAt(outcome.output, "source"),
    fetchedAt: textAt(outcome.output, "fetchedAt"),
  };
  if (outcome.ok) {
    turn.emit({
      type: "tool-output-available",
      toolCallId: call.id,
      output: outcome.output,
      dynamic: true,
      toolMetadata: provenance,
    });
  } else {
    const errorText = textAt(outcome.output, "message") ?? "";
    turn.emit({ type: "tool-output-error", toolCallId: call.id, errorText, dynamic: true, toolMetadata: provenance });
  }
  return { ...call, ok: outcome.ok, ...provenance, output: outcome.output };
}

function textAt(output: object, key: string): string | null {
  const value: unknown = Object.entries(output).find(([name]) => name === key)?.[1];
  return typeof value === "string" ? value : null;
}

function staleWarnings(records: readonly ToolCallRecord[]): Warning[] {
  return records.flatMap((record) => {
    const output = record.output as { stale?: unknown; age?: unknown; staleReason?: unknown }; // own tool answers, objects by definition
    if (output.stale !== true) return [];
    return [
      {
        code: `${record.source === "espn" ? "espn" : "source"}.stale`,
        message:
          `${record.name} shows data from before: ${String(output.age)} old. ${String(output.staleReason ?? "")}`.trim(),
      },
    ];
  });
}

/**
 * pure. Ends the turn: closes the text, words the tool results where no checked text of a model was left, and counts.
 * A replay gives the same answer.
 */
export function synthesize(state: SupervisorState, turn: SupervisorTurn): SupervisorUpdate {
  turn.status({ node: "synthesize", note: "Checking the answer" });
  const hasFailed = state.error.code !== "";
  const isAnswered = state.answer.trim() !== "" && !hasFailed;
  const warnings: Warning[] = hasFailed ? [{ code: state.error.code, message: state.error.message }] : [];
  let answer = state.answer;
  let grounding = state.grounding;
  if (!isAnswered) {
    const lead = state.answer.trim() === "" ? "" : "\n\n";
    const facts = collectFacts(
      state.toolCalls.map((call) => call.output),
      state.question,
    );
    const text = createCheckedText(facts, turn.say);
    text.push(
      `${lead}${hasFailed ? `${FAILED_NOTE[state.language]}\n\n` : ""}${wordAnswer(state.question, state.language, state.toolCalls)}`,
    );
    text.finish();
    answer += text.released;
    grounding = { ...addCounts(grounding, text.counts), corrected: grounding.corrected + (state.draft === "" ? 0 : 1) };
  }
  turn.closeText();
  for (const [index, warning] of [...state.warnings, ...warnings].entries()) {
    turn.emit({ type: "data-warning", id: `warning-${index + 1}`, data: warning });
  }
  turn.emit({ type: "data-grounding", id: "grounding", data: grounding });
  return { answer, grounding, warnings, messages: replaceDraft(state, answer) };
}

const FAILED_NOTE = {
  en: "The language model failed, so this comes from the built-in rules.",
  el: "Το γλωσσικό μοντέλο απέτυχε, γι' αυτό απαντούν οι ενσωματωμένοι κανόνες.",
} as const;

/** The thread remembers what the person saw, not what was cut from it. */
function replaceDraft(state: SupervisorState, answer: string): AIMessage[] {
  const last = state.messages.at(-1);
  const isDraft = AIMessage.isInstance(last) && (last.tool_calls ?? []).length === 0;
  return [new AIMessage({ ...(isDraft && last.id ? { id: last.id } : {}), content: answer })];
}
