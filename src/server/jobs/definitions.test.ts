/** What the jobs do: as often as promised, at most as long as promised, and no more than there is to do. */
import { PgBoss } from "pg-boss";
import { describe, expect, it } from "vitest";
import type { TeamScope } from "@/domain/league/scope";
import { silentLogger } from "@/lib/log";
import { createJobDefinitions, type JobDefinitionDeps } from "./definitions";
import { JOB_NAMES } from "./jobs";

const never = () => Promise.reject(new Error("not asked for"));
const define = (deps: Partial<JobDefinitionDeps>) =>
  createJobDefinitions({
    scopes: async () => [],
    pollNews: never,
    statusRefresh: { refresh: never },
    league: { buildIntelligenceSnapshot: never },
    verify: never,
    settle: never,
    expire: never,
    pruning: { prune: never },
    vacuum: never,
    reencrypt: never,
    deleteAccounts: never,
    news: { embedMissing: never },
    backUp: never,
    log: silentLogger,
    ...deps,
  });
const run = (deps: Partial<JobDefinitionDeps>, name: string, signal = new AbortController().signal) =>
  define(deps)
    .find((each) => each.name === name)
    ?.run(signal);

describe("the jobs", () => {
  it("are there under every promised name, with times that the queue can read and a limit below their interval", () => {
    const definitions = define({});
    expect(definitions.map(({ name }) => name).sort()).toEqual([...JOB_NAMES].sort());
    const calendar = new PgBoss({ connectionString: "postgres://unused" });
    for (const { cron, timeLimitMs } of definitions) {
      const [first, second] = calendar.previewSchedule(cron, { count: 2, from: new Date("2027-01-15T12:01:00Z") });
      expect(timeLimitMs).toBeLessThan(Number(second) - Number(first));
    }
  });

  it("give every item a vector, a batch at a time", async () => {
    const missing = [64, 64, 5, 0];
    const embedMissing = async () => missing.shift() ?? 0;
    expect(await run({ news: { embedMissing } }, "embeddings")).toEqual({ embedded: 133, rest: "none" });
  });

  it("leave the rest of the vectors to the next run when the time is up", async () => {
    const limit = new AbortController();
    const embedMissing = async () => {
      limit.abort();
      return 64;
    };
    expect(await run({ news: { embedMissing } }, "embeddings", limit.signal)).toEqual({
      embedded: 64,
      rest: "left for the next run",
    });
  });

  it("refresh the statuses of every league", async () => {
    const scopes = ["a", "b"].map((connectionId) => ({ connectionId }) as TeamScope);
    const request: string[] = [];
    const refresh = async ({ connectionId }: TeamScope) => {
      request.push(connectionId);
      return "refreshed" as const;
    };
    expect(await run({ scopes: async () => scopes, statusRefresh: { refresh } }, "statuses")).toEqual({ refreshed: 2 });
    expect(request).toEqual(["a", "b"]);
  });
});
