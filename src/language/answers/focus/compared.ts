/** The better of several players to add, by what each brings in this matchup. Pure. */
import type { SimulatedMoveOutput } from "@/contract/planning/engine-outputs";
import type { Phrases } from "../../texts/answers/phrases";
import { list } from "../lines";
import { boldName } from "../markdown";

/** @returns nothing unless two of them can be added */
export function wordCompared(outputs: readonly SimulatedMoveOutput[], p: Phrases): string[] {
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
