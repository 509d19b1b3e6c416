/** The graphs of one home, the runs that carry them, and what becomes of their recommendations. */
import { createMatchupOptimizer } from "@/agents/matchup-optimizer/agent";
import type { AgentServices } from "@/agents/shared/types";
import { createSupervisor } from "@/agents/supervisor/agent";
import { createCheckpointSaver } from "@/db/checkpoints";
import type { ConversationTables } from "@/db/conversations";
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

export type WiredAgents = {
  runs: AgentRuns;
  chats: ChatRuns;
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
  const chats = createChatRuns({
    ...{ runs, services, model, conversations, leagueClockOf, systemClock },
    supervisor: createSupervisor({ saver }),
  });
  const optimizerRuns = createOptimizerRuns({
    ...{ runs, recommendations, conversations, leftRuns, optimizer, leagueClockOf, systemClock, log },
    graph: createMatchupOptimizer({ saver }),
    news: home.news,
  });
  return {
    ...{ runs, chats, optimizerRuns },
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
