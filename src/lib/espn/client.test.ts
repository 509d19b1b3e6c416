import { afterEach, describe, expect, it } from "vitest";
import { type EspnStub, type StubAnswer, type StubRequest, startEspnStub } from "#test/stubs/espn-stub";
import { easternDay, matchupPeriodId, playerId, scoringPeriodId } from "@/domain/ids";
import { failureCode } from "@/lib/errors";
import { createHttpClient, type HttpClient, type HttpLimits } from "@/lib/http/http-client";
import { EspnClient } from "./client";

const PERIOD = scoringPeriodId.parse(109);
const open: { stub?: EspnStub; http?: HttpClient } = {};

afterEach(async () => {
  await open.http?.close();
  await open.stub?.close();
});

async function given(
  answer: (request: StubRequest, index: number) => StubAnswer,
  options: {
    limits?: Partial<HttpLimits>;
    season?: number;
    cookies?: { espnS2: string; swid: string };
    poolTimeoutMs?: number;
  } = {},
) {
  open.stub = await startEspnStub(answer);
  open.http = createHttpClient({
    isOperatorOrigin: () => true,
    limits: options.limits,
    openForMs: 50,
    backoffMs: [5, 5],
  });
  const client = new EspnClient({
    origin: open.stub.origin,
    leagueId: "1234",
    season: options.season ?? 2023,
    http: open.http,
    cookies: async () => options.cookies,
    today: () => easternDay.parse("2023-02-02"),
    ...(options.poolTimeoutMs === undefined ? {} : { poolTimeoutMs: options.poolTimeoutMs }),
  });
  return { client, stub: open.stub, http: open.http };
}

const fast = { connectTimeoutMs: 200, attemptTimeoutMs: 80, totalTimeoutMs: 200 };
const codeOf = (promise: Promise<unknown>) => promise.then(() => "none", failureCode);

describe("an answer of ESPN that is not data", () => {
  const cases: [string, StubAnswer, string, number][] = [
    [
      "private league",
      { status: 401, body: { details: [{ type: "AUTH_LEAGUE_NOT_VISIBLE" }] } },
      "espn.league_private",
      1,
    ],
    [
      "HTML with status 200",
      { body: "<!doctype html>", headers: { "content-type": "text/html" } },
      "espn.moved_or_blocked",
      1,
    ],
    ["HTML that claims to be JSON", { body: "  <html></html>" }, "espn.moved_or_blocked", 1],
    ["redirect", { status: 302, headers: { location: "/welcome" }, body: "Redirecting" }, "espn.moved_or_blocked", 1],
    ["edge block", { status: 403, body: "<html>Access Denied" }, "espn.moved_or_blocked", 1],
    ["unknown league", { status: 404, body: { details: [{ type: "GENERAL_NOT_FOUND" }] } }, "espn.league_not_found", 1],
    ["bare envelope of an unknown view", { body: { gameId: 3, id: 1234 } }, "espn.missing_view", 1],
    [
      "refused filter",
      { status: 400, body: { details: [{ type: "FILTER_INVALID_VALUE" }] } },
      "espn.request_refused",
      1,
    ],
    ["cut JSON", { body: '{"settings":{"name":"secret le' }, "espn.unexpected_shape", 1],
    ["wrong shape", { body: { settings: 5, status: {}, teams: [] } }, "espn.unexpected_shape", 1],
    ["429 for ever", { status: 429, headers: { "retry-after": "0" } }, "espn.rate_limited", 3],
    [
      "503 that asks for a wait beyond the deadline",
      { status: 503, headers: { "retry-after": "60" } },
      "espn.unavailable",
      1,
    ],
    ["429 with a wait beyond the deadline", { status: 429, headers: { "retry-after": "60" } }, "espn.rate_limited", 1],
    ["500 for ever", { status: 500 }, "espn.unavailable", 3],
    ["reset", { fault: "reset" }, "espn.unavailable", 3],
  ];
  it.each(cases)("%s is its own error after the right number of requests", async (_name, answer, code, requests) => {
    const { client, stub } = await given(() => answer);
    expect(await codeOf(client.getLeague())).toBe(code);
    expect(stub.requests).toHaveLength(requests);
  });

  it("a stall ends within the deadline as a time-out", async () => {
    const { client } = await given(() => ({ fault: "stall" }), { limits: fast });
    const startedAt = performance.now();
    expect(await codeOf(client.getLeague())).toBe("espn.timeout");
    expect(performance.now() - startedAt).toBeLessThan(1_500);
  });

  it("an endless body is cut at the size limit", async () => {
    const { client, stub } = await given(() => ({ fault: "endless" }), { limits: { maxBytes: 1_000_000 } });
    expect(await codeOf(client.getLeague())).toBe("espn.too_large");
    expect(stub.requests).toHaveLength(1);
  });

  it("a season after the coming one is not open yet, rather than a missing league", async () => {
    const { client } = await given(() => ({ status: 404 }), { season: 2024 });
    expect(await codeOf(client.getLeague())).toBe("espn.season_not_open");
    const empty = await given(() => ({ body: { settings: { proTeams: [{ id: 1 }] } } }));
    expect(await codeOf(empty.client.getProSchedule())).toBe("espn.season_not_open");
  });
});

describe("cookies", () => {
  const cookies = { espnS2: "AEB-canary-s2-value", swid: "{01234567-89AB-CDEF-0123-456789ABCDEF}" };

  it("go with the request, and a refusal tells expiry from privacy", async () => {
    const { client, stub } = await given(() => ({ status: 401 }), { cookies });
    expect(await codeOf(client.getLeague())).toBe("espn.login_refused");
    expect(stub.requests[0]?.cookie).toBe(`espn_s2=${cookies.espnS2}; SWID=${cookies.swid}`);
  });

  it("and bodies never appear in an error, its causes or its context", async () => {
    const answers: StubAnswer[] = [
      { status: 401, body: "body-canary" },
      { body: "body-canary" },
      { status: 302, body: "body-canary" },
    ];
    for (const answer of answers) {
      const { client } = await given(() => answer, { cookies });
      const failure = await client.getLeague().catch((error: unknown) => error);
      for (let each: unknown = failure; each instanceof Error; each = each.cause) {
        const shown = `${each.message} ${each.stack} ${JSON.stringify(each)}`;
        expect(shown).not.toMatch(/canary|89AB/);
      }
    }
  });
});

describe("a source that recovers", () => {
  it("is read after two refusals", async () => {
    const { client, stub } = await given((_, index) => (index < 2 ? { status: 503 } : { body: { transactions: [] } }));
    expect(await client.getTransactions(PERIOD)).toEqual([]);
    expect(stub.requests).toHaveLength(3);
  });

  it("opens the breaker after five failures in a row and closes it again", async () => {
    let isDown = true;
    const { client, stub, http } = await given(() => (isDown ? { status: 500 } : { body: { transactions: [] } }));
    // Three attempts, then one each: the retry budget is spent.
    for (let call = 0; call < 3; call += 1) await codeOf(client.getTransactions(PERIOD));
    expect(http.breakerOf(stub.origin)).toBe("open");
    const before = stub.requests.length;
    expect(await codeOf(client.getTransactions(PERIOD))).toBe("espn.unavailable");
    expect(stub.requests).toHaveLength(before);
    isDown = false;
    await expect.poll(() => client.getTransactions(PERIOD).catch(() => "still open")).toEqual([]);
    expect(http.breakerOf(stub.origin)).toBe("closed");
  });

  it("is left at once when the caller stops", async () => {
    const { client } = await given(() => ({ fault: "stall" }));
    const stop = new AbortController();
    const read = client.getLeague(stop.signal).catch((reason: unknown) => reason);
    stop.abort(new Error("stopped by the person"));
    expect(await read).toMatchObject({ message: "stopped by the person" });
  });
});

describe("the player pool", () => {
  const row = (id: number) => ({
    id,
    onTeamId: 0,
    status: "FREEAGENT",
    player: { id, fullName: `Player ${id}`, eligibleSlots: [0] },
  });
  const page = (request: StubRequest, count: number) => {
    const { offset = 0, limit = 50 } = (request.filter as { players: { offset?: number; limit?: number } }).players;
    return Array.from({ length: Math.max(0, Math.min(limit, count - offset)) }, (_, index) => row(offset + index + 1));
  };

  it.each([0, 49, 199, 200, 201, 450])("is read past the first page: %i players", async (count) => {
    const { client, stub } = await given((request) => ({
      body: { players: page(request, count) },
      headers: { "x-fantasy-filter-player-count": String(count) },
    }));
    const { players, total } = await client.getFreeAgents({ period: PERIOD });
    expect(players.map((each) => each.player.playerId)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
    expect(total).toBe(count);
    expect(stub.requests).toHaveLength(Math.max(1, Math.ceil(count / 200)));
  });

  it("is read whole from a server that sends fewer rows a page than asked for", async () => {
    const { client } = await given((request) => ({
      body: { players: page(request, 130).slice(0, 50) },
      headers: { "x-fantasy-filter-player-count": "130" },
    }));
    expect((await client.getFreeAgents({ period: PERIOD })).players).toHaveLength(130);
  });

  it("stops at the limit, and without ESPN's count at the first empty page", async () => {
    const { client } = await given((request) => ({ body: { players: page(request, 275) } }));
    expect((await client.getFreeAgents({ period: PERIOD, limit: 20 })).players).toHaveLength(20);
    expect(await client.getFreeAgents({ period: PERIOD })).toMatchObject({ total: 275 });
  });

  it("keeps the good rows beside broken ones, and an unknown status word is unknown", async () => {
    const { client } = await given(() => ({
      body: {
        players: [
          { id: "x" },
          null,
          {
            ...row(7),
            player: {
              id: 7,
              fullName: "Odd One",
              injuryStatus: "NEW_WORD",
              injured: "yes",
              stats: [{ seasonId: 1 }, 5],
              eligibleSlots: [0, "z"],
            },
          },
          { ...row(8), status: 3, player: { id: 8, fullName: "Silent One" } },
        ],
      },
    }));
    const { players } = await client.getFreeAgents({ period: PERIOD });
    expect(players.map((each) => [each.player.fullName, each.player.availability.status, each.poolStatus])).toEqual([
      ["Odd One", "UNKNOWN", "FREEAGENT"],
      ["Silent One", "UNKNOWN", "UNKNOWN"],
    ]);
    expect(players[0]?.player.eligibleSlots).toEqual([0]);
  });
});

describe("a request", () => {
  it("asks for the views, the day and the filter that ESPN needs", async () => {
    const { client, stub } = await given(() => ({ body: { schedule: [], players: [] } }));
    await client.getMatchups(matchupPeriodId.parse(16), PERIOD);
    await client.getPlayerCards([playerId.parse(3934672)], 10);
    expect(stub.requests[0]).toMatchObject({
      path: "/apis/v3/games/fba/seasons/2023/segments/0/leagues/1234",
      views: ["mMatchupScore", "mScoreboard"],
      scoringPeriod: "109",
      filter: { schedule: { filterMatchupPeriodIds: { value: [16] } } },
    });
    // A status filter beside filterIds would hide players, so the ids stand alone.
    expect(stub.requests[1]?.filter).toEqual({
      players: {
        filterIds: { value: [3934672] },
        filterStatsForTopScoringPeriodIds: {
          value: 10,
          additionalValue: ["002023", "102023", "012023", "022023", "032023"],
        },
      },
    });
  });

  it("reads a game log of this season only, latest first, with missed games empty", async () => {
    const game = (season: number, period: number, stats: object) => ({
      seasonId: season,
      scoringPeriodId: period,
      statSourceId: 0,
      statSplitTypeId: 5,
      externalId: `g${period}`,
      stats,
    });
    const { client } = await given(() => ({
      body: {
        players: [
          {
            id: 1,
            player: {
              id: 1,
              fullName: "One",
              stats: [
                game(2023, 5, { "0": 20, "42": 1 }),
                game(2022, 9, { "0": 99 }),
                game(2023, 7, {}),
                { seasonId: 2023, scoringPeriodId: 0, statSourceId: 0, statSplitTypeId: 1, stats: { "0": 500 } },
                { ...game(2023, 8, { "0": 30 }), statSourceId: 1 },
              ],
            },
          },
        ],
      },
    }));
    const log = await client.getPlayerGameLog(playerId.parse(1), 10);
    expect(log.map((row) => [row.scoringPeriod, row.stats])).toEqual([
      [7, {}],
      [5, { "0": 20, "42": 1 }],
    ]);
  });
});

describe("an answer without one readable part", () => {
  it.each([
    ["players", (client: EspnClient) => client.getPlayerList(), []],
    ["readable players", (client: EspnClient) => client.getPlayerList(), [{ id: "one" }, 7]],
    ["rosters", (client: EspnClient) => client.getRosters(PERIOD), { teams: [] }],
    ["readable rosters", (client: EspnClient) => client.getRosters(PERIOD), { teams: [{ id: "one" }] }],
    [
      "teams",
      (client: EspnClient) => client.getLeague(),
      {
        settings: { scoringSettings: { scoringType: "ROTO", scoringItems: [] }, rosterSettings: {} },
        status: { currentMatchupPeriod: 1, latestScoringPeriod: 1, finalScoringPeriod: 100 },
        teams: [],
      },
    ],
  ])("is no league without %s", async (_name, read, body) => {
    const { client } = await given(() => ({ body }));
    expect(await codeOf(read(client))).toBe("espn.unexpected_shape");
  });
});

describe("many players", () => {
  const idsOf = (request: StubRequest) =>
    (request.filter as { players: { filterIds: { value: number[] } } }).players.filterIds.value; // made by the client under test
  const ids = Array.from({ length: 120 }, (_, index) => playerId.parse(index + 1));
  const card = (id: number) => ({ id, player: { id, fullName: `Player ${id}`, eligibleSlots: [] } });

  it("are asked for by fifty, which is ESPN's page, and come back as one answer", async () => {
    const { client, stub } = await given((request) => ({ body: { players: idsOf(request).slice(0, 50).map(card) } }));
    const cards = await client.getPlayerGameLogs(ids, 5);
    expect(cards.map(({ player }) => player.playerId)).toEqual(ids);
    expect(stub.requests.map((request) => idsOf(request).length).sort()).toEqual([20, 50, 50]);
    await client.getPlayerNotes(ids);
    expect(
      stub.requests
        .slice(3)
        .map((request) => idsOf(request).length)
        .sort(),
    ).toEqual([20, 50, 50]);
    expect(await client.getPlayerCards([], 5)).toEqual([]);
    expect(stub.requests).toHaveLength(6);
  });

  it("of the pool end as a time-out when the pages together take too long, though each is in time", async () => {
    // A page of one player each, and 2,000 of them.
    const { client } = await given(
      (_request, index) => ({
        body: { players: [card(index + 1)] },
        headers: { "x-fantasy-filter-player-count": "2000" },
      }),
      { poolTimeoutMs: 100 },
    );
    expect(await codeOf(client.getFreeAgents({ period: PERIOD }))).toBe("espn.timeout");
  });
});
