import { describe, expect, it } from "vitest";
import { easternDay } from "../ids";
import { halfSeen, isSeen, nextAttemptMs, verdictOfAttempt } from "./verification";

const day = (text: string) => easternDay.parse(text);
const move = { drop: 1, add: 9, effectiveDay: day("2025-01-16") };

describe("an approved move", () => {
  it.each([
    ["both halves show", move, [2, 9], true, null],
    ["only the add shows", move, [1, 2, 9], false, "move.added_only"],
    ["only the drop shows", move, [2], false, "move.dropped_only"],
    ["nothing shows", move, [1, 2], false, null],
    ["a plain add shows", { ...move, drop: null }, [1, 9], true, null],
    ["a plain drop shows", { ...move, add: null }, [2], true, null],
  ] as const)("%s", (_name, approved, roster, seen, half) => {
    expect(isSeen(approved, roster)).toBe(seen);
    expect(halfSeen(approved, roster)).toBe(half);
  });

  it.each([
    // "Done" three days early was said of moves that then came to nothing: until its day it is scheduled.
    ["seen before its day", "seen", "2025-01-15", 0, false, null],
    ["seen on its day", "seen", "2025-01-16", 0, false, "verified"],
    ["seen once its day is over", "seen", "2025-01-17", 0, false, "verified"],
    ["not yet before its day", "not_yet", "2025-01-15", 9, true, null],
    ["not yet on its day", "not_yet", "2025-01-16", 9, false, null],
    ["its day is over", "not_yet", "2025-01-17", 1, false, "not_seen"],
    ["the day is over, but nobody could look", "unreadable", "2025-01-17", 9, true, null],
    ["a clock that stands, looked at twice", "not_yet", "2025-01-16", 2, true, null],
    ["a clock that stands, looked at three times", "not_yet", "2025-01-16", 3, true, "not_seen"],
  ] as const)("%s", (_name, verification, today, attemptsOnDay, canClockBeFrozen, verdict) => {
    const at = { today: day(today), effectiveDay: move.effectiveDay, attemptsOnDay, canClockBeFrozen };
    expect(verdictOfAttempt(verification, at)).toBe(verdict);
  });

  it("is looked for at once, then ever less often, at least every hour", () => {
    const waits = [0, 1, 2, 3, 4, 5, 6, 60].map((attempts) => nextAttemptMs(attempts, 0));
    expect(waits[0]).toBe(0);
    expect([...waits].sort((a, b) => a - b)).toEqual(waits);
    expect(Math.max(...waits)).toBe(3_600_000);
  });
});
