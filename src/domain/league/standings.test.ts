import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { teamId } from "../ids";
import type { MatchupSide } from "./matchup";
import { categoryStandings, leadsOf, tableOf } from "./standings";

const side = (
  id: number,
  totalPoints: number,
  scores: Record<string, [score: number, rank: number]> = {},
): MatchupSide => ({
  teamId: teamId.parse(id),
  totalPoints,
  wins: 0,
  losses: 0,
  ties: 0,
  pointsByScoringPeriod: {},
  gamesBySlot: {},
  dayEntries: [],
  scoreByStat: Object.fromEntries(
    Object.entries(scores).map(([id_, [score, rank]]) => [id_, { score, rank, result: null }]),
  ),
});
const item = (statId: number, isReverse = false) => ({ statId, points: 1, isReverse, pointsByPosition: {} });

describe("the table", () => {
  it("lets equal points share the better rank", () => {
    const table = tableOf([side(1, 9.5), side(2, 10), side(3, 10.5), side(4, 10)]);
    expect(table.map(({ teamId: id, rank }) => [id, rank])).toEqual([
      [3, 1],
      [2, 2],
      [4, 2],
      [1, 4],
    ]);
  });

  it("ranks a team by how many have more points", () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 16 }), (points) => {
        const table = tableOf(points.map((each, at) => side(at + 1, each)));
        for (const place of table) expect(place.rank).toBe(points.filter((each) => each > place.points).length + 1);
        expect(table).toHaveLength(points.length);
      }),
    ));
});

describe("the way to the next team", () => {
  it.each([
    ["in the middle", 1000, [1100, 900, 1050], false, { leadOverAbove: -50, leadOverBelow: 100 }],
    ["tied for the best", 200, [180, 200, 150], false, { leadOverAbove: null, leadOverBelow: 20 }],
    ["last where lower is better", 150, [120, 100, 140], true, { leadOverAbove: -10, leadOverBelow: null }],
    ["alone", 5, [], false, { leadOverAbove: null, leadOverBelow: null }],
  ])("%s", (_case, value, others, isLowerBetter, expected) => {
    expect(leadsOf(value, others, isLowerBetter)).toEqual(expected);
  });

  it("leaves out components and categories without a score", () => {
    const mine = side(1, 3, { "0": [1000, 2], "13": [400, 0] });
    const other = side(2, 4, { "0": [1100, 4], "13": [500, 0] });
    expect(categoryStandings([item(0), item(11, true)], mine, [mine, other])).toEqual([
      { statId: 0, value: 1000, rotoPoints: 2, isLowerBetter: false, leadOverAbove: -100, leadOverBelow: null },
    ]);
  });
});
