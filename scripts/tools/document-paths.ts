/** Finds paths in documents that lead nowhere: files move, and a document that names the old place sends a reader astray. */

export type DeadPath = { readonly line: number; readonly path: string };

/** A path with a folder and a file's extension, or a folder under one of the repository's own. */
const PATH = /^(?:[\w.()[\]-]+\/)+[\w.()[\]-]*$/;
const HAS_EXTENSION = /\.(?:ts|tsx|mjs|sql|md|json|jsonl|csv|yaml|yml|css)$/;
/** Stands for many, or is an address of something else. */
const NO_PATH = /[*<>{}…$]|NNNN|^https?:|^\//;

/** Where a shortened path may begin. */
const ROOTS = [
  "",
  "src/",
  "src/components/",
  "src/domain/",
  "src/language/questions/",
  "docs/",
  "docs/technical/",
  "fanvise_eval/",
  "fanvise_eval/mutants/",
];

/**
 * @param text of a document in Markdown
 * @param exists is there a file or folder of that path, from the repository's root?
 */
export function deadPathsIn(text: string, exists: (path: string) => boolean): DeadPath[] {
  return text.split("\n").flatMap((content, index) =>
    [...content.matchAll(/`([^`\s]+)`/g)].flatMap(([, path = ""]) => {
      if (NO_PATH.test(path) || !PATH.test(path) || !HAS_EXTENSION.test(path)) return [];
      return ROOTS.some((root) => exists(`${root}${path}`)) ? [] : [{ line: index + 1, path }];
    }),
  );
}
