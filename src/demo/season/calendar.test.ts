import { describe, expect, it } from "vitest";
import {
  dayOfPeriod,
  daysOfMatchup,
  daysOfWeek,
  FINAL_PERIOD,
  instantInPeriod,
  LAST_MATCHUP,
  matchupOfPeriod,
  periodAt,
  periodOfDay,
} from "./calendar";

/** New York's wall clock from the platform's own time zone rules. */
const wallClock = (epochMs: number): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "America/New_York", dateStyle: "short", timeStyle: "short" }).format(
    epochMs,
  );

describe("demo calendar", () => {
  it("counts days from 2024-10-22 to the last games on 2025-04-13", () => {
    expect(dayOfPeriod(1)).toBe("2024-10-22");
    expect(periodOfDay("2025-01-15")).toBe(86);
    expect(dayOfPeriod(FINAL_PERIOD)).toBe("2025-04-13");
  });

  it("keeps Eastern wall-clock time through both changes of the clock", () => {
    for (let period = 1; period <= FINAL_PERIOD; period += 1) {
      const day = dayOfPeriod(period);
      expect(wallClock(instantInPeriod(period, 11))).toBe(`${day} 11:00`);
      expect(wallClock(instantInPeriod(period, 22, 30))).toBe(`${day} 22:30`);
      expect(wallClock(instantInPeriod(period, 3))).toBe(`${day} 03:00`);
    }
  });

  it("turns the day at 3 a.m. Eastern", () => {
    for (const period of [1, 12, 13, 86, 138, 139, 174]) {
      expect(periodAt(instantInPeriod(period, 3))).toBe(period);
      expect(periodAt(instantInPeriod(period, 3) - 1)).toBe(period - 1);
      expect(periodAt(instantInPeriod(period, 26))).toBe(period);
    }
  });

  it("has Monday to Sunday weeks without a gap, and one of 14 days over the All-Star break", () => {
    expect(daysOfWeek(1)).toEqual({ first: 1, last: 6 });
    let next = 7;
    for (let week = 2; week <= 24; week += 1) {
      const { first, last } = daysOfWeek(week);
      expect(first).toBe(next);
      expect(new Date(`${dayOfPeriod(first)}T00:00:00Z`).getUTCDay()).toBe(1);
      expect(last - first + 1).toBe(week === 17 ? 14 : 7);
      next = last + 1;
    }
    expect(next - 1).toBe(FINAL_PERIOD);
    expect([dayOfPeriod(daysOfWeek(17).first), dayOfPeriod(daysOfWeek(17).last)]).toEqual(["2025-02-10", "2025-02-23"]);
  });

  it("gives every day one matchup, the last two of two weeks each", () => {
    for (let period = 1; period <= FINAL_PERIOD; period += 1) {
      const { first, last } = daysOfMatchup(matchupOfPeriod(period));
      expect(period >= first && period <= last).toBe(true);
    }
    expect(daysOfMatchup(LAST_MATCHUP)).toEqual({ first: 161, last: 174 });
    expect(daysOfMatchup(21)).toEqual({ first: 147, last: 160 });
  });
});
