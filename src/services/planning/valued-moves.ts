/** Moves of a request on the days of a week, and what each of them does. */
import type { WhatIfRequest } from "@/contract/planning/what-if";
import type { DatedMove, MoveEffect } from "@/domain/engine/week-moves";
import { easternDay, type PlayerId, playerId } from "@/domain/ids";
import { type MoveRefusal, refusalOf } from "./move-refusal";
import { DayOutsideMatchup, EngineRefused, type WeekSession } from "./week-session";

/** Adds a day to each move; a move without one gets the first day left. @throws DayOutsideMatchup */
export function datedMoves(week: Pick<WeekSession, "days">, request: WhatIfRequest["moves"]): DatedMove[] {
  const moves = request.map(({ addPlayerId, dropPlayerId, day = week.days[0] }) => {
    const on = week.days.find((each) => each === day);
    if (on === undefined) throw new DayOutsideMatchup();
    return { day: easternDay.parse(on), drop: idOrNull(dropPlayerId), add: idOrNull(addPlayerId) };
  });
  return moves.sort((a, b) => a.day.localeCompare(b.day));
}

/** Effect of each move, or the reason against it, from the roster, the pool and the engine. */
export function valuedMoves(
  week: WeekSession,
  moves: readonly DatedMove[],
): { effects: readonly MoveEffect[]; refused: MoveRefusal | null } {
  const refused = refusedByRules(week, moves);
  const effects = refused ? null : effectsOf(week, moves);
  return effects ? { effects, refused: null } : { effects: [], refused: refused ?? { code: "no-room" } };
}

const idOrNull = (id: number | null): PlayerId | null => (id === null ? null : playerId.parse(id));

function refusedByRules(week: WeekSession, moves: readonly DatedMove[]): MoveRefusal | null {
  const held = new Set(week.mine.map((player) => player.playerId));
  const adds = moves.filter(({ add }) => add !== null).length;
  if (week.addsLeft !== null && adds > week.addsLeft) {
    return { code: week.addsLeft < 1 ? "no-adds-left" : "too-many-adds" };
  }
  for (const [index, { day, drop, add }] of moves.entries()) {
    if (drop !== null && !held.has(drop)) return { code: "gone-by-then" };
    if (isUndroppable(week, drop)) return { code: "undroppable" };
    if (add !== null && held.has(add)) return { code: "already-mine" };
    if (add !== null && !week.isFree(add)) return { code: refusalOf(week, add, undefined) };
    const refused = tooEarly(week, { day, drop, add }) ?? refusedOnDay(week, { day, drop, add }, index > 0);
    if (refused) return refused;
    if (drop !== null) held.delete(drop);
    if (add !== null) held.add(add);
  }
  return week.breaksPositionLimit(moves) ? { code: "position-limit" } : null;
}

/** A player whose game has begun goes tomorrow at the earliest, and a claim clears on its day. */
function tooEarly(week: WeekSession, { day, drop, add }: DatedMove): MoveRefusal | null {
  const isOwn = week.mine.some((player) => player.playerId === drop);
  const involved = [...(drop !== null && isOwn ? [drop] : []), ...(add === null ? [] : [add])];
  const days = involved.map((id) => week.possibleFrom(id));
  if (days.includes(null)) return { code: "not-possible" };
  const possibleFrom = days.reduce((latest, each) => (each && (!latest || each > latest) ? each : latest), null);
  if (possibleFrom === null || possibleFrom <= day) return null;
  return { code: "later-only", possibleFrom };
}

/**
 * Locks, waivers and limits of a day, of the roster as it stands: after other moves only what makes it wait, since they
 * may have made the room that it needs.
 */
function refusedOnDay(week: WeekSession, { day, drop, add }: DatedMove, isLater: boolean): MoveRefusal | null {
  const isOfToday = drop === null || week.mine.some((player) => player.playerId === drop);
  if (add === null || (isLater && (drop === null || !isOfToday))) return null;
  const first = week.single({ drop, add, from: day });
  if (first && first.day !== day) {
    return { code: "later-only", possibleFrom: first.day };
  }
  if (first || isLater) return null;
  const isPlaceMissing = drop === null && week.single({ drop: undefined, add, from: day }) !== null;
  return { code: isPlaceMissing ? "roster-full" : refusalOf(week, add, drop ?? undefined) };
}

const isUndroppable = ({ mine }: WeekSession, id: PlayerId | null): boolean =>
  mine.some((player) => player.playerId === id && player.keptBecause.includes("undroppable"));

/** `null` when the roster cannot hold everyone. */
function effectsOf(week: WeekSession, moves: readonly DatedMove[]): readonly MoveEffect[] | null {
  try {
    return week.effects(moves);
  } catch (error) {
    if (!(error instanceof EngineRefused)) throw error;
    return null;
  }
}
