/** Runs cases in a tree, as its own `npm run eval` does, and reads what came of them. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { CaseResult, EvalRun } from "../runner/trace";

/** Longest that one run may take before it is given up: a fault may keep the product from ending. */
const GIVEN_UP_AFTER_MS = 600_000;
const LAST_WORDS_CHARS = 2_000;

export type Evaluation = {
  /**
   * Ids of the cases that were played and failed; one that could not be played, or waited too long for a look-up, shows
   * nothing.
   */
  readonly failed: readonly string[];
  /** Cases that came to an end. */
  readonly ran: readonly string[];
  /** What the run said when it ended without results. */
  readonly trouble: string | null;
};

/** @param stopAfter failures that are enough. @param dataset a file of cases, absolute. */
export async function evaluate(
  directory: string,
  { cases, dataset, stopAfter }: { cases: readonly string[]; dataset: string; stopAfter?: number },
): Promise<Evaluation> {
  const out = join(directory, "evaluation.json");
  rmSync(out, { force: true });
  const args = ["--import", "tsx", "fanvise_eval/main.ts", "--dataset", dataset, "--workers", "1", "--json", out];
  if (stopAfter !== undefined) args.push("--stop-after-failures", String(stopAfter));
  const text = await programme(directory, [...args, ...cases.flatMap((id) => ["--case", id])]);
  if (!existsSync(out)) return { failed: [], ran: [], trouble: text };
  const { results } = JSON.parse(readFileSync(out, "utf8")) as EvalRun; // written by the run itself
  const played = results.filter(({ trace }) => trace.steps.length > 0 && !isTimedOut(trace));
  return {
    failed: played.filter(({ grade }) => grade === "failed").map(({ id }) => id),
    ran: results.map(({ id }) => id),
    trouble: results.length > 0 && played.length === 0 ? (results[0]?.verdict.end_state[0] ?? text) : null,
  };
}

/** A look-up was given up: on a busy machine that happens without any fault. */
const isTimedOut = (trace: CaseResult["trace"]): boolean => JSON.stringify(trace).includes('"tool.timeout"');

/** @returns the last that it said. */
function programme(directory: string, args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, args, { cwd: directory, stdio: ["ignore", "pipe", "pipe"] });
  const timer = setTimeout(() => child.kill(), GIVEN_UP_AFTER_MS);
  let text = "";
  const hear = (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-LAST_WORDS_CHARS);
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => {
      clearTimeout(timer);
      resolve(`${text.trim()}\nended with ${signal ?? code}`);
    });
  });
}
