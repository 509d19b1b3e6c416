/** League, roster, players and schedule on recorded ESPN payloads, over the wire, against counts of those payloads. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import { openLeagueHome } from "#test/leagues/league-services";
import { hasRecordedPayloads, recorded } from "#test/shared-fixtures";
import { type ReplayServer, startReplayServer } from "#test/stubs/replay-server";
import { leagueOutput } from "@/contract/league/league-output";
import { playerScheduleOutput, scheduleOutput } from "@/contract/league/schedule-output";
import { type DirectoryRow, playersOutput, rosterPageOutput } from "@/contract/players/players-output";
import type { Database } from "@/db/database";
import { easternDay } from "@/domain/ids";
import { fixedClock } from "@/lib/clock";

/** 2:30 a.m. Eastern on 3 February: still scoring period 109, its games played. */
const LEAGUE_NOW = Date.parse("2023-02-03T02:30:00-05:00");

describe.skipIf(!hasRecordedPayloads)("reading the recorded leagues of 2 February 2023", () => {
  let database: Database;
  let replay: ReplayServer;
  const opened: { close(): Promise<void> }[] = [];

  beforeAll(async () => {
    database = await openTestDatabase();
    replay = await startReplayServer();
  });
  afterAll(async () => {
    for (const each of opened) await each.close();
    await replay.close();
    await database.close();
  });

  const home = async (leagueId: string, leagueNow = LEAGUE_NOW) => {
    const made = await openLeagueHome(database, {
      origin: replay.origin,
      universe: "espn",
      leagueId,
      season: 2023,
      teamId: 6,
      leagueClock: fixedClock(leagueNow),
      systemClock: fixedClock(Date.parse("2026-11-21T10:00:00Z")),
    });
    opened.push(made);
    return made;
  };

  it("league: scoring, slots, limits and playoffs of the recorded settings", async () => {
    const { services, scope } = await home("1234");
    const { settings } = recorded("draft-and-settings.points.2023.json");
    const answer = leagueOutput.parse((await services.leagueViews.view(scope)).output);
    const label: Record<string, number> = {
      PTS: 0,
      BLK: 1,
      STL: 2,
      AST: 3,
      REB: 6,
      TO: 11,
      FGM: 13,
      FGA: 14,
      FTM: 15,
      FTA: 16,
      "3PM": 17,
    };
    for (const { stat, points } of answer.scoring.items) {
      const item = settings.scoringSettings.scoringItems.find(
        (each: { statId: number }) => each.statId === label[stat],
      );
      expect(points, stat).toBe(item.points);
    }
    expect(answer.scoring.items).toHaveLength(settings.scoringSettings.scoringItems.length);
    const counts: Record<string, number> = settings.rosterSettings.lineupSlotCounts;
    const sum = (isIn: (slot: number) => boolean) =>
      Object.entries(counts).reduce((total, [slot, count]) => total + (isIn(Number(slot)) ? count : 0), 0);
    expect(answer.roster).toMatchObject({
      starters: sum((slot) => slot < 12),
      bench: counts["12"],
      injuredReserve: counts["13"],
    });
    expect(answer).toMatchObject({
      myTeamId: 6,
      today: "2023-02-02",
      seasonState: "in progress",
      matchup: { matchupPeriod: 16, firstDay: "2023-01-30", lastDay: "2023-02-05", isPlayoffs: false },
      acquisitions: { matchupLimit: 7, addsLeft: 7, budget: null },
      schedule: {
        regularSeasonMatchups: settings.scheduleSettings.matchupPeriodCount,
        playoffTeamCount: settings.scheduleSettings.playoffTeamCount,
      },
    });
    const other = await home("1235");
    const categories = leagueOutput.parse((await other.services.leagueViews.view(other.scope)).output);
    expect(categories).toMatchObject({ leagueId: "1235", format: "head-to-head each category" });
    expect(categories.scoring.items.map(({ stat, points }) => [stat, points])).toEqual(
      ["PTS", "BLK", "STL", "AST", "REB", "3PM", "FG%", "FT%"].map((stat) => [stat, null]),
    );
  });

  it("roster: every recorded team by its id, labelled by the recorded matchup", async () => {
    const { services, scope } = await home("1234");
    const { schedule } = recorded("boxscore.points.2023-sp109.json");
    type Side = { teamId: number; rosterForCurrentScoringPeriod?: { entries: { playerId: number }[] } };
    for (const { home: one, away } of schedule as { home: Side; away: Side }[]) {
      for (const side of [one, away]) {
        const answer = rosterPageOutput.parse((await services.rosterPages.view(scope, { teamId: side.teamId })).output);
        expect(answer.players.map(({ playerId }) => playerId).sort()).toEqual(
          (side.rosterForCurrentScoringPeriod?.entries ?? []).map(({ playerId }) => playerId).sort(),
        );
        const isMine = side.teamId === 6;
        const isOpponent = !isMine && [one.teamId, away.teamId].includes(6);
        expect(answer.ownership).toBe(isMine ? "my roster" : isOpponent ? "opponent" : answer.teamName);
      }
    }
  });

  it("players: pages together hold everyone once, the recorded rosters as owned", async () => {
    const { services, scope } = await home("1234");
    const rows: DirectoryRow[] = [];
    let cursor: string | undefined;
    let matched = 0;
    do {
      const page = playersOutput.parse(
        (await services.directory.search(scope, { sort: "owned", limit: 83, cursor })).output,
      );
      rows.push(...page.players);
      matched = page.matched;
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(rows).toHaveLength(matched);
    expect(new Set(rows.map(({ playerId }) => playerId)).size).toBe(matched);
    const list: { id: number }[] = recorded("players_wl.2023-first500.json");
    const ids = new Set(rows.map(({ playerId }) => playerId));
    const { schedule } = recorded("boxscore.points.2023-sp109.json");
    const recordedIds = schedule.flatMap((each: { home: unknown; away: unknown }) =>
      [each.home, each.away].flatMap(
        (side) =>
          (
            side as { rosterForCurrentScoringPeriod?: { entries: { playerId: number }[] } }
          ).rosterForCurrentScoringPeriod?.entries.map(({ playerId }) => playerId) ?? [],
      ),
    );
    expect(
      rows
        .filter((row) => row.team !== null)
        .map(({ playerId }) => playerId)
        .sort(),
    ).toEqual(recordedIds.sort());
    expect(list.filter(({ id }) => ids.has(id)).length).toBeGreaterThan(300);
  });

  it("players: one whom only a roster holds is found by name and by id, beside the list", async () => {
    const { services, scope } = await home("1234");
    const listed = new Set(recorded("players_wl.2023-first500.json").map(({ id }: { id: number }) => id));
    const { schedule } = recorded("boxscore.points.2023-sp109.json");
    type Entry = { playerId: number; playerPoolEntry: { player: { fullName: string } } };
    const entries: Entry[] = schedule.flatMap(
      (each: { home: { rosterForCurrentScoringPeriod?: { entries: Entry[] } } }) =>
        each.home.rosterForCurrentScoringPeriod?.entries ?? [],
    );
    const stranger = entries.find(({ playerId }) => !listed.has(playerId));
    if (!stranger) throw new Error("every recorded player is on the list");
    const asked = [stranger.playerPoolEntry.player.fullName, `#${stranger.playerId}`];
    for (const name of asked) {
      const found = await services.players.find(scope, name);
      expect(found.kind === "one" && found.player.playerId, name).toBe(stranger.playerId);
    }
    expect((await services.players.find(scope, "#1")).kind).toBe("unclear");
  });

  it("schedule: games an NBA team a day, second nights and games left, counted from the recorded schedule", async () => {
    const { services, scope } = await home("1234");
    const { output } = await services.schedules.grid(scope, {});
    const grid = scheduleOutput.parse(output);
    expect(grid).toMatchObject({ from: "2023-01-30", to: "2023-02-05" });
    // Period 109 is 2 February, so the matchup's seven days are 106 to 112.
    const { settings } = recorded("pro-schedule.2023-sp1-140.json");
    let compared = 0;
    for (const nbaTeam of settings.proTeams) {
      const periods = [106, 107, 108, 109, 110, 111, 112].map(
        (period) => nbaTeam.proGamesByScoringPeriod?.[period]?.length ?? 0,
      );
      const row = grid.clubs.find(({ proTeam }) => proTeam === nbaTeam.abbrev.toUpperCase());
      // ESPN writes some NBA teams otherwise: "GS", "NO".
      if (!row) continue;
      compared += 1;
      expect(
        row.games.map((game) => (game === null ? 0 : 1)),
        nbaTeam.abbrev,
      ).toEqual(periods);
      expect(row.gamesLeftInMatchup).toBe(periods.slice(4).reduce((sum, games) => sum + games, 0));
      const before = [nbaTeam.proGamesByScoringPeriod?.[105]?.length ?? 0, ...periods];
      expect(row.secondNights).toHaveLength(
        periods.filter((games, index) => games > 0 && (before[index] ?? 0) > 0).length,
      );
    }
    expect(compared).toBeGreaterThan(20);
  });

  it("schedule tool: a named player in a window of one day", async () => {
    const { services, scope } = await home("1234");
    const day = easternDay.parse("2023-01-31");
    const { output } = await services.schedules.ofPlayers(scope, {
      playerNames: ["Jalen Brunson"],
      from: day,
      to: day,
    });
    // The recorded card's row of period 107 is a game of New York against Los Angeles.
    expect(playerScheduleOutput.parse(output).players).toMatchObject([
      { name: "Jalen Brunson", proTeam: "NYK", games: 1, gamesLeft: 0, on: ["2023-01-31 vs LAL"] },
    ]);
  });

  it.each([
    ["2022-09-01", "not started", "2022-10-17"],
    ["2026-11-21", "over", "2023-03-27"],
  ])("on %s, outside the season, the league and its schedule are read all the same", async (day, seasonState, from) => {
    const { services, scope } = await home("1234", Date.parse(`${day}T17:00:00Z`));
    expect(leagueOutput.parse((await services.leagueViews.view(scope)).output)).toMatchObject({
      today: day,
      seasonState,
      // Periods 1 and 175, counted from period 109 on 2 February.
      firstDay: "2022-10-17",
      lastDay: "2023-04-09",
    });
    // The first matchup before the season, the last one after it.
    const grid = scheduleOutput.parse((await services.schedules.grid(scope, {})).output);
    expect(grid.from).toBe(from);
    const recordedDay = easternDay.parse("2023-01-31");
    expect((await services.schedules.grid(scope, { from: recordedDay, to: recordedDay })).output.gamesInWindow).toBe(
      new Set(
        recorded("pro-schedule.2023-sp1-140.json").settings.proTeams.flatMap(
          (proTeam: { proGamesByScoringPeriod?: Record<string, { id: number }[]> }) =>
            (proTeam.proGamesByScoringPeriod?.["107"] ?? []).map(({ id }) => id),
        ),
      ).size,
    );
    expect(rosterPageOutput.safeParse((await services.rosterPages.view(scope, {})).output).success).toBe(true);
    expect(playersOutput.parse((await services.directory.search(scope, { limit: 5 })).output).shown).toBe(5);
  });
});
