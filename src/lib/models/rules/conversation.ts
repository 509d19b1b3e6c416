/**
 * Parses a list of messages for the rules model: the questions, this turn's tool results, and the lines of the system
 * message.
 */
import { AIMessage, type BaseMessage, HumanMessage, SystemMessage, ToolMessage } from "@langchain/core/messages";
import type { Language } from "@/contract/conversation/intent";
import type { EasternDay } from "@/domain/ids";
import type { ToolResult } from "@/language/answers/tool-results";
import { todayFrom } from "@/language/questions/understanding/days";

export type Conversation = {
  /** Oldest first; the last is the one to answer. */
  questions: readonly string[];
  /** Results since the last question, in the order they came. */
  results: readonly ToolResult[];
  /** Number of tool-call rounds since the last question. */
  steps: number;
  /** Answer to the previous question; `undefined` without one. */
  previousAnswer: string | undefined;
  today: EasternDay | undefined;
  /** The line `Answer in English.` or `Answer in Greek.`, when there is one. */
  language: Language | undefined;
};

/** A reference goes back a few questions, not to the beginning of the thread. */
const MAX_QUESTIONS = 6;

export function readConversation(messages: readonly BaseMessage[]): Conversation {
  const lastQuestion = messages.findLastIndex((message) => HumanMessage.isInstance(message));
  const systemText = messages
    .filter((message) => SystemMessage.isInstance(message))
    .map((message) => message.text)
    .join("\n");
  const spoken = /^Answer in (English|Greek)\./m.exec(systemText)?.[1];
  const since = messages.slice(lastQuestion + 1);
  return {
    questions: messages
      .filter((message) => HumanMessage.isInstance(message))
      .map((message) => message.text)
      .slice(-MAX_QUESTIONS),
    results: resultsOf(since, messages),
    steps: since.filter((message) => AIMessage.isInstance(message) && (message.tool_calls ?? []).length > 0).length,
    previousAnswer: messages
      .slice(0, Math.max(0, lastQuestion))
      .findLast((message) => AIMessage.isInstance(message) && message.text !== "")?.text,
    today: todayFrom(systemText),
    language: spoken === undefined ? undefined : spoken === "Greek" ? "el" : "en",
  };
}

function resultsOf(part: readonly BaseMessage[], all: readonly BaseMessage[]): ToolResult[] {
  const names = new Map(
    all
      .filter((message) => AIMessage.isInstance(message))
      .flatMap((message) => (message.tool_calls ?? []).map((call) => [call.id, call.name] as const)),
  );
  return part
    .filter((message) => ToolMessage.isInstance(message))
    .map((message) => ({
      name: message.name ?? names.get(message.tool_call_id) ?? "",
      output: parsed(message.text),
    }));
}

/** Text that is no JSON is not a fact: it stays a string, which no schema takes. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
