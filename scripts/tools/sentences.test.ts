/** Every sentence that a person reads stands in the catalogue, in both languages. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { trackedFiles } from "./layout";
import { EXEMPT, isExempt, sentencesIn } from "./sentences";

const root = fileURLToPath(new URL("../../", import.meta.url));
const files = trackedFiles(root).filter((file) => /^src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
const found = new Map(
  files.map((file) => [file, sentencesIn(readFileSync(`${root}/${file}`, "utf8"), file.endsWith(".tsx"))]),
);

describe("a sentence", () => {
  it.each([
    ["a string", 'const a = "Drop him for a free agent.";'],
    ["a template", "const a = `You are out of adds for this week, " + "$" + "{b}.`;"],
    ["an object's value", 'const a = { "no-adds": "you have no adds left" };'],
    ["the text of an element", "const a = <p>There are no games on this day.</p>;"],
    ["an attribute", 'const a = <Button title="Check the news again" />;'],
    ["an argument", 'say("He is out for the season");'],
    ["Greek of any length", 'const a = "Πίσω";'],
    ["a part of a longer one", 'const a = b + ", and it is the last of them.";'],
  ])("is found in %s", (_kind, source) => {
    expect(sentencesIn(source, true)).toMatchObject([{ line: 1 }]);
  });

  it.each([
    ["names and codes", 'const a = ["move.parent-declined", "espn_s2", "Los Angeles Lakers", "add and drop"];'],
    ["a class list", 'const a = <p className="grid gap-x-4 not-sr-only in-range:ring-1 min-w-0" />;'],
    ["the message of a bug", 'throw new RangeError("the window of a plan is reversed");'],
    ["a query", "const a = sql`select id from proposals where status = all of it`;"],
    ["a log line", 'log.log("warn", "source.failed", { code });'],
    ["an import", 'import a from "is/not/a sentence of the page";'],
    ["a comment", "const a = 1; // He is out for the season."],
  ])("is not found in %s", (_kind, source) => {
    expect(sentencesIn(source, true)).toEqual([]);
  });
});

it("no sentence stands outside the catalog", () => {
  expect(files.length).toBeGreaterThan(800);
  const outside = files
    .filter((file) => !isExempt(file))
    .flatMap((file) => (found.get(file) ?? []).map(({ line, text }) => `${file}:${line} ${text}`));
  expect(outside).toEqual([]);
});

it("every exemption is still needed", () => {
  const idle = Object.values(EXEMPT)
    .flat()
    .filter((exempt) => !files.some((file) => exempt.test(file) && (found.get(file) ?? []).length > 0));
  expect(idle).toEqual([]);
});
