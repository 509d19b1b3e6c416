/** Maps an ask to its intent. Pure. */
import { type QueryIntent, queryIntent } from "@/contract/conversation/intent";
import { intentOfGames } from "../understanding/games-intent";
import type { OwnReading } from "../understanding/reading";
import { type Ask, PLAYER_ASKS } from "./asks";

export const INTENT_NAMES: readonly QueryIntent[] = queryIntent.options;

const OF_ASKS: readonly (readonly [QueryIntent, readonly Ask[]])[] = [
  ["free_agent_scan", ["categories", "free-agents", "waiver-news", "wire-health"]],
  ["player_research", [...PLAYER_ASKS]],
  ["lineup_optimization", ["plan", "review", "cut", "daily", "weekly", "my-roster", "roster-form"]],
  ["matchup_analysis", ["opponent-roster", "opponent-games", "scout", "matchup", "matchup-schedule"]],
];

export function intentOf(ask: Ask, own: OwnReading): QueryIntent {
  if (ask === "schedule") return intentOfGames(own);
  if (ask === "roster-form" && own.concepts.has("opponent")) return "matchup_analysis";
  return usualIntentOf(ask);
}

const usualIntentOf = (ask: Ask): QueryIntent =>
  OF_ASKS.find(([, asks]) => asks.includes(ask))?.[0] ?? "general_advice";

/** Every intent that a question which asks so may have. */
export const intentsOf = (ask: Ask): readonly QueryIntent[] =>
  ask === "schedule" || ask === "roster-form" ? [usualIntentOf(ask), "matchup_analysis"] : [usualIntentOf(ask)];
