/**
 * A copy of the project in which faults can be planted: the sources are its own, the packages those of the project.
 *
 * `@/` means the src of the directory a program is started in, so what is started in the copy runs the copy
 * (`tree.test.ts`).
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Edit, planted } from "./mutant";

export const PROJECT = resolve(import.meta.dirname, "../..");
const COPIED = ["bin", "src", "test", "fanvise_eval", "scripts", "supabase", "package.json", "tsconfig.json"];

export type Tree = {
  readonly directory: string;
  /** Plants edits. @returns what puts the files right again. @throws EditDoesNotFit with nothing planted. */
  plant(edits: readonly Edit[]): () => void;
  remove(): void;
};

export function copyTree(): Tree {
  const directory = mkdtempSync(join(tmpdir(), "fanvise-mutant-"));
  for (const name of COPIED) cpSync(join(PROJECT, name), join(directory, name), { recursive: true });
  symlinkSync(join(PROJECT, "node_modules"), join(directory, "node_modules"), "dir");
  return {
    directory,
    plant(edits) {
      const before = new Map(edits.map(({ file }) => [file, readFileSync(join(directory, file), "utf8")]));
      const after = new Map(before);
      for (const edit of edits) after.set(edit.file, planted(after.get(edit.file) ?? "", edit));
      const write = (files: ReadonlyMap<string, string>) => {
        for (const [file, text] of files) writeFileSync(join(directory, file), text);
      };
      write(after);
      return () => write(before);
    },
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}
