/**
 * Which players may sit in IR on which day, and how many must for a roster to be legal.
 *
 * A player with the right may go in and out each day, except where today's lock holds him. His right ends on the day
 * he is back. A player who is in IR on the last day of his right may overstay, until he leaves it, once; on a day on
 * which somebody overstays no player can be added.
 */
import type { Candidate, OpenWeek } from "./open-week";

/** May he sit in IR on the day by right? */
export const mayHide = (player: Candidate, day: number): boolean =>
  day < player.irRightEnds && !(day === 0 && player.irToday === "must-not");

/** Can he still be in IR when his right ends within the days left, or has ended before them? */
export const mayOverstay = (player: Candidate, days: number): boolean =>
  player.irRightEnds === 0 ? player.isInIr : player.irRightEnds < days && mayHide(player, player.irRightEnds - 1);

/** Most of the players that IR takes on a day on which somebody is added. */
export const shelteredOn = (week: OpenWeek, players: readonly Candidate[], day: number): number =>
  Math.min(
    week.irSlots,
    count(players, (player) => mayHide(player, day)),
  );

/**
 * Players beyond the roster size today that IR cannot take: the team may stay so, but add nobody until it is resolved.
 */
export function excessNow(week: OpenWeek): number {
  const inIr = Math.min(
    week.irSlots,
    count(week.roster, (player) => mayHide(player, 0) || (player.isInIr && player.irRightEnds === 0)),
  );
  return Math.max(0, week.roster.length - week.rosterSize - inIr);
}

/** Whether somebody may be in IR whose return would need a place, so that a drop alone could help. */
export const isSomebodyHeld = (week: OpenWeek): boolean => week.roster.length - week.rosterSize - excessNow(week) > 0;

function count(players: readonly Candidate[], holds: (player: Candidate) => boolean): number {
  let found = 0;
  for (const player of players) if (holds(player)) found++;
  return found;
}
