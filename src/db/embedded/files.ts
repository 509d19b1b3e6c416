/**
 * What the files of a closed database hold, listed beside them.
 *
 * Postgres checks a page's checksum when it reads the page. It takes a page of zeros for a new one, a shortened file
 * for a shorter table, and another table's file for this table's, so rows would be missing without a word. The list
 * shows such damage before the database is opened. It is of one moment, named by the control file, which every start
 * and every end of the engine rewrites: after a kill, or once another version has worked on the folder, it says
 * nothing.
 */
import { createHash } from "node:crypto";
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/**
 * In the database's folder, so that a copy of the folder is checked as well. Removing it turns the check off until the
 * next close.
 */
export const FILE_LIST = "fanvise-files.json";

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

/** Lists the files of a folder that no engine has open. @throws the file system's errors */
export async function writeFileList(folder: string): Promise<void> {
  const list = { control: await hashOf(join(folder, CONTROL)), files: await hashesIn(folder) };
  const draft = join(folder, `${FILE_LIST}.new`);
  await writeFile(draft, JSON.stringify(list), { mode: 0o600 });
  await rename(draft, join(folder, FILE_LIST));
}

/**
 * Files that are missing or hold something else than when the folder was listed, by their paths in it.
 *
 * @returns `undefined` when nothing can be said: there is no list that can be read, or it is of another moment
 */
export async function changedFiles(folder: string): Promise<string[] | undefined> {
  const list = await readFile(join(folder, FILE_LIST), "utf8")
    .then((text) => fileList.parse(JSON.parse(text)))
    .catch(() => undefined);
  if (list === undefined) return undefined;
  const control = await hashOf(join(folder, CONTROL)).catch(() => undefined);
  // The engine checks a control file by itself; one that is gone leaves the list as it was.
  if (control !== undefined && control !== list.control) return undefined;
  const found = await hashesIn(folder);
  const changed = Object.keys(list.files).filter((name) => found[name] !== list.files[name]);
  return control === undefined ? [CONTROL, ...changed] : changed;
}
