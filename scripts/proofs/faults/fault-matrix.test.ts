/** The fault matrix as a document: whole, and made from the cells that are tried. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { DEPENDENCIES, MODES } from "./fault-cell";
import { CELLS, faultsDocument, QUICK_CELLS, TRIED_CELLS } from "./fault-matrix";

it("has every way of failing of every dependency once: tried, or with the reason why it does not apply", () => {
  const names = CELLS.map(({ dependency, mode }) => `${dependency}, ${mode}`);
  expect(names).toEqual(DEPENDENCIES.flatMap((dependency) => MODES.map((mode) => `${dependency}, ${mode}`)));
  for (const cell of CELLS) expect("attempt" in cell || cell.doesNotApply.length > 10).toBe(true);
});

it("is what docs/technical/Faults.md says", () => {
  expect(readFileSync("docs/technical/Faults.md", "utf8")).toBe(faultsDocument());
});

it("tries the quick cells first, which are of different dependencies", () => {
  const quick = TRIED_CELLS.slice(0, QUICK_CELLS).map(({ dependency }) => dependency);
  expect(new Set(quick).size).toBe(QUICK_CELLS);
  expect(new Set(TRIED_CELLS).size).toBe(TRIED_CELLS.length);
});
