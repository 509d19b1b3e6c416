/** A short run of the crash proof; the long one is `tsx scripts/proofs/storage/prove-crash.ts --trials 20`. */
import { expect, it } from "vitest";
import { proveCrash } from "./prove-crash";

it("loses no acknowledged write in 3 kills, one of them while the database was being created", async () => {
  const seed = 20_250_115;
  const proof = await proveCrash({ trials: 3, seed });
  const reportText = `seed ${seed}: ${JSON.stringify(proof.trials)}`;
  expect(proof.lost, reportText).toBe(0);
  expect(proof.trials.map(({ killed }) => killed)).toEqual(["opening", "writing", "writing"]);
  // Without writes to lose, nothing would have been proved.
  expect(proof.acknowledged, reportText).toBeGreaterThan(20);
});
