/** The plan of the week in words: what to do or why to stand pat, then what it brings. Pure. */

import type { MoveEffectOutput, WeekPlanOutput } from "@/contract/planning/engine-outputs";
import { laterUnitOf } from "@/contract/planning/later-unit";
import { CANNOT_PLAY } from "@/domain/players/player";
import type { Phrases } from "../texts/answers/phrases";
import { percent } from "./chances";
import { list } from "./lines";
import { boldName } from "./markdown";
import { closedToday, limitsNotCounted } from "./provisos";
import { startsOf } from "./word-moves";

/** @param isChanceFirst the chance to win is what was asked for */
export function wordPlan(output: WeekPlanOutput, p: Phrases, isChanceFirst = false): string[] {
  const { winProbability } = output;
  const verdict = planVerdict(output, p);
  if (output.moves.length === 0)
    return [
      ...(isChanceFirst ? verdict.toReversed() : verdict),
      ...(output.isWindow ? [p.planWindow(p.day(output.from), p.day(output.to))] : []),
      ...closedToday(output, p),
      ...limitsNotCounted(output, p),
    ];
  const chance =
    winProbability === null
      ? []
      : [p.planChance(percent(p.cite(winProbability, "before")), percent(p.cite(winProbability, "after")))];
  const now =
    isChanceFirst && winProbability
      ? [p.chanceNow(boldName(output.teamName), percent(p.cite(winProbability, "before")))]
      : [];
  return [
    ...(isChanceFirst ? [[...now, ...chance].join(" ")].filter((line) => line !== "") : []),
    planMoves(output, p),
    ...(output.isWindow ? [p.planWindow(p.day(output.from), p.day(output.to))] : []),
    ...list([...(isChanceFirst ? [] : chance), ...planWorth(output, p)]),
    ...(output.hardlyChangesChance ? [p.hardlyAny] : []),
    ...closedToday(output, p),
    ...limitsNotCounted(output, p),
    p.yourDecision,
  ];
}

/** Verdict of the plan: the win probability with its moves, or why there are none and the present probability. */
export function planVerdict(output: WeekPlanOutput, p: Phrases): string[] {
  const { moves, standPat, winProbability, teamName } = output;
  if (moves.length > 0)
    return [
      ...(winProbability === null
        ? []
        : [p.planChance(percent(p.cite(winProbability, "before")), percent(p.cite(winProbability, "after")))]),
      ...(output.hardlyChangesChance ? [p.hardlyAny] : []),
    ];
  const { reason, detail } = standPat ?? { reason: "nothing-better", detail: "" };
  const team = boldName(teamName);
  return [
    p.standPat(team, reason, detail).trim(),
    ...(winProbability === null ? [] : [p.chanceNow(team, percent(p.cite(winProbability, "before")))]),
  ];
}

/** The moves in their order, under their days. */
export function planMoves({ moves, teamName, unit }: WeekPlanOutput, p: Phrases): string {
  const lines = moves.map((move) => moveLine(move, unit, p, move.drop && withWhyOut(move.drop, p)));
  return [p.planHead(boldName(teamName)), ...list(lines)].join("\n");
}

const withWhyOut = (drop: NonNullable<MoveEffectOutput["drop"]>, p: Phrases): string =>
  `${boldName(drop.name)}${CANNOT_PLAY.has(drop.status) ? ` (${p.status(drop)})` : ""}`;

/** One move of a plan. @param drop how the player to drop is named, safe Markdown */
export function moveLine(
  move: MoveEffectOutput,
  unit: WeekPlanOutput["unit"],
  p: Phrases,
  drop: string | null = move.drop && boldName(move.drop.name),
): string {
  const add = move.add && boldName(move.add.name);
  return p.planMove({ day: p.day(move.day), drop, add, gain: p.cite(move, "gain"), unit }, startsOf(move, p));
}

/** Total gain of all moves, now and later, and whether they are proven best. */
export function planWorth(output: WeekPlanOutput, p: Phrases): string[] {
  const { moves, teamName, gain, gainAfter, unit, proven } = output;
  const team = boldName(teamName);
  return [
    ...(moves.length === 1 ? [] : [p.planGain(team, gain, unit)]),
    p.planAfter(team, gainAfter, laterUnitOf(output)),
    ...(proven ? [] : [p.notProven]),
  ];
}
