import { describe, expect, it } from "vitest";
import { confidenceLevel } from "./confidence";

describe("the word for a chance", () => {
  it.each([
    [0.5, "low"],
    [0.649, "low"],
    [0.65, "medium"],
    [0.799, "medium"],
    [0.8, "high"],
    [0.992, "high"],
  ] as const)("%s is %s", (chance, level) => {
    expect(confidenceLevel(chance)).toBe(level);
  });
});
