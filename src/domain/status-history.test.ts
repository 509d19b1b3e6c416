import { describe, expect, it } from "vitest";
import type { InjuryStatus } from "./player";
import { heldSince, historyOf, outSince, type StatusRow } from "./status-history";

const at = (day: number, hour = 12) => new Date(Date.UTC(2025, 0, day, hour)).toISOString();
const row = (status: InjuryStatus, from: number, to: number): StatusRow => ({
  ...{ status, isInjured: null, expectedReturnDay: null, source: "espn" },
  ...{ observedAt: at(from), lastSeenAt: at(to) },
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

it("joins notes of one status into one stretch with its latest estimate", () => {
  const later = { ...row("OUT", 4, 8), expectedReturnDay: "2025-01-20" as StatusRow["expectedReturnDay"] };
  expect(historyOf([row("OUT", 1, 3), later, row("ACTIVE", 9, 9)])).toMatchObject([
    { status: "OUT", since: at(1), lastSeenAt: at(8), expectedReturnDay: "2025-01-20", isAtLeast: true },
    { status: "ACTIVE", since: at(9), isAtLeast: false },
  ]);
});
