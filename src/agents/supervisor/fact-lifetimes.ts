/**
 * How long what a tool found may be said again without asking: as long as the shortest-lived of what it was read from.
 */
import { LIFETIME_MS } from "@/services/ports";

type SourceKind = keyof typeof LIFETIME_MS;

/** Sources of each tool's answer. Empty: read again each time, since the news come from our own database. */
export const SOURCES_OF_TOOL: Readonly<Record<string, readonly SourceKind[]>> = {
  get_espn_player_status: ["playerCard", "roster"],
  get_player_news: [],
  get_player_game_log: ["gameLog"],
  get_my_roster: ["roster"],
  get_opponent_roster: ["roster"],
  get_roster_game_logs: ["gameLog", "roster"],
  get_matchup_details: ["matchup", "roster"],
  get_decisions: [],
  get_free_agents: ["roster", "freeAgents"],
  get_schedule: ["schedule", "league"],
  get_league_settings: ["league"],
  get_standings: ["matchup", "roster", "league"],
  get_season_odds: ["matchup", "roster", "freeAgents"],
  search_news_by_topic: [],
  validate_slot_fit: ["roster", "freeAgents"],
  simulate_move: ["roster", "freeAgents"],
  get_bid_advice: ["roster", "freeAgents", "league"],
  get_opponent_outlook: ["roster", "freeAgents", "matchup"],
  simulate_absence: ["roster", "matchup"],
  compose_daily_lineup: ["roster"],
  compose_weekly_lineup: ["roster"],
  plan_week: ["roster", "freeAgents"],
  calculate_fantasy_score: ["league"],
  analyze_trade: ["roster", "freeAgents", "playerCard"],
  find_trades: ["roster", "freeAgents", "playerCard"],
};

/** Lifetime in milliseconds since the source was read; 0 for a tool that is read again each time. */
export function factLifetimeMs(tool: string): number {
  const kinds = SOURCES_OF_TOOL[tool] ?? [];
  return kinds.length === 0 ? 0 : Math.min(...kinds.map((kind) => LIFETIME_MS[kind]));
}
