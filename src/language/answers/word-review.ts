/**
 * Words a review of the matchup: the verdict in one line, the moves, the key figures, injuries and news, the lineups.
 *
 * Pure. Each fact appears once: the score by day and statuses beside the news are left to their own questions.
 */
import type { NewsOutput } from "@/contract/news/news-output";
import type { Phrases } from "../texts/answers/phrases";
import { list } from "./lines";
import { boldName } from "./markdown";
import { planWithMoves } from "./plan-lineup";
import { wordLapsed } from "./planned";
import { limitsNotCounted } from "./provisos";
import type { Fact, Finding } from "./tool-results";
import { wordWeeklyLineup } from "./word-lineups";
import { wordNews } from "./word-news";
import { planMoves, planVerdict, planWorth } from "./word-plan";
import { matchupParts, wordHurt } from "./word-team";

type Kind = Fact["kind"];
const REPORTED_FINDINGS: ReadonlySet<Finding["kind"]> = new Set<Kind>(["matchup", "plan", "roster", "news", "week"]);

/** Splits findings into the review's parts, in its own order, and the rest, worded as usual. */
export function wordReview(findings: readonly Finding[], p: Phrases): { parts: string[]; others: Finding[] } {
  const of = <K extends Kind>(kind: K) =>
    findings.filter((finding): finding is Extract<Fact, { kind: K }> => finding.kind === kind);
  const matchups = of("matchup").map(({ output }) => matchupParts(output, p));
  const plans = of("plan").map(({ output }) => output);
  const verdict = [...matchups.map(({ head }) => head), ...plans.flatMap((plan) => planVerdict(plan, p))].join(" ");
  return {
    parts: [
      ...(verdict === "" ? [] : [verdict]),
      ...plans
        .filter(({ moves }) => moves.length > 0)
        .flatMap((plan) => [planMoves(plan, p), ...list(planWorth(plan, p)), p.yourDecision]),
      ...of("matchup").flatMap(({ output }) => wordLapsed(output.lapsedMoves, p)),
      ...of("roster").flatMap(({ output }) => wordHurt(output, boldName(output.teamName), p)),
      ...matchups.flatMap(({ details, left }) => [...details, ...left]),
      ...newsOf(
        of("news").map(({ output }) => output),
        p,
      ),
      ...of("week").flatMap(({ output }) => wordWeeklyLineup(output, p, planWithMoves(findings) !== undefined)),
      ...plans.flatMap((plan) => limitsNotCounted(plan, p)),
    ],
    others: findings.filter(({ kind }) => !REPORTED_FINDINGS.has(kind)),
  };
}

/** One line for all players without news; statuses are listed with the injured players. */
function newsOf(outputs: readonly NewsOutput[], p: Phrases): string[] {
  const isSilent = ({ citations, askedPlayers, unclear }: NewsOutput) =>
    citations.length === 0 && unclear === null && askedPlayers.length === 1;
  const silent = Map.groupBy(outputs.filter(isSilent), ({ days }) => days);
  const reported = new Set(outputs.flatMap(({ askedPlayers }) => askedPlayers.map(({ playerId }) => playerId)));
  return [
    ...outputs.filter((output) => !isSilent(output)).flatMap((output) => wordNews(output, reported, p)),
    ...[...silent].map(([days, all]) =>
      p.noNews(days, p.list(all.flatMap(({ askedPlayers }) => askedPlayers.map(({ name }) => boldName(name))))),
    ),
  ];
}
