/** Intents of a question. The five names are public: clients and evaluations rely on them. */
import { z } from "zod";

export const queryIntent = z.enum([
  "player_research",
  "free_agent_scan",
  "matchup_analysis",
  "lineup_optimization",
  "general_advice",
]);
export type QueryIntent = z.infer<typeof queryIntent>;

export const language = z.enum(["en", "el"]);
export type Language = z.infer<typeof language>;
