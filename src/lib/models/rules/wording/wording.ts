/**
 * Answers from tool results.
 *
 * Pure. The direct answer comes first, then the facts, then what cannot be done, then source and age. Every number,
 * date and name is in a tool's answer: nothing is counted or summed here.
 */
import type { Language } from "@/contract/intent";
import { EL } from "../languages/el/phrases";
import { EN } from "../languages/en/phrases";
import type { Phrases } from "../languages/phrases";
import { fold } from "../understanding/text";
import { type Understanding, understand } from "../understanding/understanding";
import { sourceLines } from "./sources";
import { type Finding, readResult, type ToolResult } from "./tool-results";
import { wordComparison } from "./word-comparison";
import { wordForm } from "./word-form";
import { wordLeague } from "./word-league";
import { wordDailyLineup, wordWeeklyLineup } from "./word-lineups";
import { wordBestMove, wordFit, wordMove } from "./word-moves";
import { wordNews } from "./word-news";
import { wordPlan } from "./word-plan";
import { wordGameLog, wordNotFound, wordScore, wordStatus } from "./word-players";
import { wordReview } from "./word-review";
import { wordSchedule } from "./word-schedule";
import { wordFreeAgents, wordMatchup, wordRoster } from "./word-team";

export const phrasesOf = (language: Language): Phrases => (language === "el" ? EL : EN);

/** Words what was found for a question; without results it words what can be said without any. */
export function wordAnswer(question: string, language: Language, results: readonly ToolResult[]): string {
  return wordFindings(understand(question), language, results);
}

export function wordFindings(asked: Understanding, language: Language, results: readonly ToolResult[]): string {
  const p = phrasesOf(language);
  const findings = inOrder(results.map(readResult));
  if (findings.length === 0) return wordWithoutTools(asked, p);
  const said = new Set<string>();
  const turn: Turn = { asked, findings, p };
  const review = asked.wants.has("review") ? wordReview(findings, p) : { parts: [], others: findings };
  const parts = [...review.parts, ...verdictAcross(turn), ...review.others.flatMap((finding) => wordOne(finding, turn))]
    // Two look-ups of one unknown name say the same.
    .filter((part) => !said.has(part) && said.add(part));
  const hasFacts = findings.some((finding) => finding.kind !== "unavailable" && finding.kind !== "not-found");
  const notes = hasFacts ? asked.unsupported.map((topic) => p.unsupported[topic]) : [];
  const sources = sourceLines(findings, p);
  // Old data is said before anything is read from it; where fresh data came from can wait for the end.
  const warnings = sources.filter((source) => source.isStale).map((source) => source.line);
  const origins = sources.filter((source) => !source.isStale).map((source) => source.line);
  return [...warnings, ...parts, ...notes, ...origins].join("\n\n");
}

/** What needs no look-up: help, the meaning of words, a refusal, or the question what is meant. */
export function wordWithoutTools(asked: Understanding, p: Phrases): string {
  if (asked.wants.has("help")) return p.help;
  if (asked.wants.has("thanks")) return p.thanks;
  if (asked.wants.has("explain"))
    return asked.terms.length > 0 ? asked.terms.map((term) => p.terms[term]).join("\n\n") : p.basics;
  if (asked.wants.has("decline")) return p.decline;
  if (asked.unsupported.length > 0 && asked.wants.has("unsupported")) {
    const topics = asked.unsupported.map((topic) => p.unsupported[topic]);
    return topics.join("\n\n");
  }
  return p.cannotLookUp;
}

type Turn = { asked: Understanding; findings: readonly Finding[]; p: Phrases };

const ORDER: readonly Finding["kind"][] = [
  ...(["score", "plan", "move", "fit", "lineup", "status", "game-log", "news", "not-found"] as const),
  ...(["matchup", "form", "roster", "free-agents", "week", "schedule", "league", "unavailable"] as const),
];

/** By kind, moves by their gain; of one player, status, news and form together, in the order the players were asked about. */
function inOrder(findings: readonly Finding[]): Finding[] {
  const gainOf = (finding: Finding) => (finding.kind === "move" ? (finding.output.move?.gain ?? -Infinity) : 0);
  const byKind = [...findings].sort(
    (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || (gainOf(a) === gainOf(b) ? 0 : gainOf(b) - gainOf(a)),
  );
  const isOf = (finding: Finding, playerId: number) =>
    (finding.kind === "game-log" && finding.output.playerId === playerId) ||
    (finding.kind === "news" && finding.output.askedPlayers[0]?.playerId === playerId);
  const placed = new Set<Finding>();
  return byKind.flatMap((finding) => {
    if (placed.has(finding)) return [];
    const his = finding.kind === "status" ? byKind.filter((other) => isOf(other, finding.output.playerId)) : [];
    for (const each of his) placed.add(each);
    return [finding, ...his];
  });
}

const outputsOf = <Kind extends Finding["kind"]>(findings: readonly Finding[], kind: Kind) =>
  findings.filter((finding): finding is Extract<Finding, { kind: Kind }> => finding.kind === kind);

/** What no single result says: who of several is better. */
function verdictAcross({ asked, findings, p }: Turn): string[] {
  const logs = outputsOf(findings, "game-log").map(({ output }) => output);
  const moves = outputsOf(findings, "move").map(({ output }) => output);
  return [...wordBestMove(moves, p), ...wordComparison(logs, asked.freeAgentFilter.targetCategories ?? [], p)];
}

function wordOne(finding: Finding, { asked, findings, p }: Turn): string[] {
  switch (finding.kind) {
    case "roster":
      return wordRoster(finding.output, asked, p);
    case "matchup":
      return wordMatchup(finding.output, p);
    case "free-agents":
      return wordFreeAgents(finding.output, outputsOf(findings, "move").length > 0, p);
    case "status":
      return wordStatus(finding.output, asked, p);
    case "game-log": {
      const categories = asked.freeAgentFilter.targetCategories ?? [];
      return wordGameLog(finding.output, { categories, isBesideOthers: outputsOf(findings, "game-log").length > 1 }, p);
    }
    case "news":
      return wordNews(finding.output, new Set(outputsOf(findings, "status").map(({ output }) => output.playerId)), p);
    case "schedule":
      return wordSchedule(finding.output, asked, p);
    case "league":
      return wordLeague(finding.output, fold(asked.question), p);
    case "form":
      return wordForm(finding.output, p);
    case "move":
      return wordMove(finding.output, p);
    case "fit":
      return wordFit(finding.output, p);
    case "lineup":
      return wordDailyLineup(finding.output, p);
    case "week":
      return wordWeeklyLineup(finding.output, p);
    case "plan":
      return wordPlan(finding.output, p);
    case "score":
      return wordScore(finding.output, p);
    case "not-found":
      return wordNotFound(finding.output, p);
    case "unavailable":
      return [p.unavailable(finding.tool, finding.message)];
  }
}
