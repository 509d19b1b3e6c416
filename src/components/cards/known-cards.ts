/** Merges cards received from several sources. Pure. The latest message may be older than the known state. */
import type { ProposalCard } from "@/contract/planning/card";

/** A status only moves forward (`domain/proposal.ts`), but for an undo: it waits, it was approved, it is over. */
const stageOf = ({ status }: ProposalCard): number => (status === "pending" ? 0 : status === "approved" ? 1 : 2);

/**
 * Compares the times of the status changes; cards of earlier versions have none, and then their statuses are compared.
 */
const isOlder = (heard: ProposalCard, known: ProposalCard): boolean =>
  heard.statusChangedAt !== undefined && known.statusChangedAt !== undefined
    ? heard.statusChangedAt < known.statusChangedAt
    : stageOf(heard) < stageOf(known);

/**
 * Merges received cards into the known ones, newest first, as the server lists them. A received card older than the
 * known one is ignored.
 */
export function merged(known: readonly ProposalCard[], heard: readonly ProposalCard[]): ProposalCard[] {
  const all = new Map(known.map((card) => [card.proposalId, card]));
  for (const card of heard) {
    const before = all.get(card.proposalId);
    if (!before || !isOlder(card, before)) all.set(card.proposalId, card);
  }
  return [...all.values()].sort((a, b) => b.createdAt.localeCompare(a.createdAt) || a.rank - b.rank);
}

/**
 * After a reading of the newest `most`: a full one says nothing of those that are older, any other has all there are.
 */
export function afterReading(
  known: readonly ProposalCard[],
  read: readonly ProposalCard[],
  most: number,
): ProposalCard[] {
  if (read.length >= most) return merged(known, read);
  const ids = new Set(read.map(({ proposalId }) => proposalId));
  return merged(
    known.filter(({ proposalId }) => ids.has(proposalId)),
    read,
  );
}
