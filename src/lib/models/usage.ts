/**
 * Token use of model calls and their cost at list price. Pure.
 *
 * Cached input is billed lower than it is counted here, so a cost is an upper bound.
 */
import type { ModelUsage } from "./chat-model";

/** USD per million tokens: list prices of ai.google.dev/gemini-api/docs/pricing, read October 2026; they change. */
type Price = { readonly input: number; readonly output: number };
/** Some models charge the whole call more when its prompt is above 200,000 tokens. */
type ModelPrice = Price & { readonly longPrompt?: Price };

const LONG_PROMPT_TOKENS = 200_000;

const GEMINI_PRICES: Readonly<Record<string, ModelPrice>> = {
  "gemini-2.5-pro": { input: 1.25, output: 10, longPrompt: { input: 2.5, output: 15 } },
  "gemini-2.5-flash": { input: 0.3, output: 2.5 },
  "gemini-2.5-flash-lite": { input: 0.1, output: 0.4 },
  "gemini-3.1-pro-preview": { input: 2, output: 12, longPrompt: { input: 4, output: 18 } },
  "gemini-3.5-flash": { input: 1.5, output: 9 },
  "gemini-3.5-flash-lite": { input: 0.3, output: 2.5 },
  // Half of this until the end of 2026.
  "gemini-3.8-flash": { input: 1.5, output: 7.5 },
};

export const NO_USAGE: ModelUsage = { inputTokens: 0, outputTokens: 0 };

export function addUsage(a: ModelUsage, b: ModelUsage): ModelUsage {
  return { inputTokens: a.inputTokens + b.inputTokens, outputTokens: a.outputTokens + b.outputTokens };
}

/**
 * List price of one call in USD, exact to a billionth. Not of a sum of calls: the price depends on each call's prompt.
 *
 * @param modelId `provider:model` as in `answeredBy`; `rules` costs nothing.
 * @returns null for a model whose price is not known here.
 */
export function callCostUsd(modelId: string, usage: ModelUsage): number | null {
  if (modelId === "rules") return 0;
  const [, model = ""] = /^google-genai:(.+)$/.exec(modelId) ?? [];
  const known = Object.hasOwn(GEMINI_PRICES, model) ? GEMINI_PRICES[model] : undefined;
  if (known === undefined) return null;
  const price = usage.inputTokens > LONG_PROMPT_TOKENS ? (known.longPrompt ?? known) : known;
  // One USD per million tokens is 1,000 billionths a token: whole numbers, so the sum carries no rounding.
  const nanoUsd =
    usage.inputTokens * Math.round(price.input * 1_000) + usage.outputTokens * Math.round(price.output * 1_000);
  return nanoUsd / 1e9;
}
