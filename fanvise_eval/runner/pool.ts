/** Worlds spread over worker processes, the longest first. */
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { FOREIGN_WORLD } from "../foreign/case";
import type { AnyCase, RunOptions } from "./run-world";
import type { CaseResult } from "./trace";
import type { Job, Told } from "./worker";

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
  const running = Array.from({ length: Math.min(workers, jobs.length) }, () =>
    oneWorker(
      () => (isEnough(results) ? undefined : jobs.shift()),
      take,
      () => isEnough(results),
    ),
  );
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

function oneWorker(
  next: () => Job | undefined,
  take: (result: CaseResult) => void,
  isEnough: () => boolean,
): Promise<void> {
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
    child.on("message", (told: Told) => {
      if ("done" in told) return give();
      take(told.result);
      if (isEnough()) end(child);
    });
    child.on("exit", (code) => {
      if (waiting && !isEnough()) reject(new Error(`a worker ended with ${code} in the world ${waiting.world}`));
      else resolve();
    });
    give();
  });
}

/** Closing the channel is the wish to end; a world it was in is given up. */
function end(child: ChildProcess): void {
  if (child.connected) child.disconnect();
}
