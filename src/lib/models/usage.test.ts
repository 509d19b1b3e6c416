import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addUsage, callCostUsd, NO_USAGE } from "./usage";

describe("the list price of a call", () => {
  // By hand: tokens / 1,000,000 × USD per million, input plus output.
  it.each([
    ["google-genai:gemini-2.5-flash", 1_000_000, 1_000_000, 2.8],
    ["google-genai:gemini-2.5-flash", 12_345, 678, 0.0053985],
    ["google-genai:gemini-2.5-flash-lite", 10_000, 1_000, 0.0014],
    ["google-genai:gemini-2.5-pro", 200_000, 1_000, 0.26],
    ["google-genai:gemini-2.5-pro", 200_001, 1_000, 0.5150025],
    ["rules", 5_000, 5_000, 0],
  ])("of %s for %i in and %i out", (id, inputTokens, outputTokens, usd) => {
    expect(callCostUsd(id, { inputTokens, outputTokens })).toBe(usd);
  });

  it.each(["google-genai:gemini-99", "google-genai:constructor", "ollama:llama3.2", "gemini-2.5-flash", ""])(
    "of %j is not known",
    (id) => expect(callCostUsd(id, { inputTokens: 1, outputTokens: 1 })).toBeNull(),
  );
});

const tokens = fc.integer({ min: 0, max: 2_000_000 });
const usage = fc.record({ inputTokens: tokens, outputTokens: tokens });

test("a price agrees with exact arithmetic to the billionth, below and above the long-prompt limit", () =>
  fc.assert(
    fc.property(usage, ({ inputTokens, outputTokens }) => {
      // Gemini 2.5 Pro: 1.25 and 10 USD up to 200,000 tokens of prompt, 2.50 and 15 above.
      const [input, output] = inputTokens > 200_000 ? [2_500n, 15_000n] : [1_250n, 10_000n];
      const nano = BigInt(inputTokens) * input + BigInt(outputTokens) * output;
      return callCostUsd("google-genai:gemini-2.5-pro", { inputTokens, outputTokens }) === Number(nano) / 1e9;
    }),
  ));

test("usage adds up in any order and nothing adds nothing", () =>
  fc.assert(
    fc.property(usage, usage, usage, (a, b, c) => {
      expect(addUsage(addUsage(a, b), c)).toEqual(addUsage(b, addUsage(c, a)));
      expect(addUsage(a, NO_USAGE)).toEqual(a);
    }),
  ));
