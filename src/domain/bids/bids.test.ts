import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { playerId, scoringPeriodId } from "../ids";
import type { LeagueTransaction } from "../league/transaction";
import type { Outcome } from "../lineup/fault";
import { bidAdvice } from "./bid-advice";
import { type BidChance, bidChances } from "./bid-chances";
import { bidWorth } from "./bid-worth";
import { settledClaims } from "./claim-history";
import { tableChance } from "./claim-table";
import { priorityAdvice } from "./waiver-priority";

function resultOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.error.code}: ${outcome.error.detail}`);
  return outcome.value;
}
const faultOf = (outcome: Outcome<unknown>) => (outcome.ok ? null : outcome.error.detail);
/** The chance of any whole bid: that of the last step up to it. */
const chanceOf = (chances: readonly BidChance[], bid: number) =>
  chances.findLast((each) => each.bid <= bid)?.chance ?? 0;

const rank = fc.integer({ min: 1, max: 200 });
const budget = fc.integer({ min: 1, max: 1_000 });
const dollars = fc.double({ min: 0, max: 300, noNaN: true });
const settled = fc.array(fc.record({ priceToBeat: fc.option(fc.integer({ min: 0, max: 60 })) }), { maxLength: 60 });
const setting = fc.record({ rank, budget, settled, minimumBid: fc.integer({ min: 0, max: 3 }) });

describe("the chance to win a claim", () => {
  // The measured table; rows that contradict each other by a point or two have their mean.
  it.each([
    [3, 0, 0.21],
    [3, 1, 0.6],
    [3, 10, 0.96],
    [10, 2, 0.82],
    [10, 5, 0.97],
    [28, 1, 0.735],
    [41, 0, 0.29],
    [41, 3, 0.915],
  ])("rank %i, $%i: %f", (at, bid, chance) => expect(tableChance(at, bid, 100)).toBeCloseTo(chance, 9));

  it("is on a line between two bids and two ranks, and as at the edge beyond the last", () => {
    expect(tableChance(3, 4, 100)).toBeCloseTo(0.86, 9);
    expect(tableChance(6.5, 1, 100)).toBeCloseTo(0.65, 9);
    expect(tableChance(1, 25, 100)).toBeCloseTo(0.96, 9);
    expect(tableChance(500, 0, 100)).toBeCloseTo(0.29, 9);
  });

  it("takes a bid of a league with ten times the budget for a tenth", () =>
    expect(tableChance(3, 30, 1_000)).toBeCloseTo(tableChance(3, 3, 100), 9));

  test("never falls with the bid, nor for a player further down", () =>
    fc.assert(
      fc.property(setting, rank, fc.nat({ max: 200 }), fc.nat({ max: 200 }), (one, other, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const chances = resultOf(bidChances(one));
        expect(chanceOf(chances, high)).toBeGreaterThanOrEqual(chanceOf(chances, low));
        const [sought, less] = [Math.min(one.rank, other), Math.max(one.rank, other)];
        expect(chanceOf(resultOf(bidChances({ ...one, rank: less })), low) + 1e-12).toBeGreaterThanOrEqual(
          chanceOf(resultOf(bidChances({ ...one, rank: sought })), low),
        );
        for (const { chance } of chances) expect(chance >= 0 && chance <= 1).toBe(true);
      }),
    ));

  it("is the league's own once it has settled many claims", () => {
    const one = { rank: 3, budget: 100, minimumBid: 0 };
    const many = Array.from({ length: 2_000 }, (_, i) => ({ priceToBeat: i % 2 === 0 ? 4 : 8 }));
    const chances = resultOf(bidChances({ ...one, settled: many }));
    expect(chanceOf(chances, 3)).toBeLessThan(0.02);
    expect(chanceOf(chances, 4)).toBeCloseTo(0.25, 1);
    expect(chanceOf(chances, 7)).toBeCloseTo(0.5, 1);
    expect(chanceOf(chances, 9)).toBeGreaterThan(0.99);
  });

  it("is the mean of both with as many claims as the table counts", () => {
    const uncontested = Array.from({ length: 20 }, () => ({ priceToBeat: null }));
    const chances = resultOf(bidChances({ rank: 3, budget: 100, minimumBid: 0, settled: uncontested }));
    expect(chanceOf(chances, 0)).toBeCloseTo((0.21 + 1) / 2, 9);
  });
});

describe("a bid", () => {
  test("is never above worth or budget, nor below the league's lowest, and leaves the most of the worth", () =>
    fc.assert(
      fc.property(setting, dollars, dollars, (one, worth, budgetLeft) => {
        const chances = resultOf(bidChances(one));
        const advice = resultOf(bidAdvice({ gain: 1, worth, budgetLeft, minimumBid: one.minimumBid, chances }));
        for (const bid of [advice.bid, ...advice.ladder.map((rung) => rung.bid)]) {
          if (bid === null) continue;
          expect(Number.isInteger(bid) && bid >= one.minimumBid && bid <= worth && bid <= budgetLeft).toBe(true);
        }
        for (const rung of advice.ladder)
          if (rung.bid !== null) expect(chanceOf(chances, rung.bid)).toBeGreaterThanOrEqual(rung.chance);
        const { bid: advised } = advice;
        if (advised === null) return;
        const rest = (bid: number) => chanceOf(chances, bid) * (Math.min(worth, budgetLeft) - bid);
        for (let bid = one.minimumBid; bid <= Math.min(worth, budgetLeft, 100); bid++)
          expect(rest(advised)).toBeGreaterThanOrEqual(rest(bid) - 1e-9);
      }),
    ));

  test("never falls with the worth", () =>
    fc.assert(
      fc.property(setting, dollars, dollars, (one, a, b) => {
        const chances = resultOf(bidChances(one));
        const bidFor = (worth: number) =>
          resultOf(bidAdvice({ gain: 1, worth, budgetLeft: 300, minimumBid: one.minimumBid, chances })).bid ?? -1;
        expect(bidFor(Math.max(a, b))).toBeGreaterThanOrEqual(bidFor(Math.min(a, b)));
      }),
    ));

  test("a rung of the ladder never costs less for a more sought-after player", () =>
    fc.assert(
      fc.property(setting, rank, (one, other) => {
        const ladderAt = (at: number) => {
          const chances = resultOf(bidChances({ ...one, rank: at }));
          return resultOf(bidAdvice({ gain: 1, worth: 1_000, budgetLeft: 1_000, minimumBid: one.minimumBid, chances }))
            .ladder;
        };
        const less = ladderAt(Math.max(one.rank, other));
        for (const [index, rung] of ladderAt(Math.min(one.rank, other)).entries())
          expect(rung.bid ?? Infinity).toBeGreaterThanOrEqual(less[index]?.bid ?? Infinity);
      }),
    ));

  const byTable = resultOf(bidChances({ rank: 10, budget: 100, minimumBid: 0, settled: [] }));
  it.each([
    ["bid.no-gain", { gain: 0 }],
    ["bid.budget-spent", { budgetLeft: 0, minimumBid: 1 }],
    ["bid.minimum-above-worth", { worth: 1.5, minimumBid: 2 }],
    // 0.26 × 1 against 0.7 × 0: one dollar is all that he is worth.
    ["bid.minimum-enough", { worth: 1 }],
    // 0.7 × 3 = 2.1 is more than 0.26 × 4 = 1.04 and 0.82 × 2 = 1.64.
    ["bid.worth-it", { worth: 4 }],
  ])("%s", (reason, some) =>
    expect(
      resultOf(bidAdvice({ gain: 1, worth: 5, budgetLeft: 50, minimumBid: 0, chances: byTable, ...some })).reason,
    ).toBe(reason),
  );
  it("of nothing is all that a spent budget has for a player who gains", () =>
    expect(resultOf(bidAdvice({ gain: 1, worth: 0, budgetLeft: 0, minimumBid: 0, chances: byTable }))).toMatchObject({
      bid: 0,
      reason: "bid.minimum-enough",
    }));
  it("of a player worth four dollars is one dollar, of one worth twenty is three", () => {
    const bidFor = (worth: number) =>
      resultOf(bidAdvice({ gain: 1, worth, budgetLeft: 50, minimumBid: 0, chances: byTable })).bid;
    expect(bidFor(4)).toBe(1);
    // By hand: 0.91 × 17 = 15.47, 0.94 × 16 = 15.04, 0.97 × 15 = 14.55, 0.82 × 18 = 14.76.
    expect(bidFor(20)).toBe(3);
  });
});

describe("the worth in dollars", () => {
  const chances = resultOf(bidChances({ rank: 10, budget: 100, minimumBid: 0, settled: [] }));
  test("is never above the budget left, and never falls with the gain", () =>
    fc.assert(
      fc.property(
        dollars,
        fc.integer({ min: 1, max: 26 }),
        fc.double({ min: -1, max: 2, noNaN: true }),
        fc.double({ min: -1, max: 2, noNaN: true }),
        (budgetLeft, weeksLeft, a, b) => {
          const worthOf = (gain: number) =>
            resultOf(bidWorth({ gain, gainOfAWeek: 0.12, budgetLeft, weeksLeft, chances }));
          expect(worthOf(a)).toBeLessThanOrEqual(budgetLeft);
          expect(worthOf(Math.max(a, b))).toBeGreaterThanOrEqual(worthOf(Math.min(a, b)));
          expect(worthOf(Math.min(a, 0))).toBe(0);
        },
      ),
    ));
  it("falls with the weeks that the budget must last", () => {
    const worthOf = (weeksLeft: number) =>
      resultOf(bidWorth({ gain: 0.12, gainOfAWeek: 0.12, budgetLeft: 40, weeksLeft, chances }));
    const worths = [1, 5, 10, 20].map(worthOf);
    expect(worths).toEqual([...worths].sort((a, b) => b - a));
    expect(worths[0]).toBe(40);
    expect(worths[3]).toBeLessThan(20);
  });
  it("names the number that is wrong", () => {
    const good = { gain: 1, gainOfAWeek: 0.1, budgetLeft: 50, weeksLeft: 10, chances };
    expect(faultOf(bidWorth({ ...good, gain: Number.NaN }))).toBe("gain of the add");
    expect(faultOf(bidWorth({ ...good, gainOfAWeek: 0 }))).toBe("gain of an ordinary add");
    expect(faultOf(bidWorth({ ...good, budgetLeft: -1 }))).toBe("budget left");
    expect(faultOf(bidWorth({ ...good, weeksLeft: 0.5 }))).toBe("weeks left in the season");
  });
});

it("names what is wrong with a claim or a bid", () => {
  const claim = { rank: 1, budget: 100, minimumBid: 0, settled: [] };
  expect(faultOf(bidChances({ ...claim, rank: 0 }))).toBe("rank of the player among free agents");
  expect(faultOf(bidChances({ ...claim, budget: 0 }))).toBe("budget of the season");
  expect(faultOf(bidChances({ ...claim, minimumBid: -1 }))).toBe("lowest bid");
  expect(faultOf(bidChances({ ...claim, settled: [{ priceToBeat: 1 }, { priceToBeat: -2 }] }))).toBe(
    "priceToBeat of settled[1]",
  );
  const bid = { gain: 1, worth: 1, budgetLeft: 1, minimumBid: 0, chances: [] };
  expect(faultOf(bidAdvice({ ...bid, worth: Number.POSITIVE_INFINITY }))).toBe("worth in dollars");
  expect(faultOf(bidAdvice({ ...bid, budgetLeft: -3 }))).toBe("budget left");
});

describe("the league's settled claims", () => {
  const claim = (some: Partial<LeagueTransaction> & { player: number }): LeagueTransaction => ({
    transactionId: `${some.player} ${some.teamId} ${some.status}`,
    type: "WAIVER",
    status: "EXECUTED",
    executionType: "PROCESS",
    teamId: 2,
    scoringPeriod: scoringPeriodId.parse(10),
    bidAmount: 0,
    isPending: false,
    at: null,
    expiresAt: null,
    relatedTransactionId: null,
    items: [
      {
        type: "ADD",
        playerId: playerId.parse(some.player),
        fromTeamId: null,
        toTeamId: 2,
        fromSlotId: null,
        toSlotId: null,
      },
    ],
    ...some,
  });
  const prices = (all: readonly LeagueTransaction[]) =>
    settledClaims(all, 1).map(({ playerId: id, priceToBeat }) => [Number(id), priceToBeat]);

  it("are the highest bid of the others, whoever won", () => {
    const all = [
      claim({ player: 7, teamId: 2, bidAmount: 5 }),
      claim({ player: 7, teamId: 3, bidAmount: 4, status: "FAILED_INVALIDPLAYERSOURCE" }),
      claim({ player: 8, teamId: 1, bidAmount: 9 }),
      claim({ player: 8, teamId: 4, bidAmount: 3, status: "FAILED_INVALIDPLAYERSOURCE" }),
      claim({ player: 9, teamId: 1, bidAmount: 2 }),
    ];
    const expected = [
      [7, 5],
      [8, 3],
      [9, null],
    ];
    expect(prices(all)).toEqual(expected);
    expect(prices([...all].reverse()).sort()).toEqual(expected);
  });
  it("leave out free agents, withdrawn claims, those refused for another reason, and leagues without bids", () =>
    expect(
      prices([
        claim({ player: 1, type: "FREEAGENT" }),
        claim({ player: 2, executionType: "CANCEL", status: "CANCELED" }),
        claim({ player: 3, status: "FAILED_ROSTERLIMIT", bidAmount: 30 }),
        claim({ player: 4, bidAmount: null }),
        claim({ player: 5, status: "PENDING" }),
      ]),
    ).toEqual([]));
});

describe("a place in the waiver order", () => {
  const adviceOf = (gain: number, at: number) =>
    resultOf(priorityAdvice({ gain, gainOfAWeek: 0.12, rank: at, teams: 10, isOrderReset: false }));
  it("costs the first an ordinary week's best add, the last nothing", () => {
    expect(adviceOf(0.11, 1)).toEqual({ isWorthIt: false, price: expect.closeTo(0.12, 9) });
    expect(adviceOf(0.13, 1).isWorthIt).toBe(true);
    expect(adviceOf(0.01, 10)).toEqual({ isWorthIt: true, price: 0 });
    expect(adviceOf(-0.01, 10).isWorthIt).toBe(false);
  });
  test("is given up no sooner the better it is", () =>
    fc.assert(
      fc.property(
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 9 }),
        (gain, at) => Number(adviceOf(gain, at).isWorthIt) <= Number(adviceOf(gain, at + 1).isWorthIt),
      ),
    ));
  it("names a place that is in no order", () =>
    expect(faultOf(priorityAdvice({ gain: 1, gainOfAWeek: 1, rank: 11, teams: 10, isOrderReset: false }))).toBe(
      "place in the waiver order",
    ));
});
