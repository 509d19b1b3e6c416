/**
 * Assembles the chunks of one stream.
 *
 * LangChain's own concatenation repairs tool arguments that were cut off and refuses metadata that changes its type
 * between chunks. Here arguments must be complete JSON, and only text, calls, token counts, the finish reason and the
 * provider's extra fields are included.
 */
import { AIMessage, AIMessageChunk, type BaseMessage } from "@langchain/core/messages";
import type { ToolCall, ToolCallChunk } from "@langchain/core/messages/tool";
import type { ModelAnswer, ModelUsage } from "./chat-model";
import { ModelBadAnswer, ModelBlocked, ModelEmptyAnswer } from "./errors";

type CallDraft = { id: string | undefined; index: number | undefined; name: string; args: string };
type CollectedAnswer = Pick<ModelAnswer, "message" | "usage" | "stop">;

/**
 * Longer than anybody reads, and a fifth of what the record of a run takes. A model that repeats itself has no end of
 * its own.
 */
export const MAX_ANSWER_CHARS = 40_000;

type FinishOptions = {
  /** Calls are dropped when no tool was offered, since nobody would answer them. */
  readonly areToolsOffered: boolean;
  /** Every whole answer of this provider says why it ended. */
  readonly namesItsEnd: boolean;
  /** Makes an id for calls that have none, or one that is already taken. */
  readonly newId: () => string;
};

export class AnswerCollector {
  readonly #modelId: string;
  #text = "";
  #drafts: CallDraft[] = [];
  #wholeCalls: ToolCall[] = [];
  #extras: Record<string, unknown> = {};
  #inputTokens = 0;
  #outputTokens = 0;
  #finishReason = "";

  constructor(modelId: string) {
    this.#modelId = modelId;
  }

  /** The text is as long as it may be: what comes after it is not asked for. */
  get isFull(): boolean {
    return this.#text.length >= MAX_ANSWER_CHARS;
  }

  /** Takes one chunk. @returns its text that still fits, without thinking; an empty string when it has none. */
  add(chunk: BaseMessage): string {
    const text = textOf(chunk.content).slice(0, MAX_ANSWER_CHARS - this.#text.length);
    this.#text += text;
    this.#extras = mergeExtras(this.#extras, chunk.additional_kwargs);
    const metadata: Record<string, unknown> = chunk.response_metadata;
    const finish = metadata.finishReason ?? metadata.finish_reason;
    if (typeof finish === "string" && finish !== "") this.#finishReason = finish;
    if (AIMessageChunk.isInstance(chunk)) {
      for (const part of chunk.tool_call_chunks ?? []) this.#addCallPart(part);
      this.#addUsage(chunk);
    } else if (AIMessage.isInstance(chunk)) {
      this.#wholeCalls.push(...(chunk.tool_calls ?? []));
      this.#addUsage(chunk);
    }
    return text;
  }

  /**
   * The complete answer.
   *
   * @throws `ModelBadAnswer` for arguments that are not a JSON object and for an end that is missing, `ModelBlocked`
   * when the
   *   provider stopped itself, `ModelEmptyAnswer` when nothing is left.
   */
  finish({ areToolsOffered, namesItsEnd, newId }: FinishOptions): CollectedAnswer {
    if (this.#finishReason === "content_filter") throw new ModelBlocked({ model: this.#modelId });
    if (namesItsEnd && this.#finishReason === "" && !this.isFull)
      throw new ModelBadAnswer({ model: this.#modelId, detail: "cut" });
    const stop = this.isFull || /^(max_tokens|length)$/i.test(this.#finishReason) ? "length" : "complete";
    // In an answer that was cut here, calls may be incomplete.
    const calls =
      areToolsOffered && !this.isFull
        ? withUniqueIds([...this.#drafts.map(this.#toCall), ...this.#wholeCalls], newId)
        : [];
    if (this.#text.trim() === "" && calls.length === 0) throw new ModelEmptyAnswer({ model: this.#modelId, stop });
    const usage: ModelUsage = { inputTokens: this.#inputTokens, outputTokens: this.#outputTokens };
    const message = new AIMessage({
      content: this.#text,
      tool_calls: calls,
      additional_kwargs: this.#extras,
      response_metadata: this.#finishReason === "" ? {} : { finishReason: this.#finishReason },
      usage_metadata: {
        input_tokens: usage.inputTokens,
        output_tokens: usage.outputTokens,
        total_tokens: usage.inputTokens + usage.outputTokens,
      },
    });
    return { message, usage, stop };
  }

  #addUsage(chunk: AIMessage | AIMessageChunk): void {
    this.#inputTokens += chunk.usage_metadata?.input_tokens ?? 0;
    this.#outputTokens += chunk.usage_metadata?.output_tokens ?? 0;
  }

  readonly #toCall = ({ id, name, args: text }: CallDraft): ToolCall => {
    const args = parseArguments(text);
    if (name === "" || !isRecord(args)) throw new ModelBadAnswer({ model: this.#modelId, detail: "tool-call" });
    return { type: "tool_call", id, name, args };
  };

  /** A part continues the draft of its index, or the last one when it carries nothing of its own. */
  #addCallPart(part: ToolCallChunk): void {
    const last = this.#drafts.at(-1);
    const open =
      part.index === undefined
        ? part.id === undefined && !part.name
          ? last
          : undefined
        : this.#drafts.find((draft) => draft.index === part.index && (!part.id || !draft.id || part.id === draft.id));
    if (open === undefined) {
      this.#drafts.push({ id: part.id, index: part.index, name: part.name ?? "", args: part.args ?? "" });
      return;
    }
    open.id ??= part.id;
    open.name += part.name ?? "";
    open.args += part.args ?? "";
  }
}

function textOf(content: BaseMessage["content"]): string {
  if (typeof content === "string") return content;
  return content.map((block) => (block.type === "text" && typeof block.text === "string" ? block.text : "")).join("");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Later chunks win; maps, such as signatures by call id, are joined by key. */
function mergeExtras(before: Record<string, unknown>, after: Record<string, unknown>): Record<string, unknown> {
  const merged = { ...before };
  for (const [key, value] of Object.entries(after)) {
    const known = merged[key];
    if (value !== undefined) merged[key] = isRecord(known) && isRecord(value) ? { ...known, ...value } : value;
  }
  return merged;
}

function parseArguments(text: string): unknown {
  try {
    return JSON.parse(text.trim() === "" ? "{}" : text);
  } catch {
    return undefined;
  }
}

function withUniqueIds(calls: readonly ToolCall[], newId: () => string): ToolCall[] {
  const taken = new Set<string>();
  return calls.map((call) => {
    const id = call.id && !taken.has(call.id) ? call.id : newId();
    taken.add(id);
    return { ...call, type: "tool_call", id };
  });
}
