/** Worlds spread over worker processes, the longest first. */
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { FOREIGN_WORLD } from "../foreign/case";
import type { AnyCase, RunOptions } from "./run-world";
import type { CaseResult } from "./trace";
import type { Job, WorkerMessage } from "./worker";

const WORKER = fileURLToPath(new URL("./worker.ts", import.meta.url));

export type PoolOptions = RunOptions & {
  workers: number;
  onResult?: (result: CaseResult) => void;
  /** Ends the run early: what has not run by then is left out. */
  isEnough?: (results: readonly CaseResult[]) => boolean;
};

/** @returns results in the order of the cases. */
export async function runCases(cases: readonly AnyCase[], options: PoolOptions): Promise<CaseResult[]> {
  const { workers, onResult, isEnough = () => false, ...run } = options;
  const jobs: Job[] = [...Map.groupBy(cases, (some) => ("world" in some ? some.world : FOREIGN_WORLD))]
    .map(([world, some]) => ({ world, cases: some, options: run }))
    .sort((a, b) => weightOf(b) - weightOf(a));
  const results: CaseResult[] = [];
  const take = (result: CaseResult) => {
    results.push(result);
    onResult?.(result);
  };
  const restarted = new Set<string>();
  const line: Line = {
    next: () => (isEnough(results) ? undefined : jobs.shift()),
    take,
    isEnough: () => isEnough(results),
    isRestarted(job) {
      if (restarted.has(job.world)) return false;
      restarted.add(job.world);
      const done = new Set(results.map(({ id }) => id));
      jobs.unshift({ ...job, cases: job.cases.filter(({ id }) => !done.has(id)) });
      return true;
    },
  };
  const running = Array.from({ length: Math.min(workers, jobs.length) }, () => oneWorker(line));
  await Promise.all(running);
  const order = new Map(cases.map(({ id }, at) => [id, at]));
  return results.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
}

/** Questions, and twice as much for each case that opens a product of its own. */
const weightOf = ({ cases }: Job): number =>
  cases.reduce((sum, some) => {
    const turns = "turns" in some ? some.turns : [];
    return sum + turns.length + (turns.every((turn) => "ask" in turn) ? 1 : 4);
  }, 2);

type Line = {
  next(): Job | undefined;
  take(result: CaseResult): void;
  isEnough(): boolean;
  /** Puts what is left of a world back in front, once; `false` the second time. */
  isRestarted(job: Job): boolean;
};

function oneWorker(line: Line): Promise<void> {
  const { next, take, isEnough, isRestarted } = line;
  const child = fork(WORKER, {
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  return new Promise((resolve, reject) => {
    let waiting: Job | undefined;
    const give = () => {
      waiting = next();
      if (waiting) child.send(waiting);
      else end(child);
    };
    child.on("message", (reported: WorkerMessage) => {
      if ("done" in reported) return give();
      take(reported.result);
      if (isEnough()) end(child);
    });
    child.on("exit", (code, signal) => {
      if (!waiting || isEnough()) return resolve();
      const ended = `a worker ended with ${signal ?? code} in the world ${waiting.world}`;
      // The runtime fell, or somebody killed it: that says nothing of a case. Node 24 has failed a check of V8's own
      // here.
      if (signal === null || !isRestarted(waiting)) return reject(new Error(ended));
      process.stderr.write(`${ended}, which is begun anew\n`);
      oneWorker(line).then(resolve, reject);
    });
    give();
  });
}

/** Closing the channel is the request to end; a world it was in is given up. */
function end(child: ChildProcess): void {
  if (child.connected) child.disconnect();
}
