/** Every recorded payload goes through the real schemas and mappers, and its own arithmetic is done again. */
import { describe, expect, it } from "vitest";
import { hasRecordedPayloads, recorded } from "#test/shared-fixtures";
import { easternDay, matchupPeriodId, type ScoringPeriodId } from "@/domain/ids";
import type { LeagueSettings } from "@/domain/league/league";
import { openTransactions } from "@/domain/league/transaction";
import { positionLabel, slotLabel } from "@/domain/lineup/slots";
import type { StatRow } from "@/domain/players/player";
import { buildCalendar, matchupOfPeriod, periodOfDay, periodsOfMatchup } from "@/domain/season/calendar";
import { scoreLine } from "@/domain/stats/scoring";
import { ratioOf, STAT } from "@/domain/stats/stats";
import { toSettings, toStatus, toTeams } from "./league";
import { toMatchups } from "./matchup";
import { toPlayerCards, toPlayerList, toPoolPlayers } from "./pool";
import { toProGames } from "./pro-schedule";
import { toDayRosters } from "./roster";
import { toTransactions } from "./transactions";

describe.skipIf(!hasRecordedPayloads)("recorded points league, 2 February 2023", () => {
  const settings = () => toSettings(recorded("draft-and-settings.points.2023.json").settings);
  const matchups = () => toMatchups(recorded("boxscore.points.2023-sp109.json").schedule, 2023, 109);

  it("adds up: total = days = scoring times stats", () => {
    const sides = matchups().flatMap((matchup) => matchup.sides);
    expect(sides).toHaveLength(6);
    for (const side of sides) {
      const days = Object.values(side.pointsByScoringPeriod).reduce((sum, points) => sum + points, 0);
      const line = Object.fromEntries(Object.entries(side.scoreByStat).map(([id, stat]) => [id, stat.score]));
      expect(days).toBe(side.totalPoints);
      expect(scoreLine(line, settings().scoringItems).total).toBeCloseTo(side.totalPoints, 6);
    }
  });

  it("gives each side's starters of the day the day's points, and only rows of that day", () => {
    const items = settings().scoringItems;
    for (const side of matchups().flatMap((matchup) => matchup.sides)) {
      const rows = side.dayEntries.flatMap((entry) => entry.dayRows);
      expect(rows.every((row) => row.scoringPeriod === 109 && row.kind === "game")).toBe(true);
      const starters = side.dayEntries.filter((entry) => entry.slotId !== 12 && entry.slotId !== 13);
      const points = starters
        .flatMap((entry) => entry.dayRows)
        .reduce((sum, row) => sum + scoreLine(row.stats, items).total, 0);
      expect(points).toBe(side.pointsByScoringPeriod["109"]);
    }
  });

  it("re-adds every applied total of box scores and of the player card", () => {
    const items = settings().scoringItems;
    const card = toPlayerCards(recorded("playercard.2023.json").players)[0];
    expect(card?.player.fullName).toBe("Jalen Brunson");
    expect(card?.rows).toHaveLength(88);
    const boxRows = matchups().flatMap((each) =>
      each.sides.flatMap((side) => side.dayEntries.flatMap((e) => e.dayRows)),
    );
    expect(reAdded([...(card?.rows ?? []), ...boxRows], items)).toEqual([]);
    // 82 games, and the 6 rows of season, projection and last 7, 15 and 30 days: counted by hand in the payload.
    expect(card?.rows.filter((row) => row.kind === "game")).toHaveLength(82);
    const season = card?.rows.find((row) => row.kind === "season" && !row.isProjected && row.season === 2023);
    expect(season?.stats["42"]).toBe(49);
  });

  it("counts games played by stat 42, not games started or minutes: ESPN's own averages follow from it", () => {
    const rows: {
      appliedAverage?: number;
      appliedTotal: number;
      stats: Record<string, number>;
      statSplitTypeId: number;
    }[] = recorded("playercard.2023.json").players[0].player.stats;
    const totals = rows.filter((row) => row.statSplitTypeId !== 5 && row.appliedAverage && row.stats["42"]);
    expect(totals.length).toBeGreaterThan(3);
    for (const row of totals) {
      expect(row.appliedTotal / (row.stats[STAT.GP] ?? 0)).toBeCloseTo(row.appliedAverage ?? 0, 6);
    }
    // 61 starts in 79 games in 2021-22: the two ids cannot be told apart by a player who starts every game.
    expect(totals.some((row) => row.stats[STAT.GS] === 61 && row.stats[STAT.GP] === 79)).toBe(true);
  });

  it("knows nobody's health from a box score that carries none", () => {
    const statuses = matchups().flatMap((m) => m.sides.flatMap((s) => s.dayEntries.map((e) => e.player.availability)));
    expect(statuses.length).toBeGreaterThan(70);
    expect(new Set(statuses.map((availability) => availability.status))).toEqual(new Set(["UNKNOWN"]));
  });

  it("reads settings and status as recorded", () => {
    const read = settings();
    expect(read.format).toBe("points");
    expect(read.slotCounts["11"]).toBe(3);
    expect(read.positionLimits).toMatchObject({ "1": null, "5": 4 });
    expect(read.acquisitions).toMatchObject({ seasonLimit: null, matchupLimit: 1, isMatchupLimitPerDay: true });
    expect(toStatus(recorded("draft-and-settings.points.2023.json").status)).toMatchObject({
      currentMatchupPeriod: 16,
      finalScoringPeriod: 175,
      isActive: true,
    });
  });

  it("turns the pro schedule into days and weeks that end where ESPN says the season ends", () => {
    const body = recorded("pro-schedule.2023-sp1-140.json");
    const games = toProGames(body);
    const listings = body.settings.proTeams.flatMap((team: { proGamesByScoringPeriod: Record<string, unknown[]> }) =>
      Object.values(team.proGamesByScoringPeriod ?? {}).flat(),
    );
    expect(games).toHaveLength(listings.length / 2);
    const calendar = buildCalendar(games, 175 as ScoringPeriodId);
    if (typeof calendar === "string") throw new Error(calendar);
    // Opening night 2022-23 was Tuesday 18 October, scoring period 2.
    expect(calendar).toMatchObject({ firstDay: "2022-10-17", openingDay: "2022-10-18" });
    expect(periodOfDay(calendar, easternDay.parse("2023-02-02"))).toBe(109);
    const { schedule } = settings();
    expect(periodsOfMatchup(calendar, schedule, matchupPeriodId.parse(16))).toEqual({ first: 106, last: 112 });
    expect(matchupOfPeriod(calendar, schedule, 109)).toBe(16);
    expect(periodsOfMatchup(calendar, schedule, matchupPeriodId.parse(22))?.last).toBe(175);
  });
});

describe.skipIf(!hasRecordedPayloads)("recorded category league", () => {
  it("has wins, losses and ties that follow from its scores", () => {
    const categories = [0, 1, 2, 3, 6, 17, 19, 20];
    const matchups = toMatchups(recorded("boxscore.category.2023-sp109.json").schedule, 2023, 109);
    expect(matchups).toHaveLength(3);
    for (const { sides } of matchups) {
      const [home, away] = sides;
      if (!home || !away) throw new Error("a side is missing");
      expect(home.wins + home.losses + home.ties).toBe(categories.length);
      const won = categories.filter((id) => (home.scoreByStat[id]?.score ?? 0) > (away.scoreByStat[id]?.score ?? 0));
      expect(home.wins).toBe(won.length);
      expect(away.losses).toBe(won.length);
      for (const side of sides) {
        const line = Object.fromEntries(Object.entries(side.scoreByStat).map(([id, stat]) => [id, stat.score]));
        for (const ratio of [19, 20]) expect(side.scoreByStat[ratio]?.score).toBeCloseTo(ratioOf(ratio, line) ?? -1, 6);
      }
    }
  });

  it("marks turnovers as reversed and takes no points from category items", () => {
    const settings = toSettings(recorded("mSettings.category.2027.json").settings);
    expect(settings.format).toBe("each-category");
    expect(settings.scoringItems.filter((item) => item.isReverse).map((item) => item.statId)).toEqual([11]);
    expect(settings.scoringItems).toHaveLength(9);
  });
});

describe.skipIf(!hasRecordedPayloads)("recorded 2027 preseason league", () => {
  const settings = (): LeagueSettings => toSettings(recorded("mSettings.points.2027.json").settings);

  it("keeps the fractional acquisition limit", () => {
    expect(settings().acquisitions.matchupLimit).toBeCloseTo(3 / 7, 12);
  });

  it("re-adds every applied total of the free agents under its own scoring", () => {
    const pool = toPoolPlayers(recorded("kona_player_info.freeagents.2027.json").players);
    expect(pool).toHaveLength(2);
    const rows = pool.flatMap((each) => each.rows);
    expect(rows.length).toBeGreaterThan(4);
    expect(reAdded(rows, settings().scoringItems)).toEqual([]);
  });

  it("reads teams, and matchups before play without points or lineups", () => {
    const teams = toTeams(recorded("mTeam+mStandings.points.2027.json").teams);
    expect(teams).toHaveLength(10);
    const [first] = toMatchups(recorded("mMatchup.points.2027.json").schedule, 2027, 1);
    expect(first?.sides.map((side) => [side.totalPoints, side.dayEntries.length])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it("tells standing offers from withdrawn ones", () => {
    const all = toTransactions(recorded("mTransactions2.waiver-trade.2027.json").transactions);
    const cancelled = all.filter((each) => each.executionType === "CANCEL").map((each) => each.relatedTransactionId);
    expect(cancelled.length).toBeGreaterThan(0);
    const open = openTransactions(all, Date.parse("2026-10-01T00:00:00Z")).map((each) => each.transactionId);
    for (const id of cancelled) expect(open).not.toContain(id);
    expect(toTransactions(recorded("mPendingTransactions.empty.2027.json").pendingTransactions)).toEqual([]);
  });

  it("reads the adds and drops of ESPN's own web requests with their teams and slots", () => {
    const asRead = (name: string) => toTransactions([{ id: "recorded", ...recorded(name).body, ...recorded(name) }])[0];
    const add = asRead("write-request.FREEAGENT.2027.json");
    const lineup = asRead("write-request.ROSTER.2027.json");
    expect([add?.type, lineup?.type]).toEqual(["FREEAGENT", "ROSTER"]);
    expect(add?.items).toMatchObject([{ type: "ADD", toTeamId: 1, toSlotId: null }]);
    expect(lineup?.items.every((item) => item.toSlotId !== null)).toBe(true);
  });

  it("rebuilds the week table of ESPN's web client from Monday-to-Sunday weeks and the All-Star break", () => {
    const table = recorded("calendar.weekly-periods.2027.json");
    const weeks = weekRows(table);
    expect(weeks).toHaveLength(24);
    // 2026-27: opening Tuesday 20 October 2026; All-Star break Friday 19 to Wednesday 24 February 2027.
    const day = (period: number) =>
      new Date(Date.parse("2026-10-20T23:30:00Z") + (period - 1) * 86_400_000).toISOString();
    const games = Array.from({ length: 174 }, (_, index) => index + 1)
      .filter((period) => period < 123 || period > 128)
      .map((period) => ({
        gameId: period,
        scoringPeriod: period as ScoringPeriodId,
        tipoffAt: day(period),
        homeProTeamId: 1,
        awayProTeamId: 2,
        isTimeTbd: false,
        isOfficial: false,
      }));
    const calendar = buildCalendar(games, 174 as ScoringPeriodId);
    if (typeof calendar === "string") throw new Error(calendar);
    expect(calendar.weeks).toEqual(weeks);
  });
});

describe.skipIf(!hasRecordedPayloads)("recorded player list", () => {
  it("labels single-position players by the position table, never by the slot table", () => {
    const players = toPlayerList(recorded("players_wl.2023-first500.json"));
    expect(players).toHaveLength(500);
    const single = players.filter((player) => player.positions.length === 1);
    expect(single.length).toBeGreaterThan(200);
    for (const player of single) {
      expect(positionLabel(player.defaultPositionId)).toBe(player.positions[0]);
      const baseSlot = player.eligibleSlots.find((slot) => slot <= 4) ?? -1;
      expect(slotLabel(baseSlot)).toBe(player.positions[0]);
      expect(baseSlot).toBe(player.defaultPositionId - 1);
    }
  });
});

describe.skipIf(!hasRecordedPayloads)("payloads of another game with the same envelope", () => {
  it("parse without a fault and keep their good parts", () => {
    const league = recorded("shape-only.fhl.combined-league-view.json");
    expect(toTeams(league.teams)).toHaveLength(2);
    expect(toDayRosters(league.teams, league.seasonId, 1).flatMap((roster) => roster.entries)).toHaveLength(16);
    expect(toMatchups(league.schedule, league.seasonId, 1)).toHaveLength(10);
    const waivers = toPoolPlayers(recorded("shape-only.fhl.kona_player_info-waivers.json").players);
    expect(waivers.some((each) => each.poolStatus === "WAIVERS" && each.waiverClearsAt !== null)).toBe(true);
    expect(recorded("shape-only.fhl.activity-feed.json").topics.length).toBeGreaterThan(0);
  });
});

/** Rows whose applied total differs from scoring times stats; rows without one (projections in part) are left out. */
function reAdded(rows: readonly StatRow[], items: LeagueSettings["scoringItems"]) {
  const compared = rows.filter((row) => row.appliedTotal !== null);
  expect(compared.length).toBeGreaterThan(0);
  return compared
    .map((row) => ({
      kind: row.kind,
      period: row.scoringPeriod,
      espn: row.appliedTotal ?? 0,
      ours: scoreLine(row.stats, items).total,
    }))
    .filter(({ espn, ours }) => Math.abs(espn - ours) > 1e-6 * Math.max(1, Math.abs(espn)));
}

/** Weeks 1 to 24 of the recorded table; its 25th is the single day after the last full week. */
function weekRows(table: { periodTypes: { weekly: boolean; periods: Record<string, number>[] }[] }) {
  const weekly = table.periodTypes.find((type) => type.weekly);
  return (weekly?.periods ?? [])
    .slice(0, 24)
    .map((week) => ({ first: week.scoringPeriodStart, last: week.scoringPeriodEnd }));
}
