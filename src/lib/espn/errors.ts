/**
 * What can go wrong when ESPN is read, in words that say what to do.
 *
 * No error carries a cookie, a body or a league's name; contexts hold ids, statuses and the path of a schema issue.
 */
import { AppError } from "../errors";

/** 401 without cookies: the league is not public. Fixture of the body: `espn-wire-format`, `AUTH_LEAGUE_NOT_VISIBLE`. */
export class EspnLeaguePrivate extends AppError {
  static override readonly code = "espn.league_private";
  static override readonly status = 403;
  static override readonly userMessage =
    "This league is private. Add the espn_s2 and SWID cookies of an account that is in it, or ask its manager to make it public.";
}

/** 401 although cookies were sent. ESPN does not tell an expired cookie from an account that is not in the league. */
export class EspnLoginRefused extends AppError {
  static override readonly code = "espn.login_refused";
  static override readonly status = 403;
  static override readonly userMessage =
    "ESPN refused the saved login: the cookies have expired, or that account is not in this league. Sign in at espn.com and copy espn_s2 and SWID again.";
}

/** A redirect, a page of HTML, or 403: ESPN moved the address or blocks this network. */
export class EspnMovedOrBlocked extends AppError {
  static override readonly code = "espn.moved_or_blocked";
  static override readonly status = 502;
  static override readonly userMessage =
    "ESPN answered with a web page instead of data: its address has moved or it blocks this network. Check ESPN_BASE_URL and for an update of FanVise.";
}

export class EspnLeagueNotFound extends AppError {
  static override readonly code = "espn.league_not_found";
  static override readonly status = 404;
  static override readonly userMessage =
    "ESPN knows no such league in this season. Check the league id, and the season: it is named after the year it ends in.";
}

/** The season asked for is not on sale yet: no league of it exists, or its schedule has no games. */
export class EspnSeasonNotOpen extends AppError {
  static override readonly code = "espn.season_not_open";
  static override readonly status = 404;
  static override readonly userMessage =
    "ESPN has not opened this season yet. Use last season's year, or come back when ESPN has published the new one.";
}

/** 200 with a bare envelope: ESPN ignores views that it does not know instead of refusing them. */
export class EspnMissingView extends AppError {
  static override readonly code = "espn.missing_view";
  static override readonly status = 502;
  static override readonly userMessage =
    "ESPN answered without the part that was asked for. It may have changed its interface; check for an update of FanVise.";
}

export class EspnRateLimited extends AppError {
  static override readonly code = "espn.rate_limited";
  static override readonly status = 503;
  static override readonly userMessage = "ESPN asks us to slow down. Wait a minute and ask again.";
  static override readonly isRetryable = true;
}

export class EspnUnavailable extends AppError {
  static override readonly code = "espn.unavailable";
  static override readonly status = 502;
  static override readonly userMessage = "ESPN is having trouble right now. Try again in a few minutes.";
  static override readonly isRetryable = true;
}

export class EspnTimeout extends AppError {
  static override readonly code = "espn.timeout";
  static override readonly status = 504;
  static override readonly userMessage = "ESPN did not answer in time. Try again in a minute.";
  static override readonly isRetryable = true;
}

/** 400: the request itself was refused. A fault of ours, so a retry does not help. */
export class EspnRequestRefused extends AppError {
  static override readonly code = "espn.request_refused";
  static override readonly status = 502;
  static override readonly userMessage =
    "ESPN refused the request as malformed. This is a fault of FanVise; please report it.";
}

/** JSON that is cut off or does not have the few fields that are needed. */
export class EspnUnexpectedShape extends AppError {
  static override readonly code = "espn.unexpected_shape";
  static override readonly status = 502;
  static override readonly userMessage =
    "ESPN's answer was incomplete or has changed its form. Try again; if it stays, check for an update of FanVise.";
}

export class EspnAnswerTooLarge extends AppError {
  static override readonly code = "espn.too_large";
  static override readonly status = 502;
  static override readonly userMessage = "ESPN's answer was larger than a league can be, so it was not read.";
}
