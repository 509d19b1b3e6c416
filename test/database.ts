/**
 * Databases for tests: the real schema, in memory, in well under a second; and the same on a real Postgres 15.
 *
 * Migrating takes seconds, so it happens once per state of the migrations: the migrated directory is cached in the
 * system's temporary folder under a name made from everything that shapes it.
 */
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { type Database, databaseOver, openDatabase } from "@/db/database";
import { databaseFolder } from "@/db/embedded/backups";
import { EmbeddedPool } from "@/db/embedded/embedded-pool";
import { openInMemory } from "@/db/embedded/embedded-store";
import { migrate, readMigrations } from "@/db/migrate";
import { silentLogger } from "@/lib/log";
import { holdCompiledEngine } from "./compiled-engine";
import { MigratedFileSystem, type MigratedFiles, readMigratedFiles, writeMigratedFiles } from "./migrated-files";
import { hasPostgres15, startPostgres15 } from "./postgres";

export const supabaseDir = fileURLToPath(new URL("../supabase", import.meta.url));

export type TestDatabaseOptions = { readonly waitLimitMs?: number };

/** A migrated, empty embedded database in memory. Close it when done. */
export async function openTestDatabase(options: TestDatabaseOptions = {}): Promise<Database> {
  return databaseOver("embedded", new EmbeddedPool(await openTestEngine(), options));
}

/** The engine alone, migrated and empty, in memory. */
export async function openTestEngine(): Promise<PGlite> {
  await holdCompiledEngine();
  migratedFiles ??= migratedFilesPath().then(readMigratedFiles);
  return openInMemory({ fs: new MigratedFileSystem(await migratedFiles), startParams: SMALL_ENGINE });
}

let migratedFiles: Promise<MigratedFiles> | undefined;

/** Postgres clears its shared buffers at each start: 128 MB, a third of what opening an engine takes, when nothing is said. */
const SMALL_ENGINE = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/** A new folder under the system's temporary one, and how to remove it. */
export function temporaryDirectory(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "fanvise-test-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

async function migratedFilesPath(): Promise<string> {
  const path = join(tmpdir(), `fanvise-test-database-${process.getuid?.() ?? 0}-${await migrationsKey()}`);
  if (existsSync(path)) return path;
  const engine = await openInMemory();
  const pool = new EmbeddedPool(engine);
  await migrate({ pool, backend: "embedded", log: silentLogger, supabaseDir });
  // A database that was closed has nothing to make good at its next start.
  await engine.query("checkpoint");
  writeMigratedFiles(engine, path);
  await pool.end();
  return path;
}

/**
 * A data directory whose database is made and migrated: what a server finds at every start but its first, which takes
 * four seconds. Made once per state of the migrations, then copied.
 */
export async function preparedDirectory(): Promise<{ path: string; remove(): void }> {
  const directory = temporaryDirectory();
  cpSync(await migratedFolder(), databaseFolder(directory.path), { recursive: true });
  return directory;
}

async function migratedFolder(): Promise<string> {
  const path = join(tmpdir(), `fanvise-test-folder-${process.getuid?.() ?? 0}-${await migrationsKey()}`);
  if (existsSync(path)) return path;
  const making = temporaryDirectory();
  const database = await openDatabase({ dataDir: making.path, log: silentLogger });
  await migrate({ pool: database.pool, backend: "embedded", log: silentLogger, supabaseDir });
  await database.close();
  try {
    renameSync(databaseFolder(making.path), path);
  } catch (error) {
    // Another test was faster.
    if (!existsSync(path)) throw error;
  }
  making.remove();
  return path;
}

/** Names one state of the migrations and of the code that applies them. */
export async function migrationsKey(): Promise<string> {
  const require = createRequire(import.meta.url);
  const versionOf = (name: string): string => {
    const entry = require.resolve(name);
    const folder = entry.slice(0, entry.lastIndexOf(join("node_modules", name)) + join("node_modules", name).length);
    return readFileSync(join(folder, "package.json"), "utf8");
  };
  const migrations = await readMigrations(join(supabaseDir, "migrations"));
  const parts = [
    readFileSync(join(supabaseDir, "prelude.sql"), "utf8"),
    ...migrations.flatMap(({ name, sha256 }) => [name, sha256]),
    readFileSync(fileURLToPath(new URL("../src/db/migrate.ts", import.meta.url)), "utf8"),
    readFileSync(fileURLToPath(new URL("../src/db/conversations/checkpoints.ts", import.meta.url)), "utf8"),
    readFileSync(fileURLToPath(new URL("../src/db/jobs/job-queue.ts", import.meta.url)), "utf8"),
    ...[
      "@electric-sql/pglite",
      "@electric-sql/pglite-pgvector",
      "@langchain/langgraph-checkpoint-postgres",
      "pg-boss",
    ].map(versionOf),
  ];
  return createHash("sha256").update(parts.join("\0")).digest("hex").slice(0, 24);
}

export type RunningDatabase = {
  /** A database with the whole schema, not shared with anything. */
  openMigrated(options?: TestDatabaseOptions): Promise<Database>;
  /** A database with nothing in it. */
  openEmpty(): Promise<Database>;
  stop(): Promise<void>;
};

export type TestDatabase = {
  readonly name: string;
  readonly backend: Database["backend"];
  readonly isPresent: boolean;
  start(): Promise<RunningDatabase>;
};

const embeddedDatabase: TestDatabase = {
  name: "embedded",
  backend: "embedded",
  isPresent: true,
  start: async () => ({
    openMigrated: openTestDatabase,
    openEmpty: async () => databaseOver("embedded", new EmbeddedPool(await openInMemory())),
    stop: async () => undefined,
  }),
};

const postgresDatabase: TestDatabase = {
  name: hasPostgres15 ? "postgres 15" : "postgres 15 (SKIPPED: its server is not installed)",
  backend: "postgres",
  isPresent: hasPostgres15,
  async start() {
    const server = await startPostgres15();
    let count = 0;
    let hasTemplate = false;
    const open = (url: string, options: TestDatabaseOptions = {}) =>
      openDatabase({ url, dataDir: "", log: silentLogger, ...options });
    const create = (template?: string) => {
      count += 1;
      return server.createDatabase(`test_${count}`, template);
    };
    return {
      async openMigrated(options) {
        if (!hasTemplate) {
          const database = await open(await server.createDatabase("migrated"));
          await migrate({ pool: database.pool, backend: "postgres", log: silentLogger, supabaseDir });
          await database.close();
          hasTemplate = true;
        }
        return open(await create("migrated"), options);
      },
      openEmpty: async () => open(await create()),
      stop: () => server.stop(),
    };
  },
};

/** Both homes, for a suite that must hold on each: `describe.each(DATABASE_BACKENDS)`, with `describe.skipIf` on `isPresent`. */
export const DATABASE_BACKENDS: readonly TestDatabase[] = [embeddedDatabase, postgresDatabase];
