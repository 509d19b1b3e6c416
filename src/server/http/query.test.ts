/** What the reading routes refuse: wrong parameters, other methods, and what is nobody's or somebody else's. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type DemoProduct,
  get,
  type Handler,
  onePlayer,
  openDemoProduct,
  read,
  refused,
  requestTo,
} from "#test/leagues/demo-product";
import * as league from "@/app/api/league/route";
import * as matchup from "@/app/api/matchup/route";
import * as news from "@/app/api/news/route";
import * as player from "@/app/api/players/[id]/route";
import * as players from "@/app/api/players/route";
import * as roster from "@/app/api/roster/route";
import * as schedule from "@/app/api/schedule/route";
import { playersOutput } from "@/contract/players/players-output";
import { createConnectionTables } from "@/db/account/connections";
import * as queries from "./query";

describe("bad input to the reading routes", () => {
  let product: DemoProduct;
  beforeAll(async () => {
    product = await openDemoProduct("points");
  });
  afterAll(() => product.close());

  const routes: Record<string, Handler> = {
    league: league.GET,
    roster: roster.GET,
    matchup: matchup.GET,
    players: players.GET,
    player: onePlayer("3112335"),
    schedule: schedule.GET,
    news: news.GET,
  };

  it.each([
    ["?leagueId=1&leagueId=2", "leagueId"],
    ["?teamId=-1", "teamId"],
    ["?teamId=1e3", "teamId"],
    ["?leagueId=1%20or%201%3D1", "leagueId"],
    ["?teamId=%D9%A1", "teamId"],
    [`?leagueId=${"9".repeat(400)}`, "leagueId"],
  ])("%s is refused everywhere, by its name", async (search, name) => {
    for (const handler of Object.values(routes)) {
      const answer = await refused(handler, search);
      expect(answer).toMatchObject({ status: 422, code: "request.invalid" });
      expect(answer.message).toContain(`The parameter ${name} must be`);
    }
  });

  it.each([
    ["roster", "?day=2025-02-30", "day"],
    ["roster", "?day=today", "day"],
    ["players", "?position=PG;drop table players", "position"],
    ["players", "?status=all&status=free", "status"],
    ["players", "?health=ok", "health"],
    ["players", "?sort=__proto__", "sort"],
    ["players", "?limit=0", "limit"],
    ["players", "?limit=999999999", "limit"],
    ["players", "?limit=2.5", "limit"],
    ["players", `?query=${"x".repeat(201)}`, "query"],
    ["players", "?cursor=%00", "cursor"],
    ["schedule", "?from=2025-1-1", "from"],
    ["schedule", "?to=%F0%9F%8F%80", "to"],
    ["news", "?playerId=1.5", "playerId"],
    ["news", "?days=61", "days"],
  ])("%s%s is refused by its name", async (route, search, name) => {
    const handler = routes[route];
    if (!handler) throw new Error(`no route ${route}`);
    const answer = await refused(handler, search);
    expect(answer.status).toBe(422);
    expect(answer.message).toContain(`The parameter ${name} must be`);
  });

  it("a cursor of another order, or of nobody's making, starts no page", async () => {
    const { nextCursor } = await read(players.GET, playersOutput, "?sort=name&limit=1");
    expect(await refused(players.GET, `?sort=owned&cursor=${nextCursor}`)).toMatchObject({ status: 404 });
    for (const content of ["", "[]", '["name",1]', '["name","a","b"]', '{"__proto__":1}', "[".repeat(90)]) {
      const cursor = Buffer.from(content).toString("base64url") || "-";
      expect(await refused(players.GET, `?sort=name&cursor=${cursor}`)).toMatchObject({ status: 404 });
    }
  });

  it("a foreign league and one that does not exist are the same nothing", async () => {
    const { database, connection } = product.fanvise;
    const otherUser = "00000000-0000-4000-8000-0000000000bb";
    const connections = createConnectionTables(database.kysely);
    await connections.ensureProfile(otherUser);
    await connections.ensureConnection(otherUser, { provider: "espn", leagueKey: "770002", season: 2025, teamId: 1 });
    for (const handler of Object.values(routes)) {
      const foreign = await refused(handler, "?leagueId=770002");
      expect(foreign.status).toBe(404);
      expect(foreign).toEqual(await refused(handler, "?leagueId=770003"));
      expect((await refused(handler, "?teamId=99")).status).toBe(404);
    }
    expect((await get(league.GET, `?leagueId=${connection?.leagueKey}`)).status).toBe(200);
  });

  it.each(["1", "999999999999", "-1", "abc", "1%20", "#1", "../league", "\u0000", "9".repeat(400)])(
    "player %s is not found",
    async (id) => {
      expect((await refused(onePlayer(id), "")).status).toBe(404);
    },
  );

  it("news of an id that is nobody's are not found", async () => {
    expect((await refused(news.GET, "?playerId=999999999999")).status).toBe(404);
  });

  it.each([league, roster, matchup, players, player, schedule, news])("other methods are refused", async (route) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"] as const) {
      expect((await route[method](requestTo("", { method }))).status).toBe(405);
    }
  });

  it("whatever the parameters hold, the answer is one of ours", async () => {
    const nasty = fc.oneof(
      fc.string({ unit: "binary", maxLength: 30 }),
      fc.constantFrom(
        "",
        "0",
        "-1",
        "1e309",
        "NaN",
        "' or 1=1 --",
        "2025-01-15",
        "9999-12-31",
        "0000-01-01",
        "__proto__",
      ),
      fc.integer().map(String),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(routes)),
        fc.array(fc.tuple(anyParameter, nasty), { maxLength: 4 }),
        async (route, pairs) => {
          const handler = routes[route];
          const response = await (handler ?? league.GET)(requestTo(`?${new URLSearchParams(pairs)}`));
          const body = await response.text();
          expect([200, 404, 409, 422], body.slice(0, 300)).toContain(response.status);
        },
      ),
      { numRuns: 150 },
    );
  });
});

const schemas = [
  queries.leagueQuery,
  queries.matchupQuery,
  queries.rosterQuery,
  queries.playersQuery,
  queries.playerQuery,
  queries.scheduleQuery,
  queries.newsQuery,
];
const anyParameter = fc.constantFrom(
  ...new Set(schemas.flatMap((schema) => Object.keys(schema.shape))),
  "unknown",
  "constructor",
);

describe("query strings", () => {
  it("are read or refused by name, never with a fault, and what is read is bounded", () => {
    const value = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.integer().map(String),
      fc.constantFrom("1", "PG", "name"),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...schemas),
        fc.array(fc.tuple(anyParameter, value), { maxLength: 6 }),
        (schema, pairs) => {
          try {
            const readBack = queries.readQuery(requestTo(`?${new URLSearchParams(pairs)}`), schema);
            for (const [name, each] of Object.entries(readBack)) {
              expect(Object.keys(schema.shape)).toContain(name);
              expect(String(each).length).toBeLessThanOrEqual(400);
              // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not come through
              expect(String(each)).not.toMatch(/[\u0000-\u001f]/);
            }
          } catch (error) {
            if (!(error instanceof queries.QueryInvalid)) throw error;
            expect(error.userMessage).toMatch(/^The parameter \w+ must be /);
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
