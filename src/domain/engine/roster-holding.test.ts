import { describe, expect, test } from "vitest";
import type { PlayerId } from "@/domain/ids";
import { free, mine, problem } from "@/domain/moves/hand-made-weeks";
import { withLeastDrops } from "./roster-holding";

/** Two starting places a day and a bench; the second, third and fourth of mine play on the first day alone. */
const week = problem([mine(1, [20, 20]), mine(2, [3, 0]), mine(3, [2, 0]), mine(4, [2, 0])], [free(9, [0, 8])], {
  addsLeft: 1,
  addPrice: 5,
});
const rankOf = (id: PlayerId) => Number(id);
const dropOf = (drop: number, over: Partial<(typeof week.roster)[number]> = {}, price = 5) => {
  const roster = week.roster.map((player) => (player.playerId === 4 ? { ...player, ...over } : player));
  const moves = [{ day: 1, drop: drop as PlayerId, add: 9 as PlayerId }];
  return Number(withLeastDrops({ ...week, roster }, moves, { price, rankOf, isDeclined: () => false })[0]?.drop);
};

describe("of players whose going costs the plan alike", () => {
  test("the least valuable goes", () => {
    expect(dropOf(3)).toBe(4);
    expect(dropOf(2)).toBe(4);
    expect(dropOf(4)).toBe(4);
  });

  test("nobody goes who may not", () => {
    expect(dropOf(2, { isDroppable: false })).toBe(3);
  });
});

test("whoever brings more than the other stays, though he is worth less over the season", () => {
  expect(dropOf(3, { values: [2, 9] })).toBe(3);
});
