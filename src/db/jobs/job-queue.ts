/**
 * Jobs on pg-boss, over our own pool, in the schema `pgboss`.
 *
 * A job is identified by its name, and the database holds at most one per name: waiting, running or waiting to be
 * retried (queue policy `exclusive`, a unique index). So one name never runs twice at once, on any number of servers.
 * The process that runs it holds a lease and renews it; when the process dies, the lease expires and the job is
 * retried. Where only one process can be on the database, the next one need not wait for that.
 */
import { type Clock as BossClock, type Db, PgBoss } from "pg-boss";
import { failureCode } from "@/lib/errors";
import type { Logger } from "@/lib/log";
import { sqlStateOf } from "../errors";
import type { DatabasePool } from "../pool";
import { createJobClock, type JobClock } from "./job-clock";

const SCHEMA = "pgboss";

/** Result of a run: counts and words that may be logged and shown. */
export type JobResult = Readonly<Record<string, number | string>>;
/**
 * The signal aborts when the lease is lost or the queue closes; work that goes on after that may overlap with another
 * run.
 */
export type JobWork = (signal: AbortSignal) => Promise<JobResult>;

/**
 * The latest run of a name that anybody made. Its age is the database's, which may have another time than this server.
 */
export type LastRun = { readonly endedAgoMs: number; readonly isDone: boolean };

export type JobQueue = {
  open(): Promise<void>;
  /**
   * Comes before anything else is done with a name. @param timeLimitSeconds longest run; one that is still active after
   * it counts as failed.
   */
  declare(name: string, timeLimitSeconds: number): Promise<void>;
  /** Runs `work` at the times of a cron expression in UTC, and once for those missed while no server ran. */
  runAt(name: string, cron: string, work: JobWork): Promise<void>;
  /** Runs `work` now; undefined when that name is running already, here or on another server. A failure is thrown. */
  runNow(name: string, work: JobWork): Promise<JobResult | undefined>;
  /** Restarts the worker of a job name, whatever its state. Does nothing without `runAt`. */
  restart(name: string): Promise<void>;
  /** Last run of each job by name; jobs that never ran are absent. */
  lastRuns(): Promise<ReadonlyMap<string, LastRun>>;
  /** Time between two runs of a cron expression. */
  periodMs(cron: string): number;
  /** Lets runs end for most of the limit, then aborts them. */
  close(limitMs: number): Promise<void>;
};

/**
 * Seconds without a heartbeat after which a run counts as dead. Its own process renews the lease three times as often.
 */
const LEASE_SECONDS = 120;
const RENEW_MS = 40_000;
const RETRY_AFTER_SECONDS = 60;
/** An abort reaches the work, and the work ends, before the limit of `close` is over. */
const ABORT_RESERVE_MS = 1_000;
/** A run asked for now is held back from the scheduled workers, so that the caller gets it. */
const HELD_BACK_SECONDS = 60;

/**
 * Idle cost on the embedded database, whose one session everything shares: 0.8 statements a second with these, 3.6 with
 * the library's own. A scheduled run starts up to 75 s after its minute.
 */
const INTERVALS = { cronMonitorIntervalSeconds: 30, cronWorkerIntervalSeconds: 15, flowIntervalSeconds: 600 } as const;
const POLL_SECONDS = 15;

export type JobQueueOptions = {
  readonly pool: DatabasePool;
  readonly log: Logger;
  /** False where an outside scheduler starts every job: nothing is polled for then. */
  readonly isScheduled: boolean;
  /**
   * No other process can be on this database: what is under way when the queue opens was a dead one's, whatever its
   * lease says.
   */
  readonly isSoleServer?: boolean;
  readonly clock?: BossClock & Partial<Pick<JobClock, "pace">>;
};

/** The schema exists once `migrate` has run. The pool stays its owner's. */
export function createJobQueue(options: JobQueueOptions): JobQueue {
  const { pool, log, isScheduled, isSoleServer = false, clock = createJobClock() } = options;
  const boss = new PgBoss({ db: bossDatabase(pool), schema: SCHEMA, schedule: isScheduled, clock, ...INTERVALS });
  boss.on("error", (error) => log.log("warn", "jobs.queue_fault", { code: sqlStateOf(error) ?? failureCode(error) }));
  boss.on("warning", ({ message }) => log.log("warn", "jobs.queue_warning", { text: message }));
  const running = new Map<string, Promise<JobResult>>();
  const atTimes = new Map<string, JobWork>();
  const closing = new AbortController();

  /** Runs claimed work under its lease. */
  function hold(name: string, jobId: string, work: JobWork, others: readonly AbortSignal[]): Promise<JobResult> {
    const lost = new AbortController();
    let renewedMs = clock.now();
    const renew = async () => {
      const isMine = await boss.touch(name, jobId).then(
        // The library's type leaves out the count that it answers with.
        (answer) => (answer as { affected: number }).affected === 1,
        () => clock.now() - renewedMs < LEASE_SECONDS * 1_000,
      );
      if (isMine) renewedMs = clock.now();
      else lost.abort();
    };
    const timer = clock.setInterval(() => void renew(), RENEW_MS);
    const run = work(AbortSignal.any([lost.signal, closing.signal, ...others])).finally(() => {
      clock.clearInterval(timer);
      running.delete(name);
    });
    running.set(name, run);
    return run;
  }

  /** Active jobs of an earlier process; called before this process has started any. */
  async function leftActive(): Promise<readonly { name: string; id: string }[]> {
    const { rows } = await pool.query<{ name: string; id: string }>(
      `select name, id from ${SCHEMA}.job where state = 'active'`,
    );
    return rows;
  }

  const takeUp = (name: string, work: JobWork): Promise<string> =>
    boss.work(name, { pollingIntervalSeconds: POLL_SECONDS }, async ([job]) => {
      if (!job) return undefined;
      // An earlier run that lost its lease and does not heed its signal.
      if (running.has(name)) throw new Error("jobs.still_running");
      return await hold(name, job.id, work, [job.signal]).catch((error: unknown) => {
        // A thrown message is stored, so it is only the code.
        throw new Error(failureCode(error));
      });
    });

  return {
    async open() {
      const left = isSoleServer ? await leftActive() : [];
      await boss.start();
      // Fails the job as an expired lease would, so that it is retried.
      for (const { name, id } of left) await boss.fail(name, id, { code: "jobs.server_lost" });
    },

    async declare(name, timeLimitSeconds) {
      const limits = {
        retryLimit: 1,
        retryDelay: RETRY_AFTER_SECONDS,
        // Periods are divided by a pace; the work of a job takes the time that it takes.
        expireInSeconds: timeLimitSeconds * (clock.pace ?? 1),
        heartbeatSeconds: LEASE_SECONDS,
      };
      await boss.createQueue(name, { policy: "exclusive", ...limits });
      // A queue of an earlier version keeps its limits otherwise.
      await boss.updateQueue(name, limits);
    },

    async runAt(name, cron, work) {
      await boss.schedule(name, cron, null, { missed: "once" });
      atTimes.set(name, work);
      await takeUp(name, work);
    },

    async restart(name) {
      const work = atTimes.get(name);
      if (!work) return;
      // A worker that hangs is not waited for; the unique index keeps two runs apart.
      await boss.offWork(name, { wait: false });
      await takeUp(name, work);
    },

    async lastRuns() {
      const { rows } = await pool.query<{ name: string; state: string; ago_ms: string }>(
        `select distinct on (name) name, state, extract(epoch from ${SCHEMA}.job_now() - completed_on) * 1000 as ago_ms
           from ${SCHEMA}.job where completed_on is not null order by name, completed_on desc`,
      );
      return new Map(
        rows.map(({ name, state, ago_ms }) => [
          name,
          { endedAgoMs: Math.round(Number(ago_ms)), isDone: state === "completed" },
        ]),
      );
    },

    periodMs(cron) {
      const [first, second] = boss.previewSchedule(cron, { count: 2 });
      if (!first || !second) throw new TypeError("a cron expression has no end");
      return second.getTime() - first.getTime();
    },

    async runNow(name, work) {
      if (running.has(name)) return undefined;
      // Nothing is added where one waits already, such as for its second try; that one is then taken.
      await boss.send(name, null, { startAfter: HELD_BACK_SECONDS });
      const [job] = await boss.fetch(name, { ignoreStartAfter: true });
      if (!job) return undefined;
      const result = await hold(name, job.id, work, []).catch(async (error: unknown) => {
        await boss.fail(name, job.id, { code: failureCode(error) });
        throw error;
      });
      await boss.complete(name, job.id, result);
      return result;
    },

    async close(limitMs) {
      const drainMs = Math.max(0, limitMs - ABORT_RESERVE_MS);
      const abort = setTimeout(() => closing.abort(), drainMs);
      const limit = Promise.withResolvers<void>();
      const giveUp = setTimeout(limit.resolve, limitMs);
      const ended = Promise.allSettled([boss.stop({ close: false, timeout: drainMs }), ...running.values()]);
      await Promise.race([ended, limit.promise]);
      clearTimeout(abort);
      clearTimeout(giveUp);
    },
  };
}

/** Creates and upgrades pg-boss's tables. May be called again; two processes at once take turns by themselves. */
export async function setUpJobQueue(pool: DatabasePool): Promise<void> {
  const boss = new PgBoss({ db: bossDatabase(pool), schema: SCHEMA, supervise: false, schedule: false });
  const faults: unknown[] = [];
  boss.on("error", (error) => faults.push(error));
  await boss.start();
  await boss.stop({ close: false });
  if (faults.length > 0) throw faults[0];
  await pool.query(`revoke all on schema ${SCHEMA} from public`);
}

/** Our pool as pg-boss wants it: one list of rows, also where a text holds several statements. */
const bossDatabase = (pool: DatabasePool): Db => ({
  async executeSql(text, values) {
    const result = await pool.query(text, values).catch((error: unknown) => {
      throw writable(error);
    });
    return Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows) } : result;
  },
});

/**
 * The library adds to the message of what it catches. One that cannot be written to ends the worker that caught it, for
 * good.
 */
function writable(error: unknown): unknown {
  if (error instanceof Error && Object.getOwnPropertyDescriptor(error, "message")?.writable) return error;
  return Object.assign(new Error(String(error), { cause: error }), { code: sqlStateOf(error) });
}
