import { expect, test } from "vitest";
import { isMatch } from "./palette-match";

test.each([
  ["Viewing as Dime Droppers", "dime", true],
  ["Viewing as Dime Droppers", "droppers dime", true],
  ["Viewing as Dime Droppers", "dime x", false],
  ["Πίνακας", "πινακ", true],
  ["Dashboard", "", true],
  ["Dashboard", "  ", true],
  ["Theme: Dark", "dark", true],
  ["Theme: Dark", "draak", false],
])("%s answers to %j: %s", (text, typed, isFound) => {
  expect(isMatch(text, typed)).toBe(isFound);
});
