/**
 * The jobs of the server: at their times, or at once for an outside scheduler; never one name twice at a time.
 *
 * A run that fails is a line in the log and is tried once more; it never ends the process.
 */
import type { JobQueue, JobResult } from "@/db/job-queue";
import type { Clock } from "@/lib/clock";
import { failureCode } from "@/lib/errors";
import type { Logger } from "@/lib/log";
import { JobInterrupted } from "../errors";

export const JOB_NAMES = [
  "news",
  "statuses",
  "schedule",
  "verify",
  "settle",
  "prune",
  "embeddings",
  "reseal",
  "accounts",
] as const;
type JobName = (typeof JOB_NAMES)[number];

export type JobDefinition = {
  name: JobName;
  /** When, in UTC: five fields. */
  cron: string;
  timeLimitMs: number;
  /** The signal aborts at the time limit and when the server closes. Either may return what was done by then, or throw. */
  run(signal: AbortSignal): Promise<JobResult>;
};

type JobOutcome =
  | { status: "done"; result: JobResult; ms: number }
  | { status: "running already"; ms: number }
  | { status: "unknown job"; ms: number };

export type Jobs = {
  start(): Promise<void>;
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
};

const CLOSE_LIMIT_MS = 5_000;
/** The queue's own limit comes after the job's, so that a job that heeds its signal ends by itself. */
const QUEUE_GRACE_SECONDS = 30;

export function createJobs({ queue, definitions, isScheduled, log, systemClock }: JobsDeps): Jobs {
  async function execute({ name, timeLimitMs, run }: JobDefinition, cut: AbortSignal): Promise<JobResult> {
    const startedMs = systemClock.now();
    const signal = AbortSignal.any([cut, AbortSignal.timeout(timeLimitMs)]);
    try {
      const result = await run(signal);
      log.log("info", "jobs.done", { job: name, ms: systemClock.now() - startedMs, ...result });
      return result;
    } catch (thrown) {
      const failure = signal.aborted ? new JobInterrupted({ job: name }, { cause: thrown }) : thrown;
      const code = failureCode(failure);
      const isBug = code === "internal.fault" && thrown instanceof Error;
      const ms = systemClock.now() - startedMs;
      log.log(isBug ? "error" : "warn", "jobs.failed", {
        job: name,
        code,
        ms,
        ...(isBug ? { stack: thrown.stack } : {}),
      });
      throw failure;
    }
  }

  return {
    async start() {
      await queue.open();
      for (const definition of definitions) {
        const { name, cron, timeLimitMs } = definition;
        await queue.declare(name, Math.ceil(timeLimitMs / 1_000) + QUEUE_GRACE_SECONDS);
        if (isScheduled) await queue.runAt(name, cron, (cut) => execute(definition, cut));
      }
    },

    async runNow(name) {
      const startedMs = systemClock.now();
      const definition = definitions.find((each) => each.name === name);
      if (!definition) return { status: "unknown job", ms: 0 };
      const result = await queue.runNow(name, (cut) => execute(definition, cut));
      const ms = systemClock.now() - startedMs;
      return result ? { status: "done", result, ms } : { status: "running already", ms };
    },

    close: () => queue.close(CLOSE_LIMIT_MS),
  };
}
