/**
 * How often an origin is asked: retries, their budget, the breaker, and the waits that the source itself asks for.
 *
 * Each origin has its own, so that one that fails neither spends another's retries nor closes it off. Retries and
 * breakers are cockatiel's.
 */
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
} from "cockatiel";
import { type Clock, systemClock } from "../clock";
import { HttpPaused, HttpTimeout, HttpUnreachable } from "./errors";
import type { HttpResponse } from "./exchange";
import { createRetryBudget, type RetryBudget } from "./retry-budget";

export type BreakerState = "closed" | "open" | "half-open";

export type OriginOptions = {
  /** How long an origin is left alone after failures in a row. */
  openForMs?: number | undefined;
  /** Delay before the second and the third attempt, when the source asks for none itself. */
  backoffMs?: readonly number[] | undefined;
  /** 0..1; spreads the retries of many callers. */
  random?: (() => number) | undefined;
  /** Says when a wait that a source asked for is over. */
  clock?: Clock | undefined;
};

export type Origins = {
  /**
   * Makes one call: a first attempt and what the budget allows after it. A status that says "later" is an answer like
   * any other once no attempt is left.
   *
   * @param attempt makes one request within so many milliseconds
   * @throws HttpPaused without a request; otherwise what the last attempt threw.
   */
  call(
    origin: string,
    limits: { maxAttempts: number; totalTimeoutMs: number; signal?: AbortSignal | undefined },
    attempt: (leftMs: number) => Promise<HttpResponse>,
  ): Promise<HttpResponse>;
  /** "open" as long as calls are refused without a request. */
  stateOf(origin: string): BreakerState;
};

const LATER_STATUSES = new Set([429, 500, 502, 503, 504]);
const FAILURES_TO_OPEN = 5;
const OPEN_FOR_MS = 15_000;
const BACKOFF_MS = [250, 750];
const MAX_ASKED_WAIT_MS = 300_000;

/** An answer whose status says "later": thrown within the policies so that they count it, returned after them. */
class RefusedForNow extends Error {
  constructor(readonly response: HttpResponse) {
    super();
  }
}

type Origin = { breaker: CircuitBreakerPolicy; budget: RetryBudget; askedToWaitUntilMs: number };

export function createOrigins(options: OriginOptions): Origins {
  const { openForMs = OPEN_FOR_MS, backoffMs = BACKOFF_MS, random = Math.random, clock = systemClock } = options;
  const origins = new Map<string, Origin>();

  const originOf = (name: string): Origin => {
    const known = origins.get(name);
    if (known) return known;
    const made: Origin = {
      breaker: circuitBreaker(handleWhen(isPassing), {
        halfOpenAfter: openForMs,
        breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
      }),
      budget: createRetryBudget(),
      askedToWaitUntilMs: 0,
    };
    origins.set(name, made);
    return made;
  };

  /**
   * Milliseconds until the next attempt: the source's own wait, otherwise the usual one with up to half of it added by
   * chance.
   */
  const delayBefore = (nextAttempt: number, failure: unknown): number => {
    const request = failure instanceof RefusedForNow ? askedWaitMs(failure.response, clock.now()) : undefined;
    return request ?? (backoffMs[nextAttempt - 2] ?? 0) * (1 + random() / 2);
  };

  return {
    async call(name, { maxAttempts, totalTimeoutMs, signal }, attempt) {
      signal?.throwIfAborted();
      const origin = originOf(name);
      const waitMs = origin.askedToWaitUntilMs - clock.now();
      if (waitMs > 0) throw new HttpPaused({ retryInMs: waitMs, isRequested: true });
      const startedAt = performance.now();
      const leftMs = () => totalTimeoutMs - (performance.now() - startedAt);
      let attempts = 0;
      let delayMs = 0;
      let lastFailure: unknown;
      const mayRetry = (failure: unknown): boolean => {
        if (failure instanceof BrokenCircuitError) return false;
        lastFailure = failure;
        if (!isPassing(failure) || signal?.aborted || attempts >= maxAttempts) return false;
        if (origin.breaker.state !== CircuitState.Closed) return false;
        delayMs = delayBefore(attempts + 1, failure);
        return delayMs < leftMs() && origin.budget.take();
      };
      const retries = retry(handleWhen(mayRetry), {
        maxAttempts: maxAttempts - 1,
        backoff: new DelegateBackoff(() => delayMs),
      });
      const attemptOnce = async (): Promise<HttpResponse> => {
        attempts += 1;
        if (attempts === 1) origin.budget.earn();
        const response = await attempt(Math.max(1, Math.ceil(leftMs())));
        if (!LATER_STATUSES.has(response.status)) return response;
        const request = askedWaitMs(response, clock.now());
        if (request) origin.askedToWaitUntilMs = clock.now() + request;
        throw new RefusedForNow(response);
      };
      try {
        return await retries.execute(() => origin.breaker.execute(attemptOnce));
      } catch (error) {
        // A breaker that others opened while this call waited to retry does not hide what its own attempt met.
        const failure = error instanceof BrokenCircuitError ? lastFailure : error;
        if (failure === undefined) throw new HttpPaused({ retryInMs: openForMs, isRequested: false });
        if (failure instanceof RefusedForNow) return failure.response;
        throw failure;
      }
    },
    stateOf(name) {
      const origin = origins.get(name);
      if (!origin) return "closed";
      if (origin.askedToWaitUntilMs > clock.now()) return "open";
      const { state } = origin.breaker;
      return state === CircuitState.Closed ? "closed" : state === CircuitState.HalfOpen ? "half-open" : "open";
    },
  };
}

/** A failure that may be over at the next attempt, and counts against its origin. */
const isPassing = (failure: unknown): boolean =>
  failure instanceof RefusedForNow || failure instanceof HttpTimeout || failure instanceof HttpUnreachable;

function askedWaitMs(response: HttpResponse, nowMs: number): number | undefined {
  const request = retryAfterMs(response.headers["retry-after"], nowMs);
  return request === undefined ? undefined : Math.min(request, MAX_ASKED_WAIT_MS);
}

/** Seconds or an HTTP date; `undefined` when absent or unreadable. */
function retryAfterMs(header: string | undefined, nowMs: number): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1_000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs);
}
