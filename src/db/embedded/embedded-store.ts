/**
 * Opening the embedded engine.
 *
 * Files are written through the operating system at each COMMIT, so a killed process loses nothing that was
 * acknowledged. PGlite runs Postgres without fsync: a power cut may cost the last second (`log-end.ts`), or the files
 * of tables, and backups are the answer to that.
 */
import { accessSync, constants, existsSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PGlite, PGliteOptions } from "@electric-sql/pglite";
import { z } from "zod";
import { makeFolder } from "@/lib/make-folder";
import { DatabaseDamaged } from "../errors";
import { VALUE_PARSERS } from "../value-parsers";
import { backupsIn, databaseFolder } from "./backups";
import { tryToWrite } from "./disk-guard";
import type { Engine } from "./embedded-pool";
import { changedFiles, FILE_LIST, writeFileList } from "./files";
import { isLogCut, LOG_END_FILE, noteCut } from "./log-end";
import { openThreadedEngine } from "./threaded-engine";

/** An engine without a directory and a thread of its own, for tests and generators. */
export async function openInMemory(options: Pick<PGliteOptions, "fs" | "startParams"> = {}): Promise<PGlite> {
  const [{ PGlite }, { vector }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("@electric-sql/pglite-pgvector"),
  ]);
  const engine = await PGlite.create({ ...options, extensions: { vector } });
  engine.parsers = { ...VALUE_PARSERS };
  // Parameters arrive as finished text; PGlite's own conversions would differ from a server's.
  engine.serializers = {};
  return engine;
}

/**
 * Opens the engine on `<dataDir>/postgres`. The caller owns the directory's lock.
 *
 * A new directory takes seconds, reported through `onStep`. A process killed in the middle of that leaves half a
 * database which no engine can open; the marker beside it identifies it, and it is removed. Nothing was acknowledged by
 * then. Nothing is created over a folder that holds anything else, nor beside backups: it may be someone's data.
 *
 * @throws DatabaseDamaged
 */
export async function openInDirectory(dataDir: string, onStep: (text: string) => void): Promise<Engine> {
  const directory = databaseFolder(dataDir);
  const [backup] = await backupsIn(dataDir);
  const marker = join(dataDir, "postgres-unfinished");
  // A database that was closed or copied once was finished, whatever a marker left over from somewhere says.
  const isHalf = existsSync(marker) && backup === undefined && !existsSync(join(directory, FILE_LIST));
  if (isHalf) rmSync(directory, { recursive: true, force: true });
  const isFolder = statSync(directory, { throwIfNoEntry: false })?.isDirectory() === true;
  if (backup !== undefined && !(isFolder && readdirSync(directory).length > 0))
    throw new DatabaseDamaged({ what: "no-folder" }, backup);
  // `readdirSync` throws when the path is not a folder.
  const isEmpty = !existsSync(directory) || readdirSync(directory).length === 0;
  if (!isEmpty) {
    const engine = await openExisting(directory, backup, onStep);
    rmSync(marker, { force: true });
    return listedAtClose(engine, directory);
  }
  onStep("Creating the database (a few seconds, only the first time)");
  writeFileSync(marker, "");
  makeFolder(directory);
  const engine = await openThreadedEngine(directory);
  rmSync(marker);
  return listedAtClose(engine, directory);
}

async function openExisting(
  directory: string,
  backup: string | undefined,
  onStep: (text: string) => void,
): Promise<Engine> {
  const version = join(directory, "PG_VERSION");
  if (!existsSync(version)) throw new DatabaseDamaged({ what: "no-version" }, backup);
  onStep("Opening the database");
  const changed = await changedFiles(directory);
  if (changed?.[0] !== undefined) throw new DatabaseDamaged({ what: "files-changed", files: changed }, backup);
  const engine = await openThreadedEngine(directory).catch(async (error: unknown) => {
    // A file that cannot be written is not damaged.
    accessSync(version, constants.R_OK | constants.W_OK);
    await tryToWrite(dirname(directory));
    throw new DatabaseDamaged({ what: "cannot-open" }, backup, { cause: error });
  });
  if (await isLogCut(engine, directory)) {
    await engine.close();
    await noteCut(directory);
    throw new DatabaseDamaged({ what: "log-cut", note: `postgres/${LOG_END_FILE}` }, backup);
  }
  const broken = await brokenTableFiles(engine);
  if (broken.length === 0) return engine;
  await engine.close();
  throw new DatabaseDamaged({ what: "files-changed", files: broken }, backup);
}

/**
 * Of files that no list covers. A table whose file is gone would fail at its first read, in the middle of
 * work; of a file that ends within a page, which the engine never writes, Postgres reads the whole pages and says
 * nothing of the rest.
 */
async function brokenTableFiles(engine: Engine): Promise<string[]> {
  const { rows } = await engine.query(
    `select path from (select pg_relation_filepath(oid) as path from pg_catalog.pg_class where relkind in ('r', 'i', 't', 'm', 'S')) files
     where coalesce((pg_stat_file(path, true)).size % current_setting('block_size')::int <> 0, true) order by path`,
    [],
  );
  return z
    .array(z.object({ path: z.string() }))
    .parse(rows)
    .map(({ path }) => path);
}

function listedAtClose(engine: Engine, directory: string): Engine {
  return {
    ...engine,
    async close() {
      await engine.close();
      // Without a list, on a full disk for example, the next start can see less, and is right all the same.
      await writeFileList(directory).catch(() => undefined);
    },
  };
}
