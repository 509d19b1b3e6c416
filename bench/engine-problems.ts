/** Random days and weeks of the default layout, as the benches of the engine meet them. */

import { slotsForPositions } from "#test/oracles/engine-oracle";
import { playerId } from "@/domain/ids";
import type { LineupDay } from "@/domain/lineup/day";
import type { Week, WeekPlayer } from "@/domain/week/week";

/** PG SG SF PF C G F and three UTIL: ESPN's default layout. */
export const PLACES = [0, 1, 2, 3, 4, 5, 6, 11, 11, 11];
const SLOT_COUNTS = { 0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 11: 3 };
export const ROSTER = 13;
export const FREE_AGENTS = 300;
export const DAYS = 7;
/** Combinations of positions about as common as in the league. */
const POSITIONS = [1, 2, 4, 8, 16, 3, 3, 6, 6, 12, 12, 24, 24, 7, 14] as const;

export type PackedDay = {
  /** Players with a game, best first. */
  positions: Uint8Array;
  values: Float64Array;
  count: number;
  /** Everyone, in no order; 0 without a game. */
  allPositions: Uint8Array;
  allValues: Float64Array;
  day: LineupDay;
};

const positionBitsOf = new WeakMap<WeekPlayer, number>();
/** Looked up, not computed: reading eligibility is no part of what is measured. */
export const bitsOf = (player: WeekPlayer): number => positionBitsOf.get(player) ?? 0;

export function randomDay(random: () => number): PackedDay {
  const players = Array.from({ length: ROSTER }, (_, index) => {
    const positions = pick(random, POSITIONS);
    return { id: index + 1, positions, value: 8 + 45 * random() ** 2, hasGame: random() < 0.55 };
  });
  const playing = players.filter(({ hasGame }) => hasGame).sort((a, b) => b.value - a.value);
  return {
    positions: Uint8Array.from(playing, ({ positions }) => positions),
    values: Float64Array.from(playing, ({ value }) => value),
    count: playing.length,
    allPositions: Uint8Array.from(players, ({ positions }) => positions),
    allValues: Float64Array.from(players, ({ value, hasGame }) => (hasGame ? value : 0)),
    day: {
      slotCounts: SLOT_COUNTS,
      maxStarts: null,
      players: players.map(({ id, positions, value, hasGame }) => ({
        playerId: playerId.parse(id),
        eligibleSlots: slotsForPositions(positions),
        value,
        hasGame,
        currentSlot: 12,
        isLocked: false,
        tipOffAtMs: null,
      })),
    },
  };
}

export function randomWeek(random: () => number): Week {
  const player = (id: number, max: number): WeekPlayer => {
    const positions = pick(random, POSITIONS);
    const mean = 8 + max * random() ** 2;
    const made = {
      playerId: playerId.parse(id),
      eligibleSlots: slotsForPositions(positions),
      defaultPositionId: 1,
      values: Array.from({ length: DAYS }, () => (random() < 0.5 ? mean * (0.9 + 0.2 * random()) : 0)),
      isDroppable: true,
      isLockedToday: false,
    };
    positionBitsOf.set(made, positions);
    return made;
  };
  const bits = (from: WeekPlayer, to: WeekPlayer) => positionBitsOf.set(to, bitsOf(from));
  const roster = Array.from({ length: ROSTER }, (_, index) => {
    const base = player(index + 1, 45);
    const made = { ...base, isIrEligible: false };
    bits(base, made);
    return made;
  });
  const freeAgents = Array.from({ length: FREE_AGENTS }, (_, index) => {
    const base = player(1_000 + index, 22);
    const made = { ...base, availableFromDay: 0 };
    bits(base, made);
    return made;
  });
  return {
    dayCount: DAYS,
    slotCounts: SLOT_COUNTS,
    rosterSize: ROSTER,
    irSlots: 0,
    positionLimits: {},
    gamesCap: null,
    addsLeft: 1,
    roster,
    freeAgents,
  };
}

function pick<T>(random: () => number, from: readonly [T, ...T[]]): T {
  return from[Math.floor(random() * from.length)] ?? from[0];
}

/** A small generator of uniform numbers (mulberry32): benches must meet the same problems in every run. */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
