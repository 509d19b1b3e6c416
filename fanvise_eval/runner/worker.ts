/**
 * A worker process that runs worlds on request: {world, cases} in, {result} for each case and {done} for each world
 * out.
 */
import { type AnyCase, crashed, type RunOptions, runWorld } from "./run-world";
import type { CaseResult } from "./trace";

export type Job = { world: string; cases: readonly AnyCase[]; options: RunOptions };
export type WorkerMessage = { result: CaseResult } | { done: true };

const tell = (reported: WorkerMessage) => process.send?.(reported);

process.on("message", async ({ world, cases, options }: Job) => {
  const heard = new Set<string>();
  try {
    await runWorld(world, cases, options, (result) => {
      heard.add(result.id);
      tell({ result });
    });
  } catch (failure) {
    for (const some of cases) if (!heard.has(some.id)) tell({ result: crashed(some, world, failure) });
  }
  tell({ done: true });
});
process.on("disconnect", () => process.exit(0));
