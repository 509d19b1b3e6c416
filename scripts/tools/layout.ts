/** The shape of the repository: import directions, file lengths, folder sizes. Pure but for reading. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** A file by its path in the repository, with its text. */
export type SourceFile = { readonly name: string; readonly text: string };

const CODE = /\.(ts|tsx|mjs)$/;
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g;
const ENDINGS = ["", ".ts", ".tsx", ".mjs", "/index.ts"];

/** Everything that is committed or could be, without what was deleted. */
export function trackedFiles(root: string): string[] {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard"];
  const list = execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1e8 }).split("\n");
  return list.filter((name) => name !== "" && existsSync(path.join(root, name)));
}

export const codeFiles = (root: string): SourceFile[] =>
  trackedFiles(root)
    .filter((name) => CODE.test(name))
    .map((name) => ({ name, text: readFileSync(path.join(root, name), "utf8") }));

/** @returns each circle of imports, its files in order of their names; imports of types alone count too */
export function importCircles(files: readonly SourceFile[]): string[][] {
  const names = new Set(files.map(({ name }) => name));
  const imports = new Map(files.map((file) => [file.name, importsOf(file, names)]));
  // Tarjan, "Depth-first search and linear graph algorithms", 1972: every strongly connected part of more than one file
  // is a circle.
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (name: string): number => {
    const at = order.size;
    order.set(name, at);
    stack.push(name);
    let low = at;
    for (const other of imports.get(name) ?? []) {
      if (!order.has(other)) low = Math.min(low, visit(other));
      else if (stack.includes(other)) low = Math.min(low, order.get(other) ?? low);
    }
    lowest.set(name, low);
    if (low === at) {
      const part = stack.splice(stack.indexOf(name));
      if (part.length > 1) circles.push(part.sort());
    }
    return low;
  };
  for (const { name } of files) if (!order.has(name)) visit(name);
  return circles;
}

function importsOf({ name, text }: SourceFile, names: ReadonlySet<string>): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, given = ""]) => {
    const base = baseOf(name, given);
    const found = base === undefined ? undefined : ENDINGS.map((ending) => base + ending).find((one) => names.has(one));
    return found === undefined ? [] : [found];
  });
}

function baseOf(from: string, given: string): string | undefined {
  if (given.startsWith("@/")) return `src/${given.slice(2)}`;
  if (given.startsWith("#test/")) return `test/${given.slice(6)}`;
  return given.startsWith(".") ? path.posix.join(path.posix.dirname(from), given) : undefined;
}

/** @returns folders by the number of files directly in them; a test beside its file does not count */
export function filesByFolder(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names.filter((each) => CODE.test(each) && !/\.test\.(tsx?|mjs)$/.test(each))) {
    const folder = path.posix.dirname(name);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

/** A path of ours as documents and comments write it: from the repository's root, without placeholders. */
const PATH = /(?<![\w@/.-])(?:src|scripts|test|fanvise_eval|bench|bin|supabase)\/[\w./-]*\w/g;

/** @returns paths that a text names and that do not exist, with or without their ending */
export function missingPaths({ text }: Pick<SourceFile, "text">, names: readonly string[]): string[] {
  const known = new Set(names.flatMap((name) => [name, name.replace(CODE, ""), ...foldersOf(name)]));
  return [...text.matchAll(PATH)].flatMap(({ 0: found, index }) => {
    const isPattern = /^-?\/?[{*<[]/.test(text.slice(index + found.length));
    return known.has(found) || isPattern || found.includes("NNNN") ? [] : [found];
  });
}

const foldersOf = (name: string): string[] =>
  name
    .split("/")
    .slice(0, -1)
    .map((_, at, parts) => parts.slice(0, at + 1).join("/"));
