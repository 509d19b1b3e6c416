/**
 * With a plan that has moves, only the plan's own lineups are worded: those of today's roster would start dropped
 * players. Pure.
 */
import type { WeeklyLineupOutput, WeekPlanOutput } from "@/contract/planning/engine-outputs";
import type { Finding } from "./tool-results";

/** The plan of the turn that moves somebody; `undefined` without one. */
export const planWithMoves = (findings: readonly Finding[]): WeekPlanOutput | undefined =>
  findings.flatMap((finding) =>
    finding.kind === "plan" && finding.output.moves.length > 0 ? [finding.output] : [],
  )[0];

/**
 * Lineups of the week, and of a day on which a move is made already, are those of the plan; left out where it carries
 * none.
 */
export function withPlansLineups(findings: readonly Finding[]): readonly Finding[] {
  const plan = planWithMoves(findings);
  if (!plan) return findings;
  const isMoved = (day: string) => plan.moves.some((move) => move.day <= day);
  const reported = lineupsIn(plan);
  const hasWeek = findings.some(({ kind }) => kind === "week");
  return findings.flatMap((finding): Finding[] => {
    if (finding.kind === "week") return reported ? [{ kind: "week", output: reported }] : [];
    if (finding.kind !== "lineup" || !isMoved(finding.output.day)) return [finding];
    const day = reported?.days.find((each) => each.day === finding.output.day);
    return reported && day && !hasWeek
      ? [{ kind: "week", output: { ...reported, days: [day], total: day.total } }]
      : [];
  });
}

function lineupsIn({ lineup, total, ...plan }: WeekPlanOutput): WeeklyLineupOutput | undefined {
  return lineup && total !== undefined ? { ...plan, days: lineup, total } : undefined;
}
