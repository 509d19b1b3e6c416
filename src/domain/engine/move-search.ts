/** Moves of one week by what they are worth: the best, the best of each free agent, and one that was named. Pure. */
import type { EasternDay, PlayerId } from "../ids";
import { type Move, valueMoves } from "../moves/move-table";
import { roundedWorth } from "../players/player-labels";
import { readWeek } from "../week/open-week";
import type { Week } from "../week/week";
import { must } from "./engine-refusal";
import { once } from "./once";
import type { WeekLookup } from "./week-lookup";
import type { MoveAdvice } from "./week-moves";

/** What is searched in the engine's name: `WeekEngine` says what each answer means. */
export type MoveSearch = {
  candidates(limit: number): readonly MoveAdvice[];
  gainsOfAdds(from?: EasternDay): ReadonlyMap<PlayerId, number>;
  single(move: {
    drop: PlayerId | null | undefined;
    add: PlayerId;
    from?: EasternDay | undefined;
    sparing?: ReadonlySet<PlayerId> | undefined;
  }): MoveAdvice | null;
  bestWithout(drop: PlayerId): MoveAdvice | null;
  possibleFrom(id: PlayerId): EasternDay | null;
};

export function createMoveSearch({
  week,
  anyDropWeek: makeAnyDropWeek,
  lookup: { shown, dayAt, offsetOf },
  isLeftAlone,
  winsPerUnit,
}: {
  /** With the drops that may be proposed. */
  week: Week;
  /** With every drop that the league allows. */
  anyDropWeek(): Week;
  lookup: Pick<WeekLookup, "shown" | "dayAt" | "offsetOf">;
  /** Never proposed: declined, or giving up a player who is too good. */
  isLeftAlone(pair: { drop: PlayerId | null; add: PlayerId }): boolean;
  /** Wins of one unit of the values. */
  winsPerUnit: number;
}): MoveSearch {
  const anyDropWeek = once(makeAnyDropWeek);
  const moveAdvice = ({ slot, add, day, weekDelta, deltaAfter }: Move): MoveAdvice | null => {
    const added = shown(add);
    return (
      added && {
        drop: slot.by === "drop" ? shown(slot.playerId) : null,
        add: added,
        day: dayAt(day),
        gain: roundedWorth(weekDelta),
        gainAfter: roundedWorth(deltaAfter * winsPerUnit),
        total: (weekDelta + deltaAfter) * winsPerUnit,
      }
    );
  };
  // Each takes some milliseconds, and one answer asks for several moves of it.
  const proposable = once(() => must(valueMoves(week)));
  const proposableAtNoPrice = once(() => must(valueMoves({ ...week, addPrice: 0 })));
  /** Best move for each free agent, whatever he gains. */
  const bestWays = (
    from: EasternDay | undefined,
    sparing: ReadonlySet<PlayerId> = new Set(),
  ): ReadonlyMap<PlayerId, Move> => {
    const first = from === undefined ? 0 : offsetOf(from);
    const best = new Map<PlayerId, Move>();
    for (const move of proposableAtNoPrice().moves()) {
      const known = best.get(move.add);
      if (move.slot.by === "drop" && sparing.has(move.slot.playerId)) continue;
      if (move.day >= first && (!known || move.delta > known.delta)) best.set(move.add, move);
    }
    return best;
  };
  const anyDrop = once(() => must(readWeek(anyDropWeek())));
  const anyDropAtNoPrice = once(() => must(valueMoves({ ...anyDropWeek(), addPrice: 0 })));

  return {
    possibleFrom(id) {
      const { days, roster, freeAgents } = anyDrop();
      const player = [...roster, ...freeAgents].find(({ playerId }) => playerId === id);
      return player && player.fromDay < days ? dayAt(player.fromDay) : null;
    },

    candidates(limit) {
      const best = new Map<PlayerId, Move>();
      for (const move of proposable().moves()) {
        if (isLeftAlone(pairOf(move))) continue;
        if (move.delta > (best.get(move.add)?.delta ?? 0)) best.set(move.add, move);
      }
      const ranked = [...best.values()].sort((a, b) => b.delta - a.delta || a.add - b.add).slice(0, limit);
      return ranked.flatMap((move) => moveAdvice(move) ?? []);
    },

    gainsOfAdds: (from) => new Map([...bestWays(from)].map(([add, { weekDelta }]) => [add, roundedWorth(weekDelta)])),

    single({ drop, add, from, sparing }) {
      if (drop === undefined) {
        const best = bestWays(from, sparing).get(add);
        return best ? moveAdvice(best) : null;
      }
      const first = from === undefined ? 0 : offsetOf(from);
      // A named drop is asked about on the first day it can be done, an open question about the best way.
      for (const move of anyDropAtNoPrice().moves()) {
        const droppedPlayer = move.slot.by === "drop" ? move.slot.playerId : null;
        if (move.add === add && move.day >= first && droppedPlayer === drop) return moveAdvice(move);
      }
      return null;
    },

    bestWithout(drop) {
      let best: Move | undefined;
      for (const move of anyDropAtNoPrice().moves()) {
        if (move.slot.by === "drop" && move.slot.playerId === drop && (!best || move.delta > best.delta)) best = move;
      }
      return best ? moveAdvice(best) : null;
    },
  };
}

const pairOf = ({ slot, add }: Move) => ({ drop: slot.by === "drop" ? slot.playerId : null, add });
