/** A side that would have too many players of a position drops one of them, whoever else it could spare. By hand: UTIL slots alone. */
import { expect, it } from "vitest";
import { playerId, teamId } from "../ids";
import { SLOT } from "../lineup/slots";
import { sideEffect, type TradeLeague, type TradePlayer } from "./deal";
import { rosterSeason } from "./roster-season";

const CENTER = 5;
const GUARD = 1;
const player = (id: number, position: number, value: number): TradePlayer => ({
  playerId: playerId.parse(id),
  eligibleSlots: [SLOT.UTIL],
  defaultPositionId: position,
  samples: [[value]],
  isIrEligible: false,
});
const [MINE, THEIRS] = [teamId.parse(1), teamId.parse(2)];
const mine = [player(1, CENTER, 9), player(2, CENTER, 4), player(3, GUARD, 1)];
const theirs = [player(11, CENTER, 6), player(12, GUARD, 5)];

type Rules = Partial<Pick<TradeLeague, "positionLimits" | "irSlots">> & { readonly lineupSlots: number };

/** What the guard for their center does to `players`. */
function effectOn(players: readonly TradePlayer[], { lineupSlots, positionLimits = {}, irSlots = 0 }: Rules) {
  const season = rosterSeason({ slotCounts: { [SLOT.UTIL]: lineupSlots }, weights: [1] }, [...players, ...theirs]);
  if (!season.ok) throw new RangeError(season.error.detail);
  const [weights, dayCounts, streamedSpot] = [[1], [1], [0.5]];
  const side = { teamId: MINE, players };
  return sideEffect(
    { season: season.value, weights, dayCounts, rosterSize: 3, irSlots, streamedSpot, positionLimits },
    [side, { teamId: THEIRS, players: theirs }],
    side,
    [
      { playerId: playerId.parse(3), from: MINE, to: THEIRS },
      { playerId: playerId.parse(11), from: THEIRS, to: MINE },
    ],
  );
}
const effectWith = (positionLimits: TradeLeague["positionLimits"]) =>
  effectOn(mine, { lineupSlots: 2, positionLimits });

it("drops nobody where the league has no limit", () => {
  expect(effectWith({})).toMatchObject({ drops: [], fullPosition: null, spotsStreamed: 0 });
  expect(effectWith({ [CENTER]: null, [GUARD]: 0 })).toMatchObject({ drops: [], spotsStreamed: 0 });
});

it("drops the center it loses least with, whose spot the deal itself does not empty", () => {
  expect(effectWith({ [CENTER]: 2 })).toMatchObject({
    drops: [2],
    fullPosition: { positionId: CENTER, most: 2 },
    spotsStreamed: 0,
  });
});

it("keeps as many of a position as it had, however few are allowed", () => {
  expect(effectWith({ [CENTER]: 1 })).toMatchObject({ drops: [2], spotsStreamed: 0 });
});

/** Three lineup slots, so that whoever goes is missed. */
const threeSlots = (centers: readonly TradePlayer[], irSlots = 0) =>
  effectOn([...centers, player(3, GUARD, 1)], { lineupSlots: 3, positionLimits: { [CENTER]: 2 }, irSlots });

it("fills the spot of who goes for the limit with a free agent, by hand", () => {
  // 9 + 6 for 9 + 4 + 1: 0.59 of a point more, a streamed spot of 0.5 of which 0.92 comes true, and the drop's own cost of 0.08 spots.
  const { drops, change, spotsStreamed } = threeSlots([player(1, CENTER, 9), player(2, CENTER, 4)]);
  expect({ drops, spotsStreamed }).toEqual({ drops: [2], spotsStreamed: 0 });
  expect(change).toBeCloseTo(0.59 * 1 + 0.92 * 0.5 - 0.08 * 0.5, 9);
});

it("gains nothing by the drop itself", () => {
  // 0.2 lost with him, of which 0.59 counts: less than a free agent brings, and no more is brought back.
  const { drops, change } = threeSlots([player(1, CENTER, 9), player(2, CENTER, 0.2)]);
  expect(drops).toEqual([2]);
  expect(change).toBeCloseTo(0.59 * (9 + 6 - 9 - 0.2 - 1) + 0.59 * 0.2 - 0.08 * 0.5, 9);
});

it("prefers to drop who leaves a spot to a free agent, to one of injured reserve who is missed a little less", () => {
  const hurt = { ...player(4, CENTER, 3.8), isIrEligible: true };
  const { drops } = threeSlots([player(2, CENTER, 4), hurt], 1);
  expect(drops).toEqual([2]);
});
