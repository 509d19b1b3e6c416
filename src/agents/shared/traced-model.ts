/** A model whose calls are steps of a run, with what was sent. */
import { AIMessage, type BaseMessage, ToolMessage } from "@langchain/core/messages";
import type { ChatModelPort, ModelRequest } from "@/lib/models/chat-model";
import type { ModelInput, RunTrace } from "./run-trace";
import { spendOf } from "./spend";

/** Maximum stored length of one message, and of all messages of a call, in characters. */
const MESSAGE_CHARS = 20_000;
const CALL_CHARS = 120_000;

export const tracedModel = (model: ChatModelPort, trace: RunTrace): ChatModelPort => ({
  id: model.id,
  answer: (request, onText) =>
    trace.step({
      kind: "model",
      name: request.purpose,
      work: () => model.answer(request, onText),
      factsOf: (answer) => {
        const { inputTokens, outputTokens, costUsd } = spendOf(answer);
        return { model: answer.answeredBy, inputTokens, outputTokens, costUsd };
      },
      input: () => modelInput(request),
    }),
  health: () => model.health(),
});

/** The newest messages are stored in full before older ones: they are what the call was about. */
export function modelInput({ messages, tools }: Pick<ModelRequest, "messages" | "tools">): ModelInput {
  let left = CALL_CHARS;
  const retained = messages.toReversed().map((message) => {
    const text = message.text.slice(0, Math.min(MESSAGE_CHARS, left));
    left -= text.length;
    return { role: message.getType(), text, ...callsOf(message) };
  });
  const chars = messages.reduce((sum, message) => sum + message.text.length, 0);
  const retainedChars = retained.reduce((sum, { text }) => sum + text.length, 0);
  return { messages: retained.reverse(), tools: tools.map(({ name }) => name), chars, isCut: retainedChars < chars };
}

function callsOf(message: BaseMessage): Pick<ModelInput["messages"][number], "toolCalls" | "toolCallId"> {
  if (ToolMessage.isInstance(message)) return { toolCallId: message.tool_call_id };
  const calls = AIMessage.isInstance(message) ? (message.tool_calls ?? []) : [];
  if (calls.length === 0) return {};
  return { toolCalls: calls.map(({ id = "", name, args }) => ({ id, name, args })) };
}
