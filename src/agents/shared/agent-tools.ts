/**
 * Which agent may use which tool.
 *
 * Declared, so that it can be read and checked: what an agent is not given here it cannot ask for, and a language model
 * is shown fewer tools, which makes it choose better and costs less. The order is that in which models see them.
 */
import type { QueryIntent } from "@/contract/conversation/intent";
import type { ToolDefinition } from "./tool";

/** What the supervisor offers a language model in every turn, whatever is asked. */
export const ALWAYS_OFFERED: readonly string[] = [
  "get_espn_player_status",
  "get_player_news",
  "get_schedule",
  "get_decisions",
];

/**
 * Offered beside them, by what the question is about. What the question's own words call for comes on top
 * (`supervisor/offered-tools.ts`), everything else through `more_tools`.
 */
export const SUPERVISOR_TOOLS: Readonly<Record<QueryIntent, readonly string[]>> = {
  player_research: ["get_player_game_log", "simulate_move"],
  free_agent_scan: ["get_free_agents", "get_matchup_details", "simulate_move"],
  matchup_analysis: ["get_matchup_details", "get_my_roster", "get_opponent_roster"],
  lineup_optimization: [
    "get_matchup_details",
    "get_my_roster",
    "get_opponent_roster",
    "compose_daily_lineup",
    "compose_weekly_lineup",
    "plan_week",
    "simulate_move",
  ],
  general_advice: ["get_league_settings", "search_news_by_topic", "get_my_roster"],
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
    "simulate_absence",
  ],
  player_research_agent: ["get_espn_player_status", "get_player_news", "get_player_game_log", "get_schedule"],
  matchup_optimizer: ["plan_week"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The tools with these names, in the order of `names`; unknown names are skipped. */
export function pickTools(tools: readonly ToolDefinition[], names: readonly string[]): ToolDefinition[] {
  return names.flatMap((name) => tools.find((tool) => tool.name === name) ?? []);
}
