import { describe, expect, it } from "vitest";
import { ungrounded } from "./grounding";
import { daysIn, holds, numbersIn, plainLines } from "./words";

describe("numbers of an answer", () => {
  it.each([
    ["You trail 275 to 415, by 140.", ["275", "415", "140"]],
    ["AST 5, STL 1.1, 3PM 2.4, 23,6 πόντοι", ["5", "1.1", "2.4", "23.6"]],
    ["1. Drop him on Wed 15 Jan at 19:30", []],
    ["a gain of 1,204.5 points", ["1204.5"]],
    ["από 0,7% σε 6.7%", ["0.7", "6.7"]],
  ])("%s", (text, numbers) => expect(numbersIn(text)).toEqual(numbers));

  it("stand by themselves: 4 is not in 14, 4.5 or 40", () => {
    expect(["14", "4.5", "40"].map((number) => holds(`he has ${number} games`, "4"))).toEqual([false, false, false]);
    expect(holds("he has 4 games", "4")).toBe(true);
    expect(holds("έχει 4,5 μπλοκ", "4.5")).toBe(true);
  });
});

it("days of an answer are read in both languages and as the wire writes them", () => {
  expect(daysIn("back Wed 29 Jan, or 7 Φεβρουαρίου, say 2025-03-02, not March 9, 2025")).toEqual([
    ...["1-29", "2-7", "3-9", "3-2"],
  ]);
});

it("emphasis and escapes are no part of a line", () => {
  expect(plainLines("**Karl\\-Anthony Towns**: 40\n\n\nout")).toEqual(["Karl-Anthony Towns: 40", "out"]);
});

describe("what no look-up supports", () => {
  const outputs = [
    {
      players: [
        { name: "Ann Lee", points: 31.46 },
        { name: "Bo Kim", points: 12 },
      ],
      count: 2,
    },
    { name: "Bo Kim", expectedReturn: "2025-01-29", averages: { PTS: 8.25 } },
    { winProbability: { before: 0.063 } },
  ];
  const players = ["Ann Lee", "Bo Kim", "Cy Roe"];
  const reasons = (answer: string) => ungrounded(answer, outputs, players, ["is Bo Kim back?"]);

  it.each([
    "Ann Lee averages 31.5 points.",
    "Bo Kim averages 8.3 and has 12 points.",
    "Your chance is 6.3%, with 2 players.",
    "Bo Kim is back on Wed 29 Jan.",
  ])("nothing: %s", (answer) => expect(reasons(answer)).toEqual([]));

  it.each([
    ["a number of nobody", "Ann Lee averages 47.1 points."],
    ["another man's number", "Ann Lee averages 12 points."],
    ["a day of nobody", "Bo Kim is back on Thu 30 Jan."],
    ["a man of no look-up", "Cy Roe is healthy."],
  ])("%s: %s", (_what, answer) => expect(reasons(answer)).toHaveLength(1));
});
