/**
 * Answers of the chat completions API as a server streams them, for the stub of `gemini-stub.ts`, which serves any
 * body.
 */
import { gemini, type StubBehaviour } from "./gemini-stub";

type Delta = Record<string, unknown>;
type Call = { id: string; name: string; argumentPieces: readonly string[] };

const USAGE = { prompt_tokens: 12, completion_tokens: 7, total_tokens: 19 };

const chunk = (delta: Delta, finish_reason: string | null = null) => ({
  id: "chatcmpl-1",
  object: "chat.completion.chunk",
  created: 1,
  model: "m",
  choices: [{ index: 0, delta, finish_reason }],
});
const usageChunk = { ...chunk({}), choices: [], usage: USAGE };

const streamed = (chunks: readonly object[], end = "data: [DONE]\n\n"): StubBehaviour =>
  gemini.raw(
    200,
    "text/event-stream; charset=utf-8",
    `${chunks.map((each) => `data: ${JSON.stringify(each)}\n\n`).join("")}${end}`,
  );

export const chatCompletions = {
  /** A chunk a piece, then why it ended, then the token counts. */
  text: (pieces: readonly string[], finishReason = "stop"): StubBehaviour =>
    streamed([
      chunk({ role: "assistant", content: "" }),
      ...pieces.map((content) => chunk({ content })),
      chunk({}, finishReason),
      usageChunk,
    ]),
  /** Arguments come in pieces, several calls side by side. */
  calls: (calls: readonly Call[]): StubBehaviour =>
    streamed([
      chunk({ role: "assistant", content: null }),
      ...calls.flatMap(({ id, name, argumentPieces }, index) => [
        chunk({ tool_calls: [{ index, id, type: "function", function: { name, arguments: "" } }] }),
        ...argumentPieces.map((piece) => chunk({ tool_calls: [{ index, function: { arguments: piece } }] })),
      ]),
      chunk({}, "tool_calls"),
      usageChunk,
    ]),
  /** A stream that just ends. */
  unfinished: (text: string): StubBehaviour => streamed([chunk({ content: text })], ""),
  /** An error in the middle of the stream. */
  errorInside: (text: string): StubBehaviour =>
    streamed([chunk({ content: text }), { error: { message: "secret detail", type: "server_error" } }]),
  malformed: (): StubBehaviour => gemini.raw(200, "text/event-stream", 'data: {"choices": [{"del\n\n'),
  /** Larger than any answer. */
  endless: (bytes: number): StubBehaviour => streamed([chunk({ content: "a".repeat(bytes) }), chunk({}, "stop")]),
};
