/**
 * A local server of feeds: each path answers as scripted, and every request is recorded with its headers.
 *
 * A stalled answer lasts until `release`, so that a test decides what comes first and waits for nothing by the clock.
 */
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export type ServedFeed = {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /**
   * `stall` answers nothing, `drip` a space now and then after its head, `endless` without end, `reset` ends the
   * connection.
   */
  fault?: "stall" | "drip" | "endless" | "reset";
};

export type FeedRequest = { path: string; headers: IncomingHttpHeaders };

export type FeedServer = {
  origin: string;
  requests: readonly FeedRequest[];
  requestsOf(path: string): FeedRequest[];
  /** Ends the connections of all stalled answers. */
  release(): void;
  close(): Promise<void>;
};

/** @param answer what a request gets; undefined is a 404. */
export async function startFeedServer(answer: (request: FeedRequest) => ServedFeed | undefined): Promise<FeedServer> {
  const requests: FeedRequest[] = [];
  const stalled = new Set<{ destroy(): void }>();
  const server: Server = createServer((incoming, response) => {
    const request = { path: incoming.url ?? "/", headers: incoming.headers };
    requests.push(request);
    const { status = 200, headers = {}, body = "", fault } = answer(request) ?? { status: 404 };
    if (fault === "stall") return void stalled.add(incoming.socket);
    if (fault === "reset") return void incoming.socket.destroy();
    response.writeHead(status, { "content-type": "application/rss+xml", ...headers });
    if (fault === undefined) return void response.end(body);
    const piece = fault === "endless" ? Buffer.alloc(262_144, 32) : Buffer.from(" ");
    const timer = setInterval(() => response.write(piece), fault === "endless" ? 1 : 20);
    response.on("close", () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's address is never a pipe name
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    requestsOf: (path) => requests.filter((request) => request.path === path),
    release() {
      for (const socket of stalled) socket.destroy();
      stalled.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type WrittenItem = { id?: string; title?: string; text?: string; link?: string; date?: string; extra?: string };

const element = (name: string, value: string | undefined) => (value === undefined ? "" : `<${name}>${value}</${name}>`);

/** An RSS document; values are put in as they are. */
export function rss(items: readonly WrittenItem[]): string {
  const written = items.map(
    ({ id, title, text, link, date, extra = "" }) =>
      `<item>${element("guid", id)}${element("title", title)}${element("link", link)}${element("description", text)}${element("pubDate", date)}${extra}</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>A feed</title><link>https://feed.example/</link><description>News</description>${written.join("")}</channel></rss>`;
}
