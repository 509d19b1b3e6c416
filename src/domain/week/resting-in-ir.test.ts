/** Who rests in IR, day by day: the least valuable by right, and never one who has left IR when his right is over. */
import { expect, test } from "vitest";
import type { OwnedPlayer } from "../engine/outlook";
import { easternDay, playerId } from "../ids";
import { SLOT } from "../lineup/slots";
import { addDays } from "../season/eastern-day";
import { restingInIr } from "./resting-in-ir";

const today = easternDay.parse("2025-03-24");

type Owned = OwnedPlayer & { readonly values: readonly number[] };

/** Somebody owned; @param back days until he is back when he is out, `null` without a date, `undefined` for others. */
function owned(id: number, slotNow: number | null, values: readonly number[], back?: number | null): Owned {
  const expectedReturnDay = typeof back === "number" ? addDays(today, back) : null;
  const availability = { status: back === undefined ? "ACTIVE" : "OUT", isInjured: null, expectedReturnDay };
  // Nothing else of a player is asked for.
  const outlook = { player: { playerId: playerId.parse(id), availability } } as OwnedPlayer["outlook"];
  return { outlook, slotNow, values };
}

/** @param days players of each day; one spot for each of the two who are healthy all week. */
const resting = (days: readonly (readonly Owned[])[], rosterSize = 2) =>
  restingInIr(days, { room: { rosterSize, irSlots: 1 }, today, worthOf: ({ values }, day) => values[day] ?? 0 }).map(
    (ids) => [...ids].map(Number),
  );
const everyDay = (players: readonly Owned[], count: number) => Array.from({ length: count }, () => players);

const starter = owned(1, SLOT.UTIL, [10, 10, 10, 10]);
const reserve = owned(2, SLOT.BENCH, [4, 4, 4, 4]);
const star = owned(3, SLOT.IR, [0, 30, 0, 30], 1);

test("nobody rests while the roster has room", () => {
  expect(resting(everyDay([starter, star], 4))).toEqual([[], [], [], []]);
});

test("a player who is back stays in IR while there is no room for him", () => {
  expect(resting(everyDay([starter, reserve, star], 4))).toEqual([[3], [3], [3], [3]]);
});

test("a player who has left IR on his return does not go back, whatever his day is worth", () => {
  const newcomer = owned(9, null, [0, 0, 25, 25]);
  const days = [
    [starter, reserve, star],
    [starter, star],
    [starter, star, newcomer],
    [starter, star, newcomer],
  ];
  expect(resting(days)).toEqual([[3], [], [], []]);
});

test("of two who are out, the one who is worth less over the days stays there, not each on his own day off", () => {
  const other = owned(4, SLOT.BENCH, [0, 10, 10, 0], 1);
  expect(resting(everyDay([starter, star, other], 4))).toEqual([[4], [4], [4], [4]]);
  // With the right to IR all week, both may take turns.
  const turns = [
    starter,
    { ...star, outlook: owned(3, null, [], null).outlook },
    owned(4, SLOT.BENCH, [0, 9, 9, 0], null),
  ];
  expect(resting(everyDay(turns, 4))).toEqual([[3], [4], [3], [4]]);
});

test("on a day on which somebody is added, a player with the right to IR rests and not one who overstays", () => {
  const out = owned(4, SLOT.BENCH, [5, 5, 5, 5], null);
  const days = [
    [starter, star, out],
    [starter, star, out],
    [starter, star, out, owned(9, null, [])],
  ];
  expect(resting(days, 3)).toEqual([[], [], [4]]);
});
