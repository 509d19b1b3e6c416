/**
 * The tool that brings other tools: a model is shown the few that its question needs, and asks for the rest by name.
 *
 * Not in the registry: it reads nothing, and no record or client sees it.
 */
import { z } from "zod";
import { MORE_TOOLS } from "@/language/questions/tools";
import type { ModelTool } from "@/lib/models/chat-model";
import type { ToolDefinition } from "../shared/tool";
import { registryName } from "../shared/tool-registry";

/** What each tool is for, in the few words that a choice needs. */
export const PURPOSES: Readonly<Record<string, string>> = {
  get_espn_player_status: "a player's health, team, next game",
  get_player_news: "news of a player",
  get_player_game_log: "a player's last games",
  get_my_roster: "my roster",
  get_opponent_roster: "another team's roster",
  get_roster_game_logs: "form of a whole roster",
  get_matchup_details: "the matchup",
  get_decisions: "moves proposed and decided",
  get_free_agents: "who can be added",
  get_schedule: "NBA games",
  get_league_settings: "league rules",
  get_standings: "standings, every team's odds",
  get_season_odds: "my playoff odds, clinching, players to hold",
  search_news_by_topic: "news of nobody in particular",
  validate_slot_fit: "where an added player would start",
  simulate_move: "what an add and drop gains",
  get_bid_advice: "bids and waiver claims",
  get_opponent_outlook: "what my opponent may do, how to block him",
  compose_daily_lineup: "start and sit, one day",
  compose_weekly_lineup: "lineups of all days left",
  plan_week: "the best moves of the week",
  calculate_fantasy_score: "points of a stat line",
  analyze_trade: "value a trade",
  find_trades: "whom to trade with or for",
};

const request = z.object({ names: z.array(z.string()).describe("Names from this list") });

/** Names the tools that a turn does not show yet; `undefined` where it shows all. */
export function moreTools(all: readonly ToolDefinition[], offered: readonly string[]): ModelTool | undefined {
  const others = all.filter(({ name }) => !offered.includes(name));
  if (others.length === 0) return undefined;
  const list = others.map(({ name }) => `${name} (${PURPOSES[name] ?? ""})`).join(", ");
  return { name: MORE_TOOLS, description: `Offers you other tools for your next step: ${list}.`, schema: request };
}

/** The registry's tools among those asked for, and the answer that the model reads. */
export function grant(all: readonly ToolDefinition[], input: unknown): { names: readonly string[]; answer: object } {
  const asked = (request.safeParse(input).data?.names ?? []).map(registryName);
  const names = all.map(({ name }) => name).filter((name) => asked.includes(name));
  const unknown = asked.filter((name) => !names.includes(name)).slice(0, 5);
  return { names, answer: { offered: names, ...(unknown.length > 0 && { unknown }) } };
}
