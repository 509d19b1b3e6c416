import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import {
  createDemoLeague,
  DEMO_REFERENCE_DAY,
  DemoDayOutOfSeason,
  type DemoLeague,
  instantOfDay,
} from "../demo-league";
import type { DemoServer } from "./server";

const statRow = z.object({
  id: z.string(),
  scoringPeriodId: z.number(),
  seasonId: z.number(),
  statSourceId: z.number(),
  statSplitTypeId: z.number(),
  externalId: z.string().optional(),
  stats: z.record(z.string(), z.number()),
  appliedStats: z.record(z.string(), z.number()).optional(),
  appliedTotal: z.number().optional(),
  appliedAverage: z.number().optional(),
});
const player = z.object({
  id: z.number(),
  fullName: z.string(),
  droppable: z.boolean(),
  eligibleSlots: z.array(z.number()),
  injuryStatus: z.string().optional(),
  expectedReturnDate: z.array(z.number()).optional(),
  ownership: z.object({ percentOwned: z.number() }),
  stats: z.array(statRow),
});
const entry = z.object({
  playerId: z.number(),
  lineupSlotId: z.number(),
  injuryStatus: z.string().optional(),
  playerPoolEntry: z.object({ player, onTeamId: z.number().optional(), lineupLocked: z.boolean().optional() }),
});
const box = z.object({ appliedStatTotal: z.number().optional(), entries: z.array(entry) });
const side = z.object({
  teamId: z.number(),
  totalPoints: z.number(),
  pointsByScoringPeriod: z.record(z.string(), z.number()).optional(),
  cumulativeScore: z
    .object({
      wins: z.number(),
      losses: z.number(),
      ties: z.number(),
      scoreByStat: z.record(z.string(), z.object({ score: z.number(), result: z.string().nullable() })),
    })
    .optional(),
  rosterForCurrentScoringPeriod: box.optional(),
  rosterForMatchupPeriod: box.optional(),
});
const poolRow = z.object({
  id: z.number(),
  status: z.string(),
  onTeamId: z.number(),
  rosterLocked: z.boolean(),
  lineupLocked: z.boolean(),
  waiverProcessDate: z.number().optional(),
  player,
});
const league = z.object({
  id: z.number(),
  scoringPeriodId: z.number(),
  status: z.object({
    latestScoringPeriod: z.number(),
    currentMatchupPeriod: z.number(),
    finalScoringPeriod: z.number(),
  }),
  settings: z
    .object({
      name: z.string(),
      scoringSettings: z.object({
        scoringType: z.string(),
        scoringItems: z.array(z.object({ statId: z.number(), points: z.number(), isReverseItem: z.boolean() })),
      }),
    })
    .optional(),
  teams: z.array(z.object({ id: z.number(), name: z.string().optional(), roster: box.optional() })).optional(),
  schedule: z
    .array(
      z.object({
        id: z.number(),
        matchupPeriodId: z.number().optional(),
        winner: z.string().optional(),
        home: side,
        away: side,
      }),
    )
    .optional(),
  players: z.array(poolRow).optional(),
  transactions: z.array(z.object({ type: z.string(), status: z.string() })).optional(),
});

const LEAGUES = [
  ["points", 910001],
  ["each", 910002],
  ["most", 910003],
] as const;

let demo: DemoLeague;
let server: DemoServer;
beforeAll(async () => {
  demo = createDemoLeague({ format: "points" });
  server = await demo.listen();
});
afterAll(() => server.close());

const BASE = "/apis/v3/games/fba/seasons/2025";
const raw = (path: string, filter?: unknown, method = "GET") =>
  fetch(`${server.origin}${path}`, { method, headers: filter ? { "x-fantasy-filter": JSON.stringify(filter) } : {} });
const read = async (
  leagueId: number,
  views: readonly string[],
  options: { filter?: unknown; period?: number } = {},
) => {
  const query = [
    ...views.map((view) => `view=${view}`),
    ...(options.period ? [`scoringPeriodId=${options.period}`] : []),
  ];
  const response = await raw(`${BASE}/segments/0/leagues/${leagueId}?${query.join("&")}`, options.filter);
  expect(response.status).toBe(200);
  return league.parse(await response.json());
};
const onDay = async <T>(dayEt: string, act: () => Promise<T>): Promise<T> => {
  demo.setDay(dayEt);
  try {
    return await act();
  } finally {
    demo.setDay(DEMO_REFERENCE_DAY);
  }
};

/** The carried table itself, read here a second time: day and player to the stats of the game. */
const dayOfGame = new Map(
  readFileSync("src/demo/figures/schedule-2024-25.csv", "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((row) => [row.split(",")[0], row.split(",")[1]]),
);
type RealStats = Readonly<Record<string, number | undefined>>;
const realLines: ReadonlyMap<string, RealStats> = new Map<string, RealStats>(
  readFileSync("src/demo/figures/lines-2024-25.csv", "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((row) => {
      const [game, id, ...rest] = row.split(",");
      const [min, fgm, fga, fg3m, , ftm, fta, oreb, dreb, ast, stl, blk, tov] = rest.map(Number);
      const points = 2 * Number(fgm) + Number(fg3m) + Number(ftm);
      const stats = { "0": points, "1": blk, "2": stl, "3": ast, "6": Number(oreb) + Number(dreb), "11": tov };
      const shots = { "13": fgm, "14": fga, "15": ftm, "16": fta, "17": fg3m, "40": min };
      return [`${dayOfGame.get(game)} ${id}`, { ...stats, ...shots }] as const;
    }),
);
const WEIGHTS = { "0": 1, "1": 4, "2": 4, "3": 2, "6": 1, "11": -2, "13": 2, "14": -1, "15": 1, "16": -1, "17": 1 };
const fantasy = (stats: RealStats): number =>
  Object.entries(WEIGHTS).reduce((sum, [id, weight]) => sum + weight * (stats[id] ?? 0), 0);

describe("demo wire server", () => {
  it.each(LEAGUES)("names the %s league a demo and gives it its format", async (format, id) => {
    const { settings, status } = await read(id, ["mSettings"]);
    expect(settings?.name).toMatch(/Demo/);
    expect(settings?.scoringSettings.scoringType).toBe(
      { points: "H2H_POINTS", each: "H2H_CATEGORY", most: "H2H_MOST_CATEGORIES" }[format],
    );
    expect(settings?.scoringSettings.scoringItems).toHaveLength(format === "points" ? 11 : 9);
    expect(
      settings?.scoringSettings.scoringItems.filter((item) => item.isReverseItem).map((item) => item.statId),
    ).toEqual(format === "points" ? [] : [11]);
    expect(status).toMatchObject({ latestScoringPeriod: 86, currentMatchupPeriod: 13, finalScoringPeriod: 174 });
  });

  it("re-adds every points total from weights, days and box scores", async () => {
    const { schedule = [] } = await read(910001, ["mMatchup", "mMatchupScore", "mScoreboard"], {
      filter: { schedule: { filterMatchupPeriodIds: { value: [5, 13] } } },
      period: 86,
    });
    expect(schedule).toHaveLength(10);
    for (const { home, away, matchupPeriodId } of schedule)
      for (const one of [home, away]) {
        const byStat = Object.fromEntries(
          Object.entries(one.cumulativeScore?.scoreByStat ?? {}).map(([id, { score }]) => [id, score]),
        );
        expect(fantasy(byStat)).toBe(one.totalPoints);
        expect(Object.values(one.pointsByScoringPeriod ?? {}).reduce((sum, value) => sum + value, 0)).toBe(
          one.totalPoints,
        );
        expect(one.cumulativeScore?.wins).toBe(0);
        if (matchupPeriodId === 13) expect(one.rosterForMatchupPeriod?.appliedStatTotal).toBe(one.totalPoints);
        else expect(one.rosterForMatchupPeriod?.entries).toEqual([]);
      }
  });

  it.each([910002, 910003])(
    "counts nine categories for every begun matchup of league %i, results mirrored",
    async (id) => {
      const { schedule = [] } = await read(id, ["mMatchup", "mMatchupScore"]);
      const started = schedule.filter((row) => (row.matchupPeriodId ?? 99) <= 13);
      expect(started).toHaveLength(65);
      for (const { home, away } of started) {
        const [mine, theirs] = [home.cumulativeScore, away.cumulativeScore];
        if (!mine || !theirs) throw new Error("a begun matchup has scores");
        expect(mine.wins + mine.losses + mine.ties).toBe(9);
        expect([theirs.wins, theirs.losses]).toEqual([mine.losses, mine.wins]);
        expect(home.totalPoints).toBe(0);
        const s = mine.scoreByStat;
        expect(s["19"]?.score).toBeCloseTo((s["13"]?.score ?? 0) / (s["14"]?.score ?? 1), 7);
        expect(s["13"]?.result).toBeNull();
        const fewer = (s["11"]?.score ?? 0) - (theirs.scoreByStat["11"]?.score ?? 0);
        expect(s["11"]?.result).toBe(fewer < 0 ? "WIN" : fewer > 0 ? "LOSS" : "TIE");
      }
    },
  );

  it.each(LEAGUES)(
    "banks exactly the started players' real lines of the day when the %s clock moves on",
    async (format, id) => {
      for (const [period, dayEt, nextEt] of [
        [86, "2025-01-15", "2025-01-16"],
        [87, "2025-01-16", "2025-01-17"],
        [139, "2025-03-09", "2025-03-10"],
      ] as const) {
        const before = await onDay(dayEt, () => read(id, ["mMatchup", "mMatchupScore", "mRoster"], { period }));
        const after = await onDay(nextEt, () => read(id, ["mMatchup", "mMatchupScore"]));
        for (const team of before.teams ?? []) {
          const started = (team.roster?.entries ?? []).filter(({ lineupSlotId }) => lineupSlotId < 12);
          const lines = started.map(({ playerId }) => realLines.get(`${dayEt} ${playerId}`) ?? {});
          const of = (rows: typeof before.schedule) =>
            (rows ?? [])
              .filter((row) => row.matchupPeriodId === before.status.currentMatchupPeriod)
              .flatMap(({ home, away }) => [home, away])
              .find(({ teamId }) => teamId === team.id);
          const [was, is] = [of(before.schedule), of(after.schedule)];
          for (const stat of ["0", "1", "2", "3", "6", "11", "17"]) {
            const scored =
              (is?.cumulativeScore?.scoreByStat[stat]?.score ?? 0) -
              (was?.cumulativeScore?.scoreByStat[stat]?.score ?? 0);
            expect(scored).toBe(lines.reduce((sum, line) => sum + (line[stat] ?? 0), 0));
          }
          if (format !== "points") continue;
          expect((is?.totalPoints ?? 0) - (was?.totalPoints ?? 0)).toBe(
            lines.reduce((sum, line) => sum + fantasy(line), 0),
          );
        }
      }
    },
  );

  it("serves game rows as split 5 with the real line, and a missed game as an empty row", async () => {
    // Luka Dončić missed every game from 2024-12-27 on; Anthony Edwards played before and after.
    const { players = [] } = await read(910001, ["kona_playercard"], {
      filter: { players: { filterIds: { value: [1630162, 1629029] } } },
    });
    expect(players.map((row) => row.player.fullName).sort()).toEqual(["Anthony Edwards", "Luka Dončić"]);
    for (const row of players) {
      const games = row.player.stats.filter((stat) => stat.statSplitTypeId === 5);
      expect(games.length).toBeGreaterThan(30);
      for (const game of games) {
        const dayEt = new Date(Date.UTC(2024, 9, 21 + game.scoringPeriodId)).toISOString().slice(0, 10);
        const real = realLines.get(`${dayEt} ${row.id}`);
        expect(Object.keys(game.stats).length > 0).toBe(real !== undefined);
        if (!real) continue;
        expect(game.stats).toMatchObject(real);
        expect(game.appliedTotal).toBe(fantasy(real));
      }
      const season = row.player.stats.find((stat) => stat.id === "002025");
      expect(season?.appliedTotal).toBe(games.reduce((sum, game) => sum + (game.appliedTotal ?? 0), 0));
    }
    const luka = players.find((row) => row.id === 1629029)?.player;
    expect(luka?.injuryStatus).toBe("OUT");
    expect(luka?.expectedReturnDate).toHaveLength(3);
    expect(
      luka?.stats.filter((stat) => stat.statSplitTypeId === 5 && Object.keys(stat.stats).length === 0).length,
    ).toBeGreaterThan(8);
  });

  it("applies the points weights to every row exactly, and applies nothing in category leagues", async () => {
    const points = await read(910001, ["mRoster"]);
    const rows = (points.teams ?? []).flatMap((team) =>
      (team.roster?.entries ?? []).flatMap((e) => e.playerPoolEntry.player.stats),
    );
    expect(rows.length).toBeGreaterThan(700);
    for (const row of rows) expect(row.appliedTotal).toBe(fantasy(row.stats));
    const each = await read(910002, ["mRoster"]);
    for (const team of each.teams ?? [])
      for (const { playerPoolEntry } of team.roster?.entries ?? [])
        for (const row of playerPoolEntry.player.stats) expect(row.appliedTotal).toBeUndefined();
  });

  it("tells the roster entry's status from the player's", async () => {
    const { teams = [] } = await read(910001, ["mRoster"]);
    const entries = teams.flatMap((team) => team.roster?.entries ?? []);
    expect(new Set(entries.map((one) => one.injuryStatus))).toEqual(new Set(["NORMAL"]));
    const words = new Set(entries.map((one) => one.playerPoolEntry.player.injuryStatus));
    expect(words).toContain("ACTIVE");
    expect(words).toContain("OUT");
    expect(words).toContain("DAY_TO_DAY");
  });

  it("pages the wire by ownership and counts what matched", async () => {
    const seen: number[] = [];
    let total = 0;
    for (const offset of [0, 50, 100]) {
      const filter = {
        players: {
          filterStatus: { value: ["FREEAGENT", "WAIVERS"] },
          filterSlotIds: { value: [0] },
          limit: 50,
          offset,
          sortPercOwned: { sortPriority: 1, sortAsc: false },
        },
      };
      const response = await raw(`${BASE}/segments/0/leagues/910001?view=kona_player_info`, filter);
      total = Number(response.headers.get("x-fantasy-filter-player-count"));
      const { players = [] } = league.parse(await response.json());
      const owned = players.map((row) => row.player.ownership.percentOwned);
      expect(owned).toEqual([...owned].sort((a, b) => b - a));
      for (const row of players) {
        expect(row.onTeamId).toBe(0);
        expect(row.player.eligibleSlots).toContain(0);
        seen.push(row.id);
      }
    }
    expect(new Set(seen).size).toBe(Math.min(total, 150));
    expect(total).toBeGreaterThan(50);
  });

  it("puts players dropped that morning on waivers for a day", async () => {
    const filter = {
      players: { filterStatus: { value: ["WAIVERS"] }, limit: 50, sortPercOwned: { sortPriority: 1, sortAsc: false } },
    };
    let found = 0;
    for (const dayEt of ["2025-01-12", "2025-01-13", "2025-01-14", "2025-01-15", "2025-01-16"]) {
      const { players = [] } = await onDay(dayEt, () => read(910001, ["kona_player_info"], { filter }));
      for (const row of players) {
        found += 1;
        expect(row.waiverProcessDate).toBeGreaterThan(instantOfDay(dayEt));
        expect(row.waiverProcessDate).toBeLessThanOrEqual(instantOfDay(dayEt) + 24 * 3_600_000);
      }
    }
    expect(found).toBeGreaterThan(0);
  });

  it("locks each player at his tip-off and adds at the first one", async () => {
    const filter = { players: { limit: 600, sortPercOwned: { sortPriority: 1, sortAsc: false } } };
    const morning = (await read(910001, ["kona_player_info"], { filter })).players ?? [];
    expect(morning.some((row) => row.rosterLocked || row.lineupLocked)).toBe(false);
    const evening = createDemoLeague({
      format: "points",
      clock: { now: () => instantOfDay("2025-01-15") + 10 * 3_600_000, set: () => {} },
    });
    const open = await evening.listen();
    try {
      const response = await fetch(`${open.origin}${BASE}/segments/0/leagues/910001?view=kona_player_info`, {
        headers: { "x-fantasy-filter": JSON.stringify(filter) },
      });
      const rows = league.parse(await response.json()).players ?? [];
      expect(rows.every((row) => row.rosterLocked)).toBe(true);
      const locked = rows.filter((row) => row.lineupLocked).length;
      expect(locked).toBeGreaterThan(100);
      expect(locked).toBeLessThan(rows.length);
    } finally {
      await open.close();
    }
  });

  it("lists the day's moves and no pending ones", async () => {
    const { transactions = [] } = await read(910001, ["mTransactions2"], { period: 80 });
    expect(transactions.length).toBeGreaterThan(0);
    expect(transactions.every(({ status }) => status === "EXECUTED")).toBe(true);
    const pending = await (await raw(`${BASE}/segments/0/leagues/910001?view=mPendingTransactions`)).json();
    expect(Object.keys(z.record(z.string(), z.unknown()).parse(pending))).not.toContain("pendingTransactions");
  });

  it("answers like ESPN where a request is wrong", async () => {
    const problem = z.object({ details: z.array(z.object({ type: z.string() })) });
    const typeOf = async (response: Response) => problem.parse(await response.json()).details[0]?.type;
    const unknownView = await raw(`${BASE}/segments/0/leagues/910001?view=mNoSuchView`);
    expect(unknownView.status).toBe(200);
    const missing = await raw(`${BASE}/segments/0/leagues/1?view=mSettings`);
    expect([missing.status, await typeOf(missing)]).toEqual([404, "GENERAL_NOT_FOUND"]);
    const unsorted = await raw(`${BASE}/segments/0/leagues/910001?view=kona_player_info`, { players: { limit: 5 } });
    expect([unsorted.status, await typeOf(unsorted)]).toEqual([400, "FILTER_LIMIT_MISSING_SORT"]);
    const noGames = await raw(`${BASE}/segments/0/leagues/910001?view=kona_playercard`, {
      players: { filterStatsForTopScoringPeriodIds: { value: 0 } },
    });
    expect([noGames.status, await typeOf(noGames)]).toEqual([400, "FILTER_INVALID_VALUE"]);
    expect((await raw(`${BASE}/segments/0/leagues/910001`, undefined, "POST")).status).toBe(405);
  });

  it("lists 82 games for each of 30 NBA teams and today's period", async () => {
    const body = z
      .object({
        settings: z.object({
          proTeams: z.array(
            z.object({
              id: z.number(),
              proGamesByScoringPeriod: z.record(z.string(), z.array(z.object({ statsOfficial: z.boolean() }))),
            }),
          ),
        }),
        currentScoringPeriod: z.object({ id: z.number() }),
      })
      .parse(await (await raw(`${BASE}?view=proTeamSchedules_wl&view=kona_game_state`)).json());
    expect(body.currentScoringPeriod.id).toBe(86);
    const proTeams = body.settings.proTeams.filter(({ id }) => id > 0);
    expect(proTeams).toHaveLength(30);
    for (const { proGamesByScoringPeriod } of proTeams) {
      expect(Object.keys(proGamesByScoringPeriod)).toHaveLength(82);
      for (const [period, games] of Object.entries(proGamesByScoringPeriod))
        expect(games[0]?.statsOfficial).toBe(Number(period) < 86);
    }
  });

  it("plays the season to its end: the last day is final, and a champion is known the day after", async () => {
    const { schedule = [], status } = await onDay("2025-04-14", () => read(910001, ["mMatchup", "mMatchupScore"]));
    expect(status.latestScoringPeriod).toBe(175);
    expect(schedule).toHaveLength(110);
    expect(schedule.every((row) => row.winner !== "UNDECIDED")).toBe(true);
    const last = schedule
      .filter((row) => row.matchupPeriodId === 22)
      .flatMap(({ home, away }) => [home.teamId, away.teamId]);
    expect([...last].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

describe("the demo's clock", () => {
  it("stands on the reference day, Wednesday 2025-01-15 at 11:00 in New York, when no instant is given", () => {
    const start = new Date(createDemoLeague({ format: "each" }).now());
    const text = start.toLocaleString("en-US", { timeZone: "America/New_York", dateStyle: "full", timeStyle: "short" });
    expect(text.replaceAll("\u202f", " ")).toBe("Wednesday, January 15, 2025 at 11:00 AM");
  });

  it.each(["2024-10-21", "2025-04-15", "2025-02-30", "tomorrow", "2025-1-5"])("refuses %s", (dayEt) => {
    expect(() => instantOfDay(dayEt)).toThrow(DemoDayOutOfSeason);
  });
});
