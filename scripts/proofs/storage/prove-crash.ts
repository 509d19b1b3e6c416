/**
 * Proof that `kill -9` loses no acknowledged write of the embedded database.
 *
 *     tsx scripts/proofs/storage/prove-crash.ts --trials 20 [--seed 1] [--dir DIR]
 *
 * Each trial starts a process that writes, kills it at a moment drawn from the seed, opens the same directory again and
 * looks for every row whose COMMIT had been answered, in this trial and in all before it. Every fourth trial kills
 * while the database is still opening, the first one while it is being created. Exit 1 on any loss.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

export type CrashTrial = {
  readonly trial: number;
  readonly killed: "opening" | "writing";
  readonly afterMs: number;
  /** Rows acknowledged in this trial. */
  readonly acknowledged: number;
  /** Rows acknowledged so far, in any trial, that are not there whole. */
  readonly lost: number;
};

export type CrashProof = {
  readonly trials: readonly CrashTrial[];
  readonly acknowledged: number;
  readonly lost: number;
};

const root = fileURLToPath(new URL("../../../", import.meta.url));
const MAX_WRITING_MS = 1_500;
const MAX_OPENING_MS = 1_800;
const MAX_WAITING_MS = 60_000;

// Plain Node with the loader: a signal to the `tsx` command would miss the process that does the work.
const start = (...args: string[]): ChildProcess =>
  spawn(process.execPath, ["--import", "tsx", "scripts/proofs/storage/prove-crash-writer.ts", ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });

const after = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

/** Numbers in [0, 1) from a seed (mulberry32). */
export function drawsFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Lines of a child as they come; `first` resolves with the first one, or when the child ends. */
function collect(child: ChildProcess): { lines: string[]; first: Promise<void>; closed: Promise<void> } {
  if (child.stdout === null) throw new Error("the child has no output");
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  const { promise: first, resolve } = Promise.withResolvers<void>();
  reader.on("line", (line) => {
    lines.push(line);
    resolve();
  });
  const closed = once(reader, "close").then(() => resolve());
  return { lines, first, closed };
}

/** Rows acknowledged by a writer that was killed. */
async function writeAndKill(dataDir: string, trial: number, killed: CrashTrial["killed"], afterMs: number) {
  const writer = start("write", dataDir, String(trial));
  const ended = once(writer, "exit");
  const { lines, first, closed } = collect(writer);
  if (killed === "writing") await Promise.race([first, after(MAX_WAITING_MS)]);
  await after(afterMs);
  if (writer.exitCode !== null) throw new Error(`the writer of trial ${trial} ended by itself with ${writer.exitCode}`);
  writer.kill("SIGKILL");
  await Promise.all([ended, closed]);
  return lines.filter((line) => line !== "ready");
}

async function readAll(dataDir: string): Promise<Set<string>> {
  const reader = start("read", dataDir);
  const ended = once(reader, "exit");
  const { lines, closed } = collect(reader);
  const [exitCode] = await ended;
  await closed;
  if (exitCode !== 0 || lines.at(-1) !== "end")
    throw new Error(`the directory could not be read again (exit ${exitCode})`);
  return new Set(lines);
}

/** Runs the trials one after another on one directory, which is made new unless given. */
export async function proveCrash(options: {
  trials: number;
  seed: number;
  dataDir?: string;
  onTrial?: (trial: CrashTrial) => void;
}): Promise<CrashProof> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "fanvise-crash-"));
  const draw = drawsFrom(options.seed);
  const acknowledged: string[] = [];
  const trials: CrashTrial[] = [];
  try {
    for (let trial = 1; trial <= options.trials; trial += 1) {
      const killed = trial % 4 === 1 ? "opening" : "writing";
      const afterMs = Math.round(draw() * (killed === "opening" ? MAX_OPENING_MS : MAX_WRITING_MS));
      const rows = await writeAndKill(dataDir, trial, killed, afterMs);
      acknowledged.push(...rows);
      const present = await readAll(dataDir);
      const lost = acknowledged.filter((id) => !present.has(id)).length;
      trials.push({ trial, killed, afterMs, acknowledged: rows.length, lost });
      options.onTrial?.({ trial, killed, afterMs, acknowledged: rows.length, lost });
    }
  } finally {
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  }
  return { trials, acknowledged: acknowledged.length, lost: Math.max(0, ...trials.map(({ lost }) => lost)) };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      trials: { type: "string", default: "20" },
      seed: { type: "string", default: "1" },
      dir: { type: "string" },
    },
  });
  const proof = await proveCrash({
    trials: Number(values.trials),
    seed: Number(values.seed),
    ...(values.dir === undefined ? {} : { dataDir: values.dir }),
    onTrial: (t) =>
      console.log(
        `trial ${t.trial}: killed ${t.afterMs} ms into ${t.killed}, ${t.acknowledged} acknowledged, ${t.lost} lost`,
      ),
  });
  console.log(`lost=${proof.lost} of ${proof.acknowledged} acknowledged in ${proof.trials.length} trials`);
  if (proof.lost > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main();
