/**
 * Payloads in ESPN's shapes go through the real schemas and mappers, and their own arithmetic is done again: the made ones of
 * `test/espn-shapes` always, the recorded ones beside them where they are. What is expected was counted by hand in each.
 */
import { describe, expect, it } from "vitest";
import { LEAGUE_FACTS } from "#test/espn-shapes/facts";
import { payloadSets } from "#test/espn-shapes/payload-sets";
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

const SETS = payloadSets("the readers of ESPN's payloads").map(
  (set) => [set.origin, set, LEAGUE_FACTS[set.origin]] as const,
);

describe.each(SETS)("%s points league in the middle of a matchup", (_origin, { payload }, facts) => {
  const settings = () => toSettings(payload("draft and settings").settings);
  const matchups = () => toMatchups(payload("points box scores").schedule, facts.season, facts.today);

  it("adds up: total = days = scoring times stats", () => {
    const sides = matchups().flatMap((matchup) => matchup.sides);
    expect(sides).toHaveLength(facts.recordedTeams);
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
      expect(rows.every((row) => row.scoringPeriod === facts.today && row.kind === "game")).toBe(true);
      const starters = side.dayEntries.filter((entry) => entry.slotId !== 12 && entry.slotId !== 13);
      const points = starters
        .flatMap((entry) => entry.dayRows)
        .reduce((sum, row) => sum + scoreLine(row.stats, items).total, 0);
      expect(points).toBe(side.pointsByScoringPeriod[String(facts.today)]);
    }
  });

  it("re-adds every applied total of box scores and of the player card", () => {
    const items = settings().scoringItems;
    const card = toPlayerCards(payload("player card").players)[0];
    expect(card?.player.fullName).toBe(facts.card.name);
    expect(card?.rows).toHaveLength(facts.card.rows);
    const boxRows = matchups().flatMap((each) =>
      each.sides.flatMap((side) => side.dayEntries.flatMap((e) => e.dayRows)),
    );
    expect(reAdded([...(card?.rows ?? []), ...boxRows], items)).toEqual([]);
    // All but the 6 rows of two seasons, the projection and the last 7, 15 and 30 days: counted by hand in the payload.
    expect(card?.rows.filter((row) => row.kind === "game")).toHaveLength(facts.card.rows - 6);
    const season = card?.rows.find((row) => row.kind === "season" && !row.isProjected && row.season === facts.season);
    expect(season?.stats["42"]).toBe(facts.card.gamesPlayed);
  });

  it("counts games played by stat 42, not games started or minutes: ESPN's own averages follow from it", () => {
    const rows: {
      appliedAverage?: number;
      appliedTotal: number;
      stats: Record<string, number>;
      statSplitTypeId: number;
    }[] = payload("player card").players[0].player.stats;
    const totals = rows.filter((row) => row.statSplitTypeId !== 5 && row.appliedAverage && row.stats["42"]);
    expect(totals.length).toBeGreaterThan(3);
    for (const row of totals) {
      expect(row.appliedTotal / (row.stats[STAT.GP] ?? 0)).toBeCloseTo(row.appliedAverage ?? 0, 6);
    }
    // In the season before: the two ids cannot be told apart by a player who starts every game.
    const { starts, games } = facts.card.seasonBefore;
    expect(totals.some((row) => row.stats[STAT.GS] === starts && row.stats[STAT.GP] === games)).toBe(true);
  });

  it("knows nobody's health from a box score that carries none", () => {
    const statuses = matchups().flatMap((m) => m.sides.flatMap((s) => s.dayEntries.map((e) => e.player.availability)));
    expect(statuses.length).toBeGreaterThan(70);
    expect(new Set(statuses.map((availability) => availability.status))).toEqual(new Set(["UNKNOWN"]));
  });

  it("reads settings and status as recorded", () => {
    const read = settings();
    expect(read.format).toBe("points");
    expect(read.slotCounts["11"]).toBe(facts.utilitySlots);
    expect(read.positionLimits).toMatchObject({ "1": null, "5": facts.mostCenters });
    expect(read.acquisitions).toMatchObject({ seasonLimit: null, ...facts.matchupAdds });
    expect(toStatus(payload("draft and settings").status)).toMatchObject({
      currentMatchupPeriod: facts.matchup.period,
      finalScoringPeriod: 175,
      isActive: true,
    });
  });

  it("turns the pro schedule into days and weeks that end where ESPN says the season ends", () => {
    const body = payload("pro schedule");
    const games = toProGames(body);
    const listings = body.settings.proTeams.flatMap((team: { proGamesByScoringPeriod: Record<string, unknown[]> }) =>
      Object.values(team.proGamesByScoringPeriod ?? {}).flat(),
    );
    expect(games).toHaveLength(listings.length / 2);
    const calendar = buildCalendar(games, 175 as ScoringPeriodId);
    if (typeof calendar === "string") throw new Error(calendar);
    // Opening night is a Tuesday and scoring period 2.
    expect(calendar).toMatchObject({ firstDay: facts.firstDay, openingDay: facts.openingDay });
    expect(periodOfDay(calendar, easternDay.parse(facts.todayEt))).toBe(facts.today);
    const { schedule } = settings();
    const { period, first, last } = facts.matchup;
    expect(periodsOfMatchup(calendar, schedule, matchupPeriodId.parse(period))).toEqual({ first, last });
    expect(matchupOfPeriod(calendar, schedule, facts.today)).toBe(period);
    expect(periodsOfMatchup(calendar, schedule, matchupPeriodId.parse(22))?.last).toBe(175);
  });
});

describe.each(SETS)("%s category league", (_origin, { payload }, facts) => {
  it("has wins, losses and ties that follow from its scores", () => {
    const { categories } = facts;
    const matchups = toMatchups(payload("category box scores").schedule, facts.season, facts.today);
    expect(matchups).toHaveLength(facts.recordedTeams / 2);
    for (const { sides } of matchups) {
      const [home, away] = sides;
      if (!home || !away) throw new Error("a side is missing");
      expect(home.wins + home.losses + home.ties).toBe(categories.length);
      // Fewer turnovers are better.
      const lead = (id: number) =>
        ((home.scoreByStat[id]?.score ?? 0) - (away.scoreByStat[id]?.score ?? 0)) * (id === STAT.TO ? -1 : 1);
      const won = categories.filter((id) => lead(id) > 0);
      expect(home.wins).toBe(won.length);
      expect(away.losses).toBe(won.length);
      for (const side of sides) {
        const line = Object.fromEntries(Object.entries(side.scoreByStat).map(([id, stat]) => [id, stat.score]));
        for (const ratio of [19, 20]) expect(side.scoreByStat[ratio]?.score).toBeCloseTo(ratioOf(ratio, line) ?? -1, 6);
      }
    }
  });

  it("marks turnovers as reversed and takes no points from category items", () => {
    const settings = toSettings(payload("category settings").settings);
    expect(settings.format).toBe("each-category");
    expect(settings.scoringItems.filter((item) => item.isReverse).map((item) => item.statId)).toEqual([11]);
    expect(settings.scoringItems).toHaveLength(9);
  });
});

describe.each(SETS)("%s league before its season", (_origin, { payload }, { preseason }) => {
  const settings = (): LeagueSettings => toSettings(payload("preseason settings").settings);

  it("keeps the fractional acquisition limit", () => {
    expect(settings().acquisitions.matchupLimit).toBeCloseTo(preseason.addsPerDay, 12);
  });

  it("re-adds every applied total of the free agents under its own scoring", () => {
    const pool = toPoolPlayers(payload("free agents").players);
    expect(pool).toHaveLength(2);
    const rows = pool.flatMap((each) => each.rows);
    expect(rows.length).toBeGreaterThan(4);
    expect(reAdded(rows, settings().scoringItems)).toEqual([]);
  });

  it("reads teams, and matchups before play without points or lineups", () => {
    const teams = toTeams(payload("teams and standings").teams);
    expect(teams).toHaveLength(preseason.teams);
    const [first] = toMatchups(payload("matchups before play").schedule, preseason.season, 1);
    expect(first?.sides.map((side) => [side.totalPoints, side.dayEntries.length])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it("tells standing offers from withdrawn ones", () => {
    const all = toTransactions(payload("transactions").transactions);
    const cancelled = all.filter((each) => each.executionType === "CANCEL").map((each) => each.relatedTransactionId);
    expect(cancelled.length).toBeGreaterThan(0);
    const open = openTransactions(all, Date.parse(preseason.whileOffersStand)).map((each) => each.transactionId);
    for (const id of cancelled) expect(open).not.toContain(id);
    expect(toTransactions(payload("no pending transactions").pendingTransactions)).toEqual([]);
  });

  it("reads the adds and drops of ESPN's own web requests with their teams and slots", () => {
    const asRead = (kind: "add request" | "lineup request") =>
      toTransactions([{ id: "request", ...payload(kind).body, ...payload(kind) }])[0];
    const add = asRead("add request");
    const lineup = asRead("lineup request");
    expect([add?.type, lineup?.type]).toEqual(["FREEAGENT", "ROSTER"]);
    expect(add?.items).toMatchObject([{ type: "ADD", toTeamId: 1, toSlotId: null }]);
    expect(lineup?.items.every((item) => item.toSlotId !== null)).toBe(true);
  });

  it("rebuilds the week table of ESPN's web client from Monday-to-Sunday weeks and the All-Star break", () => {
    const weeks = weekRows(payload("week table"));
    expect(weeks).toHaveLength(24);
    const { openingTipoff, lastPeriod, firstDayOff, lastDayOff } = preseason.calendar;
    const day = (period: number) => new Date(Date.parse(openingTipoff) + (period - 1) * 86_400_000).toISOString();
    const games = Array.from({ length: lastPeriod }, (_, index) => index + 1)
      .filter((period) => period < firstDayOff || period > lastDayOff)
      .map((period) => ({
        gameId: period,
        scoringPeriod: period as ScoringPeriodId,
        tipoffAt: day(period),
        homeProTeamId: 1,
        awayProTeamId: 2,
        isTimeTbd: false,
        isOfficial: false,
      }));
    const calendar = buildCalendar(games, lastPeriod as ScoringPeriodId);
    if (typeof calendar === "string") throw new Error(calendar);
    expect(calendar.weeks).toEqual(weeks);
  });
});

describe.each(SETS)("%s player list", (_origin, { payload }, facts) => {
  it("labels single-position players by the position table, never by the slot table", () => {
    const players = toPlayerList(payload("player list"));
    expect(players).toHaveLength(facts.listedPlayers);
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

describe.each(SETS)(
  "%s payloads of combined views (the recorded ones of another game)",
  (_origin, { payload }, facts) => {
    it("parse without a fault and keep their good parts", () => {
      const league = payload("combined league");
      const { entries, matchups } = facts.combined;
      expect(toTeams(league.teams)).toHaveLength(2);
      expect(toDayRosters(league.teams, league.seasonId, 1).flatMap((roster) => roster.entries)).toHaveLength(entries);
      expect(toMatchups(league.schedule, league.seasonId, 1)).toHaveLength(matchups);
      const waivers = toPoolPlayers(payload("waiver pool").players);
      expect(waivers.some((each) => each.poolStatus === "WAIVERS" && each.waiverClearsAt !== null)).toBe(true);
      expect(payload("activity feed").topics.length).toBeGreaterThan(0);
    });
  },
);

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
