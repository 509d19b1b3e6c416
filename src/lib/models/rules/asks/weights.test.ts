import { describe, expect, it } from "vitest";
import { ASK_NAMES, type Ask } from "./asks";
import { type AskWeights, likelihoods, readWeights, storeWeights } from "./weights";

const row = (weights: Partial<Record<Ask, number>>) => ASK_NAMES.map((ask) => weights[ask] ?? 0);
const WEIGHTS: AskWeights = {
  levels: row({ matchup: 0.5 }),
  byFeature: new Map([
    ["word score", row({ matchup: 3.1, score: 1 })],
    ["word nothing", row({ plan: 0.001 })],
  ]),
};

describe("stored weights", () => {
  it("are read back to half a step, and features that weigh nothing are left out", () => {
    const stored = storeWeights(WEIGHTS);
    const read = readWeights(JSON.parse(JSON.stringify(stored)));
    expect(stored.step).toBeCloseTo(0.1, 6);
    expect(Object.keys(stored.byFeature)).toEqual(["word score"]);
    for (const [at, weight] of row({ matchup: 3.1, score: 1 }).entries())
      expect(Math.abs((read.byFeature.get("word score")?.[at] ?? Number.NaN) - weight)).toBeLessThanOrEqual(0.0501);
  });

  it("of other asks are refused", () => {
    const stored = storeWeights(WEIGHTS);
    expect(() => readWeights({ ...stored, asks: stored.asks.toReversed() })).toThrow(RangeError);
  });
});

describe("likelihoods", () => {
  it("are the exponentials of the summed weights, in shares", () => {
    // Logits: matchup 0.5 + 2 × 3.1, score 2 × 1, all others 0.
    const likely = likelihoods(WEIGHTS, new Map([["word score", 2]]));
    const total = Math.exp(6.7) + Math.exp(2) + (ASK_NAMES.length - 2);
    expect(likely.get("matchup")).toBeCloseTo(Math.exp(6.7) / total, 10);
    expect(likely.get("score")).toBeCloseTo(Math.exp(2) / total, 10);
    expect(likely.get("plan")).toBeCloseTo(1 / total, 10);
  });

  it("of a question without a known feature are those of the levels", () => {
    expect(likelihoods(WEIGHTS, new Map([["word unheard", 1]])).get("matchup")).toBeCloseTo(
      Math.exp(0.5) / (Math.exp(0.5) + ASK_NAMES.length - 1),
      10,
    );
  });
});
