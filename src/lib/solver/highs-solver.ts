/**
 * The HiGHS solver behind the plan's port, in a thread of its own.
 *
 * One thread, one program at a time, in order of arrival. A solve that is aborted or overdue ends the thread, since
 * WebAssembly cannot be interrupted from outside; the next solve starts a new one (about 0.1 s). The thread never keeps
 * the process alive by itself.
 */
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { LinearProgram, ProgramSolver, SolverAnswer, SolverOptions } from "@/domain/plan/linear-program";
import { err, ok, type Result } from "@/lib/result";
import { SolverAborted, SolverCrashed, type SolverFailure, SolverOverdue, SolverRefused } from "./errors";
import { THREAD_SOURCE } from "./highs-thread";

/** Extra time for the interval at which HiGHS checks its clock. */
const GRACE_MS = 3_000;
/** Longest start of a thread: HiGHS took 3.8 s to load on two busy cores. */
const START_MS = 20_000;

type Reply = { id: number; value: SolverAnswer } | { id: number; refused: string } | { ready: true };

type Job = {
  readonly id: number;
  readonly program: LinearProgram;
  readonly options: SolverOptions;
  readonly settle: (outcome: Result<SolverAnswer, SolverFailure>) => void;
  readonly reject: (reason: SolverAborted) => void;
};

export type HighsSolver = ProgramSolver & {
  solve(program: LinearProgram, options: SolverOptions): Promise<Result<SolverAnswer, SolverFailure>>;
  /** Ends the thread; solves under way or waiting reject with `SolverAborted`. */
  close(): Promise<void>;
};

/** @param options.projectRoot folder from which the package `highs` is found. */
export function makeHighsSolver(options: { projectRoot?: string } = {}): HighsSolver {
  return new ThreadedHighs(join(options.projectRoot ?? process.cwd(), "package.json"));
}

class ThreadedHighs implements HighsSolver {
  readonly #resolveFrom: string;
  #thread: Worker | undefined;
  /** HiGHS is loaded in the thread. */
  #isLoaded = false;
  #waiting: Job[] = [];
  #running: Job | undefined;
  #overdue: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor(resolveFrom: string) {
    this.#resolveFrom = resolveFrom;
  }

  solve(program: LinearProgram, options: SolverOptions): Promise<Result<SolverAnswer, SolverFailure>> {
    const { signal } = options;
    if (signal?.aborted) return Promise.reject(new SolverAborted());
    return new Promise((resolve, reject) => {
      const stop = () => this.#abort(job);
      const job: Job = {
        id: ++this.#lastId,
        program,
        options,
        settle: (outcome) => {
          signal?.removeEventListener("abort", stop);
          resolve(outcome);
        },
        reject: (reason) => {
          signal?.removeEventListener("abort", stop);
          reject(reason);
        },
      };
      signal?.addEventListener("abort", stop, { once: true });
      this.#waiting.push(job);
      this.#next();
    });
  }

  async close(): Promise<void> {
    const jobs = [...(this.#running ? [this.#running] : []), ...this.#waiting];
    this.#waiting = [];
    const ended = this.#endThread();
    for (const job of jobs) job.reject(new SolverAborted());
    await ended;
  }

  #ready(): Worker {
    if (this.#thread) return this.#thread;
    const thread = new Worker(THREAD_SOURCE, { eval: true, workerData: { resolveFrom: this.#resolveFrom } });
    const isCurrent = () => this.#thread === thread;
    thread.on("message", (reply: Reply) => isCurrent() && this.#answered(reply));
    thread.on("error", (cause) => isCurrent() && this.#failed(new SolverCrashed({}, { cause })));
    thread.on("exit", (exitCode) => isCurrent() && this.#failed(new SolverCrashed({ exitCode })));
    thread.unref();
    this.#thread = thread;
    return thread;
  }

  #next(): void {
    if (this.#running) return;
    const job = this.#waiting.shift();
    if (!job) return;
    this.#running = job;
    const { timeLimitMs, isRelaxed } = job.options;
    const thread = this.#ready();
    // Waited for, so it holds the process; an idle thread does not.
    thread.ref();
    this.#expect(timeLimitMs + GRACE_MS + (this.#isLoaded ? 0 : START_MS), timeLimitMs);
    thread.postMessage({ id: job.id, program: job.program, options: { timeLimitMs, isRelaxed } });
  }

  #expect(withinMs: number, timeLimitMs: number): void {
    clearTimeout(this.#overdue);
    this.#overdue = setTimeout(() => this.#failed(new SolverOverdue({ timeLimitMs })), withinMs);
  }

  #answered(reply: Reply): void {
    const job = this.#running;
    if ("ready" in reply) {
      this.#isLoaded = true;
      // The solve begins now, and not when it was asked for.
      if (job) this.#expect(job.options.timeLimitMs + GRACE_MS, job.options.timeLimitMs);
      return;
    }
    if (!job || reply.id !== job.id) return;
    this.#rest();
    this.#thread?.unref();
    job.settle("value" in reply ? ok(reply.value) : err(new SolverRefused({ reason: reply.refused })));
    this.#next();
  }

  #failed(failure: SolverFailure): void {
    const job = this.#running;
    void this.#endThread();
    job?.settle(err(failure));
    this.#next();
  }

  #abort(job: Job): void {
    if (this.#running === job) void this.#endThread();
    else this.#waiting = this.#waiting.filter((other) => other !== job);
    job.reject(new SolverAborted());
    this.#next();
  }

  #rest(): void {
    clearTimeout(this.#overdue);
    this.#running = undefined;
  }

  async #endThread(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    this.#isLoaded = false;
    this.#rest();
    await thread?.terminate();
  }
}
