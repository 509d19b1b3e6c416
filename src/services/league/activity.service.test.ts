/** The league's moves: the demo season's against its own wire, and a hand-made league's trades, claims and offers. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import { openLeagueFixture } from "#test/leagues/league-services";
import { rotoLeague } from "#test/leagues/roto-league";
import { STUB_SEASON, type StubLeague, startStubLeague, stubInstant } from "#test/leagues/stub-league";
import type { EspnStub } from "#test/stubs/espn-stub";
import { type FaultServer, forwardTo, startFaultServer } from "#test/stubs/fault-server";
import { activityOutput } from "@/contract/league/activity-output";
import type { Database } from "@/db/database";
import { createDemoClock, createDemoLeague, instantOfDay } from "@/demo/demo-league";

const SYSTEM_NOW = Date.parse("2026-11-21T10:00:00Z");
const MINUTE_MS = 60_000;

describe("the activity of the demo league", () => {
  const clock = createDemoClock();
  const league = createDemoLeague({ format: "points", clock });
  const opened: { close(): Promise<void> }[] = [];
  let demo: { origin: string; close(): Promise<void> };
  let upstream: FaultServer;
  let database: Database;
  let systemNow = SYSTEM_NOW;
  let requested = 0;
  let running = 0;
  /** Days are answered once this resolves. */
  let gate = Promise.resolve();

  beforeAll(async () => {
    database = await openTestDatabase();
    demo = await league.listen();
    const forward = forwardTo(demo.origin);
    upstream = await startFaultServer(async (request) => {
      if (!request.url.searchParams.has("view", "mTransactions2")) return forward(request);
      running += 1;
      await gate;
      return forward(request).finally(() => {
        running -= 1;
      });
    });
  });
  beforeEach(async () => {
    await database.kysely.deleteFrom("league_snapshots").execute();
    clock.set(instantOfDay("2025-01-15"));
    systemNow = SYSTEM_NOW;
    requested = upstream.requests.length;
  });
  afterEach(async () => {
    upstream.setFault(undefined);
    for (const each of opened.splice(0).reverse()) await each.close();
  });
  afterAll(async () => {
    await database.close();
    await upstream.close();
    await demo.close();
  });

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
    return {
      ...product,
      activity: async (days?: number) => (await product.services.activity.activity(product.scope, { days })).output,
    };
  };
  /** Periods of the days asked for since the last look. */
  const newDays = () => {
    const days = upstream.requests.slice(requested).filter(({ url }) => url.searchParams.has("view", "mTransactions2"));
    requested = upstream.requests.length;
    return days.map(({ url }) => Number(url.searchParams.get("scoringPeriodId"))).sort((a, b) => a - b);
  };

  it("asks for three days at once and not for more", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const answer = (await process()).activity(7);
    await expect.poll(() => running).toBeGreaterThanOrEqual(3);
    // Whatever else had been sent would have come before the answers to these.
    for (let trip = 0; trip < 20; trip += 1) await (await fetch(`${upstream.origin}/apis/v3/games/fba`)).text();
    const atOnce = running;
    resolve();
    await answer;
    expect(atOnce).toBe(3);
    expect(newDays()).toHaveLength(7);
  });

  it("asks for each day once, and never again for a day that is over", async () => {
    const product = await process();
    const { todayPeriod: today } = await product.league.buildIntelligenceSnapshot(product.scope);
    await product.activity(7);
    expect(newDays()).toEqual([6, 5, 4, 3, 2, 1, 0].map((back) => today - back));
    await product.activity(7);
    expect(newDays()).toEqual([]);
    systemNow += 5 * MINUTE_MS;
    await product.activity(7);
    expect(newDays()).toEqual([today]);
    clock.set(instantOfDay("2025-01-16"));
    await (await process()).activity(7);
    // What was read of a day while it ran is not the whole of it.
    expect(newDays()).toEqual([today, today + 1]);
  });

  it("tells every add and drop of the wire, by name, newest first", async () => {
    const product = await process();
    const output = await product.activity(7);
    expect(activityOutput.parse(output)).toEqual(output);
    expect(output).toMatchObject({ firstDay: "2025-01-09", lastDay: "2025-01-15", unreadDays: [], pending: [] });
    const base = `${demo.origin}/apis/v3/games/fba/seasons/${league.seasonId}`;
    const players: { id: number; fullName: string }[] = await (await fetch(`${base}/players?view=players_wl`)).json();
    const nameOf = new Map(players.map(({ id, fullName }) => [id, fullName]));
    const { todayPeriod: today } = await product.league.buildIntelligenceSnapshot(product.scope);
    type Item = { type: string; playerId: number };
    const items: Item[] = [];
    for (let period = today - 6; period <= today; period += 1) {
      const address = `${base}/segments/0/leagues/${league.leagueId}?view=mTransactions2&scoringPeriodId=${period}`;
      const { transactions }: { transactions: { items: Item[] }[] } = await (await fetch(address)).json();
      items.push(...transactions.flatMap((each) => each.items));
    }
    const named = (type: string) =>
      items
        .filter((item) => item.type === type)
        .map(({ playerId }) => nameOf.get(playerId))
        .sort();
    expect(named("ADD").length).toBeGreaterThan(0);
    expect(output.total).toBe(output.shown);
    expect(output.events.flatMap(({ added }) => added).sort()).toEqual(named("ADD"));
    expect(output.events.flatMap(({ dropped }) => dropped).sort()).toEqual(named("DROP"));
    expect(output.counts).toMatchObject({ adds: named("ADD").length, drops: named("DROP").length });
    const days = output.events.map(({ day }) => day);
    expect(days).toEqual([...days].sort().reverse());
    const known = new Set(
      (await product.league.buildIntelligenceSnapshot(product.scope)).league.teams.map(({ teamName }) => teamName),
    );
    expect(output.events.every(({ teamName }) => teamName !== null && known.has(teamName))).toBe(true);
  });

  it("shows nothing of the days after a clock that is set back", async () => {
    clock.set(instantOfDay("2025-01-20"));
    await (await process()).activity(14);
    clock.set(instantOfDay("2025-01-10"));
    const output = await (await process()).activity(7);
    expect(output.lastDay).toBe("2025-01-10");
    expect(output.events.every(({ day, at }) => day <= "2025-01-10" && (at ?? "") < "2025-01-10T16:00")).toBe(true);
  });

  it("names the days that could not be read and tells the rest", async () => {
    const product = await process();
    await product.activity(2);
    upstream.setFault("500", ({ url }) => url.searchParams.has("view", "mTransactions2"));
    systemNow += 10 * MINUTE_MS;
    const output = await (await process()).activity(3);
    expect(output.unreadDays).toEqual(["2025-01-13"]);
    // Today's is an old one, yesterday's is over and needs nobody.
    expect(output).toMatchObject({ stale: true, age: "10 minutes", lastDay: "2025-01-15" });
  });

  it("fails by name when no day could be read", async () => {
    upstream.setFault("500", ({ url }) => url.searchParams.has("view", "mTransactions2"));
    await expect((await process()).activity(2)).rejects.toMatchObject({ code: "espn.unavailable" });
  });

  it("reads within the season and within its bounds", async () => {
    clock.set(instantOfDay("2024-10-23"));
    const product = await process();
    const { todayPeriod: today } = await product.league.buildIntelligenceSnapshot(product.scope);
    await product.activity(10_000);
    expect(newDays()).toEqual(Array.from({ length: today }, (_, index) => index + 1));
    clock.set(instantOfDay("2025-01-15"));
    await product.activity(10_000);
    expect(newDays()).toHaveLength(14);
  });
});

describe("the activity of a league with trades and claims", () => {
  let database: Database;
  let stub: EspnStub;
  let league: StubLeague;
  const NOW = stubInstant(15, 12);
  const item = (type: string, playerId: number, fromTeamId: number, toTeamId: number) => ({
    type,
    playerId,
    fromTeamId,
    toTeamId,
    fromLineupSlotId: -1,
    toLineupSlotId: -1,
  });
  const move = (id: string, more: object) => ({
    id,
    status: "EXECUTED",
    executionType: "EXECUTE",
    teamId: 1,
    scoringPeriodId: 15,
    proposedDate: NOW - 60 * MINUTE_MS,
    bidAmount: 7,
    ...more,
  });

  beforeAll(async () => {
    database = await openTestDatabase();
    league = rotoLeague();
    stub = await startStubLeague(league);
    return async () => {
      await stub.close();
      await database.close();
    };
  });

  it("names players and teams, says why a claim was refused, and lists only the offers that stand", async () => {
    const deal = [item("TRADE", 11, 1, 2), item("TRADE", 21, 2, 1)];
    const offer = (id: string, more: object = {}) =>
      move(id, {
        type: "TRADE_PROPOSAL",
        status: "PENDING",
        isPending: true,
        teamId: 2,
        items: deal,
        expirationDate: NOW + 60 * MINUTE_MS,
        ...more,
      });
    league.transactions = {
      14: [
        move("t1", { type: "TRADE_ACCEPT", scoringPeriodId: 14, teamId: 3, items: [item("TRADE", 31, 3, 4)] }),
        offer("withdrawn", { scoringPeriodId: 14 }),
      ],
      15: [
        move("w1", { type: "WAIVER", status: "FAILED_INVALIDPLAYERSOURCE", teamId: 2, items: [item("ADD", 51, 0, 2)] }),
        move("l1", { type: "ROSTER", items: [item("LINEUP", 12, 0, 0)] }),
        move("a1", { type: "FREEAGENT", items: [item("ADD", 51, 0, 1), item("DROP", 777, 1, 0)] }),
        offer("cancel", { executionType: "CANCEL", status: "CANCELED", relatedTransactionId: "withdrawn" }),
        offer("expired", { expirationDate: NOW - 1 }),
        offer("stands"),
      ],
    };
    const product = await openLeagueFixture(database, {
      origin: stub.origin,
      universe: "espn",
      season: STUB_SEASON,
      teamId: 1,
      leagueId: "1",
      leagueClock: { now: () => NOW },
      systemClock: { now: () => SYSTEM_NOW },
    });
    const { output } = await product.services.activity.activity(product.scope, { days: 2 });
    const moved = (more: object) => ({ added: [], dropped: [], traded: [], bid: null, ...more });
    expect(output.events.map(({ at: _, ...event }) => event)).toEqual([
      {
        day: "2025-01-15",
        kind: "failed waiver claim",
        teamName: "Bricklayers",
        isMine: false,
        ...moved({ added: ["Tre Jones"] }),
        refusedBecause: "the player was no longer available",
        refusedCode: "claim.player_taken",
      },
      {
        day: "2025-01-15",
        kind: "add and drop",
        teamName: "Airballers",
        isMine: true,
        refusedBecause: null,
        refusedCode: null,
        // Nobody knows the dropped player: an id is better than nothing.
        ...moved({ added: ["Tre Jones"], dropped: ["player 777"] }),
      },
      {
        day: "2025-01-14",
        kind: "trade",
        teamName: "Crossovers",
        isMine: false,
        refusedBecause: null,
        refusedCode: null,
        ...moved({ traded: [{ name: "Domantas Sabonis", from: "Crossovers", to: "Dunkers" }] }),
      },
    ]);
    expect(output.counts).toEqual({ adds: 1, drops: 1, waiverClaims: 0, failedClaims: 1, trades: 1, lineupChanges: 1 });
    expect(output.pending).toMatchObject([
      {
        kind: "trade offer",
        teamName: "Bricklayers",
        expiresAt: new Date(NOW + 60 * MINUTE_MS).toISOString(),
        traded: [
          { name: "Devin Booker", from: "Airballers", to: "Bricklayers" },
          { name: "Trae Young", from: "Bricklayers", to: "Airballers" },
        ],
      },
    ]);
    const all = await product.services.activity.activity(product.scope, { days: 2, withLineupChanges: true });
    expect(all.output.events.map(({ kind }) => kind)).toContain("lineup change");
    await product.close();
  });
});
