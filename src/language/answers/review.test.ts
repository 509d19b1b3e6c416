/** The order of a review of the matchup, and that it tells nothing twice. */
import { describe, expect, it } from "vitest";
import { wordAnswer } from "#test/word-answer";
import type { Standings } from "@/contract/league/standings";
import { TOOL } from "../questions/tools";
import { news, plan, week } from "./sample-decisions";
import { categoryMatchup, matchup, roster } from "./sample-outputs";
import type { ToolResult } from "./tool-results";

const QUESTION = { en: "Review my matchup and help me optimize", el: "Ανάλυσε την αναμέτρησή μου" } as const;
/** As the engine says it, with its verdict. */
const DETAIL = "Stand pat. The best move would gain less than an add is worth.";
const silent = (playerId: number, name: string): ToolResult => ({
  name: TOOL.news,
  output: news({
    askedPlayers: [{ playerId, name, official: { ...news(), status: "OUT", statusText: "out", expectedReturn: null } }],
    citations: [],
    shown: 0,
  }),
});
const TOOL_RESULTS: readonly ToolResult[] = [
  { name: TOOL.weeklyLineup, output: week() },
  { name: TOOL.opponentRoster, output: roster({ ownership: "opponent", teamName: "Dime Droppers" }) },
  { name: TOOL.myRoster, output: roster() },
  { name: TOOL.matchup, output: matchup() },
  { name: TOOL.plan, output: plan() },
];
const reviews = (...results: readonly ToolResult[]) =>
  (["en", "el"] as const).map((language) => wordAnswer(QUESTION[language], language, results));

describe("a review", () => {
  it("gives the verdict, the moves, who is hurt, what is left and the lineups, in this order", () => {
    for (const answer of reviews(...TOOL_RESULTS)) {
      expect(answer.split("\n")[0]).toMatch(/749.*645.*104.*10\.7%.*34\.2%/);
      const places = [
        "Scoot Henderson",
        /Malik Monk: (?:out|εκτός)/,
        /30 (?:games left|αγώνες απομένουν)/,
        /207\.9/,
      ].map((reported) => answer.search(reported));
      expect(places.every((place) => place > 0)).toBe(true);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });

  it("says why to stand pat in its first line", () => {
    const [english, greek] = reviews(
      { name: TOOL.matchup, output: matchup() },
      { name: TOOL.plan, output: plan({ moves: [], standPat: { reason: "below-price", detail: DETAIL } }) },
    );
    expect(english?.split("\n")[0]).toMatch(/749 to 645.*Stand pat.*less than an add is worth/);
    expect(english?.match(/stand pat/gi)).toHaveLength(1);
    expect(greek?.split("\n")[0]).toMatch(/749 έναντι 645.*Μείνε όπως είσαι.*λιγότερα από όσα αξίζει μια προσθήκη/);
  });

  it("names all of whom nothing is written on one line, without their statuses again", () => {
    for (const answer of reviews(...TOOL_RESULTS, silent(8, "Malik Monk"), silent(9, "Paul George"))) {
      expect(answer).toMatch(/(?:no news|Δεν βρήκα νέα).*Malik Monk.*Paul George.*14/);
      expect(answer.match(/no news|Δεν βρήκα νέα/g)).toHaveLength(1);
      expect(answer.match(/Paul George/g)).toHaveLength(1);
    }
  });

  it("keeps what is written of the others", () => {
    for (const answer of reviews(...TOOL_RESULTS, silent(8, "Malik Monk"), { name: TOOL.news, output: news() })) {
      expect(answer).toContain("sore ankle");
      expect(answer).not.toMatch(/(?:no news on|νέα για).*Devin Booker/);
    }
  });

  it("keeps every category", () => {
    for (const answer of reviews({ name: TOOL.matchup, output: categoryMatchup() })) {
      for (const reportText of ["98", "120", "0.467", "0.451", "40"]) expect(answer).toContain(reportText);
    }
  });

  it("tells the table of a league without opponents whole", () => {
    const standings: Standings = {
      rankedBy: "roto points",
      teams: 3,
      myRank: 2,
      myPoints: 41.5,
      leadOverAbove: -3,
      leadOverBelow: 1.5,
      table: [{ rank: 1, teamName: "Glass Cleaners", points: 44.5, isMine: false }],
      categories: [],
      slotGames: [],
    };
    const output = matchup({ opponent: null, standings });
    for (const answer of reviews({ name: TOOL.matchup, output })) {
      expect(answer.split("\n")[0]).toMatch(/2.*3.*41\.5/);
      expect(answer).toContain("Glass Cleaners");
    }
  });
});
