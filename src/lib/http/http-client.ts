/**
 * Reads from outside: the only place that opens an outbound connection for reading.
 *
 * Every read has a connect limit, a limit per attempt and one over all attempts, a size limit, the caller's abort
 * signal, at most three attempts within the retry budget of its origin, and a breaker per origin. Which addresses are
 * opened at all, `outbound.ts` says. Redirects are answers, never followed: a moved host would otherwise look like a
 * page of HTML with status
 * 200. The transport is undici's.
 */
import { exchange, type HttpResponse } from "./exchange";
import { type BreakerState, createOrigins, type OriginOptions } from "./origins";
import { createOutboundAgent, type OutboundOptions, requireOpenable } from "./outbound";

export type { HttpResponse } from "./exchange";

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

export type HttpOptions = OriginOptions & OutboundOptions & { limits?: Partial<HttpLimits> | undefined };

type HttpGet = { url: URL; headers?: Readonly<Record<string, string>>; signal?: AbortSignal };

export type HttpClient = {
  /**
   * @throws HttpAddressRefused, HttpTimeout, HttpUnreachable, HttpTooLarge, HttpPaused, or the signal's own reason when
   * the caller aborts.
   */
  get(call: HttpGet): Promise<HttpResponse>;
  /** "open" as long as reads of this origin are refused without a request. */
  breakerOf(origin: string): BreakerState;
  close(): Promise<void>;
};

export function createHttpClient(options: HttpOptions): HttpClient {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const { isOperatorOrigin = () => false } = options;
  const agent = createOutboundAgent({ ...options, connectTimeoutMs: limits.connectTimeoutMs });
  const origins = createOrigins(options);
  return {
    async get(call) {
      requireOpenable(call.url, isOperatorOrigin);
      return origins.call(call.url.origin, { ...limits, signal: call.signal }, (leftMs) =>
        exchange({ method: "GET", ...call }, agent, {
          timeoutMs: Math.min(limits.attemptTimeoutMs, leftMs),
          maxBytes: limits.maxBytes,
        }),
      );
    },
    breakerOf: origins.stateOf,
    close: () => agent.destroy(),
  };
}
