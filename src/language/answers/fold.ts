/**
 * What of an answer is told at once, and what is folded under its details.
 *
 * The answer to the question stands alone, in a few lines; everything else that was found is one click away. Pure.
 */
import { leagueQuestionOf } from "../questions/understanding/league-topics";
import type { Understanding } from "../questions/understanding/understood-question";
import type { Finding } from "./tool-results";
import { asksByDay, asksForBackToBacks } from "./word-schedule";

type Kind = Finding["kind"];
/** Lines of a finding that are told at once, list items counted. */
const ALL_LINES = Number.POSITIVE_INFINITY;

/** The parts of one finding in the order of their weight, and how many of their lines are told at once. */
export type Section = { readonly parts: readonly string[]; readonly lines: number };

/** Findings that were only looked up for another one, which answers the question in their place. */
const SUPPORTS: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  plan: ["matchup", "roster", "free-agents", "move", "week", "lineup", "form", "schedule", "news", "status"],
  move: ["status", "roster", "matchup", "news", "game-log", "schedule", "bid"],
  trade: ["status", "game-log", "roster", "news", "schedule", "matchup", "league"],
  "trade-offers": ["status", "roster", "form", "league"],
  bid: ["status", "news", "free-agents"],
  absence: ["status", "news", "matchup", "roster"],
  "opponent-outlook": ["roster", "matchup", "free-agents", "schedule"],
  lineup: ["roster", "status", "news", "game-log", "schedule"],
  status: ["news", "game-log", "schedule", "roster"],
  "season-odds": ["standings", "league", "matchup", "roster"],
  standings: ["league", "matchup"],
  "game-log": ["news", "schedule"],
  matchup: ["schedule", "roster"],
  "free-agents": ["roster", "matchup", "news"],
};

/** Was it only looked up for another finding of the same answer? */
export function isSupport(finding: Finding, findings: readonly Finding[], request: Understanding): boolean {
  if (isAskedFor(finding, request)) return false;
  // Without opponents the table of points counts, and not the standings by record.
  const hasTable = findings.some((each) => each.kind === "matchup" && each.output.standings !== null);
  if (hasTable && finding.kind === "standings") return true;
  return findings.some(
    (other) => !(hasTable && other.kind === "standings") && SUPPORTS[other.kind]?.includes(finding.kind) === true,
  );
}

/** Asked for in so many words, whatever else was looked up. */
function isAskedFor(finding: Finding, request: Understanding): boolean {
  const { intents, isStartQuestion } = request;
  switch (finding.kind) {
    case "roster":
      return !intents.has("plan") && (request.asksHealth || request.asksLineup || request.asksGames);
    case "news":
      return finding.output.citations.length > 0 && intents.has("news");
    case "status":
      return isStartQuestion && !intents.has("plan");
    case "game-log":
      // "Is Clingan worth it for blocks?", "why?"
      return (
        request.asksReasons === true ||
        (intents.has("simulate") && (request.freeAgentFilter.targetCategories ?? []).length > 0)
      );
    default:
      return false;
  }
}

const SHOWN_BESIDE: ReadonlySet<Kind> = new Set(["news", "not-found", "unavailable"]);
const NEWS_LINES = 3;
const WITHOUT_LINES = 2;
const FREE_AGENT_LINES = 6;
const POINTS_LINES = 2;
/** The move, the chance to win, and what comes after the matchup; or why there is none. */
const ONE_MOVE_LINES = 4;
const CATEGORY_LINES = 4;
/** The counts of both teams and the busiest days; a list of players' games is as long. */
const SCHEDULE_LINES = 4;
const TABLE_LINES = 12;
const RULE_LINES = 8;
/** What an answer rests on is told in at most so many. */
const MANY_LINES = 10;
/** His average, beside the season's. */
const REASON_LINES = 1;
/** Told where nothing else says how much of it is. */
const USUAL_LINES = 5;

/** @param isLed the answer has its first sentences already: only news, and what failed, is told beside them */
export function linesOf(finding: Finding, { question, asksReasons }: Understanding, isLed: boolean): number {
  if (asksReasons && finding.kind === "game-log") return REASON_LINES;
  if (isLed && !SHOWN_BESIDE.has(finding.kind)) return 0;
  if (asksReasons) return MANY_LINES;
  switch (finding.kind) {
    case "plan":
      // Of one move what it brings later says why it is this one.
      return finding.output.moves.length <= 1 ? ONE_MOVE_LINES : finding.output.moves.length + 2;
    case "lineup":
      // Who comes in is the answer; the whole lineup can wait.
      return finding.output.without ? WITHOUT_LINES : ALL_LINES;
    case "move":
    case "fit":
      return 3;
    case "trade":
    case "status":
      return 4;
    case "game-log":
      return 2;
    case "free-agents":
      return FREE_AGENT_LINES;
    case "news":
      return NEWS_LINES;
    case "decisions":
    case "trade-offers":
      return 8;
    case "league":
      return leagueQuestionOf(question).topics.includes("standings") ? TABLE_LINES : RULE_LINES;
    case "standings":
      return TABLE_LINES;
    case "matchup":
      if (finding.output.standings !== null) return TABLE_LINES;
      // A move that fell through is told wherever the score is.
      return finding.output.lapsedMoves.length + (finding.output.categories.length > 0 ? CATEGORY_LINES : POINTS_LINES);
    case "schedule":
      return asksByDay(question) || asksForBackToBacks(question) ? ALL_LINES : SCHEDULE_LINES;
    case "roster":
    case "week":
    case "score":
    case "not-found":
    case "unavailable":
      return ALL_LINES;
    default:
      return USUAL_LINES;
  }
}

/** Splits sections; a list that is cut carries its title into both halves, and no title stands alone. */
export function folded(sections: readonly Section[]): { shown: string[]; details: string[] } {
  const shown: string[] = [];
  const details: string[] = [];
  for (const { parts, lines } of sections) {
    let left = lines;
    for (const part of parts) {
      const all = part.split("\n");
      if (all.length <= left) shown.push(part);
      else {
        const [first, rest] = cut(all, left);
        if (first !== null) shown.push(first);
        details.push(rest);
      }
      left = Math.max(0, left - all.length);
    }
    // A title whose list is folded goes with it.
    const last = shown.at(-1);
    if (parts.includes(last ?? "") && last?.endsWith(":") && details.length > 0) details.unshift(...shown.splice(-1));
  }
  return { shown, details };
}

function cut(lines: readonly string[], at: number): [first: string | null, rest: string] {
  const [title = ""] = lines;
  const isTitled = !title.startsWith("- ");
  if (at < (isTitled ? 2 : 1)) return [null, lines.join("\n")];
  const rest = lines.slice(at);
  return [lines.slice(0, at).join("\n"), (isTitled ? [title, ...rest] : rest).join("\n")];
}
