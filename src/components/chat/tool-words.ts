/** Tool calls in plain words: the tool's input, and the source of its result. */
import type { Words } from "@/language/texts/ui/messages";
import { agoIn, dayIn } from "../time/day-and-age";
import { sourceIn } from "../ui/source-name";
import { staleReasonIn } from "../ui/stale-reason";

type Tools = Words<"tools">;
type Time = Words<"time">;
type ToolName = Extract<Parameters<Tools>[0], `${string}_${string}`>;

const TITLED = new Set<string>([
  "get_espn_player_status",
  "get_player_news",
  "get_player_game_log",
  "get_roster_game_logs",
  "get_my_roster",
  "get_opponent_roster",
  "get_free_agents",
  "get_matchup_details",
  "get_decisions",
  "get_schedule",
  "get_league_settings",
  "get_standings",
  "get_season_odds",
  "search_news_by_topic",
  "validate_slot_fit",
  "simulate_move",
  "get_bid_advice",
  "get_opponent_outlook",
  "simulate_absence",
  "compose_daily_lineup",
  "compose_weekly_lineup",
  "plan_week",
  "calculate_fantasy_score",
  "analyze_trade",
  "find_trades",
] satisfies ToolName[]);
const isTitled = (toolName: string): toolName is ToolName => TITLED.has(toolName);

const MAX_INPUT_CHARS = 90;

/** A tool that has no title here is called by its own name's words. */
export function toolTitle(toolName: string, tools: Tools): string {
  if (isTitled(toolName)) return tools(toolName);
  const words = toolName.replace(/^get_/, "").replaceAll("_", " ").trim();
  return words === "" ? tools("toolCall") : words.charAt(0).toUpperCase() + words.slice(1);
}

/** The arguments in one short line; empty without any. */
export function inputInWords(input: unknown, tools: Tools, time: Time): string {
  if (typeof input !== "object" || input === null) return "";
  const words = Object.entries(input)
    .map(([name, value]) => argumentInWords(name, value, tools, time))
    .filter(Boolean)
    .join(" · ");
  return words.length > MAX_INPUT_CHARS ? `${words.slice(0, MAX_INPUT_CHARS - 1)}…` : words;
}

const BARE = new Set(["playerName", "playerNames", "position", "stats", "topic", "player"]);

function argumentInWords(name: string, value: unknown, tools: Tools, time: Time): string {
  if (value === null || value === undefined || value === false || value === "") return "";
  if (name === "healthyOnly") return tools("healthyOnly");
  // The decisions' status filter is left out: the list itself shows it.
  if (name === "status") return "";
  if (typeof value === "number") {
    if (name === "lastNGames" || name === "gamesInWindow" || name === "maxMoves") return tools(name, { count: value });
    if (name === "limit") return tools("limit", { count: value });
  }
  const words = valueInWords(value);
  if (name === "sort") return tools("sort", { order: words });
  if (name === "day") return dayIn(time, words);
  if (name === "playsOn") return tools("playsOn", { day: dayIn(time, words) });
  if (name === "from" || name === "to") return tools(name, { day: dayIn(time, words) });
  if (BARE.has(name)) return words;
  if (name === "weights") return tools("weights", { weights: words });
  if (name === "targetCategories") return tools("targetCategories", { categories: words });
  if (name === "addPlayer") return tools("add", { name: words });
  if (name === "give" || name === "get") return tools(name, { names: words });
  if (name === "partner") return tools("partner", { team: words });
  if (name === "dropPlayer") return tools("drop", { name: words });
  return `${name}: ${words}`;
}

function valueInWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join(", ");
  if (typeof value === "object" && value !== null) {
    return Object.entries(value)
      .map(([name, amount]) => `${String(amount)} ${name}`)
      .join(", ");
  }
  return String(value);
}

export type Origin = {
  source: string;
  /** "12 minutes ago"; `null` for arithmetic, which has no age. */
  age: string | null;
  isStale: boolean;
  /** In the page's language; empty unless it is stale. */
  staleReason: string;
};

/** Where a tool's answer comes from; `null` when it does not say. Ages count on while the page stays open. */
export function originOf(output: unknown, nowMs: number, time: Time, ui: Words<"ui">): Origin | null {
  if (typeof output !== "object" || output === null) return null;
  const labels: Record<string, unknown> = { ...output };
  const { source, fetchedAt, age, stale, staleCode } = labels;
  if (typeof source !== "string" || source === "") return null;
  const ageText = typeof age === "string" ? age : null;
  const ownAge = typeof fetchedAt === "string" ? agoIn(time, fetchedAt, nowMs) : null;
  return {
    source: sourceIn(ui, source),
    age: source === "calculator" ? null : (ownAge ?? ageText),
    isStale: stale === true,
    staleReason: stale === true ? staleReasonIn(ui, typeof staleCode === "string" ? staleCode : undefined) : "",
  };
}
