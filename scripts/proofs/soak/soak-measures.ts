/** Resources of a server, read from outside its code: memory, open files, sockets, threads, rows. */
import { readdirSync, readFileSync, readlinkSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ProofServer } from "../server/proof-server";

export type Holding = {
  /** JavaScript's own memory once the garbage is gone, in bytes. */
  readonly liveBytes: number;
  /** Resident memory of the process, the embedded engine's included, in bytes. */
  readonly residentBytes: number;
  /** Open files, those of the database and sockets not counted. */
  readonly files: number;
  readonly databaseFiles: number;
  /** Sockets that stay once idle connections had time to close. */
  readonly sockets: number;
  readonly threads: number;
  /** Bytes of all files of the data folder but the database's log. */
  readonly folderBytes: number;
  readonly databaseLogBytes: number;
  /** Row counts by table with its schema, such as `public.runs`. */
  readonly rows: ReadonlyMap<string, number>;
};

const MAX_TRIES = 20;
/** Node closes an idle connection 5 s after its last answer (`server.keepAliveTimeout`), and 1 s of grace. */
const IDLE_SOCKET_MS = 7_000;
const SOCKET_READ_EVERY_MS = 500;

export async function holdingOf(server: ProofServer, folder: string): Promise<Holding> {
  const liveBytes = await server.liveBytes();
  const open = descriptorsOf(server.pid);
  const isOfDatabase = (target: string) => target.startsWith(`${folder}/`);
  return {
    liveBytes,
    residentBytes: statusNumber(server.pid, "VmRSS") * 1_024,
    files: open.filter((target) => !isSocket(target) && !isOfDatabase(target)).length,
    databaseFiles: open.filter(isOfDatabase).length,
    sockets: await settledSockets(server.pid),
    threads: statusNumber(server.pid, "Threads"),
    folderBytes: bytesIn(folder) - bytesIn(join(folder, "postgres", "pg_wal")),
    databaseLogBytes: bytesIn(join(folder, "postgres", "pg_wal")),
    rows: await rowsOf(server),
  };
}

const isSocket = (target: string): boolean => target.startsWith("socket:");

/** @returns the fewest that were open at once: a leak stays, a connection that is merely idle closes */
async function settledSockets(pid: number): Promise<number> {
  let fewest = Number.POSITIVE_INFINITY;
  for (let waitedMs = 0; waitedMs <= IDLE_SOCKET_MS; waitedMs += SOCKET_READ_EVERY_MS) {
    fewest = Math.min(fewest, descriptorsOf(pid).filter(isSocket).length);
    await wait(SOCKET_READ_EVERY_MS);
  }
  return fewest;
}

/** man 5 proc: a descriptor closed while the folder is read has no link any more. */
function descriptorsOf(pid: number): string[] {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).flatMap((name) => {
    try {
      return [readlinkSync(`${folder}/${name}`)];
    } catch {
      return [];
    }
  });
}

function statusNumber(pid: number, name: string): number {
  const line = readFileSync(`/proc/${pid}/status`, "utf8")
    .split("\n")
    .find((each) => each.startsWith(`${name}:`));
  return Number(/\d+/.exec(line ?? "")?.[0] ?? Number.NaN);
}

function bytesIn(folder: string): number {
  let bytes = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    try {
      bytes += statSync(`${entry.parentPath}/${entry.name}`).size;
    } catch {
      // Gone since it was listed.
    }
  }
  return bytes;
}

/**
 * A statement of ours may fall into a transaction of the server that runs as a person, who may not read every table.
 */
async function rowsOf(server: ProofServer): Promise<ReadonlyMap<string, number>> {
  for (let tries = 1; ; tries += 1) {
    try {
      const tables = await server.query(
        `select n.nspname || '.' || c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by 1`,
      );
      const counts = tables.map(([name]) => {
        const [schema, table] = String(name).split(".");
        return `select '${name}', count(*) from "${schema}"."${table}"`;
      });
      const rows = await server.query(counts.join(" union all "));
      return new Map(rows.map(([name, count]) => [String(name), Number(count)]));
    } catch (error) {
      if (tries === MAX_TRIES) throw error;
      await wait(100);
    }
  }
}
