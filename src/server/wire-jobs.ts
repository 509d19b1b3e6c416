/** The server's jobs, over the services they run. */
import type { ConnectionTables } from "@/db/connections";
import type { Database } from "@/db/database";
import { createJobQueue, type JobResult } from "@/db/job-queue";
import { createProposalTables } from "@/db/proposals";
import { createPruningTables } from "@/db/pruning";
import { teamId } from "@/domain/ids";
import type { TeamScope, Universe } from "@/domain/scope";
import { type Clock, isoNow, systemClock } from "@/lib/clock";
import type { Env } from "@/lib/env";
import type { Logger } from "@/lib/log";
import type { CardNotesService } from "@/services/card-notes.service";
import type { LeagueService } from "@/services/league.service";
import type { NewsLoading } from "@/services/news-loading.service";
import type { NewsPoll } from "@/services/news-poll.service";
import type { ServiceDeps } from "@/services/ports";
import { createPruningService } from "@/services/pruning.service";
import { createOutcomeService } from "@/services/recommendation/outcomes";
import { createVerificationService } from "@/services/recommendation/verification";
import type { RosterService } from "@/services/roster.service";
import { createStatusRefreshService } from "@/services/status-refresh.service";
import type { DemoHome } from "./demo-home";
import { makeDemoMove } from "./demo-moves";
import { createJobDefinitions, type JobDefinitionDeps } from "./jobs/definitions";
import { createJobs, type Jobs } from "./jobs/jobs";
import { eachLeague, scopesOf } from "./jobs/leagues";

export function wireJobs(options: {
  env: Env;
  log: Logger;
  database: Database;
  connections: ConnectionTables;
  universe: Universe;
  league: LeagueService;
  rosters: RosterService;
  leagueClockOf(scope: TeamScope): Clock;
  deps: ServiceDeps;
  /** Present while a demo league is open: its approved moves are made here. */
  demo: DemoHome | undefined;
  news: { index: JobDefinitionDeps["news"]; poll: NewsPoll; loading: NewsLoading; cardNotes: CardNotesService };
}): Jobs {
  const { env, log, database, connections, universe, league, rosters, leagueClockOf, news, deps } = options;
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

  const proposals = createProposalTables(database.kysely);
  const verification = createVerificationService({
    ...{ deps, tables: proposals, leagues: league, systemClock, log },
    scopeOf: async ({ connectionId, teamId: id }) => {
      const scope = (await scopes()).find((each) => each.connectionId === connectionId);
      return scope && { ...scope, teamId: teamId.parse(id) };
    },
    makeMove: async (scope, move) => {
      if (options.demo) await makeDemoMove(options.demo, scope, move, log);
    },
  });
  const outcomes = createOutcomeService({ deps, tables: proposals, leagues: league });

  return createJobs({
    queue: createJobQueue({ pool: database.pool, log, isScheduled }),
    isScheduled,
    log,
    systemClock,
    definitions: createJobDefinitions({
      ...{ universe, scopes, pollNews, league, log, news: news.index },
      statusRefresh: createStatusRefreshService({ league, rosters, leagueClockOf, systemClock }),
      verify: (signal) => verification.verifyDue(signal),
      settle: (scope, signal) => outcomes.settleDue(scope, signal),
      expire: async (scope) => proposals.expire(scope.connectionId, isoNow(leagueClockOf(scope))),
      pruning: createPruningService({ tables: createPruningTables(database.kysely), systemClock }),
    }),
  });
}
