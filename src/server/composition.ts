/**
 * The one place that wires everything: environment, database, sources, services, graphs, runs.
 *
 * Used by the web server and by commands alike. Opening prints its steps through `onStep`; closing waits for runs.
 */

import type { AgentServices } from "@/agents/shared/types";
import { createApiTokenTable } from "@/db/api-tokens";
import { createAppSettingTable } from "@/db/app-settings";
import { type ConnectionRow, createConnectionTables } from "@/db/connections";
import { type ConversationTables, createConversationTables } from "@/db/conversations";
import { type Database, openDatabase } from "@/db/database";
import { createFactTables } from "@/db/facts";
import { type MigrationReport, migrate } from "@/db/migrate";
import { createSourceHealthTable } from "@/db/source-health";
import type { TeamScope } from "@/domain/scope";
import { type Clock, systemClock } from "@/lib/clock";
import type { Env } from "@/lib/env";
import { failureCode } from "@/lib/errors";
import { createHttpClient } from "@/lib/http/http-client";
import type { Logger } from "@/lib/log";
import type { ChatModelPort } from "@/lib/models/chat-model";
import { buildChatModel, parseModelChoice } from "@/lib/models/choose";
import { createRulesModel } from "@/lib/models/rules";
import { type ApiTokenService, createApiTokenService } from "@/services/api-tokens.service";
import { createCardNotes } from "@/services/card-notes.service";
import { type LeagueService, teamOf } from "@/services/league.service";
import { createNewsLoading, type NewsLoading } from "@/services/news-loading.service";
import { createPlayerProspects } from "@/services/player-prospects.service";
import type { OutcomeService } from "@/services/recommendation/outcomes";
import type { RecommendationService } from "@/services/recommendation.service";
import { createSourceHealth } from "@/services/source-health";
import { createSourceReader } from "@/services/source-reader";
import { createSourcesService, type SourcesService } from "@/services/sources.service";
import type { AgentRuns } from "./agent-runs";
import { createChatLimits } from "./chat-limits";
import type { ChatRuns } from "./chat-runs";
import { chooseScope, connectionOf, type ScopeWish } from "./connections";
import { type DemoHome, openDemoHome } from "./demo-home";
import type { Jobs } from "./jobs/jobs";
import { LOCAL_OWNER_ID } from "./local-owner";
import { createMcpEndpoint, MCP_LIMITS, type McpEndpoint } from "./mcp/mcp-endpoint";
import type { OptimizerRuns } from "./optimizer-runs";
import { createPlayerResearch, type PlayerResearch } from "./player-research";
import { createLeagueSources, watchedModel, watchedSources } from "./sources";
import { wireAgents } from "./wire-agents";
import { wireJobs } from "./wire-jobs";
import { wireNews } from "./wire-news";
import { wireRecommendations } from "./wire-recommendations";
import { wireServices } from "./wire-services";

export type FanVise = {
  env: Env;
  log: Logger;
  database: Database;
  migrations: MigrationReport;
  conversations: ConversationTables;
  league: LeagueService;
  services: AgentServices;
  model: ChatModelPort;
  /** How everything outside fares. */
  sources: SourcesService;
  newsLoading: NewsLoading;
  /** Of every agent. */
  runs: AgentRuns;
  chats: ChatRuns;
  singlePass: ChatRuns;
  optimizerRuns: OptimizerRuns;
  recommendations: RecommendationService;
  outcomes: OutcomeService;
  /** Started by the server alone: a command opens the product and leaves them be. */
  jobs: Jobs;
  /** Looks at once whether approved moves show, behind the answer. The jobs look again anyway. */
  lookForMoves(): void;
  apiTokens: ApiTokenService;
  mcp: McpEndpoint;
  research: PlayerResearch;
  connection: ConnectionRow;
  /** Present while the chosen league is a demo league. */
  demo: DemoHome | undefined;
  leagueClockOf(scope: TeamScope): Clock;
  scopeFor(personId: string, wish: ScopeWish): Promise<TeamScope>;
  close(): Promise<void>;
};

export type OpenOptions = { env: Env; log: Logger; onStep?: (text: string) => void };

/** @throws EnvironmentInvalid, DataDirectoryInUse, MigrationChanged and other typed failures, with nothing left open. */
export async function openFanVise({ env, log, onStep = () => undefined }: OpenOptions): Promise<FanVise> {
  const undo: (() => Promise<unknown>)[] = [];
  const closeAll = async () => {
    for (const close of undo.splice(0).reverse()) await close();
  };
  try {
    const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.FANVISE_DATA_DIR, log, onStep });
    undo.push(() => database.close());
    const migrations = await migrate({ pool: database.pool, home: database.home, log, onStep });
    const settings = createAppSettingTable(database.kysely);
    const demo = env.FANVISE_LEAGUE.kind === "demo" ? await openDemo(settings, env, onStep) : undefined;
    if (demo) undo.push(() => demo.close());
    const http = createHttpClient({});
    undo.push(() => http.close());

    const connections = createConnectionTables(database.kysely);
    await connections.ensureProfile(LOCAL_OWNER_ID);
    const connection = await connections.ensureConnection(LOCAL_OWNER_ID, connectionOf(env.FANVISE_LEAGUE, demo));

    const healthTable = createSourceHealthTable(database.kysely);
    const health = createSourceHealth({ table: healthTable, clock: systemClock, log });
    undo.push(() => health.settled());
    const leagueSources = createLeagueSources({ env, http, demo, health });
    const store = createFactTables(database.kysely);
    const deps = {
      sourceOf: leagueSources,
      reader: createSourceReader({ clock: systemClock, log }),
      store,
      systemClock,
    };
    const universe = demo ? "demo" : "espn";
    const news = wireNews({ env, log, database, universe, store, health });
    undo.push(() => news.close());
    const { league, optimizer, services } = wireServices(deps, {
      news: news.index,
      freshness: news.freshness,
      log,
    });
    const newsLoading = createNewsLoading({ deps, news: news.index, log });
    const { rosters } = services;
    const model = watchedModel(openModel(env, log), health);
    const conversations = createConversationTables(database.kysely);
    const leagueClockOf = (scope: TeamScope) => leagueSources(scope).leagueClock;
    const advice = wireRecommendations({ log, database, deps, connections, universe, league, optimizer, demo });
    const { recommendations } = advice;
    const agents = wireAgents({
      ...{ env, log, database, deps, conversations, optimizer, services, recommendations, model, leagueClockOf },
      news: news.index,
    });
    undo.push(() => agents.close());
    const cardNotes = createCardNotes({ deps, league, rosters, news: news.index, systemClock });
    const jobs = wireJobs({
      ...{ env, log, database, connections, universe, league, rosters, leagueClockOf, advice },
      news: { index: news.index, poll: news.poll, loading: newsLoading, cardNotes },
    });
    undo.push(() => jobs.close());
    await agents.recover(database.home === "embedded");
    return {
      env,
      log,
      database,
      migrations,
      conversations,
      league,
      services,
      model,
      sources: createSourcesService({
        table: healthTable,
        health,
        systemClock,
        watched: (scope) => watchedSources({ scope, env, http, demo, model, news }),
      }),
      newsLoading,
      runs: agents.runs,
      chats: agents.chats,
      singlePass: agents.singlePass,
      optimizerRuns: agents.optimizerRuns,
      recommendations,
      outcomes: advice.outcomes,
      jobs,
      lookForMoves: () => {
        jobs.runNow("verify").catch((thrown: unknown) => {
          log.log("warn", "jobs.look_failed", { code: failureCode(thrown) });
        });
      },
      apiTokens: createApiTokenService({ table: createApiTokenTable(database.kysely), systemClock }),
      mcp: createMcpEndpoint({ services, limits: createChatLimits(MCP_LIMITS, systemClock), log }),
      research: createPlayerResearch({
        ...{ services, leagueClockOf },
        prospects: createPlayerProspects(deps, league, optimizer),
        limits: createChatLimits(
          { perMinute: env.FANVISE_CHATS_PER_MINUTE, atOnce: env.FANVISE_CHATS_AT_ONCE },
          systemClock,
        ),
      }),
      connection,
      demo,
      leagueClockOf,
      scopeFor: async (personId, wish) => {
        const { scope, isOwnTeam } = await chooseScope(connections, personId, connection.connectionId, wish);
        // Refuses a demo thread without a demo, before a run begins.
        leagueSources(scope);
        // Another perspective must be a team of the league; one's own needs no look.
        if (!isOwnTeam) teamOf(await league.context(scope), scope.teamId);
        return scope;
      },
      close: closeAll,
    };
  } catch (thrown) {
    await closeAll();
    throw thrown;
  }
}

function openDemo(
  settings: Parameters<typeof openDemoHome>[0],
  env: Env,
  onStep: (text: string) => void,
): Promise<DemoHome> {
  onStep("Preparing the demo league");
  return openDemoHome(settings, env.FANVISE_NOW, { ignoresMoves: env.FANVISE_DEMO_MOVES === "ignored" });
}

function openModel(env: Env, log: Logger): ChatModelPort {
  const choice = parseModelChoice(env.FANVISE_MODEL, env.GOOGLE_API_KEY !== undefined);
  if (!choice.ok) throw choice.error;
  const built = buildChatModel(choice.value, {
    rules: createRulesModel,
    googleApiKey: env.GOOGLE_API_KEY,
    googleBaseUrl: env.GOOGLE_BASE_URL,
    log,
  });
  if (!built.ok) throw built.error;
  return built.value;
}
