import { describe, expect, test } from "vitest";
import { committedMatters } from "@/language/questions/matters/committed";
import { MATTERS, type Matter } from "@/language/questions/matters/matters";
import { matterLikelihoods } from "@/language/questions/matters/weights";
import { labeledConversations } from "../conversations";
import { type MatterSample, samplesOf } from "./matter-samples";
import { fitMatters } from "./question-matters";

const sample = (words: string, ...matters: Matter[]): MatterSample => ({
  features: new Map(words.split(" ").map((word) => [word, 1])),
  matters: new Set(matters),
  weight: 1,
});

describe("fitting matters", () => {
  const samples = [1, 2, 3].flatMap(() => [
    sample("who wins", "score"),
    sample("who sits", "lineup"),
    sample("why", "keep", "cut"),
  ]);
  const weights = fitMatters(samples);
  const best = (words: string) => {
    const likely = matterLikelihoods(weights, sample(words).features);
    return MATTERS.toSorted((one, other) => (likely.get(other) ?? 0) - (likely.get(one) ?? 0));
  };

  test("tells by the word that differs", () => {
    expect(best("who wins")[0]).toBe("score");
    expect(best("who sits")[0]).toBe("lineup");
  });

  test("makes several right matters likely together, and both alike", () => {
    expect(new Set(best("why").slice(0, 2))).toEqual(new Set(["keep", "cut"]));
    const likely = matterLikelihoods(weights, sample("why").features);
    expect(likely.get("keep")).toBeCloseTo(likely.get("cut") ?? 0, 6);
  });
});

test("the committed weights are those of the committed conversations: they read what they were fitted on", () => {
  const judged = labeledConversations()
    .filter((_, at) => at % 20 === 0)
    .flatMap(samplesOf)
    .filter(({ features }) => features.size > 0);
  const right = judged.filter(({ features, matters }) => {
    const likely = matterLikelihoods(committedMatters(), features);
    return matters.has(
      MATTERS.toSorted((one, other) => (likely.get(other) ?? 0) - (likely.get(one) ?? 0))[0] as Matter,
    );
  });
  // Weights of other features or other labels read half of them.
  expect(right.length / judged.length).toBeGreaterThan(0.8);
});
