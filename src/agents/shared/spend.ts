/** Costs of model calls. Pure. */
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

/** Cost of one model call, at list price. */
export const spendOf = (answer: ModelAnswer): ModelSpend => ({
  calls: 1,
  ...answer.usage,
  costUsd: callCostUsd(answer.answeredBy, answer.usage),
});

/** A call that failed: it was made, and nobody says what it used. */
export const FAILED_CALL: ModelSpend = { ...NO_SPEND, calls: 1 };
