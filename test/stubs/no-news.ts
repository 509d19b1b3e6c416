/** No news at all, for services that are asked about something else. */
import { systemClock } from "@/lib/clock";
import { silentLogger } from "@/lib/log";
import type { NewsSource } from "@/server/wiring/services";
import { createNewsFreshness } from "@/services/news/news-freshness";

export const NO_NEWS: NewsSource = {
  news: {
    searchNews: async () => ({ citations: [], playerKeys: [], intent: "news", degraded: null }),
    latest: async () => [],
  },
  freshness: createNewsFreshness({
    feeds: [],
    lastSuccesses: async () => new Map(),
    lastIngestedAt: async () => undefined,
    systemClock,
  }),
  log: silentLogger,
};
