import { expect, test } from "vitest";
import { verdictOn } from "./category-verdict";

test.each([
  [1, "lock"],
  [0.8, "lock"],
  [0.799, "swing"],
  [0.5, "swing"],
  [0.2, "swing"],
  [0.199, "concede"],
  [0, "concede"],
])("a chance of %d is a %s", (chance, verdict) => {
  expect(verdictOn(chance)).toBe(verdict);
});
