import { describe, expect, test } from "vitest";
import { easternDay } from "../ids";
import { addDays } from "../season/eastern-day";
import type { LeagueForm } from "./player-form";
import { SeasonForm, type SeasonLine } from "./season-form";

const opening = easternDay.parse("2024-10-22");
const league: LeagueForm = { ratePerMinute: new Float64Array(13).fill(0.1), minutesPerGame: 20 };

const line = (playerId: string, index: number, change: Partial<SeasonLine> = {}): SeasonLine => ({
  playerId,
  gameId: `g${index}`,
  day: addDays(opening, index),
  team: "AAA",
  opponent: "BBB",
  minutes: 30,
  plusMinus: 5,
  stats: new Float64Array(13).fill(3),
  ...change,
});
const played = (days: number, linesOn: (index: number) => SeasonLine[]): SeasonForm => {
  const form = new SeasonForm(league);
  for (let index = 0; index < days; index++) form.takeDay(addDays(opening, index), linesOn(index));
  return form;
};

describe("a season so far", () => {
  test("takes each day once, in order", () => {
    const form = played(3, (index) => [line("1", index)]);
    expect(() => form.takeDay(addDays(opening, 2), [])).toThrow(RangeError);
    expect(form.gamesOf("1")).toHaveLength(3);
  });

  test("leaves out lines without minutes", () => {
    expect(played(1, () => [line("1", 0, { minutes: 0 })]).gamesOf("1")).toHaveLength(0);
  });

  // Five players at +10 each are a win by 10; three wins over 3 + 8 games: 30 / 11.
  test("rates an NBA team by its margins, pulled to nothing", () => {
    const players = ["1", "2", "3", "4", "5"];
    const form = played(3, (index) => players.map((id) => line(id, index, { plusMinus: 10 })));
    expect(form.proTeamForm("AAA").rating).toBeCloseTo(30 / 11, 12);
    expect(form.proTeamForm("ZZZ").rating).toBe(0);
  });

  // His usual 30 minutes are free in the last of four games; a quarter of them on average.
  test("counts the minutes that a missing regular leaves", () => {
    const form = played(4, (index) => (index < 3 ? [line("1", index), line("2", index)] : [line("2", index)]));
    expect(form.proTeamForm("AAA").minutesVacated).toBeCloseTo(30 - 30 / 4, 12);
  });

  test("sees who allows more than others, and no difference where there is none", () => {
    const generous = (index: number) => (index > 8 ? 6 : 3);
    const form = played(20, (index) => [
      line("1", index, { stats: new Float64Array(13).fill(generous(index)) }),
      line("2", index, { gameId: `h${index}`, team: "CCC", opponent: "DDD" }),
    ]);
    expect(form.proTeamForm("BBB").allowedProduction).toBeGreaterThan(0);
    expect(form.proTeamForm("DDD").allowedProduction).toBeLessThan(0);
    expect(form.proTeamForm("ZZZ").allowed[0]).toBeLessThan(form.proTeamForm("BBB").allowed[0] ?? 0);
    const even = played(20, (index) => [line("1", index), line("2", index, { gameId: "h", team: "C", opponent: "D" })]);
    expect(even.proTeamForm("BBB").allowedProduction).toBeCloseTo(0, 12);
  });

  test("knows who was there, counted from his first game for the NBA team", () => {
    const form = played(10, (index) => [
      line("1", index),
      ...(index >= 4 && index !== 7 && index < 9 ? [line("2", index)] : []),
    ]);
    expect(form.presenceOf("2", "AAA")).toEqual({ missed: 1, share10: 4 / 6, share30: 4 / 6, gamesKnown: 6 });
    expect(form.presenceOf("1", "AAA")).toEqual({ missed: 0, share10: 1, share30: 1, gamesKnown: 10 });
    expect(form.presenceOf("9", "AAA")).toEqual({ missed: 10, share10: 0, share30: 0, gamesKnown: 10 });
  });

  test("uses the league of the season before until it has its own", () => {
    expect(played(3, (index) => [line("1", index)]).league).toBe(league);
  });
});
