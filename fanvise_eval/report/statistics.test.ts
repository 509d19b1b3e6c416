import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { aFailure, aResult } from "./a-result";
import {
  cohensKappa,
  exactMcNemar,
  groupsOf,
  isPassed,
  mcNemar,
  passToThe,
  quantile,
  summaryOf,
  usageOf,
  wilson,
} from "./statistics";

describe("Wilson's interval", () => {
  // Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])("of %d in %d is what Newcombe prints", (passed, of, low, high) => {
    const interval = wilson(passed, of);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it("says nothing without cases, and ends at 1 when all pass", () => {
    expect(wilson(0, 0)).toMatchObject({ share: null, low: 0, high: 1 });
    // By hand: the lower bound of n of n is n / (n + z²).
    expect(wilson(150, 150).low).toBeCloseTo(150 / (150 + 1.959964 ** 2), 6);
    expect(wilson(150, 150).high).toBe(1);
  });

  it("holds the share, for any counts", () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(400), (of, drawn) => {
        const { share, low, high } = wilson(Math.min(drawn, of), of);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(share ?? Number.NaN);
        expect(high).toBeGreaterThanOrEqual(share ?? Number.NaN);
        expect(high).toBeLessThanOrEqual(1);
      }),
    ));
});

describe("pass^k", () => {
  // By hand: C(3,2)/C(4,2) = 3/6, C(5,3)/C(8,3) = 10/56.
  test.each([
    [1, 3, 4, 0.75],
    [2, 3, 4, 0.5],
    [3, 3, 4, 0.25],
    [4, 3, 4, 0],
    [3, 5, 8, 10 / 56],
    [5, 5, 5, 1],
    [1, 0, 1, 0],
  ])("%d of %d passed in %d made: %d", (k, passed, made, chance) => {
    expect(passToThe(k, passed, made)).toBeCloseTo(chance, 12);
  });

  it("is the share of all draws of k that hold passed repetitions alone", () =>
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 9 }), fc.nat(), (repetitions, drawn) => {
        const k = 1 + (drawn % repetitions.length);
        const draws = subsets(repetitions.length).filter((draw) => draw.length === k);
        const share = draws.filter((draw) => draw.every((at) => repetitions[at])).length / draws.length;
        expect(passToThe(k, repetitions.filter(Boolean).length, repetitions.length)).toBeCloseTo(share, 12);
      }),
    ));

  it("refuses more repetitions than were made", () => {
    expect(() => passToThe(3, 2, 2)).toThrow(RangeError);
  });
});

const subsets = (size: number): number[][] =>
  Array.from({ length: 2 ** size }, (_, bits) =>
    Array.from({ length: size }, (_, at) => at).filter((at) => bits & (1 << at)),
  );

describe("a summary", () => {
  it("is the mean over cases, of each k", () => {
    const { passToThe: shares } = summaryOf([
      aResult("a", { scores: [1, 1, 1, 1] }),
      aFailure("b", { scores: [1, 1, 1, 0] }),
    ]);
    // By hand, from the table above: (1 + 0.75) / 2, (1 + 0.5) / 2 and so on.
    expect(shares.map(({ share }) => share)).toEqual([0.875, 0.75, 0.625, 0.5]);
  });

  it("counts what needs a judge among the cases and never among the passed", () => {
    const judged = aResult("b", { grade: "needs judge", scores: [1] });
    expect(isPassed(judged)).toBe(false);
    expect(summaryOf([aResult("a"), judged])).toMatchObject({ cases: 2, needsJudge: 1, passToThe: [{ share: 0.5 }] });
  });

  it("does not believe a grade against its scores", () => {
    expect(isPassed(aResult("a", { scores: [1, 0] }))).toBe(false);
    expect(isPassed(aResult("a", { scores: [] }))).toBe(false);
  });

  it("is made of every group, by name", () => {
    const groups = groupsOf(
      [aResult("a", { category: "waiver" }), aFailure("b", { category: "audit" }), aResult("c", { category: "audit" })],
      "category",
    );
    expect(groups.map(({ name, summary }) => [name, summary.passToThe[0]?.share])).toEqual([
      ["audit", 0.5],
      ["waiver", 1],
    ]);
  });
});

describe("McNemar's exact test", () => {
  test.each([
    // Bentur et al. 2009 as worked out by Fagerland, Lydersen and Laake, BMC Medical Research Methodology 13:91 (2013):
    // 0.0703.
    [1, 7, 0.0703],
    // By hand: 2 / 2^6, 2 (1 + 10) / 2^10, and never more than 1.
    [0, 6, 2 / 64],
    [9, 1, 22 / 1024],
    [4, 4, 1],
    [0, 0, 1],
  ])("of %d against %d: p = %d", (first, second, p) => {
    expect(exactMcNemar(first, second)).toBeCloseTo(p, 4);
  });

  it("is a number for a thousand pairs too", () => {
    const p = exactMcNemar(470, 530);
    // The normal approximation with continuity correction: z = 59 / √1000, p = 0.062.
    expect(p).toBeGreaterThan(0.055);
    expect(p).toBeLessThan(0.07);
  });

  it("pairs by case, and leaves out what is in one run alone or needs a judge", () => {
    const first = [aResult("a"), aResult("b"), aFailure("c"), aResult("d"), aResult("only")];
    const second = [aResult("a"), aFailure("b"), aResult("c"), aResult("d", { grade: "needs judge", scores: [] })];
    expect(mcNemar(first, second)).toEqual({ pairs: 3, onlyFirst: ["b"], onlySecond: ["c"], unpaired: 2, p: 1 });
  });
});

describe("Cohen's kappa", () => {
  const table = (bothYes: number, yesNo: number, noYes: number, bothNo: number) => [
    ...Array.from({ length: bothYes }, () => ["yes", "yes"] as const),
    ...Array.from({ length: yesNo }, () => ["yes", "no"] as const),
    ...Array.from({ length: noYes }, () => ["no", "yes"] as const),
    ...Array.from({ length: bothNo }, () => ["no", "no"] as const),
  ];

  // The usual worked example of grant proposals (20, 5, 10, 15): 0.7 agreed, 0.5 by chance. The two others share 60 %
  // agreement.
  test.each([
    [20, 5, 10, 15, 0.4],
    [45, 15, 25, 15, 0.1304],
    [25, 35, 5, 35, 0.2593],
  ])("of %d, %d, %d, %d is %d", (a, b, c, d, kappa) => {
    expect(cohensKappa(table(a, b, c, d))).toBeCloseTo(kappa, 4);
  });

  it("is 1 in full agreement, below 0 in disagreement, and unknown where chance alone agrees", () => {
    expect(cohensKappa(table(3, 0, 0, 4))).toBe(1);
    expect(cohensKappa(table(0, 5, 5, 0))).toBe(-1);
    expect(cohensKappa(table(9, 0, 0, 0))).toBeNull();
    expect(cohensKappa([])).toBeNull();
  });
});

describe("usage", () => {
  it("takes quantiles by nearest rank", () => {
    // Wikipedia's example of nearest rank: 15, 20, 35, 40, 50.
    const values = [35, 20, 15, 50, 40];
    expect([0.05, 0.3, 0.4, 0.5, 1].map((share) => quantile(values, share))).toEqual([15, 20, 20, 35, 50]);
    expect(quantile([], 0.5)).toBeNull();
  });

  it("does not add up a cost that is not known", () => {
    const usage = { modelCalls: 1, toolCalls: 2, inputTokens: 100, outputTokens: 20, ms: 30 };
    const known = aResult("a", { usage: { ...usage, costUsd: 0.25 } });
    const unknown = aResult("b", { usage: { ...usage, costUsd: null } });
    expect(usageOf([known, known])).toMatchObject({ costUsd: 0.5, inputTokens: 200, toolCalls: 4, p95Ms: 30 });
    expect(usageOf([known, unknown]).costUsd).toBeNull();
  });
});
