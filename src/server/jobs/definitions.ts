/** Definitions of the jobs: work, schedule and time limit. */
import type { JobResult } from "@/db/jobs/job-queue";
import type { TeamScope, Universe } from "@/domain/league/scope";
import type { Logger } from "@/lib/log";
import type { LeagueService } from "@/services/league/league.service";
import type { NewsService } from "@/services/news/news.service";
import type { StatusRefreshService } from "@/services/players/status-refresh.service";
import type { PruningService } from "@/services/pruning.service";
import type { JobDefinition } from "./jobs";
import { eachLeague } from "./leagues";

export type JobDefinitionDeps = {
  /** The leagues to maintain; see `scopesOf`. */
  scopes(): Promise<TeamScope[]>;
  pollNews(signal: AbortSignal): Promise<JobResult>;
  statusRefresh: StatusRefreshService;
  league: LeagueService;
  /** Verifies approved moves against the league. */
  verify(signal: AbortSignal): Promise<JobResult>;
  /** Counts what proposals of matchups that are over delivered. */
  settle(scope: TeamScope, signal: AbortSignal): Promise<number>;
  /** Ends proposals whose time has come by the league's clock. */
  expire(scope: TeamScope): Promise<unknown>;
  pruning: PruningService;
  /** Gives the space of old rows back; a Postgres server does it by itself. */
  vacuum(signal: AbortSignal): Promise<JobResult>;
  /** Seals with the newest key what an older one sealed. */
  reencrypt(): Promise<JobResult>;
  /** Deletes the accounts whose time has come. */
  deleteAccounts(signal: AbortSignal): Promise<JobResult>;
  news: Pick<NewsService, "embedMissing">;
  /** Copies the embedded database; a server has backups of its own. */
  backUp(): Promise<JobResult>;
  log: Logger;
};

const MINUTE_MS = 60_000;
const EMBEDDED_AT_ONCE = 64;

export function createJobDefinitions(deps: JobDefinitionDeps): JobDefinition[] {
  const { log } = deps;
  return [
    // Each feed has times of its own; this only asks which of them are due.
    { name: "news", cron: "*/5 * * * *", timeLimitMs: 3 * MINUTE_MS, run: deps.pollNews },
    {
      name: "statuses",
      // The shortest interval at which they are due; `isStatusRefreshDue` skips most of these runs.
      cron: "*/3 * * * *",
      timeLimitMs: 2 * MINUTE_MS,
      run: async (signal) =>
        eachLeague(await deps.scopes(), (scope) => deps.statusRefresh.refresh(scope, signal), {
          signal,
          log,
          job: "statuses",
        }),
    },
    {
      name: "schedule",
      cron: "7 * * * *",
      timeLimitMs: MINUTE_MS,
      run: async (signal) =>
        eachLeague(await deps.scopes(), (scope) => readSchedule(deps.league, scope, signal), {
          signal,
          log,
          job: "schedule",
        }),
    },
    // Each approved move has times of its own; this only asks which of them are due.
    { name: "verify", cron: "* * * * *", timeLimitMs: 50_000, run: deps.verify },
    {
      name: "settle",
      cron: "23 * * * *",
      timeLimitMs: 2 * MINUTE_MS,
      run: async (signal) =>
        eachLeague(
          await deps.scopes(),
          async (scope) => {
            await deps.expire(scope);
            return (await deps.settle(scope, signal)) > 0 ? "settled" : "nothing due";
          },
          { signal, log, job: "settle" },
        ),
    },
    {
      name: "prune",
      // After the last game of the American night.
      cron: "41 9 * * *",
      timeLimitMs: 2 * MINUTE_MS,
      run: (signal) => deps.pruning.prune(signal),
    },
    { name: "vacuum", cron: "47 * * * *", timeLimitMs: MINUTE_MS, run: deps.vacuum },
    {
      name: "embeddings",
      cron: "*/15 * * * *",
      timeLimitMs: 5 * MINUTE_MS,
      run: (signal) => embedAll(deps.news, signal),
    },
    // After a key was changed; finds nothing to do at other times.
    { name: "reseal", cron: "11 * * * *", timeLimitMs: MINUTE_MS, run: deps.reencrypt },
    // Behind the pruning, so that the copy is the smaller one.
    { name: "backup", cron: "51 9 * * *", timeLimitMs: 2 * MINUTE_MS, run: deps.backUp },
    { name: "accounts", cron: "31 * * * *", timeLimitMs: 2 * MINUTE_MS, run: deps.deleteAccounts },
  ];
}

/** Reads the league with its schedule; reading also stores them. */
async function readSchedule(league: LeagueService, scope: TeamScope, signal: AbortSignal) {
  const { readings } = await league.buildIntelligenceSnapshot(scope, signal);
  return readings.some(({ isStale }) => isStale) ? "source down" : "read";
}

/** Items without a vector of the present provider, such as all of them after it was changed. */
async function embedAll(news: Pick<NewsService, "embedMissing">, signal: AbortSignal): Promise<JobResult> {
  let embedded = 0;
  const left: Universe[] = ["espn", "demo"];
  while (!signal.aborted) {
    const [universe] = left;
    if (universe === undefined) return { embedded, rest: "none" };
    const count = await news.embedMissing(universe, EMBEDDED_AT_ONCE, signal);
    if (count === 0) left.shift();
    embedded += count;
  }
  return { embedded, rest: "left for the next run" };
}
