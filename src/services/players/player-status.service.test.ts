/**
 * What a player's status says of his game of the day, over a hand-made league: before the tip-off, during it and after
 * midnight.
 */
import { expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import { openLeagueFixture } from "#test/leagues/league-services";
import { STUB_SEASON, startStubLeague, stubInstant } from "#test/leagues/stub-league";

it("names the game that has begun, until the day is over", async () => {
  const stub = await startStubLeague({
    scoringType: "H2H_POINTS",
    scoringItems: [{ statId: 0, points: 1 }],
    slotStatLimits: {},
    transactions: {},
    teams: [
      { id: 1, name: "Mine" },
      { id: 2, name: "Theirs" },
    ],
    players: [
      { id: 101, fullName: "Alpha Mann", proTeamId: 1, onTeamId: 1, injuryStatus: "ACTIVE", lines: {} },
      { id: 102, fullName: "Paul George", proTeamId: 5, onTeamId: 1, injuryStatus: "ACTIVE", lines: {} },
    ],
    games: [
      { period: 5, home: 1, away: 2, isOfficial: false },
      { period: 7, home: 1, away: 2, isOfficial: false },
    ],
    schedule: [
      {
        id: 1,
        matchupPeriodId: 1,
        winner: "UNDECIDED",
        home: { teamId: 1, totalPoints: 0, pointsByScoringPeriod: {} },
        away: { teamId: 2, totalPoints: 0, pointsByScoringPeriod: {} },
      },
    ],
  });
  const database = await openTestDatabase();
  let nowMs = 0;
  const clock = { now: () => nowMs };
  const home = await openLeagueFixture(database, {
    origin: stub.origin,
    universe: "espn",
    leagueId: "1",
    season: STUB_SEASON,
    teamId: 1,
    leagueClock: clock,
    systemClock: clock,
  });
  try {
    const statusAt = async (period: number, hour: number, name = "Alpha Mann") => {
      nowMs = stubInstant(period, hour);
      const { output } = await home.services.playerStatus.searchPlayerStatusSnapshots(home.scope, name);
      if (!output.found) throw new Error(`${name} was not found`);
      return [output.gameBegun, output.nextGame?.day];
    };
    // The tip-off is at seven in the evening.
    expect(await statusAt(5, 18)).toEqual([undefined, "2025-01-05"]);
    expect(await statusAt(5, 21)).toEqual([{ day: "2025-01-05", opponent: "vs BOS" }, "2025-01-07"]);
    expect(await statusAt(5, 21, "Paul George")).toEqual([undefined, undefined]);
    expect(await statusAt(6, 9)).toEqual([undefined, "2025-01-07"]);
  } finally {
    await home.close();
    await stub.close();
    await database.close();
  }
});
