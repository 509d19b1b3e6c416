import { describe, expect, test } from "vitest";
import { type AddsLeft, type AddsSoFar, addsLeft, type MatchupLength } from "./acquisitions";

const none: AddsSoFar = { byMatchup: {}, thisSeason: 0 };
const week: MatchupLength = { matchupPeriod: 6, days: 7, isOver: false };
const unlimited = { seasonLimit: null, matchupLimit: null, isMatchupLimitPerDay: false };
/** As ESPN sends it. */
const THREE_SEVENTHS = 0.42857142857142855;
const perDay = { ...unlimited, matchupLimit: THREE_SEVENTHS, isMatchupLimitPerDay: true };

function left(...request: Parameters<typeof addsLeft>): AddsLeft {
  const outcome = addsLeft(...request);
  if (!outcome.ok) throw new Error(outcome.error.detail);
  return outcome.value;
}

describe("adds left", () => {
  test("three sevenths a day are three adds in seven days, and six in fourteen", () => {
    expect(left(perDay, none, week)).toMatchObject({ left: 3, isRoundedDown: false, boundBy: "matchup" });
    expect(left(perDay, none, { ...week, days: 14 })).toMatchObject({ left: 6, isRoundedDown: false });
    expect(left({ ...perDay, matchupLimit: 1 }, none, week).left).toBe(7);
  });

  test("a broken number of adds is rounded down, and said to be", () => {
    expect(left(perDay, none, { ...week, days: 6 })).toMatchObject({ left: 2, isRoundedDown: true });
    expect(left(perDay, none, { ...week, days: 6 }).matchupLimit).toBeCloseTo(18 / 7, 9);
  });

  test("what was used in this matchup counts, and nothing of another", () => {
    const used = { byMatchup: { "6": 2, "5": 3 }, thisSeason: 20 };
    expect(left(perDay, used, week).left).toBe(1);
    expect(left(perDay, used, { ...week, matchupPeriod: 5 }).left).toBe(0);
    expect(left(perDay, { byMatchup: { "6": 9 }, thisSeason: 9 }, week).left).toBe(0);
  });

  test("the season's limit decides when it is the nearer one", () => {
    const rules = { ...perDay, seasonLimit: 20 };
    expect(left(rules, { byMatchup: {}, thisSeason: 19 }, week)).toMatchObject({ left: 1, boundBy: "season" });
    expect(left(rules, { byMatchup: {}, thisSeason: 10 }, week)).toMatchObject({ left: 3, boundBy: "matchup" });
    expect(left({ ...unlimited, seasonLimit: 5 }, { byMatchup: {}, thisSeason: null }, week).left).toBe(5);
  });

  test("no limit is none, over or not; a matchup that is over leaves nothing of a limit", () => {
    expect(left(unlimited, none, week)).toMatchObject({ left: null, boundBy: null, matchupLimit: null });
    expect(left(unlimited, none, { ...week, isOver: true }).left).toBeNull();
    expect(left(perDay, none, { ...week, isOver: true }).left).toBe(0);
  });

  test("a share per day of unknown days is said to be unknown", () => {
    const unknown = { ...week, days: null };
    expect(left(perDay, none, unknown)).toMatchObject({ left: null, isMatchupLimitUnknown: true });
    expect(left({ ...perDay, seasonLimit: 4 }, none, unknown)).toMatchObject({ left: 4, boundBy: "season" });
    expect(left({ ...unlimited, matchupLimit: 4 }, none, unknown)).toMatchObject({ left: 4, boundBy: "matchup" });
  });

  // Shares are not exact in binary: 1/49 × 49 is a hair below 1.
  test("n adds in d days, sent as a share, are n adds again", () => {
    for (let days = 1; days <= 60; days++) {
      for (let adds = 0; adds <= 60; adds++) {
        const request = left({ ...perDay, matchupLimit: adds / days }, none, { ...week, days });
        expect(request).toMatchObject({ left: adds, isRoundedDown: false });
      }
    }
  });
});

describe("bad input", () => {
  test.each<[string, Parameters<typeof addsLeft>]>([
    ["a limit that is no number", [{ ...perDay, matchupLimit: Number.NaN }, none, week]],
    ["a negative limit", [{ ...perDay, matchupLimit: -1 }, none, week]],
    ["a broken season limit", [{ ...perDay, seasonLimit: 1.5 }, none, week]],
    ["negative days", [perDay, none, { ...week, days: -7 }]],
    ["a negative tally", [perDay, { byMatchup: { "6": -1 }, thisSeason: 0 }, week]],
    ["a matchup period that is no number", [perDay, none, { ...week, matchupPeriod: Number.NaN }]],
    ["a broken matchup period", [perDay, none, { ...week, matchupPeriod: 6.5 }]],
    ["matchup period 0", [perDay, none, { ...week, matchupPeriod: 0 }]],
    ["a share per day beyond all numbers", [{ ...perDay, matchupLimit: 1e308 }, none, { ...week, days: 1_000 }]],
    ["a limit beyond any league's", [{ ...unlimited, matchupLimit: 1e300 }, none, week]],
    ["infinite days", [perDay, none, { ...week, days: Number.POSITIVE_INFINITY }]],
    ["a season's tally that is no number", [perDay, { byMatchup: {}, thisSeason: Number.NaN }, week]],
  ])("%s is a fault", (_what, request) => {
    expect(addsLeft(...request)).toMatchObject({ ok: false, error: { code: "engine.bad-number" } });
  });
});
