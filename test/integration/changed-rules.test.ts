/**
 * The demo points league with one thing of its wire changed: limits on games, a matchup that is decided, another
 * deadline.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import { openLeagueFixture } from "#test/leagues/league-services";
import { forwardTo, startFaultServer } from "#test/stubs/fault-server";
import { leagueOutput } from "@/contract/league/league-output";
import type { Database } from "@/db/database";
import { createDemoClock, createDemoLeague } from "@/demo/demo-league";
import { systemClock } from "@/lib/clock";

// biome-ignore lint/suspicious/noExplicitAny: a wire answer of any view
type EspnPayload = any;

describe("a league whose wire says otherwise", () => {
  let database: Database;
  const opened: { close(): Promise<void> }[] = [];
  const clock = createDemoClock();
  const league = createDemoLeague({ format: "points", clock });
  let origin: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    const demo = await league.listen();
    opened.push(demo);
    origin = demo.origin;
  });
  afterAll(async () => {
    for (const each of opened.reverse()) await each.close();
    await database.close();
  });

  let leagues = 0;
  const open = async (change: (body: EspnPayload) => void) => {
    leagues += 1;
    // Its own number, so that nothing is kept for another one.
    const leagueId = String(leagues);
    const forward = forwardTo(origin);
    const server = await startFaultServer(async (request) => {
      const url = new URL(request.url.href.replace(`/leagues/${leagueId}`, `/leagues/${league.leagueId}`));
      const answer = await forward({ ...request, url });
      const body: EspnPayload = JSON.parse(answer.body);
      change(body);
      return { ...answer, body: JSON.stringify(body) };
    });
    const product = await openLeagueFixture(database, {
      origin: server.origin,
      universe: "espn",
      leagueId,
      season: league.seasonId,
      teamId: league.teamId,
      leagueClock: clock,
      systemClock,
    });
    opened.push(server, product);
    const plan = async () => {
      const { output } = await product.services.engine.planWeek(product.scope, {});
      if ("found" in output) throw new Error("a plan names nobody");
      return output;
    };
    return { ...product, plan };
  };

  const scored =
    (mine: number, theirs: number) =>
    ({ schedule = [], status }: EspnPayload) => {
      for (const row of schedule) {
        if (row.matchupPeriodId !== status?.currentMatchupPeriod) continue;
        const sides = [row.home, row.away];
        if (!sides.some((side) => side?.teamId === league.teamId)) continue;
        for (const side of sides) side.totalPoints = side.teamId === league.teamId ? mine : theirs;
      }
    };

  it.each([
    ["won", 1_500, 415, [0.99, 1]],
    ["lost", 275, 1_600, [0, 0.01]],
  ] as const)(
    "a plan for a matchup that is %s says that it hardly changes the chance to win",
    async (_, mine, theirs, [min, max]) => {
      const plan = await (await open(scored(mine, theirs))).plan();
      expect(plan.moves.length).toBeGreaterThan(0);
      expect(plan.winProbability?.before).toBeGreaterThanOrEqual(min);
      expect(plan.winProbability?.before).toBeLessThanOrEqual(max);
      expect(plan.hardlyChangesChance).toBe(true);
    },
  );

  it("a plan for an open matchup does not, and names no limits where the league has none", async () => {
    const plan = await (await open(() => undefined)).plan();
    // Below a point of a hundred it would be hardly any change.
    expect(plan.winProbability?.change).toBeGreaterThan(0.01);
    expect(plan).toMatchObject({ hardlyChangesChance: false, gamesLimits: [] });
  });

  it("a plan names the slots whose games are limited, since it does not count them", async () => {
    const product = await open(({ settings }: EspnPayload) => {
      if (!settings?.rosterSettings) return;
      settings.rosterSettings.lineupSlotStatLimits = {
        "0": { limitValue: 3, statId: 42 },
        "11": { limitValue: 9, statId: 42 },
        // A limit on another stat than games.
        "4": { limitValue: 50, statId: 0 },
      };
    });
    const limits = [
      { slot: "PG", games: 3 },
      { slot: "UTIL", games: 9 },
    ];
    expect((await product.plan()).gamesLimits).toEqual(limits);
    expect((await product.services.leagueViews.view(product.scope)).output.roster.gamesLimits).toEqual(limits);
  });

  it("the trade deadline has its Eastern day, in words too", async () => {
    const lateAt = (day: string) => (body: EspnPayload) => {
      if (body.settings?.tradeSettings) body.settings.tradeSettings.deadlineDate = Date.parse(`${day}T23:59:00-05:00`);
    };
    const tradesOf = async (day: string) => {
      const { services, scope } = await open(lateAt(day));
      return leagueOutput.parse((await services.leagueViews.view(scope)).output).trades;
    };
    expect(await tradesOf("2025-02-17")).toMatchObject({
      deadlineDay: "2025-02-17",
      isOver: false,
      text: "The trade deadline is Mon, Feb 17.",
    });
    expect(await tradesOf("2025-01-14")).toMatchObject({
      deadlineDay: "2025-01-14",
      isOver: true,
      text: "The trade deadline was Tue, Jan 14 and has passed.",
    });
  });
});
