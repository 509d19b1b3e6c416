/**
 * The outside sources that the fault proof asks, each through its own adapter and the product's HTTP clients.
 *
 * What a failure must be called is written down here by fault, from the documents, not from the code that names it.
 */

import type { Fault, SeenRequest, ServedAnswer } from "#test/stubs/fault-server";
import { easternDay, matchupPeriodId, playerId, scoringPeriodId } from "@/domain/ids";
import type { Clock } from "@/lib/clock";
import { createGoogleEmbedder } from "@/lib/embeddings/google";
import { createOllamaEmbedder } from "@/lib/embeddings/ollama";
import { EspnClient } from "@/lib/espn/client";
import { createHttpClient, type HttpClient, type HttpLimits } from "@/lib/http/http-client";
import { createJsonPost, type PostJson } from "@/lib/http/json-post";
import type { Feed } from "@/lib/news-feeds/feed-list";
import { createFeedReader, FEED_LIMITS } from "@/lib/news-feeds/feed-reader";

type SourceOptions = {
  origin: string;
  limits: Partial<HttpLimits>;
  openForMs: number;
  backoffMs: readonly number[] | undefined;
  clock: Clock;
};

export type OpenSource = {
  /** One call. Resolves with data, rejects with the adapter's error. */
  call(): Promise<unknown>;
  close(): Promise<void>;
};

export type Source = {
  name: string;
  /** The code that a fault ends with. */
  codeOf: Readonly<Record<Fault, string>>;
  /** Answer of a healthy source. */
  serve(request: SeenRequest): Promise<ServedAnswer>;
  /**
   * Every request carries its call's number in the header `x-call`, so that retries can be distinguished from first
   * attempts.
   */
  open(options: SourceOptions): OpenSource;
};

const CENTRE_SLOT = 4;

const ESPN_CODES: Source["codeOf"] = {
  "429 with Retry-After": "espn.rate_limited",
  "429 without Retry-After": "espn.rate_limited",
  "500": "espn.unavailable",
  "502": "espn.unavailable",
  "503": "espn.unavailable",
  "401": "espn.league_private",
  reset: "espn.unavailable",
  stall: "espn.timeout",
  "one byte a second": "espn.timeout",
  "endless body": "espn.too_large",
  "HTML 200": "espn.moved_or_blocked",
  "truncated JSON": "espn.unexpected_shape",
  "redirect loop": "espn.moved_or_blocked",
};

const EMBEDDING_CODES: Source["codeOf"] = {
  "429 with Retry-After": "embeddings.unavailable",
  "429 without Retry-After": "embeddings.unavailable",
  "500": "embeddings.unavailable",
  "502": "embeddings.unavailable",
  "503": "embeddings.unavailable",
  "401": "embeddings.refused",
  reset: "embeddings.unavailable",
  stall: "embeddings.unavailable",
  "one byte a second": "embeddings.unavailable",
  "endless body": "embeddings.wrong_shape",
  "HTML 200": "embeddings.wrong_shape",
  "truncated JSON": "embeddings.wrong_shape",
  "redirect loop": "embeddings.refused",
};

export type DemoTarget = { leagueId: string; season: number; period: number; playerId: number };

/** The parts of ESPN's API that the product reads, and the `view` by which each is known. */
export const ESPN_PARTS = [
  { name: "league", view: "mSettings" },
  { name: "rosters", view: "mRoster" },
  { name: "matchups", view: "mMatchupScore" },
  { name: "free agents", view: "kona_player_info" },
  { name: "player cards", view: "kona_playercard" },
  { name: "transactions", view: "mTransactions2" },
  { name: "schedule", view: "proTeamSchedules_wl" },
  { name: "player list", view: "players_wl" },
] as const;
export type EspnPart = (typeof ESPN_PARTS)[number]["name"];

export const asksFor = (view: string) => (request: SeenRequest) =>
  request.url.searchParams.getAll("view").includes(view);

function readPart(client: EspnClient, part: EspnPart, target: DemoTarget): Promise<unknown> {
  const period = scoringPeriodId.parse(target.period);
  switch (part) {
    case "league":
      return client.getLeague();
    case "rosters":
      return client.getRosters(period);
    case "matchups":
      return client.getMatchups(matchupPeriodId.parse(1), period);
    case "free agents":
      // Centers alone: a page of all is of 2 MB.
      return client.getFreeAgents({ period, slotIds: [CENTRE_SLOT] });
    case "player cards":
      return client.getPlayerCards([playerId.parse(target.playerId)], 10);
    case "transactions":
      return client.getTransactions(period);
    case "schedule":
      return client.getProSchedule();
    case "player list":
      return client.getPlayerList();
  }
}

function numbered(http: HttpClient): HttpClient {
  let calls = 0;
  return {
    ...http,
    get: (call) => {
      calls += 1;
      return http.get({ ...call, headers: { ...call.headers, "x-call": String(calls) } });
    },
  };
}

export function espnSources(target: DemoTarget, serve: Source["serve"]): Source[] {
  return ESPN_PARTS.map(({ name }) => ({
    name: `ESPN ${name}`,
    codeOf: ESPN_CODES,
    serve,
    open({ origin, ...options }) {
      const http = createHttpClient({ ...options, isOperatorOrigin: () => true });
      const client = new EspnClient({
        origin,
        leagueId: target.leagueId,
        season: target.season,
        http: numbered(http),
        today: () => easternDay.parse("2025-01-15"),
      });
      return { call: () => readPart(client, name, target), close: () => http.close() };
    },
  }));
}

const vectors = (count: number) => Array.from({ length: count }, () => Array.from({ length: 768 }, (_, i) => i % 7));

function embeddingSource(
  name: string,
  answerOf: (body: { requests?: unknown[]; input?: unknown[] }) => unknown,
  embedderOf: (post: PostJson, origin: string) => { embed(texts: readonly string[]): Promise<unknown> },
): Source {
  return {
    name,
    codeOf: EMBEDDING_CODES,
    serve: async ({ body }) => ({ status: 200, body: JSON.stringify(answerOf(JSON.parse(body))) }),
    open({ origin, ...options }) {
      const { post, close } = createJsonPost({ ...options, isOperatorOrigin: () => true });
      let calls = 0;
      const numberedPost: PostJson = (call) => {
        calls += 1;
        return post({ ...call, headers: { ...call.headers, "x-call": String(calls) } });
      };
      const embedder = embedderOf(numberedPost, origin);
      return { call: () => embedder.embed(["ankle injury"]), close };
    },
  };
}

const FEED_CODES: Source["codeOf"] = {
  "429 with Retry-After": "feed.unavailable",
  "429 without Retry-After": "feed.unavailable",
  "500": "feed.unavailable",
  "502": "feed.unavailable",
  "503": "feed.unavailable",
  "401": "feed.refused",
  reset: "feed.unavailable",
  stall: "feed.timeout",
  "one byte a second": "feed.timeout",
  "endless body": "feed.too_large",
  "HTML 200": "feed.not_a_feed",
  "truncated JSON": "feed.malformed",
  "redirect loop": "feed.moved",
};

const FEED = `<?xml version="1.0"?><rss version="2.0"><channel><title>News</title><item><title>Siakam is out</title>
<link>https://news.example/1</link><description>He sprained his ankle.</description></item></channel></rss>`;

export const FEED_SOURCE: Source = {
  name: "news feed",
  codeOf: FEED_CODES,
  serve: async () => ({ status: 200, headers: { "content-type": "application/rss+xml" }, body: FEED }),
  open({ origin, limits, ...options }) {
    const http = createHttpClient({ ...options, isOperatorOrigin: () => true, limits: { ...FEED_LIMITS, ...limits } });
    const reader = createFeedReader({ http: numbered(http) });
    const feed: Feed = { name: "News", url: `${origin}/feed`, trust: "outlet", kind: "rss", everyMinutes: 15 };
    return { call: () => reader.read(feed, { etag: null, lastModified: null }), close: () => http.close() };
  },
};

export const EMBEDDING_SOURCES: readonly Source[] = [
  embeddingSource(
    "embeddings google",
    ({ requests = [] }) => ({ embeddings: vectors(requests.length).map((values) => ({ values })) }),
    (post, origin) => createGoogleEmbedder({ model: "gemini-embedding-001", apiKey: "a-key", origin, post }),
  ),
  embeddingSource(
    "embeddings ollama",
    ({ input = [] }) => ({ embeddings: vectors(input.length) }),
    (post, origin) => createOllamaEmbedder({ model: "nomic-embed-text", origin, post }),
  ),
];
