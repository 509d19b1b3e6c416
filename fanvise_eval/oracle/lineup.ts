/** The best lineup of a day by trying every set of players. Pure; knows no shortcut. */

export type LineupPlayer = {
  readonly id: number;
  readonly eligibleSlots: readonly number[];
  readonly value: number;
  /**
   * His game of the day has begun: he stays in his slot, and counts there unless it is the bench or injured reserve.
   */
  readonly isLocked: boolean;
  readonly slotId: number;
};

export type BestDay = {
  readonly total: number;
  /** Ids of those who start in each of the best sets, locked starters among them; 50 sets at most. */
  readonly starters: readonly (readonly number[])[];
};

const BENCH = 12;
const MAX_SETS = 50;
const SAME = 1e-9;

/**
 * @param players those with a game, at most 20 of them not locked
 * @param slotCounts places by slot id; those from 12 on (bench, injured reserve) start nobody
 */
export function bestDay(players: readonly LineupPlayer[], slotCounts: Readonly<Record<string, number>>): BestDay {
  const counts = new Map(
    Object.entries(slotCounts).flatMap(([slot, count]) => (Number(slot) < BENCH ? [[Number(slot), count]] : [])),
  );
  const locked = players.filter(({ isLocked, slotId }) => isLocked && slotId >= 0 && slotId < BENCH);
  for (const { slotId } of locked) counts.set(slotId, (counts.get(slotId) ?? 0) - 1);
  const free = players.filter(({ isLocked }) => !isLocked);
  if (free.length > 20) throw new RangeError(`${free.length} men are too many to try every set of`);
  const canStart = startableSets(free, counts);
  const lockedTotal = locked.reduce((sum, { value }) => sum + value, 0);
  const totals = new Float64Array(canStart.length);
  let best = 0;
  for (let set = 1; set < canStart.length; set++) {
    const lowest = 31 - Math.clz32(set & -set);
    totals[set] = (totals[set & (set - 1)] ?? 0) + (free[lowest]?.value ?? 0);
    if (canStart[set] === 1) best = Math.max(best, totals[set] ?? 0);
  }
  const starters: number[][] = [];
  for (let set = 0; set < canStart.length && starters.length < MAX_SETS; set++) {
    if (canStart[set] !== 1 || (totals[set] ?? 0) < best - SAME) continue;
    starters.push([...locked, ...free.filter((_, at) => (set >> at) & 1)].map(({ id }) => id));
  }
  return { total: lockedTotal + best, starters };
}

/** 1 for every set of players who have a place each. */
function startableSets(players: readonly LineupPlayer[], counts: ReadonlyMap<number, number>): Uint8Array {
  const canStart = new Uint8Array(2 ** players.length);
  canStart[0] = 1;
  for (const [slot, count] of counts) {
    const takers = players.flatMap(({ eligibleSlots }, at) => (eligibleSlots.includes(slot) ? [1 << at] : []));
    for (let place = 0; place < Math.min(count, takers.length); place++) {
      // Downwards: a set made with this place is not met again while it is filled.
      for (let set = canStart.length - 1; set >= 0; set--) {
        if (canStart[set] === 1) for (const taker of takers) canStart[set | taker] = 1;
      }
    }
  }
  return canStart;
}
