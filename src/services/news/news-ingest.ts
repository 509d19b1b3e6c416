/**
 * Turns raw items into the news index.
 *
 * Cleans items, detects duplicates, links players, extracts claims, embeds and stores, a hundred at a time. Ingesting
 * the same items again changes nothing. Of several reports of one event the most trusted is stored, then the earliest;
 * the others are recorded as its duplicates.
 */

import type { IngestReport } from "@/contract/news/news-items";
import type { NewNewsItem, NewsTables } from "@/db/news/news";
import type { Universe } from "@/domain/league/scope";
import { inheritedLink, mentionsInArticle } from "@/domain/news/article-context";
import { extractClaims } from "@/domain/news/claims";
import { cleanItem, type MarkupToText } from "@/domain/news/clean-text";
import { canonicalLink, namesAnArticle } from "@/domain/news/links";
import type { MentionFinder } from "@/domain/news/mention";
import { healthWeight, linkPlayers, looseNames } from "@/domain/news/mentions";
import {
  DUPLICATE_WINDOW_MS,
  hammingDistance,
  MAX_DISTANCE,
  printOf,
  type TextPrint,
} from "@/domain/news/near-duplicate";
import type { CleanNewsItem, NewsFault, RawNewsItem, Trust } from "@/domain/news/news-item";
import { isBetterReport, isSameStory, type StoryPrint } from "@/domain/news/stories";
import { DEFAULT_TRUST, type TrustTable, trustOf, trustOfNamed } from "@/domain/news/trust";
import { foldText } from "@/domain/news/words";
import { dayEt } from "@/domain/season/eastern-day";
import type { Clock } from "@/lib/clock";
import { sha256Hex } from "@/lib/crypto/sha256";
import type { Embedder } from "@/lib/embeddings/embedder";
import { AppError } from "@/lib/errors";
import type { Logger } from "@/lib/log";

export type NewsDeps = {
  tables: NewsTables;
  embedder: Embedder;
  /** Who is meant by a name, with the players of that universe. */
  mentionsIn(universe: Universe): Promise<MentionFinder>;
  markupToText: MarkupToText;
  trust?: TrustTable;
  systemClock: Clock;
  log: Logger;
};

export type IngestOptions = {
  signal?: AbortSignal | undefined;
  /** Off only where the same texts are loaded on purpose, such as for measuring. */
  joinsDuplicates?: boolean;
  /** The items are those of a configured feed, so their source is a name that a person gave. */
  isFeed?: boolean;
};

const CHUNK = 100;
const MAX_REJECTIONS_REPORTED = 20;

type Prepared = Omit<NewNewsItem, "embedding"> & { print: TextPrint };

/** One event within a chunk: its stored id, if any, and the items that reported it. */
type Story = StoryPrint & { newsId: number | null; stored: Prepared | null; others: Prepared[] };

/** Loads items; a bad one is counted with its reason and stops nothing. */
export async function ingestNews(
  deps: NewsDeps,
  universe: Universe,
  items: readonly (RawNewsItem | NewsFault)[],
  options: IngestOptions = {},
): Promise<IngestReport> {
  const find = await deps.mentionsIn(universe);
  const report: IngestReport = {
    read: items.length,
    stored: 0,
    unchanged: 0,
    merged: 0,
    rejected: 0,
    rejectedFor: {},
    rejections: [],
    withoutEmbedding: 0,
  };
  const cleaned: Placed[] = items.flatMap((raw, i) => {
    const item = typeof raw === "string" ? raw : cleanItem(raw, deps.markupToText, deps.systemClock.now());
    if (typeof item !== "string") return [placed(item)];
    noteRejection(report, i + 1, item);
    return [];
  });
  const articles = passagesByArticle(cleaned);
  for (let from = 0; from < cleaned.length; from += CHUNK) {
    options.signal?.throwIfAborted();
    const fresh = await unreadOf(deps, universe, cleaned.slice(from, from + CHUNK));
    report.unchanged += Math.min(CHUNK, cleaned.length - from) - fresh.length;
    if (fresh.length === 0) continue;
    const stored = await storedPassages(deps, universe, fresh);
    const prepared = fresh.map((item) => {
      const key = articleKey(item);
      const known = key === null ? [] : [...(articles.get(key) ?? []), ...(stored.get(key) ?? [])];
      const whole = wholeText(item.item);
      return prepare(
        item,
        trustOfItem(item.item, deps.trust ?? DEFAULT_TRUST, options),
        [...new Set(known)].filter((text) => text !== whole),
        find,
      );
    });
    await storeChunk(deps, universe, prepared, find, options, report);
  }
  if (report.stored > 0) await deps.tables.renewStatistics();
  return report;
}

function noteRejection(report: IngestReport, place: number, reason: NewsFault): void {
  report.rejected += 1;
  report.rejectedFor[reason] = (report.rejectedFor[reason] ?? 0) + 1;
  if (report.rejections.length < MAX_REJECTIONS_REPORTED) report.rejections.push({ place, reason });
}

/** `article`: the canonical link, where it leads to one article and not to a page that changes. */
type Placed = { item: CleanNewsItem; reportKey: string; canonicalUrl: string | null; article: string | null };

function placed(item: CleanNewsItem): Placed {
  const canonicalUrl = item.url === null ? null : canonicalLink(item.url);
  const reported = JSON.stringify([foldText(item.source), item.sourceItemId, canonicalUrl, item.title, item.text]);
  return {
    item,
    canonicalUrl,
    article: canonicalUrl !== null && namesAnArticle(canonicalUrl) ? canonicalUrl : null,
    reportKey: sha256Hex(reported),
  };
}

/**
 * Key of one article of one source. Another source's text under the same link must not decide which player this one
 * means.
 */
const articleKey = ({ article, item }: Placed): string | null =>
  article === null ? null : JSON.stringify([article, item.source]);

function passagesByArticle(items: readonly Placed[]): Map<string, string[]> {
  return grouped(
    items.flatMap((placed) => {
      const key = articleKey(placed);
      return key === null ? [] : [[key, wholeText(placed.item)] as const];
    }),
  );
}

async function storedPassages(deps: NewsDeps, universe: Universe, items: readonly Placed[]) {
  const request = items.flatMap(({ article, item }) => (article === null ? [] : [{ article, source: item.source }]));
  const found = await deps.tables.textsUnderLinks(universe, request);
  return grouped(found.map(({ article, source, text }) => [JSON.stringify([article, source]), text] as const));
}

function grouped(entries: readonly (readonly [key: string, text: string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [key, text] of entries) groups.set(key, [...(groups.get(key) ?? []), text]);
  return groups;
}

/** Items that were never ingested, without duplicates. */
async function unreadOf(deps: NewsDeps, universe: Universe, items: readonly Placed[]): Promise<Placed[]> {
  const seen = await deps.tables.knownReports(
    universe,
    items.map(({ reportKey }) => reportKey),
  );
  return items.filter(({ reportKey }) => !seen.has(reportKey) && seen.add(reportKey));
}

/** A feed's source is its configured name; a line of a file names its own. */
const trustOfItem = (item: CleanNewsItem, table: TrustTable, { isFeed = false }: IngestOptions): Trust =>
  isFeed ? trustOf(item.source, table) : trustOfNamed(item, table);

function prepare(source: Placed, trust: Trust, passages: readonly string[], find: MentionFinder): Prepared {
  const { item, canonicalUrl, reportKey } = source;
  const whole = wholeText(item);
  const mentions = mentionsInArticle(whole, passages, find);
  const shift = whole.length - item.text.length;
  // Positions in the text alone; a player of the title alone has none there.
  const inText = mentions
    .filter(({ start }) => start >= shift)
    .map((mention) => ({ ...mention, start: mention.start - shift, end: mention.end - shift }));
  const claims = extractClaims(item.text, inText, dayEt(Date.parse(item.publishedAt)));
  const named = linkPlayers(whole, mentions, claims).map((link) => ({
    ...link,
    spans: inText.filter(({ playerKey }) => playerKey === link.playerKey).map(({ start, end }) => ({ start, end })),
  }));
  const print = printOf(
    whole,
    named.map(({ playerKey }) => playerKey),
  );
  return {
    ...item,
    trust,
    canonicalUrl,
    reportKey,
    simhash: print.simhash,
    injuryWeight: healthWeight(whole, claims),
    claims,
    searchText: foldText(whole),
    looseNames: looseNames(whole, mentions),
    players: named.length > 0 ? named : inheritedLink(whole, passages, find),
    print,
  };
}

const wholeText = ({ title, text }: Pick<CleanNewsItem, "title" | "text">): string =>
  title === null || text.startsWith(title) ? text : `${title}. ${text}`;

async function storeChunk(
  deps: NewsDeps,
  universe: Universe,
  fresh: readonly Prepared[],
  find: MentionFinder,
  options: IngestOptions,
  report: IngestReport,
): Promise<void> {
  const stories = await tellStories(deps, universe, fresh, find, options);
  const vectors = await embedItems(deps, stories, options.signal);
  const made = stories.flatMap((story) =>
    story.newsId === null && story.stored ? [{ story, stored: story.stored }] : [],
  );
  const better = stories.flatMap(({ newsId, stored }) => (newsId !== null && stored ? [{ newsId, stored }] : []));
  const newsIds = await deps.tables.insert(
    universe,
    made.map(({ stored }) => ({ ...stored, embedding: vectors.get(stored.reportKey) ?? null })),
  );
  for (const [i, { story }] of made.entries()) story.newsId = newsIds[i] ?? null;
  for (const { newsId, stored } of better) {
    await deps.tables.replace(universe, newsId, { ...stored, embedding: vectors.get(stored.reportKey) ?? null });
  }
  await deps.tables.addReports(
    universe,
    stories.flatMap(({ newsId, others }) => (newsId === null ? [] : others.map((other) => ({ ...other, newsId })))),
  );
  report.stored += newsIds.filter((id) => id !== null).length;
  report.merged += fresh.length - made.length;
  report.withoutEmbedding += [...made, ...better].filter(({ stored }) => !vectors.has(stored.reportKey)).length;
}

/** Sorts fresh items into stories, those stored lately and those of this chunk alike. */
async function tellStories(
  deps: NewsDeps,
  universe: Universe,
  fresh: readonly Prepared[],
  find: MentionFinder,
  { joinsDuplicates = true }: IngestOptions,
): Promise<Story[]> {
  const stories = joinsDuplicates ? await storedStories(deps, universe, fresh, find) : [];
  for (const item of fresh) {
    const own = storyPrintOf(item);
    const known = joinsDuplicates ? stories.find((story) => isSameStory(story, own)) : undefined;
    if (!known) stories.push({ ...own, newsId: null, stored: item, others: [] });
    else if (isBetterReport(own, known)) {
      if (known.stored) known.others.push(known.stored);
      Object.assign(known, own, { stored: item });
    } else known.others.push(item);
  }
  return stories;
}

const storyPrintOf = ({ print, canonicalUrl, title, trust, publishedAt }: Prepared): StoryPrint => ({
  print,
  canonicalUrl,
  hasTitle: title !== null,
  trust,
  publishedAt,
});

/** Stored items that may be what a fresh one tells, found by print and link before any text is read. */
async function storedStories(
  deps: NewsDeps,
  universe: Universe,
  fresh: readonly Prepared[],
  find: MentionFinder,
): Promise<Story[]> {
  const times = fresh.map(({ publishedAt }) => Date.parse(publishedAt));
  const at = (ms: number) => new Date(ms).toISOString();
  const stored = await deps.tables.printsBetween(
    universe,
    at(Math.min(...times) - DUPLICATE_WINDOW_MS),
    at(Math.max(...times) + DUPLICATE_WINDOW_MS),
  );
  const near = stored.filter(({ simhash, canonicalUrl }) =>
    fresh.some(
      (item) =>
        hammingDistance(item.simhash, simhash) <= MAX_DISTANCE ||
        (canonicalUrl !== null && canonicalUrl === item.canonicalUrl),
    ),
  );
  const texts = await deps.tables.textsOf(near.map(({ newsId }) => newsId));
  return near.flatMap(({ newsId, canonicalUrl, trust, publishedAt }) => {
    const item = texts.get(newsId);
    if (!item) return [];
    const whole = wholeText(item);
    const print = printOf(
      whole,
      find(whole).map(({ playerKey }) => playerKey),
    );
    return [
      { newsId, print, canonicalUrl, hasTitle: item.title !== null, trust, publishedAt, stored: null, others: [] },
    ];
  });
}

/** Vectors by report key. Empty when the provider fails: the items are stored without and found by words meanwhile. */
async function embedItems(
  deps: NewsDeps,
  stories: readonly Story[],
  signal: AbortSignal | undefined,
): Promise<Map<string, { provider: string; vector: readonly number[] }>> {
  const items = stories.flatMap(({ stored }) => (stored ? [stored] : []));
  if (items.length === 0) return new Map();
  try {
    const vectors = await deps.embedder.embed(items.map(wholeText), { signal, purpose: "document" });
    return new Map(
      items.map(({ reportKey }, i) => [reportKey, { provider: deps.embedder.id, vector: vectors[i] ?? [] }]),
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    deps.log.log("warn", "news.not_embedded", { code: error.code, items: items.length });
    return new Map();
  }
}
