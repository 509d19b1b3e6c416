/**
 * Answers from tool results.
 *
 * Pure. The direct answer comes first, then the facts, then what cannot be done, then source and age. Every number,
 * date and name is in a tool's answer: nothing is counted, summed or compared here.
 */
import type { Language } from "@/contract/intent";
import type { Provenance } from "@/contract/tool-outputs";
import { safeName } from "./markdown";
import type { Phrases } from "./phrases";
import { EL } from "./phrases-el";
import { EN } from "./phrases-en";
import { type Finding, readResult, type ToolResult } from "./tool-results";
import { type Understanding, understand } from "./understanding";
import { wordGameLog, wordNotFound, wordScore, wordStatus } from "./word-players";
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
  const parts = findings
    .flatMap((finding) => wordOne(finding, asked, p))
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
  if (asked.wants.has("explain")) return asked.terms.map((term) => p.terms[term]).join("\n\n");
  if (asked.wants.has("decline")) return p.decline;
  if (asked.unsupported.length > 0 && asked.wants.has("unsupported")) {
    const topics = asked.unsupported.map((topic) => p.unsupported[topic]);
    return topics.join("\n\n");
  }
  return p.cannotLookUp;
}

const ORDER: readonly Finding["kind"][] = [
  "score",
  "status",
  "game-log",
  "not-found",
  "matchup",
  "roster",
  "free-agents",
  "unavailable",
];

/** By kind; of one player, status and form together, in the order the players were asked about. */
function inOrder(findings: readonly Finding[]): Finding[] {
  const byKind = [...findings].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const isForm = (finding: Finding, playerId: number) =>
    finding.kind === "game-log" && finding.output.playerId === playerId;
  const placed = new Set<Finding>();
  return byKind.flatMap((finding) => {
    if (placed.has(finding)) return [];
    const { kind } = finding;
    const form = kind === "status" ? byKind.filter((other) => isForm(other, finding.output.playerId)) : [];
    for (const each of form) placed.add(each);
    return [finding, ...form];
  });
}

function wordOne(finding: Finding, asked: Understanding, p: Phrases): string[] {
  switch (finding.kind) {
    case "roster":
      return wordRoster(finding.output, asked, p);
    case "matchup":
      return wordMatchup(finding.output, p);
    case "free-agents":
      return wordFreeAgents(finding.output, p);
    case "status":
      return wordStatus(finding.output, asked, p);
    case "game-log":
      return wordGameLog(finding.output, p);
    case "score":
      return wordScore(finding.output, p);
    case "not-found":
      return wordNotFound(finding.output, p);
    case "unavailable":
      return [p.unavailable(finding.tool, finding.message)];
  }
}

/** One line where everything has one source and age; otherwise one per source, saying what it is the source of. */
function sourceLines(findings: readonly Finding[], p: Phrases): { line: string; isStale: boolean }[] {
  const bySource = new Map<string, { from: Provenance; about: Set<string> }>();
  for (const finding of findings) {
    if (finding.kind === "unavailable") continue;
    const { output } = finding;
    const key = JSON.stringify([output.source, output.age, output.stale, output.staleReason ?? ""]);
    const entry = bySource.get(key) ?? { from: output, about: new Set<string>() };
    entry.about.add(aboutOf(finding, p));
    bySource.set(key, entry);
  }
  const isOnlyOne = bySource.size === 1;
  return [...bySource.values()].map(({ from, about }) => {
    const topic = isOnlyOne ? null : p.list([...about]);
    const source = safeName(from.source);
    const line = from.stale
      ? p.oldData(source, from.age, from.staleReason ?? null, topic)
      : p.source(source, from.age, topic);
    return { line, isStale: from.stale };
  });
}

function aboutOf(finding: Exclude<Finding, { kind: "unavailable" }>, p: Phrases): string {
  switch (finding.kind) {
    case "roster":
      return p.about(finding.output.ownership === "my roster" ? "roster" : "opponent");
    case "matchup":
    case "free-agents":
    case "score":
      return p.about(finding.kind);
    case "status":
    case "game-log":
      return safeName(finding.output.name);
    case "not-found":
      return p.about("player");
  }
}
