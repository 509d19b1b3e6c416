/** What a turn of the conversation says of itself, in English. */
import type { WithheldKind } from "@/contract/conversation/grounding";

export type TurnTexts = {
  /** What stands in an answer where a sentence was left out. */
  readonly withheld: Readonly<Record<WithheldKind, string>>;
  /** An answer that breaks off must not look like one that is over. */
  readonly cutShort: string;
  /** Before the parts of an answer that no fact supports. */
  readonly unverified: string;
  /** Before the rules' answer in place of a model's. */
  readonly rulesInstead: string;
  // Progress.
  readonly understanding: string;
  readonly understandingAgain: string;
  readonly deciding: string;
  readonly writing: string;
  readonly checking: string;
  /** @param tools their names; those without words are left out */
  lookingUp(tools: readonly string[]): string;
  /** @param tool its name. @param age in words, such as "12 minutes". @param why one sentence, or nothing */
  oldData(tool: string, age: string | undefined, why: string): string;
};

const TOOL_RESULTS: Readonly<Record<string, string>> = {
  get_espn_player_status: "the official status",
  get_player_game_log: "the game log",
  get_my_roster: "your roster",
  get_opponent_roster: "your opponent's roster",
  get_free_agents: "free agents",
  get_matchup_details: "your matchup",
  get_decisions: "your decisions",
  calculate_fantasy_score: "the score",
  get_player_news: "the news",
  get_roster_game_logs: "your roster's form",
  get_schedule: "the schedule",
  get_league_settings: "the league's rules",
  get_standings: "the standings",
  get_season_odds: "the season's odds",
  search_news_by_topic: "the news",
  validate_slot_fit: "where he fits",
  simulate_move: "what the move does",
  get_bid_advice: "what to bid",
  get_opponent_outlook: "what your opponent may do",
  simulate_absence: "what it does if they sit",
  compose_daily_lineup: "the best lineup",
  compose_weekly_lineup: "the week's lineups",
  plan_week: "the plan for the week",
  analyze_trade: "what the trade does",
  find_trades: "trades for you",
};

export const turn: TurnTexts = {
  withheld: {
    deed: "*(Left out: it said that something was done. Nothing is done until you approve it.)*",
    approval: "*(Left out: it mentioned an approval you didn't give.)*",
    injury: "*(Left out: an injury or return that no source confirms.)*",
    status: "*(Left out: a status that contradicts the official one.)*",
    secret:
      "*(Left out: it asked for a login or linked to another site. FanVise never asks for a password in a chat.)*",
    instructions: "*(Left out: text that isn't part of an answer.)*",
  },
  cutShort: "*This answer got too long and stops here. Ask about one part of it.*",
  unverified: "Unverified:",
  rulesInstead: "The language model failed, so the built-in rules wrote this.",
  understanding: "Understanding the question",
  understandingAgain: "Taking another look at the question",
  deciding: "Deciding what to look up",
  writing: "Writing the answer",
  checking: "Checking the answer",
  lookingUp: (tools) => {
    const known = [...new Set(tools.flatMap((tool) => TOOL_RESULTS[tool] ?? []))];
    return known.length === 0 ? "Looking it up" : `Looking up ${known.join(", ")}`;
  },
  oldData: (tool, age, why) =>
    `Old data: ${TOOL_RESULTS[tool] ?? tool}${age === undefined ? "" : `, from ${age === "just now" ? age : `${age} ago`}`}. ${why}`.trim(),
};
