/** Inputs a move was valued on, and the declined moves of a matchup that are open again. */

import { type EasternDay, type PlayerId, playerId } from "@/domain/ids";
import {
  type DeclinedMove,
  type MoveInputs,
  pairKey,
  type ReopenedReason,
  reopenedBecause,
} from "@/domain/proposals/declined-move";
import { EngineRefusal } from "./engine-refusal";
import type { DatedMove, MoveAdvice, MoveEffect } from "./week-moves";

/** Parts of a week needed to judge moves again; `WeekEngine` provides them. */
type ValuedWeek = {
  readonly days: readonly EasternDay[];
  gameDaysOf(id: PlayerId): readonly EasternDay[];
  effects(moves: readonly DatedMove[]): readonly MoveEffect[];
  single(move: { drop: PlayerId | null | undefined; add: PlayerId }): MoveAdvice | null;
};

/** Inputs of the move by itself, independent of the other moves in a plan. */
export function inputsOf(week: Pick<ValuedWeek, "gameDaysOf" | "effects">, made: DatedMove): MoveInputs | null {
  const [effect] = week.effects([made]);
  if (!effect) return null;
  const { move, winProbability } = effect;
  const players = [move.drop, move.add].flatMap((player) => (player ? [player] : []));
  return {
    statuses: Object.fromEntries(players.map((player) => [player.playerId, player.status])),
    gameDays: Object.fromEntries(
      players.map((player) => [player.playerId, [...week.gameDaysOf(playerId.parse(player.playerId))]]),
    ),
    winProbabilityGain: winProbability && winProbability.after - winProbability.before,
  };
}

/** Reasons, by `pairKey`, why a card may propose a declined pair again. */
export type ReopenedMoves = ReadonlyMap<string, ReopenedReason>;

export type DeclinesNow = {
  /** The decline holds: the pair is not proposed. */
  isDeclined(move: { readonly drop: number | null; readonly add: number | null }): boolean;
  reopened: ReopenedMoves;
};

/**
 * Each declined pair against the league as the session read it.
 *
 * @param newsIds of their players, newest first; `null` when the index cannot be read.
 */
export function declinesNow(
  week: ValuedWeek,
  declined: readonly DeclinedMove[],
  newsIds: Readonly<Record<string, readonly number[]>> | null,
): DeclinesNow {
  const reopened = new Map<string, ReopenedReason>();
  const standing = new Set<string>();
  const today = week.days[0] ?? "";
  for (const one of declined) {
    const inputs = inputsToday(week, one);
    // The move cannot be made now, so nothing reopens it.
    const because = inputs && reopenedBecause(one, { ...inputs, newsIds, today });
    if (because) reopened.set(pairKey(one), because);
    else standing.add(pairKey(one));
  }
  return { isDeclined: (move) => standing.has(pairKey(move)), reopened };
}

/** The move by itself on the day that it was declined for; on its best day once that one is over. */
function inputsToday(week: ValuedWeek, { drop, add, effectiveDay }: DeclinedMove): MoveInputs | null {
  const dropId = drop === null ? null : playerId.parse(drop);
  const addId = add === null ? null : playerId.parse(add);
  const legal = addId === null ? null : week.single({ drop: dropId, add: addId });
  if (addId !== null && legal === null) return null;
  const day = week.days.find((each) => each === effectiveDay) ?? legal?.day ?? week.days[0];
  if (day === undefined) return null;
  try {
    return inputsOf(week, { drop: dropId, add: addId, day });
  } catch (error) {
    // It can be made on other days than this one.
    if (error instanceof EngineRefusal) return null;
    throw error;
  }
}
