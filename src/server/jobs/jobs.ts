/**
 * The jobs of the server: at their times, or at once for an outside scheduler; never one name twice at a time.
 *
 * A run that fails is a line in the log and is tried once more; it never ends the process.
 */
import { createJobClock, type JobClock } from "@/db/jobs/job-clock";
import type { JobQueue, JobResult } from "@/db/jobs/job-queue";
import type { Clock } from "@/lib/clock";
import { failureCode } from "@/lib/errors";
import type { Logger } from "@/lib/log";
import { JobInterrupted } from "@/services/refusals";

export const JOB_NAMES = [
  "news",
  "statuses",
  "schedule",
  "verify",
  "settle",
  "prune",
  "vacuum",
  "embeddings",
  "reseal",
  "accounts",
  "backup",
] as const;
type JobName = (typeof JOB_NAMES)[number];

export type JobDefinition = {
  name: JobName;
  /** When, in UTC: five fields. */
  cron: string;
  timeLimitMs: number;
  /**
   * The signal aborts at the time limit and when the server closes. Either may return what was done by then, or throw.
   */
  run(signal: AbortSignal): Promise<JobResult>;
};

type JobOutcome =
  | { status: "done"; result: JobResult; ms: number }
  | { status: "running already"; ms: number }
  | { status: "unknown job"; ms: number };

/** How a job fares, for the operator. */
export type JobReport = {
  name: JobName;
  /** End of its latest run, on whichever server; `null` before the first. */
  lastRanAt: string | null;
  lastOutcome: "done" | "failed" | null;
  /** It should have run three times since, and has not. */
  isLate: boolean;
};

export type Jobs = {
  start(): Promise<void>;
  /** @throws what the database throws */
  report(): Promise<JobReport[]>;
  /** Restarts what is late, and says which. By itself every minute where jobs are scheduled. */
  watch(): Promise<void>;
  /** Ends when the run does. @throws what the run throws, `JobInterrupted` for one that was cut short */
  runNow(name: string): Promise<JobOutcome>;
  /** Waits for running jobs, 5 s at most. The database must still be open. */
  close(): Promise<void>;
};

type JobsDeps = {
  queue: JobQueue;
  definitions: readonly JobDefinition[];
  /** False leaves every start to `runNow`. */
  isScheduled: boolean;
  log: Logger;
  systemClock: Clock;
  /** The queue's. Real time when left out. */
  jobClock?: JobClock;
};

const CLOSE_LIMIT_MS = 5_000;
const WATCH_EVERY_MS = 60_000;
/** One period can pass unnoticed: a run may fall behind a long one, and the queue polls every quarter of a minute. */
const LATE_AFTER_PERIODS = 3;
/** The queue's own limit comes after the job's, so that a job that heeds its signal ends by itself. */
const QUEUE_GRACE_SECONDS = 30;

export function createJobs(deps: JobsDeps): Jobs {
  const { queue, definitions, isScheduled, log, systemClock, jobClock = createJobClock() } = deps;

  async function execute({ name, timeLimitMs, run }: JobDefinition, cut: AbortSignal): Promise<JobResult> {
    const startedMs = systemClock.now();
    const signal = AbortSignal.any([cut, AbortSignal.timeout(timeLimitMs)]);
    try {
      const result = await run(signal);
      log.log("info", "jobs.done", { job: name, ms: systemClock.now() - startedMs, ...result });
      return result;
    } catch (error) {
      const failure = signal.aborted ? new JobInterrupted({ job: name }, { cause: error }) : error;
      const code = failureCode(failure);
      const isBug = code === "internal.fault" && error instanceof Error;
      const ms = systemClock.now() - startedMs;
      log.log(isBug ? "error" : "warn", "jobs.failed", {
        job: name,
        code,
        ms,
        ...(isBug ? { stack: error.stack } : {}),
      });
      throw failure;
    }
  }

  let startedMs = jobClock.upMs();
  let watching: ReturnType<JobClock["setInterval"]> | undefined;
  /** A restart needs time to show: a job is not restarted again before it could be late again. */
  const restartedMs = new Map<JobName, number>();

  const jobs: Jobs = {
    async report() {
      const runs = await queue.lastRuns();
      const upMs = jobClock.upMs() - startedMs;
      return definitions.map(({ name, cron }) => {
        const last = runs.get(name);
        const waitedMs = Math.min(upMs, last?.endedAgoMs ?? Number.POSITIVE_INFINITY);
        return {
          name,
          lastRanAt: last ? new Date(systemClock.now() - last.endedAgoMs / jobClock.pace).toISOString() : null,
          lastOutcome: last ? (last.isDone ? "done" : "failed") : null,
          isLate: isScheduled && waitedMs > LATE_AFTER_PERIODS * queue.periodMs(cron),
        };
      });
    },

    async watch() {
      const nowMs = jobClock.upMs();
      for (const { name, lastRanAt, isLate } of await jobs.report()) {
        const cron = definitions.find((each) => each.name === name)?.cron;
        if (!isLate || cron === undefined) continue;
        const waitedMs = nowMs - (restartedMs.get(name) ?? Number.NEGATIVE_INFINITY);
        if (waitedMs <= LATE_AFTER_PERIODS * queue.periodMs(cron)) continue;
        restartedMs.set(name, nowMs);
        log.log("error", "jobs.late", { job: name, lastRanAt: lastRanAt ?? "never" });
        await queue.restart(name);
      }
    },

    async start() {
      await queue.open();
      startedMs = jobClock.upMs();
      for (const definition of definitions) {
        const { name, cron, timeLimitMs } = definition;
        await queue.declare(name, Math.ceil(timeLimitMs / 1_000) + QUEUE_GRACE_SECONDS);
        if (isScheduled) await queue.runAt(name, cron, (cut) => execute(definition, cut));
      }
      if (!isScheduled) return;
      // While the database is away nothing can be known, and readiness says that it is.
      watching = jobClock.setInterval(() => void jobs.watch().catch(() => undefined), WATCH_EVERY_MS);
    },

    async runNow(name) {
      const startedMs = systemClock.now();
      const definition = definitions.find((each) => each.name === name);
      if (!definition) return { status: "unknown job", ms: 0 };
      const result = await queue.runNow(name, (cut) => execute(definition, cut));
      const ms = systemClock.now() - startedMs;
      return result ? { status: "done", result, ms } : { status: "running already", ms };
    },

    close() {
      if (watching) jobClock.clearInterval(watching);
      return queue.close(CLOSE_LIMIT_MS);
    },
  };
  return jobs;
}
