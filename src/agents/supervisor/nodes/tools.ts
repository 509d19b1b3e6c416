import { AIMessage, ToolMessage } from "@langchain/core/messages";
import { z } from "zod";
import type { ToolCallRecord, Warning } from "@/contract/chat-answer";
import type { ToolDefinition, ToolOutcome } from "../../shared/tool";
import { MAX_TOOL_CALLS } from "../limits";
import type { SupervisorRuntime } from "../runtime";
import type { SupervisorState, SupervisorUpdate } from "../state";

const OVER_BUDGET = {
  unavailable: "turn.tool_limit",
  message: "No more look-ups in this turn. Answer with what is known.",
};
const LIMIT_REACHED: Warning = {
  code: "turn.tool_limit",
  message: `The answer rests on the first ${MAX_TOOL_CALLS} look-ups; more were asked for than one turn allows.`,
};
const UNKNOWN_TOOL: ToolOutcome = {
  ok: false,
  isCached: false,
  output: { unavailable: "tool.unknown", message: "There is no such look-up." },
};

/**
 * reads. Runs the last message's calls together; every call gets exactly one answer, those over the budget a refusal.
 * A replay reads again: no tool has an effect.
 */
export async function runTools(
  state: SupervisorState,
  runtime: SupervisorRuntime,
  tools: readonly ToolDefinition[],
): Promise<SupervisorUpdate> {
  const last = state.messages.at(-1);
  const calls = (AIMessage.isInstance(last) ? (last.tool_calls ?? []) : []).map((call) => ({
    id: call.id ?? call.name,
    name: call.name,
    input: call.args,
  }));
  const allowed = calls.slice(0, Math.max(0, MAX_TOOL_CALLS - state.toolCallCount));
  const known = new Map(tools.map((tool) => [tool.name, tool]));
  const subjects = [...new Set(allowed.map((call) => known.get(call.name)?.about ?? "something unknown"))];
  runtime.status({ node: "tools", note: `Looking up ${subjects.join(", ")}` });
  const records = await Promise.all(allowed.map((call) => runCall(call, known.get(call.name), runtime)));
  const refused = calls.slice(allowed.length).map((call) => ({ ...call, output: OVER_BUDGET }));
  const { turn } = state;
  return {
    messages: [...records, ...refused].map(answerTo),
    toolCallCount: state.toolCallCount + records.length,
    turn: {
      ...turn,
      next: "agent",
      toolCalls: [...turn.toolCalls, ...records],
      warnings: [
        ...turn.warnings,
        ...records.flatMap((record) => staleWarning(record, known.get(record.name))),
        ...(refused.length > 0 ? [LIMIT_REACHED] : []),
      ],
    },
  };
}

const answerTo = ({ id, name, output }: { id: string; name: string; output: unknown }) =>
  new ToolMessage({ id: `answer-${id}`, tool_call_id: id, name, content: JSON.stringify(output) });

async function runCall(
  call: { id: string; name: string; input: unknown },
  tool: ToolDefinition | undefined,
  runtime: SupervisorRuntime,
): Promise<ToolCallRecord> {
  runtime.emit({
    type: "tool-input-available",
    toolCallId: call.id,
    toolName: call.name,
    input: call.input,
    dynamic: true,
  });
  const startedAt = runtime.clock.now();
  const outcome = tool ? await tool.run(call.input, runtime) : UNKNOWN_TOOL;
  const label = labels.parse(outcome.output);
  const provenance = {
    ms: runtime.clock.now() - startedAt,
    cached: outcome.isCached,
    source: label.source ?? null,
    fetchedAt: label.fetchedAt ?? null,
  };
  const about = { toolCallId: call.id, dynamic: true as const, toolMetadata: provenance };
  if (outcome.ok) runtime.emit({ type: "tool-output-available", ...about, output: outcome.output });
  else {
    const toolMetadata = { ...provenance, code: outcome.output.unavailable };
    runtime.emit({ type: "tool-output-error", ...about, toolMetadata, errorText: outcome.output.message });
  }
  return { ...call, ok: outcome.ok, ...provenance, output: outcome.output };
}

/** What every labelled answer carries, as far as this one does. */
const labels = z.object({
  source: z.string().optional(),
  fetchedAt: z.string().optional(),
  stale: z.boolean().optional(),
  age: z.string().optional(),
  staleReason: z.string().optional(),
});

function staleWarning(record: ToolCallRecord, tool: ToolDefinition | undefined): Warning[] {
  const { stale, age = "an unknown time", staleReason = "", source } = labels.parse(record.output);
  if (!stale) return [];
  const message = `Old data: ${tool?.about ?? record.name}, read ${age} ago. ${staleReason}`;
  return [{ code: source === "espn" ? "espn.stale" : "source.stale", message: message.trim() }];
}
