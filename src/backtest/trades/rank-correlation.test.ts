/** Ranks worked out by hand. */
import { describe, expect, it } from "vitest";
import { rankCorrelation } from "./rank-correlation";

describe("rank correlation", () => {
  it("is 1 for the same order, -1 for the opposite, whatever the distances", () => {
    expect(
      rankCorrelation([
        [1, 10],
        [2, 11],
        [50, 900],
      ]),
    ).toBeCloseTo(1, 12);
    expect(
      rankCorrelation([
        [1, 5],
        [2, 4],
        [3, -100],
      ]),
    ).toBeCloseTo(-1, 12);
  });

  it("ranks equal values at their mean", () => {
    // Ranks 0, 1.5, 1.5, 3 against 0, 1, 2, 3: covariance 4.5, variances 4.5 and 5.
    expect(
      rankCorrelation([
        [1, 1],
        [2, 2],
        [2, 3],
        [9, 4],
      ]),
    ).toBeCloseTo(4.5 / Math.sqrt(4.5 * 5), 12);
  });
});
