import { describe, expect, it } from "vitest";
import { readLeagueReference, seasonOfDay } from "./league-reference";

describe("a league as a person names it", () => {
  it.each([
    ["123456", { leagueId: "123456" }],
    ["  123456 ", { leagueId: "123456" }],
    ["https://fantasy.espn.com/basketball/league?leagueId=987", { leagueId: "987" }],
    [
      "https://fantasy.espn.com/basketball/team?leagueId=987&teamId=4&seasonId=2026",
      { leagueId: "987", teamId: 4, season: 2026 },
    ],
    ["fantasy.espn.com/basketball/team?seasonId=2026&leagueId=987", { leagueId: "987", season: 2026 }],
    ["https://www.espn.com/x?leagueId=9&teamId=abc", { leagueId: "9" }],
  ])("%s", (text, expected) => {
    expect(readLeagueReference(text)).toEqual({ season: undefined, teamId: undefined, ...expected });
  });

  it.each([
    "",
    "my league",
    "12345678901234",
    "https://espn.com.evil.example/?leagueId=1",
    "https://evil.example/espn.com?leagueId=1",
    "https://fantasy.espn.com/basketball/league",
    "javascript:alert(1)//espn.com?leagueId=1",
    `https://fantasy.espn.com/?leagueId=1&x=${"y".repeat(600)}`,
  ])("is not read from %s", (text) => {
    expect(readLeagueReference(text)).toBeUndefined();
  });
});

it("a season is named after the year it ends in", () => {
  expect([
    seasonOfDay("2026-11-22"),
    seasonOfDay("2027-04-10"),
    seasonOfDay("2027-07-31"),
    seasonOfDay("2027-08-01"),
  ]).toEqual([2027, 2027, 2027, 2028]);
});
