import type { ScoreboardEntry } from "@/contract/scoreboard";

/** The newest run of each model, of a list with the newest first and in its order. */
export const newestOfEach = (entries: readonly ScoreboardEntry[]): ScoreboardEntry[] =>
  entries.filter((entry, at) => entries.findIndex(({ model }) => model === entry.model) === at);
