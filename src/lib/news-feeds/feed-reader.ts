/**
 * Reads one feed: asks for what changed, names what went wrong, and hands over raw items.
 *
 * Bounded in time by the client's limits and the parser's own, in size by the client's. Nothing of a feed that arrived
 * broken is used: a cut entry would be stored as a whole one and keep the whole one out later.
 */
import { HttpTimeout, HttpTooLarge, HttpUnreachable } from "../http/errors";
import type { HttpClient, HttpLimits, HttpResponse } from "../http/http-client";
import {
  FeedMalformed,
  FeedMoved,
  FeedNotAFeed,
  FeedRefused,
  FeedTimeout,
  FeedTooLarge,
  FeedUnavailable,
} from "./errors";
import { espnNewsEntries } from "./espn-news";
import { entriesOf, type FoundItems, toItems } from "./feed-items";
import type { Feed } from "./feed-list";
import { parseFeedText } from "./parse-feed";

/** For the client that reads feeds; the rest are its defaults. */
export const FEED_LIMITS = { maxBytes: 2_000_000, totalTimeoutMs: 12_000 } satisfies Partial<HttpLimits>;

/** The feed's own tokens for the version that we have. */
export type FeedVersion = { etag: string | null; lastModified: string | null };

export type FeedAnswer = { kind: "unchanged" } | ({ kind: "items" } & FeedVersion & FoundItems);

export type FeedReader = {
  /** @throws the errors of `./errors`, `HttpPaused` when the feed was not asked, or the signal's own reason. */
  read(feed: Feed, known: FeedVersion, signal?: AbortSignal): Promise<FeedAnswer>;
};

const ACCEPT: Readonly<Record<Feed["kind"], string>> = {
  rss: "application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.1",
  "espn-news": "application/json",
};

export function createFeedReader({ http }: { http: HttpClient }): FeedReader {
  return {
    async read(feed, known, signal) {
      const headers = { accept: ACCEPT[feed.kind], "user-agent": "FanVise feed reader", ...conditionOf(known) };
      const response = await http.get({ url: new URL(feed.url), headers, signal }).catch(rethrowTransport);
      // Without a condition it would say that nothing changed since nothing.
      if (response.status === 304 && (known.etag ?? known.lastModified) !== null) return { kind: "unchanged" };
      refuse(response, feed.url);
      const entries = feed.kind === "rss" ? await readEntries(response.body, signal) : espnNewsEntries(response.body);
      return { kind: "items", ...toItems(entries, feed), ...versionOf(response) };
    },
  };
}

function conditionOf({ etag, lastModified }: FeedVersion): Record<string, string> {
  return {
    ...(etag === null ? {} : { "if-none-match": etag }),
    ...(lastModified === null ? {} : { "if-modified-since": lastModified }),
  };
}

/** Only what may be sent back in a header. */
function versionOf({ headers }: HttpResponse): FeedVersion {
  const usable = (text: string | undefined, maxChars: number) =>
    text !== undefined && text.length <= maxChars && /^[\x20-\x7e]+$/.test(text) ? text : null;
  return { etag: usable(headers.etag, 500), lastModified: usable(headers["last-modified"], 100) };
}

function refuse({ status, headers }: HttpResponse, feedUrl: string): void {
  if (status >= 200 && status < 300) return;
  if (status === 304 || status === 429 || status >= 500) throw new FeedUnavailable({ status });
  if (status >= 300 && status < 400) throw new FeedMoved(originOf(headers.location, feedUrl));
  throw new FeedRefused({ status });
}

function originOf(location: string | undefined, feedUrl: string): string | undefined {
  if (location === undefined || !URL.canParse(location, feedUrl)) return undefined;
  const { protocol, origin } = new URL(location, feedUrl);
  return protocol === "http:" || protocol === "https:" ? origin : undefined;
}

const WEB_PAGE = /^\s*(?:<!doctype html|<html)/i;
const END_OF_FEED = /<\/(?:[\w-]+:)?(?:rss|feed|rdf)\s*>/i;

async function readEntries(body: string, signal: AbortSignal | undefined) {
  if (WEB_PAGE.test(body) || body.trim() === "") throw new FeedNotAFeed();
  const entries = entriesOf(await parseFeedText(body, signal));
  // The parser takes a document that ends between two elements for a whole one.
  if (!END_OF_FEED.test(body)) throw new FeedMalformed();
  return entries;
}

function rethrowTransport(failure: unknown): never {
  if (failure instanceof HttpTimeout) throw new FeedTimeout({}, { cause: failure });
  if (failure instanceof HttpTooLarge) throw new FeedTooLarge({}, { cause: failure });
  if (failure instanceof HttpUnreachable) throw new FeedUnavailable({}, { cause: failure });
  throw failure;
}
