/** What is said of NBA teams' games, in both languages, and that each number is held against its own NBA team. */
import { describe, expect, it } from "vitest";
import { wordAnswer } from "#test/word-answer";
import type { PlayerScheduleOutput } from "@/contract/league/schedule-output";
import { checkSentence, collectFacts } from "@/domain/grounding";
import { TOOL } from "../questions/tools";
import { schedule } from "./sample-decisions";

type ProTeam = PlayerScheduleOutput["clubs"][number];
const nbaTeam = (proTeam: string, proTeamName: string, games: number, more: Partial<ProTeam> = {}): ProTeam => ({
  proTeam,
  clubName: proTeamName,
  games,
  gamesLeft: games,
  secondNights: 0,
  ...more,
});
const SPURS = nbaTeam("SAS", "San Antonio Spurs", 4, {
  gamesLeft: 3,
  secondNights: 1,
  on: ["2025-01-13 @ LAL", "2025-01-15 vs MEM"],
});
const HEAT = nbaTeam("MIA", "Miami Heat", 2, { on: ["2025-01-15 @ LAL"] });
const MANY = [
  SPURS,
  nbaTeam("BOS", "Boston Celtics", 4),
  nbaTeam("CHI", "Chicago Bulls", 3, { secondNights: 2 }),
  nbaTeam("DEN", "Denver Nuggets", 3),
  HEAT,
];
const both = (question: string, proTeams: readonly ProTeam[]) =>
  (["en", "el"] as const).map((language) =>
    wordAnswer(question, language, [
      { name: TOOL.schedule, output: schedule({ players: [], clubs: [...proTeams], listed: "counts" }) },
    ]),
  );

describe("the games of an NBA team", () => {
  it("are counted, said which are left, and listed with their days and opponents", () => {
    for (const answer of both("how many games do the Spurs play", [SPURS])) {
      expect(answer).toMatch(/San Antonio Spurs.*4.*3.*13.*@ LAL.*15.*vs MEM/);
      expect(answer).toMatch(/San Antonio Spurs.*1 back-to-back/);
    }
    for (const answer of both("when do the Heat play", [HEAT])) expect(answer).not.toMatch(/left|απομέν/);
  });

  it("of many NBA teams are told by their number, most first, the NBA teams of one number together", () => {
    for (const answer of both("which teams have the best schedule", MANY)) {
      const lines = answer.split("\n").filter((line) => line.startsWith("- "));
      expect(lines).toHaveLength(3);
      expect(lines[0]).toMatch(/San Antonio Spurs.*Boston Celtics.*4/);
      expect(lines[2]).toMatch(/Miami Heat.*2/);
    }
  });

  it("are only those of NBA teams that play often enough, or of all with a word that none does", () => {
    for (const answer of both("which teams play 4 games next week", MANY)) {
      expect(answer).toContain("Boston Celtics");
      expect(answer).not.toContain("Chicago Bulls");
    }
    for (const answer of both("which teams play 5 games next week", MANY)) {
      expect(answer).toMatch(/^(?:No team|Κανένας σύλλογος)/);
      expect(answer).toContain("Miami Heat");
    }
  });

  it("give back-to-backs alone where they are asked for", () => {
    for (const answer of both("which teams have a back to back", MANY)) {
      expect(answer).toMatch(/Chicago Bulls.*2 back-to-back/);
      expect(answer).not.toContain("Denver Nuggets");
    }
  });

  // "Four games" of the Spurs must not pass as four of the Heat.
  it("are held against the NBA team that the sentence names", () => {
    const facts = collectFacts([schedule({ players: [], clubs: [SPURS, HEAT] })], "");
    const unsupported = (sentence: string) => checkSentence(sentence, facts).unsupported;
    expect(unsupported("The San Antonio Spurs have 4 games.")).toEqual([]);
    expect(unsupported("The Spurs have 4 games.")).toEqual([]);
    expect(unsupported("The Miami Heat have 4 games.")).toEqual(["4"]);
    expect(unsupported("The Heat play on Wed 15 Jan and the Spurs have 2 games.")).toEqual(["2"]);
    expect(unsupported("The Boston Celtics have 4 games.")).not.toEqual([]);
  });
});
