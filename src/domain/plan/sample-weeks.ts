/**
 * Random weeks for tests, proofs and measurements, each decided by its seed.
 *
 * Small ones meet every rule often (locks, waivers, IR, limits, crowded rosters), so that an exhaustive search can
 * check them; large ones have the size and shape of a real league.
 */
import { type PlayerId, playerId } from "../ids";
import { SLOT } from "../lineup/slots";
import type { FreeAgent, RosterPlayer, Week, WeekPlayer } from "../week/week";

/** Slots that take each position, by position id. */
const SLOTS_OF: readonly (readonly number[])[] = [
  [],
  [0, 5, 8, 11],
  [1, 5, 7, 8, 11],
  [2, 6, 7, 8, 10, 11],
  [3, 6, 8, 9, 10, 11],
  [4, 9, 10, 11],
];

type Draw = {
  /** 0 to 1, 1 left out. */
  unit(): number;
  /** A whole number from 0, `below` left out. */
  below(below: number): number;
  chance(probability: number): boolean;
};

/** Marsaglia's xorshift with 32 bits: enough for drawing tests, equal everywhere. */
function drawFrom(seed: number): Draw {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) || 1;
  const unit = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  for (let round = 0; round < 8; round++) unit();
  return { unit, below: (below) => Math.floor(unit() * below), chance: (probability) => unit() < probability };
}

function samplePlayer(draw: Draw, id: PlayerId, values: readonly number[]): WeekPlayer {
  const first = 1 + draw.below(5);
  const second = draw.chance(0.6) ? Math.min(5, first + 1) : first;
  return {
    playerId: id,
    eligibleSlots: [...new Set([...(SLOTS_OF[first] ?? []), ...(SLOTS_OF[second] ?? []), 12, 13])],
    defaultPositionId: first,
    values,
    isDroppable: !draw.chance(0.2),
    isLockedToday: draw.chance(0.15),
  };
}

const someday = (draw: Draw): number => (draw.chance(0.25) ? draw.below(4) : 0);

/**
 * The same week with other ids, players and slots in another order: nothing that any total may depend on has changed.
 */
export function disguised(week: Week, seed: number): Week {
  const draw = drawFrom(seed);
  const shuffled = <T>(list: readonly T[]): T[] =>
    list
      .map((item) => ({ item, key: draw.unit() }))
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item);
  const ids = shuffled([...week.roster, ...week.freeAgents].map(({ playerId: id }) => id));
  const names = new Map(ids.map((id, index) => [id, playerId.parse(7_001 + index)]));
  const renamed = <T extends WeekPlayer>(player: T): T => ({
    ...player,
    playerId: names.get(player.playerId) ?? player.playerId,
    eligibleSlots: shuffled(player.eligibleSlots),
  });
  return {
    ...week,
    slotCounts: Object.fromEntries(shuffled(Object.entries(week.slotCounts))),
    positionLimits: Object.fromEntries(shuffled(Object.entries(week.positionLimits))),
    roster: shuffled(week.roster.map(renamed)),
    freeAgents: shuffled(week.freeAgents.map(renamed)),
  };
}

/** Up to 4 days, 4 players and 4 free agents; whole points, so that ties are common. */
export function tinyWeek(seed: number): Week {
  const draw = drawFrom(seed);
  const days = 1 + draw.below(4);
  const values = () => Array.from({ length: days }, () => (draw.chance(0.45) ? 0 : draw.below(14) - 2));
  const hasLater = draw.chance(0.4);
  const player = (id: number) => ({
    ...samplePlayer(draw, playerId.parse(id), values()),
    valueAfter: hasLater ? Math.max(0, draw.below(12) - 4) : undefined,
  });
  const slotCounts = {
    "0": draw.below(2),
    "4": draw.below(2),
    "5": draw.below(2),
    "6": draw.below(2),
    "11": draw.below(3),
  };
  const irSlots = draw.below(3);
  const drawn = Array.from({ length: draw.below(5) }, (_, index): RosterPlayer => {
    return { ...player(index + 1), isIrEligible: draw.chance(0.25) };
  });
  const roster = placedToday(draw, drawn, { "11": slotCounts["11"], "13": irSlots });
  const cap = draw.chance(0.35) ? draw.below(6) : null;
  // Drawn apart, so that a seed's week stays the same in everything else.
  const returns = drawFrom(~seed);
  return {
    dayCount: days,
    slotCounts,
    rosterSize: Math.max(0, roster.length + draw.below(4) - 2),
    addsLeft: draw.chance(0.2) ? draw.below(4) + 0.9 : draw.below(4),
    addPrice: draw.chance(0.3) ? draw.below(5) : undefined,
    irSlots,
    positionLimits: draw.chance(0.4) ? { [1 + draw.below(5)]: draw.below(3), "5": null } : {},
    gamesCap: cap,
    roster: roster.map((player) =>
      player.isIrEligible && returns.chance(0.6) ? { ...player, irRightEnds: returns.below(days + 1) } : player,
    ),
    freeAgents: Array.from({ length: draw.below(5) }, (_, index): FreeAgent => {
      return { ...player(101 + index), availableFromDay: someday(draw) };
    }),
  };
}

/**
 * A tiny week in which most players are out and back on some day of it, from IR or from outside it, on a roster that
 * may hold all of them only while some are in IR.
 */
export function tinyReturn(seed: number): Week {
  const draw = drawFrom(seed ^ 0x5bd1e995);
  const week = tinyWeek(seed);
  const irSlots = 1 + draw.below(2);
  let inIr = 0;
  const roster = week.roster.map(({ lockedSlot, ...player }): RosterPlayer => {
    const isHurt = draw.chance(0.75);
    const isInIr = isHurt && inIr < irSlots && draw.chance(0.6);
    if (isInIr) inIr++;
    const place = isInIr ? SLOT.IR : lockedSlot === SLOT.IR ? SLOT.BENCH : lockedSlot;
    return {
      ...player,
      isInIr,
      isIrEligible: isHurt,
      irRightEnds: isHurt && draw.chance(0.85) ? draw.below(week.dayCount + 1) : undefined,
      ...(lockedSlot !== undefined && { lockedSlot: place }),
    };
  });
  const surplus = draw.below(1 + Math.min(roster.length, irSlots));
  return { ...week, irSlots, roster, rosterSize: roster.length - surplus, addsLeft: 1 + draw.below(3) };
}

/** A tiny week in which players may be added and dropped on some of its days only. */
export function tinyWindow(seed: number): Week {
  const draw = drawFrom(seed);
  const week = tinyWeek(seed);
  const first = draw.below(week.dayCount);
  return { ...week, moveDays: { first, last: first + draw.below(week.dayCount - first) } };
}

/** Some of the players hold a slot: locked in UTIL, on the bench or in IR, or in IR only, where there is room. */
function placedToday(draw: Draw, players: readonly RosterPlayer[], room: Record<string, number>): RosterPlayer[] {
  const left = { ...room };
  const take = (slot: number): boolean => {
    if (slot === 12) return true;
    const slots = left[slot] ?? 0;
    left[slot] = Math.max(0, slots - 1);
    return slots > 0;
  };
  return players.map((player) => {
    const slot = [11, 11, 12, 13][draw.below(4)] ?? 12;
    if (player.isLockedToday && draw.chance(0.7) && take(slot)) return { ...player, lockedSlot: slot };
    return draw.chance(0.3) && take(13) ? { ...player, isInIr: true } : player;
  });
}

type LeagueSize = {
  readonly freeAgents: number;
  readonly maxMoves: number;
  readonly days?: number;
  /** With value after the week, a price of adds, IR, position limits, locks and a cap on games, each in some weeks. */
  readonly hasRules?: boolean;
};

/** A league's week: 13 players, ten of the default slots, players of three or four games and steady form. */
export function leagueWeek(seed: number, { days = 7, maxMoves, ...size }: LeagueSize): Week {
  const draw = drawFrom(seed);
  const teams = Array.from({ length: 30 }, () => Array.from({ length: days }, () => draw.chance(0.5)));
  const player = (id: number, mean: number) => {
    const plays = teams[draw.below(30)] ?? [];
    const values = plays.map((hasGame) => (hasGame ? Math.round(mean * (90 + 20 * draw.unit())) / 100 : 0));
    return { ...samplePlayer(draw, playerId.parse(id), values), isIrEligible: false };
  };
  const week: Week = {
    dayCount: days,
    slotCounts: { "0": 1, "1": 1, "2": 1, "3": 1, "4": 1, "5": 1, "6": 1, "11": 3, "12": 3, "13": 1 },
    rosterSize: 13,
    addsLeft: maxMoves,
    irSlots: 0,
    positionLimits: {},
    gamesCap: null,
    roster: Array.from({ length: 13 }, (_, index) => player(index + 1, 45 - 2.2 * index)),
    freeAgents: Array.from({ length: size.freeAgents }, (_, index) => {
      return { ...player(1_001 + index, 27 * draw.unit() ** 1.5), availableFromDay: someday(draw) };
    }),
  };
  return size.hasRules ? withRules(draw, week, drawFrom(~seed)) : week;
}

/** @param returns draws who of the hurt players is back, and whether he is in IR. */
function withRules(draw: Draw, week: Week, returns: Draw): Week {
  const later = draw.chance(0.6);
  const after = <T extends WeekPlayer>(player: T): T => {
    const usual = player.values.reduce((sum, value) => sum + value, 0);
    return later ? { ...player, valueAfter: Math.max(0, Math.round(usual * draw.unit() - 20)) } : player;
  };
  const irSlots = draw.below(3);
  let inIr = 0;
  const roster = week.roster.map((player, index): RosterPlayer => {
    const isHurt = irSlots > 0 && draw.chance(0.2);
    const values = isHurt ? player.values.map((value, day) => (day < 4 ? 0 : value)) : player.values;
    const lockedSlot = player.isLockedToday && index % 2 === 0 ? 12 : undefined;
    const isInIr = isHurt && lockedSlot === undefined && inIr < irSlots && returns.chance(0.7);
    if (isInIr) inIr++;
    const irRightEnds = isHurt && returns.chance(0.7) ? 4 : undefined;
    return after({ ...player, values, isIrEligible: isHurt, isInIr, irRightEnds, lockedSlot });
  });
  return {
    ...week,
    irSlots,
    roster,
    rosterSize: 13 - draw.below(2) * Math.min(irSlots, roster.filter(({ isIrEligible }) => isIrEligible).length),
    freeAgents: week.freeAgents.map(after),
    addPrice: draw.chance(0.5) ? 8 * draw.unit() : undefined,
    positionLimits: draw.chance(0.5) ? { "5": 2 + draw.below(3), "1": 3 + draw.below(3) } : {},
    gamesCap: draw.chance(0.4) ? 25 + draw.below(15) : null,
  };
}
