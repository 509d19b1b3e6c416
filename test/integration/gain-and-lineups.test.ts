/**
 * What a move is said to gain is what the lineups of the days gain by it, on every day and for everybody: two ways to
 * work out one number, the exact engine's and the lineup chosen day by day. On the demo league, with players who come
 * back from injured reserve.
 */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoProduct, openDemoProduct } from "#test/leagues/demo-product";
import type { DatedMove } from "@/domain/engine/week-moves";
import { playerId } from "@/domain/ids";
import type { WeekSession } from "@/services/planning/week-session";
import { LOCAL_OWNER_ID } from "../../src/server/session/local-owner";

const TEAMS = ["1", "2", "3", "4", "5", "6"];
/** Totals of days are shown to a tenth of a point. */
const ROUNDING = 0.5;

describe.each(["2024-12-02", "2025-01-08", "2025-02-26"])("on %s", (day) => {
  let product: DemoProduct;
  const weeks: WeekSession[] = [];
  beforeAll(async () => {
    product = await openDemoProduct("points", { FANVISE_DEMO_DAY: day });
    const { fanvise } = product;
    for (const teamId of TEAMS)
      weeks.push(await fanvise.optimizer.open(await fanvise.scopeFor(LOCAL_OWNER_ID, { teamId })));
  });
  afterAll(() => product.close());

  const totalOf = (week: WeekSession, moves: readonly DatedMove[] = []) =>
    week.days.reduce((sum, each) => sum + week.lineup(each, moves).total, 0);

  it("a plan gains what its lineups gain, moves that only make room included", async () => {
    for (const week of weeks) {
      const { moves, gain } = await week.plan();
      expect(totalOf(week, moves) - totalOf(week), week.team.teamName).toBeCloseTo(gain, 0);
    }
  });

  it("so does a drop for nobody, by which somebody may leave injured reserve", () => {
    let hasMadeRoom = false;
    for (const week of weeks) {
      for (const { playerId: id } of week.mine) {
        const from = week.possibleFrom(playerId.parse(id));
        if (from === null) continue;
        const moves = [{ day: from, drop: playerId.parse(id), add: null }];
        const [effect] = week.effects(moves);
        const lineups = totalOf(week, moves) - totalOf(week);
        expect(Math.abs(lineups - (effect?.gain ?? Number.NaN)), `${week.team.teamName}, ${id}`).toBeLessThan(ROUNDING);
        if (lineups > 1) {
          hasMadeRoom = true;
          // More points can hardly lower the chance to win.
          const { before = 0, after = 0 } = effect?.winProbability ?? {};
          expect(after).toBeGreaterThan(before);
          // And the card says whom it is for.
          expect(effect?.leavesIr.length).toBeGreaterThan(0);
        }
      }
    }
    if (day === "2024-12-02") expect(hasMadeRoom).toBe(true);
  });

  it("and a single move of each of the best candidates", () => {
    for (const week of weeks) {
      for (const { drop, add, day: on, gain } of week.candidates(6)) {
        const moves = [{ day: on, drop: drop && playerId.parse(drop.playerId), add: playerId.parse(add.playerId) }];
        expect(
          Math.abs(totalOf(week, moves) - totalOf(week) - gain),
          `${week.team.teamName}, ${add.name}`,
        ).toBeLessThan(ROUNDING);
      }
    }
  });
});
