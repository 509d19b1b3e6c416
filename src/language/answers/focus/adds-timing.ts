/** Whether to use the adds now or to keep some: by the days of the plan's moves. Pure. */
import type { MoveEffectOutput, WeekPlanOutput } from "@/contract/planning/engine-outputs";
import type { Phrases } from "../../texts/answers/phrases";
import { boldName } from "../markdown";
import { planVerdict } from "../word-plan";

export function wordAddsTiming(output: WeekPlanOutput, p: Phrases): string[] {
  const { moves, from } = output;
  if (moves.length === 0) return planVerdict(output, p);
  const nameOf = ({ add, drop }: MoveEffectOutput) => boldName((add ?? drop)?.name ?? "");
  const now = moves.filter(({ day }) => day === from).map(nameOf);
  const later = moves.filter(({ day }) => day !== from).map((move) => p.nameOnDay(nameOf(move), p.day(move.day)));
  return [p.addsTiming(p.list(now), p.list(later)), ...planVerdict(output, p)];
}
