/**
 * Week values of moves under a hard cap on the starts of all days together.
 *
 * The cap couples the days, so no threshold per day exists: each move is solved again, by falling value over all
 * player-days. The roster is sorted once and the newcomer's games are merged in, and only moves asked for are solved.
 */
import type { WeekEligibility } from "./eligibility";
import type { Row, WeekValues } from "./exchange";
import { type CheckedProblem, freeValue, type WeekPlayer } from "./problem";

type Offer = { readonly value: number; readonly day: number; readonly eligibility: number; readonly row: number };

/** @param maxStarts of the week, starts of locked players included. */
export function cappedValues(problem: CheckedProblem, eligibility: WeekEligibility, maxStarts: number): WeekValues {
  const { dayCount, roster, freeAgents, lockedTotal, lockedStarts } = problem;
  const starters = Array.from({ length: dayCount }, (_, day) => eligibility.newStarters(day));
  const offersOf = (player: WeekPlayer, index: number, row: number): Offer[] =>
    player.values
      .map((_, day) => ({ value: freeValue(player, day), day, eligibility: eligibility.classes[index] ?? 0, row }))
      .filter(({ value }) => value > 0);
  const best = (a: Offer, b: Offer): number => b.value - a.value || a.day - b.day;
  const held = roster.flatMap((player, index) => offersOf(player, index, index + 1)).sort(best);
  const wire = freeAgents.map((player, add) => offersOf(player, roster.length + add, 0).sort(best));

  /** `row` counts before `day`, `added` from it on. */
  const solve = (row: number, added: readonly Offer[], day: number): number => {
    for (const set of starters) set.clear();
    let left = maxStarts - lockedStarts;
    let total = lockedTotal;
    const take = (offer: Offer) => {
      if (!starters[offer.day]?.tryAdd(offer.eligibility)) return;
      total += offer.value;
      left--;
    };
    let next = 0;
    for (let index = 0; (index < held.length || next < added.length) && left > 0; ) {
      const [ours, theirs] = [held[index], added[next]];
      if (theirs && (!ours || theirs.value > ours.value)) {
        next++;
        if (theirs.day >= day) take(theirs);
      } else if (ours) {
        index++;
        if (ours.row !== row || ours.day < day) take(ours);
      }
    }
    return total;
  };
  const baseTotal = solve(0, [], 0);
  const delta = (row: Row, add: number, day: number) => solve(row, wire[add] ?? [], day) - baseTotal;
  return {
    baseTotal,
    delta,
    fillRow(row, into) {
      for (let day = 0; day < dayCount; day++) {
        for (let add = 0; add < wire.length; add++) into[day * wire.length + add] = delta(row, add, day);
      }
    },
  };
}
