/**
 * The durable log of runs.
 *
 * Every run appends typed events with a sequence number; a stream is a tail of that log, so a client that drops, reloads
 * or opens a second tab goes on from its last event, on any server. One multi-row write at a time serves all runs; events
 * that arrive meanwhile, or within the interval, wait for the next. A reader sees only what is stored.
 */
import { EventEmitter } from "node:events";
import type { LoggedEvent, StreamEvent } from "@/contract/stream-event";
import { failureCode } from "@/lib/errors";
import type { Logger } from "@/lib/log";

export type RunEventStore = {
  appendEvents(events: readonly (LoggedEvent & { runId: string })[]): Promise<void>;
  eventsAfter(runId: string, seq: number): Promise<LoggedEvent[]>;
};

export type RunWriter = {
  append(event: StreamEvent): void;
  /** Resolves when everything appended so far is stored. */
  flushed(): Promise<void>;
};

export type RunLog = {
  writer(runId: string, lastSeq?: number): RunWriter;
  /** Stored events after `seq`, then new ones as they come, up to and including the run's `finish`. */
  tail(runId: string, seq: number, signal: AbortSignal): AsyncGenerator<LoggedEvent>;
};

const WRITE_INTERVAL_MS = 50;
/** For runs of another server, whose writes nobody announces here. */
const POLL_INTERVAL_MS = 250;
/** A write that keeps failing is given up after this many tries, about ten seconds; its readers then see a stalled run. */
const MAX_WRITE_TRIES = 20;
const RETRY_DELAY_MS = 500;

type Pending = LoggedEvent & { runId: string };

export function createRunLog(store: RunEventStore, log: Logger): RunLog {
  const written = new EventEmitter().setMaxListeners(0);
  let pending: Pending[] = [];
  let writing: Promise<void> | undefined;
  let lastWriteAt = Number.NEGATIVE_INFINITY;

  async function writeAll(): Promise<void> {
    while (pending.length > 0) {
      await pause(lastWriteAt + WRITE_INTERVAL_MS - performance.now());
      const batch = pending;
      pending = [];
      lastWriteAt = performance.now();
      await writeBatch(batch);
      for (const runId of new Set(batch.map((event) => event.runId))) written.emit(runId);
    }
  }

  async function writeBatch(batch: readonly Pending[]): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await store.appendEvents(batch);
      } catch (thrown) {
        log.log("error", "run_log.write_failed", { code: failureCode(thrown), tries, events: batch.length });
        if (tries === MAX_WRITE_TRIES) return;
        await pause(RETRY_DELAY_MS);
      }
    }
  }

  const flush = (): Promise<void> => {
    writing ??= writeAll().finally(() => {
      writing = undefined;
    });
    return writing;
  };

  return {
    writer(runId, lastSeq = 0) {
      let seq = lastSeq;
      return {
        append(event) {
          seq += 1;
          pending.push({ runId, seq, event });
          void flush();
        },
        flushed: async () => {
          while (pending.some((event) => event.runId === runId) || writing) await flush();
        },
      };
    },

    async *tail(runId, seq, signal) {
      let last = seq;
      while (!signal.aborted) {
        const news = waitFor(written, runId, POLL_INTERVAL_MS, signal);
        for (const logged of await store.eventsAfter(runId, last)) {
          last = logged.seq;
          yield logged;
          if (logged.event.type === "finish") return;
        }
        await news;
      }
    },
  };
}

const pause = (ms: number): Promise<void> | undefined =>
  ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : undefined;

/** Resolves at the next write of the run, after the time limit, or when the reader leaves. Listening starts at the call. */
function waitFor(written: EventEmitter, runId: string, limitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      written.off(runId, done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, limitMs);
    written.once(runId, done);
    signal.addEventListener("abort", done, { once: true });
  });
}
