import { describe, expect, it, test } from "vitest";
import type { PlayerScheduleOutput, ScheduleOutput } from "@/contract/league/schedule-output";
import { heatOf, proTeamRowsOf } from "./pro-team-rows";

const row = (proTeam: string, gamesInWindow: number, gamesOnLightDays: number): ScheduleOutput["clubs"][number] => ({
  proTeam,
  gamesInWindow,
  gamesOnLightDays,
  games: [],
  gamesLeftInMatchup: null,
  secondNights: [],
});
const player = (
  name: string,
  proTeam: string,
  ownership: string,
  isOnIr = false,
): PlayerScheduleOutput["players"][number] => ({
  playerId: 1,
  name,
  proTeam,
  ownership,
  isOnIr,
  games: 0,
  gamesLeft: 0,
  secondNights: 0,
});

const PRO_TEAMS = [row("ATL", 3, 1), row("BOS", 4, 0), row("CHI", 4, 2), row("DEN", 2, 2)];
const PLAYERS = [
  player("Young", "ATL", "my roster"),
  player("Hunter", "ATL", "my roster"),
  player("Brown", "BOS", "opponent"),
  player("White", "CHI", "my roster", true),
];
const order = (by: "games" | "light" | "name", isMineOnly = false) =>
  proTeamRowsOf(PRO_TEAMS, PLAYERS, { order: by, isMineOnly }).map(({ proTeam }) => proTeam);

describe("the NBA teams of the schedule", () => {
  test.each([
    ["games", ["CHI", "BOS", "ATL", "DEN"]],
    ["light", ["CHI", "DEN", "ATL", "BOS"]],
    ["name", ["ATL", "BOS", "CHI", "DEN"]],
  ] as const)("by %s", (by, requested) => {
    expect(order(by)).toEqual(requested);
  });

  // A player on injured reserve takes no part, so his NBA team's games do not help.
  it("knows my players at each NBA team, without those of others and on injured reserve", () => {
    const mine = Object.fromEntries(
      proTeamRowsOf(PRO_TEAMS, PLAYERS, { order: "name", isMineOnly: false }).map(({ proTeam, myPlayers }) => [
        proTeam,
        myPlayers,
      ]),
    );
    expect(mine).toEqual({ ATL: ["Young", "Hunter"], BOS: [], CHI: [], DEN: [] });
    expect(order("name", true)).toEqual(["ATL"]);
  });
});

test.each([
  [2, 2, 4, 0],
  [3, 2, 4, 2],
  [4, 2, 4, 4],
  [9, 2, 4, 4],
  [3, 3, 3, 0],
])("the heat of %d between %d and %d is %d", (amount, least, most, heat) => {
  expect(heatOf(amount, least, most)).toBe(heat);
});
