/** What readers share and what they never do, counted at the league's own server. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import { TEST_PERSON } from "#test/leagues/league-services";
import { type FaultServer, forwardTo, startFaultServer } from "#test/stubs/fault-server";
import { NO_NEWS } from "#test/stubs/no-news";
import { createConnectionTables } from "@/db/account/connections";
import type { Database } from "@/db/database";
import { createFactTables } from "@/db/league/facts";
import { createDemoClock, createDemoLeague, type DemoLeague } from "@/demo/demo-league";
import { teamId } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import { dayEt } from "@/domain/season/eastern-day";
import { systemClock } from "@/lib/clock";
import { EspnClient } from "@/lib/espn/client";
import { createHttpClient } from "@/lib/http/http-client";
import { silentLogger } from "@/lib/log";
import { createSourceReader } from "@/services/sources/source-reader";
import { composeServices } from "../../src/server/wiring/services";

const clock = createDemoClock();
const leagues = {
  points: createDemoLeague({ format: "points", clock }),
  categories: createDemoLeague({ format: "each", clock }),
};

describe("two leagues with the same teams and players in one process", () => {
  let database: Database;
  let demo: { origin: string; close(): Promise<void> };
  let source: FaultServer;
  const opened: { close(): Promise<void> }[] = [];

  beforeAll(async () => {
    database = await openTestDatabase();
    demo = await leagues.points.listen();
    source = await startFaultServer(forwardTo(demo.origin));
  });
  afterEach(async () => {
    source.setFault(undefined);
    for (const each of opened.splice(0)) await each.close();
  });
  afterAll(async () => {
    await source.close();
    await demo.close();
    await database.close();
  });

  /** One process: one reader, one HTTP client, nothing in memory yet. */
  function openProcess() {
    const http = createHttpClient({ isOperatorOrigin: () => true, backoffMs: [1, 1] });
    opened.push(http);
    return composeServices(
      {
        sourceOf: (scope) => ({
          label: "demo league",
          leagueClock: clock,
          client: new EspnClient({
            origin: source.origin,
            leagueId: scope.leagueId,
            season: scope.season,
            http,
            today: () => dayEt(clock.now()),
          }),
        }),
        reader: createSourceReader({ clock: systemClock, log: silentLogger }),
        store: createFactTables(database.kysely),
        systemClock,
      },
      NO_NEWS,
    ).services;
  }

  async function scopeOf(league: DemoLeague): Promise<TeamScope> {
    const connections = createConnectionTables(database.kysely);
    await connections.ensureProfile(TEST_PERSON);
    const leagueId = String(league.leagueId);
    const { connectionId } = await connections.ensureConnection(TEST_PERSON, {
      provider: "demo",
      leagueKey: leagueId,
      season: league.seasonId,
      teamId: league.teamId,
    });
    return {
      personId: TEST_PERSON,
      connectionId,
      universe: "demo",
      leagueId,
      season: league.seasonId,
      teamId: teamId.parse(league.teamId),
    };
  }

  it("100 simultaneous reads of what nobody has read yet make one request of each kind", async () => {
    const services = openProcess();
    const scope = await scopeOf(leagues.points);
    const before = source.requests.length;
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => services.rosters.view(scope, { side: "mine" })),
    );
    expect(new Set(answers.map(({ output }) => JSON.stringify(output.players))).size).toBe(1);
    const request = source.requests.slice(before).map(({ url }) => url.searchParams.getAll("view").join("+"));
    expect(request.sort()).toEqual(["mRoster", "mSettings+mTeam", "proTeamSchedules_wl"]);
  });

  it("never share an answer, neither in memory nor kept", async () => {
    const services = openProcess();
    const [points, categories] = [await scopeOf(leagues.points), await scopeOf(leagues.categories)];
    expect(points.teamId).toBe(categories.teamId);
    const readBoth = async (from: typeof services) =>
      Promise.all(
        [points, categories].map(async (scope) => ({
          matchup: (await from.matchups.view(scope)).output,
          roster: (await from.rosters.view(scope, { side: "mine" })).output,
          agents: (await from.players.getTopFreeAgents(scope, { limit: 3 })).output,
        })),
      );
    const differences = ([first, second]: Awaited<ReturnType<typeof readBoth>>) => {
      expect(first?.roster.players.map((player) => player.playerId)).toEqual(
        second?.roster.players.map((player) => player.playerId),
      );
      expect([first?.matchup.format, second?.matchup.format]).toEqual([
        "head-to-head points",
        "head-to-head each category",
      ]);
      expect([first?.matchup.categories.length, second?.matchup.categories.length]).toEqual([0, 9]);
      expect([first?.matchup.me.points === null, second?.matchup.me.points]).toEqual([false, null]);
      expect([first?.agents.players[0]?.pointsPerGame === null, second?.agents.players[0]?.pointsPerGame]).toEqual([
        false,
        null,
      ]);
    };
    differences(await readBoth(services));
    differences(await readBoth(services));

    source.setFault("503");
    const retained = await readBoth(openProcess());
    expect(retained.map(({ matchup }) => matchup.stale)).toEqual([true, true]);
    differences(retained);
  });
});
