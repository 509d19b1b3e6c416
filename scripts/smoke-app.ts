/** What the browser smoke needs of this machine: a Chromium, and the app on a port and a data directory of its own. */
import { execFileSync, spawn } from "node:child_process";
import { accessSync, constants, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const START_LIMIT_MS = 240_000;

/** The path of a Chromium: CHROMIUM_PATH where it is set, else Debian's or one on the PATH. */
export function findChromium(): string | undefined {
  const isProgram = (path: string | undefined): path is string => {
    try {
      accessSync(path ?? "", constants.X_OK);
      return path !== undefined;
    } catch {
      return false;
    }
  };
  const onPath = (name: string) => {
    try {
      return execFileSync("which", [name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
    } catch {
      return undefined;
    }
  };
  const chosen = process.env.CHROMIUM_PATH;
  const places = chosen ? [chosen] : ["/usr/bin/chromium", ...["chromium", "google-chrome"].map(onPath)];
  return places.find(isProgram);
}

export type Server = { origin: string; end(): Promise<void> };

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

/** Starts the app as `npm start` does, and waits until it says that it is ready. */
export async function startApp(env: Record<string, string>): Promise<Server> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "fanvise-smoke-"));
  const child = spawn(process.execPath, ["bin/start.mjs"], {
    cwd: root,
    env: {
      ...process.env,
      GOOGLE_API_KEY: "",
      DATABASE_URL: "",
      FANVISE_NOW: "",
      FANVISE_LEAGUE: "demo",
      ...env,
      PORT: String(port),
      FANVISE_DATA_DIR: dataDir,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const end = async () => {
    child.kill("SIGTERM");
    const limit = setTimeout(() => child.kill("SIGKILL"), 15_000);
    await ended;
    clearTimeout(limit);
    rmSync(dataDir, { recursive: true, force: true });
  };
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on("line", (line) => {
        said.push(line);
        if (line.startsWith("FanVise is ready")) resolve();
      });
    }
  });
  const late = new Promise<"late">((resolve) => setTimeout(() => resolve("late"), START_LIMIT_MS).unref());
  const outcome = await Promise.race([ready.then(() => "ready"), ended.then(() => "gone"), late]);
  if (outcome !== "ready") {
    await end();
    throw new Error(`the app did not start (${outcome}):\n${said.slice(-20).join("\n")}`);
  }
  return { origin: `http://127.0.0.1:${port}`, end };
}
