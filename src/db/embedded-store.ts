/**
 * Opening the embedded engine.
 *
 * Files are written through the operating system at each COMMIT, so a killed process loses nothing that was
 * acknowledged. PGlite runs Postgres without fsync: a power cut is another matter, and backups are the answer to it.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { Engine } from "./embedded-pool";
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
 */
export async function openInDirectory(dataDir: string, onStep: (text: string) => void): Promise<Engine> {
  const directory = join(dataDir, "postgres");
  const marker = join(dataDir, "postgres-unfinished");
  if (existsSync(marker)) rmSync(directory, { recursive: true, force: true });
  if (existsSync(join(directory, "PG_VERSION"))) {
    onStep("Opening the database");
    return openThreadedEngine(directory);
  }
  onStep("Creating the database (a few seconds, only the first time)");
  writeFileSync(marker, "");
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const engine = await openThreadedEngine(directory);
  rmSync(marker);
  return engine;
}
