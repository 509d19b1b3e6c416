/**
 * A throwaway Postgres 15 server for tests, from Debian's binaries where the machine has them.
 *
 * The server refuses to run as root, so a root test run starts it as the `postgres` account that Debian's package
 * makes.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

const BINARIES = "/usr/lib/postgresql/15/bin";

export const hasPostgres15 = existsSync(join(BINARIES, "initdb"));

export type TestPostgres = {
  /** Creates an empty database, or a copy of another one nobody is connected to, and gives its connection string. */
  createDatabase(name: string, template?: string): Promise<string>;
  /** Drops a database and closes its connections. */
  dropDatabase(name: string): Promise<void>;
  /** Ends the server: "fast" ends its sessions in order, "immediate" is a crash. */
  end(how: "fast" | "immediate"): Promise<void>;
  /** Starts an ended server on the same data and port, where it recovers from its crash. */
  begin(): Promise<void>;
  /** Both, one after the other. */
  restart(how: "fast" | "immediate"): Promise<void>;
  stop(): Promise<void>;
};

function account(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode}`);
    if (Date.now() > deadline) throw new Error("postgres did not start in 15 s");
    await new Promise((resume) => setTimeout(resume, 50));
  }
}

/** Starts a server of its own in a temporary directory, on a free port of 127.0.0.1. Only where `hasPostgres15`. */
export async function startPostgres15(): Promise<TestPostgres> {
  const who = account();
  const directory = mkdtempSync(join(tmpdir(), "fanvise-postgres-"));
  if ("uid" in who) chownSync(directory, who.uid, who.gid);
  const run = { ...who, cwd: directory };
  const cluster = join(directory, "cluster");
  const made = spawnSync(
    join(BINARIES, "initdb"),
    ["-D", cluster, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
    { ...run, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const port = await freePort();
  const settings = [`port=${port}`, "listen_addresses=127.0.0.1", `unix_socket_directories=${directory}`, "fsync=off"];
  const args = ["-D", cluster, ...settings.flatMap((setting) => ["-c", setting])];
  const spawned = () => spawn(join(BINARIES, "postgres"), args, { ...run, stdio: "ignore" });
  let server = spawned();
  /** SIGINT is Postgres' fast shutdown, which ends sessions and does not wait for them; SIGQUIT the immediate one. */
  const end = async (how: "fast" | "immediate") => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill(how === "fast" ? "SIGINT" : "SIGQUIT");
    await ended;
  };
  const begin = async () => {
    server = spawned();
    await untilReady(server, urlOf("postgres"));
  };
  const urlOf = (database: string) => `postgresql://postgres@127.0.0.1:${port}/${database}`;
  await untilReady(server, urlOf("postgres"));
  const administer = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: urlOf("postgres") });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  return {
    async createDatabase(name, template) {
      await administer(`create database "${name}"${template === undefined ? "" : ` template "${template}"`}`);
      return urlOf(name);
    },
    dropDatabase: (name) => administer(`drop database "${name}" with (force)`),
    end,
    begin,
    async restart(how) {
      await end(how);
      await begin();
    },
    async stop() {
      await end("fast");
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
