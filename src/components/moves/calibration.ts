/** How often moves helped, by the chance that was stated. Pure. */
import type { ProposalCard } from "@/contract/planning/card";

export type CalibrationPoint = { stated: number; observed: number; count: number };

const BINS = 5;

/**
 * Calibration over the cards with a settled outcome: for each fifth of the stated probability, its mean and the share
 * that gained more than nothing. Fifths without a card are left out.
 */
export function calibrationOf(cards: readonly ProposalCard[]): CalibrationPoint[] {
  const counted = cards.flatMap(({ confidence, outcome }) =>
    outcome?.delivered == null ? [] : [{ stated: confidence.probabilityGain, helped: outcome.delivered > 0 }],
  );
  const bins = Map.groupBy(counted, ({ stated }) => Math.min(BINS - 1, Math.floor(stated * BINS)));
  return [...bins]
    .sort(([a], [b]) => a - b)
    .map(([, of]) => ({
      stated: of.reduce((sum, { stated }) => sum + stated, 0) / of.length,
      observed: of.filter(({ helped }) => helped).length / of.length,
      count: of.length,
    }));
}
