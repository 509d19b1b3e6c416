/**
 * What the files of a database hold, listed beside them when it is closed and when it is backed up, and which of them
 * have been written to since.
 *
 * Postgres checks a page's checksum when it reads the page. It takes a page of zeros for a new one, a shortened file
 * for a shorter table, and another table's file for this table's, so rows would be missing without a word. The list
 * shows such damage before the database is opened; after a kill that of the files nobody has written to. Both are of
 * one moment, named by the control file, which every start and every end of the engine rewrites: once a version
 * without them has worked on the folder, they say nothing.
 */
import { createHash } from "node:crypto";
import { copyFile, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/**
 * In the database's folder, so that a copy of the folder is checked as well. Removing it turns the check off until the
 * next close.
 */
export const FILE_LIST = "fanvise-files.json";

/**
 * Paths in the database's folder, a line each, that the engine has written to since the list; `= ` and the hash of the
 * control file after each write of that.
 */
export const WRITTEN_FILE = "fanvise-written.txt";

const CONTROL = "global/pg_control";
/**
 * Files that hold rows, their states and their log. Settings may be edited; everything else is regenerated at each
 * start.
 */
const LISTED = /^(PG_VERSION$|base\/|global\/|pg_xact\/|pg_multixact\/|pg_wal\/)/;
const MADE_ANEW = /pg_internal\.init$|\/pgsql_tmp|\/pg_control$/;

const fileList = z.object({ control: z.string(), files: z.record(z.string(), z.string()) });

const hashOf = async (path: string): Promise<string> =>
  createHash("sha256")
    .update(await readFile(path))
    .digest("hex");

async function hashesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter((name) => LISTED.test(name) && !MADE_ANEW.test(name))
    .sort();
  const hashes: Record<string, string> = {};
  for (const name of names) hashes[name] = await hashOf(join(folder, name));
  return hashes;
}

/** Lists the files of a folder in which no engine is writing. @throws the file system's errors */
export async function writeFileList(folder: string): Promise<void> {
  const list = { control: await hashOf(join(folder, CONTROL)), files: await hashesIn(folder) };
  const draft = join(folder, `${FILE_LIST}.new`);
  await writeFile(draft, JSON.stringify(list), { mode: 0o600 });
  await replaceFileList(folder, draft);
}

/** Makes the list of a copy the list of the folder it was copied from. @throws the file system's errors */
export async function takeFileList(folder: string, copy: string): Promise<void> {
  const draft = join(folder, `${FILE_LIST}.new`);
  await copyFile(join(copy, FILE_LIST), draft);
  await replaceFileList(folder, draft);
}

/** What was written before the new list is dropped after it is there: naming too many files is the safe side. */
async function replaceFileList(folder: string, draft: string): Promise<void> {
  await rename(draft, join(folder, FILE_LIST));
  await rm(join(folder, WRITTEN_FILE), { force: true });
}

type Written = { readonly paths: ReadonlySet<string>; readonly control: string | undefined };

async function writtenIn(folder: string): Promise<Written> {
  const text = await readFile(join(folder, WRITTEN_FILE), "utf8").catch(() => "");
  const lines = text.split("\n").filter((line) => line !== "");
  const control = lines.findLast((line) => line.startsWith("= "))?.slice(2);
  return { paths: new Set(lines.filter((line) => !line.startsWith("= "))), control };
}

/**
 * Files that are missing or hold something else than when the folder was listed, by their paths in it; none of those
 * that the engine has written to since.
 *
 * @returns `undefined` when nothing can be said: there is no list that can be read, or it is of another moment
 */
export async function changedFiles(folder: string): Promise<string[] | undefined> {
  const list = await readFile(join(folder, FILE_LIST), "utf8")
    .then((text) => fileList.parse(JSON.parse(text)))
    .catch(() => undefined);
  if (list === undefined) return undefined;
  const written = await writtenIn(folder);
  const control = await hashOf(join(folder, CONTROL)).catch(() => undefined);
  // The engine checks a control file by itself; one that is gone leaves the list as it was.
  if (control !== undefined && control !== (written.control ?? list.control)) return undefined;
  const found = await hashesIn(folder);
  const changed = Object.keys(list.files).filter(
    (name) => !written.paths.has(name) && found[name] !== list.files[name],
  );
  return control === undefined ? [CONTROL, ...changed] : changed;
}
