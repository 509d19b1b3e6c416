/**
 * What of an answer is told at once, and what is folded under its details.
 *
 * The answer to the question stands alone, in a few lines; everything else that was found is one click away. Pure.
 */
import type { Understanding } from "../questions/understanding/understood-question";
import type { Finding } from "./tool-results";

type Kind = Finding["kind"];
/** Lines of a finding that are told at once, list items counted. */
const ALL_LINES = Number.POSITIVE_INFINITY;

/** The parts of one finding in the order of their weight, and how many of their lines are told at once. */
export type Section = { readonly parts: readonly string[]; readonly lines: number };

/** Findings that were only looked up for another one, which answers the question in their place. */
const LOOKED_UP_FOR: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  plan: ["matchup", "roster", "free-agents", "move", "week", "lineup", "form", "schedule", "news", "status"],
  move: ["status", "roster", "free-agents", "matchup", "news", "game-log", "schedule", "bid"],
  trade: ["status", "game-log", "roster", "news", "schedule", "matchup", "league"],
  "trade-offers": ["status", "roster", "form", "league"],
  bid: ["status", "news", "free-agents"],
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
  return findings.some((other) => LOOKED_UP_FOR[other.kind]?.includes(finding.kind) === true);
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
    default:
      return false;
  }
}

/** Told where nothing else says how much of it is. */
const USUAL_LINES = 5;

export function linesOf(finding: Finding, { asksLineup, asksGames }: Understanding): number {
  switch (finding.kind) {
    case "plan":
      return finding.output.moves.length === 0 ? 3 : finding.output.moves.length + 2;
    case "move":
    case "fit":
      return 3;
    case "trade":
    case "status":
      return 4;
    case "game-log":
      return 2;
    case "lineup":
      return asksLineup || asksGames ? ALL_LINES : USUAL_LINES;
    case "free-agents":
      return 6;
    case "decisions":
    case "trade-offers":
    case "league":
      return 8;
    case "standings":
      return 11;
    case "matchup":
      return finding.output.categories.length > 0 ? 12 : 4;
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
export function folded(sections: readonly Section[]): { told: string[]; details: string[] } {
  const told: string[] = [];
  const details: string[] = [];
  for (const { parts, lines } of sections) {
    let left = lines;
    for (const part of parts) {
      const all = part.split("\n");
      if (all.length <= left) told.push(part);
      else {
        const [first, rest] = cut(all, left);
        if (first !== null) told.push(first);
        details.push(rest);
      }
      left = Math.max(0, left - all.length);
    }
  }
  return { told, details };
}

function cut(lines: readonly string[], at: number): [first: string | null, rest: string] {
  const [title = ""] = lines;
  const isTitled = !title.startsWith("- ");
  if (at < (isTitled ? 2 : 1)) return [null, lines.join("\n")];
  const rest = lines.slice(at);
  return [lines.slice(0, at).join("\n"), (isTitled ? [title, ...rest] : rest).join("\n")];
}
