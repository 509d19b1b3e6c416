/** One tool call of a turn: announced to the user, run or answered from stored facts, and recorded. */
import { z } from "zod";
import type { ToolCallRecord, Warning } from "@/contract/conversation/chat-answer";
import type { Language } from "@/contract/conversation/intent";
import { errorText, isErrorTextKey } from "@/language/texts/errors";
import { TURN } from "@/language/texts/turn";
import { NO_TRACE } from "../shared/run-trace";
import type { ToolDefinition, ToolOutcome } from "../shared/tool";
import { type Facts, isFresh, outputNow } from "./facts";
import type { SupervisorRuntime } from "./runtime";

export type Call = { id: string; name: string; input: unknown };
type Runnable = Pick<ToolDefinition, "run">;

/** Result for a tool that is not offered: the model made its name up or remembers it. */
export const UNKNOWN: Runnable = {
  run: async (_input, { language = "en" }): Promise<ToolOutcome> => ({
    ok: false,
    isCached: false,
    output: { unavailable: "tool.unknown", message: errorText(language, "tool.unknown") },
  }),
};

/** Answers from the fact under the key while that is fresh, and asks otherwise. */
export function withFacts(tool: Runnable, key: string, facts: Facts, nowMs: number): Runnable {
  const fact = facts[key];
  if (!fact || !isFresh(fact, nowMs)) return tool;
  return { run: async () => ({ ok: true, isCached: true, output: outputNow(fact, nowMs) }) };
}

export async function runTool(call: Call, tool: Runnable, runtime: SupervisorRuntime): Promise<ToolCallRecord> {
  runtime.emit({
    type: "tool-input-available",
    toolCallId: call.id,
    toolName: call.name,
    input: call.input,
    dynamic: true,
  });
  const startedAt = runtime.clock.now();
  const { trace = NO_TRACE } = runtime;
  const outcome = await trace.step({
    kind: "tool",
    name: call.name,
    work: () => tool.run(call.input, runtime),
    factsOf: (result) => (result.ok ? {} : { errorCode: result.output.unavailable }),
  });
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

/** Labels of an answer, as far as this one has them. */
const labels = z.object({
  source: z.string().optional(),
  fetchedAt: z.string().optional(),
  stale: z.boolean().optional(),
  age: z.string().optional(),
  staleReason: z.string().optional(),
  staleCode: z.string().optional(),
});

export function staleWarning(record: ToolCallRecord, language: Language): Warning[] {
  const { stale, age, staleReason = "", staleCode = "", source } = labels.parse(record.output);
  if (!stale) return [];
  const why = isErrorTextKey(staleCode) ? errorText(language, staleCode) : staleReason;
  const message = TURN[language].oldData(record.name, age, why);
  return [{ code: source === "espn" ? "espn.stale" : "source.stale", message }];
}
