/**
 * What plans give up for this matchup, over the teams of the demo league and some days of its season. How widely a player is rostered
 * comes from the status of each player.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoProduct, openDemoProduct } from "#test/leagues/demo-product";
import { playerStatusOutput } from "@/contract/tool-outputs";
import { playerId } from "@/domain/ids";
import type { WeekSession } from "@/services/planning/week-session";
import { LOCAL_OWNER_ID } from "../../src/server/session/local-owner";

const TEAMS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];
const WIDELY_ROSTERED_PERCENT = 85;

describe.each(["2024-12-02", "2025-01-15", "2025-02-26"])("on %s", (day) => {
  let product: DemoProduct;
  const weeks: { readonly week: WeekSession; percentOf(name: string): Promise<number> }[] = [];
  beforeAll(async () => {
    product = await openDemoProduct("points", { FANVISE_DEMO_DAY: day });
    const { fanvise } = product;
    for (const teamId of TEAMS) {
      const scope = await fanvise.scopeFor(LOCAL_OWNER_ID, { teamId });
      const percentOf = async (name: string) => {
        const { output } = await fanvise.services.playerStatus.searchPlayerStatusSnapshots(scope, name);
        return playerStatusOutput.parse(output).percentOwned ?? 0;
      };
      weeks.push({ week: await fanvise.optimizer.open(scope), percentOf });
    }
  });
  afterAll(() => product.close());

  it("no plan costs the season what it brings now: of all teams' moves few cost anything later, and none as much", async () => {
    let moves = 0;
    for (const { week } of weeks) {
      const plan = await week.plan();
      moves += plan.moves.length;
      // Hundredths of a win: a plan is not made for this matchup at the price of another one.
      expect(plan.gainAfter, week.team.teamName).toBeGreaterThan(-0.1);
    }
    expect(moves).toBeGreaterThan(10);
  });

  it("a player whom nearly every league rosters goes only for nothing lost later, and it is said how many have him", async () => {
    for (const { week, percentOf } of weeks) {
      const { moves } = await week.plan();
      for (const { move, gainAfter, givesUpPercent } of week.effects(moves)) {
        if (!move.drop) continue;
        const isWidely = (await percentOf(move.drop.name)) > WIDELY_ROSTERED_PERCENT;
        expect(givesUpPercent === null, move.drop.name).toBe(!isWidely);
        if (isWidely) expect(gainAfter, move.drop.name).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it("dropping one of the three best for anybody costs wins later", () => {
    for (const { week } of weeks) {
      const best = week.mine.filter(({ valueRank, status }) => (valueRank ?? 9) <= 3 && status === "ACTIVE");
      for (const { playerId: id, name } of best) {
        const move = week.bestWithout(playerId.parse(id));
        if (move) expect(move.gainAfter, `${name} of ${week.team.teamName}`).toBeLessThan(0);
      }
    }
  });
});
