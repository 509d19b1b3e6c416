/** Readiness of a server whose database says nothing. */
import { afterEach, expect, it, vi } from "vitest";
import { createLogger } from "@/lib/log";
import type { FanVise } from "../wiring/composition";
import { readiness } from "./readiness";

afterEach(() => void vi.useRealTimers());

// A balancer that asks gives up after seconds; a statement on a silent network does not.
it("is not ready after three seconds of silence, and the log names it", async () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const fanvise = {
    database: { product: "postgres", pool: { query: () => new Promise(() => undefined) } },
    model: { id: "rules", health: () => ({ circuit: "closed", lastFailureCode: null }) },
    migrations: { unknown: [], hasVector: true },
    log: createLogger({ minLevel: "error", write: (line) => lines.push(line) }),
    // What readiness reads of a product whose database does not answer.
  } as unknown as FanVise;
  const reported = readiness(fanvise);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await reported).toMatchObject({
    status: "not ready",
    database: { isAnswering: false },
    jobs: [],
    sources: [],
  });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: "ready.database", code: "database.silent" }]);
});
