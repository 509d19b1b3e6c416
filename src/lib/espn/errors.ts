/**
 * What can go wrong when ESPN is read, in words that say what to do.
 *
 * No error carries a cookie, a body or a league's name; contexts hold ids, statuses and the path of a schema issue.
 */
import { AppError } from "../errors";

/** 401 without cookies: the league is not public. Fixture of the body: `espn-wire-format`, `AUTH_LEAGUE_NOT_VISIBLE`. */
export class EspnLeaguePrivate extends AppError {
  readonly code = "espn.league_private";
  readonly status = 403;
  readonly userMessage =
    "This league is private. Add the espn_s2 and SWID cookies of an account that is in it, or ask its manager to make it public.";
}

/** 401 although cookies were sent. ESPN does not tell an expired cookie from an account that is not in the league. */
export class EspnLoginRefused extends AppError {
  readonly code = "espn.login_refused";
  readonly status = 403;
  readonly userMessage =
    "ESPN refused the saved login: the cookies have expired, or that account is not in this league. Sign in at espn.com and copy espn_s2 and SWID again.";
}

/** A redirect, a page of HTML, or 403: ESPN moved the address or blocks this network. */
export class EspnMovedOrBlocked extends AppError {
  readonly code = "espn.moved_or_blocked";
  readonly status = 502;
  readonly userMessage =
    "ESPN answered with a web page instead of data: its address has moved or it blocks this network. Check ESPN_BASE_URL and for an update of FanVise.";
}

export class EspnLeagueNotFound extends AppError {
  readonly code = "espn.league_not_found";
  readonly status = 404;
  readonly userMessage =
    "ESPN knows no such league in this season. Check the league id, and the season: it is named after the year it ends in.";
}

/** The season asked for is not on sale yet: no league of it exists, or its schedule has no games. */
export class EspnSeasonNotOpen extends AppError {
  readonly code = "espn.season_not_open";
  readonly status = 404;
  readonly userMessage =
    "ESPN has not opened this season yet. Use last season's year, or come back when ESPN has published the new one.";
}

/** 200 with a bare envelope: ESPN ignores views that it does not know instead of refusing them. */
export class EspnMissingView extends AppError {
  readonly code = "espn.missing_view";
  readonly status = 502;
  readonly userMessage =
    "ESPN answered without the part that was asked for. It may have changed its interface; check for an update of FanVise.";
}

export class EspnRateLimited extends AppError {
  readonly code = "espn.rate_limited";
  readonly status = 503;
  readonly userMessage = "ESPN asks us to slow down. Wait a minute and ask again.";
  override readonly isRetryable = true;
}

export class EspnUnavailable extends AppError {
  readonly code = "espn.unavailable";
  readonly status = 502;
  readonly userMessage = "ESPN is having trouble right now. Try again in a few minutes.";
  override readonly isRetryable = true;
}

export class EspnTimeout extends AppError {
  readonly code = "espn.timeout";
  readonly status = 504;
  readonly userMessage = "ESPN did not answer in time. Try again in a minute.";
  override readonly isRetryable = true;
}

/** 400: the request itself was refused. A fault of ours, so a retry does not help. */
export class EspnRequestRefused extends AppError {
  readonly code = "espn.request_refused";
  readonly status = 502;
  readonly userMessage = "ESPN refused the request as malformed. This is a fault of FanVise; please report it.";
}

/** JSON that is cut off or does not have the few fields that are needed. */
export class EspnUnexpectedShape extends AppError {
  readonly code = "espn.unexpected_shape";
  readonly status = 502;
  readonly userMessage =
    "ESPN's answer was incomplete or has changed its form. Try again; if it stays, check for an update of FanVise.";
}

export class EspnAnswerTooLarge extends AppError {
  readonly code = "espn.too_large";
  readonly status = 502;
  readonly userMessage = "ESPN's answer was larger than a league can be, so it was not read.";
}
