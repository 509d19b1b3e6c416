/** What is started in a copy of the project runs the copy, and a fault planted there leaves the project as it is. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { EditDoesNotFit } from "./mutant";
import { copyTree, PROJECT } from "./tree";

const FILE = "src/domain/stats/stats.ts";
const EDIT = { file: FILE, find: `0: "PTS",`, replace: `0: "MUTANT",` };
const PROBE = `import { statLabel } from "@/domain/stats/stats";\nprocess.stdout.write(statLabel(0));\n`;

test("a planted fault is what runs, and is gone when it is taken back", () => {
  const tree = copyTree();
  onTestFinished(() => tree.remove());
  writeFileSync(join(tree.directory, "fanvise_eval/probe.ts"), PROBE);
  const textOf = () =>
    execFileSync(process.execPath, ["--import", "tsx", "fanvise_eval/probe.ts"], {
      cwd: tree.directory,
      encoding: "utf8",
    });
  expect(textOf()).toBe("PTS");
  const restore = tree.plant([EDIT]);
  expect(textOf()).toBe("MUTANT");
  expect(readFileSync(join(PROJECT, FILE), "utf8")).toContain(EDIT.find);
  restore();
  expect(textOf()).toBe("PTS");
});

test("of several edits none is planted when one does not fit", () => {
  const tree = copyTree();
  onTestFinished(() => tree.remove());
  expect(() => tree.plant([EDIT, { ...EDIT, find: "nowhere at all" }])).toThrow(EditDoesNotFit);
  expect(readFileSync(join(tree.directory, FILE), "utf8")).toBe(readFileSync(join(PROJECT, FILE), "utf8"));
});
