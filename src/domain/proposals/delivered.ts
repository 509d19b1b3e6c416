/**
 * Points a proposed move delivered, once its matchup is over.
 *
 * Pure, and without look-ahead: it is counted over the very starts that the claim rested on, so a player who sat out
 * brings nothing and nobody is started in hindsight.
 */

import type { ScoringItem } from "../league/league";
import { fault, type Outcome, solved } from "../lineup/fault";
import { scoreLine } from "../stats/scoring";
import { isRatio, ratioOf, type StatLine, sumLines } from "../stats/stats";

/** A start of the claim with what he did; an empty line when he did not play. */
export type PlayedStart = { readonly line: StatLine; readonly positionId: number };

/** Points of the starts gained less those of the starts lost. */
export function deliveredPoints(
  gained: readonly PlayedStart[],
  lost: readonly PlayedStart[],
  items: readonly ScoringItem[],
): number {
  const pointsOf = (starts: readonly PlayedStart[]) =>
    starts.reduce((sum, { line, positionId }) => sum + scoreLine(line, items, positionId).total, 0);
  return Math.round((pointsOf(gained) - pointsOf(lost)) * 100) / 100 + 0;
}

export type CategoryResult = {
  readonly gained: readonly PlayedStart[];
  readonly lost: readonly PlayedStart[];
  readonly categories: readonly ScoringItem[];
  /** Final totals by stat id, makes and attempts among them. */
  readonly mine: StatLine;
  readonly theirs: StatLine;
  /** Whether my totals hold the starts gained (the move was made) or those lost. */
  readonly wasMade: boolean;
};

/**
 * Categories won with the move less those won without it, a tie counted half. Fault: a category that the totals do not
 * tell.
 */
export function deliveredCategories(result: CategoryResult): Outcome<number> {
  const { gained, lost, categories, mine, theirs, wasMade } = result;
  const [come, go] = [sumLines(gained.map(({ line }) => line)), sumLines(lost.map(({ line }) => line))];
  const other = wasMade ? shifted(mine, go, come) : shifted(mine, come, go);
  const [withMove, without] = wasMade ? [mine, other] : [other, mine];
  let difference = 0;
  for (const { statId, isReverse } of categories) {
    const [a, b, against] = [withMove, without, theirs].map((line) => amountOf(line, statId));
    if (a === undefined || b === undefined || against === undefined) return fault("engine.bad-week", "categories");
    difference += wonBy(a, against, isReverse) - wonBy(b, against, isReverse);
  }
  return solved(difference);
}

const wonBy = (mine: number, theirs: number, isReverse: boolean): number =>
  mine === theirs ? 0.5 : mine > theirs !== isReverse ? 1 : 0;

const amountOf = (line: StatLine, statId: number): number | undefined =>
  isRatio(statId) ? ratioOf(statId, line) : line[String(statId)];

function shifted(totals: StatLine, plus: StatLine, minus: StatLine): StatLine {
  return Object.fromEntries(
    Object.entries(totals).map(([id, amount]) => [id, Math.max(0, amount + (plus[id] ?? 0) - (minus[id] ?? 0))]),
  );
}

/** One proposal in the track record. */
export type Settled = {
  readonly wasApproved: boolean;
  readonly claimed: number;
  readonly delivered: number;
  /**
   * Chance to win that was stated with the move, and whether the matchup was won (1), tied (0.5) or lost; `null`
   * without an opponent.
   */
  readonly chance: { readonly stated: number; readonly result: number } | null;
};

export type TrackRecord = {
  readonly settled: number;
  readonly claimed: number;
  readonly delivered: number;
  /** `null` while nothing was claimed. */
  readonly deliveredOfClaimed: number | null;
  readonly shareNotNegative: number | null;
  /** Brier score of the win probabilities stated on approved moves; `null` when there are none. */
  readonly brier: number | null;
};

export function trackRecord(all: readonly Settled[]): TrackRecord {
  const sum = (of: (one: Settled) => number) => Math.round(all.reduce((total, one) => total + of(one), 0) * 100) / 100;
  const [claimed, delivered] = [sum((one) => one.claimed), sum((one) => one.delivered)];
  // A declined move's chance was that of a week which was not played.
  const chances = all.flatMap(({ chance, wasApproved }) => (chance && wasApproved ? [chance] : []));
  const squares = chances.reduce((total, { stated, result }) => total + (stated - result) ** 2, 0);
  const share = (part: number, of: number) => (of === 0 ? null : Math.round((part / of) * 1_000) / 1_000);
  return {
    settled: all.length,
    claimed,
    delivered,
    deliveredOfClaimed: claimed === 0 ? null : share(delivered, claimed),
    shareNotNegative: share(all.filter((one) => one.delivered >= 0).length, all.length),
    brier: share(squares, chances.length),
  };
}
