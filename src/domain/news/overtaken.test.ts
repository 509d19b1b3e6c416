import { describe, expect, it } from "vitest";
import { easternDay } from "../ids";
import type { Claim, ClaimedStatus } from "./claims";
import { withoutOvertaken } from "./overtaken";

const TOWNS = 1;
const HART = 2;
const status = (word: ClaimedStatus, playerKey: number | null = TOWNS): Claim => ({
  kind: "status",
  playerKey,
  status: word,
  sentence: "",
  confidence: 0.9,
});
const back = (day: string): Claim => ({
  kind: "return",
  playerKey: TOWNS,
  timing: "",
  sentence: "",
  confidence: 0.7,
  earliestDay: easternDay.parse(day),
  latestDay: easternDay.parse(day),
});
const item = (source: string, hour: number, ...claims: Claim[]) => ({
  source,
  publishedAt: `2024-12-02T${String(hour).padStart(2, "0")}:00:00.000Z`,
  claims,
});
const claimsLeft = (...items: ReturnType<typeof item>[]) => withoutOvertaken(items).map(({ claims }) => claims.length);

describe("what a source has since said otherwise", () => {
  it.each([
    ["a status that it changed", [item("A", 14, status("questionable")), item("A", 20, status("available"))], [0, 1]],
    ["a status that it repeated", [item("A", 14, status("out")), item("A", 20, status("out"))], [1, 1]],
    ["a return date that it moved", [item("A", 14, back("2024-12-06")), item("A", 20, back("2024-12-09"))], [0, 1]],
    [
      "a return date of a player who is back",
      [item("A", 14, back("2024-12-20")), item("A", 20, status("returned"))],
      [0, 1],
    ],
    [
      "a return date of a player who is still out",
      [item("A", 14, back("2024-12-20")), item("A", 20, status("out"))],
      [1, 1],
    ],
    ["another source's", [item("A", 14, status("out")), item("B", 20, status("available"))], [1, 1]],
    ["another player's", [item("A", 14, status("out")), item("A", 20, status("available", HART))], [1, 1]],
    ["nobody's", [item("A", 14, status("out", null)), item("A", 20, status("available", null))], [1, 1]],
  ] as const)("is decided for %s", (_what, items, left) => {
    expect(claimsLeft(...items)).toEqual(left);
    expect(claimsLeft(...[...items].reverse())).toEqual([...left].reverse());
  });
});
