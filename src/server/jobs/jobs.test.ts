/** The jobs of a server, on the real queue. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import type { Database } from "@/db/database";
import { createJobClock, type JobClock } from "@/db/jobs/job-clock";
import { createJobQueue } from "@/db/jobs/job-queue";
import { systemClock } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { createLogger } from "@/lib/log";
import { JobInterrupted } from "@/services/refusals";
import { createJobs, type JobDefinition, type Jobs } from "./jobs";

class SourceDown extends AppError {
  static override readonly code = "test.source_down";
  static override readonly status = 503;
  static override readonly userMessage = "The source is down.";
}

describe("the jobs of a server", () => {
  let database: Database;
  let jobs: Jobs;
  let lines: { level: string; event: string; job?: string; code?: string; stack?: string; rows?: number }[];

  beforeEach(async () => {
    database = await openTestDatabase();
    lines = [];
  });
  afterEach(async () => {
    await jobs.close();
    await database.close();
  });

  const start = async (
    definitions: Partial<JobDefinition>[],
    isScheduled = false,
    jobClock: JobClock = createJobClock(),
  ) => {
    const log = createLogger({ minLevel: "info", write: (line) => lines.push(JSON.parse(line)) });
    jobs = createJobs({
      queue: createJobQueue({ pool: database.pool, log, isScheduled }),
      definitions: definitions.map((each) => ({
        name: "prune",
        cron: "0 0 1 1 *",
        timeLimitMs: 60_000,
        run: async () => ({}),
        ...each,
      })),
      isScheduled,
      log,
      systemClock,
      jobClock,
    });
    await jobs.start();
  };

  it("runs a job now, says what it did, and says when it runs already or does not exist", async () => {
    const gate = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const run = async () => {
      started.resolve();
      await gate.promise;
      return { rows: 3 };
    };
    await start([{ run }, { name: "news" }]);
    const first = jobs.runNow("prune");
    await started.promise;
    expect(await jobs.runNow("prune")).toMatchObject({ status: "running already" });
    expect(await jobs.runNow("news")).toMatchObject({ status: "done" });
    gate.resolve();
    expect(await first).toMatchObject({ status: "done", result: { rows: 3 }, ms: expect.any(Number) });
    expect(await jobs.runNow("toString")).toMatchObject({ status: "unknown job" });
    expect(lines.find(({ job }) => job === "prune")).toMatchObject({ level: "info", event: "jobs.done", rows: 3 });
  });

  it("says a planned failure by its code and a bug with its stack, and goes on", async () => {
    const failures = [new SourceDown(), new TypeError("a bug")];
    await start([
      {
        run: async () => {
          const failure = failures.shift();
          if (failure) throw failure;
          return { rows: 1 };
        },
      },
    ]);
    await expect(jobs.runNow("prune")).rejects.toBeInstanceOf(SourceDown);
    await expect(jobs.runNow("prune")).rejects.toBeInstanceOf(TypeError);
    expect(await jobs.runNow("prune")).toMatchObject({ status: "done", result: { rows: 1 } });
    expect(lines.map(({ level, code }) => [level, code])).toEqual([
      ["warn", "test.source_down"],
      ["error", "internal.fault"],
      ["info", undefined],
    ]);
    expect(lines[0]).not.toHaveProperty("stack");
    expect(lines[1]?.stack).toContain("a bug");
  });

  it("cuts a job short at its time limit", async () => {
    await start([
      {
        timeLimitMs: 20,
        run: (signal) =>
          new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
      },
    ]);
    await expect(jobs.runNow("prune")).rejects.toBeInstanceOf(JobInterrupted);
    expect(lines).toMatchObject([{ event: "jobs.failed", code: "jobs.interrupted" }]);
  });

  it("keeps what a job did that ends by itself at its limit", async () => {
    await start([
      {
        timeLimitMs: 20,
        run: (signal) => new Promise((resolve) => signal.addEventListener("abort", () => resolve({ rows: 7 }))),
      },
    ]);
    expect(await jobs.runNow("prune")).toMatchObject({ status: "done", result: { rows: 7 } });
  });

  it("puts its jobs on the schedule", async () => {
    let runs = 0;
    const run = async () => {
      runs += 1;
      return {};
    };
    await start(
      [
        { run, cron: "41 9 * * *" },
        { name: "news", cron: "*/5 * * * *" },
      ],
      true,
    );
    const { rows } = await database.pool.query("select name, cron from pgboss.schedule order by name");
    expect(rows).toEqual([
      { name: "news", cron: "*/5 * * * *" },
      { name: "prune", cron: "41 9 * * *" },
    ]);
    expect(await jobs.runNow("prune")).toMatchObject({ status: "done" });
    expect(runs).toBe(1);
  });

  it("leaves every start to others when it has no schedule", async () => {
    await start([{}], false);
    const { rows } = await database.pool.query("select name from pgboss.schedule");
    expect(rows).toEqual([]);
    expect(await jobs.runNow("prune")).toMatchObject({ status: "done" });
  });

  it("survives a database that goes away", async () => {
    await start([{}], true);
    await database.close();
    await expect(jobs.runNow("prune")).rejects.toMatchObject({ code: "database.closed" });
  });

  it("says of each job when it last ran, and how", async () => {
    await start([
      { name: "prune" },
      { name: "news", run: async () => Promise.reject(new SourceDown()) },
      { name: "verify" },
    ]);
    const before = Date.now();
    await jobs.runNow("prune");
    await jobs.runNow("news").catch(() => undefined);
    const report = new Map((await jobs.report()).map((job) => [job.name, job]));
    expect(report.get("prune")).toMatchObject({ lastOutcome: "done", isLate: false });
    expect(Date.parse(report.get("prune")?.lastRanAt ?? "")).toBeGreaterThan(before - 5_000);
    // It is tried once more, and has not failed until then.
    expect(report.get("news")).toMatchObject({ isLate: false });
    expect(report.get("verify")).toEqual({ name: "verify", lastRanAt: null, lastOutcome: null, isLate: false });
  });

  it("restarts a job that has not run in three of its periods, names it, and leaves the others alone", async () => {
    let nowMs = 0;
    const clock = { ...createJobClock(), upMs: () => nowMs };
    await start(
      [
        { name: "verify", cron: "* * * * *" },
        { name: "prune", cron: "41 9 * * *" },
      ],
      true,
      clock,
    );
    await jobs.watch();
    nowMs += 2 * 60_000;
    await jobs.watch();
    expect(lines.filter(({ event }) => event === "jobs.late")).toEqual([]);
    nowMs += 2 * 60_000;
    expect((await jobs.report()).map(({ isLate }) => isLate)).toEqual([true, false]);
    await jobs.watch();
    await jobs.watch();
    expect(lines.filter(({ event }) => event === "jobs.late")).toMatchObject([{ level: "error", job: "verify" }]);
    // The worker is a new one, and runs what is due.
    expect(await jobs.runNow("verify")).toMatchObject({ status: "done" });
    // How long ago is the database's to say: its clock and the server's may differ.
    expect((await jobs.report()).map(({ isLate }) => isLate)).toEqual([false, false]);
  });
});
