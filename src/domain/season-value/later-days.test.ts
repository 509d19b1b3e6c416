import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { laterDays } from "./later-days";

const season = { last: 14, finalPeriod: 14 + 70, playoffsFrom: 64, playoffChance: 0.4 };

describe("the days after a matchup", () => {
  it("are three weeks as they come, the weeks behind them, and the playoffs", () => {
    // Ten weeks: three as they come, four more of the regular season by three of them, and three of playoffs.
    expect(laterDays(season)).toEqual([
      { firstPeriod: 15, dayCount: 21, weight: 1, arePlayoffs: false },
      { firstPeriod: 36, dayCount: 21, weight: 28 / 21, arePlayoffs: false },
      { firstPeriod: 64, dayCount: 21, weight: 0.4, arePlayoffs: true },
    ]);
  });

  it("are playoffs alone once the regular season is over, and none after the last", () => {
    expect(laterDays({ ...season, last: 70 })).toEqual([
      { firstPeriod: 71, dayCount: 14, weight: 0.4, arePlayoffs: true },
    ]);
    expect(laterDays({ ...season, last: 84 })).toEqual([]);
  });

  it("count every regular day once, whatever the season", () => {
    const days = fc.record({
      last: fc.integer({ min: 1, max: 170 }),
      finalPeriod: fc.integer({ min: 1, max: 170 }),
      playoffsFrom: fc.option(fc.integer({ min: 1, max: 180 })),
      playoffChance: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(days, (drawn) => {
        const samples = laterDays(drawn);
        const regular = samples
          .filter(({ arePlayoffs }) => !arePlayoffs)
          .reduce((sum, { dayCount, weight }) => sum + dayCount * weight, 0);
        const lastRegular = Math.min(drawn.finalPeriod, (drawn.playoffsFrom ?? Number.POSITIVE_INFINITY) - 1);
        expect(regular).toBeCloseTo(Math.max(0, lastRegular - drawn.last), 6);
        for (const { firstPeriod, dayCount } of samples) {
          expect(firstPeriod).toBeGreaterThan(drawn.last);
          expect(firstPeriod + dayCount - 1).toBeLessThanOrEqual(drawn.finalPeriod);
        }
      }),
    );
  });
});
