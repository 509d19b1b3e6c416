#!/usr/bin/env node
/**
 * The `fanvise` command: makes the folder ready, then runs `src/cli/main.ts` with the same arguments.
 *
 * Standard output carries the answer and nothing else; set-up speaks on standard error. The exit code is the command's.
 */
import { constants } from "node:os";
import { forwardSignals, startNode } from "./child.mjs";
import { SetupFailed, setUp } from "./setup.mjs";

try {
  await setUp();
} catch (error) {
  if (!(error instanceof SetupFailed)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
// The program runs in the project's folder; files that a person names lie where they called from.
const calledFrom = process.env.INIT_CWD ?? process.cwd();
const args = ["--import", "tsx", "src/cli/main.ts", "--from", calledFrom, ...process.argv.slice(2)];
const child = startNode(args, { readsInput: true });
forwardSignals(child);
const { code, signal } = await child.ended;
process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
