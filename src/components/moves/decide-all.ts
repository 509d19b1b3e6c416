/**
 * Applies one decision to all pending cards, one request per plan. A plan with an invalid card is sent again without
 * it, so that the others are decided and that one is named. A failure also reports what was done before it.
 */
import type { ProposalCard } from "@/contract/planning/card";
import { byThread } from "../cards/card-order";

export type AllDecided = {
  readonly decided: number;
  readonly left: readonly ProposalCard[];
  /** The failure that ended it while some cards were still pending. */
  readonly failure?: unknown;
};

/**
 * @param ask one request: all of these or none. Its failure is thrown on where it leaves all of them waiting and
 * nothing was done before.
 * @param known cards as they were last heard of; after a refusal, as the server has them then.
 * @returns how many were decided, and those that were not because they wait no more.
 */
export async function decideAll(
  cards: readonly ProposalCard[],
  ask: (threadId: string, cards: readonly ProposalCard[]) => Promise<unknown>,
  known: () => readonly ProposalCard[],
): Promise<AllDecided> {
  let decided = 0;
  const left: ProposalCard[] = [];
  for (const [threadId, all] of byThread(cards)) {
    let waiting: readonly ProposalCard[] = all;
    const leaveFallen = (): number => {
      const now = new Map(known().map((card) => [card.proposalId, card]));
      const fallen = waiting
        .flatMap(({ proposalId }) => now.get(proposalId) ?? [])
        .filter(({ status }) => status !== "pending");
      left.push(...fallen);
      waiting = waiting.filter(({ proposalId }) => !fallen.some((card) => card.proposalId === proposalId));
      return fallen.length;
    };
    // Deciding on an earlier plan may have ended some of this one's.
    leaveFallen();
    while (waiting.length > 0) {
      try {
        await ask(threadId, waiting);
        decided += waiting.length;
        break;
      } catch (error) {
        if (leaveFallen() > 0) continue;
        if (decided + left.length === 0) throw error;
        return { decided, left, failure: error };
      }
    }
  }
  return { decided, left };
}
