/**
 * Sends spans to an OpenTelemetry collector over HTTP, a batch at a time, in the background.
 *
 * A collector that is away costs nothing but its spans: what cannot be sent is dropped, and said once to the log.
 */
import type { Env } from "../env";
import { failureCode } from "../errors";
import { createJsonPost } from "../http/json-post";
import { operatorOrigins } from "../http/outbound";
import type { Logger } from "../log";
import { otlpBody, type Span } from "./span";

export type SpanExporter = {
  export(span: Span): void;
  /** Sends what is left. */
  close(): Promise<void>;
};

const FLUSH_MS = 2_000;
const MAX_WAITING = 2_000;
const BATCH = 500;
const LIMITS = { attemptTimeoutMs: 5_000, totalTimeoutMs: 6_000, maxAttempts: 2, maxBytes: 1_000_000 } as const;

type Settings = Pick<
  Env,
  | "OTEL_EXPORTER_OTLP_ENDPOINT"
  | "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"
  | "OTEL_EXPORTER_OTLP_HEADERS"
  | "OTEL_SERVICE_NAME"
>;

/** `undefined` where no collector is named: nothing is collected then. */
export function createSpanExporter(env: Settings, log: Logger): SpanExporter | undefined {
  const url = tracesUrl(env);
  if (!url) return undefined;
  const { post, close } = createJsonPost({ isOperatorOrigin: operatorOrigins(url.href), limits: LIMITS });
  let waiting: Span[] = [];
  let sending = Promise.resolve();
  let isSilent = false;

  const send = async (spans: readonly Span[]) => {
    try {
      const { status } = await post({
        url,
        headers: env.OTEL_EXPORTER_OTLP_HEADERS,
        body: otlpBody(spans, env.OTEL_SERVICE_NAME),
      });
      if (status < 200 || status > 299) throw new CollectorRefused(status);
      isSilent = false;
    } catch (error) {
      const code = error instanceof CollectorRefused ? `otlp.status_${error.status}` : failureCode(error);
      if (!isSilent) log.log("warn", "otlp.spans_lost", { code, spans: spans.length });
      isSilent = true;
    }
  };
  const flush = () => {
    const spans = waiting;
    waiting = [];
    for (let at = 0; at < spans.length; at += BATCH) {
      const batch = spans.slice(at, at + BATCH);
      sending = sending.then(() => send(batch));
    }
    return sending;
  };
  const timer = setInterval(() => void flush(), FLUSH_MS).unref();

  return {
    export(span) {
      if (waiting.length < MAX_WAITING) waiting.push(span);
    },
    async close() {
      clearInterval(timer);
      await flush();
      await close();
    },
  };
}

class CollectorRefused extends Error {
  constructor(readonly status: number) {
    super("the collector refused the spans");
  }
}

/**
 * A general endpoint gets the path of the signal, one for traces is taken as it is: as OpenTelemetry's own exporters
 * do.
 */
function tracesUrl(env: Settings): URL | undefined {
  if (env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return new URL(env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT);
  const general = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  return general === undefined ? undefined : new URL(`${general.replace(/\/+$/, "")}/v1/traces`);
}
