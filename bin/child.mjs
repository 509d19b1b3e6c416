/**
 * One program of the app at a time as a child process: its signals, its output, its end.
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { nodeForApp, projectRoot } from "./project-node.mjs";

const MAX_LINES = 60;
const AGAIN_MS = 1_000;
const STOP_WITHIN_MS = 15_000;
const PARENT_POLL_MS = 250;

/** Someone asked us to stop. */
export class Stopped extends Error {}

/**
 * Calls `onGone` when the shell that npm started us with has ended. npm hands signals to that shell only, which dies
 * without handing them on; a server would then stay behind. Without npm a parent may well end before us (`nohup`).
 */
function watchParent(onGone) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === "win32") return undefined;
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && onGone(), PARENT_POLL_MS).unref();
}

/**
 * Starts a Node program of the project.
 *
 * @param {string[]} args file and arguments
 * @param {{ env?: Record<string, string>, onLine?: (line: string, stream: "stdout" | "stderr") => void, readsInput?:
 * boolean }} options
 *   without `onLine`, the output goes where ours goes; `readsInput` hands on our standard input
 * @returns `ended` resolves with `{ code, signal }` once the process is gone and its output read; `lastLines` are its
 * last
 *   lines of both streams; `stop(signal)` asks it to end.
 */
export function startNode(args, { env = {}, onLine, readsInput = false } = {}) {
  const output = onLine ? "pipe" : "inherit";
  const child = spawn(nodeForApp(), args, {
    cwd: projectRoot,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
    stdio: [readsInput ? "inherit" : "ignore", output, output],
  });
  const lastLines = [];
  for (const stream of onLine ? ["stdout", "stderr"] : []) {
    createInterface({ input: child[stream] }).on("line", (line) => {
      lastLines.push(line);
      if (lastLines.length > MAX_LINES) lastLines.shift();
      onLine(line, stream);
    });
  }
  const ended = new Promise((resolve) => {
    child.once("error", (error) => resolve({ code: 1, signal: null, reason: error.message }));
    child.once("close", (code, signal) => resolve({ code, signal }));
  });
  return { ended, lastLines, stop: (signal) => child.kill(signal) };
}

/**
 * Hands our signals to the child and waits for it to end, so nothing is left behind.
 *
 * Ctrl-C reaches the whole foreground group, and npm repeats it: what comes within a second counts as one. Asking again
 * after that, or 15 s without an end, kills.
 *
 * @returns `isStopping()`: whether someone asked us to end
 */
export function forwardSignals(child) {
  let askedAt;
  const ask = (signal) => {
    if (askedAt === undefined) {
      askedAt = performance.now();
      // A closed terminal is a request to stop, and Next ends in good order for SIGTERM only.
      child.stop(signal === "SIGHUP" ? "SIGTERM" : signal);
      setTimeout(() => child.stop("SIGKILL"), STOP_WITHIN_MS).unref();
    } else if (performance.now() - askedAt > AGAIN_MS) child.stop("SIGKILL");
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, ask);
  const watch = watchParent(() => askedAt === undefined && ask("SIGTERM"));
  child.ended.then(() => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, ask);
  });
  return { isStopping: () => askedAt !== undefined };
}

/** Runs a program to its end and gives its exit code. Throws `Stopped` when someone asked us to stop meanwhile. */
export async function runNode(args, options) {
  const child = startNode(args, options);
  const { isStopping } = forwardSignals(child);
  const { code, signal, reason } = await child.ended;
  if (isStopping()) throw new Stopped();
  return { code: code ?? 1, why: reason ?? signal ?? `exit ${code}`, lastLines: child.lastLines };
}
