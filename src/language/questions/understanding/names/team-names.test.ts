/** A fantasy team's name is no player, whoever asks, in whatever language. */
import { describe, expect, it } from "vitest";
import { understandConversation } from "../understanding";
import { type NamedTeam, withTeamsRead } from "./team-names";

const TEAMS: readonly NamedTeam[] = [
  { teamName: "Fan Favorites (demo)", side: "mine" },
  { teamName: "Dime Droppers (demo)", side: "opponent" },
  { teamName: "Glass Cleaners", side: "other" },
  { teamName: "Corner Three Club", side: "other" },
  { teamName: "Harden", side: "other" },
];

describe("names of teams", () => {
  it.each([
    ["how do the Dime Droppers look", "how do my opponent look"],
    ["dime droppers or fan favorites?", "my opponent or my team?"],
    ["vs Droppers as of now", "vs my opponent as of now"],
    ["Ο τύπος με τους Dime Droppers", "Ο τύπος με τους ο αντίπαλός μου"],
    ["who do I drop?", "who do I drop?"],
  ])("%s", (question, read) => expect(withTeamsRead(question, TEAMS).question).toBe(read));

  it("of other teams are told apart", () => {
    expect(withTeamsRead("What's Corner Three Club working with?", TEAMS).other).toBe("Corner Three Club");
    expect(withTeamsRead("any cleaners to trade with", TEAMS).other).toBe("Glass Cleaners");
    expect(withTeamsRead("Dime Droppers", TEAMS).other).toBeUndefined();
  });

  it("do not take a player's name from him where it is but a part", () => {
    const teams: NamedTeam[] = [{ teamName: "The James Harden Band", side: "other" }];
    expect(withTeamsRead("is Harden out?", teams)).toEqual({ question: "is Harden out?" });
  });
});

describe("a question about a team", () => {
  const read = (...questions: string[]) => understandConversation(questions, undefined, { teams: TEAMS });

  it("names no player who is called so", () => {
    const { players, trade } = read("Dime Droppers guy is offering Garland and Ayton for my Durant. Take it?");
    expect(players).not.toContain("Droppers");
    // Whose they are follows from the rosters.
    expect(trade).toEqual({ give: ["Durant"], get: ["Garland", "Ayton"] });
  });

  it("looks at that team's roster, also in the question after", () => {
    expect(read("What do the Glass Cleaners have at center?")).toMatchObject({ otherTeam: "Glass Cleaners" });
    const [first, second] = ["Show me Corner Three Club's squad", "anyone there who slumps?"];
    expect(read(first ?? "", second ?? "").otherTeam).toBe("Corner Three Club");
    expect(read(first ?? "", "who should I start tonight?").otherTeam).toBeUndefined();
  });
});
