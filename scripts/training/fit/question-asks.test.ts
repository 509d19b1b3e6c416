import { describe, expect, test } from "vitest";
import { ASK_NAMES, type Ask } from "@/language/questions/asks/asks";
import { committedWeights } from "@/language/questions/asks/committed";
import { likelihoods, readWeights, storeWeights } from "@/language/questions/asks/weights";
import { askSamples } from "./ask-samples";
import { type AskSample, fitAsks } from "./question-asks";

const sample = (words: string, ...asks: Ask[]): AskSample => ({
  features: new Map(words.split(" ").map((word) => [word, 1])),
  asks: new Set(asks),
  weight: 1,
});

describe("fitting asks", () => {
  const samples = [
    ...[1, 2, 3].flatMap(() => [
      sample("who wins", "matchup"),
      sample("who sits", "daily"),
      sample("why", "plan", "cut"),
    ]),
  ];
  const weights = fitAsks(samples);
  const best = (words: string) => {
    const likely = likelihoods(weights, sample(words).features);
    return ASK_NAMES.toSorted((a, b) => (likely.get(b) ?? 0) - (likely.get(a) ?? 0));
  };

  test("tells by the word that differs", () => {
    expect(best("who wins")[0]).toBe("matchup");
    expect(best("who sits")[0]).toBe("daily");
  });

  test("counts several right asks alike", () => {
    expect(new Set(best("why").slice(0, 2))).toEqual(new Set(["plan", "cut"]));
    const likely = likelihoods(weights, sample("why").features);
    expect(likely.get("plan")).toBeCloseTo(likely.get("cut") ?? 0, 6);
  });

  test("leaves out words seen once", () => {
    const once = fitAsks([...samples, sample("hapax", "league")]);
    expect(once.byFeature.has("hapax")).toBe(false);
  });
});

test("fitting again gives the committed weights", () => {
  const fitted = readWeights(storeWeights(fitAsks(askSamples())));
  const committed = committedWeights();
  expect([...fitted.byFeature.keys()]).toEqual([...committed.byFeature.keys()]);
  // The last digits depend on the machine's exponentials: a weight may round to the next step.
  const offBy = [...fitted.byFeature].map(([name, row]) =>
    Math.max(
      ...Array.from(row, (weight, at) => Math.abs(weight - (committed.byFeature.get(name)?.[at] ?? Number.NaN))),
    ),
  );
  expect(Math.max(...offBy)).toBeLessThan(0.1);
}, 240_000);
