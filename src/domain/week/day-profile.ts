/**
 * The best lineups of one day by number of starters, when IR must take the surplus players.
 *
 * The players in IR are chosen to help the lineup: players worth no start first, and every set of the others is tried.
 */
import { SlotMatching } from "../lineup/slot-matching";
import type { Profile } from "./counting";
import { mayHide } from "./ir";
import { type Candidate, type OpenWeek, placesOn } from "./open-week";

export type DayPlayers = { readonly players: readonly Candidate[]; readonly mostActive: number };

/** Entry k: the best lineup of at most k starters. @param stays those of the players who must be in IR. */
export function dayProfile(week: OpenWeek, owned: DayPlayers, day: number, stays: readonly Candidate[]): Profile {
  const slots = week.slots[day]?.length ?? 0;
  const best = new Float64Array(slots + 1).fill(Number.NEGATIVE_INFINITY);
  for (const active of activeChoices(week, owned, day, stays)) raiseByStarts(best, active, day);
  return best;
}

/**
 * The sets of active players, one of which has the best lineup of any number of starters; none when not all can be
 * held.
 */
export function activeChoices(
  week: OpenWeek,
  { players, mostActive }: DayPlayers,
  day: number,
  stays: readonly Candidate[],
): readonly (readonly Candidate[])[] {
  const isInIr = (player: Candidate) => stays.includes(player) || (day === 0 && player.irToday === "must");
  const active = players.filter((player) => !isInIr(player));
  const toHide = Math.max(0, active.length - mostActive);
  if (players.length - active.length + toHide > week.irSlots) return [];
  if (toHide === 0) return [active];
  const able = active.filter((player) => mayHide(player, day));
  if (able.length < toHide) return [];
  const isIdle = (player: Candidate) => (player.value[day] ?? 0) === 0;
  const idle = able.filter(isIdle).slice(0, toHide);
  return choose(
    able.filter((player) => !isIdle(player)),
    toHide - idle.length,
  ).map((chosen) => active.filter((player) => !idle.includes(player) && !chosen.includes(player)));
}

function raiseByStarts(best: Profile, players: readonly Candidate[], day: number): void {
  const value = (player: Candidate) => player.value[day] ?? 0;
  const matching = new SlotMatching(best.length - 1);
  let total = 0;
  let starters = 0;
  const raise = () => {
    best[starters] = Math.max(best[starters] ?? 0, total);
  };
  raise();
  for (const player of players.filter((one) => value(one) > 0).sort((a, b) => value(b) - value(a))) {
    if (starters === best.length - 1) break;
    if (!matching.tryAdd(placesOn(player, day))) continue;
    total += value(player);
    starters++;
    raise();
  }
  while (++starters < best.length) raise();
}

/** Every way to take `count` of the players. */
function choose(players: readonly Candidate[], count: number): Candidate[][] {
  if (count === 0) return [[]];
  return players.flatMap((player, index) =>
    choose(players.slice(index + 1), count - 1).map((rest) => [player, ...rest]),
  );
}
