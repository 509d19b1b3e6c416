/** Figures against sums done by hand. */
import { describe, expect, it } from "vitest";
import { clusteredMean, reliability } from "./reliability";

describe("reliability", () => {
  // 0.1 twice (one win), 0.75 twice (two wins):
  // Brier (0.01 + 0.81 + 0.0625 + 0.0625) / 4, ECE 2/4 × |0.1 - 0.5| + 2/4 × |0.75 - 1|.
  const judged = [
    { chance: 0.1, outcome: 0 },
    { chance: 0.1, outcome: 1 },
    { chance: 0.75, outcome: 1 },
    { chance: 0.75, outcome: 1 },
  ];

  it("gives Brier, log loss and calibration error of four forecasts as by hand", () => {
    const figures = reliability(judged, 2);
    expect(figures.brier).toBeCloseTo(0.23625, 12);
    // -(ln 0.9 + ln 0.1 + 2 ln 0.75) / 4
    expect(figures.logLoss).toBeCloseTo(0.745827438, 8);
    expect(figures.ece).toBeCloseTo(0.325, 12);
    expect(figures.worstBin).toBeCloseTo(0.4, 12);
    expect(figures.bins[1]).toMatchObject({ n: 2, meanChance: 0.1, observed: 0.5 });
    expect(figures.bins[7]).toMatchObject({ n: 2, meanChance: 0.75, observed: 1 });
  });

  it("leaves bins that are too small out of the worst bin, not out of the rest", () => {
    const figures = reliability([...judged, { chance: 0.3, outcome: 1 }], 2);
    expect(figures.worstBin).toBeCloseTo(0.4, 12);
    expect(figures.worstOfAnySize).toBeCloseTo(0.7, 12);
    expect(figures.ece).toBeCloseTo((2 * 0.4 + 2 * 0.25 + 0.7) / 5, 12);
  });

  it("counts a tie as half, certainty in the last bin, and keeps the log loss finite", () => {
    const figures = reliability([
      { chance: 0.5, outcome: 0.5 },
      { chance: 1, outcome: 0 },
    ]);
    expect(figures.brier).toBe(0.5);
    expect(figures.bins[9]?.n).toBe(1);
    expect(Number.isFinite(figures.logLoss)).toBe(true);
  });

  it.each([
    [[]],
    [[{ chance: Number.NaN, outcome: 1 }]],
    [[{ chance: 1.1, outcome: 1 }]],
    [[{ chance: 0.5, outcome: 2 }]],
  ])("refuses what is no forecast: %j", (wrong) => {
    expect(() => reliability(wrong)).toThrow(RangeError);
  });
});

describe("a clustered mean", () => {
  it("counts samples of one week as one draw", () => {
    // Mean 2.5; cluster sums of deviations -3 and 3: se = sqrt(2/1 × 18) / 4 = 1.5; Student's t with 1 degree 12.7062.
    const samples = [1, 1, 4, 4].map((value, index) => ({ value, cluster: index < 2 ? "a" : "b" }));
    const figures = clusteredMean(samples);
    expect(figures.mean).toBe(2.5);
    expect(figures.standardError).toBeCloseTo(1.5, 12);
    expect(figures.interval95[1]).toBeCloseTo(2.5 + 12.7062 * 1.5, 9);
    expect(figures.clusters).toBe(2);
  });

  it.each([
    [3, 3.18245],
    [10, 2.22814],
    [21, 2.07961],
  ])("uses Student's quantile with %i degrees", (degrees, quantile) => {
    const samples = Array.from({ length: degrees + 1 }, (_, cluster) => ({ value: cluster, cluster }));
    const { mean, standardError, interval95 } = clusteredMean(samples);
    expect((interval95[1] - mean) / standardError).toBeCloseTo(quantile, 2);
  });

  it("refuses one cluster alone", () => {
    expect(() => clusteredMean([{ value: 1, cluster: "a" }])).toThrow(RangeError);
  });
});
