/**
 * A model that behaves like a competent tool caller: it makes the look-ups that a golden question needs, as far as it
 * is offered them.
 */
import { AIMessage, type BaseMessage } from "@langchain/core/messages";
import { MORE_TOOLS } from "@/language/questions/tools";
import type { ChatModelPort, ModelTool } from "@/lib/models/chat-model";
import { geminiFunctions } from "@/lib/models/gemini-tools";
import type { GoldenCall, GoldenQuestion } from "./agent-questions";

/** What providers count, near enough to compare two prompts of the same kind. */
const CHARS_PER_TOKEN = 4;

export type Spent = {
  modelCalls: number;
  promptTokens: number;
  toolCalls: number;
  /** Look-ups that it never was offered. */
  missing: number;
};

export function competentModel(golden: GoldenQuestion): { model: ChatModelPort; spent: Spent } {
  const spent: Spent = { modelCalls: 0, promptTokens: 0, toolCalls: 0, missing: 0 };
  let toDo: GoldenCall[][] = golden.rounds.map((round) => [...round]);
  let ids = 0;
  const model: ChatModelPort = {
    id: "competent",
    health: () => ({ circuit: "closed", consecutiveFailures: 0, lastFailureCode: null }),
    async answer({ messages, tools, purpose }, onText) {
      const inputTokens = promptTokens(messages, tools);
      spent.modelCalls += 1;
      spent.promptTokens += inputTokens;
      const offered = new Set(tools.map(({ name }) => name));
      const round =
        purpose === "classify" ? [] : (toDo.find((each) => each.some(({ name }) => offered.has(name))) ?? []);
      const hidden = purpose === "classify" ? [] : toDo.flat().filter(({ name }) => !offered.has(name));
      // What is not shown is asked for together with what can be looked up already.
      const more = hidden.length > 0 && offered.has(MORE_TOOLS) ? hidden.map(({ name }) => name) : [];
      const calls = round.filter(({ name }) => offered.has(name));
      toDo = toDo.map((each) => each.filter((one) => !calls.includes(one))).filter((each) => each.length > 0);
      spent.toolCalls += calls.length;
      spent.missing = toDo.flat().length;
      const request = more.length > 0 ? [...calls, { name: MORE_TOOLS, args: { names: more } }] : calls;
      const text = purpose === "classify" ? golden.intent : request.length > 0 ? "" : "That is all.";
      if (text !== "") onText?.(text);
      const tool_calls = request.map(({ name, args }) => ({
        name,
        args,
        id: `call-${++ids}`,
        type: "tool_call" as const,
      }));
      return {
        message: new AIMessage({ content: text, tool_calls }),
        usage: { inputTokens, outputTokens: 0 },
        stop: "complete",
        answeredBy: "competent",
        fallbackReason: null,
      };
    },
  };
  return { model, spent };
}

function promptTokens(messages: readonly BaseMessage[], tools: readonly ModelTool[]): number {
  const texts = messages.map((message) => {
    const calls = AIMessage.isInstance(message) ? (message.tool_calls ?? []) : [];
    return message.text + calls.map(({ name, args }) => name + JSON.stringify(args)).join("");
  });
  const offered = tools.length === 0 ? "" : JSON.stringify(geminiFunctions(tools));
  return Math.ceil((texts.join("").length + offered.length) / CHARS_PER_TOKEN);
}
