/**
 * Errors of reading a feed, with messages that say what to do.
 *
 * No error names an address: that of a private feed may contain its key. Contexts hold statuses and, for a redirect,
 * the host alone.
 */
import { AppError } from "../errors";

/** 3xx. Redirects are not followed: only hosts that were configured are read. */
export class FeedMoved extends AppError {
  static override readonly code = "feed.moved";
  static override readonly status = 502;
  /** @param origin where it leads, without path and query; undefined when the answer does not say. */
  constructor(origin: string | undefined) {
    const target = origin === undefined ? "an address it does not name" : origin;
    super(origin === undefined ? {} : { origin }, { words: { target } });
  }
}

/** A web page, another kind of document, or nothing at all. */
export class FeedNotAFeed extends AppError {
  static override readonly code = "feed.not_a_feed";
  static override readonly status = 502;
}

/** 401, 403, 404, 410 and the like. */
export class FeedRefused extends AppError {
  static override readonly code = "feed.refused";
  static override readonly status = 502;
}

/** Cut off, broken, or made so that reading it takes too long or too much memory. Nothing of it is used. */
export class FeedMalformed extends AppError {
  static override readonly code = "feed.malformed";
  static override readonly status = 502;
  static override readonly isRetryable = true;
}

export class FeedUnavailable extends AppError {
  static override readonly code = "feed.unavailable";
  static override readonly status = 502;
  static override readonly isRetryable = true;
}

export class FeedTimeout extends AppError {
  static override readonly code = "feed.timeout";
  static override readonly status = 504;
  static override readonly isRetryable = true;
}

export class FeedTooLarge extends AppError {
  static override readonly code = "feed.too_large";
  static override readonly status = 502;
}
