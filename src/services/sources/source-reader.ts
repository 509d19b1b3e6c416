/**
 * Reads of outside facts: fresh within their lifetime, one request in flight per key, the last good answer with its age
 * when the source fails.
 *
 * Freshness lives in memory and the last good answer in the database: a new process always asks the source first, and
 * still has something honest to say when the source is down.
 */
import type { Provenance } from "@/contract/tool-outputs";
import { ageInWords } from "@/domain/age-words";
import { type Clock, isoNow } from "@/lib/clock";
import { AppError, failureCode, failureMessage } from "@/lib/errors";
import type { Logger } from "@/lib/log";
import { writeRecent } from "@/lib/recent";

export type Reading<T> = {
  value: T;
  source: string;
  fetchedAt: string;
  isStale: boolean;
  /** True when no request was made for this reading. */
  isCached: boolean;
  staleReason?: { code: string; message: string };
};

export type StoredAnswer<T> = { value: T; fetchedAt: string };

/** Stores the last good answer of one resource. */
export type AnswerStore<T> = {
  load(): Promise<StoredAnswer<T> | undefined>;
  save(answer: StoredAnswer<T>): Promise<void>;
};

type SourceRead<T> = {
  /** Every parameter that changes the answer, the tenant included. */
  key: string;
  source: string;
  ttlMs: number;
  fetch: (signal: AbortSignal) => Promise<T>;
  store: AnswerStore<T>;
  signal?: AbortSignal | undefined;
};

export type SourceReader = {
  read<T>(read: SourceRead<T>): Promise<Reading<T>>;
  /**
   * Forgets what is fresh of one connection, and what is being read: its league is known to have changed. Who waits for
   * a read under way still gets its answer; nobody after does.
   */
  forget(connectionId: string): void;
};

const MAX_CACHED_KEYS = 500;
/** A source that has just failed is not waited for again while there is something to say without it. */
const AVOID_FOR_MS = 10_000;
/** A failure after longer than this is not waited for a second time, even with nothing to say without it. */
const LONG_WAIT_MS = 2_000;

type CacheEntry = { value: unknown; fetchedAt: string; freshUntilMs: number };

export function createSourceReader(options: { clock: Clock; log: Logger }): SourceReader {
  const { clock, log } = options;
  const cache = new Map<string, CacheEntry>();
  const inFlight = new Map<string, Promise<Reading<unknown>>>();
  const avoided = new Map<string, { failure: AppError; tookMs: number; untilMs: number }>();

  /** Keys hold the day, so yesterday's answers are never read again, and a pool is megabytes. */
  function deleteExpired(): void {
    for (const [key, entry] of cache) if (entry.freshUntilMs <= clock.now()) cache.delete(key);
  }

  async function refresh<T>(read: SourceRead<T>, isForgotten: () => boolean): Promise<Reading<T>> {
    const recent = avoided.get(read.source);
    if (recent && recent.untilMs > clock.now()) {
      const stored = await read.store.load();
      if (stored) return { ...staleReading(read, stored, recent.failure), isCached: true };
      // One answer may rest on several reads; a source that takes its time to fail would cost each of them that time.
      if (recent.tookMs > LONG_WAIT_MS) throw recent.failure;
    }
    const beganAt = performance.now();
    try {
      // Not the caller's signal: others may be waiting for the same answer.
      const value = await read.fetch(new AbortController().signal);
      const fetchedAt = isoNow(clock);
      // Asked before the league changed: an answer to those who asked then, and to no later question.
      if (isForgotten()) return { value, source: read.source, fetchedAt, isStale: false, isCached: false };
      deleteExpired();
      writeRecent(cache, read.key, { value, fetchedAt, freshUntilMs: clock.now() + read.ttlMs }, MAX_CACHED_KEYS);
      await read.store.save({ value, fetchedAt }).catch((error: unknown) => {
        log.log("warn", "source.not_kept", { code: failureCode(error) });
      });
      avoided.delete(read.source);
      return { value, source: read.source, fetchedAt, isStale: false, isCached: false };
    } catch (failure) {
      return lastGood(read, failure, performance.now() - beganAt);
    }
  }

  async function lastGood<T>(read: SourceRead<T>, failure: unknown, tookMs: number): Promise<Reading<T>> {
    if (!(failure instanceof AppError)) throw failure;
    // Only what ails the source itself: another league's refused login says nothing about this one.
    if (failure.isRetryable) avoided.set(read.source, { failure, tookMs, untilMs: clock.now() + AVOID_FOR_MS });
    const stored = await read.store.load();
    log.log("warn", "source.failed", { code: failure.code, hasLastGood: stored !== undefined });
    if (!stored) throw failure;
    return staleReading(read, stored, failure);
  }

  return {
    forget(connectionId) {
      // Every key of a league's own answers holds its connection.
      for (const keys of [cache, inFlight]) {
        for (const key of keys.keys()) if (key.includes(connectionId)) keys.delete(key);
      }
    },
    read<T>(read: SourceRead<T>): Promise<Reading<T>> {
      const fresh = cache.get(read.key);
      if (fresh && fresh.freshUntilMs > clock.now()) {
        // The key names the resource, so what was stored under it has this read's type.
        const value = fresh.value as T;
        return Promise.resolve({
          value,
          source: read.source,
          fetchedAt: fresh.fetchedAt,
          isStale: false,
          isCached: true,
        });
      }
      let running = inFlight.get(read.key) as Promise<Reading<T>> | undefined; // same reason
      if (!running) {
        const isCurrent = () => inFlight.get(read.key) === started;
        const started: Promise<Reading<T>> = refresh(read, () => !isCurrent()).finally(() => {
          if (isCurrent()) inFlight.delete(read.key);
        });
        running = started;
        inFlight.set(read.key, started);
      }
      return orAborted(running, read.signal);
    },
  };
}

function staleReading<T>(read: SourceRead<T>, stored: StoredAnswer<T>, failure: AppError): Reading<T> {
  return {
    value: stored.value,
    source: read.source,
    fetchedAt: stored.fetchedAt,
    isStale: true,
    isCached: false,
    staleReason: { code: failure.code, message: failureMessage(failure) },
  };
}

/** The promise's outcome, or the signal's reason when that comes first. The work itself goes on for others. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) leave();
    signal.addEventListener("abort", leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
  });
}

/**
 * The label of an answer.
 *
 * @param answering the readings that carry the answer's facts: it is as old as the oldest of them.
 * @param supporting long-lived ones it rests on (schedule, player list); their age counts only when they are stale.
 */
export function provenanceOf(
  answering: readonly [Reading<unknown>, ...Reading<unknown>[]],
  supporting: readonly Reading<unknown>[],
  clock: Clock,
): Provenance {
  const allStale = [...answering, ...supporting].filter((reading) => reading.isStale);
  const [first, ...others] = allStale.length > 0 ? allStale : answering;
  const oldest = others.reduce((a, b) => (a.fetchedAt <= b.fetchedAt ? a : b), first ?? answering[0]);
  const stale = oldest.isStale ? oldest : undefined;
  const ageSeconds = Math.max(0, Math.round((clock.now() - Date.parse(oldest.fetchedAt)) / 1_000));
  return {
    source: oldest.source,
    fetchedAt: oldest.fetchedAt,
    stale: stale !== undefined,
    ageSeconds,
    age: ageInWords(ageSeconds),
    ...(stale?.staleReason ? { staleReason: stale.staleReason.message, staleCode: stale.staleReason.code } : {}),
  };
}
