/** Services over a real in-memory database and a league that speaks ESPN's wire format, for tests. */

import { createConnectionTables } from "@/db/account/connections";
import { createPreferenceTable } from "@/db/account/preferences";
import type { Database } from "@/db/database";
import { createFactTables } from "@/db/league/facts";
import { createNewsTables } from "@/db/news/news";
import { createApprovedMoves } from "@/db/proposals/approved-moves";
import { teamId } from "@/domain/ids";
import type { TeamScope } from "@/domain/league/scope";
import type { ProgramSolver } from "@/domain/plan/linear-program";
import { dayEt } from "@/domain/season/eastern-day";
import type { Clock } from "@/lib/clock";
import { createHashEmbedder } from "@/lib/embeddings/hash";
import { EspnClient } from "@/lib/espn/client";
import { createHttpClient, type HttpLimits } from "@/lib/http/http-client";
import { silentLogger } from "@/lib/log";
import { markupToText } from "@/lib/news-feeds/markup-to-text";
import { composeServices } from "@/server/wiring/services";
import { createPreferencesService } from "@/services/account/preferences.service";
import { createNewsService } from "@/services/news/news.service";
import { createNewsFreshness } from "@/services/news/news-freshness";
import { createNameFinders } from "@/services/players/name-finders";
import type { FactStore } from "@/services/ports";
import { createSourceReader } from "@/services/sources/source-reader";

export const TEST_PERSON = "00000000-0000-4000-8000-0000000000aa";

export type LeagueFixtureOptions = {
  origin: string;
  universe: "espn" | "demo";
  leagueId: string;
  season: number;
  teamId: number;
  leagueClock: Clock;
  systemClock: Clock;
  /** Shorter ones than the product's, for sources that never answer. */
  limits?: Partial<HttpLimits>;
  /** Wraps the database's own store, for tests of stored answers. */
  storeOver?: (store: FactStore) => FactStore;
  /** Plans are proven with one. */
  solver?: ProgramSolver | undefined;
};

/** A fresh process's view of a league: nothing cached in memory, whatever the database has stored. */
export async function openLeagueFixture(database: Database, options: LeagueFixtureOptions) {
  const connections = createConnectionTables(database.kysely);
  await connections.ensureProfile(TEST_PERSON);
  const connection = await connections.ensureConnection(TEST_PERSON, {
    provider: options.universe,
    leagueKey: options.leagueId,
    season: options.season,
    teamId: options.teamId,
  });
  const scope: TeamScope = {
    personId: TEST_PERSON,
    connectionId: connection.connectionId,
    universe: options.universe,
    leagueId: options.leagueId,
    season: options.season,
    teamId: teamId.parse(options.teamId),
  };
  const http = createHttpClient({ isOperatorOrigin: () => true, limits: options.limits ?? {}, backoffMs: [5, 5] });
  const client = new EspnClient({
    origin: options.origin,
    leagueId: options.leagueId,
    season: options.season,
    http,
    today: () => dayEt(options.leagueClock.now()),
  });
  const store = createFactTables(database.kysely);
  const sourceOf = () => ({
    client,
    label: options.universe === "demo" ? "demo league" : "espn",
    leagueClock: options.leagueClock,
  });
  const deps = {
    sourceOf,
    reader: createSourceReader({ clock: options.systemClock, log: silentLogger }),
    store: options.storeOver?.(store) ?? store,
    systemClock: options.systemClock,
  };
  const preferences = createPreferenceTable(database.kysely);
  const newsTables = createNewsTables(database.kysely);
  const newsIndex = createNewsService({
    tables: newsTables,
    embedder: createHashEmbedder(),
    mentionsIn: createNameFinders({ playerList: store.playerList, clock: options.systemClock }),
    markupToText,
    systemClock: options.systemClock,
    log: silentLogger,
  });
  const freshness = createNewsFreshness({
    feeds: [],
    lastSuccesses: async () => new Map(),
    lastIngestedAt: newsTables.lastIngestedAt,
    systemClock: options.systemClock,
  });
  return {
    ...composeServices(
      deps,
      { news: newsIndex, freshness, log: silentLogger },
      {
        preferencesOf: preferences.read,
        approvedMovesOf: createApprovedMoves(database.kysely),
        ...(options.solver && { solver: options.solver }),
      },
    ),
    preferences: createPreferencesService(deps, preferences),
    preferencesOf: preferences.read,
    newsIndex,
    deps,
    scope,
    sourceOf,
    close: () => http.close(),
  };
}
