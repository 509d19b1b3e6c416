/** Whether a single move may be made in a league as it stands, by its own rules. */
import { mayBeOnReserve } from "./chances";
import type { Facts, Move, Player } from "./types";
import type { ReadLeague } from "./wire-league";

const IR = 13;
const POSITIONS: Readonly<Record<string, string>> = {
  1: "point guards",
  2: "shooting guards",
  3: "small forwards",
  4: "power forwards",
  5: "centres",
};

/**
 * Reason why a move is illegal; `null` when it is legal.
 *
 * @param before moves made first: added players may be dropped, dropped players are gone, their adds are used
 */
export function legalityOf(move: Move, before: readonly Move[], facts: Facts, read: ReadLeague): string | null {
  const { league } = facts;
  const today = read.calendar.dayOf(read.today);
  if (!facts.daysLeft.includes(move.day)) return `${move.day} is not a day left of this matchup`;
  const gone = new Set(before.map(({ drop }) => drop));
  const come = new Set(before.map(({ add }) => add));
  const roster = [...league.mine, ...league.free.filter(({ id }) => come.has(id))].filter(({ id }) => !gone.has(id));
  const drop = move.drop === null ? undefined : roster.find(({ id }) => id === move.drop);
  if (move.drop !== null && !drop) return "the man dropped is not on the roster";
  if (drop && !drop.isDroppable) return `${drop.name} is undroppable`;
  const isToday = move.day === today;
  if (isToday && drop && facts.isLocked(drop)) return `${drop.name} is locked: his game has begun`;
  if (isToday && read.isRosterLocked) return "adds and drops of today are locked: its first game has begun";
  if (move.add === null) return null;
  const add = league.free.find(({ id }) => id === move.add);
  if (!add || come.has(add.id)) return "the man added is not free";
  if (add.availableFrom > move.day) return `${add.name} is on waivers until ${add.availableFrom}`;
  const used = before.filter((each) => each.add !== null).length;
  if (league.addsLeft !== null && league.addsLeft - used < 1) return "the adds are used up";
  const staying = roster.filter(({ id }) => id !== move.drop);
  // Somebody new comes to the bench first, whatever he has.
  const others = fitting(staying, league.rosterSize - 1, league);
  if (others === null) {
    const stuck = staying.filter(cannotBeDropped);
    if (stuck.length === 0) return "there is no place on the roster";
    return `${stuck.map(({ name }) => name).join(", ")} may not stay on injured reserve, and there is no place for him and for somebody new`;
  }
  return positionReason([...others, add], facts);
}

/** In an IR slot, and not hurt enough for it. */
export const cannotBeDropped = (player: Player): boolean => player.slotId === IR && !mayBeOnReserve(player);

/**
 * Players outside IR once eligible players fill its slots: a player there who may stay does, others take the open slots
 * as needed. `null` when more than `places` are left.
 */
export function fitting(players: readonly Player[], slots: number, { slotCounts }: Facts["league"]): Player[] | null {
  const may = players.filter(mayBeOnReserve).sort((a, b) => Number(b.slotId === IR) - Number(a.slotId === IR));
  const staying = may.filter(({ slotId }) => slotId === IR);
  const requested = Math.max(staying.length, players.length - slots);
  const reserved = new Set(may.slice(0, Math.min(slotCounts[IR] ?? 0, requested)));
  const active = players.filter((player) => !reserved.has(player));
  return active.length <= slots ? active : null;
}

function positionReason(active: readonly Player[], { league }: Facts): string | null {
  for (const [position, max] of Object.entries(league.positionLimits)) {
    const count = active.filter(({ positionId }) => positionId === Number(position)).length;
    if (count > max) return `${count} ${POSITIONS[position] ?? position} where ${max} are allowed`;
  }
  return null;
}
