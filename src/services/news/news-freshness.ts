/**
 * How old the news are: as old as the last reading of a configured feed.
 *
 * They are stale when every feed has missed about three of its times. Where there are no feeds, nothing can be late:
 * the index is as old as its newest item, and its source says that it was filled by hand, or that it is the demo's own
 * feed.
 */
import { SOURCE_NAMES } from "@/contract/news/source-names";
import type { Provenance } from "@/contract/tool-outputs";
import type { Universe } from "@/domain/league/scope";
import { errorText } from "@/language/texts/errors";
import { type Clock, isoNow } from "@/lib/clock";
import { type Feed, feedHealthKey } from "@/lib/news-feeds/feed-list";
import { provenanceOf } from "../sources/source-reader";

export type NewsFreshness = (universe: Universe) => Promise<Provenance>;

const MISSED_TIMES = 3;
const MINUTE_MS = 60_000;
const staleReason = (code: "news.never_read" | "news.not_read_lately") => ({ code, message: errorText("en", code) });

export function createNewsFreshness(options: {
  feeds: readonly Pick<Feed, "name" | "everyMinutes">[];
  /** Instants by key of a source, ISO 8601. */
  lastSuccesses(sourceKeys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** When an item was last stored; `undefined` for an empty index. */
  lastIngestedAt(universe: Universe): Promise<string | undefined>;
  /** Whether the demo's own feed is loaded as its day moves. */
  hasDemoFeed?: boolean;
  systemClock: Clock;
}): NewsFreshness {
  const { systemClock } = options;
  return async (universe) => {
    // The demo season is long over: today's feeds are not about it.
    const feeds = universe === "demo" ? [] : options.feeds;
    const readAt = await options.lastSuccesses(feeds.map(feedHealthKey));
    const newest = [...readAt.values()].sort().at(-1);
    const isLate = (feed: (typeof options.feeds)[number]) => {
      const at = readAt.get(feedHealthKey(feed));
      return at === undefined || systemClock.now() - Date.parse(at) > MISSED_TIMES * feed.everyMinutes * MINUTE_MS;
    };
    const unreadSource =
      universe === "demo" && options.hasDemoFeed === true ? SOURCE_NAMES.demoNews : SOURCE_NAMES.storedNews;
    const isStale = feeds.length > 0 && feeds.every(isLate);
    const reading = {
      value: null,
      source: feeds.length > 0 ? SOURCE_NAMES.news : unreadSource,
      fetchedAt: newest ?? (await options.lastIngestedAt(universe)) ?? isoNow(systemClock),
      isStale,
      isCached: true,
      ...(isStale
        ? { staleReason: staleReason(newest === undefined ? "news.never_read" : "news.not_read_lately") }
        : {}),
    };
    return provenanceOf([reading], [], systemClock);
  };
}
