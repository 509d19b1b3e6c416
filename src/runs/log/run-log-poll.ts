/** How runs of other servers fare: one statement at a time asks for all that are waited for. */
import type { RunStatus } from "@/contract/conversation/chat-answer";

export type RunState = { status: RunStatus; lastSeq: number };

/** Reads run states by run id; unknown ids are absent. */
export type ReadRunStates = (runIds: readonly string[]) => Promise<ReadonlyMap<string, RunState>>;

/** @returns the run's state, an interval from now at most; `undefined` for one that is not there. */
export function createStatePoll(
  read: ReadRunStates,
  intervalMs: number,
): (runId: string) => Promise<RunState | undefined> {
  type Answer = PromiseWithResolvers<RunState | undefined>;
  let request = new Map<string, Answer>();

  async function ask(): Promise<void> {
    const waiting = request;
    request = new Map();
    try {
      const states = await read([...waiting.keys()]);
      for (const [runId, answer] of waiting) answer.resolve(states.get(runId));
    } catch (error) {
      for (const answer of waiting.values()) answer.reject(error);
    }
  }

  return (runId) => {
    // The first caller starts the timer; later callers share its read.
    if (request.size === 0) setTimeout(ask, intervalMs);
    const answer: Answer = request.get(runId) ?? Promise.withResolvers();
    request.set(runId, answer);
    return answer.promise;
  };
}
