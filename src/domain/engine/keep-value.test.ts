import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PlayerId, playerId } from "../ids";
import { type Absence, type HeldPlayer, judgeKeeps, type KeepOptions, type KeepVerdict } from "./keep-value";

const player = (id: number, restOfSeasonValue: number, change: Partial<HeldPlayer> = {}): HeldPlayer => ({
  playerId: playerId.parse(id),
  isDroppable: true,
  isUntouchable: false,
  isWantedEverywhere: false,
  restOfSeasonValue,
  absence: null,
  isIrEligible: false,
  isInIr: false,
  ...change,
});

const horizon = { horizonDays: 14, irSlotsOpen: 0 };
/** Ids 1 to 13, the first worth most. */
const thirteen = Array.from({ length: 13 }, (_, index) => player(index + 1, 100 - index));

function verdicts(roster: readonly HeldPlayer[], options: Partial<KeepOptions> = {}): readonly KeepVerdict[] {
  const outcome = judgeKeeps(roster, { ...horizon, ...options });
  if (!outcome.ok) throw new Error(outcome.error.detail);
  return outcome.value;
}

const droppable = (roster: readonly HeldPlayer[], options: Partial<KeepOptions> = {}): number[] =>
  verdicts(roster, options).flatMap(({ playerId: id, mayDrop }) => (mayDrop ? [id] : []));

const of = (id: number, all: readonly KeepVerdict[]) => all.find((verdict) => verdict.playerId === id);

const out = (change: Partial<Absence> = {}): Absence => {
  return { returnsInDays: 5, worthBack: 60, replacementWorth: 50, ...change };
};

describe("who may be proposed as a drop", () => {
  test("the eight most valuable are protected unless another number is asked for", () => {
    expect(droppable(thirteen)).toEqual([9, 10, 11, 12, 13]);
    expect(droppable(thirteen, { protectedCount: 11 })).toEqual([12, 13]);
    expect(droppable(thirteen, { protectedCount: 0 })).toHaveLength(13);
    expect(droppable(thirteen.slice(0, 5))).toEqual([]);
  });

  test("every reason is named, in the order of the rules", () => {
    const all = { isDroppable: false, isUntouchable: true, absence: out(), isIrEligible: true };
    const roster = [player(1, 50, all), ...thirteen.slice(1)];
    expect(of(1, verdicts(roster, { irSlotsOpen: 1, protectedCount: 13 }))).toEqual({
      playerId: 1,
      mayDrop: false,
      reasons: ["undroppable", "untouchable", "top-value", "returning", "free-ir"],
      valueRank: 13,
      liftedBy: null,
    });
  });

  test("the opt-in lifts the rule of the most valuable, says so, and lifts no other", () => {
    const roster = thirteen.map((one) => (one.playerId === 2 ? { ...one, isUntouchable: true } : one));
    const lifted = verdicts(roster, { allowKeeperDrops: true });
    expect(of(1, lifted)).toMatchObject({ mayDrop: true, reasons: [], liftedBy: "allow-keeper-drops" });
    expect(of(2, lifted)).toMatchObject({ mayDrop: false, reasons: ["untouchable"], liftedBy: "allow-keeper-drops" });
    expect(of(13, lifted)).toMatchObject({ mayDrop: true, liftedBy: null });
    const every = { isDroppable: false, isUntouchable: true, absence: out(), isIrEligible: true };
    const [verdict] = verdicts([player(1, 1, every)], { allowKeeperDrops: true, irSlotsOpen: 1 });
    expect(verdict?.reasons).toEqual(["undroppable", "untouchable", "returning", "free-ir"]);
  });

  test.each<[string, Absence | null, boolean]>([
    ["back in time and worth more", out(), false],
    ["back on the last day of the horizon", out({ returnsInDays: 14 }), false],
    ["back a day too late", out({ returnsInDays: 15 }), true],
    ["no return known", out({ returnsInDays: null }), true],
    ["worth no more than a replacement", out({ worthBack: 50 }), true],
    ["not out", null, true],
  ])("a player who is out, %s", (_what, absence, mayDrop) => {
    const roster = [...thirteen, player(20, 1, { absence })];
    expect(of(20, verdicts(roster))).toMatchObject({ mayDrop, reasons: mayDrop ? [] : ["returning"] });
  });

  test("an empty IR place protects as many as it holds, the most valuable first", () => {
    const roster = [...thirteen, player(20, 1, { isIrEligible: true }), player(21, 2, { isIrEligible: true })];
    expect(droppable(roster, { irSlotsOpen: 1 })).toContain(20);
    expect(of(21, verdicts(roster, { irSlotsOpen: 1 }))?.reasons).toEqual(["free-ir"]);
    expect(droppable(roster, { irSlotsOpen: 2 })).not.toContain(20);
    expect(droppable(roster)).toEqual(expect.arrayContaining([20, 21]));
  });

  test("whoever sits in IR is held for free only while he may stay there", () => {
    const roster = [...thirteen, player(20, 1, { isInIr: true, isIrEligible: true }), player(21, 1, { isInIr: true })];
    expect(droppable(roster)).not.toContain(20);
    expect(droppable(roster)).toContain(21);
  });

  test("whoever plays no more this season is not held in IR for free while another has no place there", () => {
    const gone = player(20, 0, { isInIr: true, isIrEligible: true });
    const waiting = player(21, 5, { isIrEligible: true });
    expect(droppable([...thirteen, gone])).not.toContain(20);
    expect(droppable([...thirteen, gone, waiting])).toContain(20);
    expect(droppable([...thirteen, gone, waiting], { irSlotsOpen: 1 })).not.toContain(20);
    expect(droppable([...thirteen, { ...gone, restOfSeasonValue: 1 }, waiting])).not.toContain(20);
    expect(droppable([...thirteen, { ...gone, isUntouchable: true }, waiting])).not.toContain(20);
  });

  test("does not depend on the order of players, equal values going by id", () => {
    const rosters = fc.uniqueArray(fc.tuple(fc.nat(50), fc.nat(3)), { selector: ([id]) => id, maxLength: 15 });
    fc.assert(
      fc.property(rosters, fc.nat(9), (drawn, protectedCount) => {
        const roster = drawn.map(([id, value]) => player(id + 1, value));
        const sorted = (of: readonly KeepVerdict[]) => of.toSorted((a, b) => a.playerId - b.playerId);
        const options = { protectedCount };
        expect(sorted(verdicts(roster.toReversed(), options))).toEqual(sorted(verdicts(roster, options)));
        expect(droppable(roster, options)).toHaveLength(Math.max(0, roster.length - protectedCount));
      }),
      { numRuns: 200 },
    );
  });
});

describe("bad input", () => {
  test.each<[string, readonly HeldPlayer[], Partial<KeepOptions>, string]>([
    ["a value that is no number", [player(1, Number.NaN)], {}, "engine.bad-number"],
    ...[Number.NaN, 1.5, -1, Number.POSITIVE_INFINITY].map(
      (id): [string, readonly HeldPlayer[], Partial<KeepOptions>, string] => {
        return [
          `player id ${id}`,
          [player(1, 1), { ...player(2, 1), playerId: id as PlayerId }],
          {},
          "engine.bad-number",
        ];
      },
    ),
    ["a player twice", [player(1, 1), player(1, 2)], {}, "engine.duplicate-player"],
    ["a negative number of protected", [player(1, 1)], { protectedCount: -1 }, "engine.bad-number"],
    ["half a day", [player(1, 1)], { horizonDays: 0.5 }, "engine.bad-number"],
    ["negative IR places", [player(1, 1)], { irSlotsOpen: -1 }, "engine.bad-number"],
    ["a negative return", [player(1, 1, { absence: out({ returnsInDays: -1 }) })], {}, "engine.bad-number"],
    [
      "an infinite worth",
      [player(1, 1, { absence: out({ worthBack: Number.POSITIVE_INFINITY }) })],
      {},
      "engine.bad-number",
    ],
  ])("%s is a fault", (_what, roster, options, code) => {
    expect(judgeKeeps(roster, { ...horizon, ...options })).toMatchObject({ ok: false, error: { code } });
  });

  test("the fault of an id names where it stands", () => {
    const bad = { ...player(2, 1), playerId: Number.NaN as PlayerId }; // as it could come from outside
    expect(judgeKeeps([player(1, 1), bad], horizon)).toMatchObject({ error: { detail: "playerId of roster[1]" } });
  });
});
