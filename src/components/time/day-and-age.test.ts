import { describe, expect, it, test } from "vitest";
import { el } from "@/language/texts/ui/el";
import { en } from "@/language/texts/ui/en";
import { speaker } from "@/language/texts/ui/phrases";
import { agoIn, clockIn, dayIn, shortDayIn, untilIn, weekdayIn } from "./day-and-age";
import { easternClock } from "./eastern-clock";

const english = speaker<typeof en.time>("en", en.time);
const greek = speaker<typeof en.time>("el", el.time);

describe("a day", () => {
  test.each([
    ["2025-01-15", "Wednesday, January 15, 2025", "Τετάρτη 15 Ιανουαρίου 2025"],
    ["2024-02-29", "Thursday, February 29, 2024", "Πέμπτη 29 Φεβρουαρίου 2024"],
    ["2000-12-31", "Sunday, December 31, 2000", "Κυριακή 31 Δεκεμβρίου 2000"],
  ])("%s is %s, and %s", (day, inEnglish, inGreek) => {
    expect(dayIn(english, day)).toBe(inEnglish);
    expect(dayIn(greek, day)).toBe(inGreek);
  });

  it("has short forms for tables", () => {
    expect(shortDayIn(english, "2025-01-15")).toBe("Wed, Jan 15");
    expect(weekdayIn(greek, "2025-01-15")).toBe("Τετ");
  });

  it("leaves alone what is no day", () => {
    for (const shown of [dayIn, shortDayIn, weekdayIn]) {
      expect(shown(english, "2025-13-45")).toBe("2025-13-45");
      expect(shown(english, "tomorrow")).toBe("tomorrow");
    }
  });
});

describe("a time of day", () => {
  test.each([
    ["00:00", "12:00 AM", "12:00 π.μ."],
    ["09:05", "9:05 AM", "9:05 π.μ."],
    ["12:30", "12:30 PM", "12:30 μ.μ."],
    ["19:05", "7:05 PM", "7:05 μ.μ."],
    ["soon", "soon", "soon"],
  ])("%s is %s, and %s", (time, inEnglish, inGreek) => {
    expect([clockIn(english, time), clockIn(greek, time)]).toEqual([inEnglish, inGreek]);
  });
});

describe("an age", () => {
  const now = Date.parse("2025-01-15T12:00:00Z");
  test.each([
    ["2025-01-15T11:59:31Z", "just now"],
    ["2025-01-15T11:59:30Z", "30 seconds ago"],
    ["2025-01-15T11:59:00Z", "1 minute ago"],
    ["2025-01-15T11:00:01Z", "59 minutes ago"],
    ["2025-01-15T11:00:00Z", "1 hour ago"],
    ["2025-01-14T12:00:01Z", "23 hours ago"],
    ["2025-01-13T12:00:00Z", "2 days ago"],
    // The browser's clock may run behind the server's.
    ["2025-01-15T12:05:00Z", "just now"],
  ])("%s was %s", (instant, words) => {
    expect(agoIn(english, instant, now)).toBe(words);
  });

  test.each([
    ["2025-01-15T12:00:01Z", "in 1 minute"],
    ["2025-01-15T12:59:00Z", "in 59 minutes"],
    ["2025-01-15T15:59:00Z", "in 3 hours"],
    ["2025-01-17T11:59:00Z", "in 1 day"],
    ["2025-01-15T12:00:00Z", null],
    ["never", null],
  ])("%s is %s", (instant, words) => {
    expect(untilIn(english, instant, now)).toBe(words);
  });

  it("says nothing about an instant that cannot be read", () => {
    expect(agoIn(english, "", now)).toBeNull();
  });
});

describe("the league's clock", () => {
  test.each([
    ["2025-01-16T03:30:00Z", "2025-01-15", "22:30"],
    ["2025-01-15T05:00:00Z", "2025-01-15", "00:00"],
    // Summer time.
    ["2025-07-01T04:30:00Z", "2025-07-01", "00:30"],
  ])("%s is %s %s", (instant, day, time) => {
    expect(easternClock(Date.parse(instant))).toEqual({ day, time });
  });
});
