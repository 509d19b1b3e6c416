/** The news job over the real client and database, from a league server that refuses what a login opens. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#test/database";
import { openLeagueFixture } from "#test/leagues/league-services";
import { type EspnStub, type StubAnswer, startEspnStub } from "#test/stubs/espn-stub";
import type { Database } from "@/db/database";
import type { TeamScope } from "@/domain/league/scope";
import { systemClock } from "@/lib/clock";
import { silentLogger } from "@/lib/log";
import { createCardNotes } from "@/services/news/card-notes.service";
import { createNewsLoading, NoPlayersKnown } from "@/services/news/news-loading.service";
import { createNewsJob } from "./news-job";

const PLAYERS = [{ id: 1, fullName: "Franz Wagner", defaultPositionId: 1, eligibleSlots: [0], proTeamId: 19 }];
const PRIVATE: StubAnswer = { status: 401, body: { details: [{ type: "AUTH_LEAGUE_NOT_VISIBLE" }] } };

describe("the news job", () => {
  let database: Database;
  let stub: EspnStub;
  /** What the list of players answers, by season. */
  let lists: Record<number, StubAnswer>;
  const opened: { close(): Promise<void> }[] = [];

  beforeEach(async () => {
    lists = { 2025: { body: PLAYERS } };
    stub = await startEspnStub(({ path }) => {
      const season = Number(/seasons\/(\d+)\/players/.exec(path)?.[1]);
      return lists[season] ?? PRIVATE;
    });
    database = await openTestDatabase();
  });
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
    await database.close();
    await stub.close();
  });

  async function givenJob(seasons: readonly number[]) {
    const product = await openLeagueFixture(database, {
      origin: stub.origin,
      universe: "espn",
      leagueId: "1",
      season: 2025,
      teamId: 1,
      leagueClock: systemClock,
      systemClock,
    });
    opened.push(product);
    const { deps, newsIndex: news } = product;
    const instances = new Map([[2025, product]]);
    for (const season of seasons.filter((each) => each !== 2025)) {
      const other = await openLeagueFixture(database, {
        origin: stub.origin,
        universe: "espn",
        leagueId: "1",
        season,
        teamId: 1,
        leagueClock: systemClock,
        systemClock,
      });
      opened.push(other);
      instances.set(season, other);
    }
    const sourceOf = (scope: TeamScope) => (instances.get(scope.season) ?? product).sourceOf();
    let polls = 0;
    const run = createNewsJob({
      scopes: async () => seasons.map((season) => ({ ...product.scope, season })),
      loading: createNewsLoading({ deps: { ...deps, sourceOf }, news, log: silentLogger }),
      poll: {
        pollDue: async () => {
          polls += 1;
          return [];
        },
      },
      cardNotes: createCardNotes({
        deps,
        league: product.league,
        rosters: product.services.rosters,
        news,
        systemClock,
      }),
      log: silentLogger,
    });
    return { run: () => run(new AbortController().signal), polls: () => polls };
  }

  it("reads the feeds though the league refuses its login, and counts the cards that it could not read", async () => {
    const { run, polls } = await givenJob([2025]);
    expect(await run()).toEqual({ feeds: 0, answered: 0, failed: 0, stored: 0, "notes failed": 1 });
    expect(polls()).toBe(1);
  });

  it("takes the list of players from the first league that gives it", async () => {
    lists = { 2024: { status: 500 }, 2025: { body: PLAYERS } };
    const { run, polls } = await givenJob([2024, 2025]);
    expect(await run()).toMatchObject({ "notes failed": 2 });
    expect(polls()).toBe(1);
  });

  it("polls nothing for demo leagues: today's news are not about them, and their own feed is loaded", async () => {
    let loads = 0;
    const polled = () => Promise.reject(new Error("a feed was polled"));
    const job = (universe: "demo" | "espn") =>
      createNewsJob({
        scopes: async () => (universe === "demo" ? [{ universe } as TeamScope] : []),
        loading: { knowPlayers: polled },
        poll: { pollDue: polled },
        cardNotes: { refresh: polled } as never,
        loadDemoNews: async () => {
          loads += 1;
        },
        log: silentLogger,
      });
    const { signal } = new AbortController();
    expect([await job("demo")(signal), loads]).toEqual([{ feeds: 0 }, 1]);
    expect([await job("espn")(signal), loads]).toEqual([{ feeds: 0 }, 1]);
  });

  it("polls nothing while nobody is known, since nothing could be linked", async () => {
    lists = { 2025: { status: 500 } };
    const { run, polls } = await givenJob([2025]);
    await expect(run()).rejects.toBeInstanceOf(NoPlayersKnown);
    expect(polls()).toBe(0);
  });
});
