/**
 * The one place that wires everything: environment, database, sources, services, graphs, runs.
 *
 * Used by the web server and by commands alike. Opening prints its steps through `onStep`; closing waits for runs.
 */

import type { AgentServices } from "@/agents/shared/types";
import { createApiTokenTable } from "@/db/account/api-tokens";
import { createAuditTable } from "@/db/account/audit";
import { type ConnectionRow, createConnectionTables } from "@/db/account/connections";
import { createPreferenceTable } from "@/db/account/preferences";
import { type ConversationTables, createConversationTables } from "@/db/conversations/conversations";
import type { Database } from "@/db/database";
import { createMatchupChanceTable } from "@/db/league/matchup-chances";
import type { MigrationReport } from "@/db/migrate";
import { createApprovedMoves } from "@/db/proposals/approved-moves";
import type { TeamScope } from "@/domain/league/scope";
import { type Clock, systemClock } from "@/lib/clock";
import type { Env } from "@/lib/env";
import type { Logger } from "@/lib/log";
import type { ChatModelPort } from "@/lib/models/chat-model";
import { parseModelChoice } from "@/lib/models/choose";
import { makeHighsSolver } from "@/lib/solver/highs-solver";
import type { AgentRuns } from "@/runs/agent-runs";
import type { ChatRuns, ModelOf } from "@/runs/chat-runs";
import type { OptimizerRuns } from "@/runs/optimizer-runs";
import type { PlayerResearch } from "@/runs/player-research";
import { type ApiTokenService, createApiTokenService } from "@/services/account/api-tokens.service";
import { type AuditService, createAuditService } from "@/services/account/audit.service";
import type { ConnectionService } from "@/services/account/connections.service";
import type { DataRightsService } from "@/services/account/data-rights.service";
import { chooseScope, type ScopeRequest } from "@/services/account/league-scope";
import type { ModelKeyService } from "@/services/account/model-keys.service";
import { createPreferencesService, type PreferencesService } from "@/services/account/preferences.service";
import type { Threads } from "@/services/account/threads.service";
import { type LeagueService, teamOf } from "@/services/league/league.service";
import { type ChanceHistory, createChanceHistory } from "@/services/matchup/chance-history.service";
import { createWeekGrids, type WeekGridService } from "@/services/matchup/week-grid.service";
import { createCardNotes } from "@/services/news/card-notes.service";
import { createNewsLoading, type NewsLoading } from "@/services/news/news-loading.service";
import type { OptimizerService } from "@/services/planning/optimizer.service";
import { createWhatIfService, type WhatIfService } from "@/services/planning/what-if.service";
import type { PlayerProspects } from "@/services/players/player-prospects.service";
import type { OutcomeService } from "@/services/recommendation/outcomes";
import type { RecommendationService } from "@/services/recommendation/recommendation.service";
import { createSourcesService, type SourcesService } from "@/services/sources/sources.service";
import type { DemoDayMover } from "../demo/demo-day";
import type { DemoInstance } from "../demo/demo-instance";
import { createDemoNews, type DemoNews } from "../demo/demo-news";
import type { DemoReset } from "../demo/demo-reset";
import type { Jobs } from "../jobs/jobs";
import { scopesOf } from "../jobs/leagues";
import type { McpEndpoint } from "../mcp/mcp-endpoint";
import type { ModelTest } from "../operations/model-test";
import type { People } from "../session/people";
import type { SessionProvider } from "../session/session-provider";
import type { VisitLimits } from "../session/visit-limits";
import { composeAccounts } from "./accounts";
import { composeAgents } from "./agents";
import { createDelayedVerification } from "./delayed-verification";
import { composeDemoControls } from "./demo-controls";
import { type CloseStack, openFoundations } from "./foundations";
import { composeJobs } from "./jobs";
import { createEspnClients } from "./league-clients";
import { composeLeagueReading } from "./league-reading";
import { composeLimited } from "./limited";
import { composeNews } from "./news";
import { openModel } from "./open-model";
import { openOwnLeague } from "./own-league";
import { composeDeclines, composeRecommendations } from "./recommendations";
import { composeServices } from "./services";
import { watchedModel, watchedSources } from "./sources";
import { composeThreads } from "./threads";
import { composeTracing } from "./tracing";

export type FanVise = {
  env: Env;
  log: Logger;
  database: Database;
  migrations: MigrationReport;
  conversations: ConversationTables;
  threads: Threads;
  league: LeagueService;
  services: AgentServices;
  optimizer: OptimizerService;
  /** The course of people's own matchups. */
  chances: ChanceHistory;
  prospects: PlayerProspects;
  weekGrids: WeekGridService;
  whatIf: WhatIfService;
  model: ChatModelPort;
  /** The user's own model where he has one, otherwise the deployment's. */
  modelOf: ModelOf;
  /** How everything outside fares. */
  sources: SourcesService;
  newsLoading: NewsLoading;
  /** Runs of all agents, by id. */
  runs: AgentRuns;
  chats: ChatRuns;
  singlePass: ChatRuns;
  optimizerRuns: OptimizerRuns;
  recommendations: RecommendationService;
  outcomes: OutcomeService;
  /** Started by the server alone: a command opens the product and leaves them be. */
  jobs: Jobs;
  /** Verifies approved moves, after the response, once the last undo window is over. The jobs verify them too. */
  verifyMoves(): void;
  /** Moves the demo's day: booked moves are made first, and looked at and settled afterward. */
  moveDemoDay: DemoDayMover;
  apiTokens: ApiTokenService;
  audit: AuditService;
  /** Changed by the person's own requests alone. */
  preferences: PreferencesService;
  mcp: McpEndpoint;
  testModel: ModelTest;
  research: PlayerResearch;
  visits: VisitLimits;
  sessions: SessionProvider;
  people: People;
  connections: ConnectionService;
  modelKeys: ModelKeyService;
  dataRights: DataRightsService;
  /** The league of the environment; `undefined` where people sign in and bring their own. */
  connection: ConnectionRow | undefined;
  demo: DemoInstance;
  demoNews: DemoNews;
  demoReset: DemoReset;
  leagueClockOf(scope: TeamScope): Clock;
  scopeFor(personId: string, options: ScopeRequest): Promise<TeamScope>;
  close(): Promise<void>;
};

export type OpenOptions = { env: Env; log: Logger; onStep?: (text: string) => void };

/** @throws EnvironmentInvalid, DataDirectoryInUse, MigrationChanged and other typed failures, with nothing left open. */
export async function openFanVise({ env, log, onStep = () => undefined }: OpenOptions): Promise<FanVise> {
  const undo: CloseStack = [];
  const closeAll = async () => {
    for (const close of undo.splice(0).reverse()) await close();
  };
  try {
    const { database, migrations, settings, demo, http } = await openFoundations({ env, log, onStep }, undo);

    const connections = createConnectionTables(database.kysely);
    const espnClients = createEspnClients({ env, http, demo });
    const accounts = composeAccounts({ env, log, database, tables: connections, espnClients, demo });
    const connection = accounts.sessions.kind === "local" ? await openOwnLeague(connections, env, demo) : undefined;

    const reading = { env, log, database, espnClients, loginOf: accounts.logins.cookiesOf };
    const { healthTable, health, leagueSources, store, deps } = composeLeagueReading(reading, undo);
    const news = composeNews({ env, log, database, store, health });
    undo.push(() => news.close());
    const preferences = createPreferenceTable(database.kysely);
    const preferencesOf = preferences.read;
    const newsOfLeagues = { news: news.index, freshness: news.freshness, log };
    const solver = makeHighsSolver();
    undo.push(() => solver.close());
    const chances = createChanceHistory({ deps, table: createMatchupChanceTable(database.kysely), log });
    undo.push(() => chances.settled());
    const approvedMovesOf = createApprovedMoves(database.kysely);
    const wired = composeServices(deps, newsOfLeagues, {
      preferencesOf,
      approvedMovesOf,
      declinesOf: composeDeclines(database, deps, log),
      solver,
      chances,
    });
    const { league, optimizer, prospects } = wired;
    const weekGrids = createWeekGrids(optimizer, league);
    const newsLoading = createNewsLoading({ deps, news: news.index, log });
    const { rosters } = wired.services;
    const model = watchedModel(openSharedModel(env, log), health);
    const modelOf = accounts.modelOf(model);
    const conversations = createConversationTables(database.kysely);
    const leagueClockOf = (scope: TeamScope) => leagueSources(scope).leagueClock;
    const demoNews = createDemoNews({
      isOn: env.FANVISE_DEMO_NEWS === "on",
      demo,
      settings,
      loading: newsLoading,
      log,
      scopes: async () => scopesOf(await connections.allConnections()),
    });
    const advice = composeRecommendations({
      log,
      database,
      deps,
      connections,
      league,
      optimizer,
      bids: wired.bids,
      demo,
    });
    const { recommendations, decisions } = advice;
    const services: AgentServices = { ...wired.services, decisions };
    const tracing = composeTracing(env, log);
    undo.push(() => tracing.close());
    const agents = composeAgents({
      env,
      log,
      database,
      deps,
      conversations,
      optimizer,
      services,
      recommendations,
      leagueClockOf,
      preferencesOf,
      tracing,
      modelOf,
      news: news.index,
    });
    undo.push(() => agents.close());
    const cardNotes = createCardNotes({ deps, league, rosters, news: news.index, systemClock });
    const jobs = composeJobs({
      env,
      log,
      database,
      connections,
      league,
      rosters,
      leagueClockOf,
      advice,
      reencrypt: accounts.reencrypt,
      deleteAccounts: accounts.dataRights.deleteDue,
      news: { index: news.index, poll: news.poll, loading: newsLoading, cardNotes, loadDemoNews: demoNews.load },
    });
    undo.push(() => jobs.close());
    const delayedVerification = createDelayedVerification({ jobs, log });
    undo.push(async () => delayedVerification.close());
    const controlled = { ...advice, demo, demoNews, leagueClockOf, log, chances, runs: agents.runs };
    const demoControls = composeDemoControls({ ...controlled, database, connections });
    await agents.recover(database.backend === "embedded");
    await openDemoNews(demoNews, news.embedder.id, undo, onStep);
    return {
      env,
      log,
      database,
      migrations,
      conversations,
      threads: composeThreads({ database, conversations, league, systemClock }),
      league,
      services,
      optimizer,
      chances,
      prospects,
      weekGrids,
      whatIf: createWhatIfService(optimizer, weekGrids),
      model,
      modelOf,
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
      verifyMoves: delayedVerification.schedule,
      preferences: createPreferencesService(deps, preferences),
      apiTokens: createApiTokenService({ table: createApiTokenTable(database.kysely), systemClock }),
      audit: createAuditService({ table: createAuditTable(database.kysely) }),
      ...composeLimited({ env, log, database, services, modelOf, leagueClockOf, prospects, tracing }),
      sessions: accounts.sessions,
      people: accounts.people,
      connections: accounts.connections,
      modelKeys: accounts.modelKeys,
      dataRights: accounts.dataRights,
      connection,
      demo,
      demoNews,
      ...demoControls,
      leagueClockOf,
      scopeFor: async (personId, options) => {
        const { scope, isOwnTeam } = await chooseScope(connections, personId, options);
        // Another team must be in the league; the user's own needs no check.
        if (!isOwnTeam) teamOf(await league.buildIntelligenceSnapshot(scope), scope.teamId);
        return scope;
      },
      close: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Waited for where vectors are made in this process; a provider's answers would hold up the start. */
async function openDemoNews(
  demoNews: DemoNews,
  embedderId: string,
  undo: CloseStack,
  onStep: (text: string) => void,
): Promise<void> {
  const loading = demoNews.load();
  undo.push(() => loading);
  if (!embedderId.startsWith("hash")) return;
  const stored = await loading;
  if (stored > 0) onStep(`Loaded ${stored} reports of the demo's news`);
}

function openSharedModel(env: Env, log: Logger): ChatModelPort {
  const choice = parseModelChoice(env.FANVISE_MODEL, env.GOOGLE_API_KEY !== undefined);
  if (!choice.ok) throw choice.error;
  return openModel(env, choice.value, env.GOOGLE_API_KEY, log);
}
