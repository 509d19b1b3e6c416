/** What ESPN sends beside the ordinary is read as far as it says something, and never as more. */
import { describe, expect, it } from "vitest";
import { settings } from "#test/espn-shapes/league";
import { oddMatchups, oddPool, oddRosters, oddSchedule, rotoSchedule } from "#test/espn-shapes/odd-payloads";
import { toSettings } from "./league";
import { toMatchups } from "./matchup";
import { toPoolPlayers } from "./pool";
import { toProGames } from "./pro-schedule";
import { toDayRosters } from "./roster";

describe("a league's settings", () => {
  it.each([
    ["points", "points", "week", null, 11],
    ["category", "each-category", "week", null, 9],
    ["most", "most-categories", "week", null, 9],
    ["roto", "roto", "season", 70, 9],
  ] as const)("of the format %s", (kind, format, periodType, guardGames, items) => {
    const read = toSettings(settings(kind));
    expect(read.format).toBe(format);
    expect(read.schedule.periodType).toBe(periodType);
    expect(read.slotGamesLimits["0"] ?? null).toBe(guardGames);
    expect(read.scoringItems).toHaveLength(items);
    // Turnovers are reversed where categories count, and cost points where points do.
    expect(read.scoringItems.find(({ statId }) => statId === 11)).toMatchObject(
      format === "points" ? { points: -1, isReverse: false } : { isReverse: true },
    );
    expect(read.acquisitions).toMatchObject({ seasonLimit: null, matchupLimit: 4, isUsingBudget: kind === "most" });
  });

  it("give a round of the playoffs its two weeks", () => {
    const { schedule } = toSettings(settings("points"));
    expect(schedule).toMatchObject({ regularSeasonMatchups: 20, playoffTeamCount: 4, playoffMatchupWeeks: 2 });
    expect([schedule.matchupPeriods["20"], schedule.matchupPeriods["21"], schedule.matchupPeriods["22"]]).toEqual([
      [20],
      [21, 22],
      [23, 24],
    ]);
  });
});

describe("a roster", () => {
  it("keeps unknown slots, takes no absent word for health, and leaves out whose ids disagree", () => {
    const [mine, empty] = toDayRosters(oddRosters(), 2026, 81);
    expect(empty?.entries).toEqual([]);
    expect(mine?.entries.map(({ slotId, player }) => [slotId, player.availability.status])).toEqual([
      [14, "UNKNOWN"],
      [0, "UNKNOWN"],
      [1, "UNKNOWN"],
      [2, "UNKNOWN"],
      [12, "DAY_TO_DAY"],
      [13, "UNKNOWN"],
    ]);
    expect(
      mine?.entries.map(({ isLineupLocked, isRosterLocked }) => [isLineupLocked, isRosterLocked]).slice(0, 2),
    ).toEqual([
      [true, false],
      [null, null],
    ]);
    const { availability } = mine?.entries[4]?.player ?? {};
    expect(availability?.expectedReturnDay).toBe("2026-02-03");
    expect(mine?.entries[5]?.player).toMatchObject({ proTeamId: 0, percentOwned: null });
  });
});

describe("the pool", () => {
  it("has free players on no team, and the instant at which waivers clear", () => {
    const pool = toPoolPlayers(oddPool());
    expect(pool.map(({ poolStatus, onTeamId, waiverClearsAt }) => [poolStatus, onTeamId, waiverClearsAt])).toEqual([
      ["FREEAGENT", null, null],
      // Half past midnight UTC after Friday, January 9.
      ["WAIVERS", null, "2026-01-10T00:30:00.000Z"],
      ["ONTEAM", 14, null],
      ["UNKNOWN", null, null],
    ]);
  });
});

describe("matchups", () => {
  it("have one side on a bye, all days of a long round, and no winner that was not sent", () => {
    const [bye, round, tie, open, broken] = toMatchups(oddMatchups(), 2026, 150);
    expect(bye).toMatchObject({ isComplete: true, playoffTier: "WINNERS_BRACKET", sides: [{ teamId: 4 }] });
    expect(round?.sides.map(({ totalPoints }) => totalPoints)).toEqual([140, 99.5]);
    expect(Object.keys(round?.sides[0]?.pointsByScoringPeriod ?? {})).toHaveLength(14);
    expect([round?.winner, tie?.winner, open?.winner]).toEqual(["HOME", "TIE", "UNDECIDED"]);
    expect(open?.playoffTier).toBe("NONE");
    // A side that cannot be read is no bye.
    expect(broken).toMatchObject({ isComplete: false, sides: [{ teamId: 14 }] });
  });

  it("of a rotisserie season are one row of all teams, with a category's points and the games that count against a cap", () => {
    const [season, ...others] = toMatchups(rotoSchedule(), 2026, 81);
    expect(others).toEqual([]);
    expect(season?.sides.map(({ teamId, totalPoints }) => [teamId, totalPoints])).toEqual([
      [4, 18],
      [7, 9],
    ]);
    expect(season?.sides[0]?.scoreByStat["19"]).toEqual({ score: 10, result: null, rank: 2 });
    // Minutes of slot 11 are no games.
    expect(season?.sides.map(({ gamesBySlot }) => gamesBySlot)).toEqual([{ "0": 31 }, { "0": 32 }]);
  });
});

it("the schedule has a game once, and none without an instant", () => {
  expect(toProGames(oddSchedule())).toMatchObject([{ scoringPeriod: 2, isTimeTbd: false, isOfficial: false }]);
});
