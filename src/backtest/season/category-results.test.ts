/** Three teams by hand: a tie in points, a tie in turnovers, and one without a shot. */
import { expect, it } from "vitest";
import { STAT } from "@/domain/stats/stats";
import { categoryScore, placeOf, rankPoints } from "./category-results";

const RULES = [
  { statId: STAT.PTS, isReverse: false },
  { statId: STAT.TO, isReverse: true },
  { statId: STAT.FG_PCT, isReverse: false },
];
const one = { [STAT.PTS]: 100, [STAT.TO]: 10, [STAT.FGM]: 40, [STAT.FGA]: 80 };
const two = { [STAT.PTS]: 100, [STAT.TO]: 12, [STAT.FGM]: 45, [STAT.FGA]: 100 };
const three = { [STAT.PTS]: 90, [STAT.TO]: 12, [STAT.FGM]: 0, [STAT.FGA]: 0 };

it("a matchup counts categories: fewer turnovers and the better percentage win, no attempt is a tie", () => {
  expect(categoryScore(RULES, one, two)).toEqual({ won: 2, lost: 0 });
  expect(categoryScore(RULES, two, one)).toEqual({ won: 0, lost: 2 });
  expect(categoryScore(RULES, two, three)).toEqual({ won: 1, lost: 0 });
});

it("a rotisserie gives 1 for the last and one more for every team behind, ties shared", () => {
  // Points 2.5, 2.5, 1; turnovers 3, 1.5, 1.5; shots 2.5, 1.5, 2, since three is level with both.
  expect(rankPoints(RULES, [one, two, three])).toEqual([8, 5.5, 4.5]);
});

it("teams that are level share their places, and the first key that differs decides", () => {
  const table = [
    [2, 5],
    [3, 1],
    [2, 7],
    [2, 5],
  ];
  expect(table.map((_, team) => placeOf(team, table))).toEqual([3.5, 1, 2, 3.5]);
});
