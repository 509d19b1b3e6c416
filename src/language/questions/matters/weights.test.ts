import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sha256Hex } from "@/lib/crypto/sha256";
import { committedMatters } from "./committed";
import { MATTERS } from "./matters";
import { matterLikelihoods, readMatters, storeMatters } from "./weights";

describe("stored weights of matters", () => {
  it("are those that the fit wrote, to the last letter", () => {
    const stored = (ending: string) => readFileSync(join(import.meta.dirname, `weights.${ending}`), "utf8");
    expect(sha256Hex(stored("json"))).toBe(stored("sha256").trim());
  });

  it("of other matters have to be fitted again", () => {
    const stored = storeMatters({
      levels: MATTERS.map(() => 0),
      byFeature: new Map([["word a", [{ at: 1, logits: 2 }]]]),
    });
    expect(() => readMatters({ ...stored, matters: ["weather"] })).toThrow(RangeError);
  });

  it("are read back to half the way to the next letter, without those that say nothing", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ at: fc.nat(MATTERS.length - 1), logits: fc.double({ min: -3, max: 3, noNaN: true }) }), {
          minLength: 1,
        }),
        (row) => {
          const byFeature = new Map([["word a", [...row, { at: 0, logits: 3 }]]]);
          const read = readMatters(
            JSON.parse(JSON.stringify(storeMatters({ levels: MATTERS.map(() => 0), byFeature }))),
          ).byFeature.get("word a");
          const telling = [...row, { at: 0, logits: 3 }].filter(({ logits }) => Math.abs(logits) >= 0.05);
          expect(read?.map(({ at }) => at)).toEqual(telling.map(({ at }) => at));
          // Letters stand at 3 × (place / 31)²: at the end they are 0.19 apart.
          for (const [at, { logits }] of telling.entries())
            expect(Math.abs((read?.[at]?.logits ?? Number.NaN) - logits)).toBeLessThanOrEqual(0.1);
        },
      ),
    );
  });

  it("give chances that add up to 1", () => {
    const chances = [
      ...matterLikelihoods(
        committedMatters(),
        new Map([
          ["word trade", 1],
          ["first", 1],
        ]),
      ).values(),
    ];
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
  });
});
