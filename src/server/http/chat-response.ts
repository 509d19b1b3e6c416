/** The three forms of a turn's answer: the AI SDK's event stream, one JSON object, or plain text. */
import { UI_MESSAGE_STREAM_HEADERS } from "ai";
import { z } from "zod";
import type { Grounding } from "@/contract/conversation/grounding";
import type { LoggedEvent } from "@/contract/conversation/stream-event";
import type { RunRow } from "@/db/conversations/conversations";
import { unverifiedLine } from "@/language/answers/unverified-line";
import type { StartedRun } from "@/runs/agent-runs";
import type { FanVise } from "../wiring/composition";

/** A silent connection is closed by proxies; a comment now and then keeps it. */
const HEARTBEAT_MS = 15_000;

const STREAM_HEADERS = {
  ...UI_MESSAGE_STREAM_HEADERS,
  "cache-control": "no-cache, no-transform",
  "x-accel-buffering": "no",
};

export function answerStarted(fanvise: FanVise, run: StartedRun, request: Request): Promise<Response> | Response {
  const ids = { "x-fanvise-thread-id": run.threadId, "x-fanvise-run-id": run.runId };
  const accept = request.headers.get("accept") ?? "";
  if (accept.includes("application/json")) return answerJson(run, ids);
  if (accept.includes("text/plain"))
    return answerText(fanvise, run, ids, new URL(request.url).searchParams.get("details") === "1");
  return streamRun(fanvise, run.runId, 0, ids);
}

async function answerJson(run: StartedRun, ids: Record<string, string>): Promise<Response> {
  return Response.json(await run.finished, { headers: { ...ids, "cache-control": "no-store" } });
}

/**
 * For a client that comes back: the running run from its start, or from the client's last event on; 204 when it missed
 * nothing.
 */
export async function followRun(fanvise: FanVise, run: RunRow, request: Request): Promise<Response> {
  const sent = z.coerce
    .number()
    .int()
    .nonnegative()
    .safeParse(request.headers.get("last-event-id") ?? undefined);
  // A finished run is replayed only to a client that says which event it missed.
  const hasMissed = sent.success && (await isBehind(fanvise, run, sent.data));
  if (run.status !== "running" && !hasMissed) return new Response(null, { status: 204 });
  // An id beyond this run's log belongs to another run of the thread: this one is sent from its start.
  return streamRun(fanvise, run.runId, sent.success && sent.data <= run.lastSeq ? sent.data : 0);
}

/** The status is written before the last event: a client that has seen all but that one has not seen the end. */
async function isBehind({ conversations }: FanVise, { runId, lastSeq }: RunRow, seq: number): Promise<boolean> {
  if (seq > lastSeq) return false;
  const last = (await conversations.eventsAfter(runId, seq - 1)).at(-1);
  return last?.seq !== seq || last.event.type !== "finish";
}

/** Events after `afterSeq` as server-sent events; each carries its sequence number as `id:`. */
function streamRun(fanvise: FanVise, runId: string, afterSeq: number, ids: Record<string, string> = {}): Response {
  const body = tailStream(
    fanvise,
    runId,
    afterSeq,
    ({ seq, event }) => {
      const text = `id: ${seq}\ndata: ${JSON.stringify(event)}\n\n`;
      return event.type === "finish" ? `${text}data: [DONE]\n\n` : text;
    },
    ": waiting\n\n",
  );
  return new Response(body, { headers: { ...STREAM_HEADERS, ...ids } });
}

/** @param hasDetails whether what is folded on the page follows the answer */
function answerText(fanvise: FanVise, run: StartedRun, ids: Record<string, string>, hasDetails: boolean): Response {
  let answer = "";
  const body = tailStream(fanvise, run.runId, 0, ({ event }) => {
    if (event.type === "text-delta") answer += event.delta;
    if (event.type === "data-details") return hasDetails ? `\n\n${event.data.markdown}\n` : "";
    return event.type === "text-delta" ? event.delta : event.type === "data-grounding" ? marks(answer, event.data) : "";
  });
  return new Response(body, {
    headers: {
      ...ids,
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-cache, no-transform",
      "x-accel-buffering": "no",
    },
  });
}

/** Plain text shows no marks: unsupported claims are listed after the answer. */
function marks(answer: string, grounding: Grounding): string {
  const line = unverifiedLine(answer, grounding, /\p{Script=Greek}/u.test(answer) ? "el" : "en");
  return line === "" ? "" : `\n\n${line}\n`;
}

function tailStream(
  fanvise: FanVise,
  runId: string,
  afterSeq: number,
  toText: (logged: LoggedEvent) => string,
  heartbeat?: string,
): ReadableStream<Uint8Array> {
  const left = new AbortController();
  const encoder = new TextEncoder();
  let timer: NodeJS.Timeout | undefined;
  return new ReadableStream({
    async start(controller) {
      if (heartbeat) timer = setInterval(() => controller.enqueue(encoder.encode(heartbeat)), HEARTBEAT_MS).unref();
      try {
        for await (const logged of fanvise.runs.tail(runId, afterSeq, left.signal)) {
          const text = toText(logged);
          if (text !== "") controller.enqueue(encoder.encode(text));
        }
        if (!left.signal.aborted) controller.close();
      } catch (error) {
        // The log stays: the client reconnects and goes on from its last event.
        if (!left.signal.aborted) controller.error(error);
      } finally {
        clearInterval(timer);
      }
    },
    // The reader left. The run does not belong to the connection and goes on.
    cancel() {
      clearInterval(timer);
      left.abort();
    },
  });
}
