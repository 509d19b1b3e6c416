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

function leagueWith(positionLimits: TradeLeague["positionLimits"]): TradeLeague {
  const season = rosterSeason({ slotCounts: { [SLOT.UTIL]: 2 }, weights: [1] }, [...mine, ...theirs]);
  if (!season.ok) throw new RangeError(season.error.detail);
  const [weights, dayCounts, streamedSpot] = [[1], [1], [0.5]];
  return { season: season.value, weights, dayCounts, rosterSize: 3, irSlots: 0, streamedSpot, positionLimits };
}
const effectWith = (positionLimits: TradeLeague["positionLimits"]) =>
  sideEffect(
    leagueWith(positionLimits),
    [
      { teamId: MINE, players: mine },
      { teamId: THEIRS, players: theirs },
    ],
    { teamId: MINE, players: mine },
    [
      { playerId: playerId.parse(3), from: MINE, to: THEIRS },
      { playerId: playerId.parse(11), from: THEIRS, to: MINE },
    ],
  );

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
