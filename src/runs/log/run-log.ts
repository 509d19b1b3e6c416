/**
 * The durable log of runs.
 *
 * Every run appends typed events with a sequence number; a stream is a tail of that log, so a client that drops,
 * reloads or opens a second tab goes on from its last event, on any server. One multi-row write at a time serves all
 * runs; events that arrive meanwhile, or within the interval, wait for the next. A reader sees only what is stored.
 */
import type { LoggedEvent, StreamEvent } from "@/contract/conversation/stream-event";
import { failureCode } from "@/lib/errors";
import type { Logger } from "@/lib/log";
import { createCarriedRuns, type RunEvent } from "./run-log-carried";
import { createStatePoll, type ReadRunStates } from "./run-log-poll";

export type RunEventStore = {
  /**
   * Appends all events or none; storing an event again changes nothing. @returns the new events as stored, in order by
   * run.
   */
  appendEvents(events: readonly RunEvent[]): Promise<readonly RunEvent[]>;
  eventsAfter(runId: string, seq: number): Promise<LoggedEvent[]>;
  runStates: ReadRunStates;
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
/** A run of this server that is silent for so long may have been ended by another one. */
const SILENCE_LIMIT_MS = 5_000;
/**
 * A write that keeps failing is given up after this many tries, a few seconds: once for all runs together, once for
 * each.
 */
const MAX_WRITE_TRIES = 8;
const RETRY_DELAY_MS = 400;
/** A run that lost its last event must not keep its readers for ever. */
const LAST_EVENT_LIMIT_MS = 5_000;

/** Events that one write stores. */
type Batch = { events: RunEvent[]; isOver: PromiseWithResolvers<void> };
const newBatch = (): Batch => ({ events: [], isOver: Promise.withResolvers() });

export function createRunLog(store: RunEventStore, log: Logger, retryDelayMs = RETRY_DELAY_MS): RunLog {
  const carried = createCarriedRuns();
  const stateOf = createStatePoll(store.runStates, POLL_INTERVAL_MS);
  let next = newBatch();
  let isWriting = false;
  let lastWriteAt = Number.NEGATIVE_INFINITY;

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (next.events.length > 0) {
      await pause(lastWriteAt + WRITE_INTERVAL_MS - performance.now());
      const { events, isOver } = next;
      next = newBatch();
      lastWriteAt = performance.now();
      carried.written(events, (await stored(events)) ?? (await storedByRun(events)));
      isOver.resolve();
    }
    // In the same step as the last check of `next`, so that no append falls between.
    isWriting = false;
  }

  /** One run's events may be what is refused; the others must not share its fate. */
  async function storedByRun(events: readonly RunEvent[]): Promise<RunEvent[]> {
    const retained: RunEvent[] = [];
    for (const own of Map.groupBy(events, (event) => event.runId).values())
      retained.push(...((await stored(own)) ?? []));
    return retained;
  }

  /** `undefined`: given up. */
  async function stored(events: readonly RunEvent[]): Promise<readonly RunEvent[] | undefined> {
    for (let tries = 1; tries <= MAX_WRITE_TRIES; tries++) {
      try {
        return await store.appendEvents(events);
      } catch (error) {
        log.log("error", "run_log.write_failed", { code: failureCode(error), tries, events: events.length });
        if (tries < MAX_WRITE_TRIES) await pause(retryDelayMs);
      }
    }
    return undefined;
  }

  return {
    writer(runId, lastSeq = 0) {
      carried.open(runId, lastSeq);
      let seq = lastSeq;
      let last: Batch | undefined;
      return {
        append(event) {
          seq += 1;
          last = next;
          next.events.push({ runId, seq, event });
          if (!isWriting) void writeAll();
        },
        // Batches are written in turn. Waiting for those that other runs fill meanwhile could last for ever.
        flushed: async () => last?.isOver.promise,
      };
    },

    async *tail(runId, seq, signal) {
      let last = seq;
      let hasNews = true;
      let endedSince: number | undefined;
      while (!signal.aborted) {
        const here = carried.eventsAfter(runId, last);
        const events = here ?? (hasNews ? await store.eventsAfter(runId, last) : []);
        for (const logged of events) {
          last = logged.seq;
          yield logged;
          if (logged.event.type === "finish") return;
        }
        if (here && (events.length > 0 || (await carried.nextWrite(runId, SILENCE_LIMIT_MS, signal)))) continue;
        if (signal.aborted) return;
        const state = await stateOf(runId);
        hasNews = state !== undefined && state.lastSeq > last;
        if (hasNews) carried.forget(runId);
        // The state is written before the last event, so an ended run is given time for it.
        const isEnded = !hasNews && state?.status !== "running";
        endedSince = isEnded ? (endedSince ?? performance.now()) : undefined;
        if (endedSince !== undefined && performance.now() - endedSince > LAST_EVENT_LIMIT_MS) return;
      }
    },
  };
}

const pause = (ms: number): Promise<void> | undefined =>
  ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : undefined;
