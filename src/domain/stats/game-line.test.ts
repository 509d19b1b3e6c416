import { expect, test } from "vitest";
import { completeGameLine, withMisses } from "./game-line";
import { ESPN_DEFAULT_POINTS, scoreLine } from "./scoring";
import { STAT } from "./stats";

test("points and rebounds follow from all of their parts, and only then", () => {
  expect(completeGameLine({ [STAT.FGM]: 9, [STAT.THREE_PM]: 3, [STAT.FTM]: 5 })[STAT.PTS]).toBe(26);
  expect(completeGameLine({ [STAT.FGM]: 9, [STAT.FTM]: 5 })[STAT.PTS]).toBeUndefined();
  expect(completeGameLine({ [STAT.OREB]: 2, [STAT.DREB]: 9 })[STAT.REB]).toBe(11);
});

test("what the line says itself stays", () => {
  const line = { [STAT.PTS]: 7, [STAT.FGM]: 9, [STAT.THREE_PM]: 3, [STAT.FTM]: 5, [STAT.DOUBLE_DOUBLE]: 1 };
  expect(completeGameLine(line)).toMatchObject(line);
});

test.each([
  ["9 and 20", { [STAT.PTS]: 20, [STAT.REB]: 9 }, [0, 0, 0]],
  ["10 and 10", { [STAT.PTS]: 10, [STAT.AST]: 10 }, [1, 0, 0]],
  ["blocks count", { [STAT.PTS]: 12, [STAT.REB]: 14, [STAT.BLK]: 10 }, [1, 1, 0]],
  // Nate Thurmond, 18 October 1974: 22 points, 14 rebounds, 13 assists, 12 blocks.
  ["all four", { [STAT.PTS]: 22, [STAT.REB]: 14, [STAT.AST]: 13, [STAT.BLK]: 12 }, [1, 1, 1]],
])("doubles of %s", (_name, line, [dd, td, qd]) => {
  const complete = completeGameLine(line);
  expect([complete[STAT.DOUBLE_DOUBLE], complete[STAT.TRIPLE_DOUBLE], complete[STAT.QUADRUPLE_DOUBLE]]).toEqual([
    dd,
    td,
    qd,
  ]);
});

test("a league that pays for double-doubles pays for one that was not spelled out", () => {
  const items = [
    ...ESPN_DEFAULT_POINTS,
    { statId: STAT.DOUBLE_DOUBLE, points: 5, isReverse: false, pointsByPosition: {} },
  ];
  // 20 + 12 + 5.
  expect(scoreLine(completeGameLine({ [STAT.PTS]: 20, [STAT.REB]: 12 }), items).total).toBe(37);
});

test("misses follow from makes and attempts, and attempts from misses", () => {
  expect(withMisses({ [STAT.FTM]: 7, [STAT.FTA]: 12 })[STAT.FT_MISSED]).toBe(5);
  expect(withMisses({ [STAT.FT_MISSED]: 4 })[STAT.FTA]).toBe(4);
  expect(withMisses({ [STAT.FGM]: 3, [STAT.FG_MISSED]: 4 })[STAT.FGA]).toBe(7);
  expect(withMisses({ [STAT.PTS]: 4 })).toEqual({ [STAT.PTS]: 4 });
});
