/** Readiness of every part, for operators, `npm start` and `fanvise doctor`. */

import type { SourceOutput } from "@/contract/news/source-output";
import { AppError, failureCode } from "@/lib/errors";
import type { JobReport } from "../jobs/jobs";
import { LOCAL_OWNER_ID } from "../session/local-owner";
import type { FanVise } from "../wiring/composition";

export type Readiness = {
  /** "degraded": it answers, and a job does not run or nothing can be saved. */
  status: "ready" | "degraded" | "not ready";
  database: {
    home: "embedded" | "postgres";
    isAnswering: boolean;
    isDiskFull: boolean;
    isReadOnly: boolean;
    hasVector: boolean;
  };
  migrations: { unknown: readonly string[] };
  model: { id: string; circuit: string; lastFailureCode: string | null };
  /** League of the local owner; `null` where users sign in and bring their own. */
  league: { provider: "espn" | "demo"; season: number; demoDay: string | null } | null;
  /** How everything outside fares. A source that fails leaves the server ready: it answers from what it read before. */
  sources: SourceOutput[];
  jobs: JobReport[];
};

/** Who asks waits no longer: a balancer gives up sooner than a statement on a silent network does. */
const ANSWER_LIMIT_MS = 3_000;

class DatabaseSilent extends AppError {
  static override readonly code = "database.silent";
  static override readonly status = 503;
}

function withinLimit(question: Promise<unknown>): Promise<unknown> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new DatabaseSilent()), ANSWER_LIMIT_MS);
  return Promise.race([question, limit.promise]).finally(() => clearTimeout(timer));
}

export async function readiness(fanvise: FanVise): Promise<Readiness> {
  const { database, demo, migrations, model, connection } = fanvise;
  const isAnswering = await withinLimit(database.pool.query("select 1")).then(
    () => true,
    (error: unknown) => {
      fanvise.log.log("error", "ready.database", { code: failureCode(error) });
      return false;
    },
  );
  const health = model.health();
  const jobs = isAnswering ? await fanvise.jobs.report() : [];
  const isDiskFull = database.disk?.refusal === "disk_full";
  const isReadOnly = database.disk?.refusal === "read_only";
  const isWell = !isDiskFull && !isReadOnly && !jobs.some(({ isLate }) => isLate);
  return {
    status: isAnswering ? (isWell ? "ready" : "degraded") : "not ready",
    jobs,
    database: { home: database.backend, isAnswering, isDiskFull, isReadOnly, hasVector: migrations.hasVector },
    migrations: { unknown: migrations.unknown },
    model: { id: model.id, circuit: health.circuit, lastFailureCode: health.lastFailureCode },
    league: connection
      ? {
          provider: connection.provider,
          season: connection.season,
          demoDay: connection.provider === "demo" ? demo.today() : null,
        }
      : null,
    // Where people sign in, each sees their own on their own page.
    sources:
      isAnswering && connection ? (await fanvise.sources.view(await fanvise.scopeFor(LOCAL_OWNER_ID, {}))).sources : [],
  };
}
