/** The lines that say where the facts come from and how old they are. */
import type { Provenance } from "@/contract/tool-outputs";
import type { AboutKind, Phrases } from "../texts/answers/phrases";
import { safeName } from "./markdown";
import type { Fact, Finding } from "./tool-results";

/** One line where everything has one source and age; otherwise one per source, saying what it is the source of. */
export function sourceLines(findings: readonly Finding[], p: Phrases): { line: string; isStale: boolean }[] {
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
      ? p.oldData(source, from.age, p.failure(from.staleCode ?? null, from.staleReason ?? null), topic)
      : p.source(source, from.age, topic);
    return { line, isStale: from.stale };
  });
}

const ABOUT: Readonly<Partial<Record<Fact["kind"], AboutKind>>> = {
  matchup: "matchup",
  "free-agents": "free-agents",
  score: "score",
  "not-found": "player",
  news: "news",
  schedule: "schedule",
  league: "league",
  form: "form",
  fit: "engine",
  move: "engine",
  lineup: "engine",
  week: "engine",
  plan: "engine",
  decisions: "decisions",
  trade: "engine",
  "trade-offers": "engine",
  standings: "season",
  "season-odds": "season",
};

function aboutOf(finding: Fact, p: Phrases): string {
  if (finding.kind === "roster") return p.about(finding.output.ownership === "my roster" ? "roster" : "opponent");
  if (finding.kind === "status" || finding.kind === "game-log") return safeName(finding.output.name);
  return p.about(ABOUT[finding.kind] ?? "player");
}
