/** The tools that the rules know how to ask and how to word, by the names of the registry. */
export const TOOL = {
  status: "get_espn_player_status",
  news: "get_player_news",
  gameLog: "get_player_game_log",
  myRoster: "get_my_roster",
  opponentRoster: "get_opponent_roster",
  rosterLogs: "get_roster_game_logs",
  matchup: "get_matchup_details",
  freeAgents: "get_free_agents",
  schedule: "get_schedule",
  league: "get_league_settings",
  standings: "get_standings",
  seasonOdds: "get_season_odds",
  topicNews: "search_news_by_topic",
  slotFit: "validate_slot_fit",
  simulate: "simulate_move",
  bid: "get_bid_advice",
  opponentOutlook: "get_opponent_outlook",
  absence: "simulate_absence",
  dailyLineup: "compose_daily_lineup",
  weeklyLineup: "compose_weekly_lineup",
  plan: "plan_week",
  score: "calculate_fantasy_score",
  decisions: "get_decisions",
  analyzeTrade: "analyze_trade",
  findTrades: "find_trades",
} as const;

/** Offers a language model the tools that it was not shown at first; the rules need none of it. */
export const MORE_TOOLS = "more_tools";

export type ToolName = (typeof TOOL)[keyof typeof TOOL];
