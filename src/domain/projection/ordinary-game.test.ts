import { expect, test } from "vitest";
import { easternDay } from "../ids";
import { BASE_STAT_COUNT } from "./base-stats";
import { baselineGame } from "./ordinary-game";
import { type PlayedGame, type PlayerForm, playerForm } from "./player-form";

const league = { ratePerMinute: new Float64Array(BASE_STAT_COUNT).fill(0.1), minutesPerGame: 24 };

/** Every stat 10 a game at first, 30 in the second half; always 30 minutes. */
const formAfter = (games: number): PlayerForm => {
  const played = Array.from(
    { length: games },
    (_, at): PlayedGame => ({
      day: easternDay.parse(new Date(Date.UTC(2024, 9, 22 + at)).toISOString().slice(0, 10)),
      team: "MIA",
      minutes: 30,
      stats: new Float64Array(BASE_STAT_COUNT).fill(at < 0.5 * games ? 10 : 30),
    }),
  );
  const form = playerForm(played, [], league);
  if (!form) throw new Error("he has played");
  return form;
};

test.each([
  [40, 0.5],
  [14, 0.5],
  [7, 0.25],
])("after %i games the season's average weighs %f", (games, weight) => {
  const form = formAfter(games);
  const ofForm = (form.recentRate[0] ?? 0) * form.minutes.fast;
  const expected = (1 - weight) * ofForm + weight * (form.seasonMean[0] ?? 0);
  expect(baselineGame(form)[0]).toBeCloseTo(expected, 9);
  expect(Math.abs(ofForm - (form.seasonMean[0] ?? 0))).toBeGreaterThan(0.4);
});

const game = (amount: number): PlayedGame => ({
  day: easternDay.parse("2024-04-10"),
  team: "MIA",
  minutes: 20,
  stats: new Float64Array(BASE_STAT_COUNT).fill(amount),
});
const formOf = (season: readonly PlayedGame[], before: readonly PlayedGame[]): PlayerForm => {
  const form = playerForm(season, before, league);
  if (!form) throw new Error("he has played");
  return form;
};
const times = (count: number, amount: number) => Array.from({ length: count }, () => game(amount));

test("a player without a game this season is what he was before", () => {
  expect(baselineGame(formOf([], [...times(40, 6), ...times(40, 8)]))[0]).toBeCloseTo(7, 9);
});

test.each([
  [5, 82, 5 / 10],
  [45, 82, 5 / 50],
  // Seven games of a season before say half as much as fourteen.
  [5, 7, 2.5 / 7.5],
])("after %i games, %i of the season before weigh as five", (games, gamesBefore, share) => {
  const form = formOf(times(games, 20), times(gamesBefore, 10));
  const now = baselineGame({ ...form, before: null })[0] ?? 0;
  expect(baselineGame(form)[0]).toBeCloseTo((1 - share) * now + share * 10, 9);
  expect(Math.abs(now - 10)).toBeGreaterThan(0.5);
});
