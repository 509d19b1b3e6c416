import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { easternDay, matchupPeriodId, scoringPeriodId } from "../ids";
import type { LeagueSettings } from "../league/league";
import type { ProGame } from "../league/matchup";
import {
  buildCalendar,
  dayOfPeriod,
  matchupOfPeriod,
  periodOfDay,
  periodsOfMatchup,
  type SeasonCalendar,
} from "./calendar";
import { addDays, dayEt, daysBetween } from "./eastern-day";
import { gamesLeft, isUpcoming, lightNights, nightsOf, secondNights } from "./pro-schedule";

const LAL = 13;
const BOS = 2;

/** At 19:30 in New York, summer or winter. */
function tipOff(day: string): string {
  const guess = Date.parse(`${day}T23:30:00Z`);
  const hour = new Intl.DateTimeFormat("en-GB", { timeZone: "America/New_York", hour: "2-digit", hourCycle: "h23" });
  return new Date(guess + (19 - Number(hour.format(guess))) * 3_600_000).toISOString();
}

const game = (firstDay: string, period: number, change: Partial<ProGame> = {}): ProGame => ({
  gameId: period,
  scoringPeriod: scoringPeriodId.parse(period),
  tipoffAt: tipOff(addDays(easternDay.parse(firstDay), period - 1)),
  homeProTeamId: LAL,
  awayProTeamId: BOS,
  isTimeTbd: false,
  isOfficial: false,
  ...change,
});
/** Wrong numbers included, as they could come from outside. */
const asPeriod = (period: number): ProGame["scoringPeriod"] => period as ProGame["scoringPeriod"];
const every = (firstDay: string, periods: readonly number[]) => periods.map((period) => game(firstDay, period));
const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

function built(games: readonly ProGame[], last: number): SeasonCalendar {
  const calendar = buildCalendar(games, scoringPeriodId.parse(last));
  if (typeof calendar === "string") throw new Error(calendar);
  return calendar;
}
const schedule = (
  matchupPeriods: Record<string, number[]>,
  periodType: LeagueSettings["schedule"]["periodType"] = "week",
) => ({
  periodType,
  regularSeasonMatchups: 19,
  playoffTeamCount: 4,
  playoffMatchupWeeks: 2,
  seedingRule: null,
  isReseeded: false,
  matchupPeriods,
});

/** A Tuesday. Games every day but the six of the All-Star break from 14 February on. */
const FIRST = "2024-10-22";
const BREAK = daysBetween(easternDay.parse(FIRST), easternDay.parse("2025-02-14")) + 1;
const season = every(FIRST, [...run(1, BREAK - 1), ...run(BREAK + 6, 174)]);

describe("weeks", () => {
  const calendar = built(season, 174);

  test("run from Monday to Sunday, the first from opening day", () => {
    expect(calendar.weeks[0]).toEqual({ first: 1, last: 6 });
    expect(calendar.weeks[1]).toEqual({ first: 7, last: 13 });
    for (const { last } of calendar.weeks.slice(0, -1)) {
      expect(new Date(`${dayOfPeriod(calendar, last)}T00:00:00Z`).getUTCDay()).toBe(0);
    }
  });

  test("cover every period once, the All-Star one for two calendar weeks", () => {
    expect(calendar.weeks.flatMap(({ first, last }) => run(first, last))).toEqual(run(1, 174));
    const long = calendar.weeks.filter(({ first, last }) => last - first + 1 > 7);
    expect(long.map(({ first, last }) => last - first + 1)).toEqual([14]);
    expect(dayOfPeriod(calendar, long[0]?.first ?? scoringPeriodId.parse(1))).toBe("2025-02-10");
  });

  test("start on period 2 when opening night is the second day of ESPN's table", () => {
    const late = built(every("2022-10-17", run(2, 60)), 60);
    expect(late).toMatchObject({ firstDay: "2022-10-17", openingDay: "2022-10-18" });
    expect(late.weeks[0]).toEqual({ first: 1, last: 7 });
  });

  test("cannot be built from nothing, nor from games that contradict each other", () => {
    expect(buildCalendar([], scoringPeriodId.parse(10))).toBe("no-games");
    const mixed = [...every(FIRST, run(1, 10)), ...every("2024-11-01", run(11, 20))];
    expect(buildCalendar(mixed, scoringPeriodId.parse(20))).toBe("inconsistent-periods");
  });
});

describe("a season that makes no sense", () => {
  const fine = every(FIRST, run(1, 20));
  const withGame = (change: Record<string, unknown>): ProGame[] => [...fine, { ...game(FIRST, 3), ...change }];

  test.each<[string, readonly ProGame[], number, string]>([
    ["a tip-off that is no date", withGame({ tipoffAt: "soon" }), 20, "bad-games"],
    ["a tip-off beyond all years", withGame({ tipoffAt: "+020000-01-01T00:00:00Z" }), 20, "bad-games"],
    ["a broken period of a game", fine.map((one) => ({ ...one, scoringPeriod: asPeriod(1.5) })), 20, "bad-games"],
    ["a period that is no number", withGame({ scoringPeriod: Number.NaN }), 20, "bad-games"],
    ["a negative period", withGame({ scoringPeriod: -1 }), 20, "bad-games"],
    ["an endless period", withGame({ scoringPeriod: 1e12 }), 20, "bad-games"],
    ["a final period that is no number", fine, Number.NaN, "bad-final-period"],
    ["a negative final period", fine, -1, "bad-final-period"],
    ["final period 0", fine, 0, "bad-final-period"],
    ["a broken final period", fine, 20.5, "bad-final-period"],
    ["an endless season", fine, Number.POSITIVE_INFINITY, "bad-final-period"],
  ])("%s is a fault", (_what, games, last, named) => {
    expect(buildCalendar(games, asPeriod(last))).toBe(named);
  });
});

describe("matchup periods", () => {
  const calendar = built(season, 174);
  const settings = schedule({ "1": [1], "2": [2], "19": [19], "20": [20, 21], "21": [22, 23] });

  test("of two weeks are one", () => {
    const range = periodsOfMatchup(calendar, settings, matchupPeriodId.parse(20));
    expect(range).toEqual({ first: calendar.weeks[19]?.first, last: calendar.weeks[20]?.last });
    expect(matchupOfPeriod(calendar, settings, range?.first ?? 0)).toBe(20);
    expect(matchupOfPeriod(calendar, settings, range?.last ?? 0)).toBe(20);
  });

  test("unknown ones, and days outside all of them, are none", () => {
    expect(periodsOfMatchup(calendar, settings, matchupPeriodId.parse(7))).toBeUndefined();
    expect(matchupOfPeriod(calendar, settings, 0)).toBeUndefined();
    expect(matchupOfPeriod(calendar, settings, 400)).toBeUndefined();
  });

  test("of a rotisserie league are the whole season", () => {
    const roto = schedule({ "1": [1] }, "season");
    expect(periodsOfMatchup(calendar, roto, matchupPeriodId.parse(1))).toEqual({ first: 1, last: 174 });
  });

  test("given in days are those days", () => {
    const days = schedule({ "1": [1, 2, 3], "2": [4, 5] }, "scoring-period");
    expect(periodsOfMatchup(calendar, days, matchupPeriodId.parse(2))).toEqual({ first: 4, last: 5 });
  });
});

describe("the league's day", () => {
  test.each([
    ["a late game on the west coast", "2025-01-15T06:40:00Z", "2025-01-14"],
    ["just before 3 a.m. in winter", "2025-01-16T07:59:59Z", "2025-01-15"],
    ["3 a.m. in winter", "2025-01-16T08:00:00Z", "2025-01-16"],
    ["just before 3 a.m. in summer time", "2025-04-02T06:59:59Z", "2025-04-01"],
    ["3 a.m. in summer time", "2025-04-02T07:00:00Z", "2025-04-02"],
    // Clocks went forward on 9 March 2025 at 2 a.m. and back on 3 November 2024.
    ["the evening of the short day", "2025-03-10T02:30:00Z", "2025-03-09"],
    ["the evening of the long day", "2024-11-04T03:30:00Z", "2024-11-03"],
  ])("of %s", (_name, instant, day) => {
    expect(dayEt(Date.parse(instant))).toBe(day);
  });

  test("goes there and back over a whole season, changes of the clock included", () => {
    const calendar = built(season, 174);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 174 }), (period) => {
        expect(periodOfDay(calendar, dayOfPeriod(calendar, scoringPeriodId.parse(period)))).toBe(period);
      }),
    );
  });
});

describe("nights", () => {
  const games = [
    ...every(FIRST, [1, 2, 4, 5, 6, 9]),
    ...run(1, 6).map((index) => game(FIRST, 4, { gameId: 100 + index, homeProTeamId: 20, awayProTeamId: 21 })),
  ];

  test("with few games are light", () => {
    expect(nightsOf(games, { first: 2, last: 5 })).toEqual([
      { period: 2, games: 1 },
      { period: 4, games: 7 },
      { period: 5, games: 1 },
    ]);
    expect(lightNights(games, { first: 2, last: 5 }).map(({ period }) => period)).toEqual([2, 5]);
  });

  test("after a night with a game are second nights, also when the first lies before the range", () => {
    expect(secondNights(games, LAL, { first: 1, last: 9 })).toEqual([2, 5, 6]);
    expect(secondNights(games, BOS, { first: 5, last: 5 })).toEqual([5]);
    expect(secondNights(games, 30, { first: 1, last: 9 })).toEqual([]);
  });

  test("to come are those not begun", () => {
    const during = Date.parse(tipOff("2024-10-25")) + 1;
    expect(gamesLeft(games, LAL, { first: 1, last: 9 }, during)).toBe(3);
    expect(gamesLeft(games, LAL, { first: 1, last: 5 }, during)).toBe(1);
    expect(gamesLeft([], LAL, { first: 1, last: 5 }, during)).toBe(0);
  });

  const first = games[0] ?? game(FIRST, 1);
  test.each<[string, () => unknown]>([
    ["games left at no time", () => gamesLeft(games, LAL, { first: 1, last: 9 }, Number.NaN)],
    ["games left of nobody at no time", () => gamesLeft([], LAL, { first: 1, last: 9 }, Number.NaN)],
    ["a game to come at no time", () => isUpcoming(first, Number.NaN)],
    ["a game to come without a date", () => isUpcoming({ ...first, tipoffAt: "soon" }, 0)],
    ["games left of reversed periods", () => gamesLeft(games, LAL, { first: 9, last: 1 }, 0)],
    ["games left of no periods", () => gamesLeft(games, LAL, { first: Number.NaN, last: 9 }, 0)],
    ["nights of reversed periods", () => nightsOf(games, { first: 9, last: 1 })],
    ["light nights of reversed periods", () => lightNights(games, { first: 9, last: 1 })],
    ["second nights of reversed periods", () => secondNights(games, LAL, { first: 9, last: 8 })],
  ])("%s throw", (_what, ask) => {
    expect(ask).toThrow(RangeError);
  });

  // ESPN sends a morning placeholder while the time is open.
  test("without a known time count until their day is over", () => {
    const open = game(FIRST, 4, { isTimeTbd: true, tipoffAt: "2024-10-25T13:00:00Z" });
    expect(isUpcoming(open, Date.parse("2024-10-25T20:00:00Z"))).toBe(true);
    expect(isUpcoming(open, Date.parse("2024-10-26T20:00:00Z"))).toBe(false);
  });
});
