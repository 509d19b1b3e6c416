/**
 * The model that needs no network: it understands by rules, plans tool calls and words answers from their results.
 *
 * A real LangChain chat model, so that the same graph runs with it. Deterministic: the same messages give the same
 * answer, the ids of tool calls apart. Nothing it says about players or teams comes from anywhere but tool results.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { CallbackManagerForLLMRun } from "@langchain/core/callbacks/manager";
import {
  BaseChatModel,
  type BaseChatModelCallOptions,
  type BindToolsInput,
} from "@langchain/core/language_models/chat_models";
import { AIMessage, AIMessageChunk, type BaseMessage } from "@langchain/core/messages";
import { ChatGenerationChunk, type ChatResult } from "@langchain/core/outputs";
import { wordWithoutTools } from "@/language/answers/without-tools";
import { citeFindings, phrasesOf } from "@/language/answers/wording";
import { planFirstStep, planNextStep } from "@/language/questions/planning/parts";
import type { PlannedCall } from "@/language/questions/planning/planning";
import { MORE_TOOLS, TOOL } from "@/language/questions/tools";
import type { ModelTurn } from "../chat-model";
import { readConversation, understandMessages } from "./conversation";

export type RulesCallOptions = BaseChatModelCallOptions & {
  tools?: BindToolsInput[];
  /** "classify" answers with the name of the intent and nothing else. */
  purpose?: "classify" | "agent";
  /** What is known of the turn; without it the questions are understood here, with no day and in their own language. */
  turn?: Partial<ModelTurn> | undefined;
};

export type RulesModelFields = {
  /** Ids of tool calls. Default: random UUIDs. */
  newCallId?: () => string;
  /** Pace of the stream, for load tests. Default: as fast as it is read. */
  tokensPerSecond?: number | undefined;
};

type Reply = { calls: readonly (PlannedCall & { id: string })[]; text: string };

/** A rough token of text, good enough for accounting of a model that costs nothing. */
const CHARS_PER_TOKEN = 4;
const WORDS_PER_CHUNK = 4;

export class RulesChatModel extends BaseChatModel<RulesCallOptions> {
  readonly #newCallId: () => string;
  readonly #tokensPerSecond: number | undefined;

  constructor(fields: RulesModelFields = {}) {
    super({ maxRetries: 0 });
    this.#newCallId = fields.newCallId ?? randomUUID;
    this.#tokensPerSecond = fields.tokensPerSecond;
  }

  _llmType(): string {
    return "rules";
  }

  override bindTools(tools: BindToolsInput[], options?: Partial<RulesCallOptions>) {
    return this.withConfig({ ...options, tools });
  }

  async _generate(messages: BaseMessage[], options: this["ParsedCallOptions"]): Promise<ChatResult> {
    options.signal?.throwIfAborted();
    const { calls, text } = this.#reply(messages, options);
    const message = new AIMessage({
      content: text,
      tool_calls: calls.map(({ id, name, args }) => ({ type: "tool_call", id, name, args })),
      usage_metadata: usageOf(messages, text + JSON.stringify(calls)),
    });
    return { generations: [{ text, message }] };
  }

  override async *_streamResponseChunks(
    messages: BaseMessage[],
    options: this["ParsedCallOptions"],
    runManager?: CallbackManagerForLLMRun,
  ): AsyncGenerator<ChatGenerationChunk> {
    options.signal?.throwIfAborted();
    const { calls, text } = this.#reply(messages, options);
    const beganAt = performance.now();
    let tokens = 0;
    for (const group of wordGroups(text)) {
      tokens += tokensOf(group);
      await this.#keepPace(tokens, performance.now() - beganAt, options.signal);
      options.signal?.throwIfAborted();
      yield new ChatGenerationChunk({ text: group, message: new AIMessageChunk({ content: group }) });
      await runManager?.handleLLMNewToken(group);
    }
    for (const [index, { id, name, args }] of calls.entries()) {
      options.signal?.throwIfAborted();
      const call = { type: "tool_call_chunk" as const, id, index, name, args: JSON.stringify(args) };
      yield new ChatGenerationChunk({
        text: "",
        message: new AIMessageChunk({ content: "", tool_call_chunks: [call] }),
      });
    }
    options.signal?.throwIfAborted();
    const usage = usageOf(messages, text + JSON.stringify(calls));
    yield new ChatGenerationChunk({ text: "", message: new AIMessageChunk({ content: "", usage_metadata: usage }) });
  }

  /** Paces by the clock, not per chunk, so that delays are caught up. */
  async #keepPace(tokens: number, tookMs: number, signal: AbortSignal | undefined): Promise<void> {
    if (this.#tokensPerSecond === undefined) return;
    const earlyMs = (tokens / this.#tokensPerSecond) * 1_000 - tookMs;
    if (earlyMs > 0) await wait(earlyMs, undefined, signal ? { signal } : {});
  }

  #reply(messages: readonly BaseMessage[], options: RulesCallOptions): Reply {
    const { results, steps } = readConversation(messages);
    const { today, understood: request = understandMessages(messages) } = options.turn ?? {};
    if (options.purpose === "classify") return { calls: [], text: request.intent };
    const language = options.turn?.language ?? request.language;
    const named = new Set((options.tools ?? []).map(nameOf));
    // In place of a language model that was shown a part: the rules need not ask for the rest.
    const offered = named.has(MORE_TOOLS) ? new Set<string>(Object.values(TOOL)) : named;
    const planned =
      results.length === 0
        ? planFirstStep(request, offered, today)
        : steps > 1
          ? []
          : planNextStep(request, results, offered, today);
    const calls = planned.map((call) => ({ ...call, id: this.#newCallId() }));
    if (calls.length > 0) return { calls, text: "" };
    if (results.length > 0) return { calls, text: citeFindings(request, language, results, today).text };
    return { calls, text: wordWithoutTools(request, phrasesOf(language)) };
  }
}

/** Tools come as LangChain tools, as `{ name, schema }`, or in OpenAI's form with the name inside `function`. */
function nameOf(tool: BindToolsInput): string {
  const record: Record<string, unknown> = { ...tool, name: "name" in tool ? tool.name : undefined };
  if (typeof record.name === "string") return record.name;
  const inner = record.function;
  return typeof inner === "object" && inner !== null && "name" in inner ? String(inner.name) : "";
}

const wordGroups = (text: string): string[] =>
  text.match(new RegExp(`(?:\\S+\\s*|\\s+){1,${WORDS_PER_CHUNK}}`, "g")) ?? [];

const tokensOf = (text: string): number => Math.ceil(text.length / CHARS_PER_TOKEN);

function usageOf(messages: readonly BaseMessage[], output: string) {
  const input = messages.reduce((sum, message) => sum + tokensOf(message.text), 0);
  return { input_tokens: input, output_tokens: tokensOf(output), total_tokens: input + tokensOf(output) };
}
