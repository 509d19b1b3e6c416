/**
 * Proof that an answer is compressed only for a client that accepts it.
 *
 * The built server is asked over raw sockets, since clients of Node and of browsers ask for compression by themselves.
 * An answer must be in a coding that the request's `Accept-Encoding` takes (RFC 9110, section 12.5.3), and the same
 * once it is unpacked.
 */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { gunzipSync, inflateSync } from "node:zlib";
import { startProofServer } from "../server/proof-server";
import type { TrialOutcome } from "../suite";

/** What is sent, and which codings it takes besides none. */
const ACCEPTED: readonly (readonly [string | undefined, readonly string[]])[] = [
  [undefined, []],
  ["", []],
  ["identity", []],
  ["gzip", ["gzip"]],
  ["gzip;q=0", []],
  ["gzip; q=0, *;q=0", []],
  ["*", ["gzip", "deflate"]],
  ["br", []],
  ["deflate", ["deflate"]],
  ["gzip;q=0, deflate", ["deflate"]],
  ["identity;q=1, gzip;q=0.5", ["gzip"]],
  ["br, gzip", ["gzip"]],
];

const CHUNKS = fileURLToPath(new URL("../../../.next/static/chunks", import.meta.url));
const UNPACKED: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  identity: (bytes) => bytes,
  gzip: (bytes) => gunzipSync(bytes),
  deflate: (bytes) => inflateSync(bytes),
};

async function ask(origin: string, path: string, method: string, accepted: string | undefined) {
  const headers = accepted === undefined ? {} : { "accept-encoding": accepted };
  const sent = request(`${origin}${path}`, { method, headers, agent: false });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.on("response", resolve).on("error", reject).end();
  });
  return {
    status: response.statusCode ?? 0,
    coding: response.headers["content-encoding"] ?? "identity",
    bytes: await buffer(response),
  };
}

/**
 * @param origin of a server with a build in this folder. Pages differ from one answer to the next, so only files are
 * compared.
 */
async function askEncodings(origin: string): Promise<{ faults: string[]; asked: number; compressed: number }> {
  const chunk = readdirSync(CHUNKS).find((name) => name.endsWith(".js")) ?? "";
  const files = [`/_next/static/chunks/${chunk}`, "/api/openapi.json"];
  const paths = [
    "/",
    "/week",
    "/nothing-here",
    "/api/players",
    "/api/metrics",
    "/api/export?format=csv&table=profiles",
  ];
  const faults: string[] = [];
  let [request, compressed] = [0, 0];
  for (const path of [...files, ...paths]) {
    const plain = await ask(origin, path, "GET", undefined);
    for (const [accepted, codings] of ACCEPTED) {
      for (const method of ["GET", "HEAD"]) {
        const { status, coding, bytes } = await ask(origin, path, method, accepted);
        request += 1;
        if (coding !== "identity") compressed += 1;
        const what = `${method} ${path} with ${accepted ?? "no header"}`;
        if (status !== plain.status) faults.push(`${what}: ${status}`);
        if (coding !== "identity" && !codings.includes(coding)) faults.push(`${what}: ${coding}`);
        const unpack = UNPACKED[coding];
        if (method === "GET" && files.includes(path) && !unpack?.(bytes).equals(plain.bytes))
          faults.push(`${what}: another body`);
      }
    }
  }
  return { faults, asked: request, compressed };
}

export async function encodingsTrial(): Promise<TrialOutcome> {
  const directory = mkdtempSync(join(tmpdir(), "fanvise-encodings-"));
  const server = await startProofServer({ FANVISE_DATA_DIR: directory });
  try {
    const { faults, asked: request, compressed } = await askEncodings(server.origin);
    return {
      // A server that compresses nothing would prove nothing.
      ok: faults.length === 0 && compressed > 0,
      line: faults.length === 0 ? `${request} requests, ${compressed} compressed` : faults.slice(0, 5).join("\n"),
      figures: { asked: request, compressed, wrong: faults.length },
    };
  } finally {
    await server.kill("SIGTERM");
    rmSync(directory, { recursive: true, force: true });
  }
}

export function encodingsSummary(outcomes: readonly TrialOutcome[]): string[] {
  const total = (name: string) => outcomes.reduce((sum, { figures }) => sum + (figures?.[name] ?? 0), 0);
  return [
    `${total("wrong")} of ${total("asked")} answers in a coding that was not asked for; ${total("compressed")} compressed`,
  ];
}
