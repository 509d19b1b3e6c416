import { describe, expect, test } from "vitest";
import { easternDay, playerId, type ScoringPeriodId, scoringPeriodId } from "../ids";
import type { ProGame } from "../league/matchup";
import type { InjuryStatus, Player, StatRow } from "../players/player";
import { espnHistory } from "../projection/espn-history";
import { addDays } from "../season/eastern-day";
import { gamesByProTeam } from "../season/pro-schedule";
import { ESPN_DEFAULT_POINTS } from "../stats/scoring";
import { STAT } from "../stats/stats";
import { isForecast, isStartable, type OutlookSetting, playerOutlook } from "./outlook";

const PRO_TEAM = 2;
const SEASON = 2025;
const firstDay = easternDay.parse("2024-10-22");
const dayOf = (period: ScoringPeriodId) => addDays(firstDay, period - 1);

/** His NBA team plays every second day, periods 1, 3, 5 … 79, at home. */
const games = Array.from({ length: 40 }, (_, index): ProGame => {
  const period = scoringPeriodId.parse(1 + 2 * index);
  const tipoffAt = `${dayOf(period)}T23:30:00Z`;
  return {
    gameId: index,
    scoringPeriod: period,
    tipoffAt,
    homeProTeamId: PRO_TEAM,
    awayProTeamId: 3,
    isTimeTbd: false,
    isOfficial: false,
  };
});

const LINE = { [STAT.MIN]: 30, [STAT.FGM]: 5, [STAT.FGA]: 11, [STAT.THREE_PM]: 2, [STAT.THREE_PA]: 5 };
const REST = {
  [STAT.FTM]: 2,
  [STAT.FTA]: 2,
  [STAT.OREB]: 1,
  [STAT.DREB]: 4,
  [STAT.AST]: 4,
  [STAT.STL]: 1,
  [STAT.TO]: 2,
};
const line = { ...LINE, ...REST, [STAT.BLK]: 0, [STAT.PF]: 2 };

const row = (period: number, change: Partial<StatRow> = {}): StatRow => ({
  kind: "game",
  isProjected: false,
  season: SEASON,
  proGameId: null,
  proTeamId: PRO_TEAM,
  appliedTotal: null,
  scoringPeriod: scoringPeriodId.parse(period),
  stats: line,
  ...change,
});
const totals = (count: number, change: Partial<StatRow> = {}): StatRow =>
  row(1, {
    kind: "season",
    stats: {
      ...Object.fromEntries(Object.entries(line).map(([id, amount]) => [id, amount * count])),
      [STAT.GP]: count,
    },
    ...change,
  });
const everyGame = (until: number) =>
  games.filter((game) => game.scoringPeriod < until).map((game) => row(game.scoringPeriod));

const player = (status: InjuryStatus, expectedReturn: string | null = null): Player => ({
  playerId: playerId.parse(7),
  fullName: "A Player",
  defaultPositionId: 1,
  positions: ["PG"],
  eligibleSlots: [0, 5, 11],
  proTeamId: PRO_TEAM,
  isDroppable: true,
  percentOwned: 50,
  availability: {
    status,
    isInjured: null,
    expectedReturnDay: expectedReturn ? easternDay.parse(expectedReturn) : null,
  },
});
const setting: OutlookSetting = {
  season: SEASON,
  gamesOf: gamesByProTeam(games),
  last: 66,
  scoringItems: ESPN_DEFAULT_POINTS,
  dayOf,
  today: scoringPeriodId.parse(61),
  nowMs: Date.parse(`${addDays(firstDay, 60)}T12:00:00Z`),
};
const outlook = (
  status: InjuryStatus,
  rows: readonly StatRow[] = everyGame(61),
  change: Partial<OutlookSetting> = {},
) => playerOutlook(player(status), rows, { ...setting, ...change });

describe("a player's outlook", () => {
  test("has every game from today to the last day, each with a whole distribution", () => {
    const { games: coming, gamesPlayed, pointsPerGame } = outlook("ACTIVE");
    expect(gamesPlayed).toBe(30);
    expect(pointsPerGame).toBeGreaterThan(24);
    expect(pointsPerGame).toBeLessThan(29);
    expect(coming.map(({ period }) => period)).toEqual([61, 63, 65]);
    // 14 + 2 + 10 - 11 + 2 - 2 + 5 + 8 + 4 - 4 = 28 every night.
    for (const { projection, pPlay } of coming.filter(isForecast)) {
      expect(projection.mean).toBeGreaterThan(25);
      expect(projection.mean).toBeLessThan(31);
      expect(projection.interval80[0]).toBeLessThan(projection.median);
      expect(pPlay).toBeGreaterThan(0.85);
    }
  });

  test("knows which game has begun", () => {
    const nowMs = Date.parse(`${addDays(firstDay, 60)}T23:45:00Z`);
    expect(outlook("ACTIVE", everyGame(61), { nowMs }).games.map(({ isUpcoming }) => isUpcoming)).toEqual([
      false,
      true,
      true,
    ]);
  });

  test("expects little of a player who is out, more on each later day", () => {
    const chances = outlook("OUT", everyGame(55)).games.map(({ pPlay }) => pPlay ?? Number.NaN);
    expect(chances[0]).toBeCloseTo(0.007, 9);
    expect(chances).toEqual([...chances].sort((a, b) => a - b));
    expect(chances[2]).toBeLessThan(0.7);
  });

  test.each(["ACTIVE", "OUT", "DAY_TO_DAY"] as const)(
    "gives a later game of a player who is %s the chance that it has as one of the days looked at",
    (status) => {
      const chancesOf = (of: readonly { period: number; pPlay: number | null }[]) =>
        of.map(({ period, pPlay }) => [Number(period), pPlay]);
      const near = outlook(status, everyGame(57));
      const far = outlook(status, everyGame(57), { last: 79 });
      expect(chancesOf([...near.games, ...near.laterGames(79)])).toEqual(chancesOf(far.games));
      expect(near.laterGames(71).map(({ period }) => period)).toEqual([67, 69, 71]);
      expect(near.laterGames(66)).toEqual([]);
    },
  );

  test("takes ESPN's expected return at its word", () => {
    const back = playerOutlook(player("OUT", dayOf(scoringPeriodId.parse(63))), everyGame(51), setting);
    const [today = 1, onDay = 0] = back.games.map(({ pPlay }) => pPlay);
    expect(today).toBeLessThan(0.01);
    expect(onDay).toBeGreaterThan(0.7);
  });

  test("never looks at today's line or later ones", () => {
    const monster = row(61, { stats: Object.fromEntries(Object.keys(line).map((id) => [id, 90])) });
    const report = (rows: readonly StatRow[]) => JSON.stringify(outlook("ACTIVE", rows));
    expect(report([...everyGame(61), monster])).toBe(report(everyGame(61)));
  });

  test("rests on totals and the last five games where no more is told", () => {
    const few = [...everyGame(61).slice(-5), totals(30)];
    const [known, whole] = [outlook("ACTIVE", few), outlook("ACTIVE")];
    expect(known.gamesPlayed).toBe(30);
    expect(known.games[0]?.projection?.mean).toBeCloseTo(whole.games[0]?.projection?.mean ?? Number.NaN, 6);
    expect(known.games[0]?.pPlay).toBeCloseTo(whole.games[0]?.pPlay ?? Number.NaN, 1);
  });

  test("rests on ESPN's season projection before his first game", () => {
    const projected = outlook("ACTIVE", [totals(70, { isProjected: true })]);
    expect(projected.gamesPlayed).toBe(0);
    expect(projected.games[0]?.projection?.mean).toBeGreaterThan(20);
  });

  test("without any stats has his games all the same, with a value that is unknown", () => {
    const { games: coming, ...rest } = outlook("ACTIVE", []);
    expect(rest).toMatchObject({ gamesPlayed: 0, pointsPerGame: null, baselineLine: null });
    expect(coming).toMatchObject([61, 63, 65].map((period) => ({ period, pPlay: null, projection: null })));
    expect(coming.some(isForecast)).toBe(false);
    expect(coming.every(isStartable)).toBe(true);
  });

  test("without any stats still goes by a status that rules him out, until the return it names", () => {
    const chances = (status: InjuryStatus, back: string | null = null) =>
      playerOutlook(player(status, back), [], setting).games.map(({ pPlay }) => pPlay);
    expect(chances("OUT")).toEqual([0.007, 0.007, 0.007]);
    expect(chances("OUT", dayOf(scoringPeriodId.parse(63)))).toEqual([0.007, null, null]);
    expect(chances("DAY_TO_DAY")).toEqual([0.552, null, null]);
    expect(chances("UNKNOWN")).toEqual([null, null, null]);
  });
});

test("games of the totals that are not known one by one count as their average, once", () => {
  // 10 games of 30 minutes in all; the two known ones of 40 leave (300 - 80) / 8.
  const known = [57, 59].map((period) => row(period, { stats: { ...line, [STAT.MIN]: 40 } }));
  const history = espnHistory([...known, totals(10)], { season: SEASON, before: 61, proTeamId: PRO_TEAM, dayOf });
  expect(history.games).toHaveLength(10);
  expect(history.games[0]?.minutes).toBeCloseTo(27.5, 12);
  expect(history.games.reduce((sum, game) => sum + game.minutes, 0)).toBeCloseTo(300, 9);
  expect(history.periods).toEqual([57, 59]);
});
