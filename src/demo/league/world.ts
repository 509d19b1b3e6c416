/**
 * The demo league's history, day by day: rosters, lineups and moves.
 *
 * Pure and seeded. A day is made from the day before, from that morning's knowledge and from the moves the person made,
 * so nothing in it depends on games played later; results only ever enter through `morning.ts` and through lines of
 * days that are over. One world serves all scoring formats: managers value players by fantasy points in each of them.
 */

import type { Figures } from "../figures";
import { daysOfMatchup, FINAL_PERIOD, instantInPeriod, matchupOfPeriod } from "../season/calendar";
import { indexSeason, type Season } from "../season/season";
import { type DraftPick, draftValues, runDraft, TEAM_IDS } from "./draft";
import { addLimit, MOVES_HOUR, PERSON_TEAM } from "./league-rules";
import { type MadeMove, makeMove, recordsOf, type TeamHand, type TimedMove, timed } from "./manager-move";
import { espnDataOf, type LeagueOffice, manageAll } from "./managers";
import { createMornings, type Morning } from "./morning";
import { type DayMoves, waiverEnds } from "./move";
import { BENCH } from "./slots";
import { isOut, type Place, setLineup } from "./team-day";

type LeagueDay = DayMoves & {
  readonly rosters: ReadonlyMap<number, readonly Place[]>;
  /** Slots of their team that the person settled for the day, by player. */
  readonly pins: ReadonlyMap<number, number>;
};

/** State of the league before any moves. */
type Ground = {
  readonly season: Season;
  readonly picks: readonly DraftPick[];
  /** Players nobody may drop, by index. */
  readonly undroppable: ReadonlySet<number>;
  readonly draftRank: readonly number[];
  morning(period: number): Morning;
};

export type World = Ground & {
  /**
   * The person's moves in the order in which they take effect. One that has become impossible by then has no effect.
   */
  readonly made: readonly TimedMove[];
  /** Whether the person's adds are limited by matchup. A rotisserie league has no matchups. */
  readonly hasAddLimit: boolean;
  /** The league on a day, moves of its morning made and lineups set. Periods 1 to the last one. */
  day(period: number): LeagueDay;
};

const UNDROPPABLE = 20;

function openingRosters(picks: readonly DraftPick[]): Map<number, Place[]> {
  const acquiredAt = instantInPeriod(-1, 20);
  const slots = (teamId: number) =>
    picks
      .filter((pick) => pick.teamId === teamId)
      .map((pick): Place => ({ player: pick.player, slot: BENCH, acquiredBy: "DRAFT", acquiredAt }));
  return new Map(TEAM_IDS.map((teamId) => [teamId, slots(teamId)]));
}

/** Adds by team over some days. */
export function addsOn(days: readonly DayMoves[]): Map<number, number> {
  const adds = new Map<number, number>();
  for (const move of days.flatMap(({ moves }) => moves))
    if (move.kind === "add") adds.set(move.teamId, (adds.get(move.teamId) ?? 0) + 1);
  return adds;
}

/** Players that no manager may add this morning: the user has reserved them, or they have not cleared waivers. */
function reservedOn(made: readonly TimedMove[], yesterday: LeagueDay | undefined, period: number): Set<number> {
  const reserved = new Set<number>();
  for (const { madeOn, period: on, add } of made)
    if (add !== undefined && madeOn < period && period <= on) reserved.add(add);
  const opensAt = instantInPeriod(period, MOVES_HOUR);
  for (const [player, clearsAt] of waiverEnds(yesterday ? [yesterday] : []))
    if (clearsAt > opensAt) reserved.add(player);
  return reserved;
}

/** The person's moves of a day, after the managers' own; written into the desk. Returns the day's pins. */
function makePersonsMoves(
  office: LeagueOffice,
  { made, hasAddLimit }: Pick<World, "made" | "hasAddLimit">,
  yesterday: LeagueDay | undefined,
): TeamHand["pins"] {
  const { season, undroppable, morning, rosters, adds } = office;
  const today: DayMoves = { period: morning.period, moves: office.moves };
  let hand: TeamHand = { slots: rosters.get(PERSON_TEAM) ?? [], pins: new Map() };
  for (const move of made.filter(({ period }) => period === morning.period)) {
    const before = { ...hand, slots: setLineup(season, morning, hand.slots, hand.pins) };
    const ends = waiverEnds(yesterday ? [yesterday, today] : [today]);
    const after = makeMove(before, move, {
      season,
      undroppable,
      isOut: (player) => isOut(morning, player),
      isOwned: (player) => [...rosters.values()].some((slots) => slots.some((slot) => slot.player === player)),
      clearsAt: (player) => ends.get(player),
      addsLeft: hasAddLimit
        ? addLimit(matchupOfPeriod(morning.period)) - (adds.get(PERSON_TEAM) ?? 0)
        : Number.POSITIVE_INFINITY,
    });
    if (!after.ok) continue;
    hand = after.value;
    office.moves.push(...recordsOf(before, hand, move));
    rosters.set(PERSON_TEAM, hand.slots);
    if (move.add !== undefined) adds.set(PERSON_TEAM, (adds.get(PERSON_TEAM) ?? 0) + 1);
  }
  return hand.pins;
}

/** Plays the league from a day on. `before` answers the days until then. Days are made when asked for, each once. */
function playFrom(
  first: number,
  ground: Ground,
  hand: Pick<World, "made" | "hasAddLimit">,
  before: (period: number) => LeagueDay | undefined,
): World {
  const { season, undroppable } = ground;
  const { made } = hand;
  const days: LeagueDay[] = [];
  const known = (period: number): LeagueDay | undefined => (period < first ? before(period) : days[period - first]);
  const must = (period: number): LeagueDay => {
    const found = known(period);
    if (!found) throw new RangeError(`no league day ${period}`);
    return found;
  };

  const nextDay = (period: number): LeagueDay => {
    const morning = ground.morning(period);
    const yesterday = known(period - 1);
    const rosters = new Map(yesterday?.rosters ?? openingRosters(ground.picks));
    const espnPayload = espnDataOf(season, morning, rosters, reservedOn(made, yesterday, period));
    const { first: firstOfMatchup } = daysOfMatchup(matchupOfPeriod(period));
    const adds = addsOn(Array.from({ length: period - firstOfMatchup }, (_, at) => must(firstOfMatchup + at)));
    const isPersonAtWork = made.some(({ madeOn }) => madeOn < period);
    const office: LeagueOffice = {
      season,
      undroppable,
      morning,
      rosters,
      moves: [],
      adds,
      espnPayload,
      isPersonAtWork,
    };
    manageAll(office);
    const pins = makePersonsMoves(office, hand, yesterday);
    const lineups = [...rosters].map(([teamId, slots]) => {
      return [teamId, setLineup(season, morning, slots, teamId === PERSON_TEAM ? pins : undefined)] as const;
    });
    return { period, rosters: new Map(lineups), moves: office.moves, pins };
  };

  return {
    ...ground,
    ...hand,
    day(period) {
      if (period < 1 || period > FINAL_PERIOD) throw new RangeError(`no league day ${period}`);
      for (let next = first + days.length; next <= period; next += 1) days.push(nextDay(next));
      return must(period);
    },
  };
}

/** Builds the world over some figures, in which the person has made no move. */
export function createWorld(figures: Figures): World {
  const season = indexSeason(figures);
  const values = draftValues(season);
  const ranked = [...season.players.keys()].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
  const draftRank = new Array<number>(ranked.length).fill(0);
  for (const [at, player] of ranked.entries()) draftRank[player] = at + 1;
  const undroppable = new Set(ranked.slice(0, UNDROPPABLE));
  const ground = { season, picks: runDraft(season), undroppable, draftRank, morning: createMornings(season) };
  return playFrom(1, ground, { made: [], hasAddLimit: true }, () => undefined);
}

/** The world as it is with the person's moves. Days before anybody could know of one are the same as without. */
export function worldWith(world: World, moves: readonly MadeMove[], hasAddLimit = true): World {
  const made = moves
    .flatMap((move) => {
      const read = timed(world.season, move);
      return read.ok ? [read.value] : [];
    })
    .sort((a, b) => a.at - b.at);
  const first = Math.max(1, Math.min(...made.map(({ madeOn, period }) => Math.min(madeOn + 1, period))));
  return made.length === 0
    ? hasAddLimit === world.hasAddLimit
      ? world
      : { ...world, hasAddLimit }
    : playFrom(first, world, { made, hasAddLimit }, (period) => (period < 1 ? undefined : world.day(period)));
}

const worlds = new WeakMap<Figures, World>();

/** The world over some figures without moves, built once for all leagues and formats. */
export function worldOf(figures: Figures): World {
  const known = worlds.get(figures) ?? createWorld(figures);
  worlds.set(figures, known);
  return known;
}
