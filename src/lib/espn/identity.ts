/**
 * One reading of each thing in an answer, though a faulty answer may hold it twice.
 *
 * The first one stays, so that nobody's points count double. Where two readings of one player disagree on who he is or
 * whether he plays, nothing is known of his status: either of them may be another's.
 */
import type { EspnPlayer } from "./player-shape";

/** The first of each key. */
export function firstOfEach<T>(things: readonly T[], keyOf: (thing: T) => number | string): T[] {
  const seen = new Set<number | string>();
  return things.filter((thing) => {
    const key = keyOf(thing);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The first reading of each player, without a status when another one of the same id contradicts it. */
export function onePerPlayer<T>(things: readonly T[], playerOf: (thing: T) => EspnPlayer): T[] {
  const first = new Map<number, EspnPlayer>();
  const contradicted = new Set<number>();
  for (const thing of things) {
    const player = playerOf(thing);
    const known = first.get(player.id);
    if (!known) first.set(player.id, player);
    else if (known.injuryStatus !== player.injuryStatus || known.fullName !== player.fullName)
      contradicted.add(player.id);
  }
  for (const id of contradicted) {
    const player = first.get(id);
    if (player) Object.assign(player, { injuryStatus: undefined, injured: undefined, expectedReturnDate: undefined });
  }
  return firstOfEach(things, (thing) => playerOf(thing).id);
}
