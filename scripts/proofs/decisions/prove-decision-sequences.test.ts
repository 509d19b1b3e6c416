/** A short run of the sequences of decisions; the long one is `npm run prove -- decision-sequences`. */
import { describe, expect, it } from "vitest";
import { DATABASE_BACKENDS } from "#test/database";
import { sequencesOn } from "./prove-decision-sequences";

describe.each(DATABASE_BACKENDS)("sequences of decisions, $name", (instance) => {
  it.skipIf(!instance.isPresent)("leave what the model says, whatever is done in whatever order", async () => {
    const seed = 20_250_115;
    const { ok, line, figures } = await sequencesOn(instance, 6, seed);
    expect(ok, `seed ${seed}: ${line}`).toBe(true);
    // Without steps, nothing would have been proved.
    expect(figures?.steps).toBeGreaterThan(12);
  });
});
