/** Output of a run so far, stored for the record of one that ends early: stopped, timed out or failed. */
import type { ChatAnswer, ToolCallRecord } from "@/contract/conversation/chat-answer";
import { NOTHING_CHECKED } from "@/contract/conversation/grounding";
import type { StreamEvent } from "@/contract/conversation/stream-event";
import { errorText } from "@/language/texts/errors";

export type AnswerSoFar = Pick<
  ChatAnswer,
  "answer" | "intent" | "toolCalls" | "warnings" | "grounding" | "details" | "cards"
>;

export const nothingSoFar: AnswerSoFar = {
  answer: "",
  intent: "general_advice",
  toolCalls: [],
  warnings: [],
  grounding: NOTHING_CHECKED,
  details: null,
  cards: [],
};

/** The answer with one more event. Pure; a tool call without a result yet counts as unanswered. */
export function withEvent(soFar: AnswerSoFar, event: StreamEvent): AnswerSoFar {
  switch (event.type) {
    case "text-delta":
      return { ...soFar, answer: soFar.answer + event.delta };
    case "data-status":
      return event.data.intent ? { ...soFar, intent: event.data.intent } : soFar;
    case "data-warning":
      return { ...soFar, warnings: [...soFar.warnings, event.data] };
    case "data-card":
      return { ...soFar, cards: [...soFar.cards.filter(({ proposalId }) => proposalId !== event.id), event.data] };
    case "data-details":
      return { ...soFar, details: event.data.markdown };
    case "data-grounding":
      return { ...soFar, grounding: event.data };
    case "tool-input-available":
      return { ...soFar, toolCalls: [...soFar.toolCalls, unanswered(event)] };
    case "tool-output-available":
      return answered(soFar, event.toolCallId, { ok: true, output: event.output, ...event.toolMetadata });
    case "tool-output-error": {
      const { code = "tool.failed", ...provenance } = event.toolMetadata;
      return answered(soFar, event.toolCallId, {
        output: { unavailable: code, message: event.errorText },
        ...provenance,
      });
    }
    default:
      return soFar;
  }
}

const unanswered = (event: { toolCallId: string; toolName: string; input: unknown }): ToolCallRecord => ({
  id: event.toolCallId,
  name: event.toolName,
  input: event.input,
  ok: false,
  ms: 0,
  cached: false,
  source: null,
  fetchedAt: null,
  output: { unavailable: "run.ended_early", message: errorText("en", "run.ended_early") },
});

const answered = (soFar: AnswerSoFar, id: string, result: Partial<ToolCallRecord>): AnswerSoFar => ({
  ...soFar,
  toolCalls: soFar.toolCalls.map((call) => (call.id === id ? { ...call, ...result } : call)),
});
