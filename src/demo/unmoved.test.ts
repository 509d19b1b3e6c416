/** A league in which nobody has moved is served to the byte as it was before moves could be made. */
import { createHash } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { asFirstServed, servedViews } from "#test/demo/served-views";
import { createDemoClock, createDemoLeague, instantOfDay } from "./demo-league";
import type { DemoServer } from "./wire/server";

const HOUR_MS = 3_600_000;

/** SHA-256 over paths and bodies of all views of the three leagues, taken from the league that knew no moves. */
const SERVED: readonly (readonly [day: string, hoursAfterEleven: number, sha256: string])[] = [
  ["2024-10-22", 0, "0f3046b7ab14ab1290efd6e5beeb096c2f6c8eb275a997ad9121d928391f952f"],
  ["2025-01-15", 0, "38956a181218fafc91fd0e5ce81136fff91983ed04da955753d0032f3e84ee6e"],
  ["2025-01-15", 11, "2608470be79a25689ac543471477a814bb87d0a9de91dedaa4ef2a55d0cd3226"],
  ["2025-03-12", 0, "7a5b9fc2fe3882f3f44cbf559e1c8a33eb299bfdc925c8f3a91e2b627ba07f2f"],
  ["2025-04-14", 0, "5c6b31c195568eb1e66aed844ce0fb9d19b5d580bc4bd829989a415584d4c59c"],
];

const clock = createDemoClock();
let server: DemoServer | undefined;
afterAll(() => server?.close());

describe("a league without moves", () => {
  it.each(SERVED)("is served on %s, %i h after eleven, as it always was", async (day, hours, sha256) => {
    server ??= await createDemoLeague({ format: "points", clock }).listen();
    clock.set(instantOfDay(day) + hours * HOUR_MS);
    const hash = createHash("sha256");
    for (const [path, body] of await servedViews(server.origin)) hash.update(path).update(asFirstServed(body));
    expect(hash.digest("hex")).toBe(sha256);
  });
});
