/** The services on the demo league, which the real client reads like any other. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import { openLeagueFixture } from "#test/leagues/league-services";
import type { Database } from "@/db/database";
import {
  createDemoClock,
  createDemoLeague,
  DEMO_FIRST_DAY,
  DEMO_FORMATS,
  DEMO_LAST_DAY,
  instantOfDay,
} from "@/demo/demo-league";
import { fixedClock, systemClock } from "@/lib/clock";

describe("a league outside its season", () => {
  it.each([
    ["2024-10-01", { state: "not started", daysLeft: 6 }, 0],
    ["2025-07-20", { state: "finished", daysLeft: 0, addsLeft: 0 }, 14],
  ])("says so on %s instead of counting days that are not there", async (day, expected, days) => {
    const database = await openTestDatabase();
    const league = createDemoLeague({
      format: "points",
      clock: createDemoClock(instantOfDay(days === 0 ? DEMO_FIRST_DAY : DEMO_LAST_DAY)),
    });
    const server = await league.listen();
    const product = await openLeagueFixture(database, {
      origin: server.origin,
      universe: "demo",
      leagueId: String(league.leagueId),
      season: league.seasonId,
      teamId: league.teamId,
      leagueClock: fixedClock(Date.parse(`${day}T16:00:00Z`)),
      systemClock,
    });
    const { output } = await product.services.matchups.view(product.scope);
    expect(output).toMatchObject(expected);
    expect(output.byDay).toHaveLength(days);
    await product.close();
    await server.close();
    await database.close();
  });
});

describe.each(DEMO_FORMATS)("demo league, %s", (format) => {
  let database: Database;
  let server: { origin: string; close(): Promise<void> };
  let product: Awaited<ReturnType<typeof openLeagueFixture>>;
  const clock = createDemoClock();

  beforeAll(async () => {
    database = await openTestDatabase();
    const league = createDemoLeague({ format, clock });
    server = await league.listen();
    product = await openLeagueFixture(database, {
      origin: server.origin,
      universe: "demo",
      leagueId: String(league.leagueId),
      season: league.seasonId,
      teamId: league.teamId,
      leagueClock: clock,
      systemClock,
    });
  });
  afterAll(async () => {
    await product.close();
    await server.close();
    await database.close();
  });

  it("answers every tool's question for the same players and days", async () => {
    const { services, scope } = product;
    const roster = (await services.rosters.view(scope, { side: "mine" })).output;
    expect(roster).toMatchObject({ source: "demo league", day: "2025-01-15", isToday: true, stale: false });
    expect(roster.counts.starters + roster.counts.bench + roster.counts.injuredReserve).toBe(roster.counts.players);
    expect(roster.counts.flagged).toBe(roster.flagged.length);
    const opponent = (await services.rosters.view(scope, { side: "opponent" })).output;
    const mine = new Set(roster.players.map((player) => player.playerId));
    expect(opponent.players.some((player) => mine.has(player.playerId))).toBe(false);

    const matchup = (await services.matchups.view(scope)).output;
    expect(matchup).toMatchObject({
      firstDay: "2025-01-13",
      lastDay: "2025-01-19",
      daysLeft: 5,
      opponent: { teamId: opponent.teamId },
    });
    expect(matchup.categories).toHaveLength(format === "points" ? 0 : 9);

    const pool = (await services.players.getTopFreeAgents(scope, { limit: 10 })).output;
    const owned = new Set([...mine, ...opponent.players.map((player) => player.playerId)]);
    expect(pool.shown).toBe(10);
    expect(pool.players.some((player) => owned.has(player.playerId))).toBe(false);
    const sorted = pool.players.map(
      (player) => (format === "points" ? player.pointsPerGame : player.percentOwned) ?? -1,
    );
    expect(sorted).toEqual([...sorted].sort((a, b) => b - a));

    const [first] = roster.players;
    if (!first) throw new Error("the demo roster is empty");
    const status = (await services.playerStatus.searchPlayerStatusSnapshots(scope, first.name)).output;
    expect(status).toMatchObject({
      found: true,
      name: first.name,
      ownership: "my roster",
      slot: first.slot,
      status: first.status,
    });
    const log = (await services.gameLogs.getPlayerGameLog(scope, first.name, { games: 5 })).output;
    expect(log).toMatchObject({ found: true, name: first.name });
  });

  it("reports nobody as nobody and several as candidates", async () => {
    const { services, scope } = product;
    const nobody = (await services.playerStatus.searchPlayerStatusSnapshots(scope, "Zebulon Quux")).output;
    expect(nobody).toMatchObject({ found: false, candidates: [], nearest: [] });
    const alike = (await services.playerStatus.searchPlayerStatusSnapshots(scope, "Pascal Siakman")).output;
    expect(alike).toMatchObject({ found: false, candidates: [], nearest: ["Pascal Siakam"] });
    const several = (await services.playerStatus.searchPlayerStatusSnapshots(scope, "Williams")).output;
    if (several.found) throw new Error("several players are named Williams");
    expect(several.candidates.length).toBeGreaterThan(1);
    expect(several.candidates.every((candidate) => /Williams/.test(candidate.name))).toBe(true);
  });

  it("shows what really happened when its clock moves, without waiting for a cache", async () => {
    const { services, scope } = product;
    const before = (await services.matchups.view(scope)).output;
    clock.set(instantOfDay("2025-01-16"));
    const after = (await services.matchups.view(scope)).output;
    expect(after).toMatchObject({ today: "2025-01-16", daysLeft: 4, stale: false });
    expect(after.me.gamesLeft ?? 0).toBeLessThan(before.me.gamesLeft ?? 0);
    if (format === "points") expect(after.byDay).toHaveLength(before.byDay.length + 1);
  });
});
