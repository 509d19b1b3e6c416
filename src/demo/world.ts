/**
 * The demo league's history, day by day: rosters, lineups and moves.
 *
 * Pure and seeded. A day is made from the day before and from that morning's knowledge, so nothing in it depends on games
 * played later; results only ever enter through `morning.ts` and through lines of days that are over. One world serves
 * all scoring formats: managers value players by fantasy points in each of them.
 */
import { daysOfMatchup, FINAL_PERIOD, matchupOfPeriod, periodOfDay } from "./calendar";
import { type DraftPick, draftValues, runDraft, TEAM_IDS } from "./draft";
import type { Figures } from "./figures";
import { createMornings, type Morning } from "./morning";
import { indexSeason, type Season } from "./season";
import { ACTIVE_PLACES, BENCH, IR } from "./slots";
import { holdValue, isLegalRoster, isOut, type Place, setLineup } from "./team-day";

/** The person's team. */
export const PERSON_TEAM = 1;
export const START_DAY = "2025-01-15";
/**
 * After this day the person's team swaps nobody for the wire any more: that is theirs to decide, and it leaves something
 * to find. Its roster is still kept legal and its lineup set, as the others'.
 */
const PERSON_LAST_UPGRADE = periodOfDay("2025-01-02");

/** Adds per day of a matchup, ESPN's fraction form: four in a week of seven days. */
export const ADDS_PER_DAY = 4 / 7;
/** Adds a matchup allows; a part of an add is not one. */
export const addLimit = (matchup: number): number => {
  const { first, last } = daysOfMatchup(matchup);
  return Math.floor(ADDS_PER_DAY * (last - first + 1) + 1e-9);
};

export type Move =
  | { readonly kind: "add"; readonly teamId: number; readonly add: number; readonly drop: number | undefined }
  | { readonly kind: "drop"; readonly teamId: number; readonly drop: number }
  | { readonly kind: "toIr" | "fromIr"; readonly teamId: number; readonly player: number };

export type LeagueDay = {
  readonly period: number;
  readonly rosters: ReadonlyMap<number, readonly Place[]>;
  readonly moves: readonly Move[];
};

export type World = {
  readonly season: Season;
  readonly picks: readonly DraftPick[];
  /** Players nobody may drop, by index. */
  readonly undroppable: ReadonlySet<number>;
  readonly draftRank: readonly number[];
  morning(period: number): Morning;
  /** The league on a day, moves of its morning made and lineups set. Periods 1 to the last one. */
  day(period: number): LeagueDay;
};

const UNDROPPABLE = 20;
/** A manager looks at the wire every so many days, and moves for at least so many points a game. */
const UPGRADE_EVERY_DAYS = 3;
const UPGRADE_GAIN = 1;
/** What nobody overlooks, on whatever day it lies on the wire. */
const OBVIOUS_GAIN = 6;
const FIRST_UPGRADE = 4;
const FRESH_DAYS = 3;

type Desk = {
  readonly world: Pick<World, "season" | "undroppable">;
  readonly morning: Morning;
  readonly rosters: Map<number, Place[]>;
  readonly moves: Move[];
  readonly adds: Map<number, number>;
  /** Free players worth a look, best first. Those dropped this morning are on waivers and not here. */
  readonly wire: number[];
};

const activeOf = (places: readonly Place[]): number[] =>
  places.filter((place) => place.slot !== IR).map((place) => place.player);

function dropCandidates(desk: Desk, teamId: number): number[] {
  return (desk.rosters.get(teamId) ?? [])
    .filter((place) => place.slot !== IR && !desk.world.undroppable.has(place.player))
    .filter((place) => place.acquiredBy === "DRAFT" || desk.morning.period - place.acquiredOn >= FRESH_DAYS)
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
    if (!isLegalRoster(desk.world.season, [...kept, add])) continue;
    if (drop !== undefined) remove(desk, teamId, drop);
    const added: Place = { player: add, slot: BENCH, acquiredBy: "ADD", acquiredOn: desk.morning.period };
    desk.rosters.set(teamId, [...(desk.rosters.get(teamId) ?? []), added]);
    desk.wire.splice(desk.wire.indexOf(add), 1);
    desk.adds.set(teamId, used + 1);
    desk.moves.push({ kind: "add", teamId, add, drop });
    return true;
  }
  return false;
}

/** The most valuable active player who may go on injured reserve and leaves a legal roster behind, `joining` included. */
function reserveCandidate(desk: Desk, teamId: number, joining: readonly number[]): number | undefined {
  const active = activeOf(desk.rosters.get(teamId) ?? []);
  return active
    .filter((player) => isOut(desk.morning, player) && (desk.morning.missed[player] ?? 0) >= 2)
    .sort((a, b) => (desk.morning.value[b] ?? 0) - (desk.morning.value[a] ?? 0) || a - b)
    .find((player) => isLegalRoster(desk.world.season, [...active.filter((other) => other !== player), ...joining]));
}

/** Players who are no longer out leave injured reserve: for another who is, for a free place, or for the least player's. */
function clearInjuredReserve(desk: Desk, teamId: number): void {
  const places = desk.rosters.get(teamId) ?? [];
  const healed = places.find((place) => place.slot === IR && !isOut(desk.morning, place.player))?.player;
  if (healed === undefined) return;
  const active = activeOf(places);
  const hurt = reserveCandidate(desk, teamId, [healed]);
  if (hurt !== undefined) movePlace(desk, teamId, hurt, IR);
  else if (!isLegalRoster(desk.world.season, [...active, healed])) {
    const drop = dropCandidates(desk, teamId).find((player) =>
      isLegalRoster(desk.world.season, [...active.filter((other) => other !== player), healed]),
    );
    // Nobody may go for him: he is let go himself rather than kept on injured reserve against the rules.
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
  while (activeOf(desk.rosters.get(teamId) ?? []).length < ACTIVE_PLACES && addBest(desk, teamId, undefined, 0));
  if (period < FIRST_UPGRADE || (teamId === PERSON_TEAM && period > PERSON_LAST_UPGRADE)) return;
  const looks = (period + teamId) % UPGRADE_EVERY_DAYS === 0;
  const least = looks ? UPGRADE_GAIN : OBVIOUS_GAIN;
  for (const drop of dropCandidates(desk, teamId).slice(0, 3))
    if (addBest(desk, teamId, drop, holdValue(desk.morning, drop) + least)) return;
}

function wireOf(season: Season, morning: Morning, rosters: ReadonlyMap<number, readonly Place[]>): number[] {
  const taken = new Set([...rosters.values()].flatMap((places) => places.map((place) => place.player)));
  return [...season.players.keys()]
    .filter((player) => !taken.has(player) && (morning.playedOfFive[player] ?? 0) >= 3)
    .filter((player) => morning.status[player] === "ACTIVE" || morning.status[player] === "PROBABLE")
    .sort((a, b) => (morning.value[b] ?? 0) - (morning.value[a] ?? 0) || a - b);
}

function openingRosters(picks: readonly DraftPick[]): Map<number, Place[]> {
  const places = (teamId: number) =>
    picks
      .filter((pick) => pick.teamId === teamId)
      .map((pick): Place => ({ player: pick.player, slot: BENCH, acquiredBy: "DRAFT", acquiredOn: 0 }));
  return new Map(TEAM_IDS.map((teamId) => [teamId, places(teamId)]));
}

/** Builds the world over some figures. Days are made when asked for, each once. */
export function createWorld(figures: Figures): World {
  const season = indexSeason(figures);
  const morning = createMornings(season);
  const values = draftValues(season);
  const ranked = [...season.players.keys()].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
  const draftRank = new Array<number>(ranked.length).fill(0);
  for (const [at, player] of ranked.entries()) draftRank[player] = at + 1;
  const undroppable = new Set(ranked.slice(0, UNDROPPABLE));
  const picks = runDraft(season);
  const days: LeagueDay[] = [];
  let adds = new Map<number, number>();

  const nextDay = (period: number): LeagueDay => {
    const today = morning(period);
    const before = days[period - 2]?.rosters ?? openingRosters(picks);
    if (period === daysOfMatchup(matchupOfPeriod(period)).first) adds = new Map();
    const rosters = new Map([...before].map(([teamId, places]) => [teamId, [...places]]));
    const wire = wireOf(season, today, rosters);
    const desk: Desk = { world: { season, undroppable }, morning: today, rosters, moves: [], adds, wire };
    for (const at of TEAM_IDS.keys()) manage(desk, TEAM_IDS[(at + period) % TEAM_IDS.length] ?? PERSON_TEAM);
    const lineups = [...rosters].map(([teamId, places]) => [teamId, setLineup(season, today, places)] as const);
    return { period, rosters: new Map(lineups), moves: desk.moves };
  };

  return {
    season,
    picks,
    undroppable,
    draftRank,
    morning,
    day(period) {
      if (period < 1 || period > FINAL_PERIOD) throw new RangeError(`no league day ${period}`);
      for (let next = days.length + 1; next <= period; next += 1) days.push(nextDay(next));
      const found = days[period - 1];
      if (!found) throw new RangeError(`no league day ${period}`);
      return found;
    },
  };
}

const worlds = new WeakMap<Figures, World>();

/** The world over some figures, built once for all leagues and formats. */
export function worldOf(figures: Figures): World {
  const known = worlds.get(figures) ?? createWorld(figures);
  worlds.set(figures, known);
  return known;
}
