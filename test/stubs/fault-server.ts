/**
 * A local proxy that spoils the answers of another server on demand: every way in which a source fails.
 *
 * The fault is set and removed while it runs, for all requests or for some, and every request is recorded for counting.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { request } from "undici";

export const FAULTS = [
  "429 with Retry-After",
  "429 without Retry-After",
  "500",
  "502",
  "503",
  "401",
  "reset",
  "stall",
  "one byte a second",
  "endless body",
  "HTML 200",
  "truncated JSON",
  "redirect loop",
] as const;
export type Fault = (typeof FAULTS)[number];

/** What "429 with Retry-After" asks for: longer than any call may take. */
export const ASKED_WAIT_SECONDS = 60;
const STALL_MS = 30_000;

export type SeenRequest = { method: string; url: URL; headers: IncomingMessage["headers"]; body: string };
export type ServedAnswer = { status: number; headers?: Record<string, string>; body: string };

export type FaultServer = {
  origin: string;
  requests: readonly SeenRequest[];
  /** Spoils the requests that `concerns` picks, all when it is left out; `undefined` ends the fault. */
  setFault(fault: Fault | undefined, concerns?: (request: SeenRequest) => boolean): void;
  close(): Promise<void>;
};

/** @param answer what is served without a fault; `forwardTo` asks another server. */
export async function startFaultServer(answer: (request: SeenRequest) => Promise<ServedAnswer>): Promise<FaultServer> {
  const requests: SeenRequest[] = [];
  let fault: Fault | undefined;
  let isConcerned: (request: SeenRequest) => boolean = () => true;
  const server = createServer(async (incoming, response) => {
    const seen = await read(incoming);
    requests.push(seen);
    if (fault !== undefined && isConcerned(seen)) return spoil(fault, seen, response, answer);
    send(response, await answer(seen));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's address is never a pipe name
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    setFault(next, concerns = () => true) {
      fault = next;
      isConcerned = concerns;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Passes requests on to another server of this machine, with the headers that change its answer. */
export function forwardTo(origin: string): (request: SeenRequest) => Promise<ServedAnswer> {
  return async ({ url, headers }) => {
    const filter = headers["x-fantasy-filter"];
    const answer = await request(new URL(url.pathname + url.search, origin), {
      headers: typeof filter === "string" ? { "x-fantasy-filter": filter } : {},
    });
    const passed = Object.entries(answer.headers).flatMap(([name, value]) =>
      name === "content-type" || name.startsWith("x-fantasy-") ? [[name, String(value)]] : [],
    );
    return { status: answer.statusCode, headers: Object.fromEntries(passed), body: await answer.body.text() };
  };
}

async function read(incoming: IncomingMessage): Promise<SeenRequest> {
  return {
    method: incoming.method ?? "GET",
    url: new URL(incoming.url ?? "/", "http://fault-server"),
    headers: incoming.headers,
    body: await text(incoming),
  };
}

function send(response: ServerResponse, { status, headers, body }: ServedAnswer): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(body);
}

async function spoil(
  fault: Fault,
  seen: SeenRequest,
  response: ServerResponse,
  answer: (request: SeenRequest) => Promise<ServedAnswer>,
): Promise<void> {
  switch (fault) {
    case "429 with Retry-After":
      return send(response, { status: 429, headers: { "retry-after": String(ASKED_WAIT_SECONDS) }, body: "{}" });
    case "429 without Retry-After":
      return send(response, { status: 429, body: "{}" });
    case "500":
    case "502":
    case "503":
    case "401":
      return send(response, { status: Number(fault), body: "{}" });
    case "reset":
      response.socket?.resetAndDestroy();
      return;
    case "stall": {
      const late = setTimeout(async () => send(response, await answer(seen)), STALL_MS);
      response.on("close", () => clearTimeout(late));
      return;
    }
    case "one byte a second":
      return drip(response, await answer(seen));
    case "endless body":
      return pour(response);
    case "HTML 200":
      return send(response, {
        status: 200,
        headers: { "content-type": "text/html" },
        body: "<!doctype html><title>Welcome</title>",
      });
    case "truncated JSON": {
      const whole = await answer(seen);
      return send(response, { ...whole, body: whole.body.slice(0, whole.body.length / 2) });
    }
    case "redirect loop":
      return send(response, {
        status: 302,
        headers: { location: seen.url.pathname + seen.url.search },
        body: "Redirecting",
      });
  }
}

function drip(response: ServerResponse, { status, body }: ServedAnswer): void {
  response.writeHead(status, { "content-type": "application/json" });
  let sent = 0;
  const next = () => {
    response.write(body.slice(sent, sent + 1));
    sent += 1;
    if (sent >= body.length) response.end();
  };
  next();
  const timer = setInterval(next, 1_000);
  response.on("close", () => clearInterval(timer));
}

function pour(response: ServerResponse): void {
  const chunk = Buffer.alloc(262_144, " ");
  response.writeHead(200, { "content-type": "application/json" });
  const fill = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on("drain", fill);
  fill();
}
