import { describe, expect, it } from "vitest";
import { ESPN_DEFAULT_POINTS } from "../stats/scoring";
import { STAT } from "../stats/stats";
import { deliveredCategories, deliveredPoints, trackRecord } from "./delivered";

const line = (stats: Record<number, number>) => ({
  line: Object.fromEntries(Object.entries(stats).map(([id, amount]) => [id, amount])),
  positionId: 1,
});
const item = (statId: number, isReverse = false) => ({ statId, points: 1, isReverse, pointsByPosition: {} });

describe("what a move delivered", () => {
  it("in points is the starts gained less the starts lost; who sat out brings nothing", () => {
    // ESPN's default scoring: 20 points + 5 rebounds = 25; 2 x 4 assists = 8; 10 points - 2 x 1 turnover = 8.
    const gained = [line({ [STAT.PTS]: 20, [STAT.REB]: 5 }), line({})];
    const lost = [line({ [STAT.PTS]: 10, [STAT.TO]: 1 })];
    expect(deliveredPoints(gained, lost, ESPN_DEFAULT_POINTS)).toBe(17);
    expect(deliveredPoints([], [...lost, line({ [STAT.AST]: 4 })], ESPN_DEFAULT_POINTS)).toBe(-16);
  });

  it("in categories is what is won with it and not without it, whether it was made or not", () => {
    const categories = [item(STAT.AST), item(STAT.TO, true), item(STAT.FG_PCT)];
    const theirs = { [STAT.AST]: 30, [STAT.TO]: 12, [STAT.FGM]: 50, [STAT.FGA]: 100 };
    const gained = [line({ [STAT.AST]: 6, [STAT.TO]: 3, [STAT.FGM]: 5, [STAT.FGA]: 5 })];
    const lost = [line({ [STAT.AST]: 1, [STAT.TO]: 0, [STAT.FGM]: 2, [STAT.FGA]: 7 })];
    // Without: AST 28 loses, TO 11 wins, FG 47 of 97 = .485 loses. With: AST 33 wins, TO 14 loses, FG 50 of 95 = .526
    // wins.
    const without = { [STAT.AST]: 28, [STAT.TO]: 11, [STAT.FGM]: 47, [STAT.FGA]: 97 };
    const withMove = { [STAT.AST]: 33, [STAT.TO]: 14, [STAT.FGM]: 50, [STAT.FGA]: 95 };
    expect(deliveredCategories({ gained, lost, categories, theirs, mine: without, wasMade: false })).toEqual({
      ok: true,
      value: 1,
    });
    expect(deliveredCategories({ gained, lost, categories, theirs, mine: withMove, wasMade: true })).toEqual({
      ok: true,
      value: 1,
    });
  });

  it("is a fault where the totals do not tell a category", () => {
    const request = { gained: [], lost: [], categories: [item(STAT.STL)], mine: {}, theirs: {}, wasMade: true };
    expect(deliveredCategories(request).ok).toBe(false);
  });
});

describe("the track record", () => {
  it("adds up what was claimed and delivered, declined ones too, and scores only the chances of approved ones", () => {
    const record = trackRecord([
      { wasApproved: true, claimed: 10, delivered: 12, chance: { stated: 0.8, result: 1 } },
      { wasApproved: true, claimed: 6, delivered: -4, chance: { stated: 0.6, result: 0 } },
      { wasApproved: false, claimed: 4, delivered: 6, chance: { stated: 0.9, result: 0 } },
    ]);
    // (0.2^2 + 0.6^2) / 2 = 0.2; 14 / 20 = 0.7; two of three are not negative.
    expect(record).toEqual({
      settled: 3,
      claimed: 20,
      delivered: 14,
      deliveredOfClaimed: 0.7,
      shareNotNegative: 0.667,
      brier: 0.2,
    });
    expect(trackRecord([])).toMatchObject({ settled: 0, deliveredOfClaimed: null, brier: null });
  });
});
