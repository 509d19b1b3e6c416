import { describe, expect, it } from "vitest";
import { scoringPeriodId } from "../ids";
import type { ProGame } from "../league/matchup";
import { areMovesClosed, movesCloseAtMs } from "./roster-lock";

const game = (period: number, tipoffAt: string, isTimeTbd = false): ProGame => ({
  gameId: period,
  scoringPeriod: scoringPeriodId.parse(period),
  tipoffAt,
  homeProTeamId: 1,
  awayProTeamId: 2,
  isTimeTbd,
  isOfficial: false,
});
const FIRST_TIP = "2025-01-16T00:00:00Z";
const games = [
  game(86, "2025-01-16T03:00:00Z"),
  game(86, FIRST_TIP),
  // A placeholder of a game without a known time.
  game(86, "2025-01-15T08:00:00Z", true),
  game(87, "2025-01-16T23:00:00Z"),
];
const closedAt = (rosterLock: string, at: string, period = 86) =>
  areMovesClosed({ rosterLock }, games, { period, nowMs: Date.parse(at) });

describe("a league that closes adds and drops at the day's first tip-off", () => {
  const rosterLock = "FIRSTGAME_SCORINGPERIOD";

  it("closes them for everybody at that moment, and not before", () => {
    expect(closedAt(rosterLock, "2025-01-15T23:59:59Z")).toBe(false);
    expect(closedAt(rosterLock, FIRST_TIP)).toBe(true);
    expect(movesCloseAtMs({ rosterLock }, games, 86)).toBe(Date.parse(FIRST_TIP));
  });

  it("leaves them open on a day without games", () => {
    expect(closedAt(rosterLock, "2025-01-18T03:00:00Z", 88)).toBe(false);
  });
});

it("where each player's own game counts nothing closes for everybody", () => {
  expect(closedAt("INDIVIDUAL_GAME", "2025-01-16T04:00:00Z")).toBe(false);
  expect(closedAt("UNKNOWN", "2025-01-16T04:00:00Z")).toBe(false);
});
