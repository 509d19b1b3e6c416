/** Why what is shown is out of date, in the language of the page: by the failure's code. */
import type { Words } from "@/language/texts/ui/messages";

const PHRASES = {
  "espn.rate_limited": "staleRateLimited",
  "espn.login_refused": "staleLogin",
  "espn.league_private": "staleLogin",
  "news.never_read": "staleNewsNever",
  "news.not_read_lately": "staleNewsLately",
} as const;

const isKnown = (code: string): code is keyof typeof PHRASES => Object.hasOwn(PHRASES, code);

export const staleReasonIn = (ui: Words<"ui">, code: string | undefined): string =>
  ui(code !== undefined && isKnown(code) ? PHRASES[code] : "staleReason");
