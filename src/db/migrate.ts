/**
 * Brings a database to the schema of this version.
 *
 * Files in `supabase/migrations` run in the order of their names, each in a transaction of its own together with its
 * line in `fanvise.schema_migrations`. A file that was applied must never change. Two servers that start at once on
 * one Postgres take turns through a lock on that table; no advisory locks, which connection poolers do not carry.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sha256Hex } from "@/lib/crypto/sha256";
import type { Logger } from "@/lib/log";
import { setUpCheckpoints } from "./conversations/checkpoints";
import type { UpgradeBackups } from "./embedded/upgrade-backups";
import { DatabaseNewer, MigrationChanged, MigrationFailed, sqlStateOf } from "./errors";
import { setUpJobQueue } from "./jobs/job-queue";
import type { DatabasePool, PoolClient } from "./pool";

export type MigrateOptions = {
  readonly pool: DatabasePool;
  readonly backend: "embedded" | "postgres";
  readonly log: Logger;
  /** Holds `prelude.sql` and `migrations/`. Default: `supabase` in the working directory. */
  readonly supabaseDir?: string;
  readonly onStep?: (text: string) => void;
  /** Where the home copies itself before an upgrade. */
  readonly backups?: UpgradeBackups | undefined;
};

export type MigrationReport = {
  /** Names applied by this call, in order. */
  readonly applied: readonly string[];
  /**
   * Always none: a database with migrations that this version does not know is refused. Part of what readiness says.
   */
  readonly unknown: readonly string[];
  /** Whether the vector type can be used. */
  readonly hasVector: boolean;
};

type Migration = { readonly name: string; readonly sql: string; readonly sha256: string };

const MIGRATION_NAME = /^\d{4}_[a-z0-9_]+\.sql$/;

/**
 * Applies what is missing, behind a backup where there is something to lose. Calling it again changes nothing.
 *
 * @throws DatabaseNewer before anything is written; MigrationChanged; UpgradeNotBackedUp; MigrationFailed (that file is
 * rolled
 *   back whole, the ones before it stand).
 */
export async function migrate(options: MigrateOptions): Promise<MigrationReport> {
  const supabaseDir = options.supabaseDir ?? join(process.cwd(), "supabase");
  const migrations = await readMigrations(join(supabaseDir, "migrations"));
  const { pool, backups } = options;
  await refuseNewer(options, migrations);
  await repeatOnRace(() => prepare(options, join(supabaseDir, "prelude.sql")));
  const hasVector = await ensureVector(options);
  const before = await appliedHashes(pool);
  for (const migration of migrations) assertUnchanged(migration, before);
  const applied: string[] = [];
  const missing = migrations.filter(({ name }) => !before.has(name));
  if (backups && missing[0] && before.size > 0) {
    options.onStep?.("Backing up the database before its upgrade");
    options.log.log("info", "database.backed_up", { name: await backups.take(missing[0].name) });
  }
  for (const migration of missing) {
    options.onStep?.(`Applying ${migration.name}`);
    if (await applyOne(pool, migration)) applied.push(migration.name);
  }
  if (options.backend === "embedded") await setUpLibraries(pool);
  else await withMigrationLock(pool, () => setUpLibraries(pool));
  return { applied, unknown: [], hasVector };
}

/** An older version on a newer schema would write rows that the newer one's rules never saw. */
async function refuseNewer({ pool, backups }: MigrateOptions, migrations: readonly Migration[]): Promise<void> {
  const { rows } = await pool.query<{ isThere: boolean }>(
    `select to_regclass('fanvise.schema_migrations') is not null as "isThere"`,
  );
  if (!rows[0]?.isThere) return;
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...(await appliedHashes(pool)).keys()].filter((name) => !known.has(name));
  if (unknown[0] !== undefined) throw new DatabaseNewer(unknown, await backups?.before(unknown[0]));
}

/** The tables of LangGraph and pg-boss, each in a schema of its own. */
async function setUpLibraries(pool: DatabasePool): Promise<void> {
  await setUpCheckpoints(pool);
  await setUpJobQueue(pool);
}

/**
 * The migrations of a folder in order. Line ends are made equal first, so a checkout on Windows has the same hashes.
 */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => MIGRATION_NAME.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(directory, name), "utf8")).replaceAll("\r\n", "\n");
      return { name, sql, sha256: sha256Hex(sql) };
    }),
  );
}

/** The table of migrations, and what Supabase would bring where it is not Supabase. */
async function prepare({ pool, backend }: MigrateOptions, preludePath: string): Promise<void> {
  await pool.query(`
    create schema if not exists fanvise;
    create table if not exists fanvise.schema_migrations (
      name text primary key,
      sha256 text not null,
      applied_at timestamptz not null default now()
    )`);
  const { rows } = await pool.query<{ comment: string | null }>(
    "select obj_description(oid, 'pg_namespace') as comment from pg_catalog.pg_namespace where nspname = 'auth'",
  );
  const isOurs = rows[0] === undefined || rows[0].comment === "FanVise prelude";
  if (backend === "embedded" || isOurs) await pool.query(await readFile(preludePath, "utf8"));
}

/**
 * The vector extension where the server offers it. Supabase keeps extensions in a schema of their own, which is on the
 * search path there. A server without pgvector still serves everything but retrieval by meaning.
 */
async function ensureVector({ pool, log }: MigrateOptions): Promise<boolean> {
  const { rows } = await pool.query<{ installed: boolean; offered: boolean; extensions: boolean }>(`
    select exists (select from pg_catalog.pg_extension where extname = 'vector') as installed,
           exists (select from pg_catalog.pg_available_extensions where name = 'vector') as offered,
           to_regnamespace('extensions') is not null as extensions`);
  const seen = rows[0];
  if (seen?.installed) return true;
  try {
    if (!seen?.offered) throw new Error("not offered");
    await pool.query(`create extension if not exists vector ${seen.extensions ? "with schema extensions" : ""}`);
    return true;
  } catch (error) {
    log.log("warn", "database.no_vector", { code: sqlStateOf(error) ?? "not_offered" });
    return false;
  }
}

async function appliedHashes(db: Pick<DatabasePool, "query">): Promise<Map<string, string>> {
  const { rows } = await db.query<{ name: string; sha256: string }>(
    "select name, sha256 from fanvise.schema_migrations order by name",
  );
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

function assertUnchanged({ name, sha256 }: Migration, applied: ReadonlyMap<string, string>): void {
  const before = applied.get(name);
  if (before !== undefined && before !== sha256) throw new MigrationChanged(name);
}

/** False when another runner applied it while this one waited. */
function applyOne(pool: DatabasePool, migration: Migration): Promise<boolean> {
  return withMigrationLock(pool, async (client) => {
    const applied = await appliedHashes(client);
    assertUnchanged(migration, applied);
    if (applied.has(migration.name)) return false;
    try {
      await client.query(migration.sql);
      await client.query("insert into fanvise.schema_migrations (name, sha256) values ($1, $2)", [
        migration.name,
        migration.sha256,
      ]);
    } catch (error) {
      throw new MigrationFailed(migration.name, { sqlState: sqlStateOf(error) ?? "unknown", cause: error });
    }
    return true;
  });
}

/** One transaction that no other runner's overlaps. */
async function withMigrationLock<T>(pool: DatabasePool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    // A migration may run longer than a request ever should, and so may the wait for another runner's.
    await client.query("set local statement_timeout = 0");
    await client.query("lock table fanvise.schema_migrations in exclusive mode");
    const done = await work(client);
    await client.query("commit");
    return done;
  } finally {
    client.release();
  }
}

/**
 * unique_violation, duplicate_schema, duplicate_table, and the internal error of two sessions changing one catalog row.
 */
const RACE_STATES = ["23505", "42P06", "42P07", "XX000"];
const MAX_REPEATS = 5;

/** "if not exists" does not hold between two sessions at the same moment; the second time it does. */
async function repeatOnRace(work: () => Promise<void>): Promise<void> {
  for (let repeat = 1; ; repeat += 1) {
    try {
      return await work();
    } catch (error) {
      if (repeat >= MAX_REPEATS || !RACE_STATES.includes(sqlStateOf(error) ?? "")) throw error;
    }
  }
}
