import { describe, expect, test } from "vitest";
import { binomial, drawCount, poisson } from "./count-draws";
import { keyedState, keyedUniform } from "./keyed-random";
import { sequence } from "./sample-lines";

const DRAWS = 40_000;

function momentsOf(draw: (random: () => number) => number): { mean: number; variance: number } {
  const random = sequence(7);
  const values = Array.from({ length: DRAWS }, () => draw(random));
  const mean = values.reduce((sum, value) => sum + value, 0) / DRAWS;
  return { mean, variance: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / DRAWS };
}

describe("a count has the mean and variance it was asked for", () => {
  // The sampled mean may be off by 4 standard errors, the variance by 5 %.
  test.each([
    [0.3, 0.9],
    [12, 0.7],
    [12, 1],
    [5, 1.9],
    [0.2, 1.9],
    [40, 1.4],
  ])("mean %f, spread %f", (request, spread) => {
    const { mean, variance } = momentsOf((random) => drawCount(request, spread, random(), random()));
    expect(Math.abs(mean - request)).toBeLessThan(4 * Math.sqrt((request * spread) / DRAWS));
    expect(Math.abs(variance / (request * spread) - 1)).toBeLessThan(0.05);
  });

  test("binomial", () => {
    const { mean, variance } = momentsOf((random) => binomial(20, 0.8, random()));
    expect(Math.abs(mean - 16)).toBeLessThan(4 * Math.sqrt(3.2 / DRAWS));
    expect(Math.abs(variance / 3.2 - 1)).toBeLessThan(0.05);
  });
});

// By hand: e^-2 = 0.1353, then 0.4060 and 0.6767.
test.each([
  [0.13, 0],
  [0.14, 1],
  [0.41, 2],
  [0.6766, 2],
  [0.6768, 3],
])("the Poisson count of mean 2 at %f is %i", (uniform, count) => {
  expect(poisson(2, uniform)).toBe(count);
});

test.each([
  [0, 0.5, 0],
  [7, 0, 0],
  [7, 1, 7],
])("%i tries at chance %f give %i", (tries, chance, count) => {
  expect(binomial(tries, chance, 0.999)).toBe(count);
});

describe("random numbers by name", () => {
  test("are the same for the same name, and others for another", () => {
    const of = (...parts: string[]) => keyedUniform(keyedState(1, ...parts), 5);
    expect(of("a", "b")).toBe(of("a", "b"));
    const names = [
      of("a", "b"),
      of("ab", ""),
      of("b", "a"),
      of("", "ab"),
      of("a"),
      keyedUniform(keyedState(2, "a", "b"), 5),
    ];
    expect(new Set(names).size).toBe(names.length);
  });

  test.each([
    ["along the counter", (at: number) => keyedUniform(keyedState(9, "p", "g"), at)],
    ["over names", (at: number) => keyedUniform(keyedState(9, `p${at}`, "g"), 0)],
    ["over seeds", (at: number) => keyedUniform(keyedState(at, "p", "g"), 0)],
  ])("are uniform and unrelated %s", (_what, number) => {
    const values = Array.from({ length: DRAWS }, (_, at) => number(at));
    const bins = new Array<number>(20).fill(0);
    let product = 0;
    for (const [at, value] of values.entries()) {
      bins[Math.floor(value * 20)] = (bins[Math.floor(value * 20)] ?? 0) + 1;
      product += (value - 0.5) * ((values[at - 1] ?? 0.5) - 0.5);
    }
    // Chi-square of 19 degrees of freedom: 50.8 is passed once in 10,000.
    const expected = DRAWS / 20;
    expect(bins.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(50.8);
    // A product of two independent ones has deviation 1/12.
    expect(Math.abs(product / DRAWS)).toBeLessThan(4 / 12 / Math.sqrt(DRAWS));
  });
});
