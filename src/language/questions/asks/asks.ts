/** Asks of a question, each with the tools that answer it. */
import type { IntentDetail } from "../understanding/want";

export const ASKS = {
  // About named players.
  health: ["status", "news"],
  form: ["game-log"],
  start: ["status", "game-log"],
  /** To keep, to drop, to trust: how he is and how he plays. */
  decision: ["status", "news", "game-log"],
  simulate: ["simulate", "status"],
  fit: ["slot-fit"],
  "player-schedule": ["player-schedule"],
  "health-schedule": ["status", "news", "player-schedule"],
  /** He is out: for how long, and who instead. */
  "wire-health": ["status", "news", "free-agents", "value-free-agents"],
  // About my team.
  plan: ["matchup", "plan"],
  review: ["review", "matchup", "my-roster", "opponent-roster", "plan", "weekly-lineup", "doubtful"],
  cut: ["plan", "my-roster"],
  daily: ["daily-lineup"],
  weekly: ["weekly-lineup"],
  "my-roster": ["my-roster"],
  "roster-form": ["roster-form"],
  schedule: ["schedule"],
  // About the league around it.
  categories: ["matchup", "free-agents", "value-free-agents"],
  "free-agents": ["free-agents", "value-free-agents"],
  "waiver-news": ["free-agents", "topic-news"],
  "opponent-roster": ["opponent-roster"],
  /** Asks which of the opponent's players play on a day. */
  "opponent-games": ["opponent-roster", "schedule"],
  scout: ["matchup", "opponent-roster"],
  matchup: ["matchup"],
  "matchup-schedule": ["matchup", "schedule"],
  league: ["league"],
  "topic-news": ["topic-news"],
  score: ["score"],
  /** Asks for proposals, approvals, declines and their outcomes. */
  decisions: ["decisions"],
  // Needs no tool.
  general: [],
  decline: ["decline"],
} as const satisfies Record<string, readonly IntentDetail[]>;

export type Ask = keyof typeof ASKS;

/** The cast: keys of an object literal are what its type says. */
export const ASK_NAMES = Object.keys(ASKS) as readonly Ask[];

export const PLAYER_ASKS: ReadonlySet<Ask> = new Set([
  "health",
  "form",
  "start",
  "decision",
  "simulate",
  "fit",
  "player-schedule",
  "health-schedule",
  "wire-health",
]);

/** Two asks in one: where one of them is about as likely, the shorter answer is the better one. */
export const DOUBLE_ASKS: ReadonlySet<Ask> = new Set([
  "health-schedule",
  "wire-health",
  "opponent-games",
  "scout",
  "matchup-schedule",
]);
