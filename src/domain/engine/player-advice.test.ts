/** The table of advice: every rule by hand, and what must hold whatever comes in. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeMove } from "../moves/judge-move";
import { INJURY_STATUSES } from "../players/player";
import type { KeepReason } from "./keep-value";
import { type AdviceQuestion, adviseOn, trendOf } from "./player-advice";

// Verdicts are those of `judgeMove` at an add's price of 5.
const better = { gain: 6, gainAfter: 2, probabilityGain: 0.7, verdict: "for" } as const;
const betterNow = { gain: 8, gainAfter: -2, probabilityGain: 0.66, verdict: "for" } as const;
const unpriced = { gain: 6, gainAfter: null, probabilityGain: 0.66, verdict: "for" } as const;
const belowPrice = { gain: 1, gainAfter: 2, probabilityGain: 0.64, verdict: "even" } as const;
const worseInAll = { gain: 6, gainAfter: -20, probabilityGain: 0.7, verdict: "against" } as const;
const plain: AdviceQuestion = {
  owner: "me",
  status: "ACTIVE",
  returnsInDays: null,
  approved: null,
  keeps: [],
  place: null,
  isGoneForSeason: false,
  isContradicted: false,
  playsNext: 0.9,
  isBackSoon: 0.4,
};

describe("advice on a player", () => {
  it.each<[string, Partial<AdviceQuestion>, string, number]>([
    ["mine, plays", {}, "ACTIVE", 0.9],
    ["mine, plays, somebody better is free", { place: better }, "DROP", 0.7],
    ["mine, plays, somebody better is free for now", { place: betterNow }, "STREAM", 0.66],
    ["mine, plays, somebody better is free, the season unpriced", { place: unpriced }, "STREAM", 0.66],
    ["mine, plays, a later move of the plan drops him", { place: { ...betterNow, isOfPlan: true } }, "STREAM", 0.66],
    ["mine, plays, somebody perhaps better", { place: belowPrice }, "ACTIVE", 0.9],
    ["free, perhaps helps", { owner: "nobody", place: belowPrice }, "MONITOR", 0.9],
    ["mine, plays, the season outweighs the week", { place: worseInAll }, "ACTIVE", 0.9],
    ["mine, plays, protected", { place: better, keeps: ["top-value"] }, "ACTIVE", 0.9],
    ["mine, out, a place on IR", { status: "OUT", keeps: ["top-value", "free-ir"], playsNext: 0.007 }, "IR", 0.993],
    ["mine, out, protected", { status: "OUT", keeps: ["untouchable"], place: better }, "HOLD", 0.4],
    ["mine, out, somebody better is free", { status: "OUT", place: better }, "DROP", 0.7],
    ["mine, out for two days, somebody better", { status: "OUT", returnsInDays: 2, place: better }, "STREAM", 0.7],
    ["mine, out for three days, somebody better", { status: "OUT", returnsInDays: 3, place: better }, "DROP", 0.7],
    ["mine, out, somebody better until he is back", { status: "INJURY_RESERVE", place: betterNow }, "STREAM", 0.66],
    [
      "mine, out for the season, somebody better, the season unpriced",
      { status: "OUT", isGoneForSeason: true, place: unpriced },
      "DROP",
      0.66,
    ],
    [
      "mine, out for the season, protected",
      { status: "OUT", isGoneForSeason: true, keeps: ["undroppable"] },
      "HOLD",
      0.4,
    ],
    ["mine, out, nobody better", { status: "SUSPENSION", place: worseInAll }, "HOLD", 0.4],
    ["mine, out, no legal move", { status: "OUT" }, "HOLD", 0.4],
    [
      "mine, in doubt, back tomorrow",
      { status: "DAY_TO_DAY", returnsInDays: 1, place: belowPrice, playsNext: 0.55 },
      "HOLD",
      0.55,
    ],
    [
      "mine, in doubt, nobody says until when",
      { status: "DAY_TO_DAY", place: belowPrice, playsNext: 0.55 },
      "MONITOR",
      0.55,
    ],
    // A plan drops him for this: the player's page must not say to keep him.
    [
      "mine, in doubt, back tomorrow, and still worth less than somebody else",
      { status: "DAY_TO_DAY", returnsInDays: 1, place: better, playsNext: 0.55 },
      "STREAM",
      0.7,
    ],
    ["mine, protected, and leaving by an approved move", { approved: "leaves", keeps: ["top-value"] }, "DROP", 1],
    ["free, and coming by an approved move", { owner: "nobody", approved: "joins" }, "STREAM", 1],
    ["mine, in doubt, two days", { status: "QUESTIONABLE", returnsInDays: 2, playsNext: 0.2 }, "MONITOR", 0.8],
    [
      "mine, in doubt, three days, somebody better",
      { status: "DAY_TO_DAY", returnsInDays: 3, place: better },
      "DROP",
      0.7,
    ],
    [
      "mine, in doubt, three days, protected",
      { status: "DOUBTFUL", returnsInDays: 3, keeps: ["top-value"], playsNext: 0.1 },
      "HOLD",
      0.1,
    ],
    ["mine, probable", { status: "PROBABLE" }, "ACTIVE", 0.9],
    ["status unknown", { status: "UNKNOWN", place: better }, "MONITOR", 0.5],
    ["mine, plays, a trusted report says otherwise", { isContradicted: true, place: better }, "MONITOR", 0.9],
    ["free, plays, helps", { owner: "nobody", place: better }, "STREAM", 0.7],
    ["free, plays, does not help", { owner: "nobody", place: { ...better, gain: 0 } }, "MONITOR", 0.9],
    ["free, out", { owner: "nobody", status: "OUT", place: better, playsNext: 0.007 }, "MONITOR", 0.993],
    ["another team's, plays", { owner: "another team" }, "ACTIVE", 0.9],
    ["another team's, in doubt", { owner: "another team", status: "DAY_TO_DAY", playsNext: 0.55 }, "MONITOR", 0.55],
  ])("%s", (_, given, recommendation, probability) => {
    const advice = adviseOn({ ...plain, ...given });
    expect(advice.recommendation).toBe(recommendation);
    expect(advice.probability).toBeCloseTo(probability, 6);
  });

  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const value = fc.double({ min: -50, max: 50, noNaN: true });
  const keep = fc.constantFrom<KeepReason>("undroppable", "untouchable", "top-value", "returning", "free-ir");
  const anyQuestion = fc.record<AdviceQuestion>({
    owner: fc.constantFrom("me", "nobody", "another team"),
    status: fc.constantFrom(...INJURY_STATUSES),
    returnsInDays: fc.option(fc.nat(30)),
    keeps: fc.uniqueArray(keep),
    isGoneForSeason: fc.boolean(),
    // What the person approved is theirs; here is what nobody has decided.
    approved: fc.constant(null),
    place: fc.option(
      fc.record({ gain: value, gainAfter: fc.option(value), probabilityGain: share }).map((slot) => ({
        ...slot,
        verdict: judgeMove({ gain: slot.gain, gainAfter: slot.gainAfter ?? 0, addPrice: 5, keeps: [] }).verdict,
      })),
    ),
    isContradicted: fc.boolean(),
    playsNext: fc.option(share),
    isBackSoon: fc.option(share),
  });

  it("never lets go of somebody who must be kept, of another's, of an unknown, or at a loss", () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { recommendation, probability } = adviseOn(question);
        expect(probability).toBeGreaterThanOrEqual(0);
        expect(probability).toBeLessThanOrEqual(1);
        const { owner, keeps, place: slot, status } = question;
        if (recommendation === "DROP" || (recommendation === "STREAM" && owner === "me")) {
          expect([owner, keeps]).toEqual(["me", []]);
          expect((slot?.gain ?? 0) + (slot?.gainAfter ?? 0)).toBeGreaterThan(0);
        }
        if (recommendation === "IR") expect(keeps).toContain("free-ir");
        if (status === "UNKNOWN") expect(recommendation).toBe("MONITOR");
      }),
      { numRuns: 2_000 },
    );
  });
});

it("calls a tenth either way a trend", () => {
  expect([trendOf(33, 30), trendOf(32.9, 30), trendOf(27, 30), trendOf(30, 30)]).toEqual([
    "up",
    "steady",
    "down",
    "steady",
  ]);
  expect([trendOf(null, 30), trendOf(30, null), trendOf(5, 0)]).toEqual(["unknown", "unknown", "unknown"]);
});
