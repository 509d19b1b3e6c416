/**
 * The only place that opens an outbound connection for reading.
 *
 * Every read has a connect limit, a limit per attempt and one over all attempts, a size limit, the caller's abort
 * signal, at most three attempts within a retry budget, and a breaker per origin. Redirects are answers, never followed:
 * a moved host would otherwise look like a page of HTML with status 200. Retries and breakers are cockatiel's, the
 * transport is undici's.
 */
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleType,
  handleWhen,
  retry,
} from "cockatiel";
import { Agent, type Dispatcher, request } from "undici";
import { HttpPaused, HttpTimeout, HttpUnreachable } from "./errors";
import { namedFailure, readBounded } from "./exchange";
import { createRetryBudget, type RetryBudget } from "./retry-budget";

export type HttpLimits = {
  connectTimeoutMs: number;
  attemptTimeoutMs: number;
  totalTimeoutMs: number;
  maxBytes: number;
  maxAttempts: number;
};

export const DEFAULT_LIMITS: HttpLimits = {
  connectTimeoutMs: 3_000,
  attemptTimeoutMs: 8_000,
  totalTimeoutMs: 12_000,
  maxBytes: 5_000_000,
  maxAttempts: 3,
};

export type HttpResponse = {
  status: number;
  /** Lower-case names; repeated headers joined by a comma. */
  headers: Readonly<Record<string, string>>;
  body: string;
};

export type HttpGet = { url: URL; headers?: Readonly<Record<string, string>>; signal?: AbortSignal };

export type BreakerState = "closed" | "open" | "half-open";

export type HttpClient = {
  /** @throws HttpTimeout, HttpUnreachable, HttpTooLarge, HttpPaused, or the signal's own reason when the caller aborts. */
  get(call: HttpGet): Promise<HttpResponse>;
  breakerOf(origin: string): BreakerState;
  close(): Promise<void>;
};

const RETRIED_STATUSES = new Set([429, 500, 502, 503, 504]);
const FAILURES_TO_OPEN = 5;
const OPEN_FOR_MS = 15_000;
const BACKOFF_MS = [250, 750];

/** An answer whose status says "later": thrown within the policies so that they count it, returned after them. */
class RefusedForNow extends Error {
  constructor(readonly response: HttpResponse) {
    super();
  }
}

export function createHttpClient(options: {
  limits?: Partial<HttpLimits>;
  openForMs?: number;
  /** Delay before the second and the third attempt, when the source asks for none itself. */
  backoffMs?: readonly number[];
  /** 0..1; spreads the retries of many callers. */
  random?: () => number;
  retryBudget?: RetryBudget;
}): HttpClient {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const random = options.random ?? Math.random;
  const budget = options.retryBudget ?? createRetryBudget();
  const agent = new Agent({ connect: { timeout: limits.connectTimeoutMs }, maxOrigins: 64 });
  const breakers = new Map<string, CircuitBreakerPolicy>();

  const breakerFor = (origin: string): CircuitBreakerPolicy => {
    const known = breakers.get(origin);
    if (known) return known;
    const made = circuitBreaker(handleType(RefusedForNow).orType(HttpTimeout).orType(HttpUnreachable), {
      halfOpenAfter: options.openForMs ?? OPEN_FOR_MS,
      breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
    });
    breakers.set(origin, made);
    return made;
  };

  async function get(call: HttpGet): Promise<HttpResponse> {
    call.signal?.throwIfAborted();
    budget.earn();
    const startedAt = performance.now();
    const remainingMs = () => limits.totalTimeoutMs - (performance.now() - startedAt);
    let attempts = 0;
    let delayMs = 0;
    const mayRetry = (failure: unknown): boolean => {
      const isTransient =
        failure instanceof RefusedForNow || failure instanceof HttpTimeout || failure instanceof HttpUnreachable;
      if (!isTransient || call.signal?.aborted || attempts >= limits.maxAttempts) return false;
      delayMs = retryDelayMs(failure, options.backoffMs?.[attempts - 1] ?? BACKOFF_MS[attempts - 1] ?? 0, random);
      return delayMs < remainingMs() && budget.take();
    };
    const retries = retry(handleWhen(mayRetry), {
      maxAttempts: limits.maxAttempts - 1,
      backoff: new DelegateBackoff(() => delayMs),
    });
    const breaker = breakerFor(call.url.origin);
    try {
      return await retries.execute(() =>
        breaker.execute(() => {
          attempts += 1;
          return attempt(call, agent, limits, remainingMs());
        }),
      );
    } catch (failure) {
      if (failure instanceof RefusedForNow) return failure.response;
      if (failure instanceof BrokenCircuitError) throw new HttpPaused({ retryInMs: options.openForMs ?? OPEN_FOR_MS });
      throw failure;
    }
  }

  return {
    get,
    breakerOf: (origin) => {
      const state = breakers.get(origin)?.state ?? CircuitState.Closed;
      return state === CircuitState.Closed ? "closed" : state === CircuitState.HalfOpen ? "half-open" : "open";
    },
    close: () => agent.destroy(),
  };
}

async function attempt(
  call: HttpGet,
  agent: Dispatcher,
  limits: HttpLimits,
  remainingMs: number,
): Promise<HttpResponse> {
  const timeLimit = AbortSignal.timeout(Math.max(1, Math.ceil(Math.min(limits.attemptTimeoutMs, remainingMs))));
  const signal = call.signal ? AbortSignal.any([call.signal, timeLimit]) : timeLimit;
  try {
    const answer = await request(call.url, {
      method: "GET",
      headers: { ...call.headers },
      dispatcher: agent,
      signal,
    });
    const response = {
      status: answer.statusCode,
      headers: flatten(answer.headers),
      body: await readBounded(answer.body, limits.maxBytes),
    };
    if (RETRIED_STATUSES.has(response.status)) throw new RefusedForNow(response);
    return response;
  } catch (failure) {
    if (failure instanceof RefusedForNow) throw failure;
    throw namedFailure(failure, call.signal, timeLimit);
  }
}

function flatten(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), Array.isArray(value) ? value.join(", ") : value]],
    ),
  );
}

/** The source's own Retry-After, otherwise the usual delay with up to half of it added by chance. */
function retryDelayMs(failure: unknown, usualMs: number, random: () => number): number {
  const asked = failure instanceof RefusedForNow ? retryAfterMs(failure.response.headers["retry-after"]) : undefined;
  return asked ?? usualMs * (1 + random() / 2);
}

/** Seconds or an HTTP date; `undefined` when absent or unreadable. */
export function retryAfterMs(header: string | undefined, nowMs: number = Date.now()): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1_000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs);
}
