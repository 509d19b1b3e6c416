/**
 * Time of the jobs, which a proof may let pass faster than it does.
 *
 * Timers of the queue run by it. Times in the database are the database's own (`pgboss.job_now()`), so at another pace
 * than 1 a proof must let those pass at the same pace; `scripts/proofs/server/proof-jobs.ts` does.
 */
import { type Clock as BossClock, systemClock } from "pg-boss";

export type JobClock = BossClock & {
  /** Milliseconds of job time in one of real time. */
  readonly pace: number;
  /** Job time in milliseconds since the clock was created. Not affected by changes of the machine's clock. */
  upMs(): number;
};

/** @param pace 1 is real time; at 60 what runs every hour runs every minute */
export function createJobClock(pace = 1): JobClock {
  const startedMs = systemClock.now();
  const madeMs = performance.now();
  return {
    pace,
    upMs: () => (performance.now() - madeMs) * pace,
    now: () => startedMs + (systemClock.now() - startedMs) * pace,
    setTimeout: (run, ms) => systemClock.setTimeout(run, ms / pace),
    clearTimeout: (handle) => systemClock.clearTimeout(handle),
    setInterval: (run, ms) => systemClock.setInterval(run, ms / pace),
    clearInterval: (handle) => systemClock.clearInterval(handle),
  };
}
