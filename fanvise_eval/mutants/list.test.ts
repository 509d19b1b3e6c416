/** The list of planted faults fits today's product and today's cases. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { GOLDEN_FILE, readGolden } from "../cases/dataset";
import { ALWAYS, MUTANTS, SAMPLE } from "./list/list";
import { EditDoesNotFit, planted } from "./mutant";
import { PROJECT } from "./tree";

const ids = MUTANTS.map(({ id }) => id);

describe("the planted faults", () => {
  test.each(MUTANTS.flatMap(({ id, edits }) => edits.map((edit) => [id, edit.file, edit] as const)))(
    "%s finds its place in %s, once",
    (_id, file, edit) => {
      expect(file).toMatch(/^src\/(?!demo\/).*(?<!\.test)\.tsx?$/);
      const text = readFileSync(join(PROJECT, file), "utf8");
      expect(planted(text, edit)).not.toBe(text);
    },
  );

  test("have names of their own, and there are enough of them", () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(26);
  });

  test("six of them are the sample", () => {
    expect(SAMPLE).toHaveLength(6);
    expect(ids).toEqual(expect.arrayContaining([...SAMPLE]));
  });

  test.skipIf(!existsSync(GOLDEN_FILE))("name only cases that exist", () => {
    const known = readGolden(GOLDEN_FILE).map(({ id }) => id);
    const named = MUTANTS.flatMap(({ first, writtenFor }) => [...first, ...writtenFor]);
    expect([...named, ...ALWAYS].filter((id) => !known.includes(id))).toEqual([]);
  });
});

test("a fault whose place is missing, or there twice, is refused", () => {
  const edit = { file: "src/x.ts", find: "a", replace: "b" };
  expect(() => planted("ccc", edit)).toThrow(EditDoesNotFit);
  expect(() => planted("a a", edit)).toThrow(EditDoesNotFit);
  expect(planted("cac", edit)).toBe("cbc");
});
