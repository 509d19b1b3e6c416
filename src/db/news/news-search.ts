/**
 * Search of the news in one statement.
 *
 * Full text, meaning, and what an item is about each give an order of the candidates. Reciprocal rank fusion joins the
 * orders, so no score of one kind has to be compared with another; recency and trust then weigh the sum. Where the
 * query names players, candidates are their items alone; where the server has no pgvector, meaning is left out.
 */
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Universe } from "@/domain/league/scope";
import type { Claim } from "@/domain/news/claims";
import type { PlayerLink } from "@/domain/news/mentions";
import type { Trust } from "@/domain/news/news-item";
import type { Schema } from "../schema";

export type NewsSearch = {
  universe: Universe;
  /** Only items about one of these; empty for everything. */
  playerKeys: readonly number[];
  /** Folded words of the asked names; texts with one of them that could not be linked come after those that are. */
  names: readonly string[];
  /** Folded words of letters and digits; joined by OR. */
  terms: readonly string[];
  vector: { provider: string; numbers: readonly number[] } | null;
  intent: "injury" | "news" | "topic";
  /** ISO instants, both ends included. */
  from: string | null;
  to: string | null;
  /** Sources whose items about the asked players are found however old they are. */
  timelessSources: readonly string[];
  now: string;
  limit: number;
};

/** Everything of a window, both ends included. */
export type LatestNews = { universe: Universe; from: string; to: string; limit: number };

export type NewsReport = { source: string; trust: Trust; url: string | null; publishedAt: string };

export type FoundNews = NewsReport & {
  newsId: number;
  title: string | null;
  body: string;
  claims: readonly Claim[];
  players: readonly Pick<PlayerLink, "playerKey" | "spans" | "salience">[];
  score: number;
  alsoReportedBy: readonly NewsReport[];
};

/** The usual constant is 60; a player's list is short, so a smaller one separates the top ranks more sharply. */
const FUSION_K = 20;
/** Enough for any list of citations, and few enough to compare each with the query. */
const CANDIDATES = 200;
const PLAYER_CANDIDATES = 100;
const LOOSE_CANDIDATES = 30;
/** Weight of each order, by what is asked. An order with weight 0 is not computed. */
const ORDER_WEIGHTS = {
  injury: { words: 0.5, meaning: 0.25, about: 0.7, health: 2 },
  news: { words: 0, meaning: 1, about: 1, health: 0 },
  topic: { words: 1, meaning: 0.7, about: 0.5, health: 0 },
} as const;
/** How much of an item's score hangs on being about health at all, when that is asked. */
const HEALTH_SHARE = { injury: 0.8, news: 0, topic: 0 } as const;
/** An unlinked item with an asked name counts this much of a linked one. */
const LOOSE_SHARE = 0.15;
/** An old item keeps this share of its weight; the rest halves with every half-life. */
const RECENCY_FLOOR = 0.75;
const HALF_LIFE_DAYS = 7;
const TRUST_WEIGHTS: Readonly<Record<Trust, number>> = { official: 1, outlet: 0.98, aggregator: 0.94, unknown: 0.92 };

export async function searchNews(db: Kysely<Schema>, search: NewsSearch, hasVectors: boolean): Promise<FoundNews[]> {
  const weights = ORDER_WEIGHTS[search.intent];
  const orders: RawBuilder<unknown>[] = [];
  const query = search.terms.filter((term) => /^[\p{L}\p{N}]+$/u.test(term)).join(" | ");
  if (query !== "" && weights.words > 0) orders.push(wordsOrder(query, weights.words));
  if (search.vector && hasVectors) orders.push(meaningOrder(search.vector, weights.meaning));
  if (search.playerKeys.length > 0) orders.push(rankOrder(sql`salience`, weights.about));
  if (weights.health > 0) orders.push(rankOrder(sql`injury_weight`, weights.health));
  if (orders.length === 0) orders.push(rankOrder(sql`extract(epoch from published_at)`, 1));
  const share = HEALTH_SHARE[search.intent];
  const health = sql`(${1 - share}::float8 + ${share}::float8 * s.injury_weight)`;
  return answerWith(
    db,
    sql`with scoped as materialized (${scopeOf(search, query, hasVectors)}),
    ordered as (${sql.join(orders, sql` union all `)}),
    fused as (select id, sum(weight / (${FUSION_K}::float8 + place)) as score from ordered group by id),
    weighed as (
      select s.id, f.score * s.certainty * ${recencyOf(sql`s.published_at`, search.now)} * ${trustWeight} * ${health} as score
      from fused f join scoped s on s.id = f.id
      order by score desc, s.published_at desc, s.id desc limit ${search.limit}
    )`,
  );
}

/** The newest first; none is worth more than another, so every score is 0. */
export const latestNews = (db: Kysely<Schema>, { universe, from, to, limit }: LatestNews): Promise<FoundNews[]> =>
  answerWith(
    db,
    sql`with weighed as (select id, 0::float8 as score from news_items where universe = ${universe}
      and published_at >= ${from}::timestamptz and published_at <= ${to}::timestamptz
      order by published_at desc, id desc limit ${limit})`,
  );

/** @param weighed ends in a table `weighed` of `id` and `score`. */
async function answerWith(db: Kysely<Schema>, weighed: RawBuilder<unknown>): Promise<FoundNews[]> {
  const { rows } = await sql<FoundNews>`
    ${weighed}
    select n.id as "newsId", n.title, n.body, n.source, n.trust, n.published_at as "publishedAt", n.url, n.claims, w.score,
      coalesce((select jsonb_agg(jsonb_build_object('playerKey', p.player_id, 'spans', p.spans, 'salience', p.salience)
        order by p.salience desc, p.player_id) from news_players p where p.news_id = n.id), '[]') as players,
      coalesce((select jsonb_agg(jsonb_build_object('source', r.source, 'trust', r.trust, 'url', r.url, 'publishedAt',
        to_char(r.published_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by r.published_at, r.source)
        from news_reports r where r.news_id = n.id and not r.is_kept), '[]') as "alsoReportedBy"
    from weighed w join news_items n on n.id = w.id
    order by w.score desc, n.published_at desc, n.id desc`.execute(db);
  return rows;
}

/** Items that may be answered with. Players make a short list; without them words and meaning each bring their best. */
function scopeOf(search: NewsSearch, query: string, hasVectors: boolean): RawBuilder<unknown> {
  const notLater = sql`n.universe = ${search.universe} and n.published_at <= coalesce(${search.to}::timestamptz, 'infinity')`;
  const notEarlier = sql`n.published_at >= coalesce(${search.from}::timestamptz, '-infinity')`;
  const inTime = sql`${notLater} and ${notEarlier}`;
  const columns = sql`n.id, n.published_at, n.trust, n.search_vector, n.embedding, n.embedding_provider`;
  if (search.playerKeys.length > 0) {
    const keys = sql`${[...search.playerKeys]}::bigint[]`;
    const names = sql`${[...search.names]}::text[]`;
    const worth = search.intent === "injury" ? sql`p.salience + 2 * p.injury_weight` : sql`p.salience`;
    return sql`
      select ${columns}, p.salience, p.injury_weight, p.certainty from (
        (select p.news_id, sum(p.salience)::real as salience, max(p.injury_weight) as injury_weight, 1::float8 as certainty
          from news_players p join news_items n on n.id = p.news_id
          where p.universe = ${search.universe} and p.player_id = any(${keys})
            and ${notLater} and (${notEarlier} or n.source = any(${[...search.timelessSources]}::text[]))
          group by p.news_id, n.published_at
          order by max(${worth}) * ${recencyOf(sql`n.published_at`, search.now)} desc limit ${PLAYER_CANDIDATES})
        union all
        (select n.id, 0.01 * cardinality(array(select unnest(n.loose_names) intersect select unnest(${names}))),
            n.injury_weight * ${LOOSE_SHARE}::real, ${LOOSE_SHARE}::float8
          from news_items n where ${inTime} and n.loose_names && ${names}
            and not exists (select from news_players p where p.news_id = n.id and p.player_id = any(${keys}))
          order by n.published_at desc limit ${LOOSE_CANDIDATES})
      ) p join news_items n on n.id = p.news_id`;
  }
  const best: RawBuilder<unknown>[] = [];
  if (query !== "") {
    best.push(sql`(select n.id from news_items n, to_tsquery('pg_catalog.english', ${query}) q where ${inTime} and n.search_vector @@ q
      order by ts_rank(n.search_vector, q) desc, n.published_at desc limit ${CANDIDATES})`);
  }
  if (search.vector && hasVectors) {
    best.push(sql`(select n.id from news_items n where ${inTime} and n.embedding_provider = ${search.vector.provider}
      order by n.embedding <=> ${vectorText(search.vector.numbers)}::vector limit ${CANDIDATES})`);
  }
  if (best.length === 0) {
    best.push(sql`(select n.id from news_items n where ${inTime} order by n.published_at desc limit ${CANDIDATES})`);
  }
  return sql`select ${columns}, 0::real as salience, n.injury_weight, 1::float8 as certainty from news_items n where n.id in (${sql.join(best, sql` union `)})`;
}

function wordsOrder(query: string, weight: number): RawBuilder<unknown> {
  return sql`select id, ${weight}::float8 as weight, rank() over (order by ts_rank(search_vector, q) desc) as place
    from scoped, to_tsquery('pg_catalog.english', ${query}) q where search_vector @@ q`;
}

function meaningOrder(vector: { provider: string; numbers: readonly number[] }, weight: number): RawBuilder<unknown> {
  return sql`select id, ${weight}::float8 as weight, rank() over (order by embedding <=> ${vectorText(vector.numbers)}::vector) as place
    from scoped where embedding_provider = ${vector.provider}`;
}

function rankOrder(by: RawBuilder<unknown>, weight: number): RawBuilder<unknown> {
  return sql`select id, ${weight}::float8 as weight, rank() over (order by ${by} desc) as place from scoped`;
}

/** The text form of a vector. Six digits are more than a cosine needs and a third of the text. */
export const vectorText = (numbers: readonly number[]): string =>
  `[${numbers.map((x) => (x === 0 ? "0" : x.toPrecision(6))).join(",")}]`;

function recencyOf(publishedAt: RawBuilder<unknown>, now: string): RawBuilder<unknown> {
  return sql`(${RECENCY_FLOOR}::float8 + ${1 - RECENCY_FLOOR}::float8 * power(0.5::float8,
    greatest(0, extract(epoch from (${now}::timestamptz - ${publishedAt}))::float8) / ${HALF_LIFE_DAYS * 86_400}::float8))`;
}

const trustWeight = sql`(case s.trust ${sql.join(
  Object.entries(TRUST_WEIGHTS).map(([trust, weight]) => sql`when ${trust} then ${weight}::float8`),
  sql` `,
)} else 0::float8 end)`;
