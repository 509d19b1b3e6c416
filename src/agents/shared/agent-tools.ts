/**
 * Which agent may use which tool.
 *
 * Declared, so that it can be read and checked: what an agent is not given here it cannot ask for, and a language model
 * is shown fewer tools, which makes it choose better and costs less. The order is that in which models see them.
 */
import type { QueryIntent } from "@/contract/conversation/intent";
import type { ToolDefinition } from "./tool";

/** The supervisor's tools, by what the question is about. */
export const SUPERVISOR_TOOLS: Readonly<Record<QueryIntent, readonly string[]>> = {
  player_research: [
    "get_espn_player_status",
    "get_player_news",
    "get_player_game_log",
    "get_schedule",
    "simulate_move",
    "validate_slot_fit",
    "analyze_trade",
    "find_trades",
    "get_bid_advice",
  ],
  free_agent_scan: [
    "get_free_agents",
    "get_matchup_details",
    "simulate_move",
    "validate_slot_fit",
    "get_bid_advice",
    "search_news_by_topic",
    "get_espn_player_status",
  ],
  matchup_analysis: [
    "get_matchup_details",
    "get_schedule",
    "get_my_roster",
    "get_opponent_roster",
    "get_opponent_outlook",
    "get_roster_game_logs",
    "get_decisions",
    "get_standings",
    "get_season_odds",
  ],
  lineup_optimization: [
    "get_matchup_details",
    "get_my_roster",
    "get_opponent_roster",
    "compose_daily_lineup",
    "compose_weekly_lineup",
    "plan_week",
    "simulate_move",
    "get_roster_game_logs",
    "get_espn_player_status",
    "get_decisions",
    "analyze_trade",
    "find_trades",
  ],
  general_advice: [
    "calculate_fantasy_score",
    "get_league_settings",
    "search_news_by_topic",
    "get_schedule",
    "get_my_roster",
    "get_espn_player_status",
    "get_decisions",
    "analyze_trade",
    "find_trades",
    "get_standings",
    "get_season_odds",
  ],
};

/**
 * Agents that call tools themselves. The matchup optimizer reads the league once, which its record shows as this tool
 * call.
 */
export const AGENT_TOOLS = {
  single_pass: [
    "get_espn_player_status",
    "get_player_news",
    "get_player_game_log",
    "get_my_roster",
    "get_opponent_roster",
    "get_matchup_details",
    "get_free_agents",
    "get_schedule",
    "get_league_settings",
    "get_standings",
    "get_season_odds",
    "search_news_by_topic",
    "compose_daily_lineup",
    "calculate_fantasy_score",
    "get_decisions",
    "analyze_trade",
    "find_trades",
    "get_bid_advice",
    "get_opponent_outlook",
  ],
  player_research_agent: ["get_espn_player_status", "get_player_news", "get_player_game_log", "get_schedule"],
  matchup_optimizer: ["plan_week"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The tools with these names, in the order of `names`; unknown names are skipped. */
export function pickTools(tools: readonly ToolDefinition[], names: readonly string[]): ToolDefinition[] {
  return names.flatMap((name) => tools.find((tool) => tool.name === name) ?? []);
}
