/**
 * One team's roster, and what its manager may and would do with it on a morning.
 *
 * Managers here are plain: they hold value, fill empty places, use injured reserve for players who are out, and now and
 * then swap their worst player for the best on the wire. They know the morning and nothing later.
 */
import type { MorningStatus } from "../season/availability";
import type { Season } from "../season/season";
import type { Morning } from "./morning";
import { ACTIVE_PLACES, BENCH, CENTRE, CENTRE_LIMIT, fillLineup, IR, STARTING_SLOTS, startersAmong } from "./slots";

export type Place = {
  readonly player: number;
  readonly slot: number;
  readonly acquiredBy: "DRAFT" | "ADD";
  /** Epoch milliseconds. */
  readonly acquiredAt: number;
};

/**
 * Chance to play by morning status, before the inactives are known. Only the resulting order counts for a
 * lineup.
 */
const START_CHANCE: Readonly<Record<MorningStatus, number>> = {
  ACTIVE: 0.95,
  PROBABLE: 0.9,
  DAY_TO_DAY: 0.55,
  DOUBTFUL: 0.06,
  OUT: 0,
};

export const isOut = (morning: Morning, player: number): boolean => morning.status[player] === "OUT";

/** Value of holding a player: his points per game, less the longer he has been out. */
export function holdValue(morning: Morning, player: number): number {
  const value = morning.value[player] ?? 0;
  if (!isOut(morning, player)) return value;
  const missed = morning.missed[player] ?? 0;
  if (missed >= 15) return value * 0.45;
  return missed >= 5 ? value * 0.7 : value * 0.9;
}

export const centresAmong = (season: Season, players: readonly number[]): number =>
  players.filter((player) => season.players[player]?.positions[0] === CENTRE).length;

/** What the league asks of a set of active players: not too many, and not too many centers. */
export const isAllowedRoster = (season: Season, players: readonly number[]): boolean =>
  players.length <= ACTIVE_PLACES && centresAmong(season, players) <= CENTRE_LIMIT;

/** A manager's own rule: every player who must start can start. */
export function isLegalRoster(season: Season, players: readonly number[]): boolean {
  if (!isAllowedRoster(season, players)) return false;
  const starters = startersAmong(players.map((player) => season.eligible[player] ?? []));
  return players.length - starters <= ACTIVE_PLACES - 10;
}

/**
 * The lineup of a day: those with a game first, by expected points; the rest fill what is left. Injured reserve stays.
 *
 * @param pins slots that are settled, by player; the others share what these leave.
 */
export function setLineup(
  season: Season,
  morning: Morning,
  lineupSlots: readonly Place[],
  pins: ReadonlyMap<number, number> = new Map(),
): Place[] {
  const expected = (player: number) => {
    const hasGame = season.gameOf(season.proTeamOn(player, morning.period), morning.period) !== undefined;
    return hasGame ? (morning.value[player] ?? 0) * START_CHANCE[morning.status[player] ?? "OUT"] : 0;
  };
  const reserve = lineupSlots.filter((slot) => slot.slot === IR);
  const pinned = lineupSlots.flatMap((lineupSlot) => {
    const slot = lineupSlot.slot === IR ? undefined : pins.get(lineupSlot.player);
    return slot === undefined ? [] : [{ ...lineupSlot, slot }];
  });
  const rest = lineupSlots
    .filter((slot) => slot.slot !== IR && !pins.has(slot.player))
    .map((slot) => ({ slot, value: expected(slot.player) }))
    .sort((a, b) => b.value - a.value || a.slot.player - b.slot.player);
  const open = [...STARTING_SLOTS];
  for (const { slot } of pinned) if (open.includes(slot)) open.splice(open.indexOf(slot), 1);
  const slots = fillLineup(
    rest.map(({ slot }) => season.eligible[slot.player] ?? []),
    open,
  );
  const filled = rest.map(({ slot }, at) => ({ ...slot, slot: slots[at] ?? BENCH }));
  return [...filled, ...pinned, ...reserve].sort((a, b) => a.slot - b.slot || a.player - b.player);
}
