/**
 * The turns of a stored conversation as messages.
 *
 * An answer has its run's id, as in the stream, so that a replay of the run updates it and never adds a second copy.
 * A run that is still going has no message yet: the replay of its stream brings it.
 */

import type { ChatAnswer, ToolCallRecord } from "@/contract/conversation/chat-answer";
import type { ChatMessage, ChatMessagePart } from "./chat-message";
import { LOST_RUN } from "./failure-words";
import type { StoredTurn } from "./stored-turn";

export function messagesOfTurns(threadId: string, turns: readonly StoredTurn[]): ChatMessage[] {
  return turns.flatMap((turn) => {
    const question: ChatMessage = {
      id: `question-${turn.runId}`,
      role: "user",
      parts: [{ type: "text", text: turn.question }],
    };
    return turn.status === "running" ? [question] : [question, answerOf(threadId, turn)];
  });
}

function answerOf(threadId: string, { runId, status, result, feedback }: StoredTurn): ChatMessage {
  const error = result?.error ?? (status === "failed" ? LOST_RUN : undefined);
  return {
    id: runId,
    role: "assistant",
    metadata: { threadId, runId, status, feedback, ...(error ? { error } : {}) },
    parts: result ? partsOf(result) : [],
  };
}

function partsOf(result: ChatAnswer): ChatMessagePart[] {
  const text: ChatMessagePart[] =
    result.answer.trim() === "" ? [] : [{ type: "text", text: result.answer, state: "done" }];
  return [
    ...result.toolCalls.map(toolPart),
    ...result.cards.map((card): ChatMessagePart => ({ type: "data-card", id: card.proposalId, data: card })),
    ...text,
    ...result.warnings.map(
      (warning, index): ChatMessagePart => ({ type: "data-warning", id: `warning-${index + 1}`, data: warning }),
    ),
    ...(result.details === null
      ? []
      : [{ type: "data-details", id: "details", data: { markdown: result.details } } as const]),
    { type: "data-grounding", id: "grounding", data: result.grounding },
  ];
}

function toolPart(call: ToolCallRecord): ChatMessagePart {
  const common = {
    type: "dynamic-tool",
    toolName: call.name,
    toolCallId: call.id,
    input: call.input,
    toolMetadata: { ms: call.ms, cached: call.cached },
  } as const;
  if (call.ok) return { ...common, state: "output-available", output: call.output };
  return { ...common, state: "output-error", errorText: messageIn(call.output) };
}

function messageIn(output: unknown): string {
  const message = typeof output === "object" && output !== null && "message" in output ? output.message : undefined;
  return typeof message === "string" ? message : "";
}
