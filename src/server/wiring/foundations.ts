/** What everything stands on: the database, brought up to date, the demo league, and the way out of the process. */
import { createAppSettingTable } from "@/db/app-settings";
import { type Database, openDatabase } from "@/db/database";
import { upgradeBackups } from "@/db/embedded/upgrade-backups";
import { type MigrationReport, migrate } from "@/db/migrate";
import type { Env } from "@/lib/env";
import { createHttpClient } from "@/lib/http/http-client";
import { operatorOrigins } from "@/lib/http/outbound";
import type { Logger } from "@/lib/log";
import { type DemoInstance, openDemoInstance } from "../demo/demo-instance";

/** Closes what was opened; the latest is closed first. */
export type CloseStack = (() => Promise<unknown>)[];

export type Foundations = {
  database: Database;
  migrations: MigrationReport;
  settings: ReturnType<typeof createAppSettingTable>;
  demo: DemoInstance;
  http: ReturnType<typeof createHttpClient>;
};

/** @param undo gets what to close, also when a later step throws */
export async function openFoundations(
  { env, log, onStep }: { env: Env; log: Logger; onStep: (text: string) => void },
  undo: CloseStack,
): Promise<Foundations> {
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.FANVISE_DATA_DIR, log, onStep });
  undo.push(() => database.close());
  const migrations = await migrate({
    pool: database.pool,
    backend: database.backend,
    log,
    onStep,
    backups: upgradeBackups(database, env.FANVISE_DATA_DIR),
  });
  const settings = createAppSettingTable(database.kysely);
  const demo = await openDemo(settings, env, onStep);
  undo.push(() => demo.close());
  const http = createHttpClient({
    isOperatorOrigin: operatorOrigins(env.ESPN_BASE_URL, env.ESPN_NEWS_BASE_URL, demo.origin),
  });
  undo.push(() => http.close());
  return { database, migrations, settings, demo, http };
}

function openDemo(
  settings: Parameters<typeof openDemoInstance>[0],
  env: Env,
  onStep: (text: string) => void,
): Promise<DemoInstance> {
  onStep("Preparing the demo league");
  return openDemoInstance(settings, env.FANVISE_NOW, {
    ignoresMoves: env.FANVISE_DEMO_MOVES === "ignored",
    startDay: env.FANVISE_DEMO_DAY,
  });
}
