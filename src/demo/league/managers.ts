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

export type LeagueOffice = {
  readonly season: Season;
  readonly undroppable: ReadonlySet<number>;
  readonly morning: Morning;
  readonly rosters: Map<number, readonly Place[]>;
  readonly moves: Move[];
  /** Adds used in this matchup by team. */
  readonly adds: Map<number, number>;
  /** Useful free agents, best first. Players dropped this morning are on waivers and not included. */
  readonly espnPayload: number[];
  /**
   * The person has begun to make moves: nobody is added for their team but by them, so that a place they left open
   * stays so.
   */
  readonly isPersonAtWork: boolean;
};

const activeOf = (slots: readonly Place[]): number[] =>
  slots.filter((slot) => slot.slot !== IR).map((slot) => slot.player);

const isPersons = (office: LeagueOffice, teamId: number): boolean => teamId === PERSON_TEAM && office.isPersonAtWork;

/** A person may hold players who cannot all start together; a manager never does. */
const fits = (office: LeagueOffice, teamId: number, players: readonly number[]): boolean =>
  isPersons(office, teamId) ? isAllowedRoster(office.season, players) : isLegalRoster(office.season, players);

function dropCandidates(office: LeagueOffice, teamId: number): number[] {
  return (office.rosters.get(teamId) ?? [])
    .filter((slot) => slot.slot !== IR && !office.undroppable.has(slot.player))
    .filter((slot) => slot.acquiredBy === "DRAFT" || office.morning.period - periodAt(slot.acquiredAt) >= FRESH_DAYS)
    .map((slot) => slot.player)
    .sort((a, b) => holdValue(office.morning, a) - holdValue(office.morning, b) || a - b);
}

function remove(office: LeagueOffice, teamId: number, player: number): void {
  const slots = office.rosters.get(teamId) ?? [];
  office.rosters.set(
    teamId,
    slots.filter((slot) => slot.player !== player),
  );
}

/** Adds the best wire player who makes a legal roster and beats `floor`; true when somebody came. */
function addBest(office: LeagueOffice, teamId: number, drop: number | undefined, floor: number): boolean {
  const used = office.adds.get(teamId) ?? 0;
  if (used >= addLimit(matchupOfPeriod(office.morning.period))) return false;
  const slots = office.rosters.get(teamId) ?? [];
  const retained = activeOf(slots).filter((player) => player !== drop);
  for (const add of office.espnPayload) {
    if ((office.morning.value[add] ?? 0) < floor) return false;
    if (!isLegalRoster(office.season, [...retained, add])) continue;
    if (drop !== undefined) remove(office, teamId, drop);
    const acquiredAt = instantInPeriod(office.morning.period, MOVES_HOUR);
    const added: Place = { player: add, slot: BENCH, acquiredBy: "ADD", acquiredAt };
    office.rosters.set(teamId, [...(office.rosters.get(teamId) ?? []), added]);
    office.espnPayload.splice(office.espnPayload.indexOf(add), 1);
    office.adds.set(teamId, used + 1);
    office.moves.push({ kind: "add", teamId, add, drop });
    return true;
  }
  return false;
}

/**
 * The most valuable active player who may go on injured reserve and leaves a legal roster behind, `joining` included.
 */
function reserveCandidate(office: LeagueOffice, teamId: number, joining: readonly number[]): number | undefined {
  const active = activeOf(office.rosters.get(teamId) ?? []);
  return active
    .filter((player) => isOut(office.morning, player) && (office.morning.missed[player] ?? 0) >= 2)
    .sort((a, b) => (office.morning.value[b] ?? 0) - (office.morning.value[a] ?? 0) || a - b)
    .find((player) => fits(office, teamId, [...active.filter((other) => other !== player), ...joining]));
}

/**
 * Players who are no longer out leave injured reserve: for another who is, for a free place, or for the least player's.
 */
function clearInjuredReserve(office: LeagueOffice, teamId: number): void {
  const slots = office.rosters.get(teamId) ?? [];
  const healed = slots.find((slot) => slot.slot === IR && !isOut(office.morning, slot.player))?.player;
  if (healed === undefined) return;
  const active = activeOf(slots);
  const injured = reserveCandidate(office, teamId, [healed]);
  if (injured !== undefined) movePlace(office, teamId, injured, IR);
  else if (!fits(office, teamId, [...active, healed])) {
    const drop = dropCandidates(office, teamId).find((player) =>
      fits(office, teamId, [...active.filter((other) => other !== player), healed]),
    );
    // No other player may be dropped: he is dropped himself rather than left on IR against the rules.
    const leaving = drop ?? healed;
    remove(office, teamId, leaving);
    office.moves.push({ kind: "drop", teamId, drop: leaving });
    if (leaving === healed) return;
  }
  movePlace(office, teamId, healed, BENCH);
}

function movePlace(office: LeagueOffice, teamId: number, player: number, slot: number): void {
  const slots = office.rosters.get(teamId) ?? [];
  office.rosters.set(
    teamId,
    slots.map((lineupSlot) => (lineupSlot.player === player ? { ...lineupSlot, slot } : lineupSlot)),
  );
  office.moves.push({ kind: slot === IR ? "toIr" : "fromIr", teamId, player });
}

function fillInjuredReserve(office: LeagueOffice, teamId: number): void {
  const isTaken = (office.rosters.get(teamId) ?? []).some((slot) => slot.slot === IR);
  const injured = isTaken ? undefined : reserveCandidate(office, teamId, []);
  if (injured !== undefined) movePlace(office, teamId, injured, IR);
}

function manage(office: LeagueOffice, teamId: number): void {
  const { period } = office.morning;
  clearInjuredReserve(office, teamId);
  fillInjuredReserve(office, teamId);
  if (isPersons(office, teamId)) return;
  while (activeOf(office.rosters.get(teamId) ?? []).length < ACTIVE_PLACES && addBest(office, teamId, undefined, 0));
  if (period < FIRST_UPGRADE || (teamId === PERSON_TEAM && period > PERSON_LAST_UPGRADE)) return;
  const upgrades = (period + teamId) % UPGRADE_EVERY_DAYS === 0;
  const min = upgrades ? UPGRADE_GAIN : OBVIOUS_GAIN;
  for (const drop of dropCandidates(office, teamId).slice(0, 3))
    if (addBest(office, teamId, drop, holdValue(office.morning, drop) + min)) return;
}

/** Useful free agents for managers, best first. `reserved`: reserved by the user, or not yet clear of waivers. */
export function espnDataOf(
  season: Season,
  morning: Morning,
  rosters: ReadonlyMap<number, readonly Place[]>,
  reserved: ReadonlySet<number>,
): number[] {
  const taken = new Set([...rosters.values()].flatMap((slots) => slots.map((slot) => slot.player)));
  return [...season.players.keys()]
    .filter((player) => !taken.has(player) && !reserved.has(player) && (morning.playedOfFive[player] ?? 0) >= 3)
    .filter((player) => morning.status[player] === "ACTIVE" || morning.status[player] === "PROBABLE")
    .sort((a, b) => (morning.value[b] ?? 0) - (morning.value[a] ?? 0) || a - b);
}

/** Every manager's turn of a morning, each day another one first. */
export function manageAll(office: LeagueOffice): void {
  for (const at of TEAM_IDS.keys())
    manage(office, TEAM_IDS[(at + office.morning.period) % TEAM_IDS.length] ?? PERSON_TEAM);
}
