/** What a person may ask for only so often. */
import type { AgentServices } from "@/agents/shared/types";
import type { Database } from "@/db/database";
import type { TeamScope } from "@/domain/league/scope";
import type { Clock } from "@/lib/clock";
import type { Env } from "@/lib/env";
import type { Logger } from "@/lib/log";
import { createChatLimits } from "@/runs/chat-limits";
import type { ModelOf } from "@/runs/chat-runs";
import { createPlayerResearch, type PlayerResearch } from "@/runs/player-research";
import type { PlayerProspects } from "@/services/players/player-prospects.service";
import { createMcpEndpoint, MCP_LIMITS, type McpEndpoint } from "../mcp/mcp-endpoint";
import { createModelTest, MODEL_TEST_LIMITS, type ModelTest } from "../operations/model-test";
import { createVisitLimits, type VisitLimits } from "../session/visit-limits";
import type { Tracing } from "./tracing";

export function composeLimited({
  env,
  log,
  database,
  services,
  modelOf,
  leagueClockOf,
  prospects,
  tracing,
}: {
  env: Env;
  log: Logger;
  database: Database;
  services: AgentServices;
  modelOf: ModelOf;
  leagueClockOf(scope: TeamScope): Clock;
  prospects: PlayerProspects;
  tracing: Tracing;
}): { mcp: McpEndpoint; testModel: ModelTest; research: PlayerResearch; visits: VisitLimits } {
  return {
    mcp: createMcpEndpoint({ services, limits: createChatLimits({ database, log }, "look-up", MCP_LIMITS), log }),
    testModel: createModelTest({
      modelOf,
      limits: createChatLimits({ database, log }, "model-test", MODEL_TEST_LIMITS),
    }),
    research: createPlayerResearch({
      services,
      leagueClockOf,
      prospects,
      around: tracing.langSmith?.around,
      limits: createChatLimits({ database, log }, "research", {
        perMinute: env.FANVISE_CHATS_PER_MINUTE,
        atOnce: env.FANVISE_CHATS_AT_ONCE,
      }),
    }),
    visits: createVisitLimits({ database }),
  };
}
