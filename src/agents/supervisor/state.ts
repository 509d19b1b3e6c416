/**
 * Channels of the supervisor.
 *
 * Two groups. The conversation (`messages`) lives as long as the thread and is stored. Everything else belongs to one turn:
 * `classify_intent` resets it before anything reads it, so it is not stored (each stored channel costs a write a turn).
 * All of it survives JSON; services, models and scope travel in the turn's context instead.
 *
 * Only one node runs at a time, so every turn channel is replaced whole by the node that writes it.
 */
import { MessagesValue, StateSchema, UntrackedValue } from "@langchain/langgraph";
import type { ToolCallRecord, Warning } from "@/contract/chat-answer";
import type { Language, QueryIntent } from "@/contract/intent";
import type { GroundingCounts } from "@/contract/stream-event";
import type { ModelAnswer } from "@/lib/models/chat-model";
import { callCostUsd } from "@/lib/models/usage";

export type ModelSpend = {
  calls: number;
  inputTokens: number;
  outputTokens: number;
  /** `null` when the price of a model is not known. */
  costUsd: number | null;
};

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

/** What one model call cost, at list price. */
export const spendOf = (answer: ModelAnswer): ModelSpend => ({
  calls: 1,
  ...answer.usage,
  costUsd: callCostUsd(answer.answeredBy, answer.usage),
});

export function addCounts(a: GroundingCounts, b: GroundingCounts): GroundingCounts {
  return {
    claims: a.claims + b.claims,
    supported: a.supported + b.supported,
    corrected: a.corrected + b.corrected,
    removed: a.removed + b.removed,
  };
}

/**
 * The supervisor's own record of the turn, in one channel: LangGraph pays for every channel in every step, and only one
 * node runs at a time, so the node that runs replaces the record.
 */
export type TurnRecord = {
  // The turn's input.
  question: string;
  language: Language;
  /** The league's day at the start of the turn. */
  today: string;
  /** The routing signal: written by a node, read by an edge. */
  next: "agent" | "tools" | "synthesize";
  /** In the order they were asked for. Written by tools. */
  toolCalls: readonly ToolCallRecord[];
  /** Written by classify_intent and agent. */
  spend: ModelSpend;
  /** The model's own words, before the last checks. Written by agent. */
  draft: string;
  /** Which model wrote the draft. Written by agent. */
  answeredBy: string;
  /** Counts of the checked text so far. */
  grounding: GroundingCounts;
  /** Notes for the person: stale data, a fallback model, a limit reached. */
  warnings: readonly Warning[];
};

/** A turn as it begins. */
export const newTurn = (input: Pick<TurnRecord, "question" | "language" | "today">): TurnRecord => ({
  ...input,
  next: "agent",
  toolCalls: [],
  spend: NO_SPEND,
  draft: "",
  answeredBy: "",
  grounding: { claims: 0, supported: 0, corrected: 0, removed: 0 },
  warnings: [],
});

/** Written by our own nodes only and typed by the compiler, so not validated again in every step. */
const ofTurn = <T>() => new UntrackedValue<T>();

export const SupervisorAnnotation = new StateSchema({
  /** Append by id. The questions and answers of the thread, and this turn's calls. Cut to recent turns by classify_intent. */
  messages: MessagesValue,
  teamId: ofTurn<number>(),
  leagueId: ofTurn<string>(),
  /** Written by classify_intent. */
  intent: ofTurn<QueryIntent>(),
  /** Checked text released so far; whole after synthesize. */
  answer: ofTurn<string>(),
  /** Tool calls answered in this turn, refused ones left out. Written by tools. */
  toolCallCount: ofTurn<number>(),
  /** Why the turn could not be answered as asked; `code` "" when it could. */
  error: ofTurn<Warning>(),
  turn: ofTurn<TurnRecord>(),
});

export type SupervisorState = typeof SupervisorAnnotation.State;
export type SupervisorUpdate = typeof SupervisorAnnotation.Update;
