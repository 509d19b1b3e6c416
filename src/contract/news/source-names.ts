/**
 * How a provenance names its source, in English; `src/components/ui/source-name.ts` says it in the language of the
 * page.
 */
export const SOURCE_NAMES = {
  espn: "espn",
  demo: "demo league",
  news: "news",
  /** The index of news where no feed is read. */
  storedNews: "saved news",
  /** The demo league's own feed. */
  demoNews: "demo news",
  calculator: "calculator",
  /** Proposals and decisions stored by FanVise. */
  decisions: "FanVise",
} as const;
