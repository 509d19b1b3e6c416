/**
 * A local server that answers like ESPN, one scripted answer a request, and remembers what it was asked.
 *
 * For faults and for headers; recorded payloads and the demo league cover the contents.
 */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export type StubAnswer = {
  status?: number;
  headers?: Record<string, string>;
  /** A string goes out as it is; anything else as JSON. */
  body?: unknown;
  /** `stall` never answers, `reset` destroys the socket, `endless` sends a body that does not end. */
  fault?: "stall" | "reset" | "endless";
};

export type StubRequest = {
  path: string;
  views: string[];
  filter: unknown;
  scoringPeriod: string | null;
  cookie: string;
};

export type EspnStub = { origin: string; requests: StubRequest[]; close(): Promise<void> };

export async function startEspnStub(answer: (request: StubRequest, index: number) => StubAnswer): Promise<EspnStub> {
  const requests: StubRequest[] = [];
  const server = createServer((request, response) => {
    const requested = read(request);
    requests.push(requested);
    const { status = 200, headers = {}, body = {}, fault } = answer(requested, requests.length - 1);
    if (fault === "stall") return;
    if (fault === "reset") return void request.socket.destroy();
    response.writeHead(status, { "content-type": "application/json", ...headers });
    if (fault === "endless") {
      const timer = setInterval(() => response.write(Buffer.alloc(262_144, 32)), 1);
      response.on("close", () => clearInterval(timer));
      return;
    }
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's address is never a pipe name
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function read(request: IncomingMessage): StubRequest {
  const url = new URL(request.url ?? "/", "http://stub");
  const filter = request.headers["x-fantasy-filter"];
  return {
    path: url.pathname,
    views: url.searchParams.getAll("view"),
    filter: typeof filter === "string" ? JSON.parse(filter) : undefined,
    scoringPeriod: url.searchParams.get("scoringPeriodId"),
    cookie: request.headers.cookie ?? "",
  };
}
