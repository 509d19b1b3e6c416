/** Claims are read as a careful person reads the sentence. */
import { describe, expect, it } from "vitest";
import { easternDay } from "../ids";
import { type Claim, extractClaims } from "./claims";
import type { Mention } from "./mention";

const PLAYERS = [
  "Wagner",
  "Curry",
  "Towns",
  "Hart",
  "Robinson",
  "McBride",
  "Giannis",
  "Kuzma",
  "Booker",
  "Green",
  "Horford",
];
const DAY = easternDay.parse("2025-12-18"); // a Thursday

function mentionsOf(text: string): Mention[] {
  return PLAYERS.flatMap((name, playerKey) =>
    [...text.matchAll(new RegExp(`\\b${name}\\b`, "g"))].map(({ index }) => ({
      playerKey,
      start: index,
      end: index + name.length,
    })),
  );
}
const claimsOf = (text: string): Claim[] => extractClaims(text, mentionsOf(text), DAY);
const nameOf = (key: number | null) => (key === null ? null : (PLAYERS[key] ?? null));
const statuses = (text: string) =>
  claimsOf(text).flatMap((claim) => (claim.kind === "status" ? [[nameOf(claim.playerKey), claim.status]] : []));
const injuries = (text: string) =>
  claimsOf(text).flatMap((claim) =>
    claim.kind === "injury" ? [[nameOf(claim.playerKey), claim.injury, claim.bodyPart]] : [],
  );
const returns = (text: string) =>
  claimsOf(text).flatMap((claim) =>
    claim.kind === "return" ? [[nameOf(claim.playerKey), claim.earliestDay, claim.latestDay]] : [],
  );

describe("status", () => {
  it.each([
    ["Wagner (ankle) has been ruled out for tonight.", [["Wagner", "out"]]],
    ["Wagner is OUT tonight vs. Miami.", [["Wagner", "out"]]],
    ["Curry is listed as questionable for Friday.", [["Curry", "questionable"]]],
    ["Curry (quad) is doubtful.", [["Curry", "doubtful"]]],
    ["Curry (quad) is probable tomorrow.", [["Curry", "probable"]]],
    ["Booker is considered day-to-day.", [["Booker", "day-to-day"]]],
    ["Booker will miss the rest of the season.", [["Booker", "season-ending"]]],
    ["Wagner will not play tonight.", [["Wagner", "out"]]],
    ["Wagner won't play against the Heat.", [["Wagner", "out"]]],
    ["Curry is available tonight.", [["Curry", "available"]]],
    ["Curry has been cleared to play.", [["Curry", "available"]]],
    ["Curry returned to action after nine games.", [["Curry", "returned"]]],
    ["Curry has been upgraded from probable to AVAILABLE for tonight's game.", [["Curry", "available"]]],
    [
      "Towns, Hart and Robinson will join McBride as OUT tonight.",
      [
        ["Towns", "out"],
        ["Hart", "out"],
        ["Robinson", "out"],
        ["McBride", "out"],
      ],
    ],
    [
      "Giannis is out and Kuzma is probable.",
      [
        ["Giannis", "out"],
        ["Kuzma", "probable"],
      ],
    ],
    [
      "Out: Wagner, Curry",
      [
        ["Wagner", "out"],
        ["Curry", "out"],
      ],
    ],
    ["Wagner hurt his ankle. He has been ruled out.", [["Wagner", "out"]]],
  ])("reads: %s", (text, expected) => {
    expect(statuses(text)).toEqual(expected);
  });

  it.each([
    "Wagner is not expected to miss Friday's game.",
    "Wagner will not miss any time.",
    "If Wagner is out, Kuzma will start.",
    "If he cannot go, Kuzma will start.",
    "Wagner could miss two weeks.",
    "Is Wagner out tonight?",
    "Wagner was out last week.",
    "A trade is out of the question for Wagner.",
    "Wagner might be out tonight.",
    "The Heat are a different team when Wagner is out.",
    "Wagner is no longer questionable.",
    "That was a questionable call on Wagner.",
    "Wagner avoided a season-ending injury.",
    "The league will decide whether Curry is available.",
  ])("makes no fact of: %s", (text) => {
    expect(statuses(text)).toEqual([]);
  });

  it("keeps the sentence and is less sure of a pronoun than of a name", () => {
    const [named] = claimsOf("Wagner is out.");
    const [carried] = claimsOf("Wagner fell. He is out.").filter(({ kind }) => kind === "status");
    expect(named?.sentence).toBe("Wagner is out.");
    expect(carried?.sentence).toBe("He is out.");
    expect(carried?.confidence).toBeLessThan(named?.confidence ?? 0);
  });
});

describe("injury", () => {
  it.each([
    ["Wagner has a high left ankle sprain.", [["Wagner", "high left ankle sprain", "ankle"]]],
    [
      "Wagner (left ankle soreness) and Curry (illness) are out.",
      [
        ["Wagner", "left ankle soreness", "ankle"],
        ["Curry", "illness", null],
      ],
    ],
    ["Booker is dealing with a strained right groin.", [["Booker", "strained right groin", "groin"]]],
    ["Kuzma sprained his left knee.", [["Kuzma", "sprained his left knee", "knee"]]],
    ["Giannis (calf) remains out.", [["Giannis", "calf", "calf"]]],
  ])("reads: %s", (text, expected) => {
    expect(injuries(text)).toEqual(expected);
  });

  it.each([
    "Wagner avoided a ligament tear of the knee.",
    "Scans showed no fracture of the foot for Wagner.",
    "If Wagner has an ankle sprain, he will rest.",
  ])("makes no injury of: %s", (text) => {
    expect(injuries(text)).toEqual([]);
  });
});

describe("expected return", () => {
  it.each([
    ["Wagner will be out two to three weeks.", [["Wagner", "2026-01-01", "2026-01-08"]]],
    ["Wagner is expected to miss at least four weeks.", [["Wagner", "2026-01-15", null]]],
    ["Curry is expected to return in 10 days.", [["Curry", "2025-12-28", "2025-12-28"]]],
    ["Curry will return Friday against the Wolves.", [["Curry", "2025-12-19", "2025-12-19"]]],
    ["Curry is targeting a return on Jan. 5.", [["Curry", "2026-01-05", "2026-01-05"]]],
    ["Booker will be re-evaluated in two weeks.", [["Booker", "2026-01-01", null]]],
  ])("reads: %s", (text, expected) => {
    expect(returns(text)).toEqual(expected);
  });

  it.each([
    "Wagner could return in two weeks.",
    "Wagner will not return Friday.",
    "If Wagner is out two weeks, they will trade.",
  ])("promises nothing from: %s", (text) => {
    expect(returns(text)).toEqual([]);
  });
});
