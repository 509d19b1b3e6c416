import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ScoringItem } from "../league/league";
import { ESPN_DEFAULT_POINTS, scoreLine, statLine } from "./scoring";
import { STAT, sumLines } from "./stats";

const item = (statId: number, points: number, change: Partial<ScoringItem> = {}): ScoringItem => ({
  statId,
  points,
  isReverse: false,
  pointsByPosition: {},
  ...change,
});

describe("points of a line", () => {
  // 30 points on 10 of 20 with 4 threes and 6 of 7, 8 rebounds, 5 assists, 2 steals, 1 block, 3 turnovers, by hand:
  // 30 + 4 + 20 - 20 + 6 - 7 + 8 + 10 + 8 + 4 - 6 = 57.
  test("are the sum of amounts times points", () => {
    const line = { 0: 30, 17: 4, 13: 10, 14: 20, 15: 6, 16: 7, 6: 8, 3: 5, 2: 2, 1: 1, 11: 3 };
    const { total, terms } = scoreLine(line, ESPN_DEFAULT_POINTS);
    expect(total).toBe(57);
    expect(terms.reduce((sum, term) => sum + term.points, 0)).toBe(57);
  });

  test("use the override of the player's position and nobody else's", () => {
    const items = [item(STAT.REB, 1, { pointsByPosition: { "5": 0.5 } })];
    expect(scoreLine({ 6: 10 }, items, 5).total).toBe(5);
    expect(scoreLine({ 6: 10 }, items, 1).total).toBe(10);
    expect(scoreLine({ 6: 10 }, items).total).toBe(10);
  });

  test("take percentages from makes and attempts, and none without attempts", () => {
    const items = [item(STAT.FG_PCT, 10)];
    expect(scoreLine({ 13: 3, 14: 8, 19: 0.9 }, items).total).toBe(3.75);
    expect(scoreLine({ 13: 0, 14: 0 }, items)).toEqual({ total: 0, terms: [] });
  });

  test("keep cents: 0.1 three times is 0.3", () => {
    expect(scoreLine({ 0: 3 }, [item(STAT.PTS, 0.1)]).total).toBe(0.3);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])("refuse %d", (amount) => {
    expect(() => scoreLine({ 0: amount }, ESPN_DEFAULT_POINTS)).toThrow(RangeError);
    expect(statLine.safeParse({ 0: amount }).success).toBe(false);
  });

  // 0 × NaN and 0 × Infinity are no 0 either.
  test.each<[string, Record<string, number>, ScoringItem, number | undefined]>([
    ["points per unit that are no number", { 0: 3 }, item(STAT.PTS, Number.NaN), undefined],
    ["infinite points per unit", { 0: 3 }, item(STAT.PTS, Number.POSITIVE_INFINITY), undefined],
    ["infinite points of none", { 0: 0 }, item(STAT.PTS, Number.NEGATIVE_INFINITY), undefined],
    ["an override that is no number", { 0: 3 }, item(STAT.PTS, 1, { pointsByPosition: { "5": Number.NaN } }), 5],
    ["an infinite override", { 0: 3 }, item(STAT.PTS, 1, { pointsByPosition: { "5": Number.POSITIVE_INFINITY } }), 5],
    ["a total beyond all numbers", { 0: 1e300 }, item(STAT.PTS, 1e300), undefined],
  ])("%s throw", (_what, line, scored, position) => {
    expect(() => scoreLine(line, [scored], position)).toThrow(RangeError);
  });

  test("negative counts are no line", () => {
    expect(statLine.safeParse({ 0: -1 }).success).toBe(false);
  });

  test("of counting stats add up over games", () => {
    const line = fc.record({ 0: fc.nat(60), 6: fc.nat(25), 11: fc.nat(9), 14: fc.nat(30) });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
        const apart = lines.reduce((sum, each) => sum + scoreLine(each, ESPN_DEFAULT_POINTS).total, 0);
        expect(scoreLine(sumLines(lines), ESPN_DEFAULT_POINTS).total).toBe(apart);
      }),
    );
  });
});
