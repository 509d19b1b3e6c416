/**
 * Channels of the supervisor.
 *
 * Two groups. The conversation (`messages`) lives as long as the thread. Everything else belongs to one turn and is
 * reset by `classify_intent` before anything reads it. All of it survives JSON; services, models and scope travel in
 * the turn's context instead.
 */
import { MessagesValue, ReducedValue, StateSchema } from "@langchain/langgraph";
import { z } from "zod";
import { type ToolCallRecord, toolCallRecord, warning } from "@/contract/chat-answer";
import { language, queryIntent } from "@/contract/intent";
import { groundingCounts } from "@/contract/stream-event";

/** Bump when a stored meaning changes; older threads then start with an empty conversation. */
export const STATE_VERSION = 1;

const sum = (current: number, added: number): number => current + added;

const modelSpend = z.object({
  calls: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  costUsd: z.number().nullable(),
});
export type ModelSpend = z.infer<typeof modelSpend>;

export const NO_SPEND: ModelSpend = { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 };

/** Adds two spends; an unknown cost makes the sum unknown. Associative, with `NO_SPEND` as its neutral element. */
export function addSpend(a: ModelSpend, b: ModelSpend): ModelSpend {
  return {
    calls: a.calls + b.calls,
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    costUsd: a.costUsd === null || b.costUsd === null ? null : a.costUsd + b.costUsd,
  };
}

/** Records of a turn by call id, in the order they came; a replayed call replaces its own record. */
export function mergeRecords(current: readonly ToolCallRecord[], added: readonly ToolCallRecord[]): ToolCallRecord[] {
  return [...new Map([...current, ...added].map((record) => [record.id, record])).values()];
}

/** Where the turn goes next: written by a node, read by an edge. */
const step = z.enum(["agent", "tools", "synthesize"]);

export const SupervisorAnnotation = new StateSchema({
  /** Append by id. The questions and answers of the thread, and this turn's calls. Cut to recent turns by classify_intent. */
  messages: MessagesValue,
  stateVersion: z.number().int().default(STATE_VERSION),

  /** Replace. The turn's input. */
  question: z.string().default(""),
  language: language.default("en"),
  teamId: z.number().int().default(0),
  leagueId: z.string().default(""),
  /** Replace. The league's day at the start of the turn. */
  today: z.string().default(""),

  /** Replace. Written by classify_intent. */
  intent: queryIntent.default("general_advice"),
  /** Replace. The routing signal. */
  next: step.default("agent"),
  /** Add. Tool calls answered in this turn, refused ones left out. */
  toolCallCount: new ReducedValue(z.number().int().default(0), { reducer: sum }),
  /** Merge by call id. Written by tools. */
  toolCalls: new ReducedValue(z.array(toolCallRecord).default([]), { reducer: mergeRecords }),
  /** Add. Written by classify_intent and agent. */
  spend: new ReducedValue(modelSpend.default(NO_SPEND), { reducer: addSpend }),
  /** Replace. The model's own words, before the last checks. Written by agent. */
  draft: z.string().default(""),
  /** Replace. Which model wrote the draft. */
  answeredBy: z.string().default(""),
  /** Replace. Written by synthesize. */
  answer: z.string().default(""),
  grounding: groundingCounts.default({ claims: 0, supported: 0, corrected: 0, removed: 0 }),
  /** Append. Notes for the person: stale data, a fallback model, a limit reached. */
  warnings: new ReducedValue(z.array(warning).default([]), { reducer: (current, added) => [...current, ...added] }),
  /** Replace. Why the turn could not be answered as asked; `code` "" when it could. */
  error: z.object({ code: z.string(), message: z.string() }).default({ code: "", message: "" }),
});

export type SupervisorState = typeof SupervisorAnnotation.State;
export type SupervisorUpdate = typeof SupervisorAnnotation.Update;
