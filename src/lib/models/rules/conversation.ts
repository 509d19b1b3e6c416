/** What the model reads from a list of messages: the questions and this turn's tool results. */
import { AIMessage, type BaseMessage, HumanMessage, ToolMessage } from "@langchain/core/messages";
import type { ToolResult } from "@/language/answers/tool-results";
import type { NamedTeam } from "@/language/questions/understanding/names/team-names";
import { understandConversation } from "@/language/questions/understanding/understanding";
import type { Understanding } from "@/language/questions/understanding/understood-question";

export type Conversation = {
  /** Oldest first; the last is the one to answer. */
  questions: readonly string[];
  /** Results since the last question, in the order they came. */
  results: readonly ToolResult[];
  /** Number of tool-call rounds since the last question. */
  steps: number;
  /** Answers to the questions before the last, in their order; `undefined` for one that got none. */
  answers: readonly (string | undefined)[];
};

/** A reference goes back a few questions, not to the beginning of the thread. */
const MAX_QUESTIONS = 6;

/** The last question in the light of the conversation before it. */
export function understandMessages(messages: readonly BaseMessage[], teams: readonly NamedTeam[] = []): Understanding {
  const { questions, answers } = readConversation(messages);
  return understandConversation(questions, answers.at(-1), { teams, earlierAnswers: answers.slice(0, -1) });
}

export function readConversation(messages: readonly BaseMessage[]): Conversation {
  const lastQuestion = messages.findLastIndex((message) => HumanMessage.isInstance(message));
  const since = messages.slice(lastQuestion + 1);
  const asked = messages.flatMap((message, at) => (HumanMessage.isInstance(message) ? [at] : [])).slice(-MAX_QUESTIONS);
  return {
    questions: asked.map((at) => messages[at]?.text ?? ""),
    results: resultsOf(since, messages),
    steps: since.filter((message) => AIMessage.isInstance(message) && (message.tool_calls ?? []).length > 0).length,
    answers: asked
      .slice(0, -1)
      .map(
        (at, place) =>
          messages
            .slice(at + 1, asked[place + 1])
            .findLast((message) => AIMessage.isInstance(message) && message.text !== "")?.text,
      ),
  };
}

function resultsOf(part: readonly BaseMessage[], all: readonly BaseMessage[]): ToolResult[] {
  const calls = new Map(
    all
      .filter((message) => AIMessage.isInstance(message))
      .flatMap((message) => (message.tool_calls ?? []).map((call) => [call.id, call] as const)),
  );
  return part
    .filter((message) => ToolMessage.isInstance(message))
    .map((message) => ({
      id: message.tool_call_id,
      name: message.name ?? calls.get(message.tool_call_id)?.name ?? "",
      input: calls.get(message.tool_call_id)?.args,
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
