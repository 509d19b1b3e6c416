/** Which cards stand where they waited. Pure. */
import type { ProposalCard } from "@/contract/planning/card";
import { inPlanOrder } from "./card-order";

/**
 * Pending cards, and those decided or outdated while they were on screen: these stay in their position with the outcome
 * until there is a new plan or the page is opened again. An edited card is replaced by its successor, a card of an
 * older plan by the newer plan.
 *
 * @param seen ids of the cards shown while pending
 */
export const replacementFor = (cards: readonly ProposalCard[], seen: ReadonlySet<string>): ProposalCard[] => {
  const replaced = new Set(cards.map(({ replaces }) => replaces));
  return inPlanOrder(
    cards.filter(
      ({ proposalId, status }) =>
        status === "pending" || (seen.has(proposalId) && status !== "superseded" && !replaced.has(proposalId)),
    ),
  );
};
