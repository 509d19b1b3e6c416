/** Deals worked out by hand: lineups solved again, emptied spots streamed, over-full sides dropping. */
import { describe, expect, it } from "vitest";
import { dealEffects, type Transfer } from "./deal";
import { player, smallLeague, team, tradePlayer } from "./small-leagues";

const sends = (id: number, from: number, to: number): Transfer => ({
  playerId: player(id),
  from: team(from),
  to: team(to),
});
/** How much of a forecast difference of rosters and of a streamed spot came true in the played seasons, and what a drop costs. */
const [COMES_TRUE, SPOT_COMES_TRUE, DROP_COST] = [0.59, 0.92, 0.08];

describe("a deal of one player each", () => {
  it("is worth what each side's lineups gain, not the difference of the players", () => {
    // Two start. I have 30 on Monday and Tuesday and 20 on Monday alone; the partner's 20 plays on Tuesday too.
    const mine = [tradePlayer(1, [30, 30]), tradePlayer(2, [20, 0]), tradePlayer(3, [15, 0])];
    const theirs = [tradePlayer(4, [40, 0]), tradePlayer(5, [40, 0]), tradePlayer(6, [0, 20])];
    const { league, rosters } = smallLeague([mine, theirs], { starters: 2, rosterSize: 3 });
    const [me, partner] = dealEffects(league, rosters, [sends(2, 1, 2), sends(6, 2, 1)]);
    // Mine: 50 + 30 before, 45 + 50 after. The partner's: 80 + 20 before, 80 + 0 after: his new 20 sits.
    expect(me?.change).toBeCloseTo(COMES_TRUE * 15, 9);
    expect(partner?.change).toBeCloseTo(COMES_TRUE * -20, 9);
    expect([me?.drops, me?.spotsStreamed]).toEqual([[], 0]);
  });

  it("counts a sample as often as its weeks come", () => {
    const teams = [[tradePlayer(1, [10])], [tradePlayer(2, [25])]];
    const { league, rosters } = smallLeague(teams, { starters: 1, rosterSize: 1, weeks: 8 });
    const [me] = dealEffects(league, rosters, [sends(1, 1, 2), sends(2, 2, 1)]);
    expect(me?.bySample).toEqual([COMES_TRUE * 15]);
    expect(me?.change).toBeCloseTo(8 * COMES_TRUE * 15, 9);
  });
});

describe("a deal of two for one", () => {
  // One starts on each of two days. Free agents bring 12 and 6 and 3 on Tuesday, when neither team plays.
  const mine = [tradePlayer(1, [30, 0]), tradePlayer(2, [20, 0])];
  const theirs = [tradePlayer(3, [40, 0]), tradePlayer(4, [5, 0])];
  const freeAgents = [tradePlayer(11, [0, 12]), tradePlayer(12, [0, 6]), tradePlayer(13, [0, 3])];
  const { league, rosters } = smallLeague([mine, theirs], { starters: 1, rosterSize: 2, freeAgents });
  const [me, partner] = dealEffects(league, rosters, [sends(1, 1, 2), sends(2, 1, 2), sends(3, 2, 1)]);

  it("streams the emptied spot at the mean of the league's best three free agents", () => {
    expect(me?.spotsStreamed).toBe(1);
    expect(me?.change).toBeCloseTo(COMES_TRUE * 10 + (SPOT_COMES_TRUE * (12 + 6 + 3)) / 3, 9);
  });

  it("makes the over-full side drop whom it misses least", () => {
    expect(partner?.drops).toEqual([player(4)]);
    expect(partner?.after.map(({ playerId }) => playerId)).toEqual([player(1), player(2)]);
    expect(partner?.change).toBeCloseTo(COMES_TRUE * -10 - DROP_COST * 7, 9);
  });

  it("drops nobody when a player may stand on injured reserve", () => {
    const injured = [tradePlayer(3, [40, 0]), tradePlayer(4, [0, 0], true)];
    const withIr = smallLeague([mine, injured], { starters: 1, rosterSize: 2, irSlots: 1, freeAgents });
    const [, other] = dealEffects(withIr.league, withIr.rosters, [sends(1, 1, 2), sends(2, 1, 2), sends(3, 2, 1)]);
    expect(other?.drops).toEqual([]);
  });
});

describe("the chance to do better", () => {
  const chanceWith = (theirs: number, weeks: number) => {
    const teams = [[tradePlayer(1, [20])], [tradePlayer(2, [theirs])]];
    const { league, rosters } = smallLeague(teams, { starters: 1, rosterSize: 1, weeks });
    return dealEffects(league, rosters, [sends(1, 1, 2), sends(2, 2, 1)])[0]?.chanceBetter ?? Number.NaN;
  };

  it("is even for equal players, grows with the gain, and is the other side's turned around", () => {
    expect(chanceWith(20, 7)).toBeCloseTo(0.5, 9);
    expect(chanceWith(25, 7)).toBeGreaterThan(chanceWith(21, 7));
    expect(chanceWith(15, 7)).toBeCloseTo(1 - chanceWith(25, 7), 9);
  });
});

describe("a deal of three teams", () => {
  it("moves each player where he is sent", () => {
    const teams = [[tradePlayer(1, [10])], [tradePlayer(2, [20])], [tradePlayer(3, [30])]];
    const { league, rosters } = smallLeague(teams, { starters: 1, rosterSize: 1 });
    const sides = dealEffects(league, rosters, [sends(1, 1, 2), sends(2, 2, 3), sends(3, 3, 1)]);
    expect(sides.map(({ gets }) => gets)).toEqual([[player(3)], [player(1)], [player(2)]]);
    expect(sides.map(({ change }) => Math.sign(change))).toEqual([1, -1, -1]);
  });
});
