/** The optimizer's graph over a demo league that is read through the real client, with the real database, for tests. */
import { randomUUID } from "node:crypto";
import {
  createMatchupOptimizer,
  readOptimizerThread,
  resumeMatchupOptimizer,
  runMatchupOptimizer,
} from "@/agents/matchup-optimizer/agent";
import { type OptimizerContext, startOptimizerRuntime } from "@/agents/matchup-optimizer/runtime";
import { type OptimizerOptions, STATE_VERSION } from "@/agents/matchup-optimizer/state";
import type { Language } from "@/contract/conversation/intent";
import type { StreamEvent } from "@/contract/conversation/stream-event";
import { createCheckpointSaver } from "@/db/conversations/checkpoints";
import { createConversationTables } from "@/db/conversations/conversations";
import type { Database } from "@/db/database";
import { createProposalTables } from "@/db/proposals/proposals";
import { createDemoClock, createDemoLeague, type DemoFormat, instantOfDay } from "@/demo/demo-league";
import type { ProgramSolver } from "@/domain/plan/linear-program";
import { systemClock } from "@/lib/clock";
import type { HttpLimits } from "@/lib/http/http-client";
import { createPremisesReader } from "@/services/recommendation/premises-now";
import { createRecommendationService } from "@/services/recommendation/recommendation.service";
import { forwardTo, startFaultServer } from "../stubs/fault-server";
import { openLeagueFixture } from "./league-services";

export const EVERYTHING: OptimizerOptions = { window: null, maxMoves: null, untouchables: [], allowKeeperDrops: false };

export type RunOptions = {
  language?: Language;
  wish?: Partial<OptimizerOptions>;
  news?: OptimizerContext["news"];
  /** Day of the demo's clock. */
  day?: string;
  signal?: AbortSignal;
  limits?: Partial<HttpLimits>;
  onEvent?: (event: StreamEvent) => void;
};

/** @param solver with it plans are proven, as in the product; it is the caller's to close. */
export async function openOptimizerFixture(database: Database, format: DemoFormat, solver?: ProgramSolver) {
  const clock = createDemoClock();
  const start = clock.now();
  const league = createDemoLeague({ format, clock });
  const demo = await league.listen();
  const source = await startFaultServer(forwardTo(demo.origin));
  const graph = createMatchupOptimizer({ saver: createCheckpointSaver(database.pool) });
  const conversations = createConversationTables(database.kysely);
  /** Nothing read before, as in a process that has just started. */
  const openLeague = (limits?: Partial<HttpLimits>) =>
    openLeagueFixture(database, {
      origin: source.origin,
      universe: "demo",
      leagueId: String(league.leagueId),
      season: league.seasonId,
      teamId: league.teamId,
      leagueClock: clock,
      systemClock,
      limits,
      solver,
    });

  /** What a run is given: a thread and a row, as the server makes them. */
  async function begin(fixture: Awaited<ReturnType<typeof openLeague>>, run: RunOptions) {
    const { scope } = fixture;
    const where = { threadId: randomUUID(), runId: randomUUID() };
    const owned = { ownerId: scope.personId, threadId: where.threadId };
    await conversations.createThread({
      ...owned,
      connectionId: scope.connectionId,
      teamId: Number(scope.teamId),
      title: "a plan",
      language: "en",
      kind: "optimizer",
    });
    await conversations.startRun({ ...owned, runId: where.runId, question: "plan", language: "en", model: "engine" });
    const events: StreamEvent[] = [];
    const recommendations = createRecommendationService({
      deps: fixture.deps,
      tables: createProposalTables(database.kysely),
      optimizer: fixture.optimizer,
      premisesNow: createPremisesReader(fixture.deps, fixture.league),
    });
    const context: OptimizerContext = {
      scope,
      optimizer: fixture.optimizer,
      recommendations,
      news: run.news,
      leagueClock: clock,
      systemClock,
      emit: (event) => {
        events.push(event);
        run.onEvent?.(event);
      },
      signal: run.signal ?? new AbortController().signal,
    };
    const input = { ...where, language: run.language ?? "en", wish: { ...EVERYTHING, ...run.wish } };
    return { ...where, input, context, events, recommendations };
  }

  return {
    league,
    clock,
    source,
    graph,
    conversations,
    openLeague,
    /** One run to its pause or its end. */
    async run(run: RunOptions = {}) {
      clock.set(run.day === undefined ? start : instantOfDay(run.day));
      const fixture = await openLeague(run.limits);
      try {
        const started = await begin(fixture, run);
        const request = source.requests.length;
        const state = await runMatchupOptimizer(graph, started.input, started.context);
        const requests = source.requests.length - request;
        const cards = await started.recommendations.cards(fixture.scope.personId, started.threadId);
        return { ...started, state, cards, requests };
      } finally {
        await fixture.close();
      }
    },
    /** A run that ends just before a node, as by a crash. */
    async runUntil(node: "compose_lineup" | "present_and_confirm") {
      const fixture = await openLeague();
      const started = await begin(fixture, {});
      const { threadId, ...input } = started.input;
      await graph.invoke(
        { run: { version: STATE_VERSION, threadId, ...input } },
        {
          configurable: { thread_id: threadId },
          context: { runtime: startOptimizerRuntime(started.context) },
          durability: "sync",
          interruptBefore: [node],
        },
      );
      await fixture.close();
      return started;
    },
    at: (where: { threadId: string; runId: string }) => readOptimizerThread(graph, where),
    resume: (where: { threadId: string; runId: string }, answer: Parameters<typeof resumeMatchupOptimizer>[2]) =>
      resumeMatchupOptimizer(graph, where, answer),
    async close() {
      await source.close();
      await demo.close();
    },
  };
}
export type OptimizerFixture = Awaited<ReturnType<typeof openOptimizerFixture>>;
