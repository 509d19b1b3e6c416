/**
 * The demo league on an evening of games: its adds and drops of the day closed at the first tip-off, its lineups go on.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import { openLeagueFixture } from "#test/leagues/league-services";
import { dailyLineupOutput } from "@/contract/planning/engine-outputs";
import type { Database } from "@/db/database";
import { createDemoClock, createDemoLeague } from "@/demo/demo-league";
import { playerId } from "@/domain/ids";
import { systemClock } from "@/lib/clock";
import { datedMoves, valuedMoves } from "@/services/planning/valued-moves";

const [TODAY, TOMORROW] = ["2025-01-15", "2025-01-16"];

describe("after the day's first tip-off", () => {
  let database: Database;
  let server: { origin: string; close(): Promise<void> };
  const clock = createDemoClock();
  const league = createDemoLeague({ format: "points", clock });
  const open = () =>
    openLeagueFixture(database, {
      origin: server.origin,
      universe: "demo",
      leagueId: String(league.leagueId),
      season: league.seasonId,
      teamId: league.teamId,
      leagueClock: clock,
      systemClock,
    });
  let evening: Awaited<ReturnType<typeof open>>;

  beforeAll(async () => {
    database = await openTestDatabase();
    server = await league.listen();
    clock.set(Date.parse(`${TODAY}T21:00:00-05:00`));
    evening = await open();
  });
  afterAll(async () => {
    await evening.close();
    await server.close();
    await database.close();
  });
  const week = () => evening.optimizer.open(evening.scope);

  it("every move of a plan, and every move by itself, is of tomorrow or later", async () => {
    const now = await week();
    const { moves } = await now.plan();
    expect(moves.length).toBeGreaterThan(0);
    expect(now.areMovesClosedToday).toBe(true);
    for (const move of moves) expect(move.day >= TOMORROW).toBe(true);
    const ranked = now.candidates(50);
    expect(ranked.length).toBeGreaterThan(5);
    for (const move of ranked) expect(move.day >= TOMORROW).toBe(true);
  });

  it("a move of today's own choosing is refused with the first day that it can be done, nobody's game having begun", async () => {
    const now = await week();
    const idle = now.mine.find(({ name }) => name === "Andrew Nembhard");
    const [best] = now.candidates(1);
    if (!idle || !best) throw new Error("the demo league has both");
    const request = { addPlayerId: best.add.playerId, dropPlayerId: idle.playerId };
    expect(valuedMoves(now, datedMoves(now, [{ ...request, day: TODAY }])).refused).toMatchObject({
      code: "later-only",
      possibleFrom: TOMORROW,
    });
    expect(valuedMoves(now, datedMoves(now, [{ ...request, day: TOMORROW }])).refused).toBeNull();
    expect(valuedMoves(now, datedMoves(now, [{ ...request, addPlayerId: null, day: TODAY }])).refused?.code).toBe(
      "later-only",
    );
    expect(now.single({ drop: playerId.parse(idle.playerId), add: playerId.parse(best.add.playerId) })?.day).toBe(
      TOMORROW,
    );
  });

  it("the lineup holds only those whose games have begun, and expects nothing more of them", async () => {
    const output = dailyLineupOutput.parse((await evening.services.engine.dailyLineup(evening.scope)).output);
    const players = new Map([...output.starters, ...output.sits].map((player) => [player.name, player]));
    for (const name of ["Paul George", "Collin Sexton", "Brook Lopez", "Karl-Anthony Towns", "RJ Barrett"]) {
      expect(players.get(name), name).toMatchObject({
        hasBegun: true,
        isLocked: true,
        expected: null,
        chanceToPlay: null,
      });
    }
    // At the Lakers, later in the evening.
    for (const name of ["Tyler Herro", "Bam Adebayo"]) {
      expect(players.get(name), name).toMatchObject({ hasBegun: false, isLocked: false });
      expect(players.get(name)?.expected, name).toBeGreaterThan(10);
    }
    expect(output.sits.find(({ name }) => name === "Herbert Jones")?.why).toBe("his game has started");
  });

  it("a card of that day would have ended at the first tip-off", async () => {
    clock.set(Date.parse(`${TODAY}T11:00:00-05:00`));
    const morning = await open();
    const now = await morning.optimizer.open(morning.scope);
    expect(now.areMovesClosedToday).toBe(false);
    const [today] = now.candidates(50).filter(({ day }) => day === TODAY);
    if (!today) throw new Error("a move of today gains something in the morning");
    const [effect] = now.effects([
      {
        day: today.day,
        drop: today.drop && playerId.parse(today.drop.playerId),
        add: playerId.parse(today.add.playerId),
      },
    ]);
    const { games, todayPeriod } = await morning.league.buildIntelligenceSnapshot(morning.scope);
    const tipOffs = games.filter((game) => game.scoringPeriod === todayPeriod).map(({ tipoffAt }) => tipoffAt);
    expect(effect?.expiresAt).toBe(new Date(tipOffs.sort()[0] ?? "").toISOString());
    clock.set(Date.parse(`${TODAY}T21:00:00-05:00`));
    await morning.close();
  });
});
