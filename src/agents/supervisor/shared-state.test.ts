/** What two agents of one step find at once is all there after it, and what is stored stays small. */
import { END, START, StateGraph } from "@langchain/langgraph";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Fact, type Facts, MAX_FACTS, MAX_FACTS_CHARS } from "./facts";
import { SupervisorAnnotation } from "./state";

const SEEDS = 1_000;
const MAX_STATE_BYTES = 50_000;

const fact = (minutes: number, text: string): Fact => ({
  output: { text },
  fetchedAt: new Date(Date.UTC(2025, 0, 15, 12, minutes)).toISOString(),
  lifetimeMs: 60_000,
});
const factsOf = (maxChars: number, maxFacts: number): fc.Arbitrary<Facts> =>
  fc.dictionary(
    fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz".split("").map((letter) => `look-up ${letter}`)),
    fc.tuple(fc.nat(500), fc.nat(maxChars)).map(([minutes, chars]) => fact(minutes, "x".repeat(chars))),
    { maxKeys: maxFacts },
  );

/** A graph whose two agents run in the same step, each writing what it found. */
const bothAtOnce = async (one: Facts, other: Facts): Promise<Facts> => {
  const graph = new StateGraph(SupervisorAnnotation)
    .addNode("optimizer", () => ({ facts: one }))
    .addNode("research", () => ({ facts: other }))
    .addEdge(START, "optimizer")
    .addEdge(START, "research")
    .addEdge("optimizer", END)
    .addEdge("research", END)
    .compile();
  return (await graph.invoke({})).facts;
};

describe("two agents that write at once", () => {
  it("lose nothing that either found, and of one look-up keep the newer", async () => {
    await fc.assert(
      fc.asyncProperty(factsOf(200, 10), factsOf(200, 10), async (one, other) => {
        const found = await bothAtOnce(one, other);
        const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
        expect(Object.keys(found).sort()).toEqual(keys);
        for (const key of keys) {
          const times = [one[key], other[key]].flatMap((each) => (each ? [each.fetchedAt] : [])).sort();
          expect(found[key]?.fetchedAt).toBe(times.at(-1));
        }
      }),
      { numRuns: SEEDS },
    );
  });

  it("store no more than the limit, the newest first", async () => {
    await fc.assert(
      fc.asyncProperty(factsOf(9_000, MAX_FACTS), factsOf(9_000, MAX_FACTS), async (one, other) => {
        const found = await bothAtOnce(one, other);
        expect(Object.keys(found).length).toBeLessThanOrEqual(MAX_FACTS);
        expect(Buffer.byteLength(JSON.stringify(found))).toBeLessThan(MAX_FACTS_CHARS + 100);
        expect(MAX_FACTS_CHARS).toBeLessThan(MAX_STATE_BYTES);
        const newest = [...Object.values(one), ...Object.values(other)]
          .map(({ fetchedAt }) => fetchedAt)
          .sort()
          .at(-1);
        expect(
          Object.values(found)
            .map(({ fetchedAt }) => fetchedAt)
            .sort()
            .at(-1),
        ).toBe(newest);
      }),
      { numRuns: 200 },
    );
  });

  it("end alike whichever of them is first", async () => {
    await fc.assert(
      fc.asyncProperty(factsOf(3_000, 20), factsOf(3_000, 20), async (one, other) => {
        expect(await bothAtOnce(one, other)).toEqual(await bothAtOnce(other, one));
      }),
      { numRuns: 200 },
    );
  });
});
