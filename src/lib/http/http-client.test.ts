/** Reads of a local source that fails in every way, with real connections. */
import { afterEach, describe, expect, it } from "vitest";
import { ASKED_WAIT_SECONDS, type Fault, type FaultServer, startFaultServer } from "#test/stubs/fault-server";
import { failureCode } from "@/lib/errors";
import { createHttpClient, type HttpClient, type HttpOptions } from "./http-client";

const NOON = Date.parse("2026-11-21T12:00:00Z");
/** For sources that would otherwise use up the product's limits. */
const SHORT = { attemptTimeoutMs: 300, totalTimeoutMs: 700 };

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

async function givenSource(error?: Fault): Promise<FaultServer> {
  const source = await startFaultServer(async () => ({ status: 200, body: '{"ok":true}' }));
  source.setFault(error);
  opened.push(source);
  return source;
}

function givenClient(options: HttpOptions = {}): HttpClient {
  const client = createHttpClient({ isOperatorOrigin: () => true, backoffMs: [1, 1], openForMs: 60_000, ...options });
  opened.push(client);
  return client;
}

/** The status of the answer, or the code of the failure. */
const outcomeOf = (client: HttpClient, source: FaultServer, path = "/") =>
  client.get({ url: new URL(path, source.origin) }).then(({ status }) => status, failureCode);

describe("one read", () => {
  const cases: [Fault, number | string, number][] = [
    ["429 with Retry-After", 429, 1],
    ["429 without Retry-After", 429, 3],
    ["500", 500, 3],
    ["502", 502, 3],
    ["503", 503, 3],
    ["401", 401, 1],
    ["reset", "http.unreachable", 3],
    ["stall", "http.timeout", 3],
    ["one byte a second", "http.timeout", 3],
    ["endless body", "http.too_large", 1],
    ["HTML 200", 200, 1],
    ["truncated JSON", 200, 1],
    ["redirect loop", 302, 1],
  ];
  it.each(cases)("of a source with %s ends as %s after %i requests at most", async (error, outcome, max) => {
    const source = await givenSource(error);
    const limits = { maxBytes: 100_000, ...(outcome === "http.timeout" ? SHORT : {}) };
    expect(await outcomeOf(givenClient({ limits }), source)).toBe(outcome);
    expect(source.requests.length).toBeGreaterThan(0);
    expect(source.requests.length).toBeLessThanOrEqual(max);
  });

  it("survives a lone failure", async () => {
    let isFirst = true;
    const source = await startFaultServer(async () => {
      const status = isFirst ? 503 : 200;
      isFirst = false;
      return { status, body: "{}" };
    });
    opened.push(source);
    expect(await outcomeOf(givenClient(), source)).toBe(200);
    expect(source.requests).toHaveLength(2);
  });
});

describe("many reads of a failing source", () => {
  it("make at most 1.2 requests a first attempt, and cost another source nothing", async () => {
    const [failing, other] = [await givenSource("500"), await givenSource()];
    // A breaker that closes at once lets every call reach the source.
    const client = givenClient({ openForMs: 0 });
    for (let call = 0; call < 40; call += 1) await outcomeOf(client, failing, `/${call}`);
    const firstAttempts = new Set(failing.requests.map(({ url }) => url.pathname)).size;
    expect(firstAttempts).toBe(40);
    expect(failing.requests.length).toBeLessThanOrEqual(1.2 * firstAttempts);
    other.setFault("500");
    await outcomeOf(client, other);
    expect(other.requests).toHaveLength(3);
  });

  it("stop after five failures in a row, let one probe through, and go on when it succeeds", async () => {
    const source = await givenSource("503");
    const client = givenClient({ openForMs: 40, limits: { maxAttempts: 1 } });
    for (let call = 0; call < 5; call += 1) expect(await outcomeOf(client, source)).toBe(503);
    expect(client.breakerOf(source.origin)).toBe("open");
    expect(await outcomeOf(client, source)).toBe("http.paused");
    expect(source.requests).toHaveLength(5);

    const tenAtOnce = () => Promise.all(Array.from({ length: 10 }, () => outcomeOf(client, source)));
    await expect.poll(async () => (await tenAtOnce()).filter((outcome) => outcome === 503).length).toBe(1);
    expect(source.requests).toHaveLength(6);
    expect(client.breakerOf(source.origin)).toBe("open");

    source.setFault(undefined);
    await expect.poll(tenAtOnce).toEqual(Array(10).fill(200));
    expect(client.breakerOf(source.origin)).toBe("closed");
  });
});

describe("a source that asks for a wait", () => {
  it("is left alone until then by every call, and asked again afterwards", async () => {
    let nowMs = NOON;
    const source = await givenSource("429 with Retry-After");
    const client = givenClient({ clock: { now: () => nowMs } });
    expect(await outcomeOf(client, source)).toBe(429);
    expect(client.breakerOf(source.origin)).toBe("open");
    source.setFault(undefined);
    nowMs += (ASKED_WAIT_SECONDS - 1) * 1_000;
    expect(await outcomeOf(client, source)).toBe("http.paused");
    expect(source.requests).toHaveLength(1);
    nowMs += 1_000;
    expect(await outcomeOf(client, source)).toBe(200);
    expect(client.breakerOf(source.origin)).toBe("closed");
  });

  it.each([
    ["86400", 300],
    [new Date(NOON + 90_000).toUTCString(), 90],
    ["soon", 0],
    ["-5", 0],
  ])("of %s is waited for %i seconds", async (question, seconds) => {
    let nowMs = NOON;
    const source = await startFaultServer(async () => ({
      status: 503,
      headers: { "retry-after": question },
      body: "",
    }));
    opened.push(source);
    const client = givenClient({ clock: { now: () => nowMs }, limits: { maxAttempts: 1 } });
    await outcomeOf(client, source);
    nowMs += seconds * 1_000 - 1;
    expect(await outcomeOf(client, source)).toBe(seconds === 0 ? 503 : "http.paused");
    nowMs += 1;
    expect(await outcomeOf(client, source)).toBe(503);
  });

  it("shorter than the call may take is retried after it", async () => {
    const source = await startFaultServer(async () => ({ status: 429, headers: { "retry-after": "0" }, body: "" }));
    opened.push(source);
    expect(await outcomeOf(givenClient(), source)).toBe(429);
    expect(source.requests).toHaveLength(3);
  });
});

it("a caller who stops gets his own reason at once, and nobody is blamed", async () => {
  const source = await givenSource("stall");
  const client = givenClient();
  const stop = new AbortController();
  const read = client.get({ url: new URL(source.origin), signal: stop.signal }).catch((reason: unknown) => reason);
  await expect.poll(() => source.requests.length).toBe(1);
  stop.abort("stopped by the person");
  expect(await read).toBe("stopped by the person");
  expect(client.breakerOf(source.origin)).toBe("closed");
});
