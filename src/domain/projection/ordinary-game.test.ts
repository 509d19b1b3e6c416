import { expect, test } from "vitest";
import { easternDay } from "../ids";
import { BASE_STAT_COUNT } from "./base-stats";
import { ordinaryGame } from "./ordinary-game";
import { type PlayedGame, type PlayerForm, playerForm } from "./player-form";

const league = { ratePerMinute: new Float64Array(BASE_STAT_COUNT).fill(0.1), minutesPerGame: 24 };

/** Every stat 10 a game at first, 30 in the second half; always 30 minutes. */
const formAfter = (games: number): PlayerForm => {
  const played = Array.from(
    { length: games },
    (_, at): PlayedGame => ({
      day: easternDay.parse(new Date(Date.UTC(2024, 9, 22 + at)).toISOString().slice(0, 10)),
      ...{ team: "MIA", minutes: 30, stats: new Float64Array(BASE_STAT_COUNT).fill(at < 0.5 * games ? 10 : 30) },
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
  expect(ordinaryGame(form)[0]).toBeCloseTo(expected, 9);
  expect(Math.abs(ofForm - (form.seasonMean[0] ?? 0))).toBeGreaterThan(0.4);
});

test("a man without a game this season is what his form of the last one says", () => {
  const before = [
    { day: easternDay.parse("2024-04-10"), team: "MIA", minutes: 20, stats: new Float64Array(13).fill(6) },
  ];
  const form = playerForm([], before, league);
  if (!form) throw new Error("he has played");
  expect(ordinaryGame(form)[0]).toBeCloseTo((form.recentRate[0] ?? 0) * form.minutes.fast, 9);
});
