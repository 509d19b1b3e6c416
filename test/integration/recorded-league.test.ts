/** The services on payloads in ESPN's shapes, made and recorded, over HTTP, with the real client and the real database. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import { LEAGUE_FACTS } from "#test/espn-shapes/facts";
import { payloadSets } from "#test/espn-shapes/payload-sets";
import { openLeagueFixture } from "#test/leagues/league-services";
import type { Database } from "@/db/database";
import { fixedClock } from "@/lib/clock";
import { failureCode } from "@/lib/errors";

const SYSTEM_NOW = Date.parse("2026-11-21T10:00:00Z");
const DAY_MS = 86_400_000;

const SETS = payloadSets("leagues read through the services").map(
  (set) => [set.origin, set, LEAGUE_FACTS[set.origin]] as const,
);

describe.each(SETS)("%s leagues on the fourth day of a matchup", (_origin, set, facts) => {
  let database: Database;
  let replay: Awaited<ReturnType<typeof set.start>>;
  const { points, category } = facts.leagueIds;
  const opened: { close(): Promise<void> }[] = [];

  beforeAll(async () => {
    database = await openTestDatabase();
    replay = await set.start();
  });
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
  });
  afterAll(async () => {
    await replay.close();
    await database.close();
  });

  const home = async (
    leagueId: string,
    options: { origin?: string; systemNow?: number; empty?: Database; isBroken?: boolean } = {},
  ) => {
    const made = await openLeagueFixture(options.empty ?? database, {
      origin: options.origin ?? replay.origin,
      universe: "espn",
      leagueId,
      season: facts.season,
      teamId: facts.me.teamId,
      leagueClock: fixedClock(Date.parse(facts.now)),
      systemClock: fixedClock(options.systemNow ?? SYSTEM_NOW),
      ...(options.isBroken ? { limits: { attemptTimeoutMs: 500, totalTimeoutMs: 1_100 } } : {}),
    });
    opened.push(made);
    return made;
  };

  it("score what was counted in the points league, day by day", async () => {
    const { services, scope } = await home(points);
    const { output } = await services.matchups.view(scope);
    const { mine, theirs } = facts.points;
    expect(output).toMatchObject({
      matchupPeriod: facts.matchup.period,
      firstDay: facts.matchup.firstDay,
      lastDay: facts.matchup.lastDay,
      today: facts.todayEt,
      state: "in progress",
      me: { teamName: facts.me.teamName, points: mine },
      opponent: { teamName: facts.opponent.teamName, points: theirs },
      lead: mine - theirs,
      leader: facts.me.teamName,
      stale: false,
      addsLeft: facts.adds.left,
    });
    expect(output.byDay.map((day) => [day.day, day.me, day.opponent])).toEqual(facts.days);
  });

  it("give the lineup of my team with its points, and call an absent status unknown", async () => {
    const { services, scope } = await home(points);
    const { output } = await services.rosters.view(scope, { side: "mine" });
    const side = set
      .payload("points box scores")
      .schedule.flatMap((matchup: { home: { teamId: number }; away: { teamId: number } }) => [
        matchup.home,
        matchup.away,
      ])
      .find((each: { teamId: number }) => each.teamId === facts.me.teamId).rosterForCurrentScoringPeriod;
    const lineup = side.entries.map(
      (entry: { lineupSlotId: number; playerPoolEntry: { player: { fullName: string } } }) => [
        entry.playerPoolEntry.player.fullName,
        entry.lineupSlotId,
      ],
    );
    const places = {
      starter: (slot: number) => slot < 12,
      bench: (slot: number) => slot === 12,
      IR: (slot: number) => slot === 13,
    };
    for (const [place, isIn] of Object.entries(places)) {
      const expected = lineup.filter(([, slot]: [string, number]) => isIn(slot)).map(([name]: [string]) => name);
      expect(
        output.players
          .filter((player) => player.place === place)
          .map((player) => player.name)
          .sort(),
      ).toEqual(expected.sort());
    }
    expect(output.startersPointsOnDay).toBe(facts.days.at(-1)?.[1]);
    expect(output).toMatchObject({ day: facts.todayEt, isToday: true, ownership: "my roster" });
    const unknown = output.players.filter((player) => player.status === "UNKNOWN");
    expect(unknown).toHaveLength(output.counts.statusUnknown);
    expect(unknown.length).toBeGreaterThan(0);
    expect(unknown.every((player) => player.statusText === "status unknown")).toBe(true);
    expect(output.flagged).toEqual([]);
  });

  it("give the category league its counted categories", async () => {
    const { services, scope } = await home(category);
    const { output } = await services.matchups.view(scope);
    const { mine, theirs } = facts.categoriesWon;
    expect(output).toMatchObject({
      format: "head-to-head each category",
      lead: mine - theirs,
      me: { categoriesWon: mine, points: null },
      opponent: { categoriesWon: theirs },
    });
    expect(output.categories).toHaveLength(facts.categories.length);
    expect(output.categories.filter(({ result }) => result === "ahead")).toHaveLength(mine);
  });

  it("read a game log with days, points of this league and missed games", async () => {
    const { services, scope } = await home(points);
    const { output } = await services.gameLogs.getPlayerGameLog(scope, facts.card.name.toLowerCase(), { games: 3 });
    if (!output.found) throw new Error("not found");
    expect(output.games.map((game) => [game.day, game.fantasyPoints])).toEqual(facts.card.games);
    expect(output.averageFantasyPoints).toBe(facts.card.averagePoints);
    expect(output.games[0]?.line).toMatchObject(facts.card.latestLine);
  });

  it.each([
    ["401", "espn.league_private"],
    ["429", "espn.rate_limited"],
    ["500", "espn.unavailable"],
    ["html", "espn.moved_or_blocked"],
    ["redirect", "espn.moved_or_blocked"],
    ["stall", "espn.timeout"],
    ["truncated", "espn.unexpected_shape"],
  ])("fault %s: labelled old data after a clean run, its own error without one", async (fault, code) => {
    const clean = await home(points);
    await clean.services.matchups.view(clean.scope);
    const broken = await set.start({ fault });
    const empty = await openTestDatabase();
    try {
      const later = await home(points, { origin: broken.origin, systemNow: SYSTEM_NOW + DAY_MS, isBroken: true });
      const { output } = await later.services.matchups.view(later.scope);
      expect(output).toMatchObject({
        lead: facts.points.mine - facts.points.theirs,
        stale: true,
        age: "1 day",
        fetchedAt: new Date(SYSTEM_NOW).toISOString(),
      });
      expect(output.staleReason).toMatch(/\.$/);
      const otherUser = await home(points, { origin: broken.origin, empty, isBroken: true });
      expect(await otherUser.services.matchups.view(otherUser.scope).then(() => "none", failureCode)).toBe(code);
    } finally {
      await broken.close();
      for (const each of opened.splice(0)) await each.close();
      await empty.close();
    }
  });
});
