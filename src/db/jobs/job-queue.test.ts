/** The queue of jobs on both homes: one run of a name at a time, whoever starts it and whatever dies. */
import { enableClockOverride, PgBoss, TestClock } from "pg-boss";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DATABASE_BACKENDS, type RunningDatabase } from "#test/database";
import { AppError } from "@/lib/errors";
import { createLogger, silentLogger } from "@/lib/log";
import type { Database } from "../database";
import { DatabaseBusy, DatabaseUnavailable } from "../errors";
import { createJobQueue, type JobQueue, type JobQueueOptions, type JobWork, setUpJobQueue } from "./job-queue";

class SourceDown extends AppError {
  static override readonly code = "test.source_down";
  static override readonly status = 503;
  static override readonly userMessage = "The source is down.";
}

/** Work that runs until it is released, and knows how often it was begun and how many ran at once. */
function gatedWork() {
  let release = Promise.withResolvers<void>();
  let started = Promise.withResolvers<void>();
  const seen = { runs: 0, atOnce: 0, maxAtOnce: 0 };
  const work: JobWork = async () => {
    seen.runs += 1;
    seen.atOnce += 1;
    seen.maxAtOnce = Math.max(seen.maxAtOnce, seen.atOnce);
    started.resolve();
    await release.promise;
    seen.atOnce -= 1;
    return { run: seen.runs };
  };
  return {
    work,
    seen,
    begun: () => started.promise,
    release() {
      release.resolve();
      release = Promise.withResolvers();
      started = Promise.withResolvers();
    },
  };
}

/** Work that ends only when its signal aborts. */
function endlessWork() {
  const started = Promise.withResolvers<void>();
  const aborted = Promise.withResolvers<void>();
  const work: JobWork = (signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener("abort", () => {
        aborted.resolve();
        reject(new SourceDown());
      });
      started.resolve();
    });
  return { work, begun: started.promise, aborted: aborted.promise };
}

describe.each(DATABASE_BACKENDS.map((backend) => [backend.name, backend] as const))(
  "the job queue, %s",
  (_, backend) => {
    describe.skipIf(!backend.isPresent)("on a migrated database", () => {
      let running: RunningDatabase;
      let database: Database;
      let open: JobQueue[];

      beforeAll(async () => {
        running = await backend.start();
      });
      afterAll(() => running.stop());
      beforeEach(async () => {
        database = await running.openMigrated();
        open = [];
      });
      afterEach(async () => {
        await Promise.all(open.map((queue) => queue.close(1_000)));
        await database.close();
      });

      /** As another server on the same database has it. */
      const openQueue = async (options: Partial<JobQueueOptions> = {}, name = "news"): Promise<JobQueue> => {
        const queue = createJobQueue({ pool: database.pool, log: silentLogger, isScheduled: false, ...options });
        open.push(queue);
        await queue.open();
        await queue.declare(name, 60);
        return queue;
      };
      /** The library itself, to do what schedules, supervisors and dying servers do. */
      const withBoss = async <T>(act: (boss: PgBoss) => Promise<T>): Promise<T> => {
        const { pool } = database;
        const executeSql = async (text: string, values?: unknown[]) => {
          const result = await pool.query(text, values);
          return Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows) } : result;
        };
        const boss = new PgBoss({ db: { executeSql }, schema: "pgboss", schedule: false, supervise: false });
        await boss.start();
        try {
          return await act(boss);
        } finally {
          await boss.stop({ close: false });
        }
      };
      const states = async () =>
        (
          await database.pool.query<{ state: string }>(
            "select state::text from pgboss.job where name = 'news' order by created_on",
          )
        ).rows.map(({ state }) => state);

      it("runs a name once for 20 simultaneous starts on two servers, and again afterwards", async () => {
        const [first, second] = [await openQueue(), await openQueue()];
        const gate = gatedWork();
        const starts = Array.from({ length: 20 }, (_unused, i) => (i % 2 ? first : second).runNow("news", gate.work));
        await gate.begun();
        const refused = Promise.withResolvers<void>();
        let answers = 0;
        for (const start of starts)
          void start.then(() => {
            answers += 1;
            if (answers === 19) refused.resolve();
          });
        // Nineteen know at once that it runs already; only then does the one run end.
        await refused.promise;
        gate.release();
        const results = await Promise.all(starts);
        expect(results.filter((result) => result !== undefined)).toEqual([{ run: 1 }]);
        const again = second.runNow("news", gate.work);
        await gate.begun();
        gate.release();
        expect(await again).toEqual({ run: 2 });
        expect(gate.seen.maxAtOnce).toBe(1);
      });

      it("does not start a name that its schedule has started on either server", async () => {
        const [first, second] = [await openQueue(), await openQueue()];
        const gate = gatedWork();
        // What the schedule does at its minute.
        await withBoss((boss) => boss.send("news"));
        await first.runAt("news", "0 0 1 1 *", gate.work);
        await second.runAt("news", "0 0 1 1 *", gate.work);
        await gate.begun();
        expect(await Promise.all([first.runNow("news", gate.work), second.runNow("news", gate.work)])).toEqual([
          undefined,
          undefined,
        ]);
        // The next minute comes while it still runs: nothing is put in line behind it.
        expect(await withBoss((boss) => boss.send("news"))).toBeNull();
        gate.release();
        await expect.poll(states).toEqual(["completed"]);
        expect(gate.seen).toMatchObject({ runs: 1, maxAtOnce: 1 });
      });

      it("keeps names apart", async () => {
        const queue = await openQueue();
        await queue.declare("prune", 60);
        const gate = gatedWork();
        const news = queue.runNow("news", gate.work);
        await gate.begun();
        expect(await queue.runNow("prune", async () => ({ rows: 1 }))).toEqual({ rows: 1 });
        gate.release();
        await news;
      });

      it("tries a failed run once more and then lets it be", async () => {
        const queue = await openQueue();
        const failing = () => Promise.reject(new SourceDown());
        await expect(queue.runNow("news", failing)).rejects.toBeInstanceOf(SourceDown);
        expect(await states()).toEqual(["retry"]);
        const { rows } = await database.pool.query<{ wait: number; output: unknown }>(
          "select extract(epoch from start_after - now())::float8 as wait, output from pgboss.job where name = 'news'",
        );
        expect(rows[0]?.wait).toBeGreaterThan(30);
        expect(rows[0]?.output).toEqual({ code: "test.source_down" });

        // A minute later, by the schedule's worker.
        await database.pool.query("update pgboss.job set start_after = now() where name = 'news'");
        await (await openQueue()).runAt("news", "0 0 1 1 *", failing);
        await expect.poll(states).toEqual(["failed"]);
        expect(await queue.runNow("news", async () => ({ items: 3 }))).toEqual({ items: 3 });
        expect(await states()).toEqual(["failed", "completed"]);
      });

      it("takes a run over from a server that died", async () => {
        const queue = await openQueue();
        await withBoss(async (boss) => {
          await boss.send("news");
          expect(await boss.fetch("news")).toHaveLength(1);
        });
        expect(await queue.runNow("news", async () => ({}))).toBeUndefined();
        // Its last sign of life is longer ago than a lease lasts.
        await database.pool.query("update pgboss.job set heartbeat_on = now() - interval '121 seconds'");
        await withBoss((boss) => boss.supervise("news"));
        expect(await queue.runNow("news", async () => ({ items: 1 }))).toEqual({ items: 1 });
      });

      it.each([
        { isSoleServer: true, result: { items: 1 }, after: ["completed"] },
        { isSoleServer: false, result: undefined, after: ["active"] },
      ])("a new server waits for a dead one's lease unless it is the only one: $isSoleServer", async (expected) => {
        await openQueue();
        await withBoss(async (boss) => {
          await boss.send("news");
          expect(await boss.fetch("news")).toHaveLength(1);
        });
        const { isSoleServer } = expected;
        const next = await openQueue({ isSoleServer });
        expect(await next.runNow("news", async () => ({ items: 1 }))).toEqual(expected.result);
        expect(await states()).toEqual(expected.after);
      });

      it("aborts a run whose lease was given to another, and keeps the lease of one that lives", async () => {
        const time = new TestClock();
        const queue = await openQueue({ clock: unattached(time) });
        const endless = endlessWork();
        const cut = expect(queue.runNow("news", endless.work)).rejects.toBeInstanceOf(SourceDown);
        await endless.begun;
        await database.pool.query("update pgboss.job set heartbeat_on = now() - interval '100 seconds'");
        await time.tick(40_000);
        const heartbeat = async () =>
          (
            await database.pool.query<{ ago: number }>(
              "select extract(epoch from now() - heartbeat_on)::float8 as ago from pgboss.job",
            )
          ).rows[0]?.ago;
        await expect.poll(heartbeat).toBeLessThan(50);
        await database.pool.query("update pgboss.job set state = 'retry'");
        await time.tick(40_000);
        await endless.aborted;
        await cut;
      });

      it("aborts what still runs when it closes, and leaves it to be tried again", async () => {
        const [request, scheduled] = [await openQueue(), await openQueue({}, "prune")];
        const [now, timed] = [endlessWork(), endlessWork()];
        const cut = expect(request.runNow("news", now.work)).rejects.toBeInstanceOf(SourceDown);
        await withBoss((boss) => boss.send("prune"));
        await scheduled.runAt("prune", "0 0 1 1 *", timed.work);
        await Promise.all([now.begun, timed.begun]);
        await Promise.all([request.close(1_000), scheduled.close(1_000), cut]);
        await Promise.all([now.aborted, timed.aborted]);
        const { rows } = await database.pool.query<{ state: string }>("select state::text from pgboss.job");
        expect(rows.map(({ state }) => state)).toEqual(["retry", "retry"]);
      });

      it("closes in its limit around work that ends for nothing", async () => {
        const queue = await openQueue();
        const started = Promise.withResolvers<void>();
        void queue.runNow("news", () => {
          started.resolve();
          return new Promise(() => undefined);
        });
        await started.promise;
        await queue.close(1_000);
        expect(await states()).toEqual(["active"]);
      });

      it("is made again without harm", async () => {
        const queue = await openQueue();
        await queue.runNow("news", async () => ({}));
        await Promise.all([setUpJobQueue(database.pool), setUpJobQueue(database.pool)]);
        expect(await states()).toEqual(["completed"]);
      });

      it.each(["anon", "authenticated"])("is out of reach for %s", async (role) => {
        const client = await database.pool.connect();
        try {
          for (const statement of [
            "select * from pgboss.job",
            "select pgboss.job_now()",
            "delete from pgboss.schedule",
          ]) {
            await client.query("begin");
            await client.query(`set local role ${role}`);
            await expect(client.query(statement)).rejects.toMatchObject({ code: "42501" });
            await client.query("rollback");
          }
        } finally {
          client.release();
        }
      });

      // The override of the library's test clock belongs to a session, and a server's pool has many.
      it.skipIf(backend.backend === "postgres")("runs at its times, and once for those it slept through", async () => {
        const time = new TestClock("2027-01-15T12:01:00Z");
        const attached = await time.attach({
          db: { executeSql: (t, v) => database.pool.query(t, v) },
          schema: "pgboss",
        });
        await database.pool.query(enableClockOverride());
        const ranAt: string[] = [];
        const work: JobWork = async () => {
          ranAt.push(new Date(time.now()).toISOString().slice(11, 16));
          return {};
        };
        const untilRuns = async (count: number, limitMinutes: number) => {
          for (let step = 0; ranAt.length < count && step < limitMinutes * 12; step += 1) {
            await time.tick(5_000);
            // One session: what the tick has started is done when this statement is.
            await database.pool.query("select 1");
          }
        };
        const server = await openQueue({ isScheduled: true, clock: unattached(time) });
        await server.runAt("news", "*/15 * * * *", work);
        await untilRuns(2, 35);
        expect(ranAt.map((minute) => Number(minute.slice(3)) - (Number(minute.slice(3)) % 15))).toEqual([15, 30]);
        await server.close(1_000);

        await time.setTime("2027-01-15T18:05:00Z");
        const next = await openQueue({ isScheduled: true, clock: unattached(time) });
        await next.runAt("news", "*/15 * * * *", work);
        await untilRuns(4, 9);
        // 22 times passed while nobody ran.
        expect(ranAt.slice(2)).toEqual([expect.stringMatching(/^18:0[5-7]$/)]);
        await next.close(1_000);
        await attached[Symbol.asyncDispose]();
      });

      // Five days in one go: what the library's workers do with each kind of error decides whether they live on.
      it.skipIf(backend.backend === "postgres").each([
        ["for 5 s, five times", [5, 5, 5, 5, 5], new DatabaseBusy()],
        ["for 100 s, five times", [100, 100, 100, 100, 100], new DatabaseUnavailable("postgres")],
        ["for 10 minutes", [600], new DatabaseUnavailable("postgres")],
        ["with an error that cannot be written to", [100], Object.freeze(new Error("connection terminated"))],
      ])(
        "runs every job again within two periods once the database is back, away %s",
        async (_away, outages, failure) => {
          const time = new TestClock("2027-01-15T09:30:30Z");
          const attached = await time.attach({
            db: { executeSql: (t, v) => database.pool.query(t, v) },
            schema: "pgboss",
          });
          await database.pool.query(enableClockOverride());
          let isAway = false;
          const query: typeof database.pool.query = (...request: [string]) =>
            isAway ? Promise.reject(failure) : database.pool.query(...request);
          const queue = await openQueue({
            isScheduled: true,
            clock: unattached(time),
            pool: { ...database.pool, query },
          });
          const ranAtMs = new Map<string, number>();
          const crons = { news: "*/5 * * * *", verify: "* * * * *", settle: "23 * * * *", prune: "41 9 * * *" };
          for (const [name, cron] of Object.entries(crons)) {
            await queue.declare(name, 60);
            await queue.runAt(name, cron, async () => {
              ranAtMs.set(name, time.now());
              return {};
            });
          }
          const pass = async (seconds: number) => {
            for (const endMs = time.now() + seconds * 1_000; time.now() < endMs; ) {
              await time.tick(5_000);
              await database.pool.query("select 1");
            }
          };
          for (const seconds of outages) {
            await pass(90);
            isAway = true;
            await pass(seconds);
            isAway = false;
          }
          const backAtMs = time.now();
          const frequent = ["news", "verify", "settle"] as const;
          await pass(2 * 3_600);
          const waitedMs = (name: keyof typeof crons) => (ranAtMs.get(name) ?? Number.NaN) - backAtMs;
          for (const name of frequent) {
            expect(waitedMs(name), name).toBeGreaterThan(0);
            expect(2 * 3_600_000 - waitedMs(name), name).toBeLessThanOrEqual(2 * queue.periodMs(crons[name]));
          }
          // The daily one: its time comes again on the next day.
          ranAtMs.delete("prune");
          await time.setTime("2027-01-16T09:40:30Z");
          await pass(300);
          expect(new Date(ranAtMs.get("prune") ?? 0).toISOString()).toMatch(/^2027-01-16T09:4[1-4]/);
          await queue.close(1_000);
          await attached[Symbol.asyncDispose]();
        },
      );

      it("says faults of the queue by their code and goes on", async () => {
        const lines: string[] = [];
        const log = createLogger({ minLevel: "warn", write: (line) => lines.push(line) });
        const queue = await openQueue({ log });
        await database.pool.query("alter table pgboss.job_common rename to job_common_gone");
        await queue.runAt("news", "0 0 1 1 *", async () => ({}));
        await expect.poll(() => lines.join()).toContain("jobs.queue_fault");
        expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: "warn", code: "42P01" });
      });
    });
  },
);

/** The test clock's timers alone: the database keeps its own time unless a test attaches it. */
const unattached = (time: TestClock): NonNullable<JobQueueOptions["clock"]> => ({
  now: () => time.now(),
  setTimeout: (run, ms) => time.setTimeout(run, ms),
  clearTimeout: (handle) => time.clearTimeout(handle as Parameters<TestClock["clearTimeout"]>[0]),
  setInterval: (run, ms) => time.setInterval(run, ms),
  clearInterval: (handle) => time.clearInterval(handle as Parameters<TestClock["clearInterval"]>[0]),
});
