import { expect, it } from "vitest";
import { chooseOrder, compareValues, type ListOrder } from "./list-order";

type Row = { points: number | null; owned: number | null; name: string };
const points: ListOrder<Row, string> = {
  code: "points",
  isOfStats: true,
  value: (row) => row.points,
};
const owned: ListOrder<Row, string> = { code: "owned", value: (row) => row.owned };
const name: ListOrder<Row, string> = { code: "name", value: (row) => row.name };
const row = (each: Partial<Row>): Row => ({ points: null, owned: null, name: "A", ...each });

it.each([
  ["the order asked for while one player has a value in it", [row({ points: 0 }), row({})], "points", undefined],
  ["the next where nobody has", [row({ owned: 3 }), row({})], "owned", "no_stats_yet"],
  ["the last where nothing is known", [row({}), row({})], "name", "no_stats_yet"],
  ["the order asked for of nobody at all", [], "points", undefined],
] as const)("is %s", (_case, rows, code, note) => {
  const chosen = chooseOrder([points, owned, name], rows);
  expect([chosen.order.code, chosen.orderNote]).toEqual([code, note]);
});

it("says nothing of stats where the order asked for is none of stats", () => {
  expect(chooseOrder([owned, name], [row({})])).toEqual({ order: name });
});

it("puts the unknown last, below a value under zero", () => {
  expect([null, -2, 5].toSorted(compareValues)).toEqual([5, -2, null]);
  expect(["b", null, "a"].toSorted(compareValues)).toEqual(["a", "b", null]);
});
