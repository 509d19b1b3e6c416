/**
 * The reading routes as clients meet them, over the demo league in every format.
 *
 * What is expected comes from the league's raw wire answers, read past the product's client, and counted here again.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoProduct, onePlayer, openDemoProduct, read, refused } from "#test/leagues/demo-product";
import { GET as getLeague } from "@/app/api/league/route";
import { GET as getMatchup } from "@/app/api/matchup/route";
import { GET as getNews } from "@/app/api/news/route";
import { GET as getPlayers } from "@/app/api/players/route";
import { GET as getRoster } from "@/app/api/roster/route";
import { GET as getSchedule } from "@/app/api/schedule/route";
import { leagueOutput } from "@/contract/league/league-output";
import { playerScheduleOutput, scheduleOutput } from "@/contract/league/schedule-output";
import { newsOutput } from "@/contract/news/news-output";
import {
  type DirectoryRow,
  playersOutput,
  playerWithNewsOutput,
  rosterPageOutput,
} from "@/contract/players/players-output";
import { matchupOutput } from "@/contract/tool-outputs";
import { DEMO_FORMATS } from "@/demo/demo-league";
import { parseDay } from "@/domain/season/eastern-day";

/** Every page of the list, as one list. */
async function allPages(search: string): Promise<DirectoryRow[]> {
  const rows: DirectoryRow[] = [];
  for (let cursor = ""; ; ) {
    const page = await read(getPlayers, playersOutput, `?${search}${cursor}`);
    rows.push(...page.players);
    expect(page.shown).toBe(page.players.length);
    if (page.nextCursor === null) {
      expect(rows).toHaveLength(page.matched);
      return rows;
    }
    cursor = `&cursor=${page.nextCursor}`;
  }
}
const idsOf = (rows: readonly { playerId: number }[]) => rows.map(({ playerId }) => playerId);
const sorted = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);

describe.each(DEMO_FORMATS)("reading routes, demo league %s", (format) => {
  let product: DemoProduct;
  beforeAll(async () => {
    product = await openDemoProduct(format);
  });
  afterAll(() => product.close());

  it("league: names, rules, teams and season of the wire's own answer", async () => {
    const answer = await read(getLeague, leagueOutput);
    const { settings, teams } = await product.espnPayload(["mSettings", "mTeam"]);
    expect(answer).toMatchObject({
      leagueName: settings.name,
      myTeamId: product.myTeamId,
      today: "2025-01-15",
      seasonState: "in progress",
      matchup: { firstDay: "2025-01-13", lastDay: "2025-01-19", isPlayoffs: false },
      source: "demo league",
      stale: false,
    });
    expect(sorted(answer.teams.map(({ teamId }) => teamId))).toEqual(
      sorted(teams.map((team: { id: number }) => team.id)),
    );
    for (const team of teams) {
      const { wins, losses, ties } = team.record.overall;
      expect(answer.teams.find(({ teamId }) => teamId === team.id)).toMatchObject({
        teamName: team.name,
        isMine: team.id === product.myTeamId,
        record: { wins, losses, ties },
        standing: team.playoffSeed,
      });
    }
    expect(answer.scoring.items).toHaveLength(settings.scoringSettings.scoringItems.length);
    const points = settings.scoringSettings.scoringItems.find((item: { statId: number }) => item.statId === 0);
    const shown = answer.scoring.items.find(({ stat }) => stat === "PTS");
    expect(shown?.points).toBe(format === "points" ? points.points : null);
    // ESPN's default: PG SG SF PF C G F and three UTIL, three bench, one IR; at most four centers.
    expect(answer.roster).toMatchObject({ starters: 10, bench: 3, injuredReserve: 1 });
    expect(answer.roster.positionLimits).toEqual([{ position: "C", most: 4 }]);
    // A share of an add for each of the matchup's seven days.
    expect(answer.acquisitions.matchupLimit).toBeCloseTo(settings.acquisitionSettings.matchupAcquisitionLimit * 7, 2);
    expect(answer.trades.isOver).toBe(false);
  });

  it("roster: any team of the league, labelled by whose it is to me", async () => {
    const { teams } = await product.espnPayload(["mRoster"]);
    const opponentId = (await read(getMatchup, matchupOutput)).opponent?.teamId;
    expect(opponentId).toBeDefined();
    const labels: string[] = [];
    for (const team of teams) {
      const answer = await read(getRoster, rosterPageOutput, `?teamId=${team.id}`);
      const entries: { playerId: number }[] = team.roster.entries;
      expect(sorted(idsOf(answer.players))).toEqual(sorted(entries.map(({ playerId }) => playerId)));
      expect(answer.ownership).toBe(
        team.id === product.myTeamId ? "my roster" : team.id === opponentId ? "opponent" : answer.teamName,
      );
      labels.push(answer.ownership);
    }
    expect(new Set(labels)).toHaveProperty("size", teams.length);
    expect(await read(getRoster, rosterPageOutput, "?day=2025-01-13")).toMatchObject({
      teamId: product.myTeamId,
      day: "2025-01-13",
      isToday: false,
    });
  });

  it("matchup: the opponent's view is mine turned round", async () => {
    const mine = await read(getMatchup, matchupOutput);
    const theirs = await read(getMatchup, matchupOutput, `?teamId=${mine.opponent?.teamId}`);
    expect(theirs.me).toEqual(mine.opponent);
    expect(theirs.opponent).toEqual(mine.me);
    expect(theirs.lead).toBe(mine.lead === null || mine.lead === 0 ? mine.lead : -mine.lead);
  });

  it.each(["points", "owned", "games", "name"])(
    "players by %s: the pages together are the whole pool, in order",
    async (sort) => {
      const rows = await allPages(`sort=${sort}&limit=37`);
      const filter = { filterStatus: { value: ["FREEAGENT", "WAIVERS", "ONTEAM"] }, limit: 2_000 };
      const espnPayload = await product.espnPayload(["kona_player_info"], {
        players: { ...filter, sortPercOwned: { sortPriority: 1, sortAsc: false } },
      });
      expect(sorted(idsOf(rows))).toEqual(sorted(espnPayload.players.map((each: { id: number }) => each.id)));
      if (sort === "name") {
        expect(rows[0]?.name.charAt(0)).toBe("A");
        return;
      }
      const shown = sort === "points" && format !== "points" ? "owned" : sort;
      const values = rows.map((row) =>
        shown === "points" ? row.pointsPerGame : shown === "owned" ? row.percentOwned : row.gamesLeftInMatchup,
      );
      expect(values).toEqual([...values].sort((a, b) => (b ?? -1e6) - (a ?? -1e6)));
    },
  );

  it("players: owner, health and position part the pool as the wire does", async () => {
    const all = await allPages("limit=100");
    const parts = await Promise.all(
      ["free", "waivers", "owned"].map((status) => allPages(`status=${status}&limit=100`)),
    );
    expect(sorted(parts.flatMap(idsOf))).toEqual(sorted(idsOf(all)));
    const health = await Promise.all(["healthy", "hurt"].map((state) => allPages(`health=${state}&limit=100`)));
    expect(sorted(health.flatMap(idsOf))).toEqual(sorted(idsOf(all)));
    expect(health[1]?.length).toBeGreaterThan(0);

    const { teams } = await product.espnPayload(["mRoster"]);
    const ownerOf = new Map<number, number>(
      teams.flatMap((team: { id: number; roster: { entries: { playerId: number }[] } }) =>
        team.roster.entries.map(({ playerId }): [number, number] => [playerId, team.id]),
      ),
    );
    for (const row of all) expect(row.team?.teamId).toBe(ownerOf.get(row.playerId));
    expect(new Set(idsOf(all.filter((row) => row.ownership === "my roster")))).toEqual(
      new Set([...ownerOf].filter(([, teamId]) => teamId === product.myTeamId).map(([playerId]) => playerId)),
    );

    const espnPayload = await product.espnPayload(["kona_player_info"], {
      players: {
        filterStatus: { value: ["FREEAGENT", "WAIVERS", "ONTEAM"] },
        filterSlotIds: { value: [4] },
        limit: 2_000,
        sortPercOwned: { sortPriority: 1, sortAsc: false },
      },
    });
    expect(sorted(idsOf(await allPages("position=C&limit=100")))).toEqual(
      sorted(espnPayload.players.map((each: { id: number }) => each.id)),
    );
  });

  it("players: owned players have averages too, of the games the wire counts", async () => {
    const owned = await allPages("status=owned&limit=100");
    const espnPayload = await product.espnPayload(["kona_player_info"], {
      players: {
        filterIds: { value: idsOf(owned) },
        filterStatsForTopScoringPeriodIds: { value: 1, additionalValue: [`00${product.scope.season}`] },
        limit: 2_000,
        sortPercOwned: { sortPriority: 1, sortAsc: false },
      },
    });
    let compared = 0;
    for (const { id, player: card } of espnPayload.players) {
      const season = card.stats.find(
        (row: { statSourceId: number; statSplitTypeId: number }) => row.statSourceId === 0 && row.statSplitTypeId === 0,
      );
      if (!season?.stats["42"]) continue;
      const row = owned.find(({ playerId }) => playerId === id);
      expect(row?.gamesPlayed).toBe(season.stats["42"]);
      expect(row?.averages.PTS).toBeCloseTo(season.stats["0"] / season.stats["42"], 0);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(100);
  });

  it("players: a name is found from its beginning, by nickname and misspelt; nobody is an empty list", async () => {
    const named = async (query: string) =>
      (await read(getPlayers, playersOutput, `?query=${encodeURIComponent(query)}`)).players.map(({ name }) => name);
    expect(await named("jok")).toContain("Nikola Jokić");
    expect(await named("Nikola Jokić")).toEqual(["Nikola Jokić"]);
    expect(await named("nicola jokich")).toEqual(["Nikola Jokić"]);
    expect(await named("Zebulon Quux")).toEqual([]);
    expect(await read(getPlayers, playersOutput, "?query=Zebulon%20Quux")).toMatchObject({
      matched: 0,
      shown: 0,
      nextCursor: null,
    });
  });

  it("player: status, owner, games and what comes next, the same as in the list", async () => {
    const [listed] = (await read(getPlayers, playersOutput, "?status=owned&limit=1")).players;
    if (!listed) throw new Error("nobody is owned");
    const page = await read(onePlayer(String(listed.playerId)), playerWithNewsOutput);
    expect(page).toMatchObject({
      playerId: listed.playerId,
      name: listed.name,
      status: listed.status,
      gamesLeftInMatchup: listed.gamesLeftInMatchup,
      pointsPerGame: listed.pointsPerGame,
    });
    expect(page.gameLog.games.length).toBeLessThanOrEqual(10);
    for (const stat of ["PTS", "REB", "AST"]) expect(page.seasonAverages[stat]).toBe(listed.averages[stat]);
    const grid = await read(getSchedule, scheduleOutput, "?from=2025-01-15&to=2025-01-21");
    const nbaTeam = grid.clubs.find(({ proTeam }) => proTeam === listed.proTeam);
    expect(page.nextGames.map(({ opponent }) => opponent)).toEqual(nbaTeam?.games.filter((game) => game !== null));
    expect(page.news).toMatchObject({
      askedPlayers: [{ playerId: listed.playerId, official: { status: listed.status } }],
    });
  });

  it("schedule: every NBA team's games, second nights and light days, counted from the wire", async () => {
    const grid = await read(getSchedule, scheduleOutput);
    expect(grid).toMatchObject({ from: "2025-01-13", to: "2025-01-19", today: "2025-01-15" });
    const espnPayload = await product.espnPayload(["proTeamSchedules_wl"], undefined, false);
    type EspnGame = { id: number; date: number; homeProTeamId: number };
    const dayOf = (ms: number) =>
      new Date(ms - 3 * 3_600_000).toLocaleDateString("en-CA", { timeZone: "America/New_York" });
    let counted = 0;
    const backToBackDays = new Map<string, Set<number>>();
    for (const nbaTeam of espnPayload.settings.proTeams) {
      const games: EspnGame[] = Object.values(nbaTeam.proGamesByScoringPeriod ?? {}).flat() as EspnGame[]; // the wire's map
      const days = games.map(({ date }) => dayOf(date));
      for (const game of games) {
        const night = dayOf(game.date);
        backToBackDays.set(night, (backToBackDays.get(night) ?? new Set()).add(game.id));
      }
      if (games.length === 0) continue;
      const row = grid.clubs.find(({ proTeam }) => proTeam.toUpperCase() === nbaTeam.abbrev.toUpperCase());
      if (!row) continue;
      counted += 1;
      expect(grid.days.map(({ day }, index) => (row.games[index] === null ? null : day)).filter(Boolean)).toEqual(
        grid.days.map(({ day }) => day).filter((day) => days.includes(day)),
      );
      expect(row.gamesInWindow).toBe(days.filter((day) => day >= grid.from && day <= grid.to).length);
      expect(row.gamesLeftInMatchup).toBe(
        games.filter(({ date }) => date > product.fanvise.leagueClockOf(product.scope).now() && dayOf(date) <= grid.to)
          .length,
      );
      const before = (day: string) => new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
      expect(row.secondNights).toEqual(
        grid.days.map(({ day }) => day).filter((day) => days.includes(day) && days.includes(before(day))),
      );
    }
    expect(counted).toBeGreaterThan(20);
    for (const { day, games, isLight } of grid.days) {
      expect(games).toBe(backToBackDays.get(day)?.size ?? 0);
      expect(isLight).toBe(games > 0 && games <= 5);
    }
    expect(grid.matchups.filter(({ isCurrent }) => isCurrent)).toMatchObject([
      { firstDay: grid.from, lastDay: grid.to },
    ]);
    // Matchups follow each other without a gap or an overlap.
    grid.matchups.slice(1).forEach(({ firstDay }, index) => {
      const last = grid.matchups[index]?.lastDay ?? "";
      expect(new Date(Date.parse(`${last}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10)).toBe(firstDay);
    });
    expect(grid.playoffs?.firstDay).toBe(grid.matchups.find(({ isPlayoffs }) => isPlayoffs)?.firstDay);
  });

  it("schedule: 31 days are shown, 32 and a reversed window refused, an empty July answered", async () => {
    const month = await read(getSchedule, scheduleOutput, "?from=2025-01-01&to=2025-01-31");
    expect(month.days).toHaveLength(31);
    expect(await refused(getSchedule, "?from=2025-01-01&to=2025-02-01")).toMatchObject({ status: 409 });
    expect(await refused(getSchedule, "?from=2025-01-02&to=2025-01-01")).toMatchObject({ status: 409 });
    expect(await refused(getSchedule, "?from=9999-12-31")).toMatchObject({ status: 404 });
    const july = await read(getSchedule, scheduleOutput, "?from=2025-07-01");
    expect(july).toMatchObject({ gamesInWindow: 0, lightDays: [], to: "2025-07-07" });
    expect(july.clubs.every(({ gamesInWindow }) => gamesInWindow === 0)).toBe(true);
  });

  it("news: the official status first, one stranger's word unconfirmed and marked where it contradicts", async () => {
    const rows = await allPages("status=owned&sort=owned&limit=100");
    const active = rows.find(({ status }) => status === "ACTIVE");
    if (!active) throw new Error("nobody is active");
    await product.fanvise.newsLoading.load(product.scope, [
      {
        text: `${active.name} (broken leg) is out for the season.`,
        source: "some account",
        publishedAt: "2025-01-14T20:00:00Z",
      },
    ]);
    const answer = await read(getNews, newsOutput, `?playerId=${active.playerId}`);
    expect(answer.askedPlayers).toMatchObject([{ name: active.name, official: { status: "ACTIVE", stale: false } }]);
    expect(answer.citations).toMatchObject([
      { standing: "unconfirmed", source: "some account", players: [{ playerId: active.playerId, name: active.name }] },
    ]);
    const claim = answer.citations[0]?.claims.find(({ kind }) => kind === "status");
    expect(claim).toMatchObject({ text: "season-ending", contradictsOfficial: true });
    expect((await read(getNews, newsOutput, "?query=expansion%20clubs")).askedPlayers).toEqual([]);
    expect((await read(getNews, newsOutput)).query).toBeNull();
  });

  it("the schedule tool's answer keeps its size and its sums, whatever window is asked for", async () => {
    const { schedules } = product.fanvise.services;
    const mine = await read(getRoster, rosterPageOutput);
    for (const [from, to] of [
      [undefined, undefined],
      ["2025-01-01", "2025-01-31"],
      ["2025-01-13", "2025-01-26"],
    ] as const) {
      const window = { from: from && parseDay(from), to: to && parseDay(to) };
      const { output } = await schedules.ofPlayers(product.scope, window);
      expect(JSON.stringify(playerScheduleOutput.parse(output)).length).toBeLessThanOrEqual(6_000);
      const grid = await read(getSchedule, scheduleOutput, from ? `?from=${from}&to=${to}` : "");
      const gamesOf = (nbaTeam: string) => grid.clubs.find(({ proTeam }) => proTeam === nbaTeam)?.games ?? [];
      const counted = mine.players.filter(({ place }) => place !== "IR");
      const gamesByDay = grid.days.map((_, index) => counted.filter(({ proTeam }) => gamesOf(proTeam)[index]).length);
      expect(output.teams[0]).toMatchObject({
        ownership: "my roster",
        games: gamesByDay.reduce((sum, games) => sum + games, 0),
      });
      // Of a whole month only the sums have room.
      if (output.byDay.length > 0 || gamesByDay.length <= 14)
        expect(output.byDay.map((each) => each.mine)).toEqual(gamesByDay);
    }
  });

  it("the schedule tool lists the games of named players, and says whom it did not find", async () => {
    const { output } = await product.fanvise.services.schedules.ofPlayers(product.scope, {
      playerNames: ["Nikola Jokić", "Williams", "Zebulon Quux"],
    });
    const grid = await read(getSchedule, scheduleOutput);
    const denver = grid.clubs.find(({ proTeam }) => proTeam === "DEN");
    expect(output.players).toMatchObject([{ name: "Nikola Jokić", games: denver?.gamesInWindow }]);
    expect(output.players[0]?.on).toEqual(
      grid.days.flatMap(({ day }, index) => (denver?.games[index] ? [`${day} ${denver.games[index]}`] : [])),
    );
    expect(output.notFound.map(({ query }) => query)).toEqual(["Williams", "Zebulon Quux"]);
    expect(output.notFound[0]?.candidates.length).toBeGreaterThan(1);
    expect(output.notFound[1]).toMatchObject({ candidates: [], nearest: [] });
  });
});
