/** The plan of the week in words: what to do or why to stand pat, then what it brings. Pure. */
import type { WeekPlanOutput } from "@/contract/engine-outputs";
import type { Phrases } from "../languages/phrases";
import { percent } from "./chances";
import { list } from "./lines";
import { boldName } from "./markdown";

export function wordPlan(output: WeekPlanOutput, p: Phrases): string[] {
  const { moves, standPat, unit, winProbability } = output;
  const team = boldName(output.teamName);
  if (moves.length === 0) {
    const { reason, detail } = standPat ?? { reason: "nothing-better", detail: "" };
    return [
      p.standPat(team, reason, detail).trim(),
      ...(winProbability === null ? [] : [p.chanceNow(team, percent(winProbability.before))]),
    ];
  }
  const named = (man: { name: string } | null) => (man === null ? null : boldName(man.name));
  const lines = moves.map((move) => p.planMove(p.day(move.day), named(move.drop), named(move.add), move.gain, unit));
  return [
    [p.planHead(team, p.day(output.from), p.day(output.to)), ...list(lines)].join("\n"),
    ...list([
      ...(moves.length === 1 ? [] : [p.planGain(team, output.gain, unit)]),
      ...(winProbability === null ? [] : [p.planChance(percent(winProbability.before), percent(winProbability.after))]),
      p.planAfter(team, output.gainAfter, unit),
      ...(output.proven ? [] : [p.notProven]),
    ]),
    p.yourDecision,
  ];
}
