/** A chat model that plays what a test wrote. */
import { AIMessage } from "@langchain/core/messages";
import type { AppError } from "@/lib/errors";
import type { ChatModelPort, ModelRequest } from "@/lib/models/chat-model";

export type Step = {
  calls?: { name: string; args: Record<string, unknown> }[];
  text?: string;
  isCut?: true;
  fails?: AppError;
};

/** Plays its steps in turn and repeats the last; remembers every request. */
export function scripted(...steps: Step[]): ChatModelPort & { requests: ModelRequest[] } {
  const requests: ModelRequest[] = [];
  let callIds = 0;
  return {
    id: "scripted",
    requests,
    health: () => ({ circuit: "closed", consecutiveFailures: 0, lastFailureCode: null }),
    async answer(request, onText) {
      requests.push({ ...request, messages: [...request.messages] });
      request.signal.throwIfAborted();
      const step = steps[Math.min(requests.length, steps.length) - 1] ?? {};
      if (step.fails) throw step.fails;
      for (const part of step.text?.match(/.{1,7}/gs) ?? []) onText?.(part);
      // Like the real port: calls that come while tools are off are dropped.
      const calls = request.tools.length === 0 ? [] : (step.calls ?? []);
      const tool_calls = calls.map((call) => ({ ...call, id: `call-${++callIds}`, type: "tool_call" as const }));
      const message = new AIMessage({ content: step.text ?? "", tool_calls });
      return {
        message,
        usage: { inputTokens: 10, outputTokens: 5 },
        stop: step.isCut ? "length" : "complete",
        answeredBy: "scripted",
        fallbackReason: null,
      };
    },
  };
}
