/** No news at all, for services that are asked about something else. */
import { silentLogger } from "@/lib/log";
import type { NewsSource } from "@/server/wire-services";

export const NO_NEWS: NewsSource = {
  news: { search: async () => ({ citations: [], playerKeys: [], intent: "news", degraded: null }) },
  log: silentLogger,
};
