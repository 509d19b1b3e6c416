/**
 * Runs that this process writes: their local readers receive each event once it is stored, without another database
 * read.
 *
 * Only a log that is known without a gap is forwarded. Where a write was given up, or the log already had entries, the
 * run is dropped here and its readers poll the database.
 */
import { EventEmitter } from "node:events";
import type { LoggedEvent } from "@/contract/conversation/stream-event";

export type RunEvent = LoggedEvent & { readonly runId: string };

export type CarriedRuns = {
  /** From now on this process writes the run's log, after `lastSeq`. */
  open(runId: string, lastSeq: number): void;
  /**
   * A write is over. `given`: what was to be stored. `stored`: what of it was new, as the database keeps it, by run in
   * order.
   */
  written(given: readonly RunEvent[], stored: readonly RunEvent[]): void;
  /** `undefined`: not all of them are known here. */
  eventsAfter(runId: string, seq: number): readonly LoggedEvent[] | undefined;
  /** Listening starts at the call. `false`: nothing was written within the limit, or the reader left. */
  nextWrite(runId: string, limitMs: number, signal: AbortSignal): Promise<boolean>;
  forget(runId: string): void;
};

export function createCarriedRuns(): CarriedRuns {
  const writes = new EventEmitter().setMaxListeners(0);
  const logs = new Map<string, { after: number; events: LoggedEvent[] }>();

  return {
    open: (runId, lastSeq) => void logs.set(runId, { after: lastSeq, events: [] }),
    forget: (runId) => void logs.delete(runId),

    written(given, stored) {
      const storedOf = Map.groupBy(stored, (event) => event.runId);
      for (const [runId, own] of Map.groupBy(given, (event) => event.runId)) {
        const stored = storedOf.get(runId) ?? [];
        const isOver = own.some(({ event }) => event.type === "finish");
        if (isOver || stored.length < own.length) logs.delete(runId);
        else logs.get(runId)?.events.push(...stored.map(({ seq, event }) => ({ seq, event })));
        writes.emit(runId);
      }
    },

    eventsAfter(runId, seq) {
      const log = logs.get(runId);
      if (!log || seq < log.after) return undefined;
      const at = log.events.findLastIndex((logged) => logged.seq <= seq);
      return log.events.slice(at + 1);
    },

    nextWrite: (runId, limitMs, signal) =>
      new Promise((resolve) => {
        const end = (isWritten: boolean) => {
          clearTimeout(timer);
          writes.off(runId, heard);
          signal.removeEventListener("abort", left);
          resolve(isWritten);
        };
        const [heard, left] = [() => end(true), () => end(false)];
        const timer = setTimeout(left, limitMs);
        writes.once(runId, heard);
        signal.addEventListener("abort", left, { once: true });
      }),
  };
}
