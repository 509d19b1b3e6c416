/** What is said of the sources, on the real schema, with the real client against a stub that speaks like ESPN. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DATABASE_BACKENDS, type RunningDatabase } from "#test/database";
import { type EspnStub, type StubAnswer, startEspnStub } from "#test/stubs/espn-stub";
import { createConnectionTables } from "@/db/account/connections";
import type { Database } from "@/db/database";
import { createSourceHealthTable } from "@/db/league/source-health";
import { easternDay, scoringPeriodId, teamId } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import { EspnClient } from "@/lib/espn/client";
import { createHttpClient, type HttpClient } from "@/lib/http/http-client";
import { silentLogger } from "@/lib/log";
import { createSourceHealth } from "./source-health";
import { createSourcesService, type WatchedSource } from "./sources.service";

const COOKIE = "canary-espn-s2-value";
const MINUTE_MS = 60_000;
const GOOD: StubAnswer = { body: { teams: [] } };

describe.each(DATABASE_BACKENDS.map((product) => [product.name, product] as const))("sources, %s", (_, product) => {
  describe.skipIf(!product.isPresent)("on the real schema", () => {
    let running: RunningDatabase;
    let database: Database;
    let stub: EspnStub;
    let answer: StubAnswer = GOOD;
    let http: HttpClient;
    let nowMs = Date.parse("2026-11-21T12:00:00Z");
    const systemClock = { now: () => nowMs };

    beforeAll(async () => {
      running = await product.start();
      stub = await startEspnStub(() => answer);
    });
    afterAll(async () => {
      await stub.close();
      await running.stop();
    });
    beforeEach(async () => {
      answer = GOOD;
      database = await running.openMigrated();
      http = createHttpClient({ isOperatorOrigin: () => true, backoffMs: [1, 1], openForMs: 60_000 });
    });
    afterEach(async () => {
      await http.close();
      await database.close();
    });

    async function givenLeague(person: string) {
      const connections = createConnectionTables(database.kysely);
      await connections.ensureProfile(person);
      const { connectionId } = await connections.ensureConnection(person, {
        provider: "espn",
        leagueKey: "1234",
        season: 2027,
        teamId: 1,
      });
      const scope: TeamScope = {
        personId: person,
        connectionId,
        universe: "espn",
        leagueId: "1234",
        season: 2027,
        teamId: teamId.parse(1),
      };
      const table = createSourceHealthTable(database.kysely);
      const health = createSourceHealth({ table, clock: systemClock, log: silentLogger });
      const client = new EspnClient({
        origin: stub.origin,
        leagueId: "1234",
        season: 2027,
        http,
        cookies: async () => ({ espnS2: COOKIE, swid: "{01234567-89AB-CDEF-0123-456789ABCDEF}" }),
        today: () => easternDay.parse("2026-11-21"),
        onOutcome: (part, failure) =>
          health.note({ sourceKey: part === "league" ? "espn" : "espn:season", connectionId }, failure),
      });
      const espn: WatchedSource = {
        sourceKey: "espn",
        name: "ESPN fantasy",
        kind: "league",
        isPerConnection: true,
        circuit: () => http.breakerOf(stub.origin),
      };
      const service = createSourcesService({ table, health, watched: () => [espn], systemClock });
      return {
        read: () => client.getRosters(scoringPeriodId.parse(1)).catch(() => undefined),
        readPlayers: () => client.getPlayerList().catch(() => undefined),
        espn: async () => {
          const [source] = (await service.view(scope)).sources;
          if (!source) throw new Error("the source is not listed");
          return source;
        },
      };
    }

    const ANN = "a0000000-0000-4000-8000-00000000000a";
    const BEN = "b0000000-0000-4000-8000-00000000000b";

    it("says that a source was not asked, then that it answers and how old that is", async () => {
      const league = await givenLeague(ANN);
      expect(await league.espn()).toMatchObject({ state: "not used yet", lastSuccessAt: null, age: null });
      await league.read();
      nowMs += 12 * MINUTE_MS;
      expect(await league.espn()).toMatchObject({
        state: "working",
        age: "12 minutes",
        sentence: "Working. Last updated 12 minutes ago.",
      });
    });

    it("recognises a login that has expired, tells how to repair it, and forgets it after the next answer", async () => {
      const league = await givenLeague(ANN);
      await league.read();
      nowMs += 5 * MINUTE_MS;
      answer = { status: 401, body: { details: [{ type: "AUTH_LEAGUE_NOT_VISIBLE" }] } };
      await league.read();
      const refused = await league.espn();
      expect(refused).toMatchObject({ state: "needs you", lastFailure: { code: "espn.login_refused" } });
      expect(refused.sentence).toContain("5 minutes ago");
      expect(refused.repair.join(" ")).toMatch(/espn_s2.*SWID.*braces/s);
      expect(JSON.stringify(refused)).not.toContain(COOKIE);
      // The list of players needs no login, so its answer says nothing of the refusal.
      answer = { body: [{ id: 1, fullName: "Al Horford", eligibleSlots: [4] }] };
      await league.readPlayers();
      expect((await league.espn()).state).toBe("needs you");
      answer = GOOD;
      await league.read();
      expect(await league.espn()).toMatchObject({ state: "working", repair: [], age: "just now" });
    });

    it("says when a source is left alone after failures in a row", async () => {
      const league = await givenLeague(ANN);
      answer = { status: 503 };
      for (let call = 0; call < 8; call += 1) await league.read();
      const paused = await league.espn();
      expect(paused).toMatchObject({ state: "paused", circuit: "open", lastSuccessAt: null });
      expect(paused.sentence).toContain("There is no saved data.");
    });

    it("keeps one person's failing login from another's page", async () => {
      const ann = await givenLeague(ANN);
      const ben = await givenLeague(BEN);
      await ben.read();
      answer = { status: 401 };
      await ann.read();
      expect((await ann.espn()).state).toBe("needs you");
      expect((await ben.espn()).state).toBe("working");
    });
  });
});
