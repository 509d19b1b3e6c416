/**
 * The engine over leagues that are read through the real client: the demo season in each format, and recorded payloads.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import { LEAGUE_FACTS } from "#test/espn-shapes/facts";
import { payloadSets } from "#test/espn-shapes/payload-sets";
import { openDemoLeagueFixture } from "#test/leagues/demo-league-services";
import { openLeagueFixture } from "#test/leagues/league-services";
import { DEMO_FORMATS } from "@/demo/demo-league";
import { playerId } from "@/domain/ids";
import { fixedClock, systemClock } from "@/lib/clock";

describe.each(DEMO_FORMATS)("advice in the demo league, %s", (format) => {
  let product: Awaited<ReturnType<typeof openDemoLeagueFixture>>;

  beforeAll(async () => {
    product = await openDemoLeagueFixture({ format });
  });
  afterAll(() => product.close());

  it("composes a lineup of players with a game, none of them out, worth at least what stands now", async () => {
    const lineup = await product.optimizer.composeLineup(product.scope);
    const { output: roster } = await product.services.rosters.view(product.scope, { side: "mine" });
    const shown = [...lineup.starters, ...lineup.bench].map(({ name }) => name).sort();
    expect(shown).toEqual(roster.players.map(({ name }) => name).sort());
    for (const player of lineup.starters) {
      expect(player.game).not.toBeNull();
      expect(player.status).not.toBe("OUT");
    }
    expect(lineup.total).toBeGreaterThanOrEqual(lineup.totalNow);
    expect(lineup.starters.length).toBeGreaterThan(3);
    expect(lineup).toMatchObject({ source: "demo league", stale: false, day: "2025-01-15" });
  });

  it("plans within the adds left, drops nobody of the eight best, and says what it gains", async () => {
    const [plan, { output: roster }] = await Promise.all([
      product.optimizer.planWeek(product.scope),
      product.services.rosters.view(product.scope, { side: "mine" }),
    ]);
    const mine = new Set(roster.players.map((each) => each.playerId));
    expect(plan.moves.filter(({ add }) => add).length).toBeLessThanOrEqual(plan.addsLeft ?? 0);
    const drops = plan.moves.flatMap(({ drop }) => drop ?? []);
    expect(drops.length).toBeLessThanOrEqual(mine.size - 8);
    for (const { name } of drops) expect(["Kevin Durant", "Karl-Anthony Towns", "Joel Embiid"]).not.toContain(name);
    expect(plan.standPat === null).toBe(plan.gain > 0);
    expect(plan.moves.length > 0).toBe(plan.gain > 0);
    const { before, after } = plan.winProbability;
    expect(before).toBeGreaterThan(0);
    if (format === "points") expect(after).toBeGreaterThan(before ?? 1);
  });

  it("values the plan's moves one after the other, as the lineups of the days do", async () => {
    const week = await product.optimizer.open(product.scope);
    const plan = await week.plan();
    const effects = week.effects(plan.moves);
    expect(effects).toHaveLength(plan.moves.length);
    const steps = effects.reduce((sum, { gain }) => sum + gain, 0);
    expect(steps).toBeCloseTo(plan.gain, week.unit === "points" ? 0 : 2);
    // Another way to the same sum: the best lineup of every day, with the moves and without.
    const days = week.days.map((day) => week.lineup(day, plan.moves).total - week.lineup(day).total);
    expect(days.reduce((sum, gain) => sum + gain, 0)).toBeCloseTo(plan.gain, week.unit === "points" ? 0 : 2);
    for (const { gain, interval80, probabilityGain, winProbability } of effects) {
      expect(interval80 !== null).toBe(week.unit === "points");
      if (interval80) expect(interval80[0] < gain && gain < interval80[1]).toBe(true);
      expect(probabilityGain).toBeGreaterThan(0);
      expect(probabilityGain).toBeLessThan(1);
      expect(winProbability?.after).toBeGreaterThan(0);
      expect(winProbability?.after).toBeLessThan(1);
    }
    const last = effects.at(-1);
    if (last) expect(last.winProbability?.after).toBeGreaterThanOrEqual(week.chances.winProbability ?? 1);
  });

  it("expects each side to end with what is banked and what its lineups of the days left bring", async () => {
    const week = await product.optimizer.open(product.scope);
    const { finals, margin } = week.chances;
    expect(finals !== null).toBe(format === "points");
    if (!finals) return;
    const { me, opponent } = (await product.services.matchups.view(product.scope)).output;
    const toCome = week.days.reduce((sum, day) => sum + week.lineup(day).total, 0);
    // A little is counted off while it is not known who plays.
    const ratio = finals.mine / ((me.points ?? 0) + toCome);
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.02);
    expect(finals.mine - finals.theirs).toBeCloseTo(margin ?? Number.NaN, 6);
    expect(finals.theirs).toBeGreaterThan(opponent?.points ?? Number.NaN);
  });

  it("never touches whom the manager keeps, nor makes more moves than allowed", async () => {
    const free = await product.optimizer.planWeek(product.scope);
    const untouchables = free.moves.flatMap(({ drop }) => (drop ? [playerId.parse(drop.playerId)] : []));
    const bound = await product.optimizer.planWeek(product.scope, { untouchables, maxMoves: 1 });
    expect(bound.moves.filter(({ add }) => add).length).toBeLessThanOrEqual(1);
    for (const { drop } of bound.moves) expect(untouchables).not.toContain(drop?.playerId);
    expect(bound.gain).toBeLessThanOrEqual(free.gain);
    expect((await product.optimizer.planWeek(product.scope, { maxMoves: 0 })).standPat).toBe("no-adds-left");
  });

  it("values a ranked move the same when it is asked for by itself", async () => {
    const { moves } = await product.optimizer.rankCandidates(product.scope, 5);
    // By all that they bring, in this matchup and after it.
    const brought = moves.map(({ total }) => total);
    expect(brought).toEqual(brought.toSorted((a, b) => b - a));
    const [best] = moves;
    if (!best) {
      // Behind by almost every category, nothing moves the chance to win by the price of an add.
      expect(format).toBe("most");
      return;
    }
    const request = { dropPlayerId: best.drop?.playerId ?? null, addPlayerId: best.add.playerId, day: best.day };
    const { effects, refused } = await product.optimizer.simulateMoves(product.scope, [request]);
    const { drop, add, day, gain, gainAfter } = best;
    expect(refused).toBeNull();
    expect(effects).toMatchObject([{ move: { drop, add, day }, gain, gainAfter }]);
    const nobody = await product.optimizer.simulateMoves(product.scope, [{ dropPlayerId: null, addPlayerId: 999_999 }]);
    expect(nobody).toMatchObject({ effects: [], refused: { code: "not-free" } });
  });
});

describe.each(payloadSets("refusals without statistics").map((set) => [set.origin, set] as const))(
  "advice in the %s points league",
  (origin, set) => {
    // It carries one card, so most players are unknown: a lineup and a plan of the few others would be wrong.
    it("is refused by name, since nothing is known of most of the roster", async () => {
      const { leagueIds, season, me, todayEt } = LEAGUE_FACTS[origin];
      const [database, replay] = [await openTestDatabase(), await set.start()];
      const product = await openLeagueFixture(database, {
        origin: replay.origin,
        universe: "espn",
        leagueId: leagueIds.points,
        season,
        teamId: me.teamId,
        systemClock,
        leagueClock: fixedClock(Date.parse(`${todayEt}T12:00:00-05:00`)),
      });
      try {
        const refusal = { code: "matchup.no_statistics", status: 502 };
        await expect(product.optimizer.composeLineup(product.scope)).rejects.toMatchObject(refusal);
        await expect(product.optimizer.planWeek(product.scope, { allowKeeperDrops: true })).rejects.toMatchObject(
          refusal,
        );
      } finally {
        await product.close();
        await replay.close();
        await database.close();
      }
    });
  },
);
