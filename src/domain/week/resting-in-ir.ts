/**
 * Who must rest in IR on which day, by the rules of `ir.ts`. Pure.
 *
 * A player already in IR may stay there even when healthy, since the roster has no room for him; once he has left it he
 * does not go back.
 */

import type { OwnedPlayer } from "../engine/outlook";
import type { EasternDay, PlayerId } from "../ids";
import { SLOT } from "../lineup/slots";
import { IR_STATUSES, irRightEnds, type RosterRoom } from "./league-week";
import { setsOfAtMost } from "./stays";

type RestQuestion<Player> = {
  readonly room: RosterRoom;
  readonly today: EasternDay;
  /** Value of his start on a day, which is lost while he rests; days counted from today. */
  worthOf(player: Player, day: number): number;
};

type Resting = readonly ReadonlySet<PlayerId>[];

/** A roster with one player too many is avoided at any price. */
const CROWDED = 1e6;

const idOf = ({ outlook }: OwnedPlayer): PlayerId => outlook.player.playerId;

/**
 * Players who must be in IR on each day, and cannot start, because the roster is over its size: those with the least
 * value of all days together.
 *
 * @param days owned players of each day from today on
 */
export function restingInIr<Player extends OwnedPlayer>(
  days: readonly (readonly Player[])[],
  question: RestQuestion<Player>,
): Resting {
  const { room, today } = question;
  if (days.every(({ length }) => length <= room.rosterSize) || room.irSlots === 0) return days.map(() => new Set());
  const rightEnds = (player: Player): number => {
    if (player.slotNow === null || !IR_STATUSES.has(player.outlook.player.availability.status)) return 0;
    return irRightEnds(player.outlook, today) ?? days.length;
  };
  const mayOverstay = (player: Player) =>
    rightEnds(player) === 0 ? player.slotNow === SLOT.IR : rightEnds(player) < days.length;
  const able = new Set(days.flat().filter(mayOverstay).map(idOf));
  const ways = setsOfAtMost(room.irSlots, [...able]).map((staying) =>
    restingWith(staying, days, { ...question, rightEnds }),
  );
  return ways.reduce((best, way) => (way.loss < best.loss ? way : best)).resting;
}

/** Days on which just these players stay in IR beyond their right, until there is room for them or somebody is added. */
function restingWith<Player extends OwnedPlayer>(
  staying: readonly PlayerId[],
  days: readonly (readonly Player[])[],
  { room, worthOf, rightEnds }: RestQuestion<Player> & { rightEnds(player: Player): number },
): { readonly resting: Resting; readonly loss: number } {
  const left = new Set(staying);
  let before = new Set((days[0] ?? []).filter(({ slotNow }) => slotNow !== null).map(idOf));
  let loss = 0;
  const resting = days.map((players, day) => {
    const places = Math.min(Math.max(0, players.length - room.rosterSize), room.irSlots);
    const byWorth = players.toSorted((a, b) => worthOf(a, day) - worthOf(b, day));
    const hasRight = (player: Player) => day < rightEnds(player);
    const isAddDay = players.some((player) => !before.has(idOf(player)));
    const isStaying = (player: Player) => left.has(idOf(player)) && day >= rightEnds(player) - 1;
    const stay = byWorth.filter(isStaying);
    const others = byWorth.filter((player) => !isStaying(player) && hasRight(player));
    // Nobody is added beside a player who overstays, where others can rest.
    const order = isAddDay
      ? [...stay.filter(hasRight), ...others, ...stay.filter((player) => !hasRight(player))]
      : [...stay, ...others];
    const chosen = order.slice(0, places);
    const ids = new Set(chosen.map(idOf));
    for (const player of stay) if (!ids.has(idOf(player))) left.delete(idOf(player));
    before = new Set(players.map(idOf));
    loss += chosen.reduce((sum, player) => sum + worthOf(player, day), CROWDED * (places - chosen.length));
    return ids;
  });
  return { resting, loss };
}
