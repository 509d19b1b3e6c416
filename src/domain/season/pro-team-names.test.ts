import { describe, expect, it } from "vitest";
import { PRO_TEAM_IDS, proTeamName, proTeamNamed, proTeamsIn } from "./pro-team-names";
import { proTeamLabel } from "./pro-teams";

describe("an NBA team", () => {
  it.each([
    ["Spurs", 24],
    ["the spurs", 24],
    ["San Antonio", 24],
    ["San Antonio Spurs", 24],
    ["sas", 24],
    ["Σπερς", 24],
    ["οι Σπερς", 24],
    ["Βοστώνη", 2],
    ["της Βοστώνης", 2],
    ["76ers", 20],
    ["Trail Blazers", 22],
    ["blazers", 22],
    ["Los Angeles Clippers", 12],
    ["LA Clippers", 12],
    ["Los Angeles Lakers", 13],
    ["Utah Jazz", 26],
  ])("is meant by %s", (spelling, proTeam) => expect(proTeamNamed(spelling)).toBe(proTeam));

  // A player asked about by his family name must not be answered with an NBA team.
  it.each(["Washington", "Boston", "Orlando", "Los Angeles", "LA", "Jordan", "Wembanyama", "", "Spurs Jones"])(
    "is not meant by %j alone",
    (spelling) => expect(proTeamNamed(spelling)).toBeUndefined(),
  );

  it("is found by its own name and abbreviation, every one of thirty", () => {
    expect(PRO_TEAM_IDS).toHaveLength(30);
    for (const proTeam of PRO_TEAM_IDS) {
      expect(proTeamNamed(proTeamName(proTeam))).toBe(proTeam);
      expect(proTeamNamed(proTeamLabel(proTeam))).toBe(proTeam);
    }
  });

  it.each([
    ["How many games do the Spurs play this week?", [24]],
    ["when does Boston play", [2]],
    ["Celtics or Lakers, who has more games?", [2, 13]],
    ["when does los angeles play", [12, 13]],
    ["los angeles lakers schedule", [13]],
    ["when do gsw and OKC play", [9, 25]],
    ["Πότε παίζει η ομάδα της Βοστώνης;", [2]],
    ["πόσα ματς έχουν οι Σπερς και το Μαϊάμι", [24, 14]],
    ["who was out for 34 min", []],
    ["WAS schedule", [27]],
    ["den paizei", []],
  ])("is read in %j", (text, proTeams) => expect(proTeamsIn(text)).toEqual(proTeams));
});
