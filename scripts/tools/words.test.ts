/** The names and comments of the code hold no word that the glossary puts out. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { foundIn, wordsThatAreOut } from "./words";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** Hold the words of people's questions as names. */
const WORDS_OF_QUESTIONS = /lexicon|contract\/planning\/engine-outputs\.ts$|scripts\/tools\/words/;

describe("a word that is out", () => {
  const out = new Set(["man", "men", "club"]);

  it.each([
    ["const ofMan = 1;", "man"],
    ["type LineupMan = string;", "man"],
    ["const MEN_OF_TEAM = 1;", "men"],
    ["/** The club's games. */", "club"],
    ["let a = 1; // one man", "man"],
  ])("is found in %s", (source, word) => {
    expect(foundIn(source, out)).toMatchObject([{ line: 1, word }]);
  });

  it.each(['const a = "a man";', "const manager = women;", "// man 5 proc", "const mention = amended;", "row.clubs"])(
    "is not found in %s",
    (source) => {
      expect(foundIn(source, out)).toEqual([]);
    },
  );
});

it("the code holds no word that the glossary puts out", () => {
  const out = wordsThatAreOut();
  expect(out.size).toBeGreaterThan(3);
  const list = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], { cwd: root, encoding: "utf8" });
  const files = list
    .trim()
    .split("\n")
    .filter((file) => !WORDS_OF_QUESTIONS.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) => {
    const words = foundIn(readFileSync(`${root}/${file}`, "utf8"), out);
    return words.map((each) => `${file}:${each.line} ${each.word} in ${each.in}`);
  });
  expect(found).toEqual([]);
});
