/**
 * Starts the server that a standalone build made, in the folder that it is called from; `--health` asks whether it
 * answers.
 *
 *     [HOST=0.0.0.0] [PORT=3000] node bin/serve-standalone.mjs [--health]
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const host = process.env.HOST?.trim() || "127.0.0.1";
const port = process.env.PORT?.trim() || "3000";

if (process.argv.includes("--health")) {
  const name = ["0.0.0.0", "::"].includes(host) ? "127.0.0.1" : host;
  const address = `http://${name.includes(":") ? `[${name}]` : name}:${port}/api/health`;
  const isHealthy = await fetch(address, { signal: AbortSignal.timeout(4_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
  process.exitCode = isHealthy ? 0 : 1;
} else {
  // Next binds to HOSTNAME, which a container has for another purpose.
  process.env.HOSTNAME = host;
  process.env.PORT = port;
  // The app closes its database before it ends; Next's own handlers would end the process in the middle of that.
  process.env.NEXT_MANUAL_SIG_HANDLE = "true";
  await import("./server-limits.mjs");
  await import(pathToFileURL(join(process.cwd(), "server.js")).href);
}
