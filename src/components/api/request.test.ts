import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RequestFailed, request } from "./request";

describe("a request to the own server", () => {
  let server: Server;
  let origin = "";
  const seen: { url: string | undefined; method: string | undefined; type: string | undefined; body: string }[] = [];

  beforeAll(async () => {
    server = createServer(async (incoming, response) => {
      let body = "";
      for await (const chunk of incoming) body += chunk;
      seen.push({ url: incoming.url, method: incoming.method, type: incoming.headers["content-type"], body });
      if (incoming.url === "/ok") response.end('{"day":"2025-01-15"}');
      else if (incoming.url === "/page") response.writeHead(502).end("<html>");
      else response.writeHead(409).end('{"error":{"code":"thread.busy","message":"Wait.","requestId":"1"}}');
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    origin = `http://127.0.0.1:${address.port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it("asks with the given query, without what is not wished", async () => {
    await request(`${origin}/ok`, { query: { query: "Dončić & co", limit: 5, cursor: undefined, status: "" } }).catch(
      () => undefined,
    );
    expect(seen.at(-1)?.url).toBe("/ok?query=Don%C4%8Di%C4%87+%26+co&limit=5");
  });

  it("sends a body as JSON and reads the answer", async () => {
    expect(await request<{ day: string }>(`${origin}/ok`, { body: { day: "next" } })).toEqual({ day: "2025-01-15" });
    expect(seen.at(-1)).toEqual({ url: "/ok", method: "POST", type: "application/json", body: '{"day":"next"}' });
  });

  it("fails with the server's code and sentence", async () => {
    await expect(request(`${origin}/busy`)).rejects.toMatchObject({
      code: "thread.busy",
      message: "Wait.",
      status: 409,
    });
  });

  it("fails by name when the answer is not ours, and when none comes", async () => {
    await expect(request(`${origin}/page`)).rejects.toMatchObject({ code: "request.failed", status: 502 });
    await expect(request("http://127.0.0.1:1/")).rejects.toBeInstanceOf(RequestFailed);
    await expect(request("http://127.0.0.1:1/")).rejects.toMatchObject({ code: "connection.lost" });
  });

  it("throws an abort as it comes", async () => {
    const stop = new AbortController();
    stop.abort();
    await expect(request(`${origin}/ok`, { signal: stop.signal })).rejects.toMatchObject({ name: "AbortError" });
  });
});
