/** The best of a roster first, by points a game; nothing where these are not known. */
import { describe, expect, it } from "vitest";
import { EN } from "../../texts/en/answers/phrases";
import { roster, rosterPlayer } from "../sample-outputs";
import { wordTeamLeaders } from "./team-leader";

const team = roster({
  teamName: "Dime Droppers",
  players: [
    rosterPlayer({ name: "Second", pointsPerGame: 40 }),
    rosterPlayer({ name: "Without", pointsPerGame: undefined }),
    rosterPlayer({ name: "First", pointsPerGame: 55.5 }),
    rosterPlayer({ name: "Last", pointsPerGame: 12 }),
  ],
});
const names = (lines: readonly string[]) => [...lines.join("\n").matchAll(/\*\*(\w+)\*\* \(/g)].map(([, name]) => name);

describe("the leaders of a roster", () => {
  it("are told best first, without those who have no games", () => {
    const lines = wordTeamLeaders(team, false, EN);
    expect(names(lines)).toEqual(["First", "Second", "Last"]);
    expect(lines.join(" ")).toContain("55.5");
  });

  it("are told from the other end where that is asked", () => {
    expect(names(wordTeamLeaders(team, true, EN))).toEqual(["Last", "Second", "First"]);
  });

  it("are not told where no points a game are known", () => {
    expect(wordTeamLeaders(roster({ players: [rosterPlayer({})] }), false, EN)).toEqual([]);
  });
});
