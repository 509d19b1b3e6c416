import { describe, expect, it, test } from "vitest";
import { agoInWords, dayInWords } from "./time-words";

describe("a day in words", () => {
  test.each([
    ["2025-01-15", "Wednesday 15 January 2025"],
    ["2024-02-29", "Thursday 29 February 2024"],
    ["2000-01-01", "Saturday 1 January 2000"],
  ])("%s is %s", (day, words) => {
    expect(dayInWords(day)).toBe(words);
  });

  it("leaves alone what is no day", () => {
    expect(dayInWords("2025-13-45")).toBe("2025-13-45");
    expect(dayInWords("tomorrow")).toBe("tomorrow");
  });
});

describe("an age in words", () => {
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
    expect(agoInWords(instant, now)).toBe(words);
  });

  it("says nothing about an instant that cannot be read", () => {
    expect(agoInWords("", now)).toBeNull();
  });
});
