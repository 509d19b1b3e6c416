/**
 * One decision on all that wait, one request a plan. A plan of which one no longer holds is asked about again without it, so that the
 * others are decided and that one is named.
 */
import type { ProposalCard } from "@/contract/card";
import { byThread } from "../cards/card-order";

export type AllDecided = { readonly decided: number; readonly left: readonly ProposalCard[] };

/**
 * @param ask one request: all of these or none. Its failure is thrown on where it leaves all of them waiting.
 * @param known cards as the server has them after a refusal.
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
    while (waiting.length > 0) {
      try {
        await ask(threadId, waiting);
        decided += waiting.length;
        break;
      } catch (thrown) {
        const now = new Map(known().map((card) => [card.proposalId, card]));
        const fallen = waiting.flatMap(({ proposalId }) => now.get(proposalId) ?? []).filter((card) => !waits(card));
        if (fallen.length === 0) throw thrown;
        left.push(...fallen);
        waiting = waiting.filter(({ proposalId }) => !fallen.some((card) => card.proposalId === proposalId));
      }
    }
  }
  return { decided, left };
}

const waits = ({ status }: ProposalCard): boolean => status === "pending";
