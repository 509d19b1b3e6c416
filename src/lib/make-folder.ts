/** Makes a folder with its parents. */
import { mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Existing folders are left as they are; new ones are for their owner alone.
 *
 * Node's own recursive `mkdir` never returns where a parent exists and takes no folders, as `/proc` does: it answers
 * ENOENT, and Node makes the parent again.
 *
 * @throws the file system's errors
 */
export function makeFolder(path: string): void {
  const missing: string[] = [];
  for (let at = resolve(path); !isFolder(at); at = dirname(at)) missing.unshift(at);
  for (const folder of missing) {
    try {
      mkdirSync(folder, { mode: 0o700 });
    } catch (error) {
      // Another process was faster.
      if (!isFolder(folder)) throw error;
    }
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
