/**
 * Why a model, a feed or a search service does not answer, in the page's language; what the page has no words for, in
 * the server's.
 */
import type { Words } from "@/language/texts/ui/messages";

const PHRASES = {
  "model.key_refused": "failKey",
  "model.key_missing": "failKey",
  "model.busy": "failModelBusy",
  "model.unavailable": "failModelAway",
  "model.timeout": "failModelSlow",
  "model.unknown": "failModelName",
  "feed.unavailable": "failFeedAway",
  "feed.timeout": "failFeedAway",
  "feed.moved": "failFeedAddress",
  "feed.refused": "failFeedAddress",
  "feed.not_a_feed": "failFeedAddress",
  "feed.malformed": "failFeedBroken",
  "feed.too_large": "failFeedBroken",
  "embeddings.unavailable": "failSearchAway",
  "embeddings.refused": "failSearchSettings",
  "embeddings.wrong_shape": "failSearchSettings",
} as const;

const isKnown = (code: string): code is keyof typeof PHRASES => Object.hasOwn(PHRASES, code);

export const outsideFailure = ({ code, message }: { code: string; message: string }, say: Words<"settings">): string =>
  isKnown(code) ? say(PHRASES[code]) : message;
