/** The built app as `npm start` starts it, on a port and a data directory of its own. */
import { spawn } from "node:child_process";
import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { REFERENCE_DEMO } from "../leagues/reference-demo";

const root = fileURLToPath(new URL("../..", import.meta.url));
const START_LIMIT_MS = 240_000;
const STOP_LIMIT_MS = 15_000;

export type App = { origin: string; end(): Promise<void> };

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

/**
 * Resolves once the app reports that it is ready. @param env what differs from a first start on a fresh machine; @param
 * logPath file for its output
 */
export async function startApp(env: Readonly<Record<string, string>>, logPath?: string): Promise<App> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "fanvise-browser-"));
  const child = spawn(process.execPath, ["bin/start.mjs"], {
    cwd: root,
    env: {
      ...process.env,
      GOOGLE_API_KEY: "",
      DATABASE_URL: "",
      FANVISE_NOW: "",
      FANVISE_LEAGUE: "",
      FANVISE_MODEL: "rules",
      NEXT_PUBLIC_SUPABASE_URL: "",
      NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: "",
      NEWS_FEEDS: "[]",
      ...REFERENCE_DEMO,
      ...env,
      PORT: String(port),
      FANVISE_DATA_DIR: dataDir,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const texts: string[] = [];
  const log = logPath === undefined ? undefined : createWriteStream(logPath);
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const end = async () => {
    child.kill("SIGTERM");
    const limit = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_MS);
    await ended;
    clearTimeout(limit);
    log?.end();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on("line", (line) => {
        texts.push(line);
        log?.write(`${line}\n`);
        if (line.startsWith("FanVise is ready")) resolve();
      });
    }
  });
  const late = new Promise<"late">((resolve) => setTimeout(() => resolve("late"), START_LIMIT_MS).unref());
  const outcome = await Promise.race([ready.then(() => "ready"), ended.then(() => "gone"), late]);
  if (outcome !== "ready") {
    await end();
    throw new Error(`the app did not start (${outcome}):\n${texts.slice(-20).join("\n")}`);
  }
  return { origin: `http://127.0.0.1:${port}`, end };
}
