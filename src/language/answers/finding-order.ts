/** Which of the findings a question means, and in which order they are told. Pure. */
import { isMisread, isMisreadTrade } from "../questions/planning/by-roster";
import type { Understanding } from "../questions/understanding/understood-question";
import type { Finding } from "./tool-results";

/** Without what was looked up for another way to read the question. */
export const meantFindings = (request: Understanding, findings: readonly Finding[]): readonly Finding[] =>
  comparedByMoveOrForm(request, withoutMisread(asTradeOrMove(onceEach(findings)))).filter(
    (finding) => !(request.focus === "expected-total" && finding.kind === "absence" && hasNoPoints(finding.output)),
  );

/** A move that the rosters contradict is not told where what was meant instead was found. */
function withoutMisread(findings: readonly Finding[]): readonly Finding[] {
  const isMeant = (finding: Finding) =>
    finding.kind === "trade-offers" || finding.kind === "trade" || (finding.kind === "move" && finding.output.isLegal);
  return findings.some(isMeant)
    ? findings.filter((finding) => !isMisread(finding) && !isMisreadTrade(finding))
    : findings;
}

/** Where no points are forecast his form answers. */
const hasNoPoints = ({ players }: { players: readonly { expectedPoints: number | null }[] }): boolean =>
  players.every(({ expectedPoints }) => expectedPoints === null);

/** "Westbrook … Russ": one player under two names is told once. */
function onceEach(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Set<string>();
  return findings.filter((finding) => {
    const subject = subjectOf(finding);
    if (subject === undefined) return true;
    const key = `${finding.kind} ${subject}`;
    return !seen.has(key) && seen.add(key);
  });
}

function subjectOf(finding: Finding): string | undefined {
  if (finding.kind === "status" || finding.kind === "game-log") return String(finding.output.playerId);
  if (finding.kind === "news") return finding.output.askedPlayers.map(({ playerId }) => playerId).join() || undefined;
  if (finding.kind !== "move" || !finding.output.move) return undefined;
  const { add, drop } = finding.output.move;
  return `${add?.name} ${drop?.name}`;
}

const ORDER: readonly Finding["kind"][] = [
  ...([
    "trade",
    "trade-offers",
    "score",
    "decisions",
    "season-odds",
    "standings",
    "bid",
    "opponent-outlook",
    "absence",
    "plan",
    "move",
    "fit",
    "lineup",
    "status",
    "game-log",
    "news",
    "not-found",
  ] as const),
  ...(["matchup", "form", "roster", "free-agents", "week", "schedule", "league", "unavailable"] as const),
];

/**
 * Sorts findings by kind, moves by their gain; keeps one player's status, news and form together, in the order of the
 * question.
 */
export function inOrder(findings: readonly Finding[]): Finding[] {
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

/** "A for B?" was looked up both ways: as a trade where both are on rosters, else as an add and a drop. */
function asTradeOrMove(findings: readonly Finding[]): readonly Finding[] {
  if (!findings.some(({ kind }) => kind === "move")) return findings;
  const trades = findings.filter(({ kind }) => kind === "trade");
  if (trades.length > 0) return trades;
  const isAsked = findings.some((finding) => finding.kind === "unavailable" && finding.code?.startsWith("trade."));
  if (!isAsked) return findings;
  const others = findings.filter((finding) => finding.kind !== "unavailable" || !finding.code?.startsWith("trade."));
  const isPossible = others.some((finding) => finding.kind === "move" && finding.output.isLegal);
  return isPossible ? others.filter((finding) => finding.kind !== "move" || finding.output.isLegal) : others;
}

/** "Fox or Maxey?": by what each would bring where both can be added, else by their form. */
function comparedByMoveOrForm(request: Understanding, findings: readonly Finding[]): readonly Finding[] {
  if (request.focus !== "compare" || !findings.some(({ kind }) => kind === "game-log")) return findings;
  const legal = findings.filter((finding) => finding.kind === "move" && finding.output.isLegal);
  return legal.length > 1 ? findings : findings.filter(({ kind }) => kind !== "move");
}
