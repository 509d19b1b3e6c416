/**
 * Opening the embedded engine.
 *
 * Files are written through the operating system at each COMMIT, so a killed process loses nothing that was
 * acknowledged. PGlite runs Postgres without fsync: a power cut is another matter, and backups are the answer to it.
 */
import { accessSync, constants, existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { makeFolder } from "@/lib/make-folder";
import { backupsIn, databaseFolder } from "./embedded-backups";
import type { Engine } from "./embedded-pool";
import { DatabaseDamaged } from "./errors";
import { openThreadedEngine } from "./threaded-engine";
import { VALUE_PARSERS } from "./value-parsers";

/** An engine without a directory and a thread of its own, for tests and generators; from a dumped directory when one is given. */
export async function openInMemory(dump?: Blob): Promise<PGlite> {
  const [{ PGlite }, { vector }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("@electric-sql/pglite-pgvector"),
  ]);
  const engine = await PGlite.create({ ...(dump && { loadDataDir: dump }), extensions: { vector } });
  engine.parsers = { ...VALUE_PARSERS };
  // Parameters arrive as finished text; PGlite's own conversions would differ from a server's.
  engine.serializers = {};
  return engine;
}

/**
 * The engine on `<dataDir>/postgres`. The caller owns the directory's lock.
 *
 * A new directory takes seconds, told through `onStep`. A process killed in the middle of that leaves half a database
 * which no engine can open; the marker beside it says so, and the half is removed. Nothing was acknowledged by then.
 * Without the marker nothing is created over a folder that holds anything: whatever it is, it may be somebody's data.
 *
 * @throws DatabaseDamaged
 */
export async function openInDirectory(dataDir: string, onStep: (text: string) => void): Promise<Engine> {
  const directory = databaseFolder(dataDir);
  const marker = join(dataDir, "postgres-unfinished");
  if (existsSync(marker)) rmSync(directory, { recursive: true, force: true });
  if (existsSync(join(directory, "PG_VERSION"))) {
    onStep("Opening the database");
    return openThreadedEngine(directory).catch(async (thrown: unknown) => {
      // What cannot be written to is not damaged.
      accessSync(join(directory, "PG_VERSION"), constants.R_OK | constants.W_OK);
      throw new DatabaseDamaged("cannot-open", (await backupsIn(dataDir))[0], { cause: thrown });
    });
  }
  if (existsSync(directory) && readdirSync(directory).length > 0)
    throw new DatabaseDamaged("no-version", (await backupsIn(dataDir))[0]);
  onStep("Creating the database (a few seconds, only the first time)");
  writeFileSync(marker, "");
  makeFolder(directory);
  const engine = await openThreadedEngine(directory);
  rmSync(marker);
  return engine;
}
