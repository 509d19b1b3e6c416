/** Every tool, in one list. An agent names those it may use; none of them has an effect. */
import type { ToolDefinition } from "./tool";
import * as engine from "./tools/engine-tools";
import * as league from "./tools/league-tools";
import * as players from "./tools/player-tools";
import * as team from "./tools/team-tools";
import * as trade from "./tools/trade-tools";

export const ALL_TOOLS: readonly ToolDefinition[] = [
  players.getPlayerStatus,
  players.getPlayerNews,
  players.getPlayerGameLog,
  team.getMyRoster,
  team.getOpponentRoster,
  team.getRosterGameLogs,
  team.getMatchupDetails,
  team.getDecisions,
  league.getFreeAgents,
  league.getSchedule,
  league.getLeagueSettings,
  league.getStandings,
  league.getSeasonOdds,
  league.searchNewsByTopic,
  engine.validateSlotFit,
  engine.simulateMove,
  engine.getBidAdvice,
  engine.getOpponentOutlook,
  engine.simulateAbsence,
  engine.composeDailyLineup,
  engine.composeWeeklyLineup,
  engine.planWeek,
  engine.calculateFantasyScore,
  trade.analyzeTrade,
  trade.findTrades,
];

/**
 * Other names that clients, models and scripts may call a tool by. They are listed nowhere else; records carry the
 * registry's own.
 */
export const TOOL_ALIASES: ReadonlyMap<string, string> = new Map([["get_player_status", "get_espn_player_status"]]);

/** The name of a tool in the registry, also for one of its aliases; any other name as it is. */
export const registryName = (name: string): string => TOOL_ALIASES.get(name) ?? name;
