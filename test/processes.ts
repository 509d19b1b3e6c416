/**
 * Child processes for tests: started as plain Node with TypeScript loaded in, so that a signal reaches the program
 * itself.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

export type LineProcess = {
  readonly pid: number;
  /** Sends one line and gives the next JSON line that comes back. */
  ask(line: string): Promise<Record<string, unknown>>;
  kill(): Promise<void>;
};

/** Starts a TypeScript program of the project, arguments after its path. */
export const spawnScript = (script: string, args: readonly string[] = []): ChildProcess =>
  spawn(process.execPath, ["--import", "tsx", script, ...args], { cwd: root, stdio: ["pipe", "pipe", "inherit"] });

/** Starts `test/own-directory.ts` and waits until it is ready. */
export async function startOwner(): Promise<LineProcess> {
  const child = spawnScript("test/own-directory.ts");
  const { pid, stdin, stdout } = child;
  if (pid === undefined || stdin === null || stdout === null) throw new Error("the child did not start");
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<Record<string, unknown>> => {
    const { done, value } = await lines.next();
    if (done) throw new Error("the child ended before it answered");
    return JSON.parse(value);
  };
  await next();
  return {
    pid,
    ask(line) {
      stdin.write(`${line}\n`);
      return next();
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}
