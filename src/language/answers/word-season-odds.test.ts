/** The season's odds in words: the odds first, what is proven before what is likely, and the next matchups alone. */
import { describe, expect, it } from "vitest";
import type { SeasonOddsOutput, StandingsOutput, StandingsTeam } from "@/contract/league/season-odds";
import { EL } from "../texts/el/answers/phrases";
import { EN } from "../texts/en/answers/phrases";
import { wordPlace } from "./focus/place";
import { wordSeasonOdds } from "./word-season-odds";

type Odds = NonNullable<StandingsTeam["odds"]>;
const ODDS: Odds = {
  playoffs: 0.459,
  bye: null,
  title: 0.132,
  first: 0.1,
  expectedWins: 10.4,
  winsForPlayoffs: [],
  likely: { best: 2, worst: 8 },
  possible: { best: 1, worst: 10 },
  status: "open",
};
const matchup = (opponent: string, winProbability: number) => ({
  matchupPeriod: 7,
  firstDay: "2024-12-02",
  lastDay: "2024-12-08",
  isCurrent: false,
  opponent,
  winProbability,
});

function output(odds: Partial<Odds> = {}): SeasonOddsOutput {
  return {
    source: "demo league",
    fetchedAt: "2024-12-02T12:00:00.000Z",
    stale: false,
    format: "points",
    myTeamId: 1,
    myTeamName: "Fan Favorites",
    recordUnit: "matchups",
    tiebreaker: "TOTAL_POINTS_SCORED",
    matchupsLeft: 14,
    playoffs: { teams: 4, byes: 0, firstDay: "2025-03-17", haveBegun: false },
    oddsWithheld: null,
    simulations: 5_000,
    team: {
      rank: 5,
      teamId: 1,
      teamName: "Fan Favorites",
      abbreviation: "FAV",
      isMine: true,
      record: { wins: 3, losses: 3, ties: 0, text: "3-3" },
      gamesBehind: 1,
      pointsFor: 7_000,
      pointsAgainst: 7_100,
      tiedWith: [],
      odds: { ...ODDS, ...odds },
      schedule: null,
    },
    remaining: [matchup("Heroes", 0.43), matchup("Paint", 0.555), matchup("Sixth", 0.843), matchup("Game", 0.662)],
    move: null,
    playoffWeeks: null,
  } as unknown as SeasonOddsOutput;
}

const QUESTION = "What are my playoff odds?";

describe("the odds of a season in words", () => {
  it("begin with the odds, and name the next three matchups of all that are left", () => {
    const [first, ...rest] = wordSeasonOdds(output(), QUESTION, EN);
    expect(first).toBe(
      "**Fan Favorites**: 45.9% to make the playoffs, 13.2% to win the title. Most likely finish of **Fan Favorites**: place 2 to 8.",
    );
    const list = rest.join("\n");
    expect(list).toContain("(4 matchups left)");
    expect(list).toContain("**Heroes** (from Mon 2 Dec): 43%");
    expect(list).not.toContain("Game");
  });

  it("say what is proven before what is likely", () => {
    const out = { status: "eliminated", playoffs: 0, title: 0, possible: { best: 6, worst: 10 } } as const;
    expect(wordSeasonOdds(output(out), QUESTION, EN)[0]).toMatch(
      /^\*\*Fan Favorites\*\* is eliminated from the playoffs\. .* can only finish in place 6 to 10 now\.$/,
    );
    const fixed = { status: "clinched", playoffs: 1, possible: { best: 1, worst: 1 } } as const;
    expect(wordSeasonOdds(output(fixed), QUESTION, EN)[0]).toMatch(/finishes in place 1, whatever happens\.$/);
  });

  it("speak Greek too", () => {
    expect(wordSeasonOdds(output(), QUESTION, EL)[0]).toBe(
      "**Fan Favorites**: 45.9% για πλέι οφ, 13.2% για τον τίτλο. Το πιθανότερο για την ομάδα **Fan Favorites**: θέση 2 ως 8.",
    );
  });
});

describe("a place in words", () => {
  const teamOf = (teamName: string, rank: number, wins: number, losses: number, more: object = {}) => ({
    ...output().team,
    rank,
    teamName,
    isMine: false,
    record: { wins, losses, ties: 0, text: `${wins}-${losses}` },
    odds: null,
    ...more,
  });
  const standings = (mine: object) =>
    ({
      ...output(),
      playoffs: { teams: 2, byes: 0, firstDay: "2025-03-17", haveBegun: false },
      teams: [
        teamOf("Heroes", 1, 8, 4),
        teamOf("Paint", 2, 7, 5),
        teamOf("Fan Favorites", 3, 6, 6, { isMine: true, ...mine }),
      ],
    }) as unknown as StandingsOutput;
  const odds = {
    ...ODDS,
    winsForPlayoffs: [
      { wins: 10, more: 4, playoffs: 0.62 },
      { wins: 11, more: 5, playoffs: 0.95 },
    ],
  };

  it("says how far the last place is that makes the playoffs, and the wins that it takes", () => {
    const text = wordPlace(standings({ odds }), EN).join(" ");
    expect(text).toContain("**Paint** holds place 2 with 7-5: you stand at 6-6.");
    expect(text).toContain("10 wins (4 more) makes it in 62% of simulated seasons, 11 (5 more) in 95%.");
    expect(wordPlace(standings({ odds }), EL).join(" ")).toContain("Με 10 νίκες (4 ακόμα)");
  });

  it("is level with it where the records are", () => {
    const level = { record: { wins: 7, losses: 5, ties: 0, text: "7-5" }, tiedWith: ["Paint"] };
    expect(wordPlace(standings(level), EN).join(" ")).toContain("your record is level, and the tiebreaker decides");
  });
});
