import { describe, expect, it } from "vitest";
import { scoringPeriodId } from "../ids";
import type { ProGame } from "../league/matchup";
import { gamesBegunSince, isSettled, settledThrough } from "./game-log";

/** Period 1 is 1 January 2025; games tip off at 7 p.m. Eastern. */
const instant = (period: number, hourEt: number) => Date.UTC(2025, 0, period, hourEt + 5);
const game = (period: number, home: number, away: number, isOfficial = true): ProGame => ({
  gameId: period * 100 + home,
  scoringPeriod: scoringPeriodId.parse(period),
  tipoffAt: new Date(instant(period, 19)).toISOString(),
  homeProTeamId: home,
  awayProTeamId: away,
  isTimeTbd: false,
  isOfficial,
});
const morning = (today: number) => ({ today, nowMs: instant(today, 11) });

describe("how far a season is settled", () => {
  it.each([
    ["today's games are still to come", [game(1, 1, 2), game(2, 1, 3)], morning(2), 1],
    ["a list read under a later clock calls today's games official", [game(1, 1, 2), game(2, 1, 3)], morning(1), 0],
    ["nobody plays today", [game(1, 1, 2)], morning(3), 3],
    ["one of last night's games is not official yet", [game(1, 1, 2), game(2, 3, 4, false)], morning(3), 1],
    ["a game without official stats lies three days back", [game(1, 1, 2, false)], morning(4), 4],
    ["the season has not begun", [game(1, 1, 2, false)], { today: -3, nowMs: instant(-3, 11) }, 0],
    ["there are no games", [], morning(5), 5],
    ["tonight's are over", [game(1, 1, 2)], { today: 1, nowMs: instant(1, 23) }, 1],
  ])("%s", (_case, games, moment, expected) => {
    expect(settledThrough(games, moment)).toBe(expected);
  });

  it("counts a live game as begun and not as settled", () => {
    const live = game(1, 1, 2, false);
    const moment = { today: 1, nowMs: instant(1, 20) };
    expect(isSettled(live, moment)).toBe(false);
    expect(gamesBegunSince([live], 0, moment)).toEqual([live]);
  });
});

describe("games begun since a period", () => {
  const games = [game(1, 1, 2), game(2, 3, 4), game(3, 1, 4), game(4, 1, 3)];
  it.each([
    ["of one club", 0, [1], [101, 301]],
    ["of two clubs", 1, [1, 3], [301, 203]],
    ["of all", 1, undefined, [203, 301]],
    ["none of a club that does not play", 0, [9], []],
    ["none of free agency", 0, [0], []],
    ["none after a clock was set back", 10, undefined, []],
  ])("%s", (_case, through, proTeams, expected) => {
    // The fourth evening is still to come.
    expect(gamesBegunSince(games, through, morning(4), proTeams).map(({ gameId }) => gameId)).toEqual(expected);
  });
});
