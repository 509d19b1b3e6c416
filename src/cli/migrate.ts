/** `fanvise migrate`: applies what is new in `supabase/migrations`. A running server has done so at its start. */
import { openDatabase } from "@/db/database";
import { upgradeBackups } from "@/db/embedded/upgrade-backups";
import { migrate } from "@/db/migrate";
import { createLogger } from "@/lib/log";
import { environment, owningServer, print, tell } from "./server-address";

export async function migrateDatabase(options: { json?: boolean }): Promise<number> {
  const env = environment();
  const server = owningServer(env);
  if (server) {
    const { body } = await server.call("GET", "/api/ready");
    tell(`The server at ${server.address} owns the database and applied its migrations when it started.`);
    print(options.json ? JSON.stringify(body) : "Nothing to do.");
    return 0;
  }
  const log = createLogger({ minLevel: env.FANVISE_LOG_LEVEL });
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.FANVISE_DATA_DIR, log, onStep: tell });
  try {
    const report = await migrate({
      pool: database.pool,
      backend: database.backend,
      log,
      onStep: tell,
      backups: upgradeBackups(database, env.FANVISE_DATA_DIR),
    });
    if (options.json) print(JSON.stringify(report));
    else print(report.applied.length === 0 ? "Nothing to do." : `Applied: ${report.applied.join(", ")}`);
    return 0;
  } finally {
    await database.close();
  }
}
