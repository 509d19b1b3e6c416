/** In which order cards stand, and which belong together. Pure. */
import type { ProposalCard } from "@/contract/planning/card";

/** The latest plan first; within one plan by rank, a replacement at the place of what it replaced. */
export function inPlanOrder(cards: readonly ProposalCard[]): ProposalCard[] {
  const latest = new Map<string, string>();
  for (const { threadId, createdAt } of cards) {
    if (createdAt > (latest.get(threadId) ?? "")) latest.set(threadId, createdAt);
  }
  return [...cards].sort(
    (a, b) =>
      (latest.get(b.threadId) ?? "").localeCompare(latest.get(a.threadId) ?? "") ||
      a.threadId.localeCompare(b.threadId) ||
      a.rank - b.rank ||
      a.createdAt.localeCompare(b.createdAt),
  );
}

/** The first of those it builds on that still waits: until then it cannot be approved. */
export const buildsOn = (card: ProposalCard, all: readonly ProposalCard[]): ProposalCard | undefined =>
  all.find(({ proposalId, status }) => status === "pending" && card.dependsOn.includes(proposalId));

/** Cards by thread in the order in which decisions are sent, which is the order in which they can be approved. */
export const byThread = (cards: readonly ProposalCard[]): ReadonlyMap<string, ProposalCard[]> =>
  Map.groupBy(inPlanOrder(cards), ({ threadId }) => threadId);
