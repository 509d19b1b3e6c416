import { describe, expect, it } from "vitest";
import type { MatchupPeriod } from "@/contract/league/league-output";
import { aroundOf, matchupOf, offeredMatchups } from "./schedule-window";

const matchup = (matchupPeriod: number, options: Partial<MatchupPeriod> = {}): MatchupPeriod => ({
  matchupPeriod,
  firstDay: `first ${matchupPeriod}`,
  lastDay: `last ${matchupPeriod}`,
  isPlayoffs: false,
  isCurrent: false,
  ...options,
});

const SEASON = [
  matchup(1),
  matchup(2, { isCurrent: true }),
  matchup(3),
  matchup(4, { isPlayoffs: true }),
  matchup(5, { isPlayoffs: true }),
];
const weeks = (all: readonly MatchupPeriod[]) => all.map(({ matchupPeriod }) => matchupPeriod);

describe("the days that the schedule offers", () => {
  it("are this matchup, the next and the playoffs", () => {
    expect(weeks(offeredMatchups(SEASON))).toEqual([2, 3, 4, 5]);
  });

  it("name no matchup twice in the playoffs, and none before the season", () => {
    const inPlayoffs = SEASON.map((each) => ({ ...each, isCurrent: each.matchupPeriod === 4 }));
    expect(weeks(offeredMatchups(inPlayoffs))).toEqual([4, 5]);
    expect(weeks(offeredMatchups(SEASON.map((each) => ({ ...each, isCurrent: false }))))).toEqual([4, 5]);
  });

  it("lead to the matchup before and after", () => {
    const { before, after } = aroundOf(SEASON, "first 2");
    expect([before?.matchupPeriod, after?.matchupPeriod]).toEqual([1, 3]);
    expect(aroundOf(SEASON, "first 1").before).toBeUndefined();
    expect(aroundOf(SEASON, "some other day")).toEqual({});
  });

  it("are those of the address when the league has them", () => {
    expect(matchupOf(SEASON, "4")?.matchupPeriod).toBe(4);
    for (const week of ["6", "04", "x", "", undefined]) expect(matchupOf(SEASON, week)).toBeUndefined();
  });
});
