/**
 * One demo league and two servers' worth of runs and decisions on one database, for sequences of decisions.
 *
 * Graph, saver, tables, services and client are the product's. Only the league's answers are cached: it changes with
 * the clock alone.
 */

import { openLeagueFixture } from "#test/leagues/league-services";
import { createMatchupOptimizer } from "@/agents/matchup-optimizer/agent";
import { USUAL } from "@/db/account/preferences";
import { createCheckpointSaver } from "@/db/conversations/checkpoints";
import { createConversationTables } from "@/db/conversations/conversations";
import { createOrphanedRunTables } from "@/db/conversations/orphaned-runs";
import type { Database } from "@/db/database";
import { createProposalTables } from "@/db/proposals/proposals";
import { createDemoClock, createDemoLeague } from "@/demo/demo-league";
import { type Clock, systemClock } from "@/lib/clock";
import { silentLogger } from "@/lib/log";
import { createAgentRuns } from "@/runs/agent-runs";
import { createChatLimits } from "@/runs/chat-limits";
import { createRunLog } from "@/runs/log/run-log";
import { createOptimizerRuns } from "@/runs/optimizer-runs";
import type { WeekSession } from "@/services/planning/week-session";
import { createPremisesReader, type PremisesReader } from "@/services/recommendation/premises-now";
import { createRecommendationService } from "@/services/recommendation/recommendation.service";

/** One league, and two servers on one database. */
export async function openDecisionWorld(database: Database) {
  const clock = createDemoClock();
  const start = clock.now();
  const demo = createDemoLeague({ format: "points", clock });
  const source = await demo.listen();
  const league = await openLeagueFixture(database, {
    origin: source.origin,
    universe: "demo",
    leagueId: String(demo.leagueId),
    season: demo.seasonId,
    teamId: demo.teamId,
    leagueClock: clock,
    systemClock,
  });
  const { scope } = league;
  const tables = createProposalTables(database.kysely);
  const taken = new Set<number>();
  const readPremises = cachedByQuestion(createPremisesReader(league.deps, league.league), clock);
  const week = onceByQuestion(await league.optimizer.open(scope));
  const optimizer = { open: async () => week };
  const conversations = createConversationTables(database.kysely);
  const graph = createMatchupOptimizer({ saver: createCheckpointSaver(database.pool) });
  const makeServer = () => {
    const orphanedRuns = createOrphanedRunTables(database.kysely);
    const recommendations = createRecommendationService({
      deps: league.deps,
      tables,
      optimizer: {
        open: (of, signal) => (clock.now() === start ? optimizer.open() : league.optimizer.open(of, signal)),
        openWithout: league.optimizer.openWithout,
      },
      premisesNow: async (of, request) => {
        const now = await readPremises(of, request);
        return request.addPlayerId !== null && taken.has(request.addPlayerId) ? { ...now, addOwnerTeamId: 4 } : now;
      },
    });
    const runs = createAgentRuns({
      conversations,
      orphanedRuns,
      systemClock,
      log: silentLogger,
      runLog: createRunLog(conversations, silentLogger),
      limits: createChatLimits({ database, log: silentLogger }, "run", { perMinute: 100_000, atOnce: 1_000 }),
    });
    const optimizerRuns = createOptimizerRuns({
      runs,
      recommendations,
      conversations,
      orphanedRuns,
      optimizer,
      systemClock,
      graph,
      log: silentLogger,
      leagueClockOf: () => clock,
      preferencesOf: async () => USUAL,
    });
    return { runs, optimizerRuns, recommendations };
  };
  const servers = [makeServer(), makeServer()] as const;
  return {
    database,
    clock,
    start,
    scope,
    tables,
    taken,
    graph,
    servers,
    optimizer,
    async close() {
      for (const { runs, optimizerRuns } of servers) {
        optimizerRuns.close();
        await runs.close();
      }
      await league.close();
      await source.close();
    },
  };
}
export type DecisionWorld = Awaited<ReturnType<typeof openDecisionWorld>>;

/** The engine's figures are the same for every run here: worked out once. */
function onceByQuestion(week: WeekSession): WeekSession {
  const once = <A extends unknown[], R>(work: (...request: A) => R): ((...request: A) => R) => {
    const known = new Map<string, R>();
    return (...request) => {
      const key = JSON.stringify(request);
      const answer = known.has(key) ? (known.get(key) as R) : work(...request);
      known.set(key, answer);
      return answer;
    };
  };
  return {
    ...week,
    candidates: once(week.candidates),
    plan: once(week.plan),
    effects: once(week.effects),
    lineup: once(week.lineup),
    single: once(week.single),
  };
}

/** The league changes only with the clock here: what was read once is not read again for every click. */
function cachedByQuestion(read: PremisesReader, clock: Clock): PremisesReader {
  const retained = new Map<string, ReturnType<PremisesReader>>();
  return (scope, request) => {
    const key = JSON.stringify([clock.now(), request]);
    const reading = retained.get(key) ?? read(scope, request);
    retained.set(key, reading);
    return reading;
  };
}
