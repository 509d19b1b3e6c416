import { describe, expect, it } from "vitest";
import { easternDay } from "../ids";
import { addDays, dayEt, easternTime, endOfDay } from "./eastern-day";

describe("the end of the league's day", () => {
  it("is the last instant of every day of two years, daylight-saving days included", () => {
    let day = easternDay.parse("2024-10-01");
    for (let count = 0; count < 730; count += 1, day = addDays(day, 1)) {
      expect(dayEt(endOfDay(day) - 1)).toBe(day);
      expect(dayEt(endOfDay(day))).toBe(addDays(day, 1));
    }
  });

  it("is 3 a.m. in New York", () => {
    // 8:00 UTC in winter (EST), 7:00 UTC in summer (EDT).
    expect(new Date(endOfDay(easternDay.parse("2025-01-15"))).toISOString()).toBe("2025-01-16T08:00:00.000Z");
    expect(new Date(endOfDay(easternDay.parse("2025-03-20"))).toISOString()).toBe("2025-03-21T07:00:00.000Z");
  });
});

it("the hour in New York is told in winter and summer time", () => {
  expect(easternTime(Date.parse("2025-01-16T00:30:00Z"))).toBe("19:30");
  expect(easternTime(Date.parse("2025-03-20T23:05:00Z"))).toBe("19:05");
  expect(easternTime(Date.parse("2025-01-16T05:00:00Z"))).toBe("00:00");
});
