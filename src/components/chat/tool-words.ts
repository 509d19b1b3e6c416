/** Look-ups in plain words: what was asked of which tool, and where its answer comes from. */
import { agoInWords, dayInWords } from "../time/time-words";

const TITLES: Readonly<Record<string, string>> = {
  get_espn_player_status: "Player status",
  get_player_game_log: "Game log",
  get_my_roster: "Your roster",
  get_opponent_roster: "Opponent's roster",
  get_free_agents: "Free agents",
  get_matchup_details: "Your matchup",
  calculate_fantasy_score: "Points calculator",
};

const MAX_INPUT_CHARS = 90;

/** A tool that has no title here is called by its own name's words. */
export function toolTitle(toolName: string): string {
  const known = Object.hasOwn(TITLES, toolName) ? TITLES[toolName] : undefined;
  if (known) return known;
  const words = toolName.replace(/^get_/, "").replaceAll("_", " ").trim();
  return words === "" ? "Look-up" : words.charAt(0).toUpperCase() + words.slice(1);
}

/** The arguments in one short line; empty without any. */
export function inputInWords(input: unknown): string {
  if (typeof input !== "object" || input === null) return "";
  const words = Object.entries(input)
    .map(([name, value]) => argumentInWords(name, value))
    .filter(Boolean)
    .join(" · ");
  return words.length > MAX_INPUT_CHARS ? `${words.slice(0, MAX_INPUT_CHARS - 1)}…` : words;
}

function argumentInWords(name: string, value: unknown): string {
  if (value === null || value === undefined || value === false || value === "") return "";
  if (name === "healthyOnly") return "healthy only";
  if (name === "lastNGames") return `last ${String(value)} games`;
  if (name === "gamesInWindow") return `at least ${String(value)} games left`;
  if (name === "limit") return `at most ${String(value)}`;
  if (name === "sort") return `by ${String(value)}`;
  if (name === "day") return dayInWords(String(value));
  if (name === "playerName" || name === "position" || name === "stats") return valueInWords(value);
  if (name === "weights") return `weights ${valueInWords(value)}`;
  if (name === "targetCategories") return `for ${valueInWords(value)}`;
  return `${name}: ${valueInWords(value)}`;
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
  staleReason: string;
};

/** Where a tool's answer comes from; `null` when it does not say. Ages count on while the page stays open. */
export function originOf(output: unknown, nowMs: number): Origin | null {
  if (typeof output !== "object" || output === null) return null;
  const labels: Record<string, unknown> = { ...output };
  const { source, fetchedAt, age, stale, staleReason } = labels;
  if (typeof source !== "string" || source === "") return null;
  const toldAge = typeof age === "string" ? age : null;
  const ownAge = typeof fetchedAt === "string" ? agoInWords(fetchedAt, nowMs) : null;
  return {
    source: source === "espn" ? "ESPN" : source,
    age: source === "calculator" ? null : (ownAge ?? toldAge),
    isStale: stale === true,
    staleReason: typeof staleReason === "string" ? staleReason : "",
  };
}
