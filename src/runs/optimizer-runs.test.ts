/** A run of the optimizer between two servers on one database, in both homes. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DATABASE_BACKENDS, type RunningDatabase } from "#test/database";
import { openLeagueFixture } from "#test/leagues/league-services";
import { closeUndoWindows } from "#test/undo-window";
import { createMatchupOptimizer, readOptimizerThread } from "@/agents/matchup-optimizer/agent";
import { optimizerRequest } from "@/contract/planning/optimizer-request";
import { createConnectionTables } from "@/db/account/connections";
import { createCheckpointSaver } from "@/db/conversations/checkpoints";
import { createConversationTables } from "@/db/conversations/conversations";
import type { Database } from "@/db/database";
import { createDemoClock, createDemoLeague } from "@/demo/demo-league";
import { systemClock } from "@/lib/clock";
import { readEnv } from "@/lib/env";
import { silentLogger } from "@/lib/log";
import { createRulesModel } from "@/lib/models/rules";
import { composeAgents, type WiredAgents } from "@/server/wiring/agents";
import { composeRecommendations } from "@/server/wiring/recommendations";
import type { RecommendationService } from "@/services/recommendation/recommendation.service";

type Server = WiredAgents & {
  recommendations: RecommendationService;
  product: Awaited<ReturnType<typeof openLeagueFixture>>;
};

describe.each(DATABASE_BACKENDS)("a run between two servers, $name", (kind) => {
  describe.skipIf(!kind.isPresent)("", () => {
    const clock = createDemoClock();
    const league = createDemoLeague({ format: "points", clock });
    let demo: { origin: string; close(): Promise<void> };
    let running: RunningDatabase;
    let database: Database;
    let one: Server;
    let other: Server;

    const openServer = async (): Promise<Server> => {
      const product = await openLeagueFixture(database, {
        origin: demo.origin,
        universe: "demo",
        leagueId: String(league.leagueId),
        season: league.seasonId,
        teamId: league.teamId,
        leagueClock: clock,
        systemClock,
      });
      const { deps, optimizer, services, bids } = product;
      const { recommendations } = composeRecommendations({
        log: silentLogger,
        database,
        deps,
        optimizer,
        bids,
        league: product.league,
        demo: undefined,
        connections: createConnectionTables(database.kysely),
      });
      const agents = composeAgents({
        env: readEnv({}),
        log: silentLogger,
        database,
        deps,
        news: product.newsIndex,
        leagueClockOf: () => clock,
        optimizer,
        services,
        recommendations,
        modelOf: async () => createRulesModel(),
        conversations: createConversationTables(database.kysely),
        preferencesOf: product.preferencesOf,
      });
      return { ...agents, recommendations, product };
    };
    beforeAll(async () => {
      demo = await league.listen();
      running = await kind.start();
      database = await running.openMigrated();
      [one, other] = [await openServer(), await openServer()];
    });
    afterAll(async () => {
      for (const server of [one, other]) {
        await server?.close();
        await server?.product.close();
      }
      await database?.close();
      await running?.stop();
      await demo?.close();
    });

    const person = () => one.product.scope.personId;
    const start = async (server: Server) => {
      const options = optimizerRequest.parse({ maxMoves: 1 });
      const run = await server.optimizerRuns.start(person(), options, async () => server.product.scope);
      return run.finished;
    };
    const decline = (server: Server, threadId: string, proposalId: string) =>
      server.optimizerRuns.decide(
        person(),
        threadId,
        { request: { decisions: [{ proposalId, action: "decline" }] }, idempotencyKey: randomUUID() },
        async () => server.product.scope,
      );
    const graph = () => createMatchupOptimizer({ saver: createCheckpointSaver(database.pool) });
    const checkpoints = async (threadId: string): Promise<number | undefined> => {
      const { rows } = await database.pool.query<{ n: number }>(
        "select count(*)::int as n from langgraph.checkpoints where thread_id = $1",
        [threadId],
      );
      return rows[0]?.n;
    };

    it("starts on one, is read and decided on the other, and ends once for all who see it decided", async () => {
      const planned = await start(one);
      expect(planned.status).toBe("awaiting_approval");
      expect(await other.optimizerRuns.read(person(), planned.threadId)).toEqual(planned);
      const [card] = planned.cards;
      if (!card) throw new Error("a plan has a card");
      const servers = [one, other];
      // Nothing is decided yet, so nobody may end it.
      await Promise.all(servers.map((server) => server.optimizerRuns.endDecided()));
      expect((await readOptimizerThread(graph(), planned)).at).toBe("gate");
      const before = (await checkpoints(planned.threadId)) ?? 0;
      await Promise.all(
        Array.from({ length: 10 }, (_, i) => decline(servers[i % 2] ?? one, planned.threadId, card.proposalId)),
      );
      // It can still be undone, so nobody may end it.
      await Promise.all(servers.map((server) => server.optimizerRuns.endDecided()));
      expect(await one.optimizerRuns.read(person(), planned.threadId)).toMatchObject({
        status: "awaiting_approval",
        cards: [{ status: "declined", undoUntil: expect.any(String) }],
      });
      expect(await checkpoints(planned.threadId)).toBe(before);
      await closeUndoWindows(database);
      await Promise.all(servers.map((server) => server.optimizerRuns.endDecided()));
      expect(await one.optimizerRuns.read(person(), planned.threadId)).toMatchObject({
        status: "completed",
        cards: [{ status: "declined" }],
      });
      // One step of the graph: the pause with its answer.
      expect(await checkpoints(planned.threadId)).toBe(before + 1);
      expect(await readOptimizerThread(graph(), planned)).toMatchObject({
        at: "end",
        state: { status: { stage: "decided", cards: [{ proposalId: card.proposalId, status: "declined" }] } },
      });
    });

    // The server that took the decision went before it could tell the graph.
    it("is ended by whichever server starts next when a decision was not told to the graph", async () => {
      const planned = await start(one);
      const [card] = planned.cards;
      if (!card) throw new Error("a plan has a card");
      const request = { decisions: [{ proposalId: card.proposalId, action: "decline" as const }] };
      const { scope } = one.product;
      await one.recommendations.decide({ scope, language: "en" }, planned.threadId, request, randomUUID());
      expect((await readOptimizerThread(graph(), planned)).at).toBe("gate");
      expect((await one.optimizerRuns.read(person(), planned.threadId)).status).toBe("awaiting_approval");
      await closeUndoWindows(database);
      await other.recover(false);
      expect((await readOptimizerThread(graph(), planned)).at).toBe("end");
      expect((await one.optimizerRuns.read(person(), planned.threadId)).status).toBe("completed");
    });
  });
});
