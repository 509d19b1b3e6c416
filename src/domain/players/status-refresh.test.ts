/** When statuses are read again, around an evening of games. */
import { describe, expect, it } from "vitest";
import { scoringPeriodId } from "../ids";
import type { ProGame } from "../league/matchup";
import { isStatusRefreshDue } from "./status-refresh";

const MINUTE_MS = 60_000;
const game = (tipoffAt: string, isTimeTbd = false): ProGame => ({
  gameId: 1,
  scoringPeriod: scoringPeriodId.parse(86),
  tipoffAt,
  homeProTeamId: 1,
  awayProTeamId: 2,
  isTimeTbd,
  isOfficial: false,
});

// 15 January 2025: 19:00 and 22:30 in New York, and a game of the day after.
const EVENING = [game("2025-01-16T00:00:00Z"), game("2025-01-16T03:30:00Z"), game("2025-01-17T00:00:00Z")];
const at = (text: string) => Date.parse(text);

describe("a refresh of statuses", () => {
  it("is due when there never was one", () => {
    expect(isStatusRefreshDue(at("2025-07-01T12:00:00Z"), undefined, [])).toBe(true);
  });

  it.each([
    ["in the morning", "2025-01-15T15:00:00Z", 15],
    ["a minute before the last two hours", "2025-01-15T21:59:00Z", 15],
    ["two hours before the first tip-off", "2025-01-15T22:00:00Z", 3],
    ["between the first and the last tip-off", "2025-01-16T02:00:00Z", 3],
    ["at the last tip-off", "2025-01-16T03:30:00Z", 3],
    ["a minute after it", "2025-01-16T03:31:00Z", 15],
    ["on a day without games", "2025-01-20T23:00:00Z", 15],
  ])("comes %s at the right pace", (_, now, everyMinutes) => {
    // Asked every three minutes and up to a minute early.
    expect(isStatusRefreshDue(at(now), (everyMinutes - 1) * MINUTE_MS, EVENING)).toBe(true);
    expect(isStatusRefreshDue(at(now), (everyMinutes - 1) * MINUTE_MS - 1, EVENING)).toBe(false);
  });

  it("keeps a game after midnight with the evening it belongs to", () => {
    // 00:30 in New York on the 16th, of the league's day of the 15th.
    const late = [game("2025-01-16T05:30:00Z")];
    expect(isStatusRefreshDue(at("2025-01-16T04:00:00Z"), 3 * MINUTE_MS, late)).toBe(true);
  });

  it("takes the placeholder of an unknown time for no time at all", () => {
    const open = [game("2025-01-16T00:00:00Z", true)];
    expect(isStatusRefreshDue(at("2025-01-15T23:00:00Z"), 3 * MINUTE_MS, open)).toBe(false);
  });
});
