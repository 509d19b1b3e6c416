import { describe, expect, test } from "vitest";
import { playerId } from "../ids";
import type { Week } from "../week/week";
import { BENCH, free, mine, problem, tableOf } from "./hand-made-weeks";
import type { Move } from "./move-table";

const CENTRE = 5;

const short = ({ slot, add, day }: Move) => `${slot.by === "open-place" ? "-" : slot.playerId}>${add}@${day}`;
const legal = (request: Week): string[] => [...tableOf(request).moves()].map(short);

describe("which moves are legal", () => {
  test("nobody locked today leaves before tomorrow, and nobody joins before he is available", () => {
    const roster = [mine(1, [1, 1, 1], { isLockedToday: true }), mine(2, [1, 1, 1])];
    const agents = [free(8, [2, 2, 2]), free(9, [2, 2, 2], { availableFromDay: 2 })];
    expect(legal(problem(roster, agents))).toEqual(["1>8@1", "1>8@2", "1>9@2", "2>8@0", "2>8@1", "2>8@2", "2>9@2"]);
  });

  test("nobody comes or goes on days without moves", () => {
    const week = problem([mine(1, [1, 1, 1, 1])], [free(9, [2, 2, 2, 2])]);
    const within = { ...week, moveDays: { first: 1, last: 2 } };
    expect(legal(within)).toEqual(["1>9@1", "1>9@2"]);
    expect(tableOf(within).best()?.day).toBe(1);
    const [drop, add] = [playerId.parse(1), playerId.parse(9)];
    expect([0, 1, 2, 3].map((day) => tableOf(within).deltaOf(drop, add, day))).toEqual([null, 3, 2, null]);
  });

  test("an undroppable player leaves only to IR, when he may and a place is open there", () => {
    const roster = [mine(1, [5], { isDroppable: false, isIrEligible: true }), mine(2, [5], { isDroppable: false })];
    expect(legal(problem(roster, [free(9, [9])]))).toEqual([]);
    expect(tableOf(problem(roster, [free(9, [9])], { irSlots: 1 })).best()).toEqual({
      slot: { by: "ir-stash", playerId: 1 },
      add: 9,
      day: 0,
      delta: 4,
      weekDelta: 4,
      deltaAfter: 0,
    });
  });

  test("an open place needs no drop", () => {
    const table = tableOf(problem([mine(1, [5])], [free(9, [9])], { rosterSize: 2 }));
    expect(table.best()).toMatchObject({ slot: { by: "open-place" }, add: 9, day: 0, delta: 9 });
    expect(table.deltaOf(null, playerId.parse(9), 0)).toBe(9);
    expect(table.deltaOf(playerId.parse(1), playerId.parse(9), 0)).toBe(4);
  });

  test("position limits count those in IR, and a stashed player still counts", () => {
    const centre = { defaultPositionId: CENTRE };
    const roster = [mine(1, [5], { ...centre, isIrEligible: true }), mine(2, [5])];
    const limited = problem(roster, [free(9, [9], centre)], { positionLimits: { 5: 1 }, irSlots: 1 });
    expect(legal(limited)).toEqual(["1>9@0"]);
    expect([...tableOf(limited).moves()][0]?.slot.by).toBe("drop");
    const rested = roster.map((player) => ({ ...player, isInIr: player.isIrEligible }));
    expect(legal({ ...limited, roster: rested })).toEqual(["1>9@0"]);
    expect(legal({ ...limited, positionLimits: { 5: null } })).toHaveLength(3);
  });

  test("a player in IR who may not stay there blocks adds until there is room for him", () => {
    const roster = [mine(1, [5]), mine(2, [7], { isInIr: true })];
    const request = problem(roster, [free(9, [9])], { rosterSize: 1, irSlots: 1 });
    // He sits: only one of the two active places of the lineup is used, and one for one leaves too many.
    expect(tableOf(request).baseTotal).toBe(5);
    expect(legal(request)).toEqual([]);
    expect(legal({ ...request, rosterSize: 2 })).toEqual(["1>9@0", "2>9@0"]);
    expect(tableOf({ ...request, rosterSize: 2 }).baseTotal).toBe(12);
    const healthy = roster.map((player) => ({ ...player, isIrEligible: player.isInIr === true }));
    expect(legal({ ...request, roster: healthy })).toEqual(["1>9@0"]);
  });

  test("a player in IR who is back tomorrow leaves room for somebody without a drop today alone", () => {
    const out = { isIrEligible: true, irRightEnds: 1, isInIr: true };
    const back = mine(1, [0, 30, 0], { ...out, isDroppable: false });
    const roster = [back, mine(2, [10, 10, 10]), mine(3, [4, 4, 4])];
    const request = problem(roster, [free(9, [5, 5, 5])], { slotCounts: { 11: 3 }, irSlots: 1 });
    const table = tableOf(request);
    expect(table.baseTotal).toBe(72);
    expect(legal(request).filter((move) => move.startsWith("-"))).toEqual(["->9@0"]);
    expect([0, 1, 2].map((day) => table.deltaOf(null, playerId.parse(9), day))).toEqual([-15, null, null]);
    // The newcomer takes the third player's spot; the other is back as before.
    expect(table.deltaOf(playerId.parse(3), playerId.parse(9), 1)).toBe(2);
    expect(table.best()).toMatchObject({ slot: { by: "drop", playerId: 3 }, day: 0, delta: 3 });
  });

  test("a player who is out all week goes to IR for the newcomer once the one there is back", () => {
    const back = mine(1, [0, 30, 0], { isIrEligible: true, irRightEnds: 1, isInIr: true });
    const roster = [back, mine(2, [0, 0, 0], { isIrEligible: true }), mine(3, [4, 4, 4])];
    const table = tableOf(problem(roster, [free(9, [5, 5, 5])], { slotCounts: { 11: 3 }, irSlots: 1 }));
    const without = [...table.moves()].filter(({ slot }) => slot.by !== "drop");
    expect(without.map(({ slot, day, delta }) => [slot.by, day, delta])).toEqual([
      ["open-place", 0, 15],
      ["ir-stash", 1, 10],
      ["ir-stash", 2, 5],
    ]);
    expect(table.deltaOf(null, playerId.parse(9), 2)).toBe(5);
  });

  test("a player who must sit in IR once the idle one there is dropped is lost to the lineup", () => {
    const injured = { isIrEligible: true };
    const roster = [mine(1, [0], injured), mine(2, [7], injured), mine(3, [5])];
    const table = tableOf(problem(roster, [free(9, [6])], { slotCounts: { 11: 3 }, rosterSize: 2, irSlots: 1 }));
    expect(table.baseTotal).toBe(12);
    // 5 and 6 start, 7 rests, where 7 and 5 started.
    expect(table.deltaOf(playerId.parse(1), playerId.parse(9), 0)).toBe(-1);
  });

  test("a team too large only because of today's lock can add tomorrow", () => {
    const roster = [mine(1, [0, 0], { isIrEligible: true, isLockedToday: true, lockedSlot: BENCH }), mine(2, [5, 5])];
    const request = problem(roster, [free(9, [9, 9])], { rosterSize: 1, irSlots: 1 });
    expect(legal(request)).toEqual(["2>9@1"]);
  });

  test("without adds left, or with a roster over its size, nothing is", () => {
    const request = problem([mine(1, [5])], [free(9, [9])]);
    expect(tableOf({ ...request, addsLeft: 0 }).best()).toBeNull();
    expect(tableOf({ ...request, addsLeft: 0.8 }).best()).toBeNull();
    expect(tableOf({ ...request, rosterSize: 0 }).best()).toBeNull();
    expect(tableOf({ ...request, addsLeft: Number.POSITIVE_INFINITY }).best()?.delta).toBe(4);
    expect(tableOf({ ...request, rosterSize: 0 }).baseTotal).toBe(5);
  });

  test("equal moves: an open place before a stash before a drop, then the lower ids, then the earlier day", () => {
    const roster = [mine(2, [0, 0]), mine(1, [0, 0], { isIrEligible: true })];
    const agents = [free(9, [0, 9]), free(8, [0, 9])];
    const request = problem(roster, agents, { rosterSize: 3, irSlots: 1 });
    const first = (change: Partial<Week>) => tableOf({ ...request, ...change }).best();
    expect(first({})).toMatchObject({ slot: { by: "open-place" }, add: 8, day: 0 });
    expect(first({ rosterSize: 2 })).toMatchObject({ slot: { by: "ir-stash", playerId: 1 }, add: 8, day: 0 });
    expect(first({ rosterSize: 2, irSlots: 0 })).toMatchObject({ slot: { by: "drop", playerId: 1 }, add: 8 });
  });

  test("what is not legal has no value", () => {
    const table = tableOf(problem([mine(1, [5, 5], { isLockedToday: true })], [free(9, [9, 9])]));
    const [one, nine] = [playerId.parse(1), playerId.parse(9)];
    expect(table.deltaOf(one, nine, 0)).toBeNull();
    expect(table.deltaOf(one, nine, 2)).toBeNull();
    expect(table.deltaOf(one, nine, 0.5)).toBeNull();
    expect(table.deltaOf(null, nine, 1)).toBeNull();
    expect(table.deltaOf(one, one, 1)).toBeNull();
    expect(table.deltaOf(one, nine, 1)).toBe(4);
  });
});
