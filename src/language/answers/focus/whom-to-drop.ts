/** The player to drop first: of the plan's moves the drop that brings the most, or nobody. Pure. */
import type { WeekPlanOutput } from "@/contract/planning/engine-outputs";
import { CANNOT_PLAY } from "@/domain/players/player";
import type { Phrases } from "../../texts/answers/phrases";
import { list } from "../lines";
import { boldName } from "../markdown";
import { moveLine, planVerdict } from "../word-plan";

export function wordWhomToDrop(output: WeekPlanOutput, p: Phrases): string[] {
  const { moves, unit } = output;
  const ranked = moves
    .flatMap((move) => (move.drop ? [{ move, drop: move.drop }] : []))
    // A player that the plan itself adds is none to drop now.
    .filter(({ drop }) => !moves.some(({ add }) => add?.name === drop.name))
    .toSorted((one, other) => other.move.gain - one.move.gain);
  const [first] = ranked;
  if (!first) return planVerdict(output, p);
  return [
    p.dropFirst(boldName(first.drop.name), CANNOT_PLAY.has(first.drop.status) ? p.status(first.drop) : null),
    [p.whatDropsBring, ...list(ranked.map(({ move }) => moveLine(move, unit, p)))].join("\n"),
  ];
}
