/** What an operator, `npm start` and `fanvise doctor` want to know: is every part able to work? */

import { failureCode } from "@/lib/errors";
import type { FanVise } from "./composition";

export type Readiness = {
  status: "ready" | "not ready";
  database: { home: "embedded" | "postgres"; isAnswering: boolean; hasVector: boolean };
  migrations: { unknown: readonly string[] };
  model: { id: string; circuit: string; lastFailureCode: string | null };
  league: { provider: "espn" | "demo"; season: number; circuit: string; demoDay: string | null };
};

export async function readiness(fanvise: FanVise): Promise<Readiness> {
  const { database, demo, env, http, migrations, model, connection } = fanvise;
  const isAnswering = await database.pool.query("select 1").then(
    () => true,
    (thrown: unknown) => {
      fanvise.log.log("error", "ready.database", { code: failureCode(thrown) });
      return false;
    },
  );
  const health = model.health();
  return {
    status: isAnswering ? "ready" : "not ready",
    database: { home: database.home, isAnswering, hasVector: migrations.hasVector },
    migrations: { unknown: migrations.unknown },
    model: { id: model.id, circuit: health.circuit, lastFailureCode: health.lastFailureCode },
    league: {
      provider: connection.provider,
      season: connection.season,
      circuit: http.breakerOf(demo?.origin ?? env.ESPN_BASE_URL),
      demoDay: demo?.today() ?? null,
    },
  };
}
