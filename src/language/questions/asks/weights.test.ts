import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sha256Hex } from "@/lib/crypto/sha256";
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
  it("are those that the fit wrote, to the last letter", () => {
    const stored = (ending: string) => readFileSync(join(import.meta.dirname, `weights.${ending}`), "utf8");
    expect(sha256Hex(stored("json"))).toBe(stored("sha256").trim());
  });

  it("are read back to half the way to the next letter, and features that weigh nothing are left out", () => {
    const stored = storeWeights(WEIGHTS);
    const read = readWeights(JSON.parse(JSON.stringify(stored)));
    expect(Object.keys(stored.byFeature)).toEqual(["word score"]);
    // Letters stand at 3.1 × (place / 31)²: around 1 they are 0.12 apart, at 0 and at the end they are exact.
    for (const [at, weight] of row({ matchup: 3.1, score: 1 }).entries())
      expect(Math.abs((read.byFeature.get("word score")?.[at] ?? Number.NaN) - weight)).toBeLessThanOrEqual(0.06);
    expect(read.byFeature.get("word score")?.[ASK_NAMES.indexOf("matchup")]).toBeCloseTo(3.1, 5);
    expect(read.byFeature.get("word score")?.[ASK_NAMES.indexOf("plan")]).toBe(0);
  });

  it("keep small weights apart", () => {
    const small = {
      ...WEIGHTS,
      byFeature: new Map([["word small", row({ matchup: 0.07, plan: 0.05, score: -0.03 })]]),
    };
    const read = readWeights(storeWeights({ ...small, levels: row({ matchup: 3.1 }) })).byFeature.get("word small");
    expect(read?.[ASK_NAMES.indexOf("matchup")]).toBeCloseTo(0.07, 1);
    expect(read?.[ASK_NAMES.indexOf("matchup")]).toBeGreaterThan(read?.[ASK_NAMES.indexOf("plan")] ?? 1);
    expect(read?.[ASK_NAMES.indexOf("score")]).toBeLessThan(0);
  });

  it("of other asks are refused", () => {
    const stored = storeWeights(WEIGHTS);
    expect(() => readWeights({ ...stored, asks: stored.asks.toReversed() })).toThrow(RangeError);
  });
});

describe("likelihoods", () => {
  it("are the logistic of the summed weights, each ask by itself", () => {
    // Logits: matchup 0.5 + 2 × 3.1, score 2 × 1, all others 0.
    const likely = likelihoods(WEIGHTS, new Map([["word score", 2]]));
    expect(likely.get("matchup")).toBeCloseTo(1 / (1 + Math.exp(-6.7)), 10);
    expect(likely.get("score")).toBeCloseTo(1 / (1 + Math.exp(-2)), 10);
    expect(likely.get("plan")).toBe(0.5);
  });

  it("of a question without a known feature are those of the levels", () => {
    expect(likelihoods(WEIGHTS, new Map([["word unheard", 1]])).get("matchup")).toBeCloseTo(
      1 / (1 + Math.exp(-0.5)),
      10,
    );
  });
});
