/** Which cards stand where they waited. Pure. */
import type { ProposalCard } from "@/contract/planning/card";
import { inPlanOrder } from "./card-order";

/**
 * What waits, and what was decided or fell while it was seen waiting: it stays in its place with its outcome until there is a fresh
 * plan or the page is opened again. An edited one gives its place to its replacement, one of an older plan to the newer plan.
 *
 * @param seen ids of cards that were seen waiting on this page.
 */
export const inPlaceOf = (cards: readonly ProposalCard[], seen: ReadonlySet<string>): ProposalCard[] => {
  const replaced = new Set(cards.map(({ replaces }) => replaces));
  return inPlanOrder(
    cards.filter(
      ({ proposalId, status }) =>
        status === "pending" || (seen.has(proposalId) && status !== "superseded" && !replaced.has(proposalId)),
    ),
  );
};
