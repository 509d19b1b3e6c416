import { describe, expect, it } from "vitest";
import { easternDay } from "../ids";
import { dayEt } from "../season/eastern-day";
import type { InjuryStatus } from "./player";
import { heldSince, historyOf, outSince, type StatusRow, type StatusStart } from "./status-history";

const at = (day: number, hour = 12) => new Date(Date.UTC(2025, 0, day, hour)).toISOString();
const row = (status: InjuryStatus, from: number, to: number): StatusRow => ({
  status,
  isInjured: null,
  expectedReturnDay: null,
  source: "espn",
  observedAt: at(from),
  lastSeenAt: at(to),
});

describe("since when a player is out", () => {
  it.each([
    ["the first day after one he was seen fit on", [row("ACTIVE", 1, 9), row("OUT", 10, 12)], 10, false],
    ["at least the first day, when nothing was seen before", [row("OUT", 10, 12)], 10, true],
    ["at least the day, after days without a look", [row("ACTIVE", 1, 5), row("OUT", 10, 12)], 10, true],
    [
      "the first of several kinds of absence",
      [row("QUESTIONABLE", 8, 9), row("OUT", 10, 11), row("INJURY_RESERVE", 12, 20), row("SUSPENSION", 21, 22)],
      10,
      false,
    ],
    ["the present absence, not an earlier one", [row("OUT", 1, 3), row("ACTIVE", 4, 9), row("OUT", 10, 12)], 10, false],
  ])("is %s", (_case, rows, day, isAtLeast) => {
    expect(outSince(rows)).toEqual({ since: at(day), isAtLeast });
    expect(heldSince(rows, "OUT")).toEqual({ since: at(day), isAtLeast });
  });

  it.each([
    ["who was last seen fit", [row("OUT", 1, 3), row("DAY_TO_DAY", 4, 5)]],
    ["of whom nothing was noted", []],
  ])("is not said of a player %s", (_case, rows) => {
    expect(outSince(rows)).toBeNull();
    expect(heldSince(rows, "OUT")).toBeNull();
  });

  it("holds for other statuses from their own first day", () => {
    const rows = [row("OUT", 1, 3), row("DAY_TO_DAY", 4, 5), row("DAY_TO_DAY", 6, 7)];
    expect(heldSince(rows, "DAY_TO_DAY")).toEqual({ since: at(4), isAtLeast: false });
    expect(heldSince(rows, "QUESTIONABLE")).toBeNull();
  });
});

describe("an absence of somebody who has played", () => {
  const played = (...days: number[]) => days.map((day) => easternDay.parse(`2025-01-${String(day).padStart(2, "0")}`));
  const dayOf = (start: StatusStart | null) => start && [dayEt(Date.parse(start.since)), start.isAtLeast];

  it.each([
    ["the day it was noted, where he played the evening before", [row("OUT", 10, 12)], [9], "2025-01-10", false],
    ["that day or earlier, where he may have missed days before", [row("OUT", 10, 12)], [8], "2025-01-10", true],
    ["the day after his last game, where it was noted before it", [row("OUT", 10, 14)], [6, 12], "2025-01-13", false],
    ["as noted, of a game on the day of the last look", [row("OUT", 10, 12)], [12], "2025-01-10", true],
  ] as const)("began %s", (_case, rows, days, day, isAtLeast) => {
    expect(dayOf(outSince(rows, played(...days)))).toEqual([day, isAtLeast]);
    expect(dayOf(heldSince(rows, "OUT", played(...days)))).toEqual([day, isAtLeast]);
    expect(dayOf(historyOf(rows, played(...days))[0] ?? null)).toEqual([day, isAtLeast]);
  });

  it("moves no earlier absence, and nothing of a status that lets him play", () => {
    const rows = [row("OUT", 1, 3), row("DAY_TO_DAY", 6, 12)];
    expect(historyOf(rows, played(4, 9))).toEqual(historyOf(rows));
  });
});

it("joins notes of one status into one stretch with its latest estimate", () => {
  const later = { ...row("OUT", 4, 8), expectedReturnDay: "2025-01-20" as StatusRow["expectedReturnDay"] };
  expect(historyOf([row("OUT", 1, 3), later, row("ACTIVE", 9, 9)])).toMatchObject([
    { status: "OUT", since: at(1), lastSeenAt: at(8), expectedReturnDay: "2025-01-20", isAtLeast: true },
    { status: "ACTIVE", since: at(9), isAtLeast: false },
  ]);
});
