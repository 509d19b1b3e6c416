/**
 * What a roster brings over the rest of the season: the best lineup of every sampled day, in the unit of the samples.
 *
 * Pure. Thousands of deals are tried on the same players, so each player is prepared once and a roster costs a few dozen small sorts.
 */
import { bestTotal } from "../lineup/daily-lineup";
import { dayAhead } from "../lineup/day";
import { fault, type Outcome, solved } from "../lineup/fault";
import { type HallSlots, hallSlots, hallTotal } from "../lineup/hall";
import { followsPositionRule, parseSlots, positionBits, type SlotCounts } from "../lineup/slot-layout";
import type { LaterPlayer } from "../season-value/season-value";

export type RosterSeason = {
  /** Best total of each sample's days, each sample counted once; players without a value in a sample count for nothing. */
  totals(players: readonly LaterPlayer[]): readonly number[];
  /** The same week by week within each sample, a last one of fewer days included. */
  weekTotals(players: readonly LaterPlayer[]): readonly (readonly number[])[];
  /** The samples' totals with their weights: the rest of the season. */
  total(players: readonly LaterPlayer[]): number;
};

/**
 * @param weights how often each sample happens until the season ends.
 *
 * Faults: those of `parseSlots`, and samples that are not equally long for everybody.
 */
export function rosterSeason(
  { slotCounts, weights }: { readonly slotCounts: SlotCounts; readonly weights: readonly number[] },
  everybody: readonly LaterPlayer[],
): Outcome<RosterSeason> {
  const slots = parseSlots(slotCounts);
  if (!slots.ok) return slots;
  const lengths = weights.map((_, sample) => everybody[0]?.samples[sample]?.length ?? 0);
  if (everybody.some(({ samples }) => lengths.some((length, sample) => samples[sample]?.length !== length)))
    return fault("engine.bad-number", "sample lengths");
  const hall = hallSlots(slots.value);
  const isOrdinary =
    hall !== null && everybody.every(({ eligibleSlots }) => followsPositionRule(eligibleSlots, slots.value));
  const daysOf = isOrdinary ? countedDays(hall) : matchedDays(slotCounts);
  const between = (dayTotal: DayTotal, sample: number, first: number, end: number) => {
    let sum = 0;
    for (let day = first; day < end; day++) sum += dayTotal(sample, day);
    return sum;
  };
  // A team's own roster is valued before each of its deals.
  const known = new WeakMap<readonly LaterPlayer[], readonly number[]>();
  const totals = (players: readonly LaterPlayer[]): readonly number[] => {
    const before = known.get(players);
    if (before) return before;
    const dayTotal = daysOf(players);
    const sums = lengths.map((length, sample) => between(dayTotal, sample, 0, length));
    known.set(players, sums);
    return sums;
  };
  return solved({
    totals,
    weekTotals: (players) => {
      const dayTotal = daysOf(players);
      return lengths.map((length, sample) =>
        Array.from({ length: Math.ceil(length / DAYS_A_WEEK) }, (_, week) =>
          between(dayTotal, sample, week * DAYS_A_WEEK, Math.min(length, (week + 1) * DAYS_A_WEEK)),
        ),
      );
    },
    total: (players) => totals(players).reduce((sum, each, sample) => sum + (weights[sample] ?? 0) * each, 0),
  });
}

const DAYS_A_WEEK = 7;

/** Best total of one day of a sample. */
type DayTotal = (sample: number, day: number) => number;
type DaysOf = (players: readonly LaterPlayer[]) => DayTotal;

/** Most players that a roster can have; a longer one is cut to those it starts with. */
const MAX_PLAYERS = 64;

function countedDays(hall: HallSlots): DaysOf {
  const bits = new WeakMap<LaterPlayer, number>();
  const bitsOf = (player: LaterPlayer): number => {
    const known = bits.get(player) ?? positionBits(player.eligibleSlots);
    bits.set(player, known);
    return known;
  };
  const positions = new Uint8Array(MAX_PLAYERS);
  const values = new Float64Array(MAX_PLAYERS);
  return (players) => {
    const bitsOfEach = players.map(bitsOf);
    return (sample, day) => {
      let count = 0;
      for (let index = 0; index < players.length; index++) {
        const value = players[index]?.samples[sample]?.[day] ?? 0;
        const position = value > 0 ? (bitsOfEach[index] ?? 0) : 0;
        if (position === 0 || count === MAX_PLAYERS) continue;
        let at = count++;
        for (; at > 0 && (values[at - 1] ?? 0) < value; at--) {
          values[at] = values[at - 1] ?? 0;
          positions[at] = positions[at - 1] ?? 0;
        }
        values[at] = value;
        positions[at] = position;
      }
      return hallTotal(hall, positions, values, count);
    };
  };
}

function matchedDays(slotCounts: SlotCounts): DaysOf {
  return (players) => (sample, day) => {
    const ahead = players.map(({ playerId, eligibleSlots, samples }) => {
      const value = samples[sample]?.[day] ?? 0;
      return { playerId, eligibleSlots, value, hasGame: value > 0 };
    });
    const lineup = bestTotal(dayAhead(slotCounts, ahead));
    return lineup.ok ? lineup.value : 0;
  };
}
