/**
 * One team's roster, and what its manager may and would do with it on a morning.
 *
 * Managers here are plain: they hold value, fill empty places, use injured reserve for players who are out, and now and
 * then swap their worst player for the best on the wire. They know the morning and nothing later.
 */
import type { MorningStatus } from "./availability";
import type { Morning } from "./morning";
import type { Season } from "./season";
import { ACTIVE_PLACES, BENCH, CENTRE, CENTRE_LIMIT, fillLineup, IR, startersAmong } from "./slots";

export type Place = {
  readonly player: number;
  readonly slot: number;
  readonly acquiredBy: "DRAFT" | "ADD";
  /** Scoring period of the acquisition, 0 for the draft. */
  readonly acquiredOn: number;
};

/** What a day's game is worth before the inactives are known. Sums to nothing; only the order counts for a lineup. */
const START_CHANCE: Readonly<Record<MorningStatus, number>> = {
  ACTIVE: 0.95,
  PROBABLE: 0.9,
  DAY_TO_DAY: 0.55,
  DOUBTFUL: 0.06,
  OUT: 0,
};

export const isOut = (morning: Morning, player: number): boolean => morning.status[player] === "OUT";

/** What holding a player is worth: his points a game, less the longer he has been out. */
export function holdValue(morning: Morning, player: number): number {
  const value = morning.value[player] ?? 0;
  if (!isOut(morning, player)) return value;
  const missed = morning.missed[player] ?? 0;
  if (missed >= 15) return value * 0.45;
  return missed >= 5 ? value * 0.7 : value * 0.9;
}

/** Whether a set of active players can be a roster: not too many centres, and everyone who must start can start. */
export function isLegalRoster(season: Season, players: readonly number[]): boolean {
  const centres = players.filter((player) => season.players[player]?.positions[0] === CENTRE).length;
  if (players.length > ACTIVE_PLACES || centres > CENTRE_LIMIT) return false;
  const starters = startersAmong(players.map((player) => season.eligible[player] ?? []));
  return players.length - starters <= ACTIVE_PLACES - 10;
}

/** The lineup of a day: those with a game first, by expected points; the rest fill what is left. Injured reserve stays. */
export function setLineup(season: Season, morning: Morning, places: readonly Place[]): Place[] {
  const expected = (player: number) => {
    const hasGame = season.gameOf(season.clubOn(player, morning.period), morning.period) !== undefined;
    return hasGame ? (morning.value[player] ?? 0) * START_CHANCE[morning.status[player] ?? "OUT"] : 0;
  };
  const active = places
    .filter((place) => place.slot !== IR)
    .map((place) => ({ place, worth: expected(place.player) }))
    .sort((a, b) => b.worth - a.worth || a.place.player - b.place.player);
  const slots = fillLineup(active.map(({ place }) => season.eligible[place.player] ?? []));
  const lineup = active.map(({ place }, at) => ({ ...place, slot: slots[at] ?? BENCH }));
  return [...lineup, ...places.filter((place) => place.slot === IR)].sort(
    (a, b) => a.slot - b.slot || a.player - b.player,
  );
}
