/**
 * Converts the entries of a feed to raw news items. Pure.
 *
 * The source of every item is the configured name of its feed. An entry's own author, source or rights are not read, so
 * nothing in it affects its trust level.
 */
import type { AnyFeed, AtomFeed, RdfFeed, RssFeed } from "feedsmith";
import { readLink } from "@/domain/news/links";
import type { RawNewsItem } from "@/domain/news/news-item";
import { FeedNotAFeed } from "./errors";

/** A poll takes the newest of what a feed offers; no feed in use publishes more between two polls. */
const MAX_ITEMS = 200;
/** Twice the stored text's limit: room for its markup. Bounds the cost of cleaning. */
const MAX_RAW_CHARS = 8_000;

/**
 * Why entries were left out: without words, without a usable link, without a date, or older than the newest
 * `MAX_ITEMS`.
 */
export type Skipped = Partial<Record<"no_text" | "bad_url" | "bad_date" | "beyond_limit", number>>;

export type FoundItems = { items: RawNewsItem[]; skipped: Skipped };

export type Entry = {
  id?: string | undefined;
  title?: string | undefined;
  text?: string | undefined;
  link?: string | undefined;
  date?: string | undefined;
};

/** Newest first. Relative links are completed with the feed's address. */
export function toItems(entries: readonly Entry[], feed: { name: string; url: string }): FoundItems {
  const skipped: Skipped = {};
  const skip = (reason: keyof Skipped, count = 1) => {
    skipped[reason] = (skipped[reason] ?? 0) + count;
  };
  const dated = entries.flatMap((entry) => {
    const read = toItem(entry, feed);
    if (typeof read !== "string") return [read];
    skip(read);
    return [];
  });
  dated.sort((a, b) => b.publishedMs - a.publishedMs);
  if (dated.length > MAX_ITEMS) skip("beyond_limit", dated.length - MAX_ITEMS);
  return { items: dated.slice(0, MAX_ITEMS).map(({ item }) => item), skipped };
}

function toItem(
  { id, title, text, link, date }: Entry,
  feed: { name: string; url: string },
): { item: RawNewsItem; publishedMs: number } | keyof Skipped {
  const words = text || title;
  if (!words) return "no_text";
  const url = link && URL.canParse(link, feed.url) ? readLink(new URL(link, feed.url).href) : undefined;
  if (url === undefined) return "bad_url";
  const publishedMs = date ? Date.parse(date) : Number.NaN;
  if (date === undefined || Number.isNaN(publishedMs)) return "bad_date";
  const item = {
    ...(id ? { sourceItemId: id.slice(0, MAX_RAW_CHARS) } : {}),
    ...(title ? { title: title.slice(0, MAX_RAW_CHARS) } : {}),
    text: words.slice(0, MAX_RAW_CHARS),
    url,
    publishedAt: date,
    source: feed.name,
  };
  return { item, publishedMs };
}

/** @throws FeedNotAFeed for a JSON feed, which nobody configured. */
export function entriesOf(parsed: AnyFeed): Entry[] {
  switch (parsed.format) {
    case "rss":
      return (parsed.feed.items ?? []).map(fromRss);
    case "rdf":
      return (parsed.feed.items ?? []).map(fromRdf);
    case "atom":
      return (parsed.feed.entries ?? []).map(fromAtom);
    default:
      throw new FeedNotAFeed();
  }
}

const fromRss = (item: RssFeed.Item<string>): Entry => ({
  id: item.guid?.value,
  title: item.title,
  text: item.content?.encoded ?? item.description,
  link: item.link ?? linkInGuid(item.guid),
  date: item.pubDate ?? item.dc?.dates?.[0],
});

/** A guid is a link only where it is a whole address and does not deny it. */
const linkInGuid = (guid: RssFeed.Guid | undefined): string | undefined =>
  guid?.value !== undefined && guid.isPermaLink !== false && URL.canParse(guid.value) ? guid.value : undefined;

const fromRdf = (item: RdfFeed.Item<string>): Entry => ({
  id: item.rdf?.about,
  title: item.title,
  text: item.content?.encoded ?? item.description,
  link: item.link,
  date: item.dc?.dates?.[0],
});

const fromAtom = (entry: AtomFeed.Entry<string>): Entry => ({
  id: entry.id,
  title: entry.title?.value,
  text: entry.content?.value ?? entry.summary?.value,
  link: entry.links?.find(({ rel }) => rel === undefined || rel === "alternate")?.href,
  date: entry.published ?? entry.updated,
});
