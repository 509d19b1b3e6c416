/** Services over a real in-memory database and a league that speaks ESPN's wire format, for tests. */
import { createConnectionTables } from "@/db/connections";
import type { Database } from "@/db/database";
import { createFactTables } from "@/db/facts";
import { dayEt } from "@/domain/eastern-day";
import { teamId } from "@/domain/ids";
import type { TeamScope } from "@/domain/scope";
import type { Clock } from "@/lib/clock";
import { EspnClient } from "@/lib/espn/client";
import { createHttpClient, type HttpLimits } from "@/lib/http/http-client";
import { silentLogger } from "@/lib/log";
import { wireServices } from "@/server/wire-services";
import { createSourceReader } from "@/services/source-reader";

export const TEST_PERSON = "00000000-0000-4000-8000-0000000000aa";

export type LeagueHomeOptions = {
  origin: string;
  universe: "espn" | "demo";
  leagueId: string;
  season: number;
  teamId: number;
  leagueClock: Clock;
  systemClock: Clock;
  /** Shorter ones than the product's, for sources that never answer. */
  limits?: Partial<HttpLimits>;
};

/** A fresh process's view of a league: nothing cached in memory, whatever the database has kept. */
export async function openLeagueHome(database: Database, options: LeagueHomeOptions) {
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
  const http = createHttpClient({ limits: options.limits ?? {}, backoffMs: [5, 5] });
  const client = new EspnClient({
    origin: options.origin,
    leagueId: options.leagueId,
    season: options.season,
    http,
    today: () => dayEt(options.leagueClock.now()),
  });
  const wired = wireServices({
    sourceOf: () => ({
      client,
      label: options.universe === "demo" ? "demo league" : "espn",
      leagueClock: options.leagueClock,
    }),
    reader: createSourceReader({ clock: options.systemClock, log: silentLogger }),
    store: createFactTables(database.kysely),
    systemClock: options.systemClock,
  });
  return { ...wired, scope, close: () => http.close() };
}
