/**
 * Addresses that a person, a feed or a model could supply. Connections to the servers of these tests are real; any
 * other one is noted and goes nowhere, so that nothing leaves the machine even when the code is wrong.
 */
import net, { Socket } from "node:net";
import tls from "node:tls";
import { request } from "undici";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FaultServer, startFaultServer } from "#test/stubs/fault-server";
import { failureCode } from "@/lib/errors";
import { createHttpClient } from "./http-client";
import { createJsonPost } from "./json-post";
import { createOutboundAgent, operatorOrigins, type Resolve } from "./outbound";
import { createOutboundFetch } from "./outbound-fetch";
import { isPublicAddress } from "./public-address";

const PUBLIC_IPV4 = "93.184.216.34";
const PUBLIC_IPV6 = "2606:2800:220:1:248:1893:25c8:1946";

/** What the resolver of these tests says, by name. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  "private.example": ["10.1.2.3"],
  "loopback.example": ["127.0.0.1"],
  "mapped.example": ["::ffff:127.0.0.1"],
  "translated.example": ["64:ff9b::7f00:1"],
  "metadata.example": ["169.254.169.254"],
  "two-answers.example": [PUBLIC_IPV4, "127.0.0.1"],
  "two-families.example": [PUBLIC_IPV6, "192.168.0.1"],
  "zone.example": ["fe80::1%lo"],
  "nobody.example": [],
  localhost: ["127.0.0.1", "::1"],
  "localhost.": ["127.0.0.1"],
};
const resolve: Resolve = async (name) =>
  (NAMES[name] ?? []).map((address) => ({ address, family: net.isIPv6(address) ? 6 : 4 }));

const CASES: readonly [reason: string, url: string][] = [
  // Literal addresses of every special range.
  ...[
    ...["127.0.0.1", "127.1.2.3", "0.0.0.0", "10.0.0.1", "172.16.0.1", "172.31.255.254", "192.168.1.1"],
    ...["169.254.169.254", "100.64.0.1", "100.100.100.200", "198.18.0.1", "192.0.0.192", "192.0.2.1", "203.0.113.9"],
    ...["224.0.0.1", "240.0.0.1", "255.255.255.255", "168.63.129.16"],
    // The same in other spellings.
    ...["2130706433", "017700000001", "0x7f000001", "0x7f.0.0.1", "0177.0.0.1", "127.1", "127.0.1", "127.0.0.1."],
    ...["１２７．０．０．１", "%31%32%37.0.0.1", "①②⑦.⓪.⓪.①"],
    // IPv6, with IPv4 inside it in every known way.
    ...["[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[::127.0.0.1]", "[64:ff9b::7f00:1]"],
    ...["[64:ff9b:1::7f00:1]", "[2002:7f00:1::]", "[2001:0:4136:e378:8000:63bf:80ff:fffe]", "[fe80::1]", "[fc00::1]"],
    ...["[fd00:ec2::254]", "[ff02::1]", "[2001:db8::1]", "[100::1]", "[3fff::1]", "[5f00::1]"],
    // Names.
    ...Object.keys(NAMES),
  ].map((host): [string, string] => ["address", `http://${host}/`]),
  ["address", "https://loopback.example/"],
  ["login", "http://user@loopback.example/"],
  ["login", "http://user:secret@127.0.0.1/"],
  ["login", "https://example.com:443@127.0.0.1/"],
  ["scheme", "ftp://127.0.0.1/"],
  ["scheme", "file:///etc/passwd"],
  ["scheme", "gopher://127.0.0.1:6379/_INFO"],
  ["scheme", "data:text/plain,hello"],
  ["scheme", "javascript:alert(1)"],
  ["scheme", "ws://127.0.0.1/"],
  ["scheme", "blob:http://127.0.0.1/1"],
  ["port", "http://example.com:22/"],
  ["port", "http://example.com:6379/"],
  ["port", "https://example.com:8443/"],
  ["port", "http://example.com:443/"],
  ["port", "https://example.com:80/"],
];

let sink: FaultServer;
const opened: FaultServer[] = [];
/** Addresses to which a connection would have been made, beside those of our own servers. */
let dialled: string[] = [];

async function givenServer(status: number, headers: Record<string, string> = {}): Promise<FaultServer> {
  const server = await startFaultServer(async () => ({ status, headers, body: "{}" }));
  opened.push(server);
  return server;
}

beforeEach(async () => {
  sink = await givenServer(200);
  const connect = net.connect;
  const edge = (options: net.TcpNetConnectOpts): Socket => {
    if (opened.some(({ origin }) => origin === `http://${options.host}:${options.port}`)) return connect(options);
    const socket = new Socket();
    const end = (addresses: readonly string[], failure?: Error | null) => {
      dialled.push(...addresses);
      socket.destroy(failure ?? Object.assign(new Error("no network in a test"), { code: "ECONNREFUSED" }));
    };
    if (net.isIP(options.host ?? "") !== 0) process.nextTick(() => end([options.host ?? ""]));
    else {
      options.lookup?.(options.host ?? "", { all: true }, (failure, found) =>
        end(Array.isArray(found) ? found.map(({ address }) => address) : [found], failure),
      );
    }
    return socket;
  };
  // Of their overloads, undici uses the one with options.
  vi.spyOn(net, "connect").mockImplementation(edge as typeof net.connect);
  vi.spyOn(tls, "connect").mockImplementation(edge as unknown as typeof tls.connect);
});
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
  dialled = [];
});

type Options = Parameters<typeof createHttpClient>[0];
/** Every way in which this server opens an address, with what came of it: a status, or the failure. */
const DOORS: Readonly<Record<string, (url: string, options: Options) => Promise<unknown>>> = {
  async read(url, options) {
    const client = createHttpClient({ backoffMs: [1, 1], ...options });
    const outcome = await client.get({ url: new URL(url) }).then(
      ({ status }) => status,
      (failure) => failure,
    );
    await client.close();
    return outcome;
  },
  async post(url, options) {
    const { post, close } = createJsonPost({ backoffMs: [1], ...options });
    const outcome = await post({ url: new URL(url), body: {} }).then(
      ({ status }) => status,
      (failure) => failure,
    );
    await close();
    return outcome;
  },
  fetch: (url, options) =>
    createOutboundFetch(options)(url).then(
      ({ status }) => status,
      (failure: Error) => failure.cause ?? failure,
    ),
};

describe.each(Object.entries(DOORS))("%s", (_door, open) => {
  it.each(CASES)("refuses for its %s: %s", async (reason, url) => {
    const outcome = await open(url, { resolve });
    expect(failureCode(outcome)).toBe("http.address_refused");
    expect(outcome).toMatchObject({ context: { reason } });
    expect(dialled).toEqual([]);
  });

  it("opens an origin of the operator's settings, and that one only", async () => {
    const isOperatorOrigin = operatorOrigins(`${sink.origin}/path`, undefined);
    expect(await open(sink.origin, { isOperatorOrigin })).toBe(200);
    const other = sink.origin.replace("127.0.0.1", "127.0.0.2");
    expect(failureCode(await open(other, { isOperatorOrigin }))).toBe("http.address_refused");
    expect(sink.requests).toHaveLength(1);
    expect(dialled).toEqual([]);
  });

  it.each([301, 302, 303, 307, 308])("takes a redirect of status %i for an answer", async (status) => {
    const moved = await givenServer(status, { location: sink.origin });
    expect(await open(moved.origin, { isOperatorOrigin: operatorOrigins(moved.origin, sink.origin) })).toBe(status);
    expect(moved.requests).toHaveLength(1);
    expect(sink.requests).toHaveLength(0);
  });

  // A name that answers with a public address for the check, and with a private one for the connection.
  it("connects to the very addresses that were checked", async () => {
    const answers = [[PUBLIC_IPV4]];
    const rebinding: Resolve = async () =>
      (answers.shift() ?? ["127.0.0.1"]).map((address) => ({ address, family: 4 }));
    await open("http://rebinding.example/", { resolve: rebinding });
    await open("https://rebinding.example/", { resolve: rebinding });
    expect(dialled).toEqual([PUBLIC_IPV4]);
  });
});

it("its connections check by themselves, whoever uses them", async () => {
  const agent = createOutboundAgent({ connectTimeoutMs: 1_000 });
  const refused = await request(`${sink.origin}/`, { dispatcher: agent }).catch((failure: unknown) => failure);
  expect(failureCode(refused)).toBe("http.address_refused");
  expect(sink.requests).toHaveLength(0);
  await agent.destroy();
});

it("has at least sixty cases", () => expect(CASES.length).toBeGreaterThanOrEqual(60));

it.each([PUBLIC_IPV4, PUBLIC_IPV6, "1.1.1.1", "172.32.0.1", "100.128.0.1", "2a00:1450:4001::1"])(
  "%s is public",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

it.each(["", "example.com", "1.2.3", "::ffff:1.1.1.1", "fe80::1%eth0", "2606:2800::1%eth0"])(
  "%j is not public",
  (address) => expect(isPublicAddress(address)).toBe(false),
);
