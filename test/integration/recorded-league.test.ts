/** The services on recorded ESPN payloads, over the wire, with the real client and the real database. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import { openLeagueHome } from "#test/leagues/league-services";
import { hasRecordedPayloads, recorded } from "#test/shared-fixtures";
import { type ReplayServer, startReplayServer } from "#test/stubs/replay-server";
import type { Database } from "@/db/database";
import { fixedClock } from "@/lib/clock";
import { failureCode } from "@/lib/errors";

/** 2:30 a.m. Eastern on 3 February: still scoring period 109, its games played. */
const LEAGUE_NOW = Date.parse("2023-02-03T02:30:00-05:00");
const SYSTEM_NOW = Date.parse("2026-11-21T10:00:00Z");
const DAY_MS = 86_400_000;

describe.skipIf(!hasRecordedPayloads)("recorded leagues of 2 February 2023", () => {
  let database: Database;
  let replay: ReplayServer;
  const opened: { close(): Promise<void> }[] = [];

  beforeAll(async () => {
    database = await openTestDatabase();
    replay = await startReplayServer();
  });
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
  });
  afterAll(async () => {
    await replay.close();
    await database.close();
  });

  const home = async (
    leagueId: string,
    options: { origin?: string; systemNow?: number; empty?: Database; isBroken?: boolean } = {},
  ) => {
    const made = await openLeagueHome(options.empty ?? database, {
      origin: options.origin ?? replay.origin,
      universe: "espn",
      leagueId,
      season: 2023,
      teamId: 6,
      leagueClock: fixedClock(LEAGUE_NOW),
      systemClock: fixedClock(options.systemNow ?? SYSTEM_NOW),
      ...(options.isBroken ? { limits: { attemptTimeoutMs: 500, totalTimeoutMs: 1_100 } } : {}),
    });
    opened.push(made);
    return made;
  };

  it("score 749 to 645 in the points league, day by day", async () => {
    const { services, scope } = await home("1234");
    const { output } = await services.matchups.view(scope);
    expect(output).toMatchObject({
      matchupPeriod: 16,
      firstDay: "2023-01-30",
      lastDay: "2023-02-05",
      today: "2023-02-02",
      state: "in progress",
      me: { teamName: "Team 6", points: 749 },
      opponent: { teamName: "Team 9", points: 645 },
      lead: 104,
      leader: "Team 6",
      stale: false,
      // 7 days at one add a day, none used.
      addsLeft: 7,
    });
    expect(output.byDay.map((day) => [day.day, day.me, day.opponent])).toEqual([
      ["2023-01-30", 116, 227],
      ["2023-01-31", 198, 112],
      ["2023-02-01", 166, 172],
      ["2023-02-02", 269, 134],
    ]);
  });

  it("give the recorded lineup of team 6 with its points, and call an absent status unknown", async () => {
    const { services, scope } = await home("1234");
    const { output } = await services.rosters.view(scope, { side: "mine" });
    const side = recorded("boxscore.points.2023-sp109.json")
      .schedule.flatMap((matchup: { home: { teamId: number }; away: { teamId: number } }) => [
        matchup.home,
        matchup.away,
      ])
      .find((each: { teamId: number }) => each.teamId === 6).rosterForCurrentScoringPeriod;
    const lineup = side.entries.map(
      (entry: { lineupSlotId: number; playerPoolEntry: { player: { fullName: string } } }) => [
        entry.playerPoolEntry.player.fullName,
        entry.lineupSlotId,
      ],
    );
    const places = {
      starter: (slot: number) => slot < 12,
      bench: (slot: number) => slot === 12,
      IR: (slot: number) => slot === 13,
    };
    for (const [place, isIn] of Object.entries(places)) {
      const expected = lineup.filter(([, slot]: [string, number]) => isIn(slot)).map(([name]: [string]) => name);
      expect(
        output.players
          .filter((player) => player.place === place)
          .map((player) => player.name)
          .sort(),
      ).toEqual(expected.sort());
    }
    expect(output.startersPointsOnDay).toBe(269);
    expect(output).toMatchObject({ day: "2023-02-02", isToday: true, ownership: "my roster" });
    const unknown = output.players.filter((player) => player.status === "UNKNOWN");
    expect(unknown).toHaveLength(output.counts.statusUnknown);
    expect(unknown.length).toBeGreaterThan(0);
    expect(unknown.every((player) => player.statusText === "status unknown")).toBe(true);
    expect(output.flagged).toEqual([]);
  });

  it("give the category league its recorded 8 to 0", async () => {
    const { services, scope } = await home("1235");
    const { output } = await services.matchups.view(scope);
    expect(output).toMatchObject({
      format: "head-to-head each category",
      lead: 8,
      me: { categoriesWon: 8, points: null },
      opponent: { categoriesWon: 0 },
    });
    expect(output.categories).toHaveLength(8);
    expect(output.categories.every((category) => category.result === "ahead")).toBe(true);
  });

  it("read a game log with days, points of this league and missed games", async () => {
    const { services, scope } = await home("1234");
    const { output } = await services.gameLogs.getPlayerGameLog(scope, "jalen brunson", 3);
    if (!output.found) throw new Error("not found");
    // The three latest rows of the recorded card: periods 107, 104 and 102 with 54, 40 and 53 points.
    expect(output.games.map((game) => [game.day, game.fantasyPoints])).toEqual([
      ["2023-01-31", 54],
      ["2023-01-28", 40],
      ["2023-01-26", 53],
    ]);
    expect(output.averageFantasyPoints).toBe(49);
    expect(output.games[0]?.line).toMatchObject({ PTS: 37, AST: 6, MIN: 44 });
  });

  it.each([
    ["401", "espn.league_private"],
    ["429", "espn.rate_limited"],
    ["500", "espn.unavailable"],
    ["html", "espn.moved_or_blocked"],
    ["redirect", "espn.moved_or_blocked"],
    ["stall", "espn.timeout"],
    ["truncated", "espn.unexpected_shape"],
  ])("fault %s: labelled old data after a clean run, its own error without one", async (fault, code) => {
    const clean = await home("1234");
    await clean.services.matchups.view(clean.scope);
    const broken = await startReplayServer({ fault });
    const empty = await openTestDatabase();
    try {
      const later = await home("1234", { origin: broken.origin, systemNow: SYSTEM_NOW + DAY_MS, isBroken: true });
      const { output } = await later.services.matchups.view(later.scope);
      expect(output).toMatchObject({
        lead: 104,
        stale: true,
        age: "1 day",
        fetchedAt: new Date(SYSTEM_NOW).toISOString(),
      });
      expect(output.staleReason).toMatch(/\.$/);
      const stranger = await home("1234", { origin: broken.origin, empty, isBroken: true });
      expect(await stranger.services.matchups.view(stranger.scope).then(() => "none", failureCode)).toBe(code);
    } finally {
      await broken.close();
      for (const each of opened.splice(0)) await each.close();
      await empty.close();
    }
  });
});
