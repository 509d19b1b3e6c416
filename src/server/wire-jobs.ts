/** The server's jobs, over the services they run. */
import type { ConnectionTables } from "@/db/connections";
import type { Database } from "@/db/database";
import { createJobQueue, type JobResult } from "@/db/job-queue";
import { createPruningTables } from "@/db/pruning";
import type { TeamScope, Universe } from "@/domain/scope";
import { type Clock, isoNow, systemClock } from "@/lib/clock";
import type { Env } from "@/lib/env";
import type { Logger } from "@/lib/log";
import type { CardNotesService } from "@/services/card-notes.service";
import type { LeagueService } from "@/services/league.service";
import type { NewsLoading } from "@/services/news-loading.service";
import type { NewsPoll } from "@/services/news-poll.service";
import { createPruningService } from "@/services/pruning.service";
import type { RosterService } from "@/services/roster.service";
import { createStatusRefreshService } from "@/services/status-refresh.service";
import { createJobDefinitions, type JobDefinitionDeps } from "./jobs/definitions";
import { createJobs, type Jobs } from "./jobs/jobs";
import { eachLeague, scopesOf } from "./jobs/leagues";
import type { WiredRecommendations } from "./wire-recommendations";

export function wireJobs(options: {
  env: Env;
  log: Logger;
  database: Database;
  connections: ConnectionTables;
  universe: Universe;
  league: LeagueService;
  rosters: RosterService;
  leagueClockOf(scope: TeamScope): Clock;
  advice: Pick<WiredRecommendations, "tables" | "verification" | "outcomes">;
  news: { index: JobDefinitionDeps["news"]; poll: NewsPoll; loading: NewsLoading; cardNotes: CardNotesService };
}): Jobs {
  const { env, log, database, connections, universe, league, rosters, leagueClockOf, news, advice } = options;
  const scopes = async () => scopesOf(await connections.allConnections(), universe);
  const isScheduled = env.FANVISE_JOBS === "on";

  const pollNews = async (signal: AbortSignal): Promise<JobResult> => {
    // The demo season is long over: today's news are not about it.
    if (universe === "demo") return { feeds: 0 };
    const leagues = await scopes();
    const [first] = leagues;
    if (first) await news.loading.knowPlayers(first, signal);
    const polls = await news.poll.pollDue(universe, signal);
    const notes = await eachLeague(
      leagues,
      async (scope) => ((await news.cardNotes.refresh(scope, signal)) > 0 ? "notes" : "no notes"),
      { signal, log, job: "news" },
    );
    const count = (outcomes: readonly string[]) => polls.filter(({ outcome }) => outcomes.includes(outcome)).length;
    return {
      feeds: polls.length,
      answered: count(["read", "unchanged"]),
      failed: count(["failed", "paused", "not stored"]),
      stored: polls.reduce((sum, { stored }) => sum + stored, 0),
      ...notes,
    };
  };

  return createJobs({
    queue: createJobQueue({ pool: database.pool, log, isScheduled }),
    isScheduled,
    log,
    systemClock,
    definitions: createJobDefinitions({
      ...{ universe, scopes, pollNews, league, log, news: news.index },
      statusRefresh: createStatusRefreshService({ league, rosters, leagueClockOf, systemClock }),
      verify: (signal) => advice.verification.verifyDue(signal),
      settle: (scope, signal) => advice.outcomes.settleDue(scope, signal),
      expire: async (scope) => advice.tables.expire(scope.connectionId, isoNow(leagueClockOf(scope))),
      pruning: createPruningService({ tables: createPruningTables(database.kysely), systemClock }),
    }),
  });
}
