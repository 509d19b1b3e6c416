/**
 * Backups of the embedded database, each a complete folder that the engine can open: one a day, the newest seven
 * retained, and one before each upgrade, the newest two retained.
 *
 * A backup is made while the session is held, after a checkpoint, so no statement writes meanwhile. A restore moves the
 * current folder aside and never removes it.
 */
import { existsSync, renameSync, rmSync } from "node:fs";
import { cp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "@/lib/make-folder";
import { BackupDamaged, BackupMissing } from "../errors";
import { acquireDirectoryLock } from "./directory-lock";
import { changedFiles, takeFileList, writeFileList } from "./files";

const MAX_BACKUPS = 7;
const MAX_UPGRADE_COPIES = 2;
const BACKUP_NAME = /^\d{4}-\d{2}-\d{2}(-before-\d{4})?$/;
const isOfUpgrade = (name: string): boolean => name.includes("-before-");

const folderOf = (dataDir: string): string => join(dataDir, "backups");
/** Where the engine's files are. */
export const databaseFolder = (dataDir: string): string => join(dataDir, "postgres");

/** Names of the backups, the newest first: days, and `2027-01-15-before-0017` of the moment before that migration. */
export async function backupsIn(dataDir: string): Promise<string[]> {
  const names = await readdir(folderOf(dataDir)).catch(() => []);
  return names
    .filter((name) => BACKUP_NAME.test(name))
    .sort()
    .reverse();
}

/**
 * Copies the database's folder under a name; a backup of the same name is replaced once the new one is complete.
 *
 * @param day `YYYY-MM-DD`, before an upgrade with the number of its first migration: `YYYY-MM-DD-before-0017`
 * @returns how many backups remain. @throws the file system's errors, with the earlier backups unchanged
 */
export async function writeBackup(dataDir: string, day: string): Promise<{ stored: number }> {
  const folder = folderOf(dataDir);
  makeFolder(folder);
  const [target, draft] = [join(folder, day), join(folder, `${day}.new`)];
  await rm(draft, { recursive: true, force: true });
  try {
    await cp(databaseFolder(dataDir), draft, { recursive: true });
    await writeFileList(draft);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  await rm(target, { recursive: true, force: true });
  await rename(draft, target);
  // Without the newer list the older one holds, with all that was written since.
  await takeFileList(databaseFolder(dataDir), target).catch(() => undefined);
  const names = await backupsIn(dataDir);
  const ofDays = names.filter((name) => !isOfUpgrade(name));
  const over = [...ofDays.slice(MAX_BACKUPS), ...names.filter(isOfUpgrade).slice(MAX_UPGRADE_COPIES)];
  for (const old of over) await rm(join(folder, old), { recursive: true, force: true });
  return { stored: names.length - over.length };
}

/**
 * Puts a backup in the database's place. What was there is moved aside, to be looked at or removed by the person.
 *
 * @param day of the backup; the newest when left out
 * @param stamp names the folder that is moved aside
 * @throws DataDirectoryInUse while a server runs, BackupMissing, BackupDamaged
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
    if (await isDamaged(draft)) {
      rmSync(draft, { recursive: true, force: true });
      throw new BackupDamaged(
        chosen,
        days.filter((other) => other !== chosen),
      );
    }
    const aside = `${place}-replaced-${stamp}`;
    const hadOne = existsSync(place);
    if (hadOne) renameSync(place, aside);
    renameSync(draft, place);
    return { day: chosen, movedTo: hadOne ? aside : null };
  } finally {
    lock.release();
  }
}

/** Backups of earlier versions have no list of their files; they are taken as they are. */
async function isDamaged(backup: string): Promise<boolean> {
  if (!existsSync(join(backup, "PG_VERSION"))) return true;
  return ((await changedFiles(backup)) ?? []).length > 0;
}
