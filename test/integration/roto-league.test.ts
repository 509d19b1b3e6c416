/** Rotisserie and season-points leagues, from ESPN's wire through services, engine and graph to words. */
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import { openLeagueFixture } from "#test/leagues/league-services";
import { rotoLeague, seasonPointsLeague } from "#test/leagues/roto-league";
import { STUB_SEASON, type StubLeague, type StubPlayer, startStubLeague, stubInstant } from "#test/leagues/stub-league";
import type { EspnStub } from "#test/stubs/espn-stub";
import { createSupervisor, runSupervisor } from "@/agents/supervisor/agent";
import { matchupOutput } from "@/contract/tool-outputs";
import type { Database } from "@/db/database";
import { easternDay } from "@/domain/ids";
import { fixedClock } from "@/lib/clock";
import { createRulesModel } from "@/lib/models/rules";

const SYSTEM_NOW = Date.parse("2026-11-21T10:00:00Z");

describe("a league without opponents", () => {
  let database: Database;
  const opened: { close(): Promise<void> }[] = [];
  beforeAll(async () => {
    database = await openTestDatabase();
    return () => database.close();
  });
  afterEach(async () => {
    for (const each of opened.splice(0).reverse()) await each.close();
  });

  let leagues = 0;
  const open = async (league: StubLeague, teamId = 1, period = 15, hourEt = 12) => {
    const stub: EspnStub = await startStubLeague(league);
    leagues += 1;
    const product = await openLeagueFixture(database, {
      origin: stub.origin,
      universe: "espn",
      season: STUB_SEASON,
      teamId,
      leagueId: String(leagues),
      leagueClock: fixedClock(stubInstant(period, hourEt)),
      systemClock: fixedClock(SYSTEM_NOW),
    });
    opened.push(stub, product);
    const ask = async (question: string, language: "en" | "el" = "en") => {
      const state = await runSupervisor(
        createSupervisor({}),
        { threadId: crypto.randomUUID(), question, language, today: easternDay.parse("2025-01-15"), context: [] },
        {
          scope: product.scope,
          services: product.services,
          model: createRulesModel(),
          emit: () => undefined,
          onSpend: () => undefined,
          signal: new AbortController().signal,
          clock: fixedClock(SYSTEM_NOW),
        },
      );
      return state;
    };
    return { ...product, ask };
  };

  it("shows the last team its place, what each category brings and what it lacks there", async () => {
    const { services, scope } = await open(rotoLeague(), 1);
    const { output } = await services.matchups.view(scope);
    expect(matchupOutput.parse(output)).toEqual(output);
    expect(output).toMatchObject({
      format: "rotisserie",
      state: "in progress",
      opponent: null,
      lead: null,
      leader: "Crossovers",
      firstDay: "2025-01-01",
      lastDay: "2025-01-30",
      daysLeft: 16,
      categories: [],
      byDay: [],
      me: { teamName: "Airballers", categoriesWon: null, points: null },
    });
    expect(output.standings).toEqual({
      rankedBy: "roto points",
      teams: 4,
      myRank: 4,
      myPoints: 9.5,
      leadOverAbove: -0.5,
      leadOverBelow: null,
      table: [
        { rank: 1, teamName: "Crossovers", points: 10.5, isMine: false },
        { rank: 2, teamName: "Bricklayers", points: 10, isMine: false },
        { rank: 2, teamName: "Dunkers", points: 10, isMine: false },
        { rank: 4, teamName: "Airballers", points: 9.5, isMine: true },
      ],
      categories: [
        { category: "PTS", value: 1_000, rotoPoints: 2, leadOverAbove: -50, leadOverBelow: 100, isLowerBetter: false },
        { category: "AST", value: 200, rotoPoints: 3.5, leadOverAbove: null, leadOverBelow: 20, isLowerBetter: false },
        { category: "TO", value: 150, rotoPoints: 1, leadOverAbove: -10, leadOverBelow: null, isLowerBetter: true },
        {
          category: "FG%",
          value: 0.48,
          rotoPoints: 3,
          leadOverAbove: -0.02,
          leadOverBelow: 0.02,
          isLowerBetter: false,
        },
      ],
      slotGames: [
        { slot: "PG", games: 31, limit: 82, left: 51 },
        { slot: "UTIL", games: 120, limit: null, left: null },
      ],
    });
  });

  it("tells the standings by roto points, and no record of matchups", async () => {
    const { ask } = await open(rotoLeague(), 1);
    const { answer, turn } = await ask("Σε ποια θέση είμαι και με πόσους βαθμούς;", "el");
    expect(answer).toContain("θέση 4 από 4 με 9.5 πόντους roto");
    expect(answer).not.toMatch(/\d-\d/);
    expect(turn.grounding).toMatchObject({ unverified: [], withheld: [] });
  });

  it("shows the first team what it is ahead by", async () => {
    const { services, scope } = await open(rotoLeague(), 3);
    const { standings } = (await services.matchups.view(scope)).output;
    expect(standings).toMatchObject({ myRank: 1, myPoints: 10.5, leadOverAbove: null, leadOverBelow: 0.5 });
  });

  it("answers in words through the graph, in both languages, with every sentence supported", async () => {
    const { ask } = await open(rotoLeague(), 1);
    const { answer, turn } = await ask("How is my matchup going?");
    for (const part of [
      "place 4 of 4",
      "9.5 roto points",
      "0.5 behind",
      "PTS: 1000, worth 2 roto points, 50 behind the next team",
    ])
      expect(answer).toContain(part);
    expect(answer).toMatch(/\*\*Crossovers\*\*: 10\.5 points/);
    expect(turn.grounding).toMatchObject({ unverified: [], withheld: [] });
    const greek = await ask("Πώς πάει η αναμέτρησή μου;", "el");
    expect(greek.answer).toContain("θέση 4 από 4");
    expect(greek.turn.grounding).toMatchObject({ unverified: [], withheld: [] });
  });

  it("words a place in the middle in both languages", async () => {
    const { ask } = await open(rotoLeague(), 4);
    expect((await ask("How is my matchup going?")).answer).toContain("place 2 of 4 with 10 roto points");
    expect((await ask("Πώς πάει η αναμέτρησή μου;", "el")).answer).toContain("θέση 2 από 4 με 10 πόντους roto");
  });

  it("answers for the roster, and says in its own words that there is no opponent", async () => {
    const { ask, services, scope, optimizer } = await open(rotoLeague(), 1);
    const roster = await ask("Who is on my roster?");
    expect(roster.answer).toContain("Devin Booker");
    const opponent = await ask("Who is on my opponent's roster?");
    expect(opponent.answer).toContain("Roto leagues have no opponents");
    await expect(services.rosters.view(scope, { side: "opponent" })).rejects.toMatchObject({
      code: "matchup.no_opponent",
    });
    const { output } = await services.players.getTopFreeAgents(scope, { limit: 5 });
    expect(output.players.map(({ name }) => name)).toEqual(["Tre Jones"]);
    // What nobody is known to do is not worth nothing.
    await expect(optimizer.composeLineup(scope)).rejects.toMatchObject({ code: "matchup.no_statistics" });
    const { output: log } = await services.gameLogs.getPlayerGameLog(scope, "Devin Booker", { games: 5 });
    expect(log).toMatchObject({ found: true, gamesShown: 0, averageFantasyPoints: null });
  });

  it("plans without an opponent, once something is known of its players", async () => {
    const league = rotoLeague();
    const line = (proTeamId: number) => ({
      proTeamId,
      stats: { "0": 20, "3": 4, "6": 5, "13": 7, "14": 15, "40": 30 },
    });
    const players = league.players.map((player) => ({ ...player, lines: { 3: line(player.proTeamId) } }));
    const { scope, optimizer } = await open({ ...league, players }, 1);
    const lineup = await optimizer.composeLineup(scope);
    expect([...lineup.starters, ...lineup.bench].map(({ name }) => name).sort()).toEqual([
      "Devin Booker",
      "Mikal Bridges",
    ]);
  });

  describe("with one player of whom the source has no stats", () => {
    const shooting = { "0": 20, "3": 4, "6": 5, "13": 7, "14": 15, "40": 30 };
    const newcomer: StubPlayer = {
      id: 13,
      fullName: "LeBron James",
      onTeamId: 1,
      proTeamId: 1,
      injuryStatus: "ACTIVE",
      lines: {},
    };
    /** Booker, Bridges and as many more with stats, in five UTIL slots. */
    const leagueWith = (more: number, change: Partial<StubPlayer> = {}) => {
      const league = rotoLeague();
      const others = ["Jalen Green", "Dyson Daniels", "Toumani Camara", "Luke Kennard"].slice(0, more);
      const added = others.map((fullName, index): StubPlayer => ({ ...newcomer, id: 14 + index, fullName }));
      const known = [...league.players, ...added].map((player) => ({
        ...player,
        lines: { 3: { proTeamId: player.proTeamId, stats: shooting } },
      }));
      return { ...league, players: [...known, { ...newcomer, ...change }] };
    };

    it("starts him in an open slot, with his game and a value that is called unknown", async () => {
      const { scope, services, ask } = await open(leagueWith(0), 1);
      const { output } = await services.engine.dailyLineup(scope);
      if (!("starters" in output)) throw new Error("no lineup");
      expect(output.withoutGame).toEqual([]);
      expect(output.starters.find(({ name }) => name === "LeBron James")).toMatchObject({
        game: "vs BOS",
        expected: null,
        chanceToPlay: null,
        isValueUnknown: true,
        why: "no stats yet",
        whyCode: "no_stats_yet",
      });
      const { output: weekly } = await services.engine.weeklyLineup(scope);
      expect(weekly.days.at(-1)?.starters.find(({ name }) => name === "LeBron James")).toMatchObject({
        expected: null,
        whyCode: "no_stats_yet",
      });
      const english = await ask("Who should I start today?");
      expect(english.answer).toMatch(/UTIL: \*\*LeBron James\*\*, vs BOS, no stats yet, value unknown/);
      expect(english.turn.grounding).toMatchObject({ unverified: [], withheld: [] });
      const greek = await ask("Ποιους να ξεκινήσω σήμερα;", "el");
      expect(greek.answer).toMatch(/LeBron James\*\*, vs BOS, δεν έχει στατιστικά ακόμα/);
      expect(greek.turn.grounding).toMatchObject({ unverified: [], withheld: [] });
    });

    it("benches him below everybody with a known value, for that reason and with his game", async () => {
      const { scope, services } = await open(leagueWith(3), 1);
      const { output } = await services.engine.dailyLineup(scope);
      if (!("starters" in output)) throw new Error("no lineup");
      expect(output.withoutGame).toEqual([]);
      expect(output.sits).toMatchObject([
        { name: "LeBron James", game: "vs BOS", expected: null, whyCode: "no_stats_yet", why: "no stats yet" },
      ]);
    });

    it("neither starts him while he is out nor moves him once his game has begun", async () => {
      const out = await open(leagueWith(0, { injuryStatus: "OUT" }), 1);
      const lineup = (await out.services.engine.dailyLineup(out.scope)).output;
      expect(lineup).toMatchObject({ sits: [{ name: "LeBron James", whyCode: "unavailable" }] });
      const started = await open(leagueWith(0), 1, 15, 21);
      const late = await started.optimizer.composeLineup(started.scope);
      expect(late.starters.find(({ name }) => name === "LeBron James")).toMatchObject({
        hasBegun: true,
        isLocked: true,
      });
    });

    it("counts his games left, in the matchup and on his own page", async () => {
      const { scope, optimizer, prospects } = await open(leagueWith(0), 1);
      const { mine } = await optimizer.open(scope);
      const [left] = mine.filter(({ name }) => name === "LeBron James");
      expect(left).toMatchObject({ expectedThisWeek: null });
      expect(left?.gamesLeft).toBe(mine.find(({ name }) => name === "Devin Booker")?.gamesLeft);
      const { games } = await prospects.ahead(scope, 13);
      expect(games).toHaveLength(left?.gamesLeft ?? 0);
      expect(games[0]).toMatchObject({ opponent: "vs BOS", probability: null, points: null, line: {} });
    });
  });

  it("values a player by the rank points that he brings, not by his fantasy points", async () => {
    const league = rotoLeague();
    const shooting = { "13": 7, "14": 15, "40": 30 };
    const scorer = { "0": 34, "3": 1, ...shooting };
    const passer = { "0": 4, "3": 11, ...shooting };
    const of = (id: number) => (id === 51 ? scorer : id === 52 ? passer : { "0": 12, "3": 4, ...shooting });
    const players = [...league.players, { ...league.players[5], id: 52, fullName: "Chris Paul" } as StubPlayer];
    const known = players.map((player) => ({
      ...player,
      lines: Object.fromEntries(
        [3, 5, 7, 9, 11].map((period) => [period, { proTeamId: player.proTeamId, stats: of(player.id) }]),
      ),
    }));
    // Nobody can be passed in points any more; in assists the first two are equal and the third is close.
    const apart = JSON.parse(JSON.stringify(league.schedule), (_key, value) =>
      value?.scoreByStat
        ? {
            ...value,
            scoreByStat: {
              ...value.scoreByStat,
              "0": { ...value.scoreByStat["0"], score: value.scoreByStat["0"].score * 100 },
            },
          }
        : value,
    );
    const { scope, optimizer } = await open({ ...league, players: known, schedule: apart }, 1);
    const { unit, moves } = await optimizer.rankCandidates(scope, 5);
    expect(unit).toBe("category value");
    expect(moves.map(({ add }) => add.name)).toEqual(["Chris Paul"]);
  });

  it.each([
    ["before it begins", -2, "not started"],
    ["after its last day", 40, "finished"],
  ])("says where its season is %s", async (_case, period, state) => {
    const { services, scope } = await open(rotoLeague(), 1, period);
    expect((await services.matchups.view(scope)).output.state).toBe(state);
  });

  it("claims no order by points on opening days, in tool, list and words", async () => {
    const { services, scope, ask } = await open(seasonPointsLeague(true), 1);
    const { output } = await services.players.getTopFreeAgents(scope, { limit: 5 });
    expect(output).toMatchObject({ sortedBy: "name", orderNote: "no_stats_yet" });
    const { output: list } = await services.directory.search(scope, { sort: "points" });
    expect(list).toMatchObject({ sort: "name", sortedBy: "name", orderNote: "no_stats_yet" });
    const names = list.players.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    const english = await ask("Best free agents right now?");
    expect(english.answer).toContain("There are no stats yet this season");
    expect(english.answer).not.toContain("points a game");
    expect(english.turn.grounding).toMatchObject({ unverified: [], withheld: [] });
    const greek = await ask("Ποιοι είναι οι καλύτεροι ελεύθεροι παίκτες;", "el");
    expect(greek.answer).toContain("Δεν υπάρχουν στατιστικά ακόμα φέτος");
    expect(greek.answer).not.toContain("πόντους ανά αγώνα");
  });

  it("ranks season points by their sum", async () => {
    const { services, scope, ask } = await open(seasonPointsLeague(true), 1);
    const { output } = await services.matchups.view(scope);
    expect(output).toMatchObject({
      format: "season points",
      state: "in progress",
      me: { points: 1_400 },
      opponent: null,
    });
    expect(output.standings).toMatchObject({
      rankedBy: "fantasy points",
      myRank: 2,
      leadOverAbove: -60,
      leadOverBelow: 50,
      categories: [],
      slotGames: [],
    });
    expect((await ask("How is my matchup going?")).answer).toContain("place 2 of 4 with 1400 fantasy points");
    expect((await ask("Who is on my opponent's roster?")).answer).toContain("Season-points leagues have no opponents");
  });

  it("calls the standings unknown while the league has sent none", async () => {
    const { services, scope, ask } = await open(seasonPointsLeague(false), 1);
    const { output } = await services.matchups.view(scope);
    expect(output).toMatchObject({
      state: "in progress",
      me: { points: null },
      standings: { myRank: null, table: [] },
    });
    expect((await ask("How is my matchup going?")).answer).toContain(
      "standings of the league of **Airballers** are not known",
    );
  });
});
