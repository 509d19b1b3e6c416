import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { deadPathsIn } from "./document-paths";

const root = fileURLToPath(new URL("../..", import.meta.url));
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ...readdirSync(path.join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file}`),
];
/** Made by a build, a run or an upload: not in the repository. */
const ELSEWHERE = new Set(["postgres/fanvise-files.json", "postgres/fanvise-log-end.json"]);

describe("a path in a document", () => {
  const exists = (file: string) => file === "src/domain/plan/beam.ts" || file === "bin/setup.mjs";

  it.each([
    ["a file that moved", "see `src/plan/beam.ts`", "src/plan/beam.ts"],
    ["a shortened one that moved", "see `services/beam.ts`", "services/beam.ts"],
  ])("is found: %s", (_kind, text, dead) => {
    expect(deadPathsIn(`first\n${text}`, exists)).toEqual([{ line: 2, path: dead }]);
  });

  it.each([
    ["a file", "`bin/setup.mjs`"],
    ["a file from the domain on", "`plan/beam.ts`"],
    ["a file name alone", "`nowhere.ts`"],
    ["a pattern", "`src/a/*.ts` and `texts/{en,el}/ui.ts` and `NNNN_name/x.sql`"],
    ["an address", "`/api/openapi.json`"],
  ])("is not found: %s", (_kind, text) => {
    expect(deadPathsIn(text, exists)).toEqual([]);
  });
});

it("every path that a document names exists", () => {
  expect(documents.length).toBeGreaterThan(30);
  const dead = documents.flatMap((file) =>
    deadPathsIn(readFileSync(path.join(root, file), "utf8"), (one) => existsSync(path.join(root, one)))
      .filter(({ path: one }) => !ELSEWHERE.has(one))
      .map(({ line, path: one }) => `${file}:${line} ${one}`),
  );
  expect(dead).toEqual([]);
});
