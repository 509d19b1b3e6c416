/**
 * The files of a migrated in-memory database, kept once and given to every database a test opens.
 *
 * Unpacking the engine's own dump took 300 ms for each of them; handing out copies of one block of bytes takes 25.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { deserialize, serialize } from "node:v8";
import { MemoryFS, type PGlite } from "@electric-sql/pglite";
import { z } from "zod";

/** Where the engine has its database. */
const ROOT = "/pglite/data";

const fileList = z.object({
  folders: z.array(z.string()),
  /** Each file is the bytes `from` up to `to` of `bytes`. */
  files: z.array(z.object({ path: z.string(), from: z.number(), to: z.number() })),
  bytes: z.instanceof(Uint8Array),
});
export type MigratedFiles = Readonly<z.infer<typeof fileList>>;

/** @throws when the file is not what {@link writeMigratedFiles} wrote. */
export const readMigratedFiles = (path: string): MigratedFiles => fileList.parse(deserialize(readFileSync(path)));

/** Writes all files of an engine in memory, which must be idle, unless another process was faster. */
export function writeMigratedFiles(engine: PGlite, path: string): void {
  const files: MigratedFiles["files"] = [];
  const folders: string[] = [];
  const contents: Uint8Array[] = [];
  let length = 0;
  const { FS } = engine.Module;
  const list = (folder: string): void => {
    for (const name of FS.readdir(folder).filter((each: string) => each !== "." && each !== "..")) {
      const each = `${folder}/${name}`;
      if (FS.isDir(FS.stat(each).mode)) {
        folders.push(each);
        list(each);
        continue;
      }
      const content = FS.readFile(each);
      contents.push(content);
      files.push({ path: each, from: length, to: length + content.length });
      length += content.length;
    }
  };
  list(ROOT);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, serialize({ folders, files, bytes: new Uint8Array(Buffer.concat(contents)) }), { mode: 0o600 });
  if (!existsSync(path)) renameSync(draft, path);
}

/** An in-memory file system that begins with files of its own, a copy of `migrated`. */
export class MigratedFileSystem extends MemoryFS {
  readonly #migrated: MigratedFiles;

  constructor(migrated: MigratedFiles) {
    super();
    this.#migrated = migrated;
  }

  override async initialSyncFs(): Promise<void> {
    if (this.pg === undefined) throw new Error("the file system has no engine yet");
    const { FS } = this.pg.Module;
    const bytes = this.#migrated.bytes.slice();
    FS.mkdirTree(ROOT, 0o700);
    for (const folder of this.#migrated.folders) FS.mkdir(folder, 0o700);
    // The bytes are this engine's alone, so that it may keep them as its files.
    for (const { path, from, to } of this.#migrated.files) {
      FS.writeFile(path, bytes.subarray(from, to), { canOwn: true });
    }
  }
}
