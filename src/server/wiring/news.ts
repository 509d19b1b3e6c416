/** The news of every league: the index, what turns texts into vectors, and who is meant by a name. */
import type { Database } from "@/db/database";
import { createSourceHealthTable } from "@/db/league/source-health";
import { createNewsTables } from "@/db/news/news";
import { createNewsFeedTable } from "@/db/news/news-feeds";
import { DEMO_NEWS_SOURCE } from "@/demo/demo-league";
import { trustWithFeeds } from "@/domain/news/trust";
import { type Clock, systemClock } from "@/lib/clock";
import { chooseEmbedder } from "@/lib/embeddings/choose";
import type { Embedder } from "@/lib/embeddings/embedder";
import type { Env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { createHttpClient } from "@/lib/http/http-client";
import { createJsonPost } from "@/lib/http/json-post";
import { operatorOrigins } from "@/lib/http/outbound";
import type { Logger } from "@/lib/log";
import { type Feed, feedsOf } from "@/lib/news-feeds/feed-list";
import { createFeedReader, FEED_LIMITS } from "@/lib/news-feeds/feed-reader";
import { markupToText } from "@/lib/news-feeds/markup-to-text";
import { createNewsService, type NewsService } from "@/services/news/news.service";
import { createNewsFreshness, type NewsFreshness } from "@/services/news/news-freshness";
import { createNewsPoll, type NewsPoll } from "@/services/news/news-poll.service";
import { createNameFinders } from "@/services/players/name-finders";
import type { FactStore } from "@/services/ports";
import type { SourceHealth } from "@/services/sources/source-health";

export type WiredNews = {
  index: NewsService;
  embedder: Embedder;
  feeds: readonly Feed[];
  poll: NewsPoll;
  freshness: NewsFreshness;
  feedCircuit(feed: Feed): "closed" | "open" | "half-open";
  close(): Promise<void>;
};

export const embeddingsKey = (embedder: Pick<Embedder, "id">): string => `embeddings:${embedder.id}`;

/** @throws EmbeddingsChoiceInvalid */
export function composeNews(deps: {
  env: Env;
  log: Logger;
  database: Database;
  store: Pick<FactStore, "playerList">;
  health: SourceHealth;
  clock?: Clock;
}): WiredNews {
  const { env, log, database, store, health } = deps;
  const clock = deps.clock ?? systemClock;
  const { post, close } = createJsonPost({
    isOperatorOrigin: operatorOrigins(env.GOOGLE_BASE_URL, env.OLLAMA_BASE_URL),
  });
  const chosen = chooseEmbedder({
    choice: env.FANVISE_EMBEDDINGS,
    googleApiKey: env.GOOGLE_API_KEY,
    googleOrigin: env.GOOGLE_BASE_URL,
    ollamaOrigin: env.OLLAMA_BASE_URL,
    post,
  });
  if (!chosen.ok) throw chosen.error;
  const feeds = feedsOf({
    configured: env.NEWS_FEEDS,
    espnNewsOrigin: env.ESPN_NEWS_BASE_URL,
  });
  const embedder = watched(chosen.value, health);
  const tables = createNewsTables(database.kysely);
  const index = createNewsService({
    tables,
    embedder,
    mentionsIn: createNameFinders({ playerList: store.playerList, clock }),
    markupToText,
    // A feed of our own: it says what the demo league says, and is trusted like a newsroom.
    trust: trustWithFeeds([...feeds, { name: DEMO_NEWS_SOURCE, trust: "outlet" }]),
    systemClock: clock,
    log,
  });
  const feedHttp = createHttpClient({
    limits: FEED_LIMITS,
    isOperatorOrigin: operatorOrigins(...feeds.map(({ url }) => url)),
  });
  const poll = createNewsPoll({
    feeds,
    news: index,
    health,
    systemClock: clock,
    log,
    reader: createFeedReader({ http: feedHttp }),
    tables: createNewsFeedTable(database.kysely),
  });
  const freshness = createNewsFreshness({
    feeds,
    lastSuccesses: createSourceHealthTable(database.kysely).lastSuccesses,
    lastIngestedAt: tables.lastIngestedAt,
    hasDemoFeed: env.FANVISE_DEMO_NEWS === "on",
    systemClock: clock,
  });
  return {
    index,
    embedder,
    feeds,
    poll,
    freshness,
    feedCircuit: ({ url }) => feedHttp.breakerOf(new URL(url).origin),
    close: async () => {
      await Promise.all([close(), feedHttp.close()]);
    },
  };
}

function watched(embedder: Embedder, health: SourceHealth): Embedder {
  const source = { sourceKey: embeddingsKey(embedder), connectionId: null };
  return {
    ...embedder,
    async embed(texts, options) {
      try {
        const vectors = await embedder.embed(texts, options);
        health.note(source);
        return vectors;
      } catch (failure) {
        if (failure instanceof AppError) health.note(source, failure);
        throw failure;
      }
    },
  };
}
