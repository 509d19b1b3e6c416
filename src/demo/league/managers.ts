/**
 * Moves of the demo's managers on a morning: they keep rosters legal, fill open slots, and now and then swap a player
 * for a free agent.
 *
 * They know the morning and nothing later. Their moves are written into the given desk.
 */
import { instantInPeriod, matchupOfPeriod, periodAt, periodOfDay } from "../season/calendar";
import type { Season } from "../season/season";
import { TEAM_IDS } from "./draft";
import { addLimit, MOVES_HOUR, PERSON_TEAM } from "./league-rules";
import type { Morning } from "./morning";
import type { Move } from "./move";
import { ACTIVE_PLACES, BENCH, IR } from "./slots";
import { holdValue, isAllowedRoster, isLegalRoster, isOut, type Place } from "./team-day";

/**
 * After this day the user's team no longer picks up free agents by itself: that is left to the user, with something to
 * find. Its roster still stays legal and its lineup is set, like the others'.
 */
const PERSON_LAST_UPGRADE = periodOfDay("2025-01-02");
/** A manager checks the free agents every so many days, and moves for at least so many points a game. */
const UPGRADE_EVERY_DAYS = 3;
const UPGRADE_GAIN = 1;
/** Gain that no manager overlooks, whenever the player is available. */
const OBVIOUS_GAIN = 6;
const FIRST_UPGRADE = 4;
const FRESH_DAYS = 3;

export type Desk = {
  readonly season: Season;
  readonly undroppable: ReadonlySet<number>;
  readonly morning: Morning;
  readonly rosters: Map<number, readonly Place[]>;
  readonly moves: Move[];
  /** Adds used in this matchup by team. */
  readonly adds: Map<number, number>;
  /** Useful free agents, best first. Players dropped this morning are on waivers and not included. */
  readonly wire: number[];
  /**
   * The person has begun to make moves: nobody is added for their team but by them, so that a place they left open
   * stays so.
   */
  readonly isPersonAtWork: boolean;
};

const activeOf = (places: readonly Place[]): number[] =>
  places.filter((place) => place.slot !== IR).map((place) => place.player);

const isPersons = (desk: Desk, teamId: number): boolean => teamId === PERSON_TEAM && desk.isPersonAtWork;

/** A person may hold players who cannot all start together; a manager never does. */
const fits = (desk: Desk, teamId: number, players: readonly number[]): boolean =>
  isPersons(desk, teamId) ? isAllowedRoster(desk.season, players) : isLegalRoster(desk.season, players);

function dropCandidates(desk: Desk, teamId: number): number[] {
  return (desk.rosters.get(teamId) ?? [])
    .filter((place) => place.slot !== IR && !desk.undroppable.has(place.player))
    .filter((place) => place.acquiredBy === "DRAFT" || desk.morning.period - periodAt(place.acquiredAt) >= FRESH_DAYS)
    .map((place) => place.player)
    .sort((a, b) => holdValue(desk.morning, a) - holdValue(desk.morning, b) || a - b);
}

function remove(desk: Desk, teamId: number, player: number): void {
  const places = desk.rosters.get(teamId) ?? [];
  desk.rosters.set(
    teamId,
    places.filter((place) => place.player !== player),
  );
}

/** Adds the best wire player who makes a legal roster and beats `floor`; true when somebody came. */
function addBest(desk: Desk, teamId: number, drop: number | undefined, floor: number): boolean {
  const used = desk.adds.get(teamId) ?? 0;
  if (used >= addLimit(matchupOfPeriod(desk.morning.period))) return false;
  const places = desk.rosters.get(teamId) ?? [];
  const kept = activeOf(places).filter((player) => player !== drop);
  for (const add of desk.wire) {
    if ((desk.morning.value[add] ?? 0) < floor) return false;
    if (!isLegalRoster(desk.season, [...kept, add])) continue;
    if (drop !== undefined) remove(desk, teamId, drop);
    const acquiredAt = instantInPeriod(desk.morning.period, MOVES_HOUR);
    const added: Place = { player: add, slot: BENCH, acquiredBy: "ADD", acquiredAt };
    desk.rosters.set(teamId, [...(desk.rosters.get(teamId) ?? []), added]);
    desk.wire.splice(desk.wire.indexOf(add), 1);
    desk.adds.set(teamId, used + 1);
    desk.moves.push({ kind: "add", teamId, add, drop });
    return true;
  }
  return false;
}

/**
 * The most valuable active player who may go on injured reserve and leaves a legal roster behind, `joining` included.
 */
function reserveCandidate(desk: Desk, teamId: number, joining: readonly number[]): number | undefined {
  const active = activeOf(desk.rosters.get(teamId) ?? []);
  return active
    .filter((player) => isOut(desk.morning, player) && (desk.morning.missed[player] ?? 0) >= 2)
    .sort((a, b) => (desk.morning.value[b] ?? 0) - (desk.morning.value[a] ?? 0) || a - b)
    .find((player) => fits(desk, teamId, [...active.filter((other) => other !== player), ...joining]));
}

/**
 * Players who are no longer out leave injured reserve: for another who is, for a free place, or for the least player's.
 */
function clearInjuredReserve(desk: Desk, teamId: number): void {
  const places = desk.rosters.get(teamId) ?? [];
  const healed = places.find((place) => place.slot === IR && !isOut(desk.morning, place.player))?.player;
  if (healed === undefined) return;
  const active = activeOf(places);
  const hurt = reserveCandidate(desk, teamId, [healed]);
  if (hurt !== undefined) movePlace(desk, teamId, hurt, IR);
  else if (!fits(desk, teamId, [...active, healed])) {
    const drop = dropCandidates(desk, teamId).find((player) =>
      fits(desk, teamId, [...active.filter((other) => other !== player), healed]),
    );
    // No other player may be dropped: he is dropped himself rather than left on IR against the rules.
    const leaving = drop ?? healed;
    remove(desk, teamId, leaving);
    desk.moves.push({ kind: "drop", teamId, drop: leaving });
    if (leaving === healed) return;
  }
  movePlace(desk, teamId, healed, BENCH);
}

function movePlace(desk: Desk, teamId: number, player: number, slot: number): void {
  const places = desk.rosters.get(teamId) ?? [];
  desk.rosters.set(
    teamId,
    places.map((place) => (place.player === player ? { ...place, slot } : place)),
  );
  desk.moves.push({ kind: slot === IR ? "toIr" : "fromIr", teamId, player });
}

function fillInjuredReserve(desk: Desk, teamId: number): void {
  const isTaken = (desk.rosters.get(teamId) ?? []).some((place) => place.slot === IR);
  const hurt = isTaken ? undefined : reserveCandidate(desk, teamId, []);
  if (hurt !== undefined) movePlace(desk, teamId, hurt, IR);
}

function manage(desk: Desk, teamId: number): void {
  const { period } = desk.morning;
  clearInjuredReserve(desk, teamId);
  fillInjuredReserve(desk, teamId);
  if (isPersons(desk, teamId)) return;
  while (activeOf(desk.rosters.get(teamId) ?? []).length < ACTIVE_PLACES && addBest(desk, teamId, undefined, 0));
  if (period < FIRST_UPGRADE || (teamId === PERSON_TEAM && period > PERSON_LAST_UPGRADE)) return;
  const looks = (period + teamId) % UPGRADE_EVERY_DAYS === 0;
  const least = looks ? UPGRADE_GAIN : OBVIOUS_GAIN;
  for (const drop of dropCandidates(desk, teamId).slice(0, 3))
    if (addBest(desk, teamId, drop, holdValue(desk.morning, drop) + least)) return;
}

/** Useful free agents for managers, best first. `reserved`: reserved by the user, or not yet clear of waivers. */
export function wireOf(
  season: Season,
  morning: Morning,
  rosters: ReadonlyMap<number, readonly Place[]>,
  reserved: ReadonlySet<number>,
): number[] {
  const taken = new Set([...rosters.values()].flatMap((places) => places.map((place) => place.player)));
  return [...season.players.keys()]
    .filter((player) => !taken.has(player) && !reserved.has(player) && (morning.playedOfFive[player] ?? 0) >= 3)
    .filter((player) => morning.status[player] === "ACTIVE" || morning.status[player] === "PROBABLE")
    .sort((a, b) => (morning.value[b] ?? 0) - (morning.value[a] ?? 0) || a - b);
}

/** Every manager's turn of a morning, each day another one first. */
export function manageAll(desk: Desk): void {
  for (const at of TEAM_IDS.keys()) manage(desk, TEAM_IDS[(at + desk.morning.period) % TEAM_IDS.length] ?? PERSON_TEAM);
}
