/**
 * Posts JSON to a service that computes and keeps nothing, such as an embedding model.
 *
 * Beside `http-client.ts`, which only reads: asking such a service again has no effect either, so the same bounds hold. A call
 * has a limit in time and size and the caller's abort signal, at most two attempts, and after several failures in a row the
 * service is left alone for a while. Redirects are answers, never followed.
 */
import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  retry,
  wrap,
} from "cockatiel";
import { Agent, request } from "undici";
import { HttpPaused, HttpTimeout, HttpUnreachable } from "./errors";
import { namedFailure, readBounded } from "./exchange";

export type JsonPost = {
  url: URL;
  headers?: Readonly<Record<string, string>>;
  body: unknown;
  signal?: AbortSignal | undefined;
};
export type JsonAnswer = { status: number; body: unknown };

/** @throws HttpTimeout, HttpUnreachable, HttpTooLarge, HttpPaused, or the signal's own reason when the caller aborts. */
export type PostJson = (call: JsonPost) => Promise<JsonAnswer>;

export type PostLimits = {
  connectTimeoutMs: number;
  attemptTimeoutMs: number;
  maxBytes: number;
  openForMs: number;
  backoffMs: number;
};

const DEFAULT_POST_LIMITS: PostLimits = {
  connectTimeoutMs: 3_000,
  attemptTimeoutMs: 8_000,
  maxBytes: 20_000_000,
  openForMs: 30_000,
  backoffMs: 250,
};
const FAILURES_TO_OPEN = 4;
const LATER = new Set([429, 500, 502, 503, 504]);

/** A status that says "later": thrown within the policies so that they count it, returned after them. */
class RefusedForNow extends Error {
  constructor(readonly answer: JsonAnswer) {
    super();
  }
}

export function createJsonPost(options: Partial<PostLimits> = {}): { post: PostJson; close(): Promise<void> } {
  const limits = { ...DEFAULT_POST_LIMITS, ...options };
  const agent = new Agent({ connect: { timeout: limits.connectTimeoutMs } });
  const isPassing = handleType(RefusedForNow).orType(HttpTimeout).orType(HttpUnreachable);
  const policy = wrap(
    retry(isPassing, { maxAttempts: 1, backoff: new ExponentialBackoff({ initialDelay: limits.backoffMs }) }),
    circuitBreaker(isPassing, { halfOpenAfter: limits.openForMs, breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN) }),
  );
  return {
    async post(call) {
      call.signal?.throwIfAborted();
      try {
        return await policy.execute(() => attempt(call, agent, limits));
      } catch (failure) {
        if (failure instanceof RefusedForNow) return failure.answer;
        if (failure instanceof BrokenCircuitError) throw new HttpPaused({ retryInMs: limits.openForMs });
        throw failure;
      }
    },
    close: () => agent.destroy(),
  };
}

async function attempt(call: JsonPost, agent: Agent, limits: PostLimits): Promise<JsonAnswer> {
  const timeLimit = AbortSignal.timeout(limits.attemptTimeoutMs);
  try {
    const answer = await request(call.url, {
      method: "POST",
      dispatcher: agent,
      headers: { "content-type": "application/json", accept: "application/json", ...call.headers },
      body: JSON.stringify(call.body),
      signal: call.signal ? AbortSignal.any([call.signal, timeLimit]) : timeLimit,
    });
    const text = await readBounded(answer.body, limits.maxBytes);
    const read = { status: answer.statusCode, body: parsed(text) };
    if (LATER.has(read.status)) throw new RefusedForNow(read);
    return read;
  } catch (failure) {
    if (failure instanceof RefusedForNow) throw failure;
    throw namedFailure(failure, call.signal, timeLimit);
  }
}

/** Whatever is not JSON is an answer without a body; its schema refuses it with a name. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
