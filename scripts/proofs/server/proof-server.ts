/** The production server as a proof starts and kills it. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { REFERENCE_DEMO } from "#test/leagues/reference-demo";
import { SERVER_NODE_FLAGS } from "../../../bin/project-node.mjs";
import type { KillPoint } from "../decisions/decision-points";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const NEXT = join(root, "node_modules", "next", "dist", "bin", "next");
const KILL_AT = join(root, "scripts", "proofs", "server", "kill-at.mjs");
const LIMITS = join(root, "bin", "server-limits.mjs");
/** A proof starts hundreds of servers; each would compile the same code. */
const CODE_CACHE = join(root, ".fanvise", "prove", "code");
const START_LIMIT_MS = 60_000;
const MAX_LINES = 20;

export const JOB_SECRET = "a-secret-of-the-proof";

type ProcessFault = "lose engine" | "slow engine" | "move clock" | "stall" | "eat memory";

export type ProofServer = {
  readonly pid: number;
  readonly origin: string;
  /** Since when it answers, on the clock of `performance.now()`. */
  readonly readyAtMs: number;
  /** The next time that it comes to this point, it kills itself. */
  arm(point: KillPoint): Promise<void>;
  /** Something goes wrong in its process, at once. `FAULTS` of `kill-at.mjs` says what each does. */
  suffer(fault: ProcessFault, ms?: number): Promise<void>;
  /** Bytes in use after garbage collection. */
  liveBytes(): Promise<number>;
  /**
   * Queries the embedded engine that the server runs; values are in the statement's column order. @throws Error where
   * it is refused, as within a transaction that failed.
   */
  query(text: string): Promise<unknown[][]>;
  isGone(): boolean;
  /** Resolves when the process is gone. */
  readonly gone: Promise<void>;
  kill(signal: "SIGKILL" | "SIGTERM"): Promise<void>;
};

let isBuilt = false;

/** Builds the app when the sources changed, as `npm start` does; once a process. */
function build(): void {
  if (isBuilt) return;
  const script = "await (await import('./bin/build.mjs')).buildWhenNeeded()";
  execFileSync(process.execPath, ["--input-type=module", "-e", script], { cwd: root, stdio: ["ignore", 2, 2] });
  isBuilt = true;
}

export type StartOptions = {
  /** Every line that the server writes, on either stream. */
  readonly onLine?: (line: string) => void;
  /** A free one when left out. */
  readonly port?: number;
  /** For its process alone, such as a limit of its memory. */
  readonly nodeFlags?: readonly string[];
  /** The account of the machine that it runs as. */
  readonly uid?: number;
};

/** Starts what `npm start` starts, and waits until it answers. */
export async function startProofServer(
  env: Readonly<Record<string, string>>,
  options: StartOptions = {},
): Promise<ProofServer> {
  build();
  const port = options.port ?? (await freePort());
  const spawnedAtMs = performance.now();
  const child = spawn(process.execPath, [NEXT, "start", "-H", "127.0.0.1", "-p", String(port)], {
    cwd: root,
    env: {
      ...process.env,
      GOOGLE_API_KEY: "",
      DATABASE_URL: "",
      FANVISE_NOW: "",
      FANVISE_LEAGUE: "demo",
      FANVISE_MODEL: "rules",
      FANVISE_JOBS: "off",
      CRON_SECRET: JOB_SECRET,
      FANVISE_CHATS_PER_MINUTE: "10000",
      ...REFERENCE_DEMO,
      ...env,
      HOST: "127.0.0.1",
      PORT: String(port),
      NEXT_MANUAL_SIG_HANDLE: "true",
      NEXT_TELEMETRY_DISABLED: "1",
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} ${[...SERVER_NODE_FLAGS, ...(options.nodeFlags ?? [])].join(" ")} --import ${LIMITS} --import ${KILL_AT}`,
      NODE_COMPILE_CACHE: CODE_CACHE,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
  });
  const lastLines = keepLines(child, options.onLine);
  const gone = once(child, "exit").then(() => undefined);
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isReady(origin))) {
    if (isGone()) throw new Error(`the server ended while it started:\n${lastLines.join("\n")}`);
    if (performance.now() - spawnedAtMs > START_LIMIT_MS) {
      child.kill("SIGKILL");
      throw new Error(`the server did not start:\n${lastLines.join("\n")}`);
    }
    await new Promise((resume) => setTimeout(resume, 20));
  }
  return {
    pid: child.pid ?? 0,
    origin,
    isGone,
    gone,
    readyAtMs: performance.now(),
    async suffer(fault, ms = 0) {
      const done = once(child, "message");
      child.send({ fault, ms });
      await done;
    },
    async liveBytes() {
      const reported = once(child, "message");
      child.send("collect");
      const [{ liveBytes }] = await reported;
      return Number(liveBytes);
    },
    async query(text) {
      const reported = once(child, "message");
      child.send({ query: text });
      const [{ rows, failure }] = await reported;
      if (failure) throw new Error(`the engine refused: ${JSON.stringify(failure)}`);
      return rows;
    },
    async arm({ at, holds, nextCommit }) {
      const armed = once(child, "message");
      child.send({ at, holds, nextCommit });
      await armed;
    },
    async kill(signal) {
      if (!isGone()) child.kill(signal);
      await gone;
    },
  };
}

function keepLines({ stdout, stderr }: ChildProcess, onLine: StartOptions["onLine"]): string[] {
  const lines: string[] = [];
  for (const stream of [stdout, stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line);
      lines.splice(0, lines.length - MAX_LINES);
      onLine?.(line);
    });
  }
  return lines;
}

async function isReady(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/api/ready`, { signal: AbortSignal.timeout(5_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
