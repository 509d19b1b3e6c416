/**
 * Polls the news feeds that are due.
 *
 * Fair: the longest overdue first, a few at once, one at a time per host. A feed that stalls, fails or lies costs the
 * others nothing: it ends at its own limits, is polled less and less often, and returns to its normal interval once it
 * answers. A feed's state token (such as an ETag) is stored only after its items are, so nothing is skipped when
 * storing fails; nor does the feed count as read before that.
 */
import type { ClaimedFeed, NewsFeedTable } from "@/db/news/news-feeds";
import type { Universe } from "@/domain/league/scope";
import type { NewsFault } from "@/domain/news/news-item";
import type { Clock } from "@/lib/clock";
import { sha256Hex } from "@/lib/crypto/sha256";
import { AppError, failureCode } from "@/lib/errors";
import { HttpPaused } from "@/lib/http/errors";
import type { Logger } from "@/lib/log";
import type { Skipped } from "@/lib/news-feeds/feed-items";
import { type Feed, feedHealthKey } from "@/lib/news-feeds/feed-list";
import type { FeedAnswer, FeedReader } from "@/lib/news-feeds/feed-reader";
import { takeTurns } from "@/lib/news-feeds/turns";
import type { SourceHealth } from "../sources/source-health";
import type { NewsService } from "./news.service";

export type FeedPoll = {
  name: string;
  /**
   * `paused`: its host is left alone for a moment and was not asked. `not stored`: it answered, storing failed, and it
   * is read again. `elsewhere`: another poller had it. `stopped`: cut short; nothing was noted.
   */
  outcome: "read" | "unchanged" | "failed" | "paused" | "not stored" | "elsewhere" | "stopped";
  /** Why, where it was not read. */
  code: string | null;
  /** Items taken from the feed, and of those: new, also reported by others, refused by cleaning. */
  read: number;
  stored: number;
  merged: number;
  refused: Partial<Record<NewsFault, number>>;
  /** Entries of the feed that were not taken. */
  skipped: Skipped;
};

type NewsPollDeps = {
  feeds: readonly Feed[];
  reader: FeedReader;
  tables: NewsFeedTable;
  news: Pick<NewsService, "ingest">;
  health?: Pick<SourceHealth, "note">;
  systemClock: Clock;
  log: Logger;
};

export type NewsPoll = ReturnType<typeof createNewsPoll>;

const AT_ONCE = 4;
const MINUTE_MS = 60_000;
const MAX_WAIT_MINUTES = 360;
/** Longer than one feed can take. A process that dies meanwhile leaves it to others after that. */
const CLAIM_MINUTES = 5;
const PAUSE_MINUTES = 1;
/** Callers come at whole minutes, more or less: a feed due a moment later would wait for their next time. */
const EARLY_MS = 30_000;

export function createNewsPoll(deps: NewsPollDeps) {
  const { feeds, tables, systemClock, log } = deps;
  const inMinutes = (minutes: number) => new Date(systemClock.now() + minutes * MINUTE_MS - EARLY_MS).toISOString();

  async function poll(universe: Universe, feed: Feed, signal: AbortSignal | undefined): Promise<FeedPoll> {
    const key = feedKey(universe, feed);
    const at = new Date(systemClock.now()).toISOString();
    const known = await tables.claim(key, { at, until: inMinutes(CLAIM_MINUTES) });
    if (!known) return { ...nothing(feed), outcome: "elsewhere" };
    let answer: FeedAnswer;
    try {
      answer = await deps.reader.read(feed, known, signal);
    } catch (error) {
      if (signal?.aborted) return { ...nothing(feed), outcome: "stopped" };
      return noteFailure({ feed, key, at, known, error });
    }
    const nextDueAt = inMinutes(feed.everyMinutes);
    if (answer.kind === "unchanged") {
      await tables.succeeded(key, { ...known, at, nextDueAt });
      deps.health?.note(sourceOf(feed));
      return { ...nothing(feed), outcome: "unchanged" };
    }
    try {
      const loaded = await deps.news.ingest(universe, answer.items, { signal, isFeed: true });
      const { read, stored, merged, rejectedFor: refused } = loaded;
      await tables.succeeded(key, { ...answer, at, nextDueAt });
      deps.health?.note(sourceOf(feed));
      return { ...nothing(feed), outcome: "read", read, stored, merged, refused, skipped: answer.skipped };
    } catch (error) {
      if (signal?.aborted) return { ...nothing(feed), outcome: "stopped" };
      await tables.postponed(key, nextDueAt);
      throw error;
    }
  }

  type Failure = { feed: Feed; key: string; at: string; known: ClaimedFeed; error: unknown };

  async function noteFailure({ feed, key, at, known, error }: Failure): Promise<FeedPoll> {
    if (!(error instanceof AppError)) throw error;
    if (error instanceof HttpPaused) {
      await tables.postponed(key, inMinutes(PAUSE_MINUTES));
      return { ...nothing(feed), outcome: "paused", code: error.code };
    }
    deps.health?.note(sourceOf(feed), error);
    log.log("warn", "news.feed_failed", { feed: feed.name, code: error.code, ...error.context });
    await tables.failed(key, { at, nextDueAt: inMinutes(waitMinutes(feed, known)) });
    return { ...nothing(feed), outcome: "failed", code: error.code };
  }

  /** A fault of ours or of the database ends one feed's poll, not that of the others. */
  async function pollSafely(universe: Universe, feed: Feed, signal: AbortSignal | undefined): Promise<FeedPoll> {
    try {
      return await poll(universe, feed, signal);
    } catch (error) {
      const stack = error instanceof Error && !(error instanceof AppError) ? { stack: error.stack } : {};
      log.log("error", "news.feed_not_stored", { feed: feed.name, code: failureCode(error), ...stack });
      return { ...nothing(feed), outcome: "not stored", code: failureCode(error) };
    }
  }

  return {
    /** One report a feed that was due, in the order in which they ended. May be called while another call runs. */
    async pollDue(universe: Universe, signal?: AbortSignal): Promise<FeedPoll[]> {
      const byKey = new Map(feeds.map((feed) => [feedKey(universe, feed), feed]));
      const due = await tables.due([...byKey.keys()], new Date(systemClock.now()).toISOString());
      return takeTurns(
        due.flatMap((key) => byKey.get(key) ?? []),
        {
          atOnce: AT_ONCE,
          concurrencyKeyOf: ({ url }) => new URL(url).origin,
          run: (feed) => pollSafely(universe, feed, signal),
          signal,
        },
      );
    },
  };
}

/** Universes store apart, so each has its own idea of what is new in a feed. */
const feedKey = (universe: Universe, { url }: Feed): string => sha256Hex(`${universe} ${url}`);

/** The usual wait after the first failure, twice as long after each further one, six hours at most. */
const waitMinutes = ({ everyMinutes }: Feed, { consecutiveFailures }: ClaimedFeed): number =>
  Math.min(everyMinutes * 2 ** Math.min(consecutiveFailures, 10), Math.max(everyMinutes, MAX_WAIT_MINUTES));

const sourceOf = (feed: Feed) => ({ sourceKey: feedHealthKey(feed), connectionId: null });

/** Base of every report; feeds that were not read have nothing else. */
const nothing = ({ name }: Feed) => ({ name, code: null, read: 0, stored: 0, merged: 0, refused: {}, skipped: {} });
