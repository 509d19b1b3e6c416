/** What the person prefers, and what the engine makes of it, in the demo league. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import { openLeagueFixture, TEST_PERSON } from "#test/leagues/league-services";
import { createConnectionTables } from "@/db/account/connections";
import { USUAL } from "@/db/account/preferences";
import type { Database } from "@/db/database";
import { createDemoClock, createDemoLeague, DEMO_FORMATS } from "@/demo/demo-league";
import { playerId } from "@/domain/ids";
import { STAT } from "@/domain/stats/stats";
import { systemClock } from "@/lib/clock";
import { UnknownCategory, UnknownUntouchable } from "./preferences.service";

describe.each(DEMO_FORMATS)("preferences in the demo league, %s", (format) => {
  let database: Database;
  let server: { origin: string; close(): Promise<void> };
  let product: Awaited<ReturnType<typeof openLeagueFixture>>;

  beforeAll(async () => {
    database = await openTestDatabase();
    const clock = createDemoClock();
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
  afterEach(() => database.kysely.deleteFrom("preferences").execute());
  afterAll(async () => {
    await product.close();
    await server.close();
    await database.close();
  });

  it("are the usual ones before the first change, and then what was named, the rest as it was", async () => {
    const { updatedAt: _, ...usual } = { ...USUAL, untouchables: [], punts: [] };
    expect(await product.preferences.read(product.scope)).toEqual({ ...usual, updatedAt: null });
    await product.preferences.change(product.scope, { punts: ["FT%", "turnovers"], tone: "short", language: "el" });
    await product.preferences.change(product.scope, { risk: "bold", language: null });
    const changed = await product.preferences.read(product.scope);
    expect(changed).toEqual({
      ...usual,
      punts: ["FT%", "TO"],
      tone: "short",
      risk: "bold",
      language: null,
      updatedAt: expect.stringMatching(/^\d{4}-/),
    });
  });

  it("name the untouchables, and refuse who is no player and what is no category, changing nothing", async () => {
    const { output: roster } = await product.services.rosters.view(product.scope, { side: "mine" });
    const [star] = roster.players;
    if (!star) throw new Error("the roster is empty");
    const stored = { untouchables: [{ playerId: star.playerId, playerName: star.name }] };
    await product.preferences.change(product.scope, { untouchables: [star.playerId, star.playerId] });
    await expect(product.preferences.change(product.scope, { untouchables: [1], tone: "short" })).rejects.toThrow(
      UnknownUntouchable,
    );
    await expect(product.preferences.change(product.scope, { punts: ["charm"], tone: "short" })).rejects.toThrow(
      UnknownCategory,
    );
    expect(await product.preferences.read(product.scope)).toMatchObject({ ...stored, tone: "full", punts: [] });
  });

  it("are of one person in one league", async () => {
    await product.preferences.change(product.scope, { risk: "bold" });
    const connections = createConnectionTables(database.kysely);
    const other = await connections.ensureConnection(TEST_PERSON, {
      provider: "espn",
      leagueKey: "1",
      season: 2025,
      teamId: 1,
    });
    expect((await product.preferences.read({ ...product.scope, connectionId: other.connectionId })).risk).toBe(
      "balanced",
    );
    const otherUser = "00000000-0000-4000-8000-0000000000bb";
    expect((await product.preferences.read({ ...product.scope, personId: otherUser })).risk).toBe("balanced");
  });

  it("keep the untouchables in plans and candidates, and add to those of the request", async () => {
    const usual = await product.optimizer.open(product.scope);
    const { moves } = await usual.plan({ allowKeeperDrops: true });
    const mayGo = usual.mine.filter(({ keptBecause }) => keptBecause.length === 0);
    const drops = [...mayGo.map((player) => player.playerId), ...moves.flatMap(({ drop }) => drop ?? [])];
    expect(drops.length).toBeGreaterThan(0);
    await product.preferences.change(product.scope, { untouchables: drops });
    const week = await product.optimizer.open(product.scope);
    for (const { drop } of week.candidates(50)) expect(drops).not.toContain(drop?.playerId);
    const mine = week.mine.filter((player) => drops.includes(player.playerId));
    expect(mine.length).toBeGreaterThan(0);
    for (const { keptBecause } of mine) expect(keptBecause).toContain("untouchable");
    const bound = await product.optimizer.planWeek(product.scope, { allowKeeperDrops: true });
    const others = bound.moves.flatMap(({ drop }) => (drop ? [playerId.parse(drop.playerId)] : []));
    expect(others.filter((id) => drops.includes(id))).toEqual([]);
    const both = await product.optimizer.planWeek(product.scope, { allowKeeperDrops: true, untouchables: others });
    for (const { drop } of both.moves) expect([...drops, ...others]).not.toContain(drop?.playerId);
  });

  it("let keepers be dropped where the person allows it, unless the request says no", async () => {
    const dropsOf = async (allowKeeperDrops?: boolean) => {
      const { moves, gain, gainAfter } = await product.optimizer.planWeek(product.scope, { allowKeeperDrops });
      return { moves, gain, gainAfter };
    };
    const [usual, allowed] = [await dropsOf(false), await dropsOf(true)];
    expect(await dropsOf()).toEqual(usual);
    await product.preferences.change(product.scope, { allowKeeperDrops: true });
    expect([await dropsOf(), await dropsOf(false)]).toEqual([allowed, usual]);
  });

  it("ask more of every move when cautious, less when bold", async () => {
    const claimsAt = async (risk: "cautious" | "balanced" | "bold") => {
      await product.preferences.change(product.scope, { risk });
      const plan = await product.optimizer.planWeek(product.scope);
      const adds = plan.moves.filter(({ add }) => add !== null).length;
      return { adds, each: adds === 0 ? Number.POSITIVE_INFINITY : (plan.gain + plan.gainAfter) / adds };
    };
    const [cautious, balanced, bold] = [await claimsAt("cautious"), await claimsAt("balanced"), await claimsAt("bold")];
    expect(cautious.adds).toBeLessThanOrEqual(balanced.adds);
    expect(balanced.adds).toBeLessThanOrEqual(bold.adds);
    const usualPrice = { points: 5, each: 0.1, most: 0.01 }[format];
    expect(cautious.each).toBeGreaterThanOrEqual(2 * usualPrice - 1e-3);
    expect(balanced.each).toBeGreaterThanOrEqual(usualPrice - 1e-3);
    expect(bold.each).toBeGreaterThanOrEqual(usualPrice / 2 - 1e-3);
  });

  it("take the weight from what is punted and leave the chances as they are", async () => {
    const before = await product.optimizer.open(product.scope);
    await product.preferences.change(product.scope, { punts: ["AST", "STL", "FT%"] });
    expect((await product.preferencesOf(product.scope)).punts).toEqual([STAT.AST, STAT.STL, STAT.FT_PCT]);
    const after = await product.optimizer.open(product.scope);
    expect(after.chances).toEqual(before.chances);
    const value = (week: typeof before) => week.mine.map(({ expectedThisWeek }) => expectedThisWeek);
    // In a points league no category counts.
    if (format === "points") expect(value(after)).toEqual(value(before));
    else expect(value(after)).not.toEqual(value(before));
  });
});
