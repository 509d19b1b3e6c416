/** Words the effect of a move, and a player's slot in the lineup. Pure. */
import type { MoveEffectOutput, SimulatedMoveOutput, SlotFitOutput } from "@/contract/planning/engine-outputs";
import { laterUnitOf } from "@/contract/planning/later-unit";
import type { Starts } from "../texts/answers/decisions";
import type { Phrases } from "../texts/answers/phrases";
import { percent } from "./chances";
import { list } from "./lines";
import { boldName, safeName } from "./markdown";
import { closedToday, limitsNotCounted } from "./provisos";

/** Below this the gain is as good as luck. */
const LOW_CONFIDENCE = 0.6;

export const SIMPLY_FIT: ReadonlySet<string> = new Set(["ACTIVE", "UNKNOWN"]);

/** Starts beside a gain. What is not told is not cited: it would be taken for the next number like it. */
export const startsOf = (move: MoveEffectOutput, p: Phrases): Starts =>
  move.startsGained === 0
    ? NO_STARTS
    : { gained: p.cite(move, "startsGained"), lost: move.startsLost === 0 ? 0 : p.cite(move, "startsLost") };
export const NO_STARTS: Starts = { gained: 0, lost: 0 };

/** @param isListsBest the first of a list that was valued: it is the answer, and no verdict on a move of the person's */
export function wordMove(output: SimulatedMoveOutput, p: Phrases, isListsBest = false): string[] {
  const { move, isLegal, today, whyNot, whyNotCode, unit } = output;
  if (!isLegal || move === null) return [p.notPossible(whyNot, whyNotCode), ...closedToday(output, p)];
  const named = (player: { name: string } | null) => (player === null ? null : boldName(player.name));
  // In the order in which they are told, by which each number finds its cell.
  const gain = p.cite(move, "gain");
  const starts = startsOf(move, p);
  const name = safeName((move.add ?? move.drop)?.name ?? "");
  // "Don't", though he brings more now: what it costs later comes first.
  const later = p.moveAfter(name, p.cite(move, "gainAfter"), laterUnitOf(output));
  const isLaterFirst = move.verdict === "against" && move.gain > 0;
  return [
    isListsBest && move.add && move.verdict === "for"
      ? p.bestAdd(named(move.add) ?? "", named(move.drop), gain, unit, starts)
      : [
          ...(move.verdict ? [p.moveVerdict(move.verdict, move.because, named(move.drop))] : []),
          p.moveHead({ add: named(move.add), drop: named(move.drop), gain, unit }, starts),
        ].join(" "),
    ...list([
      ...(isLaterFirst ? [later] : []),
      ...(move.add === null || SIMPLY_FIT.has(move.add.status) ? [] : [p.moveStatus(name, p.status(move.add))]),
      ...(move.add === null || today === null || move.day === today ? [] : [p.moveDay(name, p.day(move.day))]),
      ...(move.winProbability === null
        ? []
        : [
            p.moveChance(
              name,
              percent(p.cite(move.winProbability, "before")),
              percent(p.cite(move.winProbability, "after")),
            ),
          ]),
      p.moveLikely(name, percent(p.cite(move, "probabilityGain")), move.probabilityGain < LOW_CONFIDENCE),
      ...(move.interval80 === null ? [] : [p.moveRange(name, move.interval80[0], move.interval80[1])]),
      // Starts that it brings stand in the head.
      ...(move.startsGained > 0 || move.startsLost === 0
        ? []
        : [p.moveStarts(name, p.cite(move, "startsGained"), p.cite(move, "startsLost"))]),
      ...(isLaterFirst ? [] : [later]),
    ]),
    ...closedToday(output, p),
    ...limitsNotCounted(output, p),
  ];
}

/** Names the addition with the largest gain of several; nothing when none gains. */
export function wordBestMove(outputs: readonly SimulatedMoveOutput[], p: Phrases): string[] {
  if (outputs.length < 2) return [];
  const [best] = outputs
    .flatMap(({ move, unit }) =>
      move?.add && move.gain > 0 && move.verdict !== "against" ? [{ name: move.add.name, gain: move.gain, unit }] : [],
    )
    .sort((a, b) => b.gain - a.gain);
  return best === undefined ? [] : [p.bestMove(boldName(best.name), p.cite(best, "gain"), best.unit)];
}

export function wordFit(output: SlotFitOutput, p: Phrases): string[] {
  const { startsInWindow, gamesInWindow, from, to } = output;
  return [
    p.fitHead(boldName(output.add.name), startsInWindow, gamesInWindow, p.day(from), p.day(to)),
    ...list(
      output.days.map((each) =>
        p.fitDay(
          p.day(each.day),
          safeName(each.game),
          each.starts && each.slot !== null ? safeName(each.slot) : null,
          each.insteadOf === null ? null : boldName(each.insteadOf),
        ),
      ),
    ),
  ];
}
