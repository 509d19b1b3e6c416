/**
 * A long proof of the lineup engine: random days against every set of players and against an integer program.
 *
 * Each trial is 1,000 days decided by its seed: four in five small enough to try every set of players, the others of up
 * to 20 players and 31 places, solved by HiGHS. Slots of all kinds, odd eligibility, ties, negatives, locks, IR and
 * caps.
 */
import fc from "fast-check";
import { anyDay, bruteTotal, type Highs, highsTotal, loadHighs } from "#test/oracles/engine-oracle";
import { bestLineup, bestTotal, type DailyLineup } from "@/domain/lineup/daily-lineup";
import type { LineupDay } from "@/domain/lineup/day";

export type EngineTrial = { readonly ok: boolean; readonly line: string };

const BRUTE_DAYS = 400;
const ILP_DAYS = 100;
const TOLERANCE = 1e-6;

let highs: Promise<Highs> | undefined;

/** @param index of the trial, for the line. @param seed decides the days. */
export async function engineTrial(index: number, seed: number): Promise<EngineTrial> {
  highs ??= loadHighs();
  const solver = await highs;
  const wrong: string[] = [];
  let days = 0;
  const compare = (sampled: readonly LineupDay[], expected: (day: LineupDay) => number) => {
    for (const day of sampled) {
      days++;
      const problem = whatIsWrong(day, expected(day));
      if (problem) wrong.push(`${problem}: ${JSON.stringify(day)}`);
    }
  };
  for (const isTypical of [true, false]) {
    const small = anyDay({ maxPlayers: 9, maxPerSlot: 2, isTypical });
    const large = anyDay({ maxPlayers: 20, maxPerSlot: 4, isTypical });
    compare(fc.sample(small, { seed, numRuns: BRUTE_DAYS }), bruteTotal);
    compare(fc.sample(large, { seed, numRuns: ILP_DAYS }), (day) => highsTotal(solver, day));
  }
  const first = wrong[0] === undefined ? "" : `, first: ${wrong[0]}`;
  return {
    ok: wrong.length === 0,
    line: `trial ${index}: ${wrong.length} of ${days} days differ (seed ${seed})${first}`,
  };
}

function whatIsWrong(day: LineupDay, expected: number): string | undefined {
  const [lineup, total] = [bestLineup(day), bestTotal(day)];
  if (!lineup.ok || !total.ok) return "a fault";
  if (!isNear(lineup.value.total, expected)) return `lineup of ${lineup.value.total} instead of ${expected}`;
  if (!isNear(total.value, expected)) return `total of ${total.value} instead of ${expected}`;
  return isLegal(day, lineup.value) ? undefined : "a lineup that cannot stand";
}

const isNear = (total: number, expected: number): boolean => Math.abs(total - expected) < TOLERANCE;

/** Every starter once, where he may stand or is locked, no slot overfull, and worth the total together. */
function isLegal(day: LineupDay, { slots, starters, total }: DailyLineup): boolean {
  const left = new Map(Object.entries(day.slotCounts).map(([slot, count]) => [Number(slot), count]));
  let worth = 0;
  for (const { playerId, slotId } of slots) {
    const player = day.players.find((other) => other.playerId === playerId);
    const mayStand = player?.isLocked ? player.currentSlot === slotId : player?.eligibleSlots.includes(slotId);
    const places = left.get(slotId) ?? 0;
    if (!player || !mayStand || places === 0) return false;
    left.set(slotId, places - 1);
    worth += player.hasGame ? player.value : 0;
  }
  const isOnce = new Set(starters).size === starters.length && slots.length === starters.length;
  return isOnce && slots.every(({ playerId }) => starters.includes(playerId)) && isNear(worth, total);
}
