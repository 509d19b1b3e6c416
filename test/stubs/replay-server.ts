/**
 * The recorded ESPN payloads served over HTTP, where the replay server is there. One process a server, ended by its own
 * id.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { replayServerPath } from "../shared-fixtures";

export type ReplayServer = { origin: string; port: number; close(): Promise<void> };

/** @param fault one of the server's named faults; @param port 0 or absent for a free one. */
export async function startReplayServer(options: { fault?: string; port?: number } = {}): Promise<ReplayServer> {
  const faultArguments = options.fault === undefined ? [] : ["--fault", options.fault];
  const child = spawn(process.execPath, [replayServerPath, "--port", String(options.port ?? 0), ...faultArguments], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const origin = await firstOrigin(child);
  return {
    origin,
    port: Number(new URL(origin).port),
    close: () =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.kill("SIGTERM");
      }),
  };
}

function firstOrigin(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`the replay server ended with ${code}`)));
    if (!child.stdout) return reject(new Error("the replay server has no output"));
    createInterface({ input: child.stdout }).once("line", (line) => resolve(line.replace("listening ", "")));
  });
}
