/**
 * Starts that a person counts are those of players who can play: never more than the playable games, and none of a
 * player who is out.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoProduct, openDemoProduct } from "#test/leagues/demo-product";
import type { WeekGridOutput } from "@/contract/planning/week-grid";
import { playerId } from "@/domain/ids";
import { CANNOT_PLAY } from "@/domain/players/player";
import type { WeekSession } from "@/services/planning/week-session";
import { LOCAL_OWNER_ID } from "../../src/server/session/local-owner";

const TEAMS = ["1", "2", "3", "4", "5", "6"];

describe.each(["2024-12-02", "2025-01-15", "2025-02-26"])("on %s", (day) => {
  let product: DemoProduct;
  const seen: { week: WeekSession; grid: WeekGridOutput }[] = [];
  beforeAll(async () => {
    product = await openDemoProduct("points", { FANVISE_DEMO_DAY: day });
    const { fanvise } = product;
    for (const teamId of TEAMS) {
      const scope = await fanvise.scopeFor(LOCAL_OWNER_ID, { teamId });
      seen.push({ week: await fanvise.optimizer.open(scope), grid: await fanvise.weekGrids.grid(scope) });
    }
  });
  afterAll(() => product.close());

  it("no week has more starts than playable games, and its rows and days add up", () => {
    for (const { grid } of seen) {
      expect(grid.starts).toBeLessThanOrEqual(grid.playableGamesLeft ?? Number.POSITIVE_INFINITY);
      expect(grid.players.reduce((sum, { starts }) => sum + starts, 0)).toBe(grid.starts);
      expect(grid.days.reduce((sum, { starts }) => sum + starts, 0)).toBe(grid.starts);
    }
  });

  // "3 starts gained, 2 lost" for a player who is out and for whom nobody else sits.
  it("a player who is out all week loses no starts when he is dropped", () => {
    let outPlayers = 0;
    for (const { week } of seen) {
      for (const { playerId: id, status, expectedReturn } of week.mine) {
        const from = week.possibleFrom(playerId.parse(id));
        const isOutAllWeek =
          CANNOT_PLAY.has(status) && (expectedReturn === null || expectedReturn > (week.days.at(-1) ?? ""));
        if (from === null || !isOutAllWeek) continue;
        outPlayers += 1;
        const [effect] = week.effects([{ day: from, drop: playerId.parse(id), add: null }]);
        const own = effect?.starts.lost.filter((start) => start.playerId === id) ?? [];
        expect(effect?.playableStarts.lost).toBe((effect?.starts.lost.length ?? Number.NaN) - own.length);
      }
    }
    if (day !== "2024-12-02") expect(outPlayers).toBeGreaterThan(0);
  });
});
