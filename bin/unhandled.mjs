/**
 * Notes promises that were rejected with nobody listening, and thrown errors that nobody caught, so that a run in which
 * one happened fails.
 *
 * Loaded with `--import` or by an import. What a process of its own meets makes its exit code 1. `watchChildren()` has
 * every Node program that is started from here on load this file too, and collects what they note: a server goes on
 * after such an error, so its answers would not tell.
 */
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FILE = "FANVISE_UNHANDLED_FILE";
/** For a process started with Node options of its own, which replace the ones it would inherit. */
export const WATCH_FLAGS = ["--import", fileURLToPath(import.meta.url)];

const own = [];
let readLength = 0;
let rethrown;

function note(kind, reason) {
  const what = reason instanceof Error ? (reason.stack ?? reason.message) : String(reason);
  const line = `${kind} in process ${process.pid}: ${what}`.replaceAll(/\s*\n\s*/g, " | ");
  const file = process.env[FILE];
  if (file !== undefined && existsSync(file)) appendFileSync(file, `${line}\n`);
  else own.push(line);
}

process.on("unhandledRejection", (reason) => {
  note("unhandled rejection", reason);
  // Without another listener Node would end the process with this error; listening alone would keep it alive.
  if (process.listenerCount("unhandledRejection") > 1) return;
  rethrown = reason;
  throw reason;
});
process.on("uncaughtExceptionMonitor", (error) => {
  if (rethrown === undefined || error !== rethrown) note("uncaught exception", error);
});

/** What was noted since the last call, here and in children; one line each. */
export function takeUnhandled() {
  const file = process.env[FILE];
  const text = file !== undefined && existsSync(file) ? readFileSync(file, "utf8").slice(readLength) : "";
  readLength += text.length;
  return [...own.splice(0), ...text.split("\n").filter((line) => line !== "")];
}

/** Call it once, before anything is started. */
export function watchChildren() {
  const folder = mkdtempSync(join(tmpdir(), "fanvise-unhandled-"));
  process.env[FILE] = join(folder, "lines");
  appendFileSync(process.env[FILE], "");
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS ?? "", ...WATCH_FLAGS].join(" ").trim();
  process.on("exit", () => {
    failWhenUnhandled();
    rmSync(folder, { recursive: true, force: true });
  });
}

function failWhenUnhandled() {
  const lines = takeUnhandled();
  if (lines.length === 0) return;
  process.stderr.write(`${lines.join("\n")}\nFAILED: ${lines.length} errors were handled by nobody\n`);
  process.exitCode ||= 1;
}

if (process.env[FILE] === undefined) process.on("exit", failWhenUnhandled);
