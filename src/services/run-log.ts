/**
 * The durable log of runs.
 *
 * Every run appends typed events with a sequence number; a stream is a tail of that log, so a client that drops, reloads
 * or opens a second tab goes on from its last event, on any server. One multi-row write at a time serves all runs; events
 * that arrive meanwhile, or within the interval, wait for the next. A reader sees only what is stored.
 */
import { EventEmitter } from "node:events";
import type { RunStatus } from "@/contract/chat-answer";
import type { LoggedEvent, StreamEvent } from "@/contract/stream-event";
import { failureCode } from "@/lib/errors";
import type { Logger } from "@/lib/log";

export type RunEventStore = {
  /** All or none; storing an event again changes nothing. */
  appendEvents(events: readonly (LoggedEvent & { runId: string })[]): Promise<void>;
  eventsAfter(runId: string, seq: number): Promise<LoggedEvent[]>;
  runState(runId: string): Promise<{ status: RunStatus; lastSeq: number } | undefined>;
};

export type RunWriter = {
  append(event: StreamEvent): void;
  /** Resolves when everything appended so far is stored. */
  flushed(): Promise<void>;
};

export type RunLog = {
  writer(runId: string, lastSeq?: number): RunWriter;
  /** Stored events after `seq`, then new ones as they come, to the run's `finish` or, without one, to its end. */
  tail(runId: string, seq: number, signal: AbortSignal): AsyncGenerator<LoggedEvent>;
};

const WRITE_INTERVAL_MS = 50;
/** For runs of another server, whose writes nobody announces here. */
const POLL_INTERVAL_MS = 250;
/** A write that keeps failing is given up after this many tries, a few seconds: once for all runs together, once for each. */
const MAX_WRITE_TRIES = 8;
const RETRY_DELAY_MS = 400;
/** A run that lost its last event must not keep its readers for ever. */
const LAST_EVENT_LIMIT_MS = 5_000;

type Pending = LoggedEvent & { runId: string };

export function createRunLog(store: RunEventStore, log: Logger, retryDelayMs = RETRY_DELAY_MS): RunLog {
  const news = new EventEmitter().setMaxListeners(0);
  let pending: Pending[] = [];
  let writing: Promise<void> | undefined;
  let lastWriteAt = Number.NEGATIVE_INFINITY;

  async function writeAll(): Promise<void> {
    while (pending.length > 0) {
      await pause(lastWriteAt + WRITE_INTERVAL_MS - performance.now());
      const batch = pending;
      pending = [];
      lastWriteAt = performance.now();
      if (!(await written(batch))) {
        // One run's events may be what is refused; the others must not share its fate.
        for (const own of Map.groupBy(batch, (event) => event.runId).values()) await written(own);
      }
      for (const runId of new Set(batch.map((event) => event.runId))) news.emit(runId);
    }
    // In the same step as the last look at `pending`, so that no append falls between.
    writing = undefined;
  }

  async function written(batch: readonly Pending[]): Promise<boolean> {
    for (let tries = 1; tries <= MAX_WRITE_TRIES; tries++) {
      try {
        await store.appendEvents(batch);
        return true;
      } catch (thrown) {
        log.log("error", "run_log.write_failed", { code: failureCode(thrown), tries, events: batch.length });
        if (tries < MAX_WRITE_TRIES) await pause(retryDelayMs);
      }
    }
    return false;
  }

  const flush = (): Promise<void> => {
    writing ??= writeAll();
    return writing;
  };

  /** The run has ended and nothing of it is still to be read, or it is not there at all. */
  async function hasEnded(runId: string, seq: number): Promise<boolean> {
    const state = await store.runState(runId);
    return !state || (state.status !== "running" && state.lastSeq <= seq);
  }

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
      let endedSince: number | undefined;
      while (!signal.aborted) {
        const nextNews = waitFor(news, runId, POLL_INTERVAL_MS, signal);
        const stored = await store.eventsAfter(runId, last);
        for (const logged of stored) {
          last = logged.seq;
          yield logged;
          if (logged.event.type === "finish") return;
        }
        // The state is written before the last event, so an ended run is given time for it.
        const isEnded = stored.length === 0 && (await hasEnded(runId, last));
        endedSince = isEnded ? (endedSince ?? performance.now()) : undefined;
        if (endedSince !== undefined && performance.now() - endedSince > LAST_EVENT_LIMIT_MS) return;
        await nextNews;
      }
    },
  };
}

const pause = (ms: number): Promise<void> | undefined =>
  ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : undefined;

/** Resolves at the next write of the run, after the time limit, or when the reader leaves. Listening starts at the call. */
function waitFor(news: EventEmitter, runId: string, limitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      news.off(runId, done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, limitMs);
    news.once(runId, done);
    signal.addEventListener("abort", done, { once: true });
  });
}
