/**
 * Errors of reading ESPN, with messages that say what to do.
 *
 * No error carries a cookie, a body or a league's name; contexts hold ids, statuses and the path of a schema issue.
 */
import { AppError } from "../errors";

/**
 * 401 without cookies: the league is not public. Fixture of the body: `espn-wire-format`, `AUTH_LEAGUE_NOT_VISIBLE`.
 */
export class EspnLeaguePrivate extends AppError {
  static override readonly code = "espn.league_private";
  static override readonly status = 403;
}

/** 401 although cookies were sent. ESPN does not tell an expired cookie from an account that is not in the league. */
export class EspnLoginRefused extends AppError {
  static override readonly code = "espn.login_refused";
  static override readonly status = 403;
}

/** A redirect, a page of HTML, or 403: ESPN moved the address or blocks this network. */
export class EspnMovedOrBlocked extends AppError {
  static override readonly code = "espn.moved_or_blocked";
  static override readonly status = 502;
}

export class EspnLeagueNotFound extends AppError {
  static override readonly code = "espn.league_not_found";
  static override readonly status = 404;
}

/** The season asked for is not on sale yet: no league of it exists, or its schedule has no games. */
export class EspnSeasonNotOpen extends AppError {
  static override readonly code = "espn.season_not_open";
  static override readonly status = 404;
}

/** 200 with a bare envelope: ESPN ignores views that it does not know instead of refusing them. */
export class EspnMissingView extends AppError {
  static override readonly code = "espn.missing_view";
  static override readonly status = 502;
}

export class EspnRateLimited extends AppError {
  static override readonly code = "espn.rate_limited";
  static override readonly status = 503;
  static override readonly isRetryable = true;
}

export class EspnUnavailable extends AppError {
  static override readonly code = "espn.unavailable";
  static override readonly status = 502;
  static override readonly isRetryable = true;
}

export class EspnTimeout extends AppError {
  static override readonly code = "espn.timeout";
  static override readonly status = 504;
  static override readonly isRetryable = true;
}

/** 400: the request itself was refused. A fault of ours, so a retry does not help. */
export class EspnRequestRefused extends AppError {
  static override readonly code = "espn.request_refused";
  static override readonly status = 502;
}

/** JSON that is cut off or does not have the few fields that are needed. */
export class EspnUnexpectedShape extends AppError {
  static override readonly code = "espn.unexpected_shape";
  static override readonly status = 502;
}

export class EspnAnswerTooLarge extends AppError {
  static override readonly code = "espn.too_large";
  static override readonly status = 502;
}
