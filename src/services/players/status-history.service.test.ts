/** Statuses noted by ordinary reads of a hand-made league whose days are moved by the test. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import { openLeagueFixture } from "#test/leagues/league-services";
import { rotoLeague } from "#test/leagues/roto-league";
import { STUB_SEASON, type StubLeague, startStubLeague, stubInstant } from "#test/leagues/stub-league";
import type { EspnStub } from "#test/stubs/espn-stub";
import type { Database } from "@/db/database";
import { playerId } from "@/domain/ids";

const SYSTEM_NOW = Date.parse("2026-11-21T10:00:00Z");
const [BOOKER, JONES] = [playerId.parse(11), playerId.parse(51)];
const noon = (day: number) => new Date(stubInstant(day, 12)).toISOString();

describe("the status history", () => {
  let database: Database;
  let stub: EspnStub;
  let league: StubLeague;
  let day: number;
  const opened: { close(): Promise<void> }[] = [];

  beforeEach(async () => {
    database = await openTestDatabase();
    league = rotoLeague();
    stub = await startStubLeague(league);
    day = 1;
  });
  afterEach(async () => {
    for (const each of opened.splice(0).reverse()) await each.close();
    await stub.close();
    await database.close();
  });

  const open = async () => {
    const product = await openLeagueFixture(database, {
      origin: stub.origin,
      universe: "espn",
      season: STUB_SEASON,
      teamId: 1,
      leagueId: "1",
      leagueClock: { now: () => stubInstant(day, 12) },
      systemClock: { now: () => SYSTEM_NOW },
    });
    opened.push(product);
    return product;
  };
  const setStatus = (id: number, status: string | undefined) => {
    const player = league.players.find((each) => each.id === id);
    if (player && status !== undefined) player.injuryStatus = status;
    else if (player) delete player.injuryStatus;
  };
  /** A look at the rosters at noon of a day, by a new process. */
  const statusOn = async (period: number, status: string | undefined) => {
    day = period;
    setStatus(BOOKER, status);
    const product = await open();
    await product.services.rosters.view(product.scope, { side: "mine" });
    return product;
  };

  it("keeps every change with its time and source, and tells since when a player is out", async () => {
    const days = [
      [1, "ACTIVE"],
      [2, "ACTIVE"],
      [3, "OUT"],
      [4, "INJURY_RESERVE"],
      // Absent, and a word that nobody knows: neither is a change.
      [5, undefined],
      [6, "TAKEN_BY_ALIENS"],
      [7, "INJURY_RESERVE"],
    ] as const;
    for (const [period, status] of days) await statusOn(period, status);
    const { services, scope } = await open();
    const history = await services.statusHistory.statusHistory(scope, BOOKER);
    expect(history.map(({ status, since, lastSeenAt, isAtLeast }) => [status, since, lastSeenAt, isAtLeast])).toEqual([
      ["ACTIVE", noon(1), noon(2), true],
      ["OUT", noon(3), noon(3), false],
      ["INJURY_RESERVE", noon(4), noon(7), false],
    ]);
    expect(history[2]).toMatchObject({ source: "espn", statusText: "on injured reserve" });
    const since = { day: "2025-01-03", isAtLeast: false };
    const { output } = await services.playerStatus.searchPlayerStatusSnapshots(scope, "Devin Booker");
    expect(output).toMatchObject({ status: "INJURY_RESERVE", statusSince: since });
  });

  it("does not let a clock that is set back rewrite what was seen later", async () => {
    await statusOn(1, "ACTIVE");
    await statusOn(3, "OUT");
    await statusOn(6, "OUT");
    const back = await statusOn(2, "ACTIVE");
    expect(await back.services.statusHistory.statusHistory(back.scope, BOOKER)).toMatchObject([
      { status: "ACTIVE", since: noon(1), lastSeenAt: noon(1) },
    ]);
    day = 4;
    const between = await open();
    expect(await between.services.statusHistory.statusHistory(between.scope, BOOKER)).toMatchObject([
      { status: "ACTIVE" },
      { status: "OUT", since: noon(3), lastSeenAt: noon(4) },
    ]);
    const later = await statusOn(7, "OUT");
    expect(await later.services.statusHistory.statusHistory(later.scope, BOOKER)).toMatchObject([
      { status: "ACTIVE", since: noon(1), lastSeenAt: noon(1) },
      { status: "OUT", since: noon(3), lastSeenAt: noon(7) },
    ]);
  });

  it("is fed by rosters, by the pool and by cards", async () => {
    setStatus(JONES, "QUESTIONABLE");
    const product = await open();
    const known = async (id: typeof BOOKER) =>
      (await product.services.statusHistory.statusHistory(product.scope, id)).map(({ status }) => status);
    await product.services.rosters.view(product.scope, { side: "mine" });
    expect([await known(BOOKER), await known(JONES)]).toEqual([["ACTIVE"], []]);
    await product.services.players.getTopFreeAgents(product.scope, { limit: 5 });
    expect(await known(JONES)).toEqual(["QUESTIONABLE"]);
    day = 2;
    setStatus(JONES, "OUT");
    const { output } = await product.services.playerStatus.searchPlayerStatusSnapshots(product.scope, "Tre Jones");
    expect(await known(JONES)).toEqual(["QUESTIONABLE", "OUT"]);
    expect(output).toMatchObject({ status: "OUT", statusSince: { day: "2025-01-02", isAtLeast: false } });
  });

  it("lets no absence reach back over a game he played, on his status and on his page", async () => {
    await statusOn(5, "ACTIVE");
    const booker = league.players.find(({ id }) => id === BOOKER);
    if (booker) booker.lines = { 8: { proTeamId: 1, stats: { "0": 20, "40": 30 } } };
    const { services, scope } = await statusOn(9, "OUT");
    const { output } = await services.playerStatus.searchPlayerStatusSnapshots(scope, "Devin Booker");
    expect(output).toMatchObject({ status: "OUT", statusSince: { day: "2025-01-09", isAtLeast: false } });
    const page = (await services.playerPages.view(scope, Number(BOOKER))).output;
    expect(page.statusHistory[0]).toMatchObject({ status: "OUT", since: noon(9), isAtLeast: false });
  });

  it("says nothing of an active player, and marks what began unseen", async () => {
    const active = await statusOn(1, "ACTIVE");
    expect(
      (await active.services.playerStatus.searchPlayerStatusSnapshots(active.scope, "Devin Booker")).output,
    ).toMatchObject({
      statusSince: null,
    });
    const out = await statusOn(9, "OUT");
    const { output } = await out.services.playerStatus.searchPlayerStatusSnapshots(out.scope, "Devin Booker");
    expect(output).toMatchObject({ statusSince: { day: "2025-01-09", isAtLeast: true } });
  });
});
