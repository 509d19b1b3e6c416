import { describe, expect, test } from "vitest";
import { easternDay } from "../ids";
import { addDays } from "../season/eastern-day";
import { FULL_HISTORY_GAMES, gamesMissed, type LeagueForm, type PlayedGame, playerForm } from "./player-form";

const AST = 8;
const opening = easternDay.parse("2024-10-22");
const league: LeagueForm = { ratePerMinute: new Float64Array(13).fill(0.1), minutesPerGame: 20 };

const game = (index: number, minutes: number, assists: number, team = "AAA"): PlayedGame => {
  const stats = new Float64Array(13);
  stats[AST] = assists;
  return { day: addDays(opening, 2 * index), team, minutes, stats };
};
const season = (count: number, minutes = 30, assists = 6) =>
  Array.from({ length: count }, (_, index) => game(index, minutes, assists));

describe("form", () => {
  // 14 games of 30 minutes and 6 assists: (84 + 80 × 0.1) / (420 + 80) a minute; steals (0 + 400 × 0.1) / (420 + 400).
  test("pulls each rate to the league's with the stat's own weight", () => {
    const form = playerForm(season(14), [], league);
    expect(form?.rate[AST]).toBeCloseTo(92 / 500, 12);
    expect(form?.rate[9]).toBeCloseTo(40 / 820, 12);
  });

  // Minutes 10 twelve times, then 20 and 40, weights 1, 0.8, 0.64 …: by hand 40 + 16 + 10 × (5 × (1 - 0.8^14) - 1.8).
  test("remembers minutes shortly", () => {
    const games = [...season(12, 10), game(12, 20, 3), game(13, 40, 5)];
    const weights = 5 * (1 - 0.8 ** 14);
    const form = playerForm(games, [], league);
    expect(form?.minutes.fast).toBeCloseTo((40 + 16 + 10 * (weights - 1.8)) / weights, 10);
    expect(form?.minutes.last3).toBeCloseTo(70 / 3, 12);
    expect(form?.minutes.max10).toBe(40);
  });

  test("goes on from last season's last games until this one is long enough", () => {
    const before = [...season(40, 12, 1), ...season(FULL_HISTORY_GAMES - 2, 36, 9)];
    const form = playerForm(season(2), before, league);
    expect(form?.games).toBe(2);
    expect(form?.minutes.mean).toBeCloseTo((12 * 36 + 2 * 30) / 14, 12);
  });

  test("of a newcomer leans on an unknown player's minutes, less with every game", () => {
    const [one, five] = [playerForm(season(1), [], league), playerForm(season(5), [], league)];
    expect(one?.minutes.mean).toBeLessThan(five?.minutes.mean ?? 0);
    expect(five?.minutes.mean).toBeLessThan(30);
  });

  test("is nothing without a game", () => {
    expect(playerForm([], [], league)).toBeUndefined();
  });

  // A list that is still being written to must not change what was seen before.
  test("does not change when games are added to the list it was made from", () => {
    const games = season(20);
    const form = playerForm(games, [], league);
    const seen = JSON.stringify([form, form?.minutesWith("AAA"), form?.isNewTo("AAA")]);
    games.push(game(20, 48, 20, "BBB"));
    expect(JSON.stringify([form, form?.minutesWith("AAA"), form?.isNewTo("AAA")])).toBe(seen);
  });

  test("knows a new NBA team, and expects his usual minutes there", () => {
    const form = playerForm(season(20), [], league);
    expect(form?.isNewTo("BBB")).toBe(true);
    expect(form?.minutesWith("BBB")).toBeCloseTo(30, 12);
  });
});

test("games missed are the NBA team's since his last one", () => {
  const days = [0, 2, 4, 6].map((day) => addDays(opening, day));
  expect(gamesMissed({ lastDay: addDays(opening, 2) }, days)).toBe(2);
  expect(gamesMissed({ lastDay: null }, days)).toBe(4);
});

test.each([
  ["minutes that are no number", { minutes: Number.NaN }],
  ["negative minutes", { minutes: -30 }],
  ["no minutes", { minutes: 0 }],
  ["a stat that is no number", { stats: new Float64Array(13).fill(Number.NaN) }],
  ["a negative stat", { stats: new Float64Array(13).fill(-1) }],
])("%s are refused", (_what, change) => {
  expect(() => playerForm([{ ...game(0, 30, 5), ...change }], [], league)).toThrow(RangeError);
});
