/**
 * The news index: reports, their sources and their players. `news-search.ts` searches it.
 *
 * Bulk writes go as one JSON parameter, and a batch is stored entirely or not at all.
 */
import { type Kysely, sql, type Transaction } from "kysely";
import type { Universe } from "@/domain/league/scope";
import type { Claim } from "@/domain/news/claims";
import type { PlayerLink } from "@/domain/news/mentions";
import type { CleanNewsItem, Trust } from "@/domain/news/news-item";
import { TRUST_LEVELS } from "@/domain/news/news-item";
import { toJson } from "../parameters";
import type { Schema } from "../schema";
import { type FoundNews, type LatestNews, latestNews, type NewsSearch, searchNews, vectorText } from "./news-search";

export type NewNewsItem = CleanNewsItem & {
  reportKey: string;
  trust: Trust;
  canonicalUrl: string | null;
  simhash: string;
  injuryWeight: number;
  claims: readonly Claim[];
  /** Folded words for full-text search. */
  searchText: string;
  /** Folded names that no player was found for. */
  looseNames: readonly string[];
  players: readonly PlayerLink[];
  /** Absent while the provider does not answer; `missingEmbeddings` finds it later. */
  embedding: { provider: string; vector: readonly number[] } | null;
};

/** A report of something that is stored already. */
type RepeatedReport = Pick<NewNewsItem, "reportKey" | "sourceItemId" | "source" | "trust" | "url" | "publishedAt"> & {
  newsId: number;
};

type StoredPrint = {
  newsId: number;
  simhash: string;
  canonicalUrl: string | null;
  publishedAt: string;
  trust: Trust;
};

export type NewsTables = ReturnType<typeof createNewsTables>;

export function createNewsTables(db: Kysely<Schema>) {
  /** Asked once: a column does not change its type under a running process. */
  let vectorColumn: Promise<boolean> | undefined;
  const hasVectors = () => {
    vectorColumn ??= readVectorColumn(db);
    return vectorColumn;
  };
  return {
    /** Whether this database compares vectors. */
    hasVectors,

    /** Keys of the reports that were ingested before. */
    async knownReports(universe: Universe, reportKeys: readonly string[]): Promise<Set<string>> {
      const rows = await db
        .selectFrom("news_reports")
        .select("report_key")
        .where("universe", "=", universe)
        .where("report_key", "=", sql<string>`any(${[...reportKeys]}::text[])`)
        .execute();
      return new Set(rows.map((row) => row.report_key));
    },

    /** Prints of what was published in a window, both ends included. */
    async printsBetween(universe: Universe, from: string, to: string): Promise<StoredPrint[]> {
      const rows = await db
        .selectFrom("news_items")
        .select(["id", "simhash", "canonical_url", "published_at", "trust"])
        .where("universe", "=", universe)
        .where("published_at", ">=", from)
        .where("published_at", "<=", to)
        .orderBy("id")
        .execute();
      return rows.map((row) => ({
        newsId: row.id,
        simhash: row.simhash,
        canonicalUrl: row.canonical_url,
        publishedAt: row.published_at,
        trust: asTrust(row.trust),
      }));
    },

    async textsOf(newsIds: readonly number[]): Promise<Map<number, { title: string | null; text: string }>> {
      const rows = await db
        .selectFrom("news_items")
        .select(["id", "title", "body"])
        .where("id", "=", sql<number>`any(${[...newsIds]}::bigint[])`)
        .execute();
      return new Map(rows.map((row) => [row.id, { title: row.title, text: row.body }]));
    },

    /** Title and text of each source's items under a canonical link, the oldest first. */
    async textsUnderLinks(
      universe: Universe,
      articles: readonly { article: string; source: string }[],
    ): Promise<{ article: string; source: string; text: string }[]> {
      if (articles.length === 0) return [];
      const { rows } = await sql<{ article: string; source: string; title: string | null; body: string }>`
        select a.article, a.source, p.title, p.body
        from (select distinct * from jsonb_to_recordset(${toJson(articles)}::jsonb) as r(article text, source text)) a,
          lateral (select n.id, n.title, n.body from news_items n
            where n.universe = ${universe} and n.canonical_url = a.article and n.source = a.source
            order by n.id limit ${MAX_PASSAGES}) p
        order by p.id`.execute(db);
      return rows.map(({ article, source, title, body }) => ({
        article,
        source,
        text: [title ?? "", body].join(" ").trim(),
      }));
    },

    /**
     * Stores new items with their links and reports, all or none. @returns their ids in order; null for a report that
     * another writer stored meanwhile.
     */
    insert: async (universe: Universe, items: readonly NewNewsItem[]) =>
      insertItems(db, universe, items, await hasVectors()),

    /** Notes who else reported what is stored. */
    async addReports(universe: Universe, reports: readonly RepeatedReport[]): Promise<void> {
      if (reports.length === 0) return;
      await insertReports(
        db,
        universe,
        reports.map((report) => ({ ...report, isRetained: false })),
      );
    },

    /** Puts a better report of the same thing in an item's place; the item keeps its id and the other reports. */
    replace: async (universe: Universe, newsId: number, item: NewNewsItem) =>
      replaceItem(db, universe, newsId, item, await hasVectors()),

    search: async (search: NewsSearch): Promise<FoundNews[]> => searchNews(db, search, await hasVectors()),

    latest: (latest: LatestNews): Promise<FoundNews[]> => latestNews(db, latest),

    /** When an item was last stored, ISO 8601; `undefined` for an empty index. */
    async lastIngestedAt(universe: Universe): Promise<string | undefined> {
      const row = await db
        .selectFrom("news_items")
        .select((select) => select.fn.max("ingested_at").as("at"))
        .where("universe", "=", universe)
        .executeTakeFirst();
      return row?.at ?? undefined;
    },

    /** Items without a vector of this provider, newest first. */
    async missingEmbeddings(
      universe: Universe,
      provider: string,
      limit: number,
    ): Promise<{ newsId: number; text: string }[]> {
      const rows = await db
        .selectFrom("news_items")
        .select(["id", "title", "body"])
        .where("universe", "=", universe)
        .where(sql<boolean>`embedding_provider is distinct from ${provider}`)
        .orderBy("published_at", "desc")
        .limit(limit)
        .execute();
      return rows.map((row) => ({ newsId: row.id, text: [row.title ?? "", row.body].join(" ").trim() }));
    },

    async saveEmbeddings(
      provider: string,
      vectors: readonly { newsId: number; vector: readonly number[] }[],
    ): Promise<void> {
      const isVector = await hasVectors();
      const rows = vectors.map(({ newsId, vector }) => ({ id: newsId, embedding: numbersText(vector, isVector) }));
      await sql`
        update news_items n set embedding = v.embedding::${columnType(isVector)}, embedding_provider = ${provider}
        from jsonb_to_recordset(${toJson(rows)}::jsonb) as v(id bigint, embedding text) where n.id = v.id`.execute(db);
    },

    /**
     * To be called after a load: tells the planner how large the tables have become, which nobody does on the embedded
     * home. Changes nothing while they have not grown by a fifth.
     */
    async renewStatistics(): Promise<void> {
      const { rows } = await sql<{ items: number; known: number }>`
        select (select count(*) from news_items) as items, reltuples::float8 as known
        from pg_catalog.pg_class where oid = 'public.news_items'::regclass`.execute(db);
      const { items = 0, known = 0 } = rows[0] ?? {};
      if (items > 1.2 * Math.max(0, known)) await sql`analyze news_items, news_players, news_reports`.execute(db);
    },
  };
}

/** Maximum number of passages of one article; more do not help to identify its players. */
const MAX_PASSAGES = 20;

function asTrust(text: string): Trust {
  return TRUST_LEVELS.find((level) => level === text) ?? "unknown";
}

async function readVectorColumn(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ type: string }>`
    select format_type(atttypid, null) as type from pg_catalog.pg_attribute
    where attrelid = 'public.news_items'::regclass and attname = 'embedding'`.execute(db);
  return rows[0]?.type.endsWith("vector") ?? false;
}

const columnType = (isVector: boolean) => (isVector ? sql`vector` : sql`real[]`);

/** Arrays are written in braces, vectors in brackets. */
const numbersText = (vector: readonly number[], isVector: boolean): string =>
  isVector ? vectorText(vector) : `{${vectorText(vector).slice(1, -1)}}`;

function rowOf(item: NewNewsItem, id: number, isVector: boolean) {
  return {
    id,
    source: item.source,
    trust: item.trust,
    title: item.title,
    body: item.text,
    url: item.url,
    canonical_url: item.canonicalUrl,
    published_at: item.publishedAt,
    simhash: item.simhash,
    injury_weight: item.injuryWeight,
    claims: item.claims,
    search_text: item.searchText,
    loose_names: item.looseNames,
    embedding: item.embedding === null ? null : numbersText(item.embedding.vector, isVector),
    embedding_provider: item.embedding?.provider ?? null,
  };
}

const COLUMNS = sql.raw(
  "source, trust, title, body, url, canonical_url, published_at, simhash, injury_weight, claims, search_text, loose_names, embedding_provider",
);
const COLUMN_TYPES =
  sql.raw(`id bigint, source text, trust text, title text, body text, url text, canonical_url text, published_at timestamptz,
  simhash text, injury_weight real, claims jsonb, search_text text, loose_names text[], embedding text, embedding_provider text`);

async function insertItems(
  db: Kysely<Schema>,
  universe: Universe,
  items: readonly NewNewsItem[],
  isVector: boolean,
): Promise<(number | null)[]> {
  if (items.length === 0) return [];
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      select nextval(pg_get_serial_sequence('public.news_items', 'id')) as id from generate_series(1, ${items.length}::int)
    `.execute(trx);
    const numbered = items.map((item, i) => ({ item, newsId: rows[i]?.id ?? 0 }));
    await sql`
      insert into news_items (id, universe, ${COLUMNS}, embedding) overriding system value
      select i.id, ${universe}::text, ${COLUMNS}, i.embedding::${columnType(isVector)}
      from jsonb_to_recordset(${toJson(numbered.map(({ item, newsId }) => rowOf(item, newsId, isVector)))}::jsonb) as i(${COLUMN_TYPES})
    `.execute(trx);
    const stored = await insertReports(
      trx,
      universe,
      numbered.map(({ item, newsId }) => ({ ...item, newsId, isRetained: true })),
    );
    // Read twice at once: the other writer's item stays, this one goes.
    const lost = numbered.filter(({ item }) => !stored.has(item.reportKey)).map(({ newsId }) => newsId);
    if (lost.length > 0) await trx.deleteFrom("news_items").where("id", "in", lost).execute();
    await insertLinks(
      trx,
      universe,
      numbered.filter(({ item }) => stored.has(item.reportKey)),
    );
    return numbered.map(({ item, newsId }) => (stored.has(item.reportKey) ? newsId : null));
  });
}

/** The keys that were new. */
async function insertReports(
  db: Kysely<Schema>,
  universe: Universe,
  reports: readonly (RepeatedReport & { isRetained: boolean })[],
): Promise<Set<string>> {
  const rows = reports.map((report) => ({
    report_key: report.reportKey,
    news_id: report.newsId,
    source_item_id: report.sourceItemId,
    source: report.source,
    trust: report.trust,
    url: report.url,
    published_at: report.publishedAt,
    is_kept: report.isRetained,
  }));
  const inserted = await sql<{ report_key: string }>`
    insert into news_reports (universe, report_key, news_id, source_item_id, source, trust, url, published_at, is_kept)
    select ${universe}::text, r.* from jsonb_to_recordset(${toJson(rows)}::jsonb) as r(report_key text, news_id bigint, source_item_id text, source text,
      trust text, url text, published_at timestamptz, is_kept boolean)
    on conflict (universe, report_key) do nothing returning report_key`.execute(db);
  return new Set(inserted.rows.map((row) => row.report_key));
}

async function insertLinks(
  db: Kysely<Schema>,
  universe: Universe,
  items: readonly { item: NewNewsItem; newsId: number }[],
): Promise<void> {
  const rows = items.flatMap(({ item, newsId }) =>
    item.players.map((player) => ({
      news_id: newsId,
      player_id: player.playerKey,
      spans: player.spans,
      salience: player.salience,
      injury_weight: player.injuryWeight,
    })),
  );
  if (rows.length === 0) return;
  await sql`
    insert into news_players (universe, news_id, player_id, spans, salience, injury_weight)
    select ${universe}::text, p.* from jsonb_to_recordset(${toJson(rows)}::jsonb)
      as p(news_id bigint, player_id bigint, spans jsonb, salience real, injury_weight real)`.execute(db);
}

async function replaceItem(
  db: Kysely<Schema>,
  universe: Universe,
  newsId: number,
  item: NewNewsItem,
  isVector: boolean,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`
      update news_items n set (${COLUMNS}, embedding) = (select ${COLUMNS}, i.embedding::${columnType(isVector)}
        from jsonb_to_recordset(${toJson([rowOf(item, newsId, isVector)])}::jsonb) as i(${COLUMN_TYPES}))
      where n.id = ${newsId} and n.universe = ${universe}`.execute(trx);
    await replaceLinks(trx, universe, newsId, item);
  });
}

async function replaceLinks(
  trx: Transaction<Schema>,
  universe: Universe,
  newsId: number,
  item: NewNewsItem,
): Promise<void> {
  await trx.deleteFrom("news_players").where("news_id", "=", newsId).execute();
  await insertLinks(trx, universe, [{ item, newsId }]);
  await trx.updateTable("news_reports").set({ is_kept: false }).where("news_id", "=", newsId).execute();
  await insertReports(trx, universe, [{ ...item, newsId, isRetained: true }]);
}
