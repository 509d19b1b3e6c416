import fc from "fast-check";
import { expect, it } from "vitest";
import { createRetryBudget } from "./retry-budget";

/** Each step is a first attempt, followed by as many requests to retry. The budget says which of them were made. */
function play(requests: readonly number[]): { firsts: number; retries: number }[] {
  const budget = createRetryBudget();
  return requests.map((requested) => {
    budget.earn();
    return { firsts: 1, retries: Array.from({ length: requested }, () => budget.take()).filter(Boolean).length };
  });
}

it("keeps every stretch of at least 20 first attempts within 1.2 requests an attempt", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3), { minLength: 20, maxLength: 90 }), (attempts) => {
      const steps = play(attempts);
      for (let from = 0; from + 20 <= steps.length; from += 1) {
        let requests = 0;
        for (let to = from; to < steps.length; to += 1) {
          requests += 1 + (steps[to]?.retries ?? 0);
          const firsts = to - from + 1;
          if (firsts >= 20 && requests > 1.2 * firsts) return false;
        }
      }
      return true;
    }),
  );
});

it("gives a lone failure two retries, and one more for every ten first attempts", () => {
  expect(play([3]).map(({ retries }) => retries)).toEqual([2]);
  const afterwards = play([2, ...Array(30).fill(1)]).slice(1);
  expect(afterwards.reduce((sum, { retries }) => sum + retries, 0)).toBe(3);
});
