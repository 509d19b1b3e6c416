/**
 * A house in which a newcomer finds things: no circles, no overfull folder, no endless file, no path in a document that
 * leads nowhere.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { codeFiles, filesByFolder, importCircles, missingPaths, trackedFiles } from "./layout";

const root = fileURLToPath(new URL("../../", import.meta.url));
const MAX_FILES_A_FOLDER = 25;
const MAX_LINES = 400;

/** What the answers issue replaces is neither split nor rewritten before. */
const TO_BE_REPLACED = ["src/language/answers", "src/domain/grounding"];
/** Generated, or plain data. */
const IS_DATA = /^src\/types\/supabase\.ts$|paraphrases-(en|el)\.ts$|lexicon/;

describe("a circle of imports", () => {
  const file = (name: string, ...imports: string[]) => ({
    name,
    text: imports.map((each) => `import type { A } from "${each}";`).join("\n"),
  });

  it("is found over types alone, over every way to write a path", () => {
    const files = [
      file("src/a/one.ts", "../b/two"),
      file("src/b/two.ts", "@/c/three"),
      file("src/c/three.tsx", "#test/four"),
      file("test/four.ts", "../src/a/one.ts"),
      file("src/d.ts", "./a/one"),
    ];
    expect(importCircles(files)).toEqual([["src/a/one.ts", "src/b/two.ts", "src/c/three.tsx", "test/four.ts"]]);
    expect(importCircles(files.slice(0, 3))).toEqual([]);
  });

  it("does not exist in this repository", () => {
    const files = codeFiles(root);
    expect(files.length).toBeGreaterThan(1_500);
    expect(importCircles(files)).toEqual([]);
  });
});

it(`no folder holds more than ${MAX_FILES_A_FOLDER} files of one level`, () => {
  const counts = filesByFolder(["a/b.ts", "a/b.test.ts", "a/c.tsx", "a/d/e.ts", "a/f.md"]);
  expect([...counts]).toEqual([
    ["a", 2],
    ["a/d", 1],
  ]);
  const full = [...filesByFolder(trackedFiles(root))].filter(([, count]) => count > MAX_FILES_A_FOLDER);
  expect(full.filter(([folder]) => !TO_BE_REPLACED.includes(folder))).toEqual([]);
});

it(`no file but tests and data has more than ${MAX_LINES} lines`, () => {
  const long = codeFiles(root).filter(({ text }) => text.split("\n").length - 1 > MAX_LINES);
  const names = long.map(({ name }) => name).filter((name) => !/\.test\.(tsx?|mjs)$/.test(name) && !IS_DATA.test(name));
  expect(names).toEqual([]);
});

describe("a path in a document", () => {
  it("is missed when nothing is there", () => {
    const names = ["src/a/b.ts", "bin/c.mjs"];
    const text = "See `src/a/b.ts`, `src/a/b`, `src/a`, `bin/c.mjs` and `src/a/gone.ts`, not `src/a/{en,el}/x.ts`.";
    expect(missingPaths({ text }, names)).toEqual(["src/a/gone.ts"]);
  });

  it("leads somewhere, in every document of the project", () => {
    const names = trackedFiles(root);
    const documents = names.filter((name) => name.endsWith(".md"));
    expect(documents.length).toBeGreaterThan(25);
    const missing = documents.flatMap((name) =>
      missingPaths({ text: readFileSync(`${root}/${name}`, "utf8") }, names).map((each) => `${name}: ${each}`),
    );
    expect(missing).toEqual([]);
  });
});
