/**
 * Copies of the embedded database: one a day, the newest seven kept, each a whole folder as the engine opens it.
 *
 * A copy is made while the session is held, after a checkpoint, so no statement writes meanwhile. Whoever restores keeps what was
 * there: it is moved aside, never removed.
 */
import { existsSync, renameSync, rmSync } from "node:fs";
import { cp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "@/lib/make-folder";
import { acquireDirectoryLock } from "./directory-lock";
import { BackupMissing } from "./errors";

const BACKUPS_KEPT = 7;
const BACKUP_NAME = /^\d{4}-\d{2}-\d{2}$/;

const folderOf = (dataDir: string): string => join(dataDir, "backups");
/** Where the engine's files are. */
export const databaseFolder = (dataDir: string): string => join(dataDir, "postgres");

/** Days with a backup, the newest first. */
export async function backupsIn(dataDir: string): Promise<string[]> {
  const names = await readdir(folderOf(dataDir)).catch(() => []);
  return names
    .filter((name) => BACKUP_NAME.test(name))
    .sort()
    .reverse();
}

/**
 * Copies the database's folder under a day's name; one of the same day is replaced once the new one is whole.
 *
 * @param day `YYYY-MM-DD`
 * @returns how many are kept. @throws the file system's errors, with the earlier copies left as they are
 */
export async function writeBackup(dataDir: string, day: string): Promise<{ kept: number }> {
  const folder = folderOf(dataDir);
  makeFolder(folder);
  const [target, draft] = [join(folder, day), join(folder, `${day}.new`)];
  await rm(draft, { recursive: true, force: true });
  try {
    await cp(databaseFolder(dataDir), draft, { recursive: true });
  } catch (thrown) {
    await rm(draft, { recursive: true, force: true });
    throw thrown;
  }
  await rm(target, { recursive: true, force: true });
  await rename(draft, target);
  const days = await backupsIn(dataDir);
  for (const old of days.slice(BACKUPS_KEPT)) await rm(join(folder, old), { recursive: true, force: true });
  return { kept: Math.min(days.length, BACKUPS_KEPT) };
}

/**
 * Puts a backup in the database's place. What was there is moved aside, to be looked at or removed by the person.
 *
 * @param day of the backup; the newest when left out
 * @param stamp names the folder that is moved aside
 * @throws DataDirectoryInUse while a server runs, BackupMissing
 */
export async function restoreBackup(
  dataDir: string,
  { day, stamp }: { day?: string | undefined; stamp: string },
): Promise<{ day: string; movedTo: string | null }> {
  const days = await backupsIn(dataDir);
  const chosen = day ?? days[0];
  if (chosen === undefined || !days.includes(chosen)) throw new BackupMissing({ backups: days.length });
  const lock = acquireDirectoryLock(dataDir);
  try {
    const [place, draft] = [databaseFolder(dataDir), `${databaseFolder(dataDir)}-restoring`];
    rmSync(draft, { recursive: true, force: true });
    await cp(join(folderOf(dataDir), chosen), draft, { recursive: true });
    const aside = `${place}-replaced-${stamp}`;
    const hadOne = existsSync(place);
    if (hadOne) renameSync(place, aside);
    renameSync(draft, place);
    return { day: chosen, movedTo: hadOne ? aside : null };
  } finally {
    lock.release();
  }
}
