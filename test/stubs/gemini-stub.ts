/**
 * A local server that speaks the Gemini REST API as scripted, for tests of everything that asks a model.
 *
 * ```ts
 * const stub = await startGeminiStub();
 * stub.enqueue(gemini.status(503), gemini.text("Jokic plays tonight."));
 * const model = googleGenai({ apiKey: "test-key", model: "gemini-2.5-flash", baseUrl: stub.baseUrl });
 * // … one call: the first request gets 503, the retry gets the text
 * expect(stub.requests).toHaveLength(2);
 * await stub.close();
 * ```
 *
 * Every request takes the next behavior of the queue, then the one of `always()`. A request without either is answered
 * with 418, which no client retries, and the test sees it in `unscripted`.
 *
 * Both methods are served: `:streamGenerateContent?alt=sse` as server-sent events and `:generateContent` as one JSON
 * body that joins the parts of the same behavior.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type StubUsage = { prompt: number; output: number; thoughts?: number };
export type StubCall = { name: string; args?: Record<string, unknown>; id?: string; signature?: string };
type GeminiPart = Record<string, unknown>;
type GeminiEvent = Record<string, unknown>;

export type StubBehaviour =
  /** Complete events, then the regular end of the body. */
  | { kind: "events"; events: readonly GeminiEvent[] }
  /** Any status and body, with headers of its own. */
  | { kind: "raw"; status: number; contentType: string; body: string; headers?: Record<string, string> }
  /** Complete events, then half of one, then the socket is destroyed. */
  | { kind: "cut"; events: readonly GeminiEvent[] }
  /** The socket is destroyed before any answer. */
  | { kind: "reset" }
  /** Silence at this place until `release()` or until the client leaves; then the answer goes on. */
  | { kind: "slow"; at: "headers" | "body"; events: readonly GeminiEvent[]; rest: readonly GeminiEvent[] }
  /** Whatever the request's body calls for. */
  | { kind: "reply"; to: (body: unknown) => StubBehaviour };

export type RecordedRequest = {
  /** `models/gemini-2.5-flash:streamGenerateContent`. */
  readonly method: string;
  readonly headers: IncomingMessage["headers"];
  /** The parsed JSON body; null when it is not JSON. */
  readonly body: unknown;
  /** Settles when the answer was sent completely (`sent`) or the client left before (`left`). */
  readonly outcome: Promise<"sent" | "left">;
};

export type GeminiStub = {
  /** `http://127.0.0.1:<port>`, for the option `baseUrl`. */
  readonly baseUrl: string;
  readonly requests: readonly RecordedRequest[];
  /** Requests that met an empty queue. */
  readonly unscripted: readonly RecordedRequest[];
  /** What replies threw instead of answering; those requests got 418. */
  readonly faults: readonly unknown[];
  /** Adds behaviors for the next requests, one each, in order. */
  enqueue(...behaviours: readonly StubBehaviour[]): void;
  /** The behavior once the queue is empty; undefined takes it away. */
  always(behaviour: StubBehaviour | undefined): void;
  /** Waits until this many requests have arrived since the last `reset`. */
  arrived(count: number): Promise<void>;
  /** Lets every slow answer go on. */
  release(): void;
  /** Forgets requests, queue and `always`. */
  reset(): void;
  /** Ends all connections and the server. */
  close(): Promise<void>;
};

const DEFAULT_USAGE: StubUsage = { prompt: 12, output: 7 };

function event(parts: readonly GeminiPart[], finishReason?: string, usage?: StubUsage): GeminiEvent {
  return {
    candidates: [{ index: 0, content: { role: "model", parts }, ...(finishReason ? { finishReason } : {}) }],
    ...(usage ? { usageMetadata: usageOf(usage) } : {}),
  };
}

function usageOf({ prompt, output, thoughts }: StubUsage): Record<string, number> {
  return {
    promptTokenCount: prompt,
    candidatesTokenCount: output,
    ...(thoughts === undefined ? {} : { thoughtsTokenCount: thoughts }),
    totalTokenCount: prompt + output + (thoughts ?? 0),
  };
}

function callPart({ name, args = {}, id, signature }: StubCall): GeminiPart {
  const functionCall = { ...(id ? { id } : {}), name, args };
  return { functionCall, ...(signature ? { thoughtSignature: signature } : {}) };
}

const STATUS_NAMES: Record<number, string> = {
  400: "INVALID_ARGUMENT",
  403: "PERMISSION_DENIED",
  404: "NOT_FOUND",
  429: "RESOURCE_EXHAUSTED",
  500: "INTERNAL",
  503: "UNAVAILABLE",
};

/** Behaviors by name. */
export const gemini = {
  /** One event with this text. */
  text: (text: string, usage: StubUsage = DEFAULT_USAGE): StubBehaviour => gemini.stream([text], usage),
  /**
   * One event a piece; the last one carries the finish reason, each one the running token counts, as Gemini sends them.
   */
  stream: (pieces: readonly string[], usage: StubUsage = DEFAULT_USAGE): StubBehaviour => ({
    kind: "events",
    events: pieces.map((text, index) => {
      const isLast = index === pieces.length - 1;
      const output = Math.floor((usage.output * (index + 1)) / pieces.length);
      return event([{ text }], isLast ? "STOP" : undefined, { ...usage, output });
    }),
  }),
  /** Function calls, all in one event, after an optional text. */
  calls: (calls: readonly StubCall[], text?: string): StubBehaviour => ({
    kind: "events",
    events: [event([...(text ? [{ text }] : []), ...calls.map(callPart)], "STOP", DEFAULT_USAGE)],
  }),
  /** Function calls, one event each. */
  callsApart: (calls: readonly StubCall[]): StubBehaviour => ({
    kind: "events",
    events: calls.map((call, index) =>
      event([callPart(call)], index === calls.length - 1 ? "STOP" : undefined, DEFAULT_USAGE),
    ),
  }),
  /** Any events. */
  events: (...events: readonly GeminiEvent[]): StubBehaviour => ({ kind: "events", events }),
  /** An error answer in Google's form. `details` are `google.rpc` details; `retryAfter` is the header. */
  status: (
    status: number,
    options: { retryAfter?: string; details?: readonly Record<string, unknown>[]; message?: string } = {},
  ): StubBehaviour => ({
    kind: "raw",
    status,
    contentType: "application/json",
    headers: options.retryAfter === undefined ? {} : { "retry-after": options.retryAfter },
    body: JSON.stringify({
      error: {
        code: status,
        message: options.message ?? `scripted ${status}`,
        status: STATUS_NAMES[status] ?? "UNKNOWN",
        details: options.details ?? [],
      },
    }),
  }),
  /** Any status and body. */
  raw: (status: number, contentType: string, body: string, headers: Record<string, string> = {}): StubBehaviour => ({
    kind: "raw",
    status,
    contentType,
    body,
    headers,
  }),
  /** 200 as an event stream whose payload is not JSON. */
  malformed: (): StubBehaviour =>
    gemini.raw(200, "text/event-stream", 'data: {"candidates": [{"content": {"parts": [{"te\r\n\r\n'),
  /** 200 with a web page, as a captive portal sends. */
  html: (): StubBehaviour =>
    gemini.raw(200, "text/html", "<!doctype html>\n<html><body>Sign in to the network</body></html>\n"),
  /** Text, if any, then a connection that breaks in the middle of an event. */
  cut: (text?: string): StubBehaviour => ({ kind: "cut", events: text ? [event([{ text }])] : [] }),
  /** A stream that ends regularly, but before its last event. */
  unfinished: (text: string): StubBehaviour => ({ kind: "events", events: [event([{ text }])] }),
  reset: (): StubBehaviour => ({ kind: "reset" }),
  /** What the request's body calls for. */
  reply: (to: (body: unknown) => StubBehaviour): StubBehaviour => ({ kind: "reply", to }),
  /** The prompt is refused: no candidates. */
  promptBlocked: (blockReason = "SAFETY"): StubBehaviour => ({
    kind: "events",
    events: [{ promptFeedback: { blockReason }, usageMetadata: { promptTokenCount: 12, totalTokenCount: 12 } }],
  }),
  /** The answer is refused, after an optional start. */
  answerBlocked: (finishReason = "SAFETY", text?: string): StubBehaviour => ({
    kind: "events",
    events: [...(text ? [event([{ text }])] : []), { candidates: [{ index: 0, finishReason }] }],
  }),
  /** A candidate without parts. */
  emptyCandidate: (finishReason = "STOP"): StubBehaviour => ({
    kind: "events",
    events: [{ candidates: [{ index: 0, content: { role: "model" }, finishReason }] }],
  }),
  /** No candidate at all. */
  noCandidates: (): StubBehaviour => ({
    kind: "events",
    events: [{ usageMetadata: usageOf({ prompt: 12, output: 0 }) }],
  }),
  /** No bytes until released. */
  slowHeaders: (text = "late"): StubBehaviour => ({
    kind: "slow",
    at: "headers",
    events: [],
    rest: [event([{ text }], "STOP", DEFAULT_USAGE)],
  }),
  /** Headers, an optional first text, then silence until released. */
  slowBody: (firstText?: string, lastText = "late"): StubBehaviour => ({
    kind: "slow",
    at: "body",
    events: firstText ? [event([{ text: firstText }])] : [],
    rest: [event([{ text: lastText }], "STOP", DEFAULT_USAGE)],
  }),
};

type PlayedBehaviour = Exclude<StubBehaviour, { kind: "reply" }>;
type Waiter = { count: number; wake: () => void };

/** Starts a stub on a free port of 127.0.0.1. The caller closes it. */
export async function startGeminiStub(): Promise<GeminiStub> {
  const queue: StubBehaviour[] = [];
  const requests: RecordedRequest[] = [];
  const unscripted: RecordedRequest[] = [];
  const faults: unknown[] = [];
  const waiters: Waiter[] = [];
  const held = new Set<() => void>();
  let standing: StubBehaviour | undefined;

  const hold = (response: ServerResponse): Promise<void> =>
    new Promise((resolve) => {
      const go = () => {
        held.delete(go);
        resolve();
      };
      held.add(go);
      response.once("close", go);
    });

  const replyTo = (body: unknown, behaviour: StubBehaviour = gemini.status(418)): PlayedBehaviour => {
    if (behaviour.kind !== "reply") return behaviour;
    try {
      return replyTo(body, behaviour.to(body));
    } catch (error) {
      faults.push(error);
      return replyTo(body);
    }
  };

  const server = createServer((request, response) => {
    void readJson(request).then(async (body) => {
      const method = (request.url ?? "").replace(/^\/v1beta\//, "").replace(/\?.*$/, "");
      const behaviour = queue.shift() ?? standing;
      const recorded: RecordedRequest = { method, headers: request.headers, body, outcome: outcomeOf(response) };
      requests.push(recorded);
      if (behaviour === undefined) unscripted.push(recorded);
      for (const waiter of waiters) if (requests.length >= waiter.count) waiter.wake();
      const isStream = method.endsWith(":streamGenerateContent");
      await play(replyTo(body, behaviour), isStream, response, hold);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // `address()` is a string only for pipes.
  const { port } = server.address() as AddressInfo;

  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    unscripted,
    faults,
    enqueue: (...behaviours) => void queue.push(...behaviours),
    always(behaviour) {
      standing = behaviour;
    },
    async arrived(count) {
      if (requests.length >= count) return;
      await new Promise<void>((wake) => waiters.push({ count, wake }));
    },
    release() {
      for (const go of [...held]) go();
    },
    reset() {
      queue.length = 0;
      requests.length = 0;
      unscripted.length = 0;
      faults.length = 0;
      waiters.length = 0;
      standing = undefined;
    },
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    return null;
  }
}

function outcomeOf(response: ServerResponse): Promise<"sent" | "left"> {
  return new Promise((resolve) => {
    response.once("close", () => resolve(response.writableFinished ? "sent" : "left"));
  });
}

async function play(
  behaviour: PlayedBehaviour,
  isStream: boolean,
  response: ServerResponse,
  hold: (response: ServerResponse) => Promise<void>,
): Promise<void> {
  switch (behaviour.kind) {
    case "raw":
      response.writeHead(behaviour.status, { "content-type": behaviour.contentType, ...behaviour.headers });
      response.end(behaviour.body);
      return;
    case "reset":
      response.destroy();
      return;
    case "events":
      openBody(response, isStream);
      response.end(isStream ? sse(behaviour.events) : JSON.stringify(joined(behaviour.events)));
      return;
    case "cut":
      openBody(response, isStream);
      // Destroyed only after the bytes are out, so that the client sees a beginning.
      response.write(`${isStream ? sse(behaviour.events) : ""}data: {"candidates": [{"content"`, () =>
        setImmediate(() => response.destroy()),
      );
      return;
    case "slow":
      if (behaviour.at === "headers") await hold(response);
      if (response.destroyed) return;
      openBody(response, isStream);
      response.flushHeaders();
      if (isStream && behaviour.events.length > 0) response.write(sse(behaviour.events));
      if (behaviour.at === "body") await hold(response);
      if (response.destroyed) return;
      response.end(isStream ? sse(behaviour.rest) : JSON.stringify(joined([...behaviour.events, ...behaviour.rest])));
  }
}

function openBody(response: ServerResponse, isStream: boolean): void {
  response.writeHead(200, { "content-type": isStream ? "text/event-stream" : "application/json; charset=UTF-8" });
}

function sse(events: readonly GeminiEvent[]): string {
  return events.map((entry) => `data: ${JSON.stringify(entry)}\r\n\r\n`).join("");
}

/** The body of `:generateContent` for the same events: parts in order, everything else from the last event. */
function joined(events: readonly GeminiEvent[]): GeminiEvent {
  const candidates = events.flatMap((entry) => (Array.isArray(entry.candidates) ? entry.candidates : []));
  const last = events.at(-1) ?? {};
  if (candidates.length === 0) return last;
  const parts = candidates.flatMap((candidate) => candidate.content?.parts ?? []);
  return { ...last, candidates: [{ ...candidates.at(-1), content: { role: "model", parts } }] };
}
