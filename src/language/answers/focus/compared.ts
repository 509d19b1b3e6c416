/** The better of several players to add, by what each brings in this matchup or after it. Pure. */
import type { SimulatedMoveOutput } from "@/contract/planning/engine-outputs";
import { laterUnitOf } from "@/contract/planning/later-unit";
import type { Phrases } from "../../texts/answers/phrases";
import { list } from "../lines";
import { boldName } from "../markdown";

/** @returns nothing unless two of them can be added. @param isOfSeason by what comes after this matchup */
export function wordCompared(outputs: readonly SimulatedMoveOutput[], isOfSeason: boolean, p: Phrases): string[] {
  if (isOfSeason) return bySeason(outputs, p);
  const moves = outputs
    .flatMap(({ move, isLegal, unit }) =>
      isLegal && move?.add ? [{ move, add: move.add, gain: move.gain, unit }] : [],
    )
    .sort((one, other) => other.gain - one.gain);
  const [best, second] = moves;
  if (!best || !second) return [];
  return [
    best.gain > 0 && best.move.verdict !== "against"
      ? p.bestMove(boldName(best.add.name), best.gain, best.unit)
      : p.noneWorthAdding,
    ...list(
      moves.map(({ move, add, unit }) =>
        p.moveHead(
          { add: boldName(add.name), drop: move.drop && boldName(move.drop.name), gain: p.cite(move, "gain"), unit },
          { gained: p.cite(move, "startsGained"), lost: p.cite(move, "startsLost") },
        ),
      ),
    ),
  ];
}

function bySeason(outputs: readonly SimulatedMoveOutput[], p: Phrases): string[] {
  const moves = outputs
    .flatMap((output) =>
      output.isLegal && output.move?.add ? [{ output, move: output.move, add: output.move.add }] : [],
    )
    .toSorted((one, other) => other.move.gainAfter - one.move.gainAfter);
  const [best] = moves;
  if (!best || moves.length < 2) return [];
  return [
    best.move.gainAfter > 0 ? p.bestForSeason(boldName(best.add.name)) : p.noneForSeason,
    ...list(
      moves.map(({ output, move, add }) =>
        p.moveAfter(boldName(add.name), p.cite(move, "gainAfter"), laterUnitOf(output)),
      ),
    ),
  ];
}
