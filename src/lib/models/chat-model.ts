/**
 * The one interface behind which every chat model sits.
 *
 * Agents know this file and `errors.ts`, never a provider. Whatever the provider does, a call ends in one of four ways:
 * an answer with text or tool calls, a `ModelFailure`, a `ModelAborted`, or an exception of the caller's own `onText`.
 */
import type { AIMessage, BaseMessage } from "@langchain/core/messages";
import { z } from "zod";
import type { Language } from "@/contract/conversation/intent";
import type { EasternDay } from "@/domain/ids";
import type { Understanding } from "@/language/questions/understanding/understood-question";

/** A JSON Schema of an object, for tools whose schema does not come from zod. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A tool as models see it. The schema describes the arguments; checking them stays with the caller. */
export type ModelTool = {
  readonly name: string;
  readonly description: string;
  readonly schema: z.ZodType | JsonSchema;
};

/** A tool's arguments as JSON Schema, as they are before anything is filled in. */
export const argumentsSchema = ({ schema }: ModelTool): JsonSchema =>
  schema instanceof z.ZodType ? z.toJSONSchema(schema, { io: "input" }) : schema;

/** The turn that a call belongs to, as data: what the prompt tells a language model in words. */
export type ModelTurn = {
  readonly understood: Understanding;
  readonly language: Language;
  /** The league's day. */
  readonly today: EasternDay;
};

export type ModelRequest = {
  readonly messages: readonly BaseMessage[];
  /** Empty means tools are off: a call that the model makes all the same is dropped. */
  readonly tools: readonly ModelTool[];
  /** The person's stop. It ends the call at once, also when the provider ignores it. */
  readonly signal: AbortSignal;
  readonly purpose: "classify" | "agent";
  /** For a model that runs in this process; providers are sent the messages alone. */
  readonly turn?: ModelTurn;
};

/** Tokens of one call. Output includes thinking, which is billed as output. */
export type ModelUsage = { readonly inputTokens: number; readonly outputTokens: number };

export type ModelAnswer = {
  /** Complete: `content` is the text, `tool_calls` are parsed and carry ids that are unique in the message. */
  readonly message: AIMessage;
  readonly usage: ModelUsage;
  /** `length`: the provider stopped at its output limit, so the text may end in the middle of a sentence. */
  readonly stop: "complete" | "length";
  /** Id of the model that wrote the answer. */
  readonly answeredBy: string;
  /** Failure code of the first choice when a fallback answered, such as `model.busy`. */
  readonly fallbackReason: string | null;
};

/** For a health page. `open` stays until the first call after the break, which is let through as a trial. */
export type ModelHealth = {
  readonly circuit: "closed" | "open" | "half-open";
  /** Failed calls in a row that count against the provider. */
  readonly consecutiveFailures: number;
  readonly lastFailureCode: string | null;
};

export interface ChatModelPort {
  /** `provider:model`, or `rules`. */
  readonly id: string;
  /**
   * One answer.
   *
   * @param onText gets text as it arrives, never an empty string, never after the promise has settled. Text handed over
   *   cannot be taken back: from then on a failure is final and carries it as `releasedText`. Without `onText` nothing
   *   counts as released.
   * @throws `ModelFailure` or `ModelAborted` from `errors.ts`; what `onText` throws passes through unchanged.
   */
  answer(request: ModelRequest, onText?: (delta: string) => void): Promise<ModelAnswer>;
  health(): ModelHealth;
}
