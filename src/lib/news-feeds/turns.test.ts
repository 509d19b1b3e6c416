import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { takeTurns } from "./turns";

type Job = { name: string; concurrencyKey: string };

/** Jobs that end when told to, and what runs meanwhile. */
function gated(jobs: readonly Job[], signal?: AbortSignal) {
  const running = new Map<string, () => void>();
  const started: string[] = [];
  const over = takeTurns(jobs, {
    atOnce: 4,
    concurrencyKeyOf: ({ concurrencyKey }) => concurrencyKey,
    run: ({ name }) =>
      new Promise<string>((resolve) => {
        started.push(name);
        running.set(name, () => {
          running.delete(name);
          resolve(name);
        });
      }),
    signal,
  });
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const end = (name: string) => {
    running.get(name)?.();
    return settle();
  };
  return { running, begun: started, over, end };
}

describe("taking turns", () => {
  it("runs four at once, in order, and lets the next go past one that waits for its lane", async () => {
    const names = ["a1", "a2", "b1", "c1", "d1", "e1"];
    const {
      running,
      begun: started,
      over,
      end,
    } = gated(names.map((name) => ({ name, concurrencyKey: name.slice(0, 1) })));
    expect([...running.keys()]).toEqual(["a1", "b1", "c1", "d1"]);
    await end("b1");
    expect([...running.keys()]).toEqual(["a1", "c1", "d1", "e1"]);
    await end("a1");
    expect(started.at(-1)).toBe("a2");
    for (const name of ["c1", "d1", "e1", "a2"]) await end(name);
    expect(await over).toEqual(["b1", "a1", "c1", "d1", "e1", "a2"]);
  });

  it("begins nothing after it was stopped", async () => {
    const stop = new AbortController();
    const jobs = ["a", "b", "c", "d", "e"].map((name) => ({ name, concurrencyKey: name }));
    const { begun: started, over, end } = gated(jobs, stop.signal);
    stop.abort();
    for (const name of [...started]) await end(name);
    expect(await over).toEqual(["a", "b", "c", "d"]);
  });

  it("runs every job once, never more than four, never two of a lane, and never rests while it could run one", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 14 }),
        fc.infiniteStream(fc.nat()),
        async (lanes, choices) => {
          const jobs = lanes.map((concurrencyKey, i) => ({ name: String(i), concurrencyKey: String(concurrencyKey) }));
          const concurrencyKeyOf = (name: string) => String(lanes[Number(name)]);
          const { running, begun: started, over, end } = gated(jobs);
          while (running.size > 0) {
            const now = [...running.keys()];
            const busy = new Set(now.map(concurrencyKeyOf));
            expect(now.length).toBeLessThanOrEqual(4);
            expect(busy.size).toBe(now.length);
            const couldRun = jobs.some(
              ({ name, concurrencyKey }) => !started.includes(name) && !busy.has(concurrencyKey),
            );
            expect(couldRun && now.length < 4).toBe(false);
            await end(now[(choices.next().value ?? 0) % now.length] ?? "");
          }
          expect([...(await over)].sort()).toEqual(jobs.map(({ name }) => name).sort());
        },
      ),
      { numRuns: 100 },
    );
  });
});
