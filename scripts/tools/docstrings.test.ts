/** Comments make sense alone, on hover, and are written in American English. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { unclearIn } from "./docstrings";

const root = fileURLToPath(new URL("../../", import.meta.url));
const GENERATED = "src/types/supabase.ts";

describe("an unclear comment", () => {
  it.each([
    ["/** Of who starts. */", "Of"],
    ["/** By player id. */", "By"],
    ["/** Those that wait. */", "Those"],
    ["const a = 1; // read anew", "anew"],
    ["/**\n * A player whom\n * no team has.\n */", "whom"],
    ["/** The claim is borne\n * out. */", "borne out"],
    ["/** What became of it. */", "became of"],
    ["// a rumour of a trade", "rumour"],
    ["/** Recognises names. */", "Recognises"],
  ])("is found in %s", (source, phrase) => {
    expect(unclearIn(`\n${source}`)).toMatchObject([{ line: 2, phrase }]);
  });

  it.each([
    "/** Office hours. */",
    "/** Byte count. */",
    "/** Answers `judgement` and docs/licences.md. */",
    '/** Matches "whoever is ahead". */',
    "const text = 'whom';",
    "/**\n * Reads the row\n * of a player.\n */",
  ])("is not found in %s", (source) => {
    expect(unclearIn(source)).toEqual([]);
  });
});

it("every comment makes sense alone", () => {
  const list = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], { cwd: root, encoding: "utf8" });
  const files = list
    .trim()
    .split("\n")
    .filter((file) => !/\.test\.\w+$/.test(file) && file !== GENERATED);
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) =>
    unclearIn(readFileSync(`${root}/${file}`, "utf8")).map(({ line, phrase }) => `${file}:${line} ${phrase}`),
  );
  expect(found).toEqual([]);
});
