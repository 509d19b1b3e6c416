/** League, roster, players and schedule on payloads in ESPN's shapes, made and recorded, over HTTP, against counts of those payloads. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import { LEAGUE_FACTS } from "#test/espn-shapes/facts";
import { payloadSets } from "#test/espn-shapes/payload-sets";
import { openLeagueFixture } from "#test/leagues/league-services";
import { leagueOutput } from "@/contract/league/league-output";
import { playerScheduleOutput, scheduleOutput } from "@/contract/league/schedule-output";
import { type DirectoryRow, playersOutput, rosterPageOutput } from "@/contract/players/players-output";
import type { Database } from "@/db/database";
import { easternDay } from "@/domain/ids";
import { fixedClock } from "@/lib/clock";

const SETS = payloadSets("league, roster, players and schedule").map(
  (set) => [set.origin, set, LEAGUE_FACTS[set.origin]] as const,
);

describe.each(SETS)("reading the %s leagues on the fourth day of a matchup", (_origin, set, facts) => {
  let database: Database;
  let replay: Awaited<ReturnType<typeof set.start>>;
  const { payload } = set;
  const { matchup, card } = facts;
  const opened: { close(): Promise<void> }[] = [];

  beforeAll(async () => {
    database = await openTestDatabase();
    replay = await set.start();
  });
  afterAll(async () => {
    for (const each of opened) await each.close();
    await replay.close();
    await database.close();
  });

  const home = async (leagueId: string, leagueNow = Date.parse(facts.now)) => {
    const made = await openLeagueFixture(database, {
      origin: replay.origin,
      universe: "espn",
      leagueId,
      season: facts.season,
      teamId: facts.me.teamId,
      leagueClock: fixedClock(leagueNow),
      systemClock: fixedClock(Date.parse("2026-11-21T10:00:00Z")),
    });
    opened.push(made);
    return made;
  };

  it("league: scoring, slots, limits and playoffs of the recorded settings", async () => {
    const { services, scope } = await home(facts.leagueIds.points);
    const { settings } = payload("draft and settings");
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
      myTeamId: facts.me.teamId,
      today: facts.todayEt,
      seasonState: "in progress",
      matchup: {
        matchupPeriod: matchup.period,
        firstDay: matchup.firstDay,
        lastDay: matchup.lastDay,
        isPlayoffs: false,
      },
      acquisitions: { matchupLimit: facts.adds.limit, addsLeft: facts.adds.left, budget: null },
      schedule: {
        regularSeasonMatchups: settings.scheduleSettings.matchupPeriodCount,
        playoffTeamCount: settings.scheduleSettings.playoffTeamCount,
      },
    });
    const other = await home(facts.leagueIds.category);
    const categories = leagueOutput.parse((await other.services.leagueViews.view(other.scope)).output);
    expect(categories).toMatchObject({ leagueId: facts.leagueIds.category, format: "head-to-head each category" });
    expect(categories.scoring.items.map(({ stat, points }) => [stat, points])).toEqual(
      facts.categoryLabels.map((stat) => [stat, null]),
    );
  });

  it("roster: every recorded team by its id, labelled by the recorded matchup", async () => {
    const { services, scope } = await home(facts.leagueIds.points);
    const { schedule } = payload("points box scores");
    type Side = { teamId: number; rosterForCurrentScoringPeriod?: { entries: { playerId: number }[] } };
    for (const { home: one, away } of schedule as { home: Side; away: Side }[]) {
      for (const side of [one, away]) {
        const answer = rosterPageOutput.parse((await services.rosterPages.view(scope, { teamId: side.teamId })).output);
        expect(answer.players.map(({ playerId }) => playerId).sort()).toEqual(
          (side.rosterForCurrentScoringPeriod?.entries ?? []).map(({ playerId }) => playerId).sort(),
        );
        const isMine = side.teamId === facts.me.teamId;
        const isOpponent = !isMine && [one.teamId, away.teamId].includes(facts.me.teamId);
        expect(answer.ownership).toBe(isMine ? "my roster" : isOpponent ? "opponent" : answer.teamName);
      }
    }
  });

  it("players: pages together hold everyone once, the recorded rosters as owned", async () => {
    const { services, scope } = await home(facts.leagueIds.points);
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
    const list: { id: number }[] = payload("player list");
    const ids = new Set(rows.map(({ playerId }) => playerId));
    const { schedule } = payload("points box scores");
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
    const { services, scope } = await home(facts.leagueIds.points);
    const listed = new Set(payload("player list").map(({ id }: { id: number }) => id));
    const { schedule } = payload("points box scores");
    type Entry = { playerId: number; playerPoolEntry: { player: { fullName: string } } };
    const entries: Entry[] = schedule.flatMap(
      (each: { home: { rosterForCurrentScoringPeriod?: { entries: Entry[] } } }) =>
        each.home.rosterForCurrentScoringPeriod?.entries ?? [],
    );
    const otherUser = entries.find(({ playerId }) => !listed.has(playerId));
    if (!otherUser) throw new Error("every recorded player is on the list");
    const request = [otherUser.playerPoolEntry.player.fullName, `#${otherUser.playerId}`];
    for (const name of request) {
      const found = await services.players.find(scope, name);
      expect(found.kind === "one" && found.player.playerId, name).toBe(otherUser.playerId);
    }
    expect((await services.players.find(scope, "#1")).kind).toBe("unclear");
  });

  it("schedule: games an NBA team a day, second nights and games left, counted from the recorded schedule", async () => {
    const { services, scope } = await home(facts.leagueIds.points);
    const { output } = await services.schedules.grid(scope, {});
    const grid = scheduleOutput.parse(output);
    expect(grid).toMatchObject({ from: matchup.firstDay, to: matchup.lastDay });
    const { settings } = payload("pro schedule");
    let compared = 0;
    for (const nbaTeam of settings.proTeams) {
      const periods = Array.from(
        { length: matchup.last - matchup.first + 1 },
        (_, day) => nbaTeam.proGamesByScoringPeriod?.[matchup.first + day]?.length ?? 0,
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
      const before = [nbaTeam.proGamesByScoringPeriod?.[matchup.first - 1]?.length ?? 0, ...periods];
      expect(row.secondNights).toHaveLength(
        periods.filter((games, index) => games > 0 && (before[index] ?? 0) > 0).length,
      );
    }
    expect(compared).toBeGreaterThan(20);
  });

  it("schedule tool: a named player in a window of one day", async () => {
    const { services, scope } = await home(facts.leagueIds.points);
    const day = easternDay.parse(card.gameDay);
    const { output } = await services.schedules.ofPlayers(scope, {
      playerNames: [card.name],
      from: day,
      to: day,
    });
    expect(playerScheduleOutput.parse(output).players).toMatchObject([
      { name: card.name, proTeam: card.proTeam, games: 1, gamesLeft: 0, on: [card.game] },
    ]);
  });

  it.each([
    [`${facts.season - 1}-09-01`, "not started", facts.firstDay],
    [`${facts.season}-11-21`, "over", facts.lastMatchupFirstDay],
  ])("on %s, outside the season, the league and its schedule are read all the same", async (day, seasonState, from) => {
    const { services, scope } = await home(facts.leagueIds.points, Date.parse(`${day}T17:00:00Z`));
    expect(leagueOutput.parse((await services.leagueViews.view(scope)).output)).toMatchObject({
      today: day,
      seasonState,
      firstDay: facts.firstDay,
      lastDay: facts.lastDay,
    });
    // The first matchup before the season, the last one after it.
    const grid = scheduleOutput.parse((await services.schedules.grid(scope, {})).output);
    expect(grid.from).toBe(from);
    const recordedDay = easternDay.parse(card.gameDay);
    expect((await services.schedules.grid(scope, { from: recordedDay, to: recordedDay })).output.gamesInWindow).toBe(
      new Set(
        payload("pro schedule").settings.proTeams.flatMap(
          (proTeam: { proGamesByScoringPeriod?: Record<string, { id: number }[]> }) =>
            (proTeam.proGamesByScoringPeriod?.[String(card.gamePeriod)] ?? []).map(({ id }) => id),
        ),
      ).size,
    );
    expect(rosterPageOutput.safeParse((await services.rosterPages.view(scope, {})).output).success).toBe(true);
    expect(playersOutput.parse((await services.directory.search(scope, { limit: 5 })).output).shown).toBe(5);
  });
});
