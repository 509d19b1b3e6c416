import assert from "node:assert/strict";
import { test } from "node:test";
import { subjectFault } from "./commit-subject.mjs";

test("a subject says its kind, its area and what it does now", () => {
  for (const fine of ["fix(soak): waits for idle connections\n\nWhy.", "Merge branch 'a'", "feat(errors): one catalog"])
    assert.equal(subjectFault(fine), undefined);
});

test("any other subject is refused with what is wrong", () => {
  assert.match(subjectFault("mended things"), /kind\(area\)/);
  assert.match(subjectFault("fix: no area"), /kind\(area\)/);
  assert.match(subjectFault(""), /kind\(area\)/);
  assert.match(subjectFault(`fix(a): ${"x".repeat(80)}`), /88 characters/);
});
