/**
 * Game logs of the demo league, which a counting server stands before: what is asked of the source, and what is never
 * asked again.
 */
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import { openLeagueFixture } from "#test/leagues/league-services";
import { type FaultServer, forwardTo, startFaultServer } from "#test/stubs/fault-server";
import { ROSTER_LOG_LIMITS, rosterGameLogsOutput } from "@/contract/players/game-log-outputs";
import type { Database } from "@/db/database";
import { createDemoClock, createDemoLeague, type DemoFormat, instantOfDay } from "@/demo/demo-league";
import { playerId, teamId } from "@/domain/ids";

const SYSTEM_NOW = Date.parse("2026-11-21T10:00:00Z");
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Wednesday 15 January 2025, the demo's first morning, is period 86 of its season. */
const START_DAY = "2025-01-15";

/** Everything that was read of leagues and players. */
const forget = async ({ kysely }: Database) => {
  await sql`truncate league_snapshots, player_game_logs, player_game_log_reads, player_status_snapshots`.execute(
    kysely,
  );
};

describe("game logs", () => {
  const clock = createDemoClock();
  const league = createDemoLeague({ format: "points", clock });
  const opened: { close(): Promise<void> }[] = [];
  let demo: { origin: string; close(): Promise<void> };
  let upstream: FaultServer;
  let database: Database;
  let otherDatabase: Database;
  let systemNow = SYSTEM_NOW;
  let requested = 0;
  let onCards = () => {};

  beforeAll(async () => {
    database = await openTestDatabase();
    otherDatabase = await openTestDatabase();
    demo = await league.listen();
    const forward = forwardTo(demo.origin);
    upstream = await startFaultServer((request) => {
      if (request.url.searchParams.has("view", "kona_playercard")) onCards();
      return forward(request);
    });
  });
  beforeEach(async () => {
    await forget(database);
    clock.set(instantOfDay(START_DAY));
    systemNow = SYSTEM_NOW;
    requested = upstream.requests.length;
  });
  afterEach(async () => {
    onCards = () => {};
    upstream.setFault(undefined);
    for (const each of opened.splice(0).reverse()) await each.close();
  });
  afterAll(async () => {
    await database.close();
    await otherDatabase.close();
    await upstream.close();
    await demo.close();
  });

  /** As a new process sees the league: nothing in memory. */
  const process = async (options: { format?: DemoFormat; database?: Database } = {}) => {
    const { format = "points" } = options;
    const product = await openLeagueFixture(options.database ?? database, {
      origin: upstream.origin,
      universe: "demo",
      season: league.seasonId,
      teamId: league.teamId,
      leagueId: String(createDemoLeague({ format, clock }).leagueId),
      leagueClock: clock,
      systemClock: { now: () => systemNow },
    });
    opened.push(product);
    const logOf = async (name: string, games = 20) => {
      const { output } = await product.services.gameLogs.getPlayerGameLog(product.scope, name, { games });
      if (!output.found) throw new Error(`${name} was not found`);
      return output;
    };
    return { ...product, logOf };
  };
  /** Card requests since the last look, by how many games they asked for. */
  const newRequests = () => {
    const cards = upstream.requests
      .slice(requested)
      .filter(({ url }) => url.searchParams.has("view", "kona_playercard"));
    requested = upstream.requests.length;
    return cards.map(({ headers }) => {
      const { players } = JSON.parse(String(headers["x-fantasy-filter"]));
      return {
        ids: players.filterIds.value.length as number,
        games: players.filterStatsForTopScoringPeriodIds.value as number,
      };
    });
  };
  /** The same question to a home that has nothing kept, for what the answer should be. */
  const asIfNew = async (name: string) => {
    await forget(otherDatabase);
    const log = await (await process({ database: otherDatabase })).logOf(name);
    newRequests();
    return log;
  };
  const myPlayers = async (product: Awaited<ReturnType<typeof process>>) =>
    (await product.services.rosters.view(product.scope, { side: "mine" })).output.players.map(({ name }) => name);
  const DAY_MS = 86_400_000;
  const NAME = "Kevin Durant";

  it("are asked for once, then answered from the database, by a new process too", async () => {
    const first = await process();
    const log = await first.logOf(NAME);
    expect(newRequests()).toEqual([{ ids: 1, games: 100 }]);
    expect(log.games.length).toBeGreaterThan(10);
    await first.logOf(NAME, 5);
    systemNow += 14 * MINUTE_MS;
    const second = await (await process()).logOf(NAME);
    expect(newRequests()).toEqual([]);
    expect(second).toMatchObject({ games: log.games, stale: false, age: "14 minutes" });
  });

  it("are those of a stretch of days, where one is asked for", async () => {
    const product = await process();
    const { services, scope } = product;
    const all = await product.logOf(NAME);
    const { output } = await services.gameLogs.getPlayerGameLog(scope, NAME, { games: 20, days: 14 });
    const { output: roster } = await services.rosters.view(scope, { side: "mine" });
    const first = new Date(Date.parse(roster.day) - 13 * DAY_MS).toISOString().slice(0, 10);
    expect(all.games.some(({ day }) => day < first)).toBe(true);
    expect("games" in output && output.games).toEqual(all.games.filter(({ day }) => day >= first));
  });

  it("make one request for a hundred simultaneous questions", async () => {
    const product = await process();
    await Promise.all(Array.from({ length: 100 }, () => product.logOf(NAME)));
    expect(newRequests()).toHaveLength(1);
  });

  it("are never asked for again while no game has begun, however old they are", async () => {
    const log = await (await process()).logOf(NAME);
    newRequests();
    systemNow += 90 * 24 * HOUR_MS;
    const later = await (await process()).logOf(NAME);
    expect(newRequests()).toEqual([]);
    expect(later).toMatchObject({ games: log.games, stale: false, age: "90 days" });
  });

  it("ask only for the newest games when some may have been added, and keep the final lines", async () => {
    await (await process()).logOf(NAME);
    newRequests();
    // A final line is kept as it is: a mark on it must survive.
    await database.kysely
      .updateTable("player_game_logs")
      .set({ stats: JSON.stringify({ "0": 77, "42": 1 }) })
      .where("scoring_period", "=", 80)
      .execute();
    const marked = await database.kysely
      .selectFrom("player_game_logs")
      .select("player_id")
      .where("scoring_period", "=", 80)
      .execute();
    expect(marked).toHaveLength(1);
    clock.set(instantOfDay("2025-01-20"));
    const expected = await asIfNew(NAME);
    const product = await process();
    const log = await product.logOf(NAME);
    // His NBA team's games on 16, 18 and 19 January, and three to spare.
    const since = expected.games.filter(({ day }) => day >= START_DAY);
    const [request, ...others] = newRequests();
    expect(others).toEqual([]);
    expect(request?.games).toBeLessThan(10);
    expect(request?.games).toBeGreaterThanOrEqual(since.length);
    expect(since.length).toBeGreaterThan(0);
    expect(log.games.filter(({ day }) => day >= START_DAY)).toEqual(since);
    const on = (games: typeof log.games) => games.find(({ line }) => line.PTS === 77);
    expect(on(log.games)).toBeDefined();
    expect(log.games.filter((each) => each !== on(log.games))).toEqual(
      expected.games.filter(({ day }) => day !== on(log.games)?.day),
    );
  });

  it("follow a clock that is set back and forth without showing the future or asking twice", async () => {
    clock.set(instantOfDay("2025-01-20"));
    const later = await (await process()).logOf(NAME);
    newRequests();
    clock.set(instantOfDay("2025-01-10"));
    const earlier = await (await process()).logOf(NAME);
    const other = (await myPlayers(await process())).find((name) => name !== NAME) ?? "";
    expect(newRequests()).toEqual([]);
    await (await process()).logOf(other);
    expect(newRequests()).toHaveLength(1);
    expect(earlier.games.every(({ day }) => day < "2025-01-10")).toBe(true);
    expect(earlier.games.slice(0, 8)).toEqual((await asIfNew(NAME)).games.slice(0, 8));
    clock.set(instantOfDay("2025-01-20"));
    const product = await process();
    expect(await product.logOf(NAME)).toMatchObject({ games: later.games });
    expect(newRequests()).toEqual([]);
    // Read on the tenth, so the days since then are asked for, within the lifetime of what was read.
    const log = await product.logOf(other);
    expect(newRequests()).toHaveLength(1);
    expect(log.games).toEqual((await asIfNew(other)).games);
  });

  it("do not take for settled what a clock set back during the read has hidden", async () => {
    clock.set(instantOfDay("2025-01-20"));
    const expected = await asIfNew(NAME);
    onCards = () => clock.set(instantOfDay("2025-01-10"));
    await (await process()).logOf(NAME);
    onCards = () => {};
    clock.set(instantOfDay("2025-01-20"));
    expect(await (await process()).logOf(NAME)).toMatchObject({ games: expected.games });
  });

  it("are told with their age when the source fails, and fail by name when nothing is kept", async () => {
    const log = await (await process()).logOf(NAME);
    clock.set(instantOfDay("2025-01-17"));
    systemNow += HOUR_MS;
    const product = await process();
    await product.services.rosters.view(product.scope, { side: "mine" });
    await product.services.playerStatus.searchPlayerStatusSnapshots(product.scope, NAME);
    upstream.setFault("500", ({ headers }) =>
      String(headers["x-fantasy-filter"] ?? "").includes("TopScoringPeriodIds"),
    );
    const old = await product.logOf(NAME);
    expect(old).toMatchObject({ stale: true, age: "1 hour", games: log.games });
    expect(old.staleReason).toMatch(/\.$/);
    const other = (await myPlayers(product)).find((name) => name !== NAME) ?? "";
    await expect(product.logOf(other)).rejects.toMatchObject({ code: "espn.unavailable" });
  });

  it("are kept once for all leagues and scored by each", async () => {
    const points = await (await process()).logOf(NAME);
    newRequests();
    const categories = await (await process({ format: "each" })).logOf(NAME);
    expect(newRequests()).toEqual([]);
    expect(categories.games.map(({ day, line }) => [day, line])).toEqual(
      points.games.map(({ day, line }) => [day, line]),
    );
    expect(categories.games.every(({ fantasyPoints }) => fantasyPoints === null)).toBe(true);
    expect(categories).toMatchObject({ averageFantasyPoints: null, difference: null });
    expect(categories.seasonAverages).toEqual(points.seasonAverages);
    expect(Object.keys(categories.seasonAverages)).toEqual(expect.arrayContaining(["PTS", "REB", "AST", "FG%"]));
  });

  it("agree with the points that the source itself gives for each game", async () => {
    const product = await process();
    const log = await product.logOf(NAME, 10);
    const response = await fetch(
      `${demo.origin}/apis/v3/games/fba/seasons/${league.seasonId}/segments/0/leagues/${league.leagueId}?view=kona_playercard`,
      {
        headers: {
          "x-fantasy-filter": JSON.stringify({
            players: { filterIds: { value: [log.playerId] }, filterStatsForTopScoringPeriodIds: { value: 100 } },
          }),
        },
      },
    );
    type Row = { statSplitTypeId: number; statSourceId: number; seasonId: number; appliedTotal: number; stats: object };
    const rows: Row[] = (await response.json()).players[0].player.stats;
    const played = rows.filter(
      (row) => row.statSplitTypeId === 5 && row.statSourceId === 0 && Object.keys(row.stats).length > 0,
    );
    const totals = played.map((row) => row.appliedTotal);
    expect(log.games.map(({ fantasyPoints }) => fantasyPoints)).toEqual(totals.slice(0, 10));
    const mean = (values: number[]) => Math.round((values.reduce((a, b) => a + b, 0) / values.length) * 10) / 10;
    expect(log.averageFantasyPoints).toBe(mean(totals.slice(0, 10)));
    expect(log.seasonAverageFantasyPoints).toBe(mean(totals));
    // Statistic 0 is points, 6 rebounds: over all games, however few are shown.
    const amounts = (stat: string) => played.map(({ stats }) => Number(new Map(Object.entries(stats)).get(stat) ?? 0));
    expect(played.length).toBeGreaterThan(10);
    expect(log.seasonGames).toBe(played.length);
    expect(log.seasonAverages).toMatchObject({ PTS: mean(amounts("0")), REB: mean(amounts("6")) });
    expect(log.averages).toMatchObject({ PTS: mean(amounts("0").slice(0, 10)) });
  });

  describe("of a whole roster", () => {
    it("come with one request and agree with those of each player", async () => {
      const product = await process();
      const { output, isCached } = await product.services.gameLogs.getRosterGameLogs(product.scope, { lastNGames: 5 });
      expect(newRequests()).toEqual([{ ids: output.players.length, games: 100 }]);
      expect(isCached).toBe(false);
      expect(rosterGameLogsOutput.parse(output)).toEqual(output);
      expect(output).toMatchObject({ ownership: "my roster", stale: false, withoutLog: [], source: "demo league" });
      expect(output.players.map(({ name }) => name).sort()).toEqual((await myPlayers(product)).sort());
      for (const row of output.players) {
        const log = await product.logOf(`#${row.playerId}`, 5);
        expect(row).toMatchObject({
          gamesShown: log.gamesShown,
          gamesMissed: log.gamesMissed,
          averages: log.averages,
          averageFantasyPoints: log.averageFantasyPoints,
          difference: log.difference,
          fantasyPoints: log.games.map(({ fantasyPoints }) => fantasyPoints),
        });
      }
      expect(newRequests()).toEqual([]);
    });

    it("are asked for only of those whose log may have grown", async () => {
      const product = await process();
      await product.services.gameLogs.getRosterGameLogs(product.scope, { lastNGames: 5 });
      newRequests();
      systemNow += HOUR_MS;
      clock.set(instantOfDay("2025-01-16"));
      const { output } = await product.services.gameLogs.getRosterGameLogs(product.scope, { lastNGames: 5 });
      const [request, ...others] = newRequests();
      expect(others).toEqual([]);
      expect(request?.games).toBe(4);
      const { output: yesterday } = await product.services.rosters.view(product.scope, {
        side: "mine",
        day: START_DAY as never,
      });
      const played = yesterday.players.filter(({ game }) => game !== null).length;
      expect(request?.ids).toBe(played);
      expect(played).toBeLessThan(output.players.length);
    });

    it.each(["points", "each"] as const)("fit into one answer, %s", async (format) => {
      const product = await process({ format });
      for (const { teamId: id } of (await product.league.buildIntelligenceSnapshot(product.scope)).league.teams) {
        const { output } = await product.services.gameLogs.getRosterGameLogs(product.scope, {
          teamId: id,
          lastNGames: ROSTER_LOG_LIMITS.games,
        });
        const perPlayer = JSON.stringify(output.players).length / output.players.length;
        expect(perPlayer * 16 + 500).toBeLessThan(ROSTER_LOG_LIMITS.chars);
      }
    });

    it("say whose they are, and refuse a team that the league does not have", async () => {
      const product = await process();
      const { output: matchup } = await product.services.matchups.view(product.scope);
      const ownershipOf = async (id: number) =>
        (await product.services.gameLogs.getRosterGameLogs(product.scope, { teamId: teamId.parse(id), lastNGames: 1 }))
          .output;
      const opponent = matchup.opponent?.teamId ?? 0;
      expect(await ownershipOf(opponent)).toMatchObject({ ownership: "opponent", teamId: opponent });
      const { teams } = (await product.league.buildIntelligenceSnapshot(product.scope)).league;
      const other = teams.find((team) => ![opponent, Number(product.scope.teamId)].includes(team.teamId));
      expect(await ownershipOf(Number(other?.teamId))).toMatchObject({
        ownership: other?.teamName,
        teamName: other?.teamName,
      });
      await expect(ownershipOf(99)).rejects.toMatchObject({ code: "league.team_not_found" });
    });

    it("lack those that were never read while the source fails, and say so", async () => {
      const product = await process();
      await product.logOf(NAME);
      upstream.setFault("500", ({ headers }) =>
        String(headers["x-fantasy-filter"] ?? "").includes("TopScoringPeriodIds"),
      );
      const { output } = await product.services.gameLogs.getRosterGameLogs(product.scope, { lastNGames: 5 });
      expect(output).toMatchObject({ stale: true, players: [{ name: NAME }] });
      expect(output.withoutLog).toHaveLength((await myPlayers(product)).length - 1);
    });
  });

  it("note the statuses of the cards they came with", async () => {
    const product = await process();
    const log = await product.logOf(NAME);
    const { output: status } = await product.services.playerStatus.searchPlayerStatusSnapshots(product.scope, NAME);
    const history = await product.services.statusHistory.statusHistory(product.scope, playerId.parse(log.playerId));
    expect(history.map((each) => each.status)).toEqual([status.found ? status.status : ""]);
    expect(history[0]?.since).toBe(new Date(instantOfDay(START_DAY)).toISOString());
  });
});
