/** The coming days of a roster: every rule by hand, and what must hold for any moves. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ApprovedMove, changeOf, playersOn, rosterTimeline, type TimelineQuestion } from "./timeline";

const TODAY = "2025-01-15";
const SATURDAY = "2025-01-18";
const [SEXTON, ONEALE, HENDERSON, WALLACE] = [1, 2, 3, 4];

const move = (more: Partial<ApprovedMove>): ApprovedMove => ({
  proposalId: "p1",
  drop: SEXTON,
  add: HENDERSON,
  names: { drop: "Collin Sexton", add: "Scoot Henderson" },
  effectiveDay: SATURDAY,
  status: "approved",
  isSeen: false,
  closesAt: "2025-01-18T23:00:00.000Z",
  sequence: "1",
  ...more,
});

const timeline = (moves: readonly ApprovedMove[], more: Partial<TimelineQuestion> = {}) =>
  rosterTimeline({
    today: TODAY,
    now: "2025-01-15T16:00:00.000Z",
    playerIds: new Set([SEXTON, ONEALE]),
    isTaken: () => false,
    addsLeft: 3,
    moves,
    ...more,
  });

describe("an approved move", () => {
  it("counts from its day on, and its add is used", () => {
    const days = timeline([move({})]);
    expect([...playersOn(days, "2025-01-17")]).toEqual([SEXTON, ONEALE]);
    expect([...playersOn(days, SATURDAY)]).toEqual([ONEALE, HENDERSON]);
    expect([...playersOn(days, "2025-01-19")]).toEqual([ONEALE, HENDERSON]);
    expect(days.addsLeft).toBe(2);
    expect(changeOf(days, HENDERSON)).toEqual({ kind: "joins", day: SATURDAY, isSeen: false });
    expect(changeOf(days, SEXTON)).toEqual({ kind: "leaves", day: SATURDAY, isSeen: false });
    expect(changeOf(days, ONEALE)).toBeNull();
  });

  it("is the league's once the league shows it", () => {
    const days = timeline([move({ effectiveDay: TODAY })], { playerIds: new Set([ONEALE, HENDERSON]), addsLeft: 2 });
    expect(days.planned).toEqual([]);
    expect([days.addsPlanned, days.addsLeft]).toEqual([0, 2]);
  });

  it("that was seen on its day stays made, even when the player was dropped again since", () => {
    const days = timeline([move({ effectiveDay: "2025-01-14", status: "verified", isSeen: true })]);
    expect([...playersOn(days, SATURDAY)]).toEqual([SEXTON, ONEALE]);
    expect(days.lapsed).toEqual([]);
  });

  it("of which one half shows has the other half left", () => {
    const days = timeline([move({})], { playerIds: new Set([SEXTON, ONEALE, HENDERSON]), addsLeft: 2 });
    expect([...playersOn(days, SATURDAY)]).toEqual([ONEALE, HENDERSON]);
    expect(days.addsLeft).toBe(2);
  });

  it.each<[string, Partial<ApprovedMove>, Partial<TimelineQuestion>, string]>([
    ["after its lock", { effectiveDay: TODAY, closesAt: "2025-01-15T15:00:00.000Z" }, {}, "move.lock-passed"],
    ["after its day", { effectiveDay: "2025-01-14" }, {}, "move.lock-passed"],
    ["that was not seen", { status: "not_seen" }, {}, "move.not-seen"],
    ["whose add went to another team", {}, { isTaken: (id) => id === HENDERSON }, "move.add-taken"],
    ["without an add left", {}, { addsLeft: 0 }, "move.no-adds-left"],
  ])("%s is out again, and says so", (_, more, question, because) => {
    const days = timeline([move(more)], question);
    expect(days.planned).toEqual([]);
    expect(days.lapsed.map((each) => each.because)).toEqual([because]);
    expect([...playersOn(days, SATURDAY)]).toEqual([SEXTON, ONEALE]);
  });

  it("of the same drop as an earlier one is impossible", () => {
    const days = timeline([
      move({}),
      move({ proposalId: "p2", add: WALLACE, effectiveDay: "2025-01-19", sequence: "2" }),
    ]);
    expect(days.lapsed.map(({ because }) => because)).toEqual(["move.drop-gone"]);
  });

  it("may drop whom an earlier one adds", () => {
    const next = move({ proposalId: "p2", drop: HENDERSON, add: WALLACE, effectiveDay: "2025-01-19", sequence: "2" });
    const days = timeline([next, move({})]);
    expect([...playersOn(days, "2025-01-19")]).toEqual([ONEALE, WALLACE]);
    expect(days.addsLeft).toBe(1);
  });
});

describe("any approved moves", () => {
  const anyId = fc.integer({ min: 1, max: 8 });
  const anyDay = fc.integer({ min: 13, max: 19 }).map((day) => `2025-01-${day}`);
  const anyMove = fc
    .record({
      drop: fc.option(anyId),
      add: fc.option(anyId),
      effectiveDay: anyDay,
      sequence: fc.string({ maxLength: 2 }),
    })
    .map((each) => move({ ...each, closesAt: `${each.effectiveDay}T23:00:00.000Z` }));
  const anyMoves = fc
    .array(anyMove, { maxLength: 6 })
    .map((moves) => moves.map((each, at) => ({ ...each, proposalId: `p${at}` })));

  it("leave no more adds than there are, in whatever order they are given", () => {
    fc.assert(
      fc.property(anyMoves, fc.option(fc.nat(4)), (moves, addsLeft) => {
        const days = timeline(moves, { addsLeft });
        const reversed = timeline(moves.toReversed(), { addsLeft });
        expect(reversed.planned.map(({ proposalId }) => proposalId)).toEqual(
          days.planned.map(({ proposalId }) => proposalId),
        );
        if (addsLeft === null) expect(days.addsLeft).toBeNull();
        else expect((days.addsLeft ?? -1) + days.addsPlanned).toBe(addsLeft);
        for (const { leaves, isAdded } of days.planned) {
          // A later move of today may let the newcomer go again, and an earlier one may have brought him.
          const latest = days.planned.findLast(
            (each) => each.effectiveDay <= TODAY && (each.isAdded === isAdded || each.leaves === isAdded),
          );
          if (isAdded !== null) expect(playersOn(days, TODAY).has(isAdded)).toBe(latest?.isAdded === isAdded);
          if (leaves !== null) expect([...playersOn(days, "2025-01-12")]).toEqual([SEXTON, ONEALE]);
        }
      }),
    );
  });
});
