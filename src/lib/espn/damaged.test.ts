/**
 * Answers that contradict themselves or hold what no league can have: what is good in them stays, and nothing is made
 * up.
 */
import { describe, expect, it } from "vitest";
import { toSettings, toTeams } from "./league";
import { toMatchups } from "./matchup";
import { toPlayerCards, toPlayerList, toPoolPlayers } from "./pool";
import { toProGames } from "./pro-schedule";
import { toDayRosters } from "./roster";
import { toTransactions } from "./transactions";

const player = (id: number, more: object = {}) => ({ id, fullName: `Player ${id}`, injuryStatus: "ACTIVE", ...more });
const row = (id: number, more: object = {}) => ({ id, status: "FREEAGENT", player: player(id, more) });
const entry = (id: number, more: object = {}) => ({
  playerId: id,
  lineupSlotId: 0,
  playerPoolEntry: { player: player(id, more) },
});
const statuses = (rows: ReturnType<typeof toPoolPlayers>) =>
  rows.map((each) => [Number(each.player.playerId), each.player.availability.status]);

describe("a player who stands in one answer twice", () => {
  it("is read once, with his status when both say the same", () => {
    expect(statuses(toPoolPlayers([row(1), row(2), row(1)]))).toEqual([
      [1, "ACTIVE"],
      [2, "ACTIVE"],
    ]);
  });

  it.each([
    ["another status", { injuryStatus: "OUT" }],
    ["no status", { injuryStatus: undefined }],
    ["another name", { fullName: "Somebody Else" }],
  ])("with %s the second time has no known status", (_name, second) => {
    const availability = { status: "UNKNOWN", isInjured: null, expectedReturnDay: null };
    const twice = [
      row(1, { injured: true, expectedReturnDate: [2025, 1, 20] }),
      row(2, { injuryStatus: "OUT" }),
      row(1, second),
    ];
    expect(statuses(toPoolPlayers(twice))).toEqual([
      [1, "UNKNOWN"],
      [2, "OUT"],
    ]);
    expect(toPlayerCards(twice)[0]?.player.availability).toEqual(availability);
    expect(toPlayerList(twice.map((each) => each.player))[0]?.availability).toEqual(availability);
  });

  it("is on one roster only, and his team-mates stay", () => {
    const rosters = toDayRosters(
      [
        { id: 1, roster: { entries: [entry(1), entry(2)] } },
        { id: 2, roster: { entries: [entry(3), entry(1, { injuryStatus: "OUT" })] } },
      ],
      2025,
      80,
    );
    const shown = rosters.map(({ entries }) =>
      entries.map(({ player: { playerId, availability } }) => [Number(playerId), availability.status]),
    );
    expect(shown).toEqual([
      [
        [1, "UNKNOWN"],
        [2, "ACTIVE"],
      ],
      [[3, "ACTIVE"]],
    ]);
  });
});

it("a row that gives its player two ids belongs to nobody", () => {
  expect(statuses(toPoolPlayers([{ ...row(1), id: 7 }, row(2)]))).toEqual([[2, "ACTIVE"]]);
  const [team] = toDayRosters([{ id: 1, roster: { entries: [{ ...entry(1), playerId: 7 }, entry(2)] } }], 2025, 80);
  expect(team?.entries.map(({ player: { playerId } }) => Number(playerId))).toEqual([2]);
});

describe("a stat row", () => {
  const game = (period: number, stats: object) => ({
    seasonId: 2025,
    scoringPeriodId: period,
    statSourceId: 0,
    statSplitTypeId: 5,
    externalId: `game-${period}`,
    stats,
  });
  const rowsOf = (...stats: object[]) => toPoolPlayers([row(1, { stats })])[0]?.rows ?? [];

  it("that comes twice counts once", () => {
    expect(rowsOf(game(5, { "0": 20 }), game(6, { "0": 8 }), game(5, { "0": 20 }))).toHaveLength(2);
  });

  it("keeps the amounts that can be ones, under ESPN's numbers only", () => {
    const text = '{"0": 20, "1": 1e308, "2": "NaN", "3": null, "__proto__": 5, "constructor": 7, "PTS": 9}';
    expect(rowsOf(game(5, JSON.parse(text)))[0]?.stats).toEqual({ "0": 20 });
  });
});

it("an unreadable total is the sum of the days, not zero", () => {
  const side = { teamId: 1, totalPoints: "NaN", pointsByScoringPeriod: { "5": 100.5, "6": 50 } };
  const [matchup] = toMatchups([{ id: 1, matchupPeriodId: 2, home: side, away: { teamId: 2 } }], 2025, 6);
  expect(matchup?.sides.map(({ totalPoints }) => totalPoints)).toEqual([150.5, 0]);
});

describe("a side of a matchup whose score cannot be read", () => {
  const wholeOf = (more: object) =>
    toMatchups([{ id: 1, matchupPeriodId: 2, home: { teamId: 1, ...more }, away: { teamId: 2 } }], 2025, 6)[0]
      ?.isComplete;
  it.each([
    ["no total and no days", { totalPoints: null }],
    ["a total in words", { totalPoints: "645" }],
    ["no total, and a day in words", { totalPoints: null, pointsByScoringPeriod: { "5": 100.5, "6": "50" } }],
    ["categories in words", { totalPoints: 0, cumulativeScore: "4-3" }],
    ["wins in words", { totalPoints: 0, cumulativeScore: { wins: "4", losses: 3 } }],
  ])("%s is not read as zero", (_name, side) => {
    expect(wholeOf(side)).toBe(false);
  });
  it("is no loss where categories count instead", () => {
    const cumulativeScore = { wins: 4, losses: 3, ties: 0, scoreByStat: { "0": { score: 20, result: "WIN" } } };
    expect(wholeOf({ totalPoints: null, cumulativeScore })).toBe(true);
  });
});

describe("settings that cannot be read", () => {
  const settings = (more: { item?: object; items?: unknown; limits?: unknown; type?: string }) =>
    toSettings({
      scoringSettings: {
        scoringType: more.type ?? "H2H_POINTS",
        scoringItems: more.items ?? [
          { statId: 0, points: 1 },
          { statId: 6, points: 1, ...more.item },
        ],
      },
      rosterSettings: {},
      ...("limits" in more ? { acquisitionSettings: more.limits } : {}),
    });
  const item = "scoringSettings.scoringItems.1";
  it.each([
    ["points in words", { item: { points: "1" } }, `${item}.points`],
    ["points of null", { item: { points: null } }, `${item}.points`],
    ["no points in a points league", { item: { points: undefined } }, `${item}.points`],
    ["a statistic in words", { item: { statId: "6" } }, `${item}.statId`],
    ["a reversal in words", { item: { isReverseItem: "no" } }, `${item}.isReverseItem`],
    ["a position's weight in words", { item: { pointsOverrides: { "1": "2" } } }, `${item}.pointsOverrides.1`],
    ["items in words", { items: "none", type: "H2H_CATEGORY" }, "scoringSettings.scoringItems"],
    [
      "a matchup's limit in words",
      { limits: { matchupAcquisitionLimit: "7" } },
      "acquisitionSettings.matchupAcquisitionLimit",
    ],
    ["a season's limit of null", { limits: { acquisitionLimit: null } }, "acquisitionSettings.acquisitionLimit"],
    [
      "a share per day in words",
      { limits: { matchupLimitPerScoringPeriod: "yes" } },
      "acquisitionSettings.matchupLimitPerScoringPeriod",
    ],
    ["limits in words", { limits: "none" }, "acquisitionSettings"],
  ])("%s are refused by their path", (_name, damage, path) => {
    expect(() => settings(damage)).toThrow(
      expect.objectContaining({
        code: "espn.unexpected_shape",
        context: { what: "settings", path },
      }),
    );
  });
  it("are no limits when they were not sent, and no weight in a category league", () => {
    expect(settings({}).acquisitions).toMatchObject({ matchupLimit: null, seasonLimit: null });
    expect(settings({ limits: {} }).acquisitions).toMatchObject({ matchupLimit: null, isMatchupLimitPerDay: false });
    expect(settings({ item: { points: undefined }, type: "H2H_CATEGORY" }).scoringItems).toHaveLength(2);
  });
});

describe("a team's counts", () => {
  const teamOf = (more: object) => toTeams([{ id: 1, ...more }])[0];
  it.each([
    ["in words", "12"],
    ["of null", null],
    ["of adds in words", { acquisitions: "12", matchupAcquisitionTotals: { "13": 1 } }],
    ["of one matchup in words", { acquisitions: 12, matchupAcquisitionTotals: { "12": 2, "13": "1" } }],
  ])("%s are unknown, not zero", (_name, transactionCounter) => {
    expect(teamOf({ transactionCounter })).toMatchObject({ acquisitionsThisSeason: null, acquisitionsByMatchup: null });
  });
  it("are none when they were not sent, and a record is unknown without one", () => {
    expect(teamOf({})).toMatchObject({ acquisitionsByMatchup: {}, record: null });
    expect(teamOf({ record: { overall: { wins: "8", losses: 4, ties: 0 } } })?.record).toBeNull();
    expect(teamOf({ record: { overall: { wins: 8, losses: 4, ties: 0 } } })?.record).toEqual({
      wins: 8,
      losses: 4,
      ties: 0,
    });
  });
});

it("an NBA team does not play itself, and no game is in a year of five digits", () => {
  const listed = (id: number, more: object) => ({
    id,
    scoringPeriodId: 3,
    date: 1_666_220_400_000,
    homeProTeamId: 11,
    awayProTeamId: 27,
    ...more,
  });
  const games = [listed(1, {}), listed(2, { awayProTeamId: 11 }), listed(3, { date: 8.64e15 })];
  const body = { settings: { proTeams: [{ id: 11, proGamesByScoringPeriod: { "3": games } }] } };
  expect(toProGames(body).map(({ gameId }) => gameId)).toEqual([1]);
});

it("names lose what is no text, and ids that no column holds are none", () => {
  const names = toPoolPlayers([row(1, { fullName: "  Al\u0000 \ud800Horford\n" }), row(9_007_199_254_740_991)]);
  expect(names.map((each) => each.player.fullName)).toEqual(["Al \ufffdHorford"]);
  const items = [
    { type: "ADD", playerId: 1 },
    { type: "ADD", playerId: 1e15 },
  ];
  expect(
    toTransactions([
      { id: "a", type: "WAIVER", items },
      { id: "a", type: "WAIVER" },
    ]),
  ).toMatchObject([{ transactionId: "a", items: [{ playerId: 1 }] }]);
});

it("a side that was sent and cannot be read is no bye; one that was not sent is", () => {
  const home = { teamId: 1 };
  const wholeOf = (more: object) => toMatchups([{ id: 1, matchupPeriodId: 2, home, ...more }], 2025, 6)[0]?.isComplete;
  expect(wholeOf({ away: { teamId: 2 } })).toBe(true);
  expect(wholeOf({})).toBe(true);
  expect(wholeOf({ away: null })).toBe(true);
  expect(wholeOf({ away: { teamId: "two" } })).toBe(false);
});
