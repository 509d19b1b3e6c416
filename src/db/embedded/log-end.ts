/**
 * How far the log of a database reached, noted beside it about a second after each write.
 *
 * After a kill, Postgres reads its log up to the first piece that is missing or damaged and takes that for the end:
 * committed rows would be gone without a word. The end that was noted shows it. The note comes after the log has
 * reached the disk, so a power cut leaves no note of something that was never written.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Engine } from "./embedded-pool";

/** In the database's folder, so that a copy of the folder is checked as well. Removing it turns the check off. */
export const LOG_END_FILE = "fanvise-log-end.json";

const logEnd = z.object({ end: z.string().regex(/^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/), isCut: z.boolean().optional() });

/**
 * Whether the log ended before the end that was noted. A cut that was found once stays found: each start and each close
 * write to the log, so it would soon reach that far again.
 *
 * @param engine just opened on the folder; it is left open
 */
export async function isLogCut(engine: Engine, directory: string): Promise<boolean> {
  const noted = await readFile(join(directory, LOG_END_FILE), "utf8")
    .then((text) => logEnd.parse(JSON.parse(text)))
    .catch(() => undefined);
  if (noted === undefined) return false;
  if (noted.isCut === true) return true;
  // A start after a kill, and a close, end with a checkpoint at the log's end.
  const { rows } = await engine.query("select checkpoint_lsn < $1::pg_lsn as cut from pg_control_checkpoint()", [
    noted.end,
  ]);
  return z.array(z.object({ cut: z.boolean() })).parse(rows)[0]?.cut === true;
}

/** Keeps what `isLogCut` found, once the engine is closed. @throws the file system's errors */
export async function noteCut(directory: string): Promise<void> {
  await writeFile(join(directory, LOG_END_FILE), JSON.stringify({ end: "0/0", isCut: true }), { mode: 0o600 });
}
