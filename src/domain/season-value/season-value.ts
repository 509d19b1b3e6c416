/**
 * What each player is worth after the matchup, beyond what free agents would bring in his roster spot.
 *
 * Pure. Samples of later days stand for the season: the next weeks as the schedule and today's injuries have them, the weeks
 * behind them, when players who are out have returned or not, and the playoffs. On each sampled day the league's own lineup is solved
 * again, so a player is worth what he adds on the days he starts. The replacement of a player is not one free agent but the mean of the
 * best few who could take his spot: the best of many noisy forecasts is partly luck (`REPLACEMENT_COUNT`, measured by the season replay).
 */
import type { PlayerId } from "../ids";
import { type Outcome, solved } from "../lineup/fault";
import type { SlotCounts } from "../lineup/slot-layout";
import { valueMoves } from "../moves/move-table";
import type { Week } from "../week/week";

export type LaterPlayer = {
  readonly playerId: PlayerId;
  readonly eligibleSlots: readonly number[];
  readonly defaultPositionId: number;
  /** Worth of a start on each sampled day by sample, the chance to play included; 0 without a game. */
  readonly samples: readonly (readonly number[])[];
};

export type SeasonQuestion = {
  readonly slotCounts: SlotCounts;
  readonly rosterSize: number;
  readonly roster: readonly LaterPlayer[];
  /** Free agents who can be had. */
  readonly freeAgents: readonly LaterPlayer[];
  /** How often each sample happens until the season ends; fractions are fine. */
  readonly weights: readonly number[];
  /** What an add must bring now, it must bring later: less is noise. In the unit of the samples. */
  readonly addPrice: number;
};

export type SeasonValues = {
  /** Value after the matchup by player id, 0 or more, in the unit of the samples; players worth nothing may be absent. */
  readonly values: ReadonlyMap<PlayerId, number>;
  /** Best total of the roster on an average sampled day, in the same unit. */
  readonly perDay: number;
};

/** Free agents whose mean is the replacement level. */
const REPLACEMENT_COUNT = 3;

/** Free agents tried before all are; twice as many each time that it cannot be shown that they were enough. */
const FIRST_TRIED = 48;

/** A player given up must cost his later value; one whose spot free agents fill as well costs nothing. */
export function seasonValues(question: SeasonQuestion): Outcome<SeasonValues> {
  const later = bestSwaps(question);
  if (!later.ok) return later;
  const values = new Map<PlayerId, number>();
  let weakest: { readonly level: number; readonly gains: ReadonlyMap<PlayerId, number> } | undefined;
  for (const [out, gains] of later.value.swaps) {
    const level = replacementLevel(gains);
    if (out !== null) values.set(out, Math.max(0, -level));
    if (!weakest || level > weakest.level) weakest = { level, gains };
  }
  const bar = Math.max(0, weakest?.level ?? 0) + question.addPrice;
  for (const [add, gain] of weakest?.gains ?? []) values.set(add, Math.max(0, gain - bar));
  return solved({ values, perDay: later.value.perDay });
}

/** Best first; fewer than the count where there are fewer. */
const bestOf = (gains: ReadonlyMap<PlayerId, number>): number[] =>
  [...gains.values()].sort((a, b) => b - a).slice(0, REPLACEMENT_COUNT);

function replacementLevel(gains: ReadonlyMap<PlayerId, number>): number {
  const best = bestOf(gains);
  return best.length === 0 ? 0 : best.reduce((sum, gain) => sum + gain, 0) / best.length;
}

/**
 * The swaps with all free agents who can matter: nobody else could be among the best of any spot, since a player brings
 * at most all that he is worth beside the loss of who leaves. Of the least valuable, made worth
 * nothing, the gain is that loss; he is among the best only where all who were left out are worth nothing too.
 */
function bestSwaps(question: SeasonQuestion): ReturnType<typeof laterSwaps> {
  const { freeAgents, weights } = question;
  const totals = new Map(freeAgents.map((player) => [player, totalOf(player, weights)]));
  const sorted = freeAgents.toSorted((a, b) => (totals.get(b) ?? 0) - (totals.get(a) ?? 0) || a.playerId - b.playerId);
  const last = sorted.at(-1);
  for (let tried = FIRST_TRIED; last && tried < sorted.length - 1; tried *= 2) {
    const nobody = { ...last, samples: last.samples.map((days) => days.map(() => 0)) };
    const later = laterSwaps({ ...question, freeAgents: [...sorted.slice(0, tried), nobody] });
    if (!later.ok) return later;
    const next = sorted[tried];
    const mostOfNext = (next && totals.get(next)) ?? 0;
    const isEnough = [...later.value.swaps.values()].every((gains) => {
      const loss = gains.get(last.playerId) ?? Number.POSITIVE_INFINITY;
      return (bestOf(gains).at(-1) ?? Number.NEGATIVE_INFINITY) >= loss + mostOfNext;
    });
    if (isEnough) return later;
  }
  return laterSwaps(question);
}

const totalOf = ({ samples }: LaterPlayer, weights: readonly number[]): number =>
  samples.reduce((sum, days, sample) => sum + Math.max(0, weights[sample] ?? 0) * days.reduce((a, b) => a + b, 0), 0);

type Swaps = ReadonlyMap<PlayerId | null, ReadonlyMap<PlayerId, number>>;

/** What the season gains when a free agent takes a player's spot, or an open one (`null`), for good. */
function laterSwaps({ slotCounts, rosterSize, roster, freeAgents, weights }: SeasonQuestion): Outcome<{
  readonly swaps: Swaps;
  readonly perDay: number;
}> {
  const swaps = new Map<PlayerId | null, Map<PlayerId, number>>();
  let [total, days] = [0, 0];
  for (const [sample, weight] of weights.entries()) {
    const dayCount = (roster[0] ?? freeAgents[0])?.samples[sample]?.length ?? 0;
    if (weight <= 0 || dayCount === 0) continue;
    const asPlayer = ({ samples, ...player }: LaterPlayer) => ({
      ...player,
      values: samples[sample] ?? [],
      isDroppable: true,
      isLockedToday: false,
    });
    const week: Week = {
      dayCount,
      slotCounts,
      rosterSize: Math.max(rosterSize, roster.length),
      irSlots: 0,
      positionLimits: {},
      gamesCap: null,
      addsLeft: 1,
      moveDays: { first: 0, last: 0 },
      roster: roster.map((player) => ({ ...asPlayer(player), isIrEligible: false })),
      freeAgents: freeAgents.map((player) => ({ ...asPlayer(player), availableFromDay: 0 })),
    };
    const table = valueMoves(week);
    if (!table.ok) return table;
    total += weight * table.value.baseTotal;
    days += weight * dayCount;
    for (const { slot, add, weekDelta } of table.value.moves()) {
      const out = slot.by === "drop" ? slot.playerId : null;
      const gains = swaps.get(out) ?? new Map<PlayerId, number>();
      if (!swaps.has(out)) swaps.set(out, gains);
      gains.set(add, (gains.get(add) ?? 0) + weight * weekDelta);
    }
  }
  return solved({ swaps, perDay: days === 0 ? 0 : total / days });
}
