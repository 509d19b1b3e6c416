/** People and their leagues: who signs in, what they are connected to, and the secrets they have given. */
import { createAccountTable } from "@/db/account/account-deletion";
import type { ConnectionTables } from "@/db/account/connections";
import { createModelKeyTable } from "@/db/account/model-keys";
import { createPersonExportTables } from "@/db/account/person-export";
import { createPersonImportTables } from "@/db/account/person-import";
import type { Database } from "@/db/database";
import { seasonOfDay } from "@/domain/league/league-reference";
import { dayEt } from "@/domain/season/eastern-day";
import { systemClock } from "@/lib/clock";
import { createEncryptor } from "@/lib/crypto/encryptor";
import type { ResealCounts } from "@/lib/crypto/reencrypt";
import type { Env } from "@/lib/env";
import type { Logger } from "@/lib/log";
import type { ChatModelPort } from "@/lib/models/chat-model";
import type { ModelOf } from "@/runs/chat-runs";
import { demoLeagueFor, readDemoChoice } from "@/server/demo/demo-connections";
import { type ConnectionService, createConnectionService } from "@/services/account/connections.service";
import { createDataRights, type DataRightsService } from "@/services/account/data-rights.service";
import { createLeagueLogins, type LeagueLogins } from "@/services/account/league-logins.service";
import { createModelKeys, type ModelKeyService } from "@/services/account/model-keys.service";
import type { DemoInstance } from "../demo/demo-instance";
import { localSessions } from "../session/local-session";
import { createPeople, type People } from "../session/people";
import type { SessionProvider } from "../session/session-provider";
import { createSupabaseSessions } from "../session/supabase-session";
import type { EspnClients } from "./league-clients";
import { createModelOf } from "./person-models";
import { sealingKeys } from "./secret-keys";

export type WiredAccounts = {
  sessions: SessionProvider;
  people: People;
  connections: ConnectionService;
  logins: LeagueLogins;
  modelKeys: ModelKeyService;
  dataRights: DataRightsService;
  modelOf(shared: ChatModelPort): ModelOf;
  /** Seals all users' secrets again with the current key. */
  reencrypt(): Promise<ResealCounts>;
};

/** @throws SecretKeyFileDamaged */
export function composeAccounts(backend: {
  env: Env;
  log: Logger;
  database: Database;
  tables: ConnectionTables;
  espnClients: EspnClients;
  demo: DemoInstance;
}): WiredAccounts {
  const { env, log, tables, espnClients, demo } = backend;
  const { kysely } = backend.database;
  const people = createPeople({ tables, demo });
  const encryptor = createEncryptor(sealingKeys(env));
  const logins = createLeagueLogins({ connections: tables, encryptor });
  const modelKeys = createModelKeys({ table: createModelKeyTable(kysely), encryptor });
  const { NEXT_PUBLIC_SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishableKey } = env;
  return {
    sessions: url && publishableKey ? createSupabaseSessions({ url, publishableKey }) : localSessions,
    people,
    dataRights: createDataRights({
      exports: createPersonExportTables(kysely),
      imports: createPersonImportTables(kysely),
      accounts: createAccountTable(kysely),
      demoLeagueFor: (personId, of) => demoLeagueFor(personId, of, demo),
      forget: people.forget,
      systemClock,
    }),
    logins,
    modelKeys,
    async reencrypt() {
      const [ofLeagues, ofModels] = [await logins.reencrypt(), await modelKeys.reencrypt()];
      return {
        resealed: ofLeagues.resealed + ofModels.resealed,
        unreadable: ofLeagues.unreadable + ofModels.unreadable,
      };
    },
    modelOf: (shared) => createModelOf({ env, keys: modelKeys, shared, log }),
    connections: createConnectionService({
      tables,
      logins,
      presentSeason: () => seasonOfDay(dayEt(espnClients.clockOf("espn").now())),
      demoLeagueOf: (personId, text) => readDemoChoice(text, personId, demo),
      readLeague: ({ provider, leagueKey, season }, cookies) =>
        espnClients.clientOf({ universe: provider, leagueId: leagueKey, season }, async () => cookies).getLeague(),
    }),
  };
}
