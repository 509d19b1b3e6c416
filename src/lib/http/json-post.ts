/**
 * Posts JSON to a service that computes and keeps nothing, such as an embedding model.
 *
 * Beside `http-client.ts`, which only reads: asking such a service again has no effect either, so the same bounds hold,
 * with two attempts instead of three and a larger answer.
 */
import { exchange } from "./exchange";
import { DEFAULT_LIMITS, type HttpLimits, type HttpOptions } from "./http-client";
import { createOrigins } from "./origins";
import { createOutboundAgent, requireOpenable } from "./outbound";

export type JsonPost = {
  url: URL;
  headers?: Readonly<Record<string, string>>;
  body: unknown;
  signal?: AbortSignal | undefined;
};
type JsonAnswer = { status: number; body: unknown };

/**
 * @throws HttpAddressRefused, HttpTimeout, HttpUnreachable, HttpTooLarge, HttpPaused, or the signal's own reason when
 * the caller aborts.
 */
export type PostJson = (call: JsonPost) => Promise<JsonAnswer>;

const POST_LIMITS: HttpLimits = { ...DEFAULT_LIMITS, maxAttempts: 2, maxBytes: 20_000_000 };

export function createJsonPost(options: HttpOptions = {}): { post: PostJson; close(): Promise<void> } {
  const limits = { ...POST_LIMITS, ...options.limits };
  const { isOperatorOrigin = () => false } = options;
  const agent = createOutboundAgent({ ...options, connectTimeoutMs: limits.connectTimeoutMs });
  const origins = createOrigins(options);
  return {
    async post({ url, headers, body, signal }) {
      requireOpenable(url, isOperatorOrigin);
      const outgoing = {
        method: "POST" as const,
        url,
        headers: { "content-type": "application/json", accept: "application/json", ...headers },
        body: JSON.stringify(body),
        signal,
      };
      const answer = await origins.call(url.origin, { ...limits, signal }, (leftMs) =>
        exchange(outgoing, agent, {
          timeoutMs: Math.min(limits.attemptTimeoutMs, leftMs),
          maxBytes: limits.maxBytes,
        }),
      );
      return { status: answer.status, body: parsed(answer.body) };
    },
    close: () => agent.destroy(),
  };
}

/** Whatever is not JSON is an answer without a body; its schema refuses it with a name. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
