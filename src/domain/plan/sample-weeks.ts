/**
 * Random weeks for tests, proofs and measurements, each decided by its seed.
 *
 * Small ones meet every rule often (locks, waivers, IR, limits, crowded rosters), so that an exhaustive search can check
 * them; large ones have the size and shape of a real league.
 */
import { type PlayerId, playerId } from "../ids";
import type { Week, WeekPlayer } from "./week";

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

function samplePlayer(draw: Draw, id: PlayerId, points: readonly number[]): WeekPlayer {
  const first = 1 + draw.below(5);
  const second = draw.chance(0.6) ? Math.min(5, first + 1) : first;
  return {
    playerId: id,
    eligibleSlots: [...new Set([...(SLOTS_OF[first] ?? []), ...(SLOTS_OF[second] ?? []), 12, 13])],
    defaultPositionId: first,
    points,
    isDroppable: !draw.chance(0.2),
    isLockedToday: draw.chance(0.15),
    availableFromDay: draw.chance(0.25) ? draw.below(4) : 0,
    isIrEligible: draw.chance(0.2),
  };
}

/** Up to 4 days, 4 men and 4 free agents; whole points, so that ties are common. */
export function tinyWeek(seed: number): Week {
  const draw = drawFrom(seed);
  const days = 1 + draw.below(4);
  const points = () => Array.from({ length: days }, () => (draw.chance(0.45) ? 0 : draw.below(14) - 2));
  const men = (count: number, firstId: number) =>
    Array.from({ length: count }, (_, index) => samplePlayer(draw, playerId.parse(firstId + index), points()));
  const roster = men(draw.below(5), 1);
  return {
    days,
    slotCounts: { "0": draw.below(2), "4": draw.below(2), "5": draw.below(2), "6": draw.below(2), "11": draw.below(3) },
    rosterSize: Math.max(0, roster.length + draw.below(4) - 2),
    maxMoves: draw.below(4),
    irSlotsOpen: draw.below(3),
    positionLimits: draw.chance(0.4) ? { [1 + draw.below(5)]: draw.below(3), "5": null } : {},
    maxStarts: draw.chance(0.3) ? draw.below(6) : null,
    roster,
    freeAgents: men(draw.below(5), 101),
  };
}

/** A league's week: 13 men, ten of the default slots, players of three or four games and steady form. */
export function leagueWeek(seed: number, size: { freeAgents: number; maxMoves: number; days?: number }): Week {
  const draw = drawFrom(seed);
  const { days = 7, maxMoves } = size;
  const teams = Array.from({ length: 30 }, () => Array.from({ length: days }, () => draw.chance(0.5)));
  const man = (id: number, mean: number) => {
    const plays = teams[draw.below(30)] ?? [];
    const points = plays.map((hasGame) => (hasGame ? Math.round(mean * (90 + 20 * draw.unit())) / 100 : 0));
    return { ...samplePlayer(draw, playerId.parse(id), points), isIrEligible: false };
  };
  return {
    days,
    slotCounts: { "0": 1, "1": 1, "2": 1, "3": 1, "4": 1, "5": 1, "6": 1, "11": 3, "12": 3, "13": 1 },
    rosterSize: 13,
    maxMoves,
    irSlotsOpen: 0,
    positionLimits: {},
    maxStarts: null,
    roster: Array.from({ length: 13 }, (_, index) => man(index + 1, 45 - 2.2 * index)),
    freeAgents: Array.from({ length: size.freeAgents }, (_, index) => man(1_001 + index, 27 * draw.unit() ** 1.5)),
  };
}
