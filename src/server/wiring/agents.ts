/** The graphs of one installation, the runs that carry them, and the outcomes of their recommendations. */
import { createMatchupOptimizer } from "@/agents/matchup-optimizer/agent";
import type { AgentServices } from "@/agents/shared/types";
import { generateStrategicResponse } from "@/agents/single-pass/intelligence.service";
import { createSupervisor, runSupervisor } from "@/agents/supervisor/agent";
import type { ContextMessage } from "@/contract/conversation/chat-request";
import { createCheckpointSaver } from "@/db/conversations/checkpoints";
import type { ConversationTables, RunRow } from "@/db/conversations/conversations";
import { createOrphanedRunTables } from "@/db/conversations/orphaned-runs";
import { createRunStepTable } from "@/db/conversations/run-steps";
import type { Database } from "@/db/database";
import type { TeamScope } from "@/domain/league/scope";
import type { Clock } from "@/lib/clock";
import type { Env } from "@/lib/env";
import type { Logger } from "@/lib/log";
import { type AgentRuns, createAgentRuns } from "@/runs/agent-runs";
import { createChatLimits } from "@/runs/chat-limits";
import type { ModelOf } from "@/runs/chat-runs";
import { type ChatRuns, createChatRuns } from "@/runs/chat-runs";
import { createRunLog } from "@/runs/log/run-log";
import { createOptimizerRuns, type OptimizerRuns } from "@/runs/optimizer-runs";
import { createPlanHandOff } from "@/runs/plan-hand-off";
import { createRunRecorder } from "@/runs/run-recorder";
import type { PreferencesReader } from "@/services/account/preferences.service";
import type { NewsService } from "@/services/news/news.service";
import type { OptimizerService } from "@/services/planning/optimizer.service";
import type { ServiceDeps } from "@/services/ports";
import type { RecommendationService } from "@/services/recommendation/recommendation.service";
import type { Tracing } from "./tracing";

export type WiredAgents = {
  runs: AgentRuns;
  chats: ChatRuns;
  singlePass: ChatRuns;
  optimizerRuns: OptimizerRuns;
  /** Ends what a server before this one left. `isSoleServer`: no other can be at work. */
  recover(isSoleServer: boolean): Promise<void>;
  close(): Promise<void>;
};

export function composeAgents(backend: {
  env: Env;
  log: Logger;
  database: Database;
  deps: ServiceDeps;
  conversations: ConversationTables;
  recommendations: RecommendationService;
  optimizer: OptimizerService;
  services: AgentServices;
  news: NewsService;
  modelOf: ModelOf;
  leagueClockOf(scope: TeamScope): Clock;
  preferencesOf: PreferencesReader;
  /** No tracing when left out. */
  tracing?: Tracing;
}): WiredAgents {
  const { env, log, database, deps, conversations, optimizer, services, modelOf, recommendations } = backend;
  const { leagueClockOf, preferencesOf } = backend;
  const { systemClock } = deps;
  const saver = createCheckpointSaver(database.pool);
  const orphanedRuns = createOrphanedRunTables(database.kysely);
  const steps = createRunStepTable(database.kysely);
  const atOnce = { perMinute: env.FANVISE_CHATS_PER_MINUTE, atOnce: env.FANVISE_CHATS_AT_ONCE };
  const runs = createAgentRuns({
    conversations,
    orphanedRuns,
    systemClock,
    log,
    runLog: createRunLog(conversations, log),
    recorderOf: (runId) => createRunRecorder({ steps, spans: backend.tracing?.spans, systemClock, log }, runId),
    around: backend.tracing?.langSmith?.around,
    limits: createChatLimits({ database, log }, "run", atOnce),
  });
  const optimizerRuns = createOptimizerRuns({
    runs,
    recommendations,
    conversations,
    orphanedRuns,
    optimizer,
    leagueClockOf,
    preferencesOf,
    systemClock,
    log,
    graph: createMatchupOptimizer({ saver }),
    news: backend.news,
  });
  const chatDeps = { runs, services, modelOf, conversations, leagueClockOf, preferencesOf, systemClock };
  const supervisor = createSupervisor({ saver });
  const handOff = createPlanHandOff({ runs, optimizerRuns, players: services.players });
  const chats = createChatRuns({
    ...chatDeps,
    runTurn: async (question, context) => {
      // Read within the run: nobody goes back to another state meanwhile.
      const shown = await conversations.turnsForMemory(question.threadId, REMEMBERED_TURNS);
      const request = { ...question, context: [...question.context, ...asMessages(shown)] };
      return runSupervisor(supervisor, request, { ...context, handOff });
    },
  });
  const singlePass = createChatRuns({
    ...chatDeps,
    // The supervisor's memory is its graph's; here the stored turns of the thread are the conversation.
    runTurn: async (question, context) => {
      const stored = await conversations.runsOfThread(context.scope.personId, question.threadId);
      const ended = stored.filter(({ result }) => result !== null).slice(-REMEMBERED_TURNS);
      return generateStrategicResponse({ ...question, context: [...question.context, ...asMessages(ended)] }, context);
    },
  });
  return {
    runs,
    chats,
    singlePass,
    optimizerRuns,
    async recover(isSoleServer) {
      await runs.sweepOrphans(isSoleServer);
      await optimizerRuns.endDecided();
    },
    async close() {
      optimizerRuns.close();
      await runs.close();
    },
  };
}

/** Earlier turns that are still seen where no graph remembers them. */
const REMEMBERED_TURNS = 6;

/** Turns as the messages they were. */
const asMessages = (turns: readonly Pick<RunRow, "question" | "answer">[]): ContextMessage[] =>
  turns.flatMap(({ question, answer }) => [
    { role: "user" as const, text: question },
    { role: "assistant" as const, text: answer ?? "" },
  ]);
