/**
 * Proof that a damaged data folder is named, never created over, and brought back by its newest backup.
 *
 * Each trial damages a copy of one database, as it is after a close (odd trials) or after `kill -9` (even ones), opens
 * it as a start does, reads every row, and then restores. Once closed, the files are listed and no row may be missing
 * without a word. After a kill the list covers the files that were not written to since, and the noted end of the
 * log for the log: both must be named. Zeros in a file that was written to may be read over, and are counted.
 */
import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { preparedDirectory } from "#test/database";
import { type Database, openDatabase } from "@/db/database";
import { restoreBackup } from "@/db/embedded/backups";
import { LOG_END_FILE } from "@/db/embedded/log-end";
import { DatabaseDamaged } from "@/db/errors";
import { silentLogger } from "@/lib/log";
import type { TrialOutcome } from "../suite";
import { copyForDamage, DAMAGES, type DamageTargets, hashOfFolder } from "./damage-folder";
import { differences, type Fingerprint, fingerprint } from "./database-fingerprint";
import { addExampleRows } from "./example-schema-rows";
import { drawsFrom } from "./prove-crash";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const BACKUP_DAY = "2027-01-14";
const OPENED_WITHIN_MS = 60_000;
/** Ten times what the engine promises. */
const NOTED_WITHIN_MS = 10_000;
/** Restored by the command and not in this process, since starting it costs seconds. */
const COMMAND_EVERY = 25;
/**
 * Every n-th restored backup has its rows read; for the others the files are compared with the backup's, byte by byte,
 * which is quicker.
 */
const READ_EVERY = 5;
/** Has no common factor with the number of damages, so a short run meets different ones. */
const STRIDE = 23;

type Fixture = {
  readonly folder: string;
  readonly backups: string;
  readonly closed: string;
  readonly killed: string;
  readonly target: DamageTargets;
  readonly atBackup: Fingerprint;
  readonly atEnd: Fingerprint;
};

let made: Promise<Fixture> | undefined;

export async function closeDamagedFolders(): Promise<void> {
  const fixture = await made?.catch(() => undefined);
  if (fixture) rmSync(fixture.folder, { recursive: true, force: true });
}

/** Several pages of several tables, and texts that Postgres keeps apart. */
async function fill(database: Database): Promise<void> {
  await addExampleRows(database.pool);
  await database.pool.query(`
    insert into profiles (id, display_name) select gen_random_uuid(), 'person ' || n from generate_series(1, 1000) n;
    insert into players (universe, player_id, full_name, default_position_id, pro_team_id)
      select 'demo', n, 'Player ' || n, 1 + n % 5, 1 + n % 30 from generate_series(1, 2000) n;
    insert into app_settings (key, value)
      select 'long ' || k, to_jsonb((select string_agg(md5((k * 1000 + n)::text), '') from generate_series(1, 300) n))
      from generate_series(1, 30) k`);
}

async function targetsIn(database: Database): Promise<DamageTargets> {
  const { rows } = await database.pool.query<{ kind: keyof DamageTargets; path: string }>(`
    select case when oid < 16384 then 'catalog' when relkind = 'i' then 'indexes' else 'tables' end as kind,
           pg_relation_filepath(oid) as path
    from pg_catalog.pg_class
    where relkind in ('r', 't', 'i') and pg_relation_size(oid) > 0 and relnamespace::regnamespace::text in ('public', 'pg_catalog', 'pg_toast')
    order by path`);
  const of = (kind: keyof DamageTargets) => rows.filter((row) => row.kind === kind).map(({ path }) => path);
  return { tables: of("tables"), indexes: of("indexes"), catalog: of("catalog") };
}

async function logEndIsNoted(database: Database, file: string): Promise<void> {
  const { rows } = await database.pool.query<{ end: string }>(`select pg_current_wal_flush_lsn()::text as "end"`);
  const end = rows[0]?.end ?? "none";
  for (const last = Date.now() + NOTED_WITHIN_MS; Date.now() < last; await wait(100))
    if (existsSync(file) && readFileSync(file, "utf8").includes(end)) return;
  throw new Error("the end of the log was not noted");
}

async function makeFixture(): Promise<Fixture> {
  const folder = mkdtempSync(join(tmpdir(), "fanvise-damaged-"));
  const prepared = await preparedDirectory();
  const dataDir = join(folder, "source");
  cpSync(prepared.path, dataDir, { recursive: true });
  prepared.remove();
  const database = await openDatabase({ dataDir, log: silentLogger });
  await fill(database);
  const target = await targetsIn(database);
  const atBackup = await fingerprint(database.pool);
  await database.backUp?.(BACKUP_DAY);
  await database.pool.query("insert into app_settings (key, value) values ('after the backup', '1')");
  const atEnd = await fingerprint(database.pool);
  await logEndIsNoted(database, join(dataDir, "postgres", LOG_END_FILE));
  // State after a kill: nothing is written between two statements.
  const killed = join(folder, "killed");
  cpSync(join(dataDir, "postgres"), killed, { recursive: true });
  await database.close();
  const [closed, backups] = [join(dataDir, "postgres"), join(dataDir, "backups")];
  return { folder, backups, closed, killed, target, atBackup, atEnd };
}

type Met =
  | { kind: "refused"; fault: DatabaseDamaged }
  | { kind: "readError"; message: string }
  | { kind: "allRows" }
  | { kind: "fewerRows"; differing: string[] }
  | { kind: "wrong"; message: string };

/** Opens the folder as a start does, then reads every row. */
async function meet(dataDir: string, fixture: Fixture): Promise<Met> {
  const steps: string[] = [];
  let database: Database;
  try {
    database = await openDatabase({ dataDir, log: silentLogger, onStep: (step) => steps.push(step) });
  } catch (error) {
    if (steps.join().includes("Creating")) return { kind: "wrong", message: "a database was created over it" };
    if (!(error instanceof DatabaseDamaged)) return { kind: "wrong", message: `refused as ${String(error)}` };
    return { kind: "refused", fault: error };
  }
  try {
    if (steps.join().includes("Creating")) return { kind: "wrong", message: "a database was created over it" };
    const differing = differences(fixture.atEnd, await fingerprint(database.pool));
    return differing.length === 0 ? { kind: "allRows" } : { kind: "fewerRows", differing };
  } catch (error) {
    return { kind: "readError", message: error instanceof Error ? error.message : String(error) };
  } finally {
    await database.close().catch(() => undefined);
  }
}

async function rowsIn(dataDir: string): Promise<Fingerprint> {
  const database = await openDatabase({ dataDir, log: silentLogger });
  try {
    return await fingerprint(database.pool);
  } finally {
    await database.close();
  }
}

async function wrongAfterRestore(dataDir: string, fixture: Fixture, reads: boolean): Promise<string[]> {
  const [backup, restored] = [join(fixture.backups, BACKUP_DAY), join(dataDir, "postgres")].map(hashOfFolder);
  if (backup !== restored) return ["the restored files are not the backup's"];
  return reads ? differences(fixture.atBackup, await rowsIn(dataDir)).map((each) => `restored: ${each}`) : [];
}

async function restore(dataDir: string, byCommand: boolean): Promise<void> {
  if (!byCommand) return void (await restoreBackup(dataDir, { stamp: "proof" }));
  const env = { ...process.env, FANVISE_DATA_DIR: dataDir, DATABASE_URL: "" };
  await promisify(execFile)(process.execPath, [join(root, "bin", "fanvise.mjs"), "restore"], { cwd: root, env });
}

/** @param index odd: closed before the damage, even: killed. @param seed decides which file, byte and bit. */
export async function damagedFoldersTrial(index: number, seed: number): Promise<TrialOutcome> {
  made ??= makeFixture();
  const fixture = await made;
  const isClosed = index % 2 === 1;
  const damage = DAMAGES[(Math.ceil(index / 2) * STRIDE) % DAMAGES.length];
  if (!damage) throw new Error("no damage");
  const dataDir = join(fixture.folder, String(index));
  copyForDamage({ postgres: isClosed ? fixture.closed : fixture.killed, backups: fixture.backups }, dataDir);
  try {
    const what = damage.apply(dataDir, fixture.target, drawsFrom(seed));
    const before = hashOfFolder(join(dataDir, "postgres"));
    const late = wait(OPENED_WITHIN_MS, { kind: "wrong", message: "it hangs" } as const, { ref: false });
    const met = await Promise.race([meet(dataDir, fixture), late]);
    const problems = wrongIn(met, damage.isHarmless === true, isClosed || damage.name.startsWith("log "));
    if (met.kind === "refused" && isClosed && met.fault.userMessage.includes("or damaged: ")) {
      if (hashOfFolder(join(dataDir, "postgres")) !== before) problems.push("a refused folder was changed");
    }
    await restore(dataDir, index % COMMAND_EVERY === 1);
    const restored = await wrongAfterRestore(dataDir, fixture, index % READ_EVERY === 1);
    problems.push(...restored);
    return {
      ok: problems.length === 0,
      line: `${isClosed ? "closed" : "killed"}, ${damage.name} (${what}): ${report(met)}${problems.map((each) => `\n    ${each}`).join("")}`,
      figures: {
        [met.kind]: 1,
        [`${met.kind} ${isClosed ? "closed" : "killed"}`]: 1,
        restored: restored.length === 0 ? 1 : 0,
      },
    };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function wrongIn(met: Met, isHarmless: boolean, mustBeNamed: boolean): string[] {
  if (met.kind === "wrong") return [met.message];
  if (isHarmless) return met.kind === "allRows" ? [] : [`nothing was damaged, but: ${report(met)}`];
  if (met.kind === "refused")
    return met.fault.userMessage.includes(BACKUP_DAY) ? [] : ["the message does not name the newest backup"];
  return met.kind === "fewerRows" && mustBeNamed ? met.differing : [];
}

function report(met: Met): string {
  if (met.kind === "refused") return met.fault.userMessage.split(". ")[0] ?? "";
  if (met.kind === "allRows") return "opened, every row there";
  if (met.kind === "readError") return `opened, reading says ${met.message}`;
  return met.kind === "fewerRows" ? `opened, rows differ in ${met.differing.length} tables` : met.message;
}

export function damagedFoldersSummary(outcomes: readonly TrialOutcome[]): string[] {
  const of = (figure: string) => outcomes.reduce((sum, { figures }) => sum + (figures?.[figure] ?? 0), 0);
  const line = (state: string) =>
    `${state}: ${of(`refused ${state}`)} refused by name, ${of(`readError ${state}`)} opened with an error at reading, ${of(`allRows ${state}`)} opened with every row, ${of(`fewerRows ${state}`)} opened with other rows and no word`;
  return [
    line("closed"),
    line("killed"),
    `${of("restored")} of ${outcomes.length} restored: exactly the backup's files, or its rows where they were read`,
  ];
}
