/** The better of several players to add, by what each brings in this matchup or after it. Pure. */
import type { MoveEffectOutput, SimulatedMoveOutput } from "@/contract/planning/engine-outputs";
import { laterUnitOf } from "@/contract/planning/later-unit";
import type { Phrases } from "../../texts/answers/phrases";
import { list } from "../lines";
import { boldName } from "../markdown";
import { startsOf } from "../word-moves";

/**
 * @param isOfSeason by what comes after this matchup
 * @returns of one alone what it is worth later; nothing where one alone is asked about for this matchup
 */
export function wordCompared(outputs: readonly SimulatedMoveOutput[], isOfSeason: boolean, p: Phrases): string[] {
  const measure = isOfSeason ? "gainAfter" : "gain";
  const moves = outputs
    .flatMap((output) => {
      const { move, isLegal, unit } = output;
      return isLegal && move?.add ? [{ output, move, add: move.add, unit }] : [];
    })
    .toSorted((one, other) => other.move[measure] - one.move[measure]);
  const [best, second] = moves;
  if (best && !second && isOfSeason) return wordLater(best.output, best.move, p);
  if (!best || !second) return [];
  const name = boldName(best.add.name);
  if (isOfSeason)
    return [
      best.move.gainAfter > 0 ? p.bestForSeason(name) : p.noneForSeason,
      ...list(
        moves.map(({ output, move, add }) =>
          p.moveAfter(boldName(add.name), p.cite(move, "gainAfter"), laterUnitOf(output)),
        ),
      ),
    ];
  return [
    best.move.gain > 0 && best.move.verdict !== "against"
      ? p.bestMove(name, best.move.gain, best.unit)
      : p.noneWorthAdding,
    ...list(
      moves.map(({ move, add, unit }) =>
        p.moveHead(
          { add: boldName(add.name), drop: move.drop && boldName(move.drop.name), gain: p.cite(move, "gain"), unit },
          startsOf(move, p),
        ),
      ),
    ),
  ];
}

/** "Does that hold up past this week?" */
function wordLater(output: SimulatedMoveOutput, move: MoveEffectOutput, p: Phrases): string[] {
  const { add, drop, gainAfter } = move;
  if (!add) return [];
  const [name, other] = [boldName(add.name), drop && boldName(drop.name)];
  return [
    p.moveLater(name, other, gainAfter, laterUnitOf(output)),
    ...list([
      p.moveAfter(name, p.cite(move, "gainAfter"), laterUnitOf(output)),
      p.moveHead({ add: name, drop: other, gain: p.cite(move, "gain"), unit: output.unit }, startsOf(move, p)),
    ]),
  ];
}
