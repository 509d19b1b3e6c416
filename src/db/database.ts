/**
 * Opens the database, whichever home it has.
 *
 * Callers get the same three things on both: a pool for libraries, Kysely for the server's own work, and `close`. Nothing else tells
 * the homes apart.
 */
import { Kysely, PostgresDialect } from "kysely";
import { AppError } from "@/lib/errors";
import type { Logger } from "@/lib/log";
import { makeFolder } from "@/lib/make-folder";
import { backupsIn, writeBackup } from "./embedded/backups";
import { acquireDirectoryLock, type DirectoryLock } from "./embedded/directory-lock";
import { type DiskGuard, type DiskState, diskOf, watchDisk } from "./embedded/disk-guard";
import { DEFAULT_WAIT_LIMIT_MS, EmbeddedPool } from "./embedded/embedded-pool";
import { openInDirectory } from "./embedded/embedded-store";
import { DatabaseDamaged, DatabaseUnavailable, refusedWrite, writeRefusalOf } from "./errors";
import { vacuumTables } from "./jobs/vacuum";
import { asPgPool, type DatabasePool } from "./pool";
import { PostgresPool } from "./postgres-pool";
import type { Schema } from "./schema";

export type Database = {
  readonly backend: "embedded" | "postgres";
  readonly pool: DatabasePool;
  /** The server's own reads and writes. Not bound by row level security: never pass a person's words into its scope. */
  readonly kysely: Kysely<Schema>;
  /** Finishes what is under way and gives the data directory up. May be called again. */
  close(): Promise<void>;
  /** Present on the embedded home: publishes this process's address to others. */
  readonly ownerLock?: DirectoryLock;
  /** Present on the embedded home: copies the database beside itself, while statements wait. @param day `YYYY-MM-DD` */
  readonly backUp?: (day: string) => Promise<{ stored: number }>;
  /**
   * Present on the embedded home: gives the space of old rows and of the log back. Nothing is done while the disk takes
   * no writes.
   */
  readonly vacuum?: (signal: AbortSignal) => Promise<{ vacuumed: number } | { skipped: string }>;
  /**
   * Present on the embedded home: writes are refused with `DatabaseDiskFull` or `DatabaseReadOnly` while the disk takes
   * none.
   */
  readonly disk?: Pick<DiskGuard, "refusal" | "check">;
};

export type OpenOptions = {
  /** A Postgres connection string; absent for the embedded home. */
  readonly url?: string | undefined;
  readonly dataDir: string;
  readonly log: Logger;
  /** Progress for a person who waits: a new embedded database takes seconds. */
  readonly onStep?: (text: string) => void;
  /** Longest wait for the session or for a connection, milliseconds. */
  readonly waitLimitMs?: number;
  /** Longest run of one statement on a server, milliseconds. The embedded engine cannot stop one. */
  readonly statementTimeoutMs?: number;
  /** Overrides of the disk functions; the system's own where left out. */
  readonly disk?: Partial<DiskState>;
};

const DEFAULT_STATEMENT_TIMEOUT_MS = 30_000;
const MAX_CONNECTIONS = 10;

/** @throws DataDirectoryInUse, DatabaseUnavailable, DatabaseDiskFull, DatabaseReadOnly */
export function openDatabase(options: OpenOptions): Promise<Database> {
  return options.url === undefined ? openEmbedded(options) : openPostgres(options, options.url);
}

async function openEmbedded(options: OpenOptions): Promise<Database> {
  let lock: DirectoryLock | undefined;
  try {
    makeFolder(options.dataDir);
    lock = acquireDirectoryLock(options.dataDir);
    const open = (onStep: (text: string) => void = () => undefined) => openInDirectory(options.dataDir, onStep);
    const engine = await open(options.onStep);
    const [backup] = await backupsIn(options.dataDir);
    const pool = new EmbeddedPool(engine, {
      waitLimitMs: options.waitLimitMs ?? DEFAULT_WAIT_LIMIT_MS,
      onDamage: (cause) => new DatabaseDamaged({ what: "unreadable" }, backup, { cause }),
      reopen: open,
    });
    pool.on("error", () => options.log.log("error", "database.engine_lost"));
    const disk = watchDisk({
      disk: { ...diskOf(options.dataDir), ...options.disk },
      log: options.log,
      engine: pool,
    });
    await disk.check();
    const database = databaseOver("embedded", pool, lock);
    return {
      ...database,
      disk,
      // Both make a checkpoint, and one that fails leaves the engine's answers one behind its questions.
      async backUp(day) {
        if (disk.refusal) throw refusedWrite(disk.refusal);
        return backUp(pool, options.dataDir, day);
      },
      vacuum: async (signal) => (disk.refusal ? { skipped: "the disk takes no writes" } : vacuumTables(pool, signal)),
      async close() {
        disk.stop();
        await database.close();
      },
    };
  } catch (error) {
    lock?.release();
    if (error instanceof AppError) throw error;
    const refusal = writeRefusalOf(error);
    throw refusal ? refusedWrite(refusal, { cause: error }) : new DatabaseUnavailable("embedded", { cause: error });
  }
}

/**
 * In a transaction, which holds the one session; a checkpoint first, so that the copy needs no log to be read again.
 */
async function backUp(pool: EmbeddedPool, dataDir: string, day: string): Promise<{ stored: number }> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("checkpoint");
    const report = await writeBackup(dataDir, day);
    await client.query("commit");
    return report;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

async function openPostgres(options: OpenOptions, url: string): Promise<Database> {
  const pool = new PostgresPool({
    url,
    log: options.log,
    waitLimitMs: options.waitLimitMs ?? DEFAULT_WAIT_LIMIT_MS,
    statementTimeoutMs: options.statementTimeoutMs ?? DEFAULT_STATEMENT_TIMEOUT_MS,
    maxConnections: MAX_CONNECTIONS,
  });
  try {
    options.onStep?.("Connecting to the database");
    await pool.query("select 1");
  } catch (error) {
    await pool.end();
    throw error instanceof AppError ? error : new DatabaseUnavailable("postgres", { cause: error });
  }
  return databaseOver("postgres", pool);
}

/** The database over a pool that is open already. `close` ends the pool and then gives the lock up. */
export function databaseOver(backend: Database["backend"], pool: DatabasePool, ownerLock?: DirectoryLock): Database {
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: asPgPool(pool) }) });
  return {
    backend,
    pool,
    kysely,
    ...(ownerLock === undefined ? {} : { ownerLock }),
    async close() {
      await pool.end();
      ownerLock?.release();
    },
  };
}
