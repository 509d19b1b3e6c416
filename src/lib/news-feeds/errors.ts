/**
 * What can go wrong when a feed is read, in words that say what to do.
 *
 * No error names an address: that of a private feed may hold its key. Contexts hold statuses and, of a redirect, the host alone.
 */
import { AppError } from "../errors";

/** 3xx. Redirects are not followed: only hosts that were configured are read. */
export class FeedMoved extends AppError {
  static override readonly code = "feed.moved";
  static override readonly status = 502;
  /** @param origin where it leads, without path and query; undefined when the answer does not say. */
  constructor(origin: string | undefined) {
    const target = origin === undefined ? "an address it does not name" : origin;
    const userMessage = `The feed has moved: it redirects to ${target}. Put its new address in NEWS_FEEDS.`;
    super(origin === undefined ? {} : { origin }, { userMessage });
  }
}

/** A web page, another kind of document, or nothing at all. */
export class FeedNotAFeed extends AppError {
  static override readonly code = "feed.not_a_feed";
  static override readonly status = 502;
  static override readonly userMessage =
    "The address answers with something that is not a feed. Check its address and kind in NEWS_FEEDS.";
}

/** 401, 403, 404, 410 and the like. */
export class FeedRefused extends AppError {
  static override readonly code = "feed.refused";
  static override readonly status = 502;
  static override readonly userMessage =
    "The feed refuses us or is no longer there. Check its address in NEWS_FEEDS, or remove it.";
}

/** Cut off, broken, or made so that reading it takes too long or too much memory. Nothing of it is used. */
export class FeedMalformed extends AppError {
  static override readonly code = "feed.malformed";
  static override readonly status = 502;
  static override readonly userMessage =
    "The feed arrived broken or incomplete, so nothing of it was used. It is tried again later.";
  static override readonly isRetryable = true;
}

export class FeedUnavailable extends AppError {
  static override readonly code = "feed.unavailable";
  static override readonly status = 502;
  static override readonly userMessage = "The feed cannot be reached or has trouble. It is tried again later.";
  static override readonly isRetryable = true;
}

export class FeedTimeout extends AppError {
  static override readonly code = "feed.timeout";
  static override readonly status = 504;
  static override readonly userMessage = "The feed did not answer in time. It is tried again later.";
  static override readonly isRetryable = true;
}

export class FeedTooLarge extends AppError {
  static override readonly code = "feed.too_large";
  static override readonly status = 502;
  static override readonly userMessage = "The feed is larger than a feed can be, so it was not read.";
}
