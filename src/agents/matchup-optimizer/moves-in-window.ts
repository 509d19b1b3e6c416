/** Moves on the days that the person asked about. Pure, over the run's reading. */
import { type PlayerId, playerId } from "@/domain/ids";
import type { DatedMove, WeekSession } from "@/services/week-session";
import { MAX_CANDIDATES, type WeekWindow } from "./state";

type Bounds = {
  readonly maxMoves: number | null;
  readonly untouchables: readonly PlayerId[];
  readonly excludedAdds: readonly PlayerId[];
};

/**
 * The plan's moves within the days; where the plan would make all of them on other days, the best single move that is left.
 * Empty when none is worth making.
 */
export function movesInWindow(
  week: WeekSession,
  planned: readonly DatedMove[],
  { from, to }: Pick<WeekWindow, "from" | "to">,
  bounds: Bounds,
): readonly DatedMove[] {
  if (planned.every(({ day }) => day >= from && day <= to)) return planned;
  const kept = planned.filter(({ day }) => day >= from && day <= to);
  // A move that drops whom an earlier one adds cannot be made without it.
  const added = new Set(kept.map(({ add }) => add));
  const outside = new Set(planned.map(({ add }) => add).filter((add) => add !== null && !added.has(add)));
  const possible = kept.filter(({ drop }) => drop === null || !outside.has(drop));
  if (possible.length > 0 && gainOf(week, possible) > 0) return possible;
  return bounds.maxMoves === 0 ? [] : bestSingle(week, { from, to }, bounds);
}

const gainOf = (week: WeekSession, moves: readonly DatedMove[]): number =>
  week.effects(moves).reduce((sum, { gain, gainAfter }) => sum + gain + gainAfter, 0);

function bestSingle(week: WeekSession, { from, to }: Pick<WeekWindow, "from" | "to">, bounds: Bounds): DatedMove[] {
  const candidates = week.candidates(MAX_CANDIDATES).flatMap(({ drop, add }) => {
    const move = { drop: drop && playerId.parse(drop.playerId), add: playerId.parse(add.playerId) };
    const isKept = move.drop !== null && bounds.untouchables.includes(move.drop);
    return isKept || bounds.excludedAdds.includes(move.add) ? [] : [move];
  });
  const valued = candidates.flatMap((move) => {
    const advice = week.single({ ...move, from });
    return advice && advice.day <= to ? [{ ...move, day: advice.day, gain: advice.gain + advice.gainAfter }] : [];
  });
  const best = valued.sort((a, b) => b.gain - a.gain)[0];
  return best && best.gain > 0 ? [{ day: best.day, drop: best.drop, add: best.add }] : [];
}
