/**
 * Proof that nobody can make the server work by sending much, or hold it by sending slowly.
 *
 * The built server, asked over raw connections that send as fast as it takes them. Its time is what the kernel counts
 * for the process, all threads, less what it spends idle in the same time; its memory is the resident set.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ProofServer, startProofServer } from "../server/proof-server";
import type { TrialOutcome } from "../suite";

const MAX_MS = 50;
const MAX_GROWTH_MB = 24;
const TIMES = 9;
const CUT_WITHIN_MS = 15_000;
const IDLE_MS = 1_500;

type Hostile = {
  what: string;
  /** Statuses that are right. */
  expect: readonly number[];
  head: string;
  /** Sent again and again until `bytes` are sent. */
  block: string;
  bytes: number;
  isChunked?: boolean;
  /** One byte of the block a second, instead of all at once. */
  isSlow?: boolean;
};

const MEGABYTES_100 = 100 * 1_048_576;
const JSON_TYPE = "content-type: application/json";
const head = (path: string, ...headers: string[]) =>
  ["POST", path, "HTTP/1.1\r\nhost: {{HOST}}\r\n"].join(" ") + headers.map((header) => `${header}\r\n`).join("");
const sized = (path: string, bytes: number, type = JSON_TYPE) => head(path, type, `content-length: ${bytes}`);
const chunked = (path: string) => head(path, JSON_TYPE, "transfer-encoding: chunked");
const CHAT = "/api/agent/chat";
const FILL = "x".repeat(65_536);
const KEYS = `{${Array.from({ length: 1_000_000 }, (_, at) => `"k${at}":0`).join()}}`;
const NESTED = `${'{"a":'.repeat(200_000)}0${"}".repeat(200_000)}`;

export const HOSTILE_REQUESTS: readonly Hostile[] = [
  { what: "100 MB, declared", expect: [413], head: sized(CHAT, MEGABYTES_100), block: FILL, bytes: MEGABYTES_100 },
  { what: "100 MB in chunks", expect: [413], head: chunked(CHAT), block: FILL, bytes: MEGABYTES_100, isChunked: true },
  {
    what: "100 MB that are not JSON",
    expect: [415],
    head: sized(CHAT, MEGABYTES_100, "content-type: text/plain"),
    block: FILL,
    bytes: MEGABYTES_100,
  },
  { what: "100 MB for a page", expect: [413], head: sized("/", MEGABYTES_100), block: FILL, bytes: MEGABYTES_100 },
  {
    what: "100 MB in chunks for a page",
    expect: [413],
    head: chunked("/"),
    block: FILL,
    bytes: MEGABYTES_100,
    isChunked: true,
  },
  {
    what: "100 MB for what is not there",
    expect: [404],
    head: sized("/api/no", MEGABYTES_100),
    block: FILL,
    bytes: MEGABYTES_100,
  },
  { what: "1,000,000 keys", expect: [413], head: chunked(CHAT), block: KEYS, bytes: KEYS.length, isChunked: true },
  { what: "200,000 levels", expect: [413], head: chunked(CHAT), block: NESTED, bytes: NESTED.length, isChunked: true },
  {
    what: "as many levels as 64 KiB hold",
    expect: [400],
    head: sized(CHAT, 65_536),
    block: "[".repeat(65_536),
    bytes: 65_536,
  },
  { what: "a body at 1 byte/s", expect: [400, 408], head: sized(CHAT, 1_000), block: "x", bytes: 1_000, isSlow: true },
  { what: "headers at 1 byte/s", expect: [408], head: "", block: `${sized(CHAT, 10)}`, bytes: 1_000, isSlow: true },
];

type Answer = { status: number | undefined; endedAfterMs: number };

/** Sends until all is sent or the server has had enough. */
function attack(origin: string, hostile: Hostile): Promise<Answer> {
  const { hostname, port, host } = new URL(origin);
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let received = "";
    let timer: NodeJS.Timeout | undefined;
    socket.on("data", (bytes) => {
      received += bytes.toString("latin1");
    });
    socket.on("error", () => undefined);
    // A client closes once it has its answer.
    socket.on("end", () => socket.destroy());
    socket.on("close", () => {
      clearInterval(timer);
      const status = /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1];
      resolve({
        status: status === undefined ? undefined : Number(status),
        endedAfterMs: performance.now() - startedAt,
      });
    });
    const opening = hostile.head === "" ? "" : `${hostile.head}\r\n`.replace("{{HOST}}", host);
    if (opening !== "") socket.write(opening);
    const block = Buffer.from(hostile.block.replace("{{HOST}}", host));
    if (hostile.isSlow) {
      let at = 0;
      timer = setInterval(() => socket.write(block.subarray(at % block.length, (at++ % block.length) + 1)), 1_000);
      return;
    }
    const framed = hostile.isChunked
      ? Buffer.concat([Buffer.from(`${block.length.toString(16)}\r\n`), block, Buffer.from("\r\n")])
      : block;
    let left = Math.ceil(hostile.bytes / block.length);
    const pour = () => {
      while (left > 0 && !socket.destroyed) {
        left -= 1;
        if (!socket.write(framed)) return;
      }
      if (left === 0) socket.end(hostile.isChunked ? "0\r\n\r\n" : "");
    };
    socket.on("drain", pour);
    pour();
  });
}

/** Resource use of the process so far, from the kernel. */
function spent(pid: number): { cpuMs: number; residentMb: number } {
  let nanoseconds = 0;
  for (const task of readdirSync(`/proc/${pid}/task`)) {
    nanoseconds += Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")[0]);
  }
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return { cpuMs: nanoseconds / 1e6, residentMb: Number(resident) / 1_024 };
}

type CostServer = { server: ProofServer; directory: string; idleMsPerMs: number };
let opened: Promise<CostServer> | undefined;

async function open(): Promise<CostServer> {
  const directory = mkdtempSync(join(tmpdir(), "fanvise-cost-"));
  const server = await startProofServer({ FANVISE_DATA_DIR: directory });
  // The first of each kind compiles and allocates what the others use again.
  for (const hostile of HOSTILE_REQUESTS.filter(({ isSlow }) => !isSlow)) {
    for (let round = 0; round < 3; round += 1) await attack(server.origin, hostile);
  }
  const before = spent(server.pid).cpuMs;
  const startedAt = performance.now();
  await new Promise((resume) => setTimeout(resume, IDLE_MS));
  return { server, directory, idleMsPerMs: (spent(server.pid).cpuMs - before) / (performance.now() - startedAt) };
}

export async function closeCostServer(): Promise<void> {
  if (!opened) return;
  const { server, directory } = await opened;
  opened = undefined;
  await server.kill("SIGTERM");
  rmSync(directory, { recursive: true, force: true });
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** @param index which of the hostile requests, from 1 on */
export async function costTrial(index: number): Promise<TrialOutcome> {
  opened ??= open();
  const { server, idleMsPerMs } = await opened;
  const hostile = HOSTILE_REQUESTS[(index - 1) % HOSTILE_REQUESTS.length];
  if (!hostile) throw new Error("there is no such request");
  const wrong: string[] = [];
  const costs: number[] = [];
  let answered = 0;
  let maxMs = 0;
  const residentBefore = spent(server.pid).residentMb;
  const times = hostile.isSlow ? 1 : TIMES;
  for (let round = 0; round < times; round += 1) {
    const before = spent(server.pid).cpuMs;
    const { status, endedAfterMs } = await attack(server.origin, hostile);
    costs.push(spent(server.pid).cpuMs - before - idleMsPerMs * endedAfterMs);
    maxMs = Math.max(maxMs, endedAfterMs);
    if (status !== undefined) answered += 1;
    if (status !== undefined && !hostile.expect.includes(status)) wrong.push(`answered ${status}`);
    if (hostile.isSlow && endedAfterMs > CUT_WITHIN_MS) wrong.push(`cut after ${Math.round(endedAfterMs)} ms`);
  }
  const growthMb = spent(server.pid).residentMb - residentBefore;
  const costMs = Math.max(0, median(costs));
  if (answered < times) wrong.push(`${times - answered} never answered`);
  // Over the seconds of a slow one, what the server does anyway is more than the request.
  if (!hostile.isSlow && costMs > MAX_MS) wrong.push(`${costMs.toFixed(1)} ms`);
  if (growthMb > MAX_GROWTH_MB) wrong.push(`${growthMb.toFixed(1)} MB more`);
  const next = await fetch(`${server.origin}/api/threads`);
  await next.body?.cancel();
  if (next.status !== 200) wrong.push(`the next good request: ${next.status}`);
  return {
    ok: wrong.length === 0,
    line: `${hostile.what}: ${hostile.isSlow ? `cut off after ${Math.round(maxMs)} ms` : `${costMs.toFixed(1)} ms, ${growthMb.toFixed(1)} MB`}, ${answered} answers${wrong.length > 0 ? ` WRONG: ${wrong.join(", ")}` : ""}`,
    figures: hostile.isSlow ? {} : { costMs, growthMb },
  };
}

export function costSummary(outcomes: readonly TrialOutcome[]): string[] {
  const max = (name: string) => Math.max(0, ...outcomes.map(({ figures }) => figures?.[name] ?? 0)).toFixed(1);
  return [`at most ${max("costMs")} ms of the server's time (median of a request) and ${max("growthMb")} MB`];
}
