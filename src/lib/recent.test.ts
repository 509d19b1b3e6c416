import { expect, it } from "vitest";
import { writeRecent } from "./recent";

it("drops what was written longest ago, and an entry written again is new", () => {
  const entries = new Map<string, number>();
  for (const [key, value] of [
    ["a", 1],
    ["b", 2],
    ["a", 3],
    ["c", 4],
  ] as const)
    writeRecent(entries, key, value, 2);
  expect([...entries]).toEqual([
    ["a", 3],
    ["c", 4],
  ]);
});
