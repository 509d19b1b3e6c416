/**
 * Answers that rest on several readings of different age, over a hand-made league: the newest decides, and none is made
 * up.
 */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import { openLeagueFixture } from "#test/leagues/league-services";
import { STUB_SEASON, type StubLeague, type StubPlayer, startStubLeague, stubInstant } from "#test/leagues/stub-league";
import { type FaultServer, forwardTo, startFaultServer } from "#test/stubs/fault-server";
import { playersOutput } from "@/contract/players/players-output";
import { freeAgentsOutput } from "@/contract/tool-outputs";
import type { Database } from "@/db/database";
import { createDemoClock, createDemoLeague, instantOfDay } from "@/demo/demo-league";
import { easternDay } from "@/domain/ids";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The fifth day of the hand-made season, 5 January 2025. */
const SUNDAY = 5;

const player = (id: number, fullName: string, proTeamId: number, onTeamId: number): StubPlayer => ({
  id,
  fullName,
  proTeamId,
  onTeamId,
  injuryStatus: "ACTIVE",
  lines: {},
});
const named = ({ players }: StubLeague, name: string): StubPlayer =>
  players.find(({ fullName }) => fullName === name) as StubPlayer; // of the league below

const smallLeague = (): StubLeague => ({
  scoringType: "H2H_POINTS",
  scoringItems: [{ statId: 0, points: 1 }],
  slotStatLimits: {},
  transactions: {},
  teams: [
    { id: 1, name: "Mine" },
    { id: 2, name: "Theirs" },
    { id: 3, name: "free agent" },
  ],
  players: [
    player(101, "Alpha Mann", 1, 1),
    player(102, "Paul George", 2, 2),
    player(103, "Keyonte George", 3, 0),
    player(104, "Nikola Jokic", 4, 3),
  ],
  games: [1, 2, 3, 4, 5, 6, 7, 8].flatMap((period) => [
    { period, home: 1, away: 2, isOfficial: period < SUNDAY },
    { period, home: 3, away: 4, isOfficial: period < SUNDAY },
  ]),
  schedule: [
    {
      id: 1,
      matchupPeriodId: 1,
      winner: "UNDECIDED",
      home: { teamId: 1, totalPoints: 120, pointsByScoringPeriod: { "5": 120 } },
      away: { teamId: 2, totalPoints: 90, pointsByScoringPeriod: { "5": 90 } },
    },
  ],
});

describe("the newest reading", () => {
  let league: StubLeague;
  let database: Database;
  let upstream: FaultServer;
  const opened: { close(): Promise<void> }[] = [];
  let nowMs = 0;

  beforeEach(async () => {
    league = smallLeague();
    nowMs = stubInstant(SUNDAY, 12);
    const stub = await startStubLeague(league);
    upstream = await startFaultServer(forwardTo(stub.origin));
    database = await openTestDatabase();
    opened.push(database, stub, upstream);
  });
  afterEach(async () => {
    for (const each of opened.splice(0).reverse()) await each.close();
  });

  /** One process, whose clocks go together. */
  const process = async () => {
    const clock = { now: () => nowMs };
    const product = await openLeagueFixture(database, {
      origin: upstream.origin,
      universe: "espn",
      leagueId: "1",
      season: STUB_SEASON,
      teamId: 1,
      leagueClock: clock,
      systemClock: clock,
    });
    opened.push(product);
    const { services, scope } = product;
    const statusOf = async (name: string) => {
      const { output } = await services.playerStatus.searchPlayerStatusSnapshots(scope, name);
      if (!output.found) throw new Error(`${name} was not found`);
      return output;
    };
    const freeNames = async () => {
      const { output } = await services.players.getTopFreeAgents(scope, { limit: 10 });
      return freeAgentsOutput.parse(output).players.map(({ name, ownership }) => [name, ownership]);
    };
    const directory = async () => {
      const { output } = await services.directory.search(scope, { sort: "name" });
      return playersOutput.parse(output).players.map(({ name, ownership, team }) => [name, ownership, team?.teamName]);
    };
    return { services, scope, statusOf, freeNames, directory };
  };
  const asks = (view: string) => upstream.requests.filter(({ url }) => url.searchParams.has("view", view)).length;
  const isView =
    (view: string) =>
    ({ url }: { url: URL }) =>
      url.searchParams.has("view", view);

  it("decides a status: a player put out after his card was read is out, as on the roster", async () => {
    const { services, scope, statusOf } = await process();
    expect(await statusOf("Alpha Mann")).toMatchObject({ status: "ACTIVE", ownership: "my roster", slot: "UTIL" });
    named(league, "Alpha Mann").injuryStatus = "OUT";
    nowMs += 5 * MINUTE_MS;
    const roster = (await services.rosters.view(scope, { side: "mine" })).output;
    expect(roster.players.map(({ status }) => status)).toEqual(["OUT"]);
    expect(await statusOf("Alpha Mann")).toMatchObject({
      status: "OUT",
      stale: false,
      fetchedAt: roster.fetchedAt,
      age: "just now",
    });
    expect(asks("kona_playercard")).toBe(1);
  });

  it("decides an owner: nobody keeps a player whom he dropped, nor lacks one whom he added", async () => {
    const { statusOf } = await process();
    expect(await statusOf("Paul George")).toMatchObject({ ownership: "opponent" });
    expect(await statusOf("Keyonte George")).toMatchObject({ ownership: "free agent", slot: null });
    named(league, "Paul George").onTeamId = 0;
    named(league, "Keyonte George").onTeamId = 1;
    nowMs += MINUTE_MS;
    expect(await statusOf("Paul George")).toMatchObject({ ownership: "free agent", slot: null, stale: false });
    expect(await statusOf("Keyonte George")).toMatchObject({ ownership: "my roster", slot: "UTIL", stale: false });
  });

  it("decides an owner also when only the older card is left: whose he is, is unknown then", async () => {
    const { statusOf } = await process();
    await statusOf("Paul George");
    named(league, "Paul George").onTeamId = 0;
    nowMs += MINUTE_MS;
    upstream.setFault("500", isView("kona_playercard"));
    expect(await statusOf("Paul George")).toMatchObject({ ownership: "unknown", stale: true, age: "1 minute" });
  });

  it("decides who is free: an added player leaves the list at once, a dropped one comes onto it", async () => {
    const { freeNames, directory } = await process();
    expect(await freeNames()).toEqual([["Keyonte George", "free agent"]]);
    expect(await directory()).toEqual([
      ["Alpha Mann", "my roster", "Mine"],
      ["Keyonte George", "free agent", undefined],
      ["Nikola Jokic", "Team 3", "Team 3"],
      ["Paul George", "opponent", "Theirs"],
    ]);
    named(league, "Keyonte George").onTeamId = 3;
    named(league, "Paul George").onTeamId = 0;
    nowMs += MINUTE_MS;
    expect(await freeNames()).toEqual([["Paul George", "free agent"]]);
    expect((await directory()).map(([name, ownership]) => [name, ownership])).toEqual([
      ["Alpha Mann", "my roster"],
      ["Keyonte George", "Team 3"],
      ["Nikola Jokic", "Team 3"],
      ["Paul George", "free agent"],
    ]);
    const pools = asks("kona_player_info");
    nowMs += MINUTE_MS;
    await freeNames();
    expect(asks("kona_player_info")).toBe(pools);
  });

  it("of the rosters takes an added player out of a pool that can only be told as it was", async () => {
    const { freeNames } = await process();
    await freeNames();
    named(league, "Keyonte George").onTeamId = 3;
    nowMs += MINUTE_MS;
    upstream.setFault("500", isView("kona_player_info"));
    expect(await freeNames()).toEqual([]);
  });

  describe("after the day has turned, with the source down", () => {
    const turn = async () => {
      const { services, scope, statusOf } = await process();
      await services.rosters.view(scope, { side: "mine" });
      await services.matchups.view(scope);
      await statusOf("Alpha Mann");
      await services.gameLogs.getPlayerGameLog(scope, "Alpha Mann", { games: 5 });
      upstream.setFault("500");
      nowMs += 16 * HOUR_MS;
      return process();
    };
    const OLD = { stale: true, age: "16 hours" };

    it("is told with its own day and age", async () => {
      const { services, scope, statusOf } = await turn();
      const roster = (await services.rosters.view(scope, { side: "mine" })).output;
      expect(roster).toMatchObject({ ...OLD, day: "2025-01-05", scoringPeriod: SUNDAY, isToday: false });
      expect(roster.players.map(({ name }) => name)).toEqual(["Alpha Mann"]);
      expect(await statusOf("Alpha Mann")).toMatchObject({ ...OLD, status: "ACTIVE", ownership: "my roster" });
      const log = (await services.gameLogs.getPlayerGameLog(scope, "Alpha Mann", { games: 5 })).output;
      expect(log).toMatchObject(OLD);
    });

    it("is the score of yesterday, and says so", async () => {
      const { services, scope } = await turn();
      expect((await services.matchups.view(scope)).output).toMatchObject({
        ...OLD,
        today: "2025-01-06",
        me: { points: 120 },
        opponent: { points: 90 },
      });
    });

    it("does not stand in for another day that was asked for by name", async () => {
      const { services, scope } = await turn();
      const request = services.rosters.view(scope, { side: "mine", day: easternDay.parse("2025-01-07") });
      await expect(request).rejects.toMatchObject({ code: "espn.unavailable" });
    });

    it("is not needed where nothing was kept: a game log is read without rosters", async () => {
      const { services, scope } = await turn();
      await database.kysely.deleteFrom("league_snapshots").where("resource_key", "like", "rosters:%").execute();
      const log = (await services.gameLogs.getPlayerGameLog(scope, "Alpha Mann", { games: 5 })).output;
      expect(log).toMatchObject({ ...OLD, name: "Alpha Mann" });
    });
  });

  it.each([
    ["empty", 0],
    ["cut to less than half", 1],
  ])("of the list of players that is %s does not replace the one that was kept", async (_name, left) => {
    for (const each of league.players) each.onTeamId = 0;
    const before = await process();
    await before.services.players.find(before.scope, "Paul George");
    league.players = league.players.slice(0, left);
    const { services, scope } = await process();
    const found = await services.players.find(scope, "Paul George");
    expect(found).toMatchObject({ kind: "one", player: { playerId: 102 } });
    expect(found.kind === "one" && found.readings.filter(({ isStale }) => isStale)).toMatchObject([
      { staleReason: { code: "espn.unexpected_shape" } },
    ]);
  });

  it("of a log that lacks a player is no log of no games", async () => {
    league.withoutCards = [101];
    const { services, scope } = await process();
    await expect(services.gameLogs.getPlayerGameLog(scope, "Alpha Mann", { games: 5 })).rejects.toMatchObject({
      code: "game_log.unreadable",
    });
    const { output } = await services.gameLogs.getRosterGameLogs(scope, { lastNGames: 5 });
    expect(output).toMatchObject({ players: [], withoutLog: ["Alpha Mann"] });
  });

  it("of a log without a line says that he missed every game of his NBA team", async () => {
    const { services, scope } = await process();
    const { output } = await services.gameLogs.getPlayerGameLog(scope, "Keyonte George", { games: 5 });
    // His NBA team played on each of the first four days.
    expect(output).toMatchObject({ gamesShown: 0, gamesMissed: 4 });
  });
});

describe("after the last day of a matchup, with the source down", () => {
  const clock = createDemoClock();
  const league = createDemoLeague({ format: "points", clock });
  const opened: { close(): Promise<void> }[] = [];
  let systemNow = Date.parse("2026-11-21T10:00:00Z");
  afterEach(async () => {
    for (const each of opened.splice(0).reverse()) await each.close();
  });

  it("the matchup is told as the one that is over, and nobody is an opponent by it", async () => {
    const demo = await league.listen();
    const upstream = await startFaultServer(forwardTo(demo.origin));
    const database = await openTestDatabase();
    opened.push(database, demo, upstream);
    const process = async () => {
      const product = await openLeagueFixture(database, {
        origin: upstream.origin,
        universe: "demo",
        season: league.seasonId,
        teamId: league.teamId,
        leagueId: String(league.leagueId),
        leagueClock: clock,
        systemClock: { now: () => systemNow },
      });
      opened.push(product);
      return product;
    };
    // A Sunday, the last day of its week.
    clock.set(instantOfDay("2025-01-19"));
    const before = await process();
    const sunday = (await before.services.matchups.view(before.scope)).output;
    expect(sunday).toMatchObject({ lastDay: "2025-01-19", state: "in progress", daysLeft: 1 });
    upstream.setFault("500");
    clock.set(instantOfDay("2025-01-20"));
    systemNow += 24 * HOUR_MS;
    const { services, scope } = await process();
    expect((await services.matchups.view(scope)).output).toMatchObject({
      stale: true,
      age: "1 day",
      today: "2025-01-20",
      state: "finished",
      daysLeft: 0,
      matchupPeriod: sunday.matchupPeriod,
      firstDay: sunday.firstDay,
      lastDay: "2025-01-19",
      lead: sunday.lead,
    });
    await expect(services.rosters.view(scope, { side: "opponent" })).rejects.toMatchObject({
      code: "matchup.not_kept",
    });
    const { output } = await services.rosterPages.view(scope, { teamId: sunday.opponent?.teamId });
    expect(output).toMatchObject({ ownership: sunday.opponent?.teamName, day: "2025-01-19", stale: true });
  });
});
