import { expect, it } from "vitest";
import { BUCKETS, featuresOf } from "@/domain/withheld/suspicion/features";
import { readSuspicion, storeSuspicion, suspicionOf } from "@/domain/withheld/suspicion/suspicion";
import committed from "@/domain/withheld/suspicion/weights.json" with { type: "json" };
import { fitSuspicion } from "./suspicion";
import { suspicionSamples } from "./suspicion-samples";
import { suspicionLines } from "./suspicion-sentences";

it("gives the committed weights", () => {
  const samples = suspicionSamples(suspicionLines());
  const [fitted, stored] = [readSuspicion(storeSuspicion(fitSuspicion(samples))), readSuspicion(committed)];
  expect(fitted.weights).toHaveLength(BUCKETS);
  // The last digits depend on the machine's exponentials.
  for (const { features } of samples)
    expect(suspicionOf(fitted, features)).toBeCloseTo(suspicionOf(stored, features), 1);
}, 240_000);

it("learns which of two words is hostile, and stored weights say the same", () => {
  const found = { players: [], namesPlayer: false, namesStranger: false, hasFact: false, hasFigure: false };
  const [hostile, ordinary] = ["whispered", "projected"].map((word) => featuresOf(word, found));
  if (!hostile || !ordinary) throw new Error("no features");
  const fitted = fitSuspicion([
    { features: hostile, isHostile: true, weight: 1 },
    { features: ordinary, isHostile: false, weight: 1 },
  ]);
  for (const suspicion of [fitted, readSuspicion(storeSuspicion(fitted))]) {
    expect(suspicionOf(suspicion, hostile)).toBeGreaterThan(1);
    expect(suspicionOf(suspicion, ordinary)).toBeLessThan(-1);
  }
});
