/** Asks a server every second whether it is ready, and compares the response with the state of its database. */
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";

const EVERY_MS = 1_000;
const ANSWER_LIMIT_MS = 15_000;
/** A server may still hold an answer of the database that it asked for just before. */
const NOTICED_WITHIN_MS = 2_000;
const READY_WITHIN_MS = 10_000;

const answer = z.object({
  status: z.enum(["ready", "degraded", "not ready"]),
  database: z.object({ isAnswering: z.boolean(), isDiskFull: z.boolean(), isReadOnly: z.boolean() }),
  jobs: z.array(z.object({ name: z.string(), isLate: z.boolean() })),
});
type Answer = z.infer<typeof answer> & { code: number };

/** State of the database, from a moment on. */
type State = "there" | "going" | "away" | "coming";

export async function askReadiness(origin: string): Promise<Answer> {
  const response = await fetch(`${origin}/api/ready`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
  return { ...answer.parse(await response.json()), code: response.status };
}

export function watchReadiness(origin: string) {
  const problems = new Set<string>();
  let state: State = "there";
  let sinceMs = performance.now() - READY_WITHIN_MS;
  let count = 0;
  let isOver = false;
  const become = (next: State) => () => {
    state = next;
    sinceMs = performance.now();
  };
  const ask = async (): Promise<void> => {
    const request = { state, sinceMs };
    const ageMs = performance.now() - sinceMs;
    const reported = await askReadiness(origin).catch((error: unknown) => String(error));
    count += 1;
    // The state changed while it was asked: either answer is true.
    if (state !== request.state || sinceMs !== request.sinceMs) return;
    if (typeof reported === "string") return void problems.add(`readiness: ${reported}`);
    for (const problem of untrue(reported, request.state, ageMs)) problems.add(problem);
  };
  const asking = (async () => {
    while (!isOver) {
      await ask();
      await wait(EVERY_MS);
    }
  })();
  return {
    isGoing: become("going"),
    isAway: become("away"),
    isComing: become("coming"),
    isBack: become("there"),
    count: () => count,
    /** It must be ready then, and no job late. */
    async problemsAtTheEnd(): Promise<string[]> {
      isOver = true;
      await asking;
      const reported = await askReadiness(origin);
      const late = reported.jobs.filter(({ isLate }) => isLate).map(({ name }) => name);
      if (reported.status !== "ready") problems.add(`at the end it is ${reported.status}, late: ${late.join(", ")}`);
      return [...problems];
    },
  };
}

function untrue({ status, code, database, jobs }: Answer, state: State, ageMs: number): string[] {
  const isDegraded = database.isDiskFull || database.isReadOnly || jobs.some(({ isLate }) => isLate);
  const expected = database.isAnswering ? (isDegraded ? "degraded" : "ready") : "not ready";
  return [
    ...(status === expected ? [] : [`it says ${status} where it is ${expected}`]),
    ...((code === 200) === database.isAnswering ? [] : [`${code} while ${status}`]),
    ...(state === "away" && ageMs > NOTICED_WITHIN_MS && database.isAnswering ? ["ready without a database"] : []),
    ...(state === "there" && ageMs > READY_WITHIN_MS && !database.isAnswering
      ? [`not ready ${Math.round(ageMs / 1_000)} s after the database was back`]
      : []),
  ];
}
