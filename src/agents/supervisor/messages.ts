/** The conversation as models see it: bounded, and with every tool call answered exactly once. */

import { AIMessage, type BaseMessage, HumanMessage, SystemMessage, ToolMessage } from "@langchain/core/messages";
import type { ContextMessage } from "@/contract/conversation/chat-request";
import { sheetText } from "@/domain/facts";
import { easternDay } from "@/domain/ids";
import { errorText } from "@/language/texts/errors";
import type { ModelTurn } from "@/lib/models/chat-model";
import { SUPERVISOR_SYSTEM_PROMPT, turnFacts } from "./prompts";
import type { SupervisorState, TurnRecord } from "./state";
import { turnBook } from "./turn-facts";

/** Turns of the thread that a model still sees, the present one apart. */
const REMEMBERED_TURNS = 6;
/** Longest earlier message that goes into a prompt, in characters. */
const MAX_EARLIER_CHARS = 4_000;

/** Most characters of all earlier messages together. */
export const MAX_REMEMBERED_CHARS = 8_000;

/**
 * Messages of a thread that are stored and that a new turn starts with: the last questions and final answers, the newest
 * within the limits. Tool results are removed: they are old facts, and thread storage would grow with the square of its
 * length.
 */
export function rememberedMessages(messages: readonly BaseMessage[]): BaseMessage[] {
  const recent = messages
    .filter((message) => isHuman(message) || (AIMessage.isInstance(message) && (message.tool_calls ?? []).length === 0))
    .filter((message) => message.text !== "")
    .slice(-2 * REMEMBERED_TURNS)
    .map((message) => {
      const text = message.text.slice(0, MAX_EARLIER_CHARS);
      return isHuman(message)
        ? new HumanMessage({ id: message.id, content: text })
        : new AIMessage({ id: message.id, content: text });
    });
  let chars = 0;
  const from = recent.findLastIndex((message) => {
    chars += message.text.length;
    return chars > MAX_REMEMBERED_CHARS;
  });
  // A conversation begins with a question: an answer to one that is gone stands alone.
  const within = recent.slice(from + 1);
  return within.slice(Math.max(0, within.findIndex(isHuman)));
}

const isHuman = (message: BaseMessage): boolean => HumanMessage.isInstance(message);

/** History that a stateless client sent: context for the model's understanding, never a fact. */
export function clientMessages(context: readonly ContextMessage[]): BaseMessage[] {
  return context.map(({ role, text }) =>
    role === "user"
      ? new HumanMessage(text.slice(0, MAX_EARLIER_CHARS))
      : new AIMessage(text.slice(0, MAX_EARLIER_CHARS)),
  );
}

/**
 * System message, earlier turns, and this turn with its calls answered: as sheets for a language model, as they are for
 * the rules.
 */
export function promptOf(state: SupervisorState, form: "sheets" | "results"): BaseMessage[] {
  const system = new SystemMessage(
    `${SUPERVISOR_SYSTEM_PROMPT}\n\n${turnFacts({ ...state.turn, intent: state.intent })}`,
  );
  const messages = withAnsweredCalls(state.messages);
  return [system, ...(form === "sheets" ? withSheets(messages, state.turn) : messages)];
}

/** Results as sheets. What a stranger or the person wrote holds no braces that could be read as a reference. */
function withSheets(messages: readonly BaseMessage[], turn: TurnRecord): BaseMessage[] {
  const sheets = new Map(turnBook(turn).sheets.map((sheet) => [sheet.toolCallId, sheet]));
  const isRead = new Set(turn.toolCalls.flatMap(({ id, ok }) => (ok ? [id] : [])));
  return messages.map((message) => {
    if (isHuman(message)) return new HumanMessage({ id: message.id, content: message.text.replaceAll("{{", "{ {") });
    const sheet = ToolMessage.isInstance(message) ? sheets.get(message.tool_call_id) : undefined;
    if (!ToolMessage.isInstance(message) || !sheet || !isRead.has(message.tool_call_id)) return message;
    const { id, name, tool_call_id } = message;
    return new ToolMessage({ id, name, tool_call_id, content: sheetText(sheet) });
  });
}

/** The same facts as data, for a model that need not read them out of the system message. */
export const modelTurn = ({ understood, language, today }: TurnRecord): ModelTurn => ({
  understood,
  language,
  today: easternDay.parse(today),
});

/** A stop during tools leaves calls without an answer, which providers refuse: those calls are answered as stopped. */
function withAnsweredCalls(messages: readonly BaseMessage[]): BaseMessage[] {
  const answered = new Set(
    messages.flatMap((message) => (ToolMessage.isInstance(message) ? [message.tool_call_id] : [])),
  );
  return messages.flatMap((message): BaseMessage[] => {
    const calls = AIMessage.isInstance(message) ? (message.tool_calls ?? []) : [];
    const open = calls.filter((call) => !answered.has(call.id ?? ""));
    return [
      message,
      ...open.map(
        (call) => new ToolMessage({ tool_call_id: call.id ?? "", name: call.name, content: STOPPED, status: "error" }),
      ),
    ];
  });
}

const STOPPED = JSON.stringify({ unavailable: "run.stopped", message: errorText("en", "run.stopped") });
