/** The turns of a stored conversation with their cards in the present state, so that the page begins as it stays. */

import type { ChatAnswer } from "@/contract/conversation/chat-answer";
import type { ProposalCard } from "@/contract/planning/card";

type Turn = { result: ChatAnswer | null };

/** Whether it is worth asking how cards stand. */
export const haveCards = (turns: readonly Turn[]): boolean => turns.some(({ result }) => result?.cards.length);

/**
 * An answer keeps its cards as they were made. Every plan has a thread of its own, so those of an answer's threads are
 * its own, and those that took their place.
 *
 * @param known in their present state, of any thread; a card that is not among them stays as it was made.
 */
export function withPresentCards<T extends Turn>(turns: readonly T[], known: readonly ProposalCard[]): T[] {
  return turns.map((turn) => {
    if (!turn.result?.cards.length) return turn;
    const made = turn.result.cards;
    const threads = new Set(made.map(({ threadId }) => threadId));
    const present = known.filter(({ threadId }) => threads.has(threadId));
    const ids = new Set(present.map(({ proposalId }) => proposalId));
    return {
      ...turn,
      result: { ...turn.result, cards: [...present, ...made.filter(({ proposalId }) => !ids.has(proposalId))] },
    };
  });
}
