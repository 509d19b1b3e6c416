/** The server's jobs, over the services they run. */
import type { ConnectionTables } from "@/db/account/connections";
import type { Database } from "@/db/database";
import { createJobClock } from "@/db/jobs/job-clock";
import { createJobQueue } from "@/db/jobs/job-queue";
import { createPruningTables } from "@/db/jobs/pruning";
import type { TeamScope } from "@/domain/league/scope";
import { type Clock, isoNow, systemClock } from "@/lib/clock";
import type { Env } from "@/lib/env";
import type { Logger } from "@/lib/log";
import type { LeagueService } from "@/services/league/league.service";
import type { RosterService } from "@/services/league/roster.service";
import type { CardNotesService } from "@/services/news/card-notes.service";
import type { NewsLoading } from "@/services/news/news-loading.service";
import type { NewsPoll } from "@/services/news/news-poll.service";
import { createStatusRefreshService } from "@/services/players/status-refresh.service";
import { createPruningService } from "@/services/pruning.service";
import { createJobDefinitions, type JobDefinitionDeps } from "../jobs/definitions";
import { createJobs, type Jobs } from "../jobs/jobs";
import { scopesOf } from "../jobs/leagues";
import { createNewsJob } from "../jobs/news-job";
import type { WiredRecommendations } from "./recommendations";

export function composeJobs(options: {
  env: Env;
  log: Logger;
  database: Database;
  connections: ConnectionTables;
  league: LeagueService;
  rosters: RosterService;
  leagueClockOf(scope: TeamScope): Clock;
  reencrypt: JobDefinitionDeps["reencrypt"];
  deleteAccounts: JobDefinitionDeps["deleteAccounts"];
  advice: Pick<WiredRecommendations, "tables" | "verification" | "outcomes">;
  news: {
    index: JobDefinitionDeps["news"];
    poll: NewsPoll;
    loading: NewsLoading;
    cardNotes: CardNotesService;
    loadDemoNews(): Promise<unknown>;
  };
}): Jobs {
  const { env, log, database, connections, league, rosters, leagueClockOf, news, advice } = options;
  const scopes = async () => scopesOf(await connections.allConnections());
  const isScheduled = env.FANVISE_JOBS === "on";
  const jobClock = createJobClock(env.FANVISE_JOBS_PACE);
  const isSoleServer = database.backend === "embedded";

  return createJobs({
    queue: createJobQueue({ pool: database.pool, log, isScheduled, isSoleServer, clock: jobClock }),
    isScheduled,
    log,
    systemClock,
    jobClock,
    definitions: createJobDefinitions({
      scopes,
      league,
      log,
      news: news.index,
      pollNews: createNewsJob({
        scopes,
        log,
        loading: news.loading,
        poll: news.poll,
        cardNotes: news.cardNotes,
        loadDemoNews: news.loadDemoNews,
      }),
      statusRefresh: createStatusRefreshService({ league, rosters, leagueClockOf, systemClock }),
      verify: (signal) => advice.verification.verifyDue(signal),
      settle: (scope, signal) => advice.outcomes.settleDue(scope, signal),
      expire: async (scope) => advice.tables.expire(scope.connectionId, isoNow(leagueClockOf(scope))),
      vacuum: async (signal) => (await database.vacuum?.(signal)) ?? { skipped: "not embedded" },
      reencrypt: options.reencrypt,
      deleteAccounts: options.deleteAccounts,
      backUp: async () => (await database.backUp?.(isoNow(systemClock).slice(0, 10))) ?? { skipped: "not embedded" },
      pruning: createPruningService({ tables: createPruningTables(database.kysely), systemClock }),
    }),
  });
}
