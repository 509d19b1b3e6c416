/**
 * What a piece of news is, from the outside in.
 *
 * A raw item is untrusted in every field: only the fields named here are read, each bounded, everything else is dropped
 * before anything is stored, embedded or ranked.
 */
import { z } from "zod";

export const MAX_TEXT_CHARS = 4_000;
export const MAX_TITLE_CHARS = 300;
export const MAX_URL_CHARS = 2_000;
export const MAX_SOURCE_CHARS = 120;
export const MAX_SOURCE_ITEM_ID_CHARS = 200;
/** Markup around a text may be several times the text; more than this is not read at all. */
const MAX_RAW_CHARS = 60_000;

/**
 * From an official account of an NBA team or the league, a newsroom or beat writer, a collection of others' news,
 * anyone.
 */
export const TRUST_LEVELS = ["official", "outlet", "aggregator", "unknown"] as const;
export type Trust = (typeof TRUST_LEVELS)[number];

export type RawNewsItem = {
  /** The source's own id of the item; stable over repeated reads. */
  sourceItemId?: string;
  title?: string;
  text: string;
  url?: string;
  /** ISO 8601, an RFC 822 date, or a bare day. */
  publishedAt: string;
  /** The outlet, as the feed or file names it. Trust is looked up by it, never read from the item. */
  source: string;
};

/** A raw item after cleaning: safe to store and to show as text. */
export type CleanNewsItem = {
  sourceItemId: string | null;
  title: string | null;
  text: string;
  url: string | null;
  /** ISO 8601 UTC. */
  publishedAt: string;
  source: string;
};

export type NewsFault = "not_json" | "no_text" | "no_source" | "bad_url" | "bad_date" | "bad_shape";

const rawText = z.string().transform((text) => text.slice(0, MAX_RAW_CHARS));

const newsLine = z.object({
  id: z.union([z.string(), z.number().int()]).optional().catch(undefined),
  title: rawText.nullish().catch(undefined),
  text: rawText.nullish(),
  url: z.string().nullish(),
  published: z.string().nullish(),
  date: z.string().nullish(),
  source: z.string().nullish(),
  outlet: z.string().nullish(),
});

/**
 * One line of a news file: `id, title?, text, url, published or date, source or outlet`. Any other key is dropped here.
 * A file that names no source is read as the site its link points to.
 */
export function parseNewsLine(value: unknown): RawNewsItem | NewsFault {
  const read = newsLine.safeParse(value);
  if (!read.success) return "bad_shape";
  const { id, title, text, url, published, date, source, outlet } = read.data;
  if (!text && !title) return "no_text";
  const publishedAt = published ?? date;
  if (!publishedAt) return "bad_date";
  const named = source ?? outlet ?? (url ? hostOf(url) : undefined);
  if (!named) return "no_source";
  return {
    ...(id === undefined ? {} : { sourceItemId: String(id) }),
    ...(title ? { title } : {}),
    text: text ?? title ?? "",
    ...(url ? { url } : {}),
    publishedAt,
    source: named,
  };
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const EARLIEST_MS = Date.UTC(2000, 0, 1);

/**
 * An instant as ISO 8601 UTC, `undefined` when there is none. A bare day counts as its noon in UTC. What claims to come
 * from the future is dated now: it would otherwise stay the newest for ever.
 */
export function readInstant(text: string, nowMs: number): string | undefined {
  const trimmed = text.trim();
  const ms = Date.parse(DAY.test(trimmed) ? `${trimmed}T12:00:00Z` : trimmed);
  if (Number.isNaN(ms) || ms < EARLIEST_MS) return undefined;
  return new Date(Math.min(ms, nowMs)).toISOString();
}
