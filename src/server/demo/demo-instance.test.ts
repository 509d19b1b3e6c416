/** Moves of the demo league: kept in the database, one league each, or ignored as a person may. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DATABASE_BACKENDS, type RunningDatabase } from "#test/database";
import { createAppSettingTable } from "@/db/app-settings";
import type { Database } from "@/db/database";
import { DEMO_REFERENCE_DAY, DEMO_SEASON, type DemoFormat } from "@/demo/demo-league";
import { easternDay, type PlayerId, scoringPeriodId, teamId } from "@/domain/ids";
import { SLOT } from "@/domain/lineup/slots";
import { dayEt } from "@/domain/season/eastern-day";
import { EspnClient } from "@/lib/espn/client";
import { createHttpClient } from "@/lib/http/http-client";
import { type DemoInstance, type DemoInstanceOptions, openDemoInstance } from "./demo-instance";

const http = createHttpClient({ isOperatorOrigin: () => true });
afterAll(() => http.close());

const clientOf = (demo: DemoInstance, format: DemoFormat) =>
  new EspnClient({
    origin: demo.origin,
    leagueId: demo.leagueIdOf(format),
    season: DEMO_SEASON,
    http,
    today: () => dayEt(demo.clock.now()),
  });

/** The person's players today, by id, with their slots. */
async function playersOf(demo: DemoInstance, format: DemoFormat): Promise<Map<PlayerId, number>> {
  const client = clientOf(demo, format);
  const { status } = await client.getLeague();
  const rosters = await client.getRosters(scoringPeriodId.parse(status.latestScoringPeriod));
  const own = rosters.find((roster) => roster.teamId === demo.teamId);
  return new Map((own?.entries ?? []).map(({ player, slotId }) => [player.playerId, slotId]));
}

/** Someone who may be dropped, and free players off waivers, most owned first. */
async function exchange(demo: DemoInstance, format: DemoFormat) {
  const client = clientOf(demo, format);
  const { status } = await client.getLeague();
  const period = scoringPeriodId.parse(status.latestScoringPeriod);
  const own = (await client.getRosters(period)).find((roster) => roster.teamId === demo.teamId);
  const drops = (own?.entries ?? [])
    .filter(({ player, slotId }) => player.isDroppable !== false && slotId !== SLOT.IR)
    .map(({ player }) => player.playerId);
  const espnPayload = await client.getFreeAgents({ period });
  const isFreeGuard = ({ poolStatus, player }: (typeof espnPayload.players)[number]) =>
    poolStatus === "FREEAGENT" && player.defaultPositionId !== 5;
  const adds = espnPayload.players.filter(isFreeGuard).map(({ player }) => player.playerId);
  const [drop, otherDrop] = drops;
  const [add, otherAdd] = adds;
  if (!drop || !otherDrop || !add || !otherAdd) throw new Error("nobody to exchange");
  const move = { day: easternDay.parse(demo.today()), teamId: teamId.parse(demo.teamId), drop, add };
  return { move, drop, add, otherDrop, otherAdd };
}

describe.each(DATABASE_BACKENDS)("moves in the demo league, $name", ({ isPresent, start }) => {
  describe.skipIf(!isPresent)("on this home", () => {
    let running: RunningDatabase;
    let database: Database;
    const open: DemoInstance[] = [];
    beforeAll(async () => {
      running = await start();
    });
    afterAll(() => running.stop());
    beforeEach(async () => {
      database = await running.openMigrated();
    });
    afterEach(async () => {
      await Promise.all(open.splice(0).map((demo) => demo.close()));
      await database.close();
    });
    /** A process of its own on the same database. */
    const openDemo = async (options?: DemoInstanceOptions) => {
      const demo = await openDemoInstance(createAppSettingTable(database.kysely), undefined, {
        startDay: DEMO_REFERENCE_DAY,
        ...options,
      });
      open.push(demo);
      return demo;
    };

    it("show in the league that was moved in, in every process and after a restart", async () => {
      const [demo, beside] = [await openDemo(), await openDemo()];
      const { move, drop, add } = await exchange(demo, "each");
      expect(await demo.applyMove(demo.leagueIdOf("each"), move)).toEqual({ ok: true });
      expect(await demo.moves(demo.leagueIdOf("each"))).toEqual([{ ...move, madeAt: demo.clock.now() }]);
      for (const each of [demo, beside, await openDemo()]) {
        const players = await playersOf(each, "each");
        expect([players.has(add), players.has(drop)]).toEqual([true, false]);
      }
      expect((await playersOf(beside, "points")).has(add)).toBe(false);
    });

    it("are gone once cleared", async () => {
      const demo = await openDemo();
      const before = await playersOf(demo, "points");
      const { move } = await exchange(demo, "points");
      await demo.applyMove(demo.leagueIdOf("points"), move);
      expect(await playersOf(demo, "points")).not.toEqual(before);
      await demo.clearMoves(demo.leagueIdOf("points"));
      expect(await demo.moves(demo.leagueIdOf("points"))).toEqual([]);
      expect(await playersOf(demo, "points")).toEqual(before);
    });

    it("are refused with the reason and kept nowhere when they cannot be made", async () => {
      const demo = await openDemo();
      const { move } = await exchange(demo, "points");
      expect(await demo.applyMove(demo.leagueIdOf("points"), { ...move, drop: null })).toEqual({
        ok: false,
        reason: "move.roster_full",
      });
      expect(await demo.moves(demo.leagueIdOf("points"))).toEqual([]);
    });

    it("of which two want the same place end as one, however close they come", async () => {
      const demo = await openDemo();
      const { move, otherAdd } = await exchange(demo, "points");
      const answers = await Promise.all([
        demo.applyMove(demo.leagueIdOf("points"), move),
        demo.applyMove(demo.leagueIdOf("points"), { ...move, add: otherAdd }),
      ]);
      expect(answers).toEqual([{ ok: true }, { ok: false, reason: "move.not_on_roster" }]);
      expect(await demo.moves(demo.leagueIdOf("points"))).toHaveLength(1);
    });

    it("are made one after the other, each on the league the one before left", async () => {
      const demo = await openDemo();
      const { move, drop, add, otherDrop, otherAdd } = await exchange(demo, "points");
      const both = [move, { ...move, drop: otherDrop, add: otherAdd }];
      expect(await Promise.all(both.map((one) => demo.applyMove(demo.leagueIdOf("points"), one)))).toEqual([
        { ok: true },
        { ok: true },
      ]);
      const players = await playersOf(demo, "points");
      expect([drop, otherDrop, add, otherAdd].map((id) => players.has(id))).toEqual([false, false, true, true]);
    });

    it("follow the clock: gone before their day, there again after it", async () => {
      const demo = await openDemo();
      const { move, add } = await exchange(demo, "points");
      await demo.applyMove(demo.leagueIdOf("points"), move);
      await demo.moveTo("2025-01-14");
      expect((await playersOf(demo, "points")).has(add)).toBe(false);
      await demo.moveTo("2025-01-17");
      expect((await playersOf(demo, "points")).has(add)).toBe(true);
    });

    it("are answered as made and are not, where moves are ignored", async () => {
      const demo = await openDemo({ ignoresMoves: true });
      const before = await playersOf(demo, "points");
      const { move } = await exchange(demo, "points");
      expect(await demo.applyMove(demo.leagueIdOf("points"), move)).toEqual({ ok: true });
      expect(await demo.moves(demo.leagueIdOf("points"))).toEqual([]);
      expect(await playersOf(demo, "points")).toEqual(before);
    });
  });
});
