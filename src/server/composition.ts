/**
 * The one place that wires everything: environment, database, sources, services, graphs, runs.
 *
 * Used by the web server and by commands alike. Opening prints its steps through `onStep`; closing waits for runs.
 */

import type { AgentServices } from "@/agents/shared/types";
import { createSupervisor } from "@/agents/supervisor/agent";
import { createAppSettingTable } from "@/db/app-settings";
import { createCheckpointSaver } from "@/db/checkpoints";
import { type ConnectionRow, createConnectionTables } from "@/db/connections";
import { type ConversationTables, createConversationTables } from "@/db/conversations";
import { type Database, openDatabase } from "@/db/database";
import { createFactTables } from "@/db/facts";
import { type MigrationReport, migrate } from "@/db/migrate";
import { createSourceHealthTable } from "@/db/source-health";
import type { TeamScope } from "@/domain/scope";
import { type Clock, systemClock } from "@/lib/clock";
import type { Env } from "@/lib/env";
import { createHttpClient } from "@/lib/http/http-client";
import type { Logger } from "@/lib/log";
import type { ChatModelPort } from "@/lib/models/chat-model";
import { buildChatModel, parseModelChoice } from "@/lib/models/choose";
import { createRulesModel } from "@/lib/models/rules";
import { type LeagueService, teamOf } from "@/services/league.service";
import type { NewsService } from "@/services/news.service";
import { createNewsLoading, type NewsLoading } from "@/services/news-loading.service";
import { createRunLog } from "@/services/run-log";
import { createSourceHealth } from "@/services/source-health";
import { createSourceReader } from "@/services/source-reader";
import { createSourcesService, type SourcesService } from "@/services/sources.service";
import { createChatLimits } from "./chat-limits";
import { type ChatRuns, createChatRuns } from "./chat-runs";
import { chooseScope, connectionOf, type ScopeWish } from "./connections";
import { type DemoHome, openDemoHome } from "./demo-home";
import { LOCAL_OWNER_ID } from "./local-owner";
import { createLeagueSources, watchedModel, watchedSources } from "./sources";
import { wireNews } from "./wire-news";
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
  newsIndex: NewsService;
  newsLoading: NewsLoading;
  chats: ChatRuns;
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
    const { league, services } = wireServices({
      sourceOf: leagueSources,
      reader: createSourceReader({ clock: systemClock, log }),
      store,
      systemClock,
    });
    const news = wireNews({ env, log, database, store, health });
    undo.push(() => news.close());
    const model = watchedModel(openModel(env, log), health);
    const conversations = createConversationTables(database.kysely);
    const leagueClockOf = (scope: TeamScope) => leagueSources(scope).leagueClock;
    const chats = createChatRuns({
      supervisor: createSupervisor({ saver: createCheckpointSaver(database.pool) }),
      services,
      model,
      conversations,
      runLog: createRunLog(conversations, log),
      limits: createChatLimits(
        { perMinute: env.FANVISE_CHATS_PER_MINUTE, atOnce: env.FANVISE_CHATS_AT_ONCE },
        systemClock,
      ),
      leagueClockOf,
      systemClock,
      log,
    });
    undo.push(() => chats.close());
    await chats.sweepOrphans(database.home === "embedded");
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
        watched: (scope) => watchedSources({ scope, env, http, demo, model, embedder: news.embedder }),
      }),
      newsIndex: news.index,
      newsLoading: createNewsLoading({ players: services.players, store, news: news.index, log }),
      chats,
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
  return openDemoHome(settings, env.FANVISE_NOW);
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
