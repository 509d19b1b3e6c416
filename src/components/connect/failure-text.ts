/**
 * Error text for a league that cannot be read or stored, in the page's language; unknown errors use the server's text.
 */
import type { Words } from "@/language/texts/ui/messages";
import { failureText, RequestFailed } from "../api/request";

const PHRASES = {
  "espn.league_private": "failPrivate",
  "espn.login_refused": "failRefused",
  "espn.moved_or_blocked": "failBlocked",
  "espn.league_not_found": "failMissing",
  "espn.season_not_open": "failSeason",
  "espn.rate_limited": "failBusy",
  "espn.unavailable": "failAway",
  "espn.timeout": "failAway",
  "espn.missing_view": "failShape",
  "espn.unexpected_shape": "failShape",
  "espn.too_large": "failShape",
  "connection.league_not_named": "wrongReference",
  "connection.team_not_in_league": "failTeam",
  "connection.too_many": "failMany",
  "connection.last": "failLast",
  "secret.key_missing": "failNoKey",
  "secret.unreadable": "failUnreadable",
} as const;

const isKnown = (code: string): code is keyof typeof PHRASES => Object.hasOwn(PHRASES, code);

export const leagueFailure = (code: string, say: Words<"connect">): string | undefined =>
  isKnown(code) ? say(PHRASES[code]) : undefined;

export const leagueFailureText = (error: unknown, say: Words<"connect">, ui: Words<"ui">): string =>
  (error instanceof RequestFailed ? leagueFailure(error.code, say) : undefined) ?? failureText(error, ui);
