/**
 * The job that reads the feeds that are due, once a day what the cards of rostered players say, and the demo's own
 * feed.
 */
import type { JobResult } from "@/db/jobs/job-queue";
import type { TeamScope } from "@/domain/league/scope";
import { AppError, failureCode } from "@/lib/errors";
import type { Logger } from "@/lib/log";
import type { CardNotesService } from "@/services/news/card-notes.service";
import type { NewsLoading } from "@/services/news/news-loading.service";
import type { FeedPoll, NewsPoll } from "@/services/news/news-poll.service";
import { eachLeague } from "./leagues";

export function createNewsJob(options: {
  scopes(): Promise<TeamScope[]>;
  loading: Pick<NewsLoading, "knowPlayers">;
  poll: NewsPoll;
  cardNotes: CardNotesService;
  /** Brings the demo's own news up to its clock. */
  loadDemoNews?: () => Promise<unknown>;
  log: Logger;
}): (signal: AbortSignal) => Promise<JobResult> {
  const { scopes, loading, poll, cardNotes, log } = options;

  /** A league that refuses its cards costs the feeds nothing, not even a second try of the job. */
  async function readCardNotes(scope: TeamScope, signal: AbortSignal) {
    try {
      return (await cardNotes.refresh(scope, signal)) > 0 ? "notes" : "no notes";
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log.log("warn", "news.card_notes_not_read", {
        connectionId: scope.connectionId,
        code: failureCode(error),
      });
      return "notes failed";
    }
  }

  return async (signal) => {
    // The demo season is long over: today's news are not about it, and it has a feed of its own.
    const all = await scopes();
    const leagues = all.filter(({ universe }) => universe !== "demo");
    if (leagues.length < all.length) await options.loadDemoNews?.();
    const [first, ...others] = leagues;
    if (!first) return { feeds: 0 };
    await loading.knowPlayers([first, ...others], signal);
    const polls = await poll.pollDue("espn", signal);
    const notes = await eachLeague(leagues, (scope) => readCardNotes(scope, signal), {
      signal,
      log,
      job: "news",
    });
    return { ...countsOf(polls), ...notes };
  };
}

function countsOf(polls: readonly FeedPoll[]) {
  const count = (outcomes: readonly FeedPoll["outcome"][]) =>
    polls.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    feeds: polls.length,
    answered: count(["read", "unchanged"]),
    failed: count(["failed", "paused", "not stored"]),
    stored: polls.reduce((sum, { stored }) => sum + stored, 0),
  };
}
