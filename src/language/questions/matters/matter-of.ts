/**
 * The matter that an understanding is of: what the rules, read as a whole, take the turn to ask for.
 *
 * Pure.
 */
import type { Focus } from "../understanding/focus/focus";
import { leagueQuestionOf } from "../understanding/league-topics";
import type { Understanding } from "../understanding/understood-question";
import type { IntentDetail } from "../understanding/want";
import type { Matter } from "./matters";

export function matterOf(read: Understanding): Matter | undefined {
  if (read.isBrief) return "shorter";
  if (read.asksReasons) return "why";
  if (read.ordersMove || read.asksToAct) return "do-it";
  if (read.focus !== undefined) return ofFocus(read, read.focus);
  return ofIntents(read);
}

const OF_FOCUS: Readonly<Record<Focus, Matter>> = {
  tonight: "tonight",
  chance: "score",
  "matchup-end": "end",
  "adds-left": "adds-left",
  "adds-timing": "adds-timing",
  "why-behind": "why-behind",
  "catch-up": "needed",
  categories: "categories",
  "named-categories": "categories",
  "opponent-moves": "their-moves",
  "team-leader": "best-worst",
  "stat-leader": "stat-leader",
  reserve: "ir",
  waivers: "claim",
  "games-left": "games-left",
  "whom-to-drop": "cut",
  "start-sit": "start",
  "day-scorers": "scorers",
  "next-opponent": "next",
  place: "standings",
  compare: "compare",
  season: "odds",
  "season-by-result": "odds-if",
  tiebreaker: "tiebreaker",
  "they-agree": "agree",
  ownership: "owner",
  "expected-total": "total",
  projection: "projection",
  availability: "status",
};

function ofFocus(read: Understanding, focus: Focus): Matter {
  const isTheirs = read.intents.has("opponent-roster") && !read.intents.has("my-roster");
  if (isTheirs && focus === "tonight") return "their-games";
  if (isTheirs && focus === "team-leader") return "their-roster";
  return OF_FOCUS[focus];
}

type Rule = readonly [IntentDetail, Matter | ((read: Understanding) => Matter)];

/** The first whose intent is among those of the turn. */
const RULES: readonly Rule[] = [
  ["trade", "trade"],
  ["find-trades", ({ searchNames }) => (searchNames.length > 0 ? "sell" : "find-trade")],
  ["bid", "claim"],
  ["absence", "absent"],
  ["simulate", ofMove],
  ["slot-fit", "slot"],
  ["review", "review"],
  ["opponent-outlook", "their-moves"],
  ["standings-odds", "standings"],
  ["season-odds", "odds"],
  ["decisions", "decisions"],
  ["free-agents", "free-agents"],
  ["weekly-lineup", "week-lineup"],
  ["daily-lineup", ofLineup],
  ["roster-form", "hot-cold"],
  ["plan", ({ isDropQuestion, searchNames }) => (isDropQuestion && searchNames.length === 0 ? "cut" : "plan")],
  ["player-schedule", "games"],
  ["game-log", ofForm],
  ["status", ofStatus],
  ["news", "status"],
  ["opponent-roster", ({ day, asksGames }) => (day !== undefined && asksGames ? "their-games" : "their-roster")],
  ["my-roster", ofRoster],
  ["schedule", "games-left"],
  ["matchup", "score"],
  ["league", ofLeague],
  ["score", "arithmetic"],
  ["topic-news", "status"],
  ["explain", "strategy"],
  ["help", "help"],
  ["thanks", "thanks"],
  ["decline", "off-topic"],
];

function ofIntents(read: Understanding): Matter | undefined {
  const beyond = read.unsupported.filter((topic) => topic !== "trade");
  if (beyond.length > 0) return beyond.includes("unclear") ? undefined : "cannot";
  const rule = RULES.find(([intent]) => read.intents.has(intent));
  if (rule === undefined) return undefined;
  const [, matter] = rule;
  return typeof matter === "string" ? matter : matter(read);
}

function ofMove({ roles, searchNames }: Understanding): Matter {
  if (roles.add.length > 0 && roles.drop.length > 0) return "move";
  return searchNames.length > 1 ? "compare" : "add";
}

function ofLineup({ asksLock, asksPlaces, without, isStartQuestion, searchNames }: Understanding): Matter {
  if (asksLock) return "lock";
  if (asksPlaces) return "overflow";
  if (without) return "instead";
  return isStartQuestion && searchNames.length > 0 ? "start" : "lineup";
}

function ofForm(read: Understanding): Matter {
  if (read.isStartQuestion) return "start";
  if (read.isHoldQuestion || read.isDropQuestion) return "keep";
  return read.searchNames.length > 1 ? "compare" : "form";
}

function ofStatus(read: Understanding): Matter {
  if (read.asksReserve) return "ir";
  if (read.isHoldQuestion || read.isDropQuestion) return "keep";
  return read.isStartQuestion ? "start" : "status";
}

function ofLeague({ question }: Understanding): Matter {
  return leagueQuestionOf(question).topics.includes("standings") ? "standings" : "rules";
}

function ofRoster({ asksHealth, asksGames }: Understanding): Matter {
  if (asksHealth) return "hurt";
  return asksGames ? "games-left" : "roster";
}
