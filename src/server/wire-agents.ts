/** The graphs of one home, the runs that carry them, and what becomes of their recommendations. */
import { createMatchupOptimizer } from "@/agents/matchup-optimizer/agent";
import type { AgentServices } from "@/agents/shared/types";
import { generateStrategicResponse } from "@/agents/single-pass/intelligence.service";
import { createSupervisor, runSupervisor } from "@/agents/supervisor/agent";
import type { ContextMessage } from "@/contract/chat-request";
import { createCheckpointSaver } from "@/db/checkpoints";
import type { ConversationTables, RunRow } from "@/db/conversations";
import type { Database } from "@/db/database";
import { createLeftRunTables } from "@/db/left-runs";
import type { TeamScope } from "@/domain/scope";
import type { Clock } from "@/lib/clock";
import type { Env } from "@/lib/env";
import type { Logger } from "@/lib/log";
import type { ChatModelPort } from "@/lib/models/chat-model";
import type { NewsService } from "@/services/news.service";
import type { OptimizerService } from "@/services/optimizer.service";
import type { ServiceDeps } from "@/services/ports";
import type { RecommendationService } from "@/services/recommendation.service";
import { createRunLog } from "@/services/run-log";
import { type AgentRuns, createAgentRuns } from "./agent-runs";
import { createChatLimits } from "./chat-limits";
import { type ChatRuns, createChatRuns } from "./chat-runs";
import { createOptimizerRuns, type OptimizerRuns } from "./optimizer-runs";
import { createPlanHandOff } from "./plan-hand-off";

export type WiredAgents = {
  runs: AgentRuns;
  chats: ChatRuns;
  singlePass: ChatRuns;
  optimizerRuns: OptimizerRuns;
  /** Ends what a server before this one left. `isSoleServer`: no other can be at work. */
  recover(isSoleServer: boolean): Promise<void>;
  close(): Promise<void>;
};

export function wireAgents(home: {
  env: Env;
  log: Logger;
  database: Database;
  deps: ServiceDeps;
  conversations: ConversationTables;
  recommendations: RecommendationService;
  optimizer: OptimizerService;
  services: AgentServices;
  news: NewsService;
  model: ChatModelPort;
  leagueClockOf(scope: TeamScope): Clock;
}): WiredAgents {
  const { env, log, database, deps, conversations, optimizer, services, model, leagueClockOf, recommendations } = home;
  const { systemClock } = deps;
  const saver = createCheckpointSaver(database.pool);
  const leftRuns = createLeftRunTables(database.kysely);
  const atOnce = { perMinute: env.FANVISE_CHATS_PER_MINUTE, atOnce: env.FANVISE_CHATS_AT_ONCE };
  const runs = createAgentRuns({
    ...{ conversations, leftRuns, systemClock, log },
    runLog: createRunLog(conversations, log),
    limits: createChatLimits(atOnce, systemClock),
  });
  const optimizerRuns = createOptimizerRuns({
    ...{ runs, recommendations, conversations, leftRuns, optimizer, leagueClockOf, systemClock, log },
    graph: createMatchupOptimizer({ saver }),
    news: home.news,
  });
  const chatDeps = { runs, services, model, conversations, leagueClockOf, systemClock };
  const supervisor = createSupervisor({ saver });
  const handOff = createPlanHandOff({ runs, optimizerRuns, players: services.players });
  const chats = createChatRuns({
    ...chatDeps,
    runTurn: (question, context) => runSupervisor(supervisor, question, { ...context, handOff }),
  });
  const singlePass = createChatRuns({
    ...chatDeps,
    // The supervisor's memory is its graph's; here the stored turns of the thread are the conversation.
    runTurn: async (question, context) => {
      const stored = await conversations.runsOfThread(context.scope.personId, question.threadId);
      return generateStrategicResponse({ ...question, context: [...question.context, ...asMessages(stored)] }, context);
    },
  });
  return {
    ...{ runs, chats, singlePass, optimizerRuns },
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

/** Earlier turns that a single pass still sees. */
const REMEMBERED_TURNS = 6;

/** Turns that have ended, as the messages they were. */
const asMessages = (runs: readonly RunRow[]): ContextMessage[] =>
  runs
    .filter(({ result }) => result !== null)
    .slice(-REMEMBERED_TURNS)
    .flatMap(({ question, result }) => [
      { role: "user" as const, text: question },
      { role: "assistant" as const, text: result?.answer ?? "" },
    ]);
