/**
 * The news: loading them and answering from them.
 *
 * Search understands the question and answers with citations: title, source, date, link, trust and what the text
 * claims. News explain a status and never set one.
 */
import type { IngestReport } from "@/contract/news/news-items";
import type { FoundNews, NewsReport } from "@/db/news/news-search";
import type { Universe } from "@/domain/league/scope";
import type { Claim } from "@/domain/news/claims";
import type { NewsFault, RawNewsItem, Trust } from "@/domain/news/news-item";
import { withoutOvertaken } from "@/domain/news/overtaken";
import { understandQuery } from "@/domain/news/query";
import { snippetOf } from "@/domain/news/snippet";
import { AppError } from "@/lib/errors";
import { type IngestOptions, ingestNews, type NewsDeps } from "./news-ingest";

export type NewsCitation = {
  newsId: number;
  title: string | null;
  snippet: string;
  source: string;
  trust: Trust;
  publishedAt: string;
  url: string | null;
  players: number[];
  /** Claims of the text about the requested players, or about all players when none was requested. Never a status. */
  claims: Claim[];
  score: number;
  alsoReportedBy: readonly NewsReport[];
};

type NewsQuestion = {
  query: string;
  /** Overrides the players that the query names. */
  playerKeys?: readonly number[];
  /** ISO instants. */
  from?: string;
  to?: string;
  /** Sources whose items about the players are found even when they are older than `from`. */
  timelessSources?: readonly string[];
  /** The instant from which age is counted; the league's clock. Now when left out. */
  asOf?: string;
  limit?: number;
};

export type NewsAnswer = {
  citations: NewsCitation[];
  playerKeys: readonly number[];
  intent: "injury" | "news" | "topic";
  /** Why meaning was not used, a code; null when it was. */
  degraded: string | null;
};

export type NewsService = ReturnType<typeof createNewsService>;

const DEFAULT_LIMIT = 8;
const MAX_LIMIT = 50;

export function createNewsService(deps: NewsDeps) {
  let storing: Promise<unknown> = Promise.resolve();
  return {
    /** One load after another: two that tell the same story at once would both be taken for the first to tell it. */
    ingest(
      universe: Universe,
      items: readonly (RawNewsItem | NewsFault)[],
      options?: IngestOptions,
    ): Promise<IngestReport> {
      const stored = storing.then(() => ingestNews(deps, universe, items, options));
      storing = stored.catch(() => undefined);
      return stored;
    },

    /** Latest news of a window about any player from any source, newest first. */
    async latest(
      universe: Universe,
      { from, asOf, limit }: { from: string; asOf: string; limit: number },
    ): Promise<NewsCitation[]> {
      const found = await deps.tables.latest({ universe, from, to: asOf, limit: clampLimit(limit) });
      return withoutOvertaken(found).map((item) => toCitation(item, [], []));
    },

    /** Ranked citations. A failing embedding provider costs meaning, not the answer. */
    async searchNews(universe: Universe, question: NewsQuestion, signal?: AbortSignal): Promise<NewsAnswer> {
      const understood = understandQuery(question.query, await deps.mentionsIn(universe));
      const playerKeys = question.playerKeys ?? understood.playerKeys;
      const embedded = await embedQuery(deps, understood.embeddedText, signal);
      const found = await deps.tables.search({
        universe,
        playerKeys,
        names: understood.names,
        terms: understood.terms,
        vector: embedded.numbers && { provider: deps.embedder.id, numbers: embedded.numbers },
        intent: understood.intent,
        from: question.from ?? null,
        // Nothing that the league's clock has not reached.
        to: question.to ?? question.asOf ?? null,
        now: question.asOf ?? new Date(deps.systemClock.now()).toISOString(),
        timelessSources: question.timelessSources ?? [],
        limit: clampLimit(question.limit ?? DEFAULT_LIMIT),
      });
      const citations = withoutOvertaken(found).map((item) => toCitation(item, playerKeys, understood.terms));
      return { citations, playerKeys, intent: understood.intent, degraded: embedded.degraded };
    },

    /**
     * Gives vectors of the present provider to items that have none of it. @returns how many it gave; 0 when all have.
     */
    async embedMissing(universe: Universe, limit: number, signal?: AbortSignal): Promise<number> {
      const missing = await deps.tables.missingEmbeddings(universe, deps.embedder.id, limit);
      if (missing.length === 0) return 0;
      const vectors = await deps.embedder.embed(
        missing.map(({ text }) => text),
        { signal, purpose: "document" },
      );
      await deps.tables.saveEmbeddings(
        deps.embedder.id,
        missing.map(({ newsId }, i) => ({ newsId, vector: vectors[i] ?? [] })),
      );
      return missing.length;
    },
  };
}

const clampLimit = (limit: number): number => Math.min(MAX_LIMIT, Math.max(1, limit));

function toCitation(
  { body, players, claims, ...rest }: FoundNews,
  playerKeys: readonly number[],
  terms: readonly string[],
): NewsCitation {
  return {
    ...rest,
    snippet: snippetOf(body, {
      playerKeys,
      terms,
      claims,
      spans: players.filter(({ playerKey }) => playerKeys.includes(playerKey)).flatMap(({ spans }) => spans),
    }),
    players: players.map(({ playerKey }) => playerKey),
    claims: claims.filter(
      ({ playerKey }) => playerKeys.length === 0 || (playerKey !== null && playerKeys.includes(playerKey)),
    ),
  };
}

async function embedQuery(
  deps: NewsDeps,
  text: string,
  signal: AbortSignal | undefined,
): Promise<{ numbers: readonly number[] | null; degraded: string | null }> {
  if (!(await deps.tables.hasVectors())) return { numbers: null, degraded: "database.no_vector" };
  try {
    const [numbers] = await deps.embedder.embed([text], { signal, purpose: "query" });
    return { numbers: numbers ?? null, degraded: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    deps.log.log("warn", "news.query_not_embedded", { code: error.code });
    return { numbers: null, degraded: error.code };
  }
}
